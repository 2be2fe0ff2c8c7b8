"""A new table: its chairs are read in every window, and whoever moves them by keyboard goes on
there."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from client.screenshots import LANGUAGES, keeping
from tests.browser.visits import LAPTOP, PHONE, Visit, settings

pytestmark = pytest.mark.browser

COVERED: Final = """() => [...document.querySelectorAll('.seats_ li > div :is(b, span)')]
    .filter(text => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        const beside = [...text.closest('li').querySelectorAll('.dd, .sm, .grip')]
        return beside.map(each => each.getBoundingClientRect()).some(box => box.width
            && box.left < right && left < box.right && box.top < bottom && top < box.bottom)
    }).map(text => text.textContent)"""
LEFT: Final = """() => [...document.querySelectorAll('.gt b + span')].map(facts => {
    const range = document.createRange()
    range.selectNodeContents(facts)
    return new Set([...range.getClientRects()].filter(line => line.width)
        .map(line => Math.round(line.left))).size
})"""
SIDEWAYS: Final = """() => [...document.querySelectorAll('.newtable *')].filter(each =>
    /auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1
).map(each => each.className)"""
SPACED: Final = """() => document.head.append(Object.assign(document.createElement('style'), {
    textContent: `* { line-height: 1.5 !important; letter-spacing: .12em !important;
        word-spacing: .16em !important }`
}))"""
"""As readers may wish it (WCAG 1.4.12)."""


@pytest.mark.parametrize("width", [600, 768, 900, 1080, 1100])
def test_names_of_chairs_lie_beside_what_is_chosen_there(visit: Visit, width: int) -> None:
    for game in ("cambria", "roma"):
        visit.open(f"new/{game}")
        for language in LANGUAGES:
            visit.speak(language)
            visit.size((width, 1024))
            assert visit.page.evaluate(COVERED) == [], (game, language)


def test_lines_on_the_choice_of_games_begin_below_each_other(visit: Visit) -> None:
    visit.size((768, 1024))
    visit.open("new/cambria")
    for language in LANGUAGES:
        visit.speak(language)
        assert visit.page.evaluate(LEFT) == [1, 1, 1], language


@pytest.mark.parametrize("game", ["cambria", "roma"])
def test_letters_that_stand_further_apart_need_no_scrolling_sideways(
    visit: Visit, game: str
) -> None:
    visit.open(f"new/{game}")
    visit.page.evaluate(SPACED)
    for window in (LAPTOP, (768, 1024), PHONE):
        visit.size(window)
        assert visit.page.evaluate(SIDEWAYS) == [], window


def test_the_name_of_a_table_is_asked_for_in_the_narrowest_window_too(visit: Visit) -> None:
    visit.size((320, 640))
    visit.open("new/cambria")
    expect(visit.page.get_by_placeholder("Table name")).to_be_visible()


def test_bots_of_a_new_table_are_those_that_were_last_chosen(visit: Visit) -> None:
    visit.open("settings")
    chosen: dict[str, Any] = settings("en") | {"levels": {"cambria": "legatus"}}
    visit.page.evaluate(keeping({"lusoria-settings": chosen}))
    visit.open("new/cambria")
    expect(visit.page.get_by_label("Who sits at C")).to_have_value("bot-legatus")
    visit.open("new/armorica")  # nobody was chosen there
    expect(visit.page.get_by_label("Who sits at C")).to_have_value("bot-tiro")


def test_ones_own_name_is_asked_for_on_ones_own_chair(visit: Visit) -> None:
    visit.open("new/armorica")
    visit.page.locator(".seats_").get_by_placeholder("Your name").fill("Livia")
    expect(visit.page.get_by_label("Move Livia")).to_be_visible()
    visit.page.reload()
    expect(visit.page.get_by_placeholder("Your name")).to_have_value("Livia")


# By keyboard


def test_escape_leaves_a_new_table_but_no_field_that_is_written_in(visit: Visit) -> None:
    visit.open("new/roma")
    visit.page.get_by_label("Table name").fill("Tuesday")
    visit.page.keyboard.press("Escape")
    visit.page.get_by_label("Who sits at B").focus()
    visit.page.keyboard.press("Escape")
    expect(visit.page.get_by_label("Table name")).to_have_value("Tuesday")
    visit.page.locator("label", has_text="fast").click()
    visit.page.keyboard.press("Escape")
    expect(visit.page.locator(".lobby")).to_be_visible()


def test_a_chair_that_is_moved_keeps_the_focus_and_tells_its_place(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("new/cambria")
    mine = visit.page.get_by_label("Move Aurelia")
    told = visit.page.locator(".c2 [role=status]")
    mine.focus()
    for place in (2, 3):
        visit.page.keyboard.press("ArrowDown")
        expect(mine).to_be_focused()
        expect(told).to_have_text(f"Aurelia: place {place} in the order of play")
    visit.page.keyboard.press("Enter")
    expect(mine).to_be_focused()
    expect(told).to_have_text("Aurelia: place 2 in the order of play")


def test_who_takes_a_chair_away_or_adds_the_last_goes_on_at_another(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("new/cambria")
    told = visit.page.locator(".c2 [role=status]")
    add = visit.page.get_by_role("button", name="Add a chair")
    for chairs in (4, 5):
        add.press("Enter")
        expect(told).to_have_text(f"A chair is added: {chairs} chairs")
    expect(visit.page.get_by_label("Who sits at E")).to_be_focused()
    crosses = visit.page.get_by_role("button", name="Take away the chair")
    crosses.nth(2).press("Enter")
    expect(told).to_have_text("Tiro is taken away: 4 chairs are left")
    expect(crosses.nth(2)).to_be_focused()
    crosses.nth(3).press("Enter")
    expect(crosses.nth(2)).to_be_focused()


def test_a_chair_that_a_telephone_takes_away_leaves_the_focus_in_the_list(visit: Visit) -> None:
    visit.size(PHONE)
    visit.open("new/cambria")
    visit.page.get_by_label("Who sits at B").select_option("away")
    expect(visit.page.get_by_label("Who sits at B")).to_be_focused()
    expect(visit.page.get_by_label("Who sits at B")).to_have_value("bot-tiro")


def test_a_list_wears_the_sign_of_the_house_in_both_lights(visit: Visit) -> None:
    """The browser's own arrow stood at the very edge."""
    sign = """list => {
        const { appearance, backgroundImage, paddingRight } = getComputedStyle(list)
        return appearance === 'none' && parseFloat(paddingRight) >= 20 && backgroundImage
    }"""
    for address in ("new/armorica", ""):
        visit.open(address, address or "lobby")
        lists = visit.page.locator("select")
        signs = set()
        for light in ("light", "dark"):
            visit.light(light)
            (one,) = set(lists.evaluate_all(f"lists => lists.map({sign})"))
            signs.add(one)
        assert False not in signs
        assert len(signs) == 2
