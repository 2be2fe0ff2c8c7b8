"""The page of the rules on a telephone: its search lies in the window whatever it tells, and
numbers that stand alone are as high as a thumb."""

from typing import Final

import pytest

from client.faults import faults
from client.scenes import SEARCHED
from client.screenshots import LANGUAGES
from tests.browser.visits import LAPTOP, NARROW, PHONE, Visit, settled

pytestmark = pytest.mark.browser

NUMBERS: Final = """() => [...document.querySelectorAll('.rt .no, .rt .alone .rule')].map(each => {
    const around = getComputedStyle(each, '::after')
    return Math.max(each.getBoundingClientRect().height, parseFloat(around.height) || 0)
})"""
"""How high each number of a rule is that stands alone, with the room around it."""
SEARCH: Final = """() => {
    const parts = [...document.querySelectorAll('search :is(input, button, .hits)')]
    return parts.map(each => {
        const { left, right, width, height } = each.getBoundingClientRect()
        return { inside: left >= 0 && right <= innerWidth, high: height, wide: width,
            button: each.matches('button') }
    })
}"""
"""What the search consists of: whether it lies in the window, and how large it is."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", [NARROW, PHONE])
def test_the_search_of_the_rules_lies_in_the_window(
    visit: Visit, window: tuple[int, int], language: str
) -> None:
    visit.size(window)
    visit.open("rules/roma")
    visit.speak(language)
    for address, search in SEARCHED.values():
        visit.open(address, f"{address}-{language}")
        search(visit.page)
        settled(visit.page)
        parts = visit.page.evaluate(SEARCH)
        assert [part for part in parts if not part["inside"]] == []
        thumbs = [min(part["high"], part["wide"]) for part in parts if part["button"]]
        assert len(thumbs) >= 2
        assert min(thumbs) >= 44
    assert min(visit.page.evaluate(NUMBERS)) >= 44


BELOW: Final = """() => {
    const [field, told, near] = ['.field', '.hits', '.near'].map(each =>
        document.querySelector(`search ${each}`).getBoundingClientRect())
    return [field.top, told.top - field.bottom, near.top - told.bottom].map(Math.round)
}"""
"""What is above the field of the search, between it and what was found, and below that."""


@pytest.mark.parametrize("window", [PHONE, LAPTOP, (1440, 900)])
def test_what_else_might_be_looked_for_stands_below_the_sentence_that_says_so(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    address, search = SEARCHED["rules-search-near"]
    visit.open(address)
    search(visit.page)
    settled(visit.page)
    above, told, near = visit.page.evaluate(BELOW)
    ring = 7  # round the field
    assert min(above, told) >= ring
    assert near > 0


def test_what_no_scrolling_brings_in_is_held_against_a_page(visit: Visit) -> None:
    visit.size(PHONE)
    visit.open("rules/roma")
    visit.page.evaluate(
        "() => { const list = document.createElement('div');"
        "list.style.cssText = 'overflow: hidden auto; height: 80px; width: 100%';"
        "const far = document.createElement('button');"
        "far.style.cssText = 'margin-left: 380px; width: 60px';"
        "far.append('far'); list.append(far); document.body.prepend(list) }"
    )
    assert [each for each in faults(visit.page) if each.startswith("outside: <button")]
