"""Roma's names are read whole on every card of a hand or a draw, however narrow the cards are."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.roma import asked, draw, turn_to

pytestmark = pytest.mark.browser
PHONES: Final = ((320, 568), (320, 640), (360, 740), (390, 844))
WIDER: Final = ((844, 390), (1280, 720), (1440, 900))

TITLES: Final = "titles => titles.map(({ className, innerHTML }) => ({ className, innerHTML }))"
CUT: Final = """([place, titles]) => {
    const cards = [...document.querySelectorAll(`${place} .rcard`)]
    const box = part => part.getBoundingClientRect()
    return titles.flatMap(title => {
        for (const card of cards) Object.assign(card.querySelector('.title'), title)
        return cards.filter((card, index) => {
            const letters = document.createRange()
            const forms = [...card.querySelectorAll('.title :is(.l, .s)')]
            letters.selectNodeContents(forms.find(form => form.checkVisibility()))
            const [name, face, next] = [letters, card.querySelector('.in'), cards[index + 1]].map(
                part => part && box(part))
            const beside = next && next.top < name.bottom && next.bottom > name.top
            const coin = box(card.querySelector('.cost'))
            const from = coin.bottom > name.top + 3 ? coin.right - 3 : face.left
            const to = beside ? Math.min(face.right, next.left) : face.right
            return name.left < from || name.right > to + 2
        }).map(card => card.textContent)
    })
}"""
"""Names of which a letter lies under a coin, under the next card or beyond the own one; a fanned
card stands askew, and its name is told two pixels wider than it is."""
BROAD: Final = """titles => titles.flatMap(({ className, innerHTML }) => {
    const shown = [...document.querySelectorAll(':is(.slot, .line) .rmini .nm')]
    return shown.filter(name => name.checkVisibility()).filter(name => {
        name.className = className.replace('title', 'nm')
        name.innerHTML = innerHTML
        const form = [...name.querySelectorAll('.l, .s')].find(each => each.checkVisibility())
        return form.getBoundingClientRect().width > name.clientWidth
    }).map(name => name.textContent)
})"""
"""Names that are broader than the small card that lies on a disc or fights."""
FEWER: Final = """drawn => {
    document.querySelector('.board').style.setProperty('--drawn', drawn)
    const tray = document.querySelector('.tray.drawn')
    tray.style.setProperty('--n2', drawn)
    while (tray.children.length > drawn) tray.lastElementChild.remove()
}"""


def titles(page: Page) -> list[Any]:
    """The names of all cards, as cards wear them."""
    draw(page, "catalogue", ".rcard.tall .title")
    found: list[Any] = page.locator(".rcard.tall .title").evaluate_all(TITLES)
    assert len(found) == 25
    return found


@pytest.mark.parametrize("table", [*PHONES, *WIDER], indirect=True, ids=str)
def test_no_name_is_cut_however_many_cards_are_drawn(table: Page) -> None:
    names = titles(table)
    turn_to(table, asked("keep")[-1])
    for drawn in range(6, 0, -1):
        table.evaluate(FEWER, drawn)
        assert table.evaluate(CUT, [".tray.drawn", names]) == [], drawn


@pytest.mark.parametrize("table", [*PHONES, *WIDER], indirect=True, ids=str)
def test_no_name_is_cut_in_a_hand_of_five_or_eleven(table: Page) -> None:
    names = titles(table)
    for at in asked("act")[:2]:
        turn_to(table, at)
        assert table.evaluate(CUT, [".fan", names]) == [], at


@pytest.mark.parametrize("table", [*PHONES, *WIDER], indirect=True, ids=str)
def test_no_name_is_cut_on_a_disc_or_in_a_battle(table: Page) -> None:
    names = titles(table)
    for at in (*asked("add_die"), asked("act")[1]):  # six discs, seven
        turn_to(table, at)
        assert table.evaluate(BROAD, names) == [], at
