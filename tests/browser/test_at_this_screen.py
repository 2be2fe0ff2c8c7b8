"""Who sits at a screen: one seat of several that the device holds, several in turn, nobody. What is
said reaches each of them, and what was answered once is not asked of the next hand.
"""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.players import PATIENCE, Player, Seating
from tests.browser.serving import Server

pytestmark = pytest.mark.browser

NARROW: Final = {"width": 1000, "height": 720}
NEW: Final = re.compile("^Chat: one new line$")


def chat(page: Page) -> Locator:
    return page.get_by_role("tab", name="Chat")


def say(player: Player, text: str) -> None:
    player.page.locator(".say-box input").fill(text)
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".say-box input")).to_have_value("")


def test_no_curtain_falls_for_a_seat_that_another_tab_holds(
    people: Seating, server: Server
) -> None:
    """A tab that sat down with one key shows its seat the table, whoever is asked."""
    one = people()
    match, seats = server.new_table("armorica", "me", "here")
    one.sit("armorica", match, {"0": seats["0"]})
    other = one.context.new_page()
    other.goto(f"{one.house}#/seat/{match}/1/{seats['1']}")
    other.wait_for_selector(".ask, .curtainpage")
    one.page.wait_for_function("() => localStorage['lusoria-tables'].includes('\"1\"')")
    if one.has_the_move:
        one.wait_until_asked()
        one.answer()
    expect(one.page.locator(".app:not([data-asked]) .board-area")).to_be_visible(timeout=PATIENCE)
    expect(one.page.locator(".curtainpage")).to_have_count(0)


def test_what_is_said_while_the_curtain_hangs_is_news_when_it_opens(
    people: Seating, server: Server
) -> None:
    two, far = people(), people()
    match, seats = server.new_table("armorica", "me", "here", "here")
    far.sit("armorica", match, {"2": seats["2"]})
    two.sit("armorica", match, {seat: seats[seat] for seat in "01"})
    if far.has_the_move:
        far.wait_until_asked()
        far.answer()
    two.page.wait_for_selector(".curtainpage", timeout=PATIENCE)
    say(far, "Ave!")
    two.open_curtain()
    expect(chat(two.page)).to_have_accessible_name(NEW, timeout=PATIENCE)
    expect(two.page.locator(".unseen[aria-live=polite]")).to_contain_text("Ave!")


def test_what_the_other_hand_would_take_back_has_a_name(people: Seating, server: Server) -> None:
    """Whoever lifts the curtain has not moved yet: the arrow means the move before it."""
    two = people()
    match, seats = server.new_table("armorica", "me", "here")
    two.sit("armorica", match, seats)
    two.open_curtain()
    mover = "Anna" if two.page.locator(".app").get_attribute("data-asked") == "0" else "Boris"
    two.answer()
    two.open_curtain()
    two.page.keyboard.press("u")
    prompt = two.page.get_by_role("alertdialog")
    expect(prompt.locator("b").first).to_have_text(f"Take back {mover}’s last move?")
    expect(prompt.locator("q")).to_contain_text(mover)


def test_an_onlooker_hears_what_others_say_and_not_themselves(
    people: Seating, server: Server
) -> None:
    anna, guest = people(), people()
    match, seats = server.new_table("armorica", "me", "tiro")
    anna.sit("armorica", match, {"0": seats["0"]})
    guest.visit(f"table/{match}")
    guest.page.wait_for_selector(".ask")
    say(guest, "Who is winning?")
    expect(chat(anna.page)).to_have_accessible_name(NEW, timeout=PATIENCE)
    say(anna, "Not me.")
    spoken = guest.page.locator(".unseen[aria-live=polite]")
    expect(spoken).to_contain_text("Not me.", timeout=PATIENCE)
    expect(chat(guest.page)).to_have_accessible_name(NEW)


def test_the_same_line_twice_is_told_twice(people: Seating, server: Server) -> None:
    """What a reader has spoken is made anew, though its words have not changed."""
    anna, boris = people(), people()
    match, seats = server.new_table("armorica", "me", "here")
    anna.sit("armorica", match, {"0": seats["0"]})
    boris.sit("armorica", match, {"1": seats["1"]})
    spoken = boris.page.locator(".unseen[aria-live=polite]")
    say(anna, "Ave!")
    expect(spoken).to_contain_text("Ave!", timeout=PATIENCE)
    boris.page.evaluate("""() => {
        window.told = 0
        const region = document.querySelector('.unseen[aria-live=polite]')
        new MutationObserver(() => { window.told += 1 }).observe(region, {childList: true})
    }""")
    say(anna, "Ave!")
    boris.page.wait_for_function("() => window.told > 0", timeout=PATIENCE)
    expect(spoken).to_contain_text("Ave!")


def test_a_table_without_chat_has_no_key_for_it(people: Seating, server: Server) -> None:
    quiet = people(window=NARROW)
    match, seats = server.new_table("armorica", "me", "tiro", wishes={"chat": False})
    quiet.sit("armorica", match, {"0": seats["0"]})
    quiet.page.keyboard.press("c")
    quiet.page.keyboard.press("?")
    keys = quiet.page.locator("dialog[open] dt")
    expect(keys.get_by_text("L", exact=True)).to_be_visible()  # and no drawer lies there
    expect(keys.get_by_text("C", exact=True)).to_have_count(0)
