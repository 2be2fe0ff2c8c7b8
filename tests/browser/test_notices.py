"""What a table says beside the game has room of its own, and a hint is shown where it leads."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from client.scenes import scenes
from tests.browser.visits import LAPTOP, PHONE, Visit

pytestmark = pytest.mark.browser

TABLET: Final = (820, 1180)
SIDEWAYS: Final = (844, 390)
NOTICES: Final = (
    *(
        (game, notice)
        for game in ("armorica", "roma", "cambria")
        for notice in ("hint", "takeback")
    ),
    *(("roma", notice) for notice in ("away", "stale", "restart", "thinking")),
)
COVERED: Final = """() => {
    const said = document.querySelector('.toasts').getBoundingClientRect()
    const parts = '.bar-top, .board-area, .mapf, .seats, .dock-tray, .ask, .side > .log'
    return [...document.querySelectorAll(parts)].filter(each => {
        const box = each.getBoundingClientRect()
        return Math.min(box.right, said.right) - Math.max(box.left, said.left) > 1
            && Math.min(box.bottom, said.bottom) - Math.max(box.top, said.top) > 1
            && !(innerWidth >= 1180 && each.matches('.mapf')) // log and seats float over it
    }).map(each => each.className)
}"""


def address(game: str, incident: str) -> str:
    return next(each.address for each in scenes() if each.name == f"state-{game}-{incident}")


@pytest.mark.parametrize(("game", "notice"), NOTICES)
def test_a_notice_covers_nothing(visit: Visit, game: str, notice: str) -> None:
    visit.open(address(game, notice))
    for window in (PHONE, TABLET, SIDEWAYS, LAPTOP):
        visit.size(window)
        expect(visit.page.locator(".toasts > *")).to_be_in_viewport(ratio=0.95)
        assert visit.page.evaluate(COVERED) == [], window


def test_the_newest_lines_of_the_log_stay_in_sight(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open(address("armorica", "away"))
    last = visit.page.locator(".side .log li").last
    expect(last).to_be_in_viewport(ratio=0.9)
    before = last.bounding_box()
    visit.page.locator(".prompt .btn").first.click()
    expect(last).to_be_in_viewport(ratio=0.9)
    assert last.bounding_box() != before, "the log has the room again"


def marks(page: Page, where: str) -> list[str]:
    found: list[str] = page.locator(f"{where} [data-hint]").evaluate_all(
        "all => all.map(each => each.dataset.hint)"
    )
    return found


def test_a_hint_stands_on_whatever_leads_to_its_answers(visit: Visit) -> None:
    """Three chances in the list, and the same on cards, roads, dice and answers."""
    visit.open(address("armorica", "hint"))
    assert sorted(marks(visit.page, ".arow")) == ["28%", "45%", "62%"]
    assert sorted(marks(visit.page, ".ask")) == ["28%", "45%", "62%"]
    visit.open(address("cambria", "hint"))
    assert sorted(marks(visit.page, ".spots")) == ["28%", "45%", "62%"]
    visit.open(address("roma", "hint"))
    assert marks(visit.page, ".hand") == ["62%"]
    visit.page.locator(".hand [data-hint]").click()
    assert sorted(marks(visit.page, ".places")) == ["28%", "45%", "62%"]
    visit.page.keyboard.press("Escape")  # the hint is put away first
    assert marks(visit.page, ".frame") == []


def test_whoever_waits_is_not_asked_again(visit: Visit) -> None:
    visit.open(address("cambria", "away"))
    visit.page.locator(".prompt .btn").first.click()
    expect(visit.page.locator(".prompt")).to_have_count(0)


def test_a_telephone_counts_what_is_new_and_its_log_begins_there(visit: Visit) -> None:
    visit.size((PHONE[0], 480))  # the news is longer than the log
    visit.open(address("cambria", "news"))
    count = int(visit.page.locator(".tools .count").inner_text())
    visit.page.keyboard.press("l")
    new = visit.page.locator(".drawer .log .new")
    expect(new).to_have_count(count)
    expect(new.first).to_be_in_viewport(ratio=1)
    expect(new.last).not_to_be_in_viewport()
