"""Whoever comes to a page by keyboard begins at its main part, also where that comes later."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.visits import LAPTOP, Visit

pytestmark = pytest.mark.browser

PAGES: Final = {
    "replay": ("replay/roma-2/60", "main.board-area"),
    "invitation": ("sit/claudia", "main.sit"),
    "waiting room": ("recorded/cambria-5/waiting", "main.wait"),
    "reckoning": ("recorded/roma-2/end", "main.endg"),
}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_whose_main_part_comes_later_begins_there_too(visit: Visit, page: str) -> None:
    address, main = PAGES[page]
    visit.size(LAPTOP)
    visit.open("offline")
    visit.page.keyboard.press("Home")
    visit.page.evaluate("address => void (location.hash = `#/${address}`)", address)
    expect(visit.page.locator(main)).to_be_focused()
