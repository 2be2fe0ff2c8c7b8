"""What a device keeps may not fit, or may not be taken: the house opens all the same, and whoever
would lose a seat is told in time."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from client.screenshots import keeping
from tests.browser.players import PATIENCE, Player, Seating
from tests.browser.serving import Server
from tests.browser.visits import Visit

pytestmark = pytest.mark.browser

ANNA: Final = {"name": "Anna", "language": "en"}
ODD: Final[list[dict[str, Any]]] = [
    {"lusoria-tables": {"tables": None}},
    {"lusoria-tables": {"tables": {"a": 1}}},
    {"lusoria-tables": {"tables": [None]}},
    {"lusoria-settings": ANNA | {"levels": None}},
    {"lusoria-settings": [], "lusoria-tables": "velox"},
]
REFUSES: Final = """Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
    apply(set, place, pair) {
        if (%s) throw new DOMException('full', 'QuotaExceededError')
        return set.apply(place, pair)
    }
})"""
FULL: Final = {"the device": REFUSES % "place === localStorage", "everything": REFUSES % "true"}


@pytest.mark.parametrize("odd", ODD, ids=json.dumps)
def test_what_does_not_fit_leaves_no_page_blank(visit: Visit, odd: dict[str, Any]) -> None:
    visit.open("offline")
    visit.page.evaluate(keeping(odd))
    for page, shows in (("", ".lobby .gc"), ("settings", ".sets_"), ("new/roma", ".seats_")):
        visit.open(page, f"{page}-odd")
        expect(visit.page.locator(shows).first).to_be_visible()
    assert visit.faults == []


def test_a_table_opens_whatever_is_said_to_have_been_seen_there(
    people: Seating, server: Server
) -> None:
    match, seats = server.new_table("roma", "me", "tiro")
    anna = people()
    anna.visit()
    anna.page.evaluate(keeping({"lusoria-seen": {match: None, "other": 3}}))
    anna.sit("roma", match, seats)
    anna.wait_until_asked()


def plays_now(anna: Player, full: str) -> str:
    """Begins a game where nothing can be kept; what the link is that she is told to save."""
    anna.visit()
    anna.page.add_init_script(FULL[full])
    anna.page.reload()
    anna.page.locator("article", has=anna.page.locator("#game-roma")).locator(".btn.big").click()
    warning = anna.page.get_by_role("dialog")
    expect(warning).to_contain_text("This browser keeps nothing", timeout=PATIENCE)
    link: str = warning.get_by_role("textbox").input_value()
    warning.get_by_role("button", name="Close").click()
    anna.wait_until_asked()
    return link


@pytest.mark.parametrize("full", FULL)
def test_whoever_would_lose_a_seat_is_given_its_link(people: Seating, full: str) -> None:
    anna, again = people(), people()
    link = plays_now(anna, full)
    assert re.search("#/seat/", link)
    again.page.goto(link)
    again.wait_until_asked()
    assert again.page.get_by_role("dialog").count() == 0  # this device keeps it


def test_where_only_the_device_is_full_a_reload_leaves_one_in_place(people: Seating) -> None:
    anna = people()
    plays_now(anna, "the device")
    anna.page.reload()
    anna.page.get_by_role("dialog").get_by_role("button", name="Close").click(timeout=PATIENCE)
    anna.wait_until_asked()
