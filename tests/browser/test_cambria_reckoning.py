"""Cambria's reckoning as it is seen."""

import pytest
from playwright.sync_api import expect

from tests.browser.visits import LAPTOP, PHONE, Visit

pytestmark = pytest.mark.browser


def test_of_three_who_are_tied_each_is_told_its_own_place(visit: Visit) -> None:
    visit.open("recorded/cambria-5/end")
    expect(visit.page.locator(".tot .by")).to_have_text(
        ["earliest last turn", "second earliest last turn", "latest last turn"]
    )


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_reckoning_stays_within_its_card_where_ties_are_broken(
    visit: Visit, language: str
) -> None:
    visit.size(LAPTOP)
    visit.open("recorded/cambria-5/end")
    visit.speak(language)
    assert visit.page.locator(".reck .scroll").evaluate(
        "each => each.scrollWidth <= each.clientWidth"
    )
    lines = visit.page.locator(".tot .level").evaluate_all(
        "all => all.map(each => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight))"
    )
    assert max(lines) < 2.1


def test_tokens_stand_below_one_another_and_a_row_has_one_height(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("recorded/cambria-3/end")
    lefts = visit.page.locator(".ftoks .tk").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().left)"
    )
    assert len(lefts) > 8
    assert len(set(lefts)) <= 4
    apart = visit.page.locator(".tokens tbody tr").evaluate_all("""all => all.map(row => {
        const middle = each => (box => box.top + box.height / 2)(each.getBoundingClientRect())
        const all = ['.pl_ svg', '.ftok', '.tot span'].map(each => middle(row.querySelector(each)))
        return Math.max(...all) - Math.min(...all)
    })""")
    assert max(apart) < 4
    assert visit.page.locator(".reck .scroll").evaluate(
        "each => each.scrollWidth <= each.clientWidth"
    )


def test_the_headings_of_the_reckoning_are_heard_on_a_telephone_too(visit: Visit) -> None:
    visit.size(PHONE)
    visit.open("recorded/cambria-5/end")
    table = visit.page.locator(".reck").get_by_role("table").first
    expect(table.get_by_role("columnheader")).to_have_count(5)
    expect(table.get_by_role("columnheader").last).to_have_text("Sum")
    assert visit.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
