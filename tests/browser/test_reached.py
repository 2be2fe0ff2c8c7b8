"""What explains something lies beside or over other things: pointer, finger and key can reach it,
and none of them passes through it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visits import LAPTOP, Visit, sends, settled

pytestmark = pytest.mark.browser

REASONS = [("armorica-3", ".acard.cannot"), ("cambria-5", ".spot.cannot.road-at")]
FORT = ".spot.fort-at"
TOLD = ".tell"
UNDER = """() => {
    const {left, right, top, bottom} = document.querySelector('.tell').getBoundingClientRect()
    const middle = ({x, y, width, height}) => [x + width / 2, y + height / 2]
    return [...document.querySelectorAll('.spot')]
        .map(each => middle(each.getBoundingClientRect()))
        .filter(([x, y]) => x > left + 2 && x < right - 2 && y > top + 2 && y < bottom - 2)
        .find(at => !document.elementFromPoint(...at).closest('a'))
}"""
"""Where another place lies under what is told."""


def asking(table: str) -> str:
    """Where somebody is asked for the first time in play."""
    return f"recorded/{table}/{16 if table == 'cambria-5' else 1}"


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_rule(page: Page, number: str) -> None:
    """The rules lie over the table, open at a rule."""
    expect(page.locator("main.rt li.at").first).to_have_attribute("data-rule", number)


@pytest.mark.parametrize(("table", "shaded"), REASONS, ids=["armorica", "cambria"])
def test_a_pointer_comes_from_a_thing_to_its_reason_and_the_rule_in_it(
    visit: Visit, table: str, shaded: str
) -> None:
    visit.size(LAPTOP)
    visit.open(asking(table))
    page = visit.page
    page.locator(shaded).first.hover()
    page.mouse.move(*middle(page, shaded))
    rule = page.locator(".popover.tip .rule")
    rule.wait_for()
    number, place = rule.inner_text(), rule.bounding_box()
    assert place
    page.mouse.move(place["x"] + 5, place["y"] + 5, steps=6)
    page.wait_for_timeout(600)  # longer than a reason stays for whoever has gone elsewhere
    page.mouse.down()
    page.mouse.up()
    expect_rule(page, number)


def test_a_reason_goes_when_the_pointer_goes_elsewhere(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open(asking("armorica-3"))
    page = visit.page
    page.mouse.move(*middle(page, ".acard.cannot"))
    page.locator(".acard.cannot").first.hover()
    expect(page.locator(".popover.tip")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".popover.tip")).to_have_count(0)


@pytest.mark.parametrize(("table", "shaded"), REASONS, ids=["armorica", "cambria"])
def test_a_finger_opens_the_rule_in_a_reason(held: Visit, table: str, shaded: str) -> None:
    held.open(asking(table))
    page = held.page
    page.locator(shaded).first.tap(force=True)
    rule = page.locator(".popover.tip .rule")
    number = rule.inner_text()
    rule.tap()
    expect_rule(page, number)


def test_the_rules_open_by_their_key_at_the_rule_of_a_reason(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open(asking("armorica-3"))
    page = visit.page
    page.locator(".acard.cannot").first.focus()
    number = page.locator(".popover.tip .rule").inner_text()
    page.keyboard.press("r")
    expect_rule(page, number)


def test_no_finger_passes_through_what_is_told_of_a_fort(held: Visit) -> None:
    """It covers other places: a tap on it meant them, and placed a warrior where a road glowed."""
    held.open(asking("cambria-5"))
    page, told = held.page, held.page.locator(TOLD)
    forts = page.locator(FORT)
    under = None
    for fort in forts.all():
        fort.tap()
        expect(told).to_be_visible()
        settled(page)
        under = under or page.evaluate(UNDER)
        if under:
            break
    assert under, "another place lies under what is told"
    assert not sends(page, lambda: page.touchscreen.tap(*under))
    expect(told).to_have_count(0)
    fort.tap()
    rule = told.locator(".rule").first
    number = rule.inner_text()
    rule.tap()
    expect_rule(page, number)
