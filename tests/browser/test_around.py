"""What happens around the game: going back by consent, table talk, the window's title, sounds."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.players import PATIENCE, Player, Seating, who_is_asked
from tests.browser.serving import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def two(people: Seating, server: Server) -> tuple[Player, Player]:
    """The one whose move it is at a table of two, and the other, who reads German."""
    match, seats = server.new_table("armorica", "me", "here")
    pair = people(name="Anna"), people(name="Boris", language="de")
    for seat, player in enumerate(pair):
        player.sit("armorica", match, {str(seat): seats[str(seat)]})
    asked = 0 if who_is_asked(*pair) is pair[0] else 1
    return pair[asked], pair[1 - asked]


def move(first: Player, other: Player) -> None:
    """The one answers, and both have seen that the other is asked."""
    first.answer()
    other.wait_until_asked()
    first.wait_until_level(other)


def ask_back(player: Player) -> None:
    """Think of going back, and say it: whoever presses the button by mistake disturbs nobody."""
    player.page.keyboard.press("u")
    prompt = player.page.locator(".prompt")
    prompt.locator(".btn.primary").click(timeout=PATIENCE)
    expect(prompt.locator(".btn")).to_have_count(0)  # nothing but a word that others are asked


def test_all_others_let_a_player_go_back_behind_what_is_known(two: tuple[Player, Player]) -> None:
    first, other = two
    move(first, other)
    before = first.entry
    ask_back(first)
    other.page.locator(".prompt .btn.primary").click(timeout=PATIENCE)
    first.wait_until_asked()
    assert first.entry > before
    expect(other.page.locator(".side .log li.undone").first).to_be_attached()
    expect(other.page.locator(".prompt")).to_have_count(0)


def test_what_was_taken_back_is_no_longer_the_last_move(two: tuple[Player, Player]) -> None:
    first, other = two
    other.page.set_viewport_size({"width": 390, "height": 844})
    last = other.page.locator(".lastmove")
    before = last.text_content() or ""
    move(first, other)
    expect(last).not_to_have_text(before)
    ask_back(first)
    other.page.locator(".prompt .btn.primary").click(timeout=PATIENCE)
    expect(last).to_have_text(before, timeout=PATIENCE)


def test_whoever_is_refused_is_told_so(two: tuple[Player, Player]) -> None:
    first, other = two
    move(first, other)
    ask_back(first)
    other.page.locator(".prompt .btn:not(.primary)").click(timeout=PATIENCE)
    told = first.page.locator(".prompt")
    expect(told.locator(".btn")).to_have_count(1, timeout=PATIENCE)
    told.locator(".btn").click()
    expect(told).to_have_count(0)
    assert other.asked, "the answer stands"


def test_what_is_said_is_read_on_all_screens(two: tuple[Player, Player]) -> None:
    first, other = two
    for player in two:
        player.page.keyboard.press("c")
    first.page.locator(".say-box input").last.fill("Ave, <b>Boris</b>!")
    first.page.keyboard.press("Enter")
    said = other.page.locator(".bubble p").last
    expect(said).to_have_text("Ave, <b>Boris</b>!", timeout=PATIENCE)


def test_what_is_said_is_counted_and_told_while_the_log_is_read(two: tuple[Player, Player]) -> None:
    first, other = two
    chat = other.page.get_by_role("tab", name="Chat")
    expect(chat).to_have_accessible_name("Chat")
    first.page.locator(".say-box input").fill("Ave, Boris!")
    first.page.keyboard.press("Enter")
    new = re.compile("Chat: (one new line|eine neue Zeile)")  # chance says who is first
    expect(chat).to_have_accessible_name(new, timeout=PATIENCE)
    spoken = other.page.locator(".unseen[aria-live=polite]")
    expect(spoken).to_have_text(re.compile("(Anna|Boris) (says|sagt): Ave, Boris!"))
    chat.click()
    expect(chat).to_have_accessible_name("Chat")
    other.page.locator(".say-box input").fill("Salve!")
    other.page.keyboard.press("Enter")
    spoken = first.page.locator(".unseen[aria-live=polite]")
    expect(spoken).to_contain_text("Salve!", timeout=PATIENCE)
    theirs = first.page.get_by_role("tab", name="Chat")
    expect(theirs).to_have_accessible_name(new)  # their own line is none


def title_and_icon(page: Page) -> tuple[bool, bool]:
    icon = page.locator("link[rel=icon]").get_attribute("href") or ""
    return "●" in page.title(), "turn" in icon


def test_title_and_icon_say_whose_move_it_is(two: tuple[Player, Player]) -> None:
    first, other = two
    assert [title_and_icon(each.page) for each in two] == [(True, True), (False, False)]
    move(first, other)
    other.page.wait_for_function("() => document.title.includes('●')")
    assert [title_and_icon(each.page) for each in two] == [(False, False), (True, True)]


def test_whoever_leaves_on_their_own_turn_leaves_its_sign_behind(
    two: tuple[Player, Player],
) -> None:
    page = two[0].page
    assert title_and_icon(page) == (True, True)
    page.evaluate("location.hash = '#/'")
    expect(page).to_have_title("Lusoria")
    assert title_and_icon(page) == (False, False)


def play_until_asked_again(first: Player, other: Player) -> None:
    """The other may have several moves in a row: the last of a round begins the next one."""
    first.answer()
    while who_is_asked(first, other) is other:
        other.answer()


RUNG: Final = """() => {
    window.rung = 0
    const make = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
        window.rung += 1
        return make.call(this)
    }
}"""
"""Sounds are counted where they are made: the loudspeaker is nobody's to ask."""


def test_a_turn_is_rung_in_once_whatever_is_read_or_turned_up_meanwhile(
    two: tuple[Player, Player],
) -> None:
    page = two[0].page
    page.evaluate(RUNG)
    page.locator(".tools button[aria-pressed]").click()  # sounds on
    page.keyboard.press("r")
    expect(page.locator("dialog.reading h1")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.reading")).to_have_count(0)
    assert page.evaluate("window.rung") == 0


def test_sounds_are_played_until_they_are_turned_off(two: tuple[Player, Player]) -> None:
    page = two[0].page
    page.evaluate(RUNG)
    sound = page.locator(".tools button[aria-pressed]")  # its name is in either language
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    play_until_asked_again(*two)
    page.wait_for_function("() => window.rung > 0")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    rung = page.evaluate("window.rung")
    play_until_asked_again(*two)
    assert page.evaluate("window.rung") == rung


def test_escape_closes_the_list_of_keys(two: tuple[Player, Player]) -> None:
    page = two[0].page
    page.keyboard.press("?")
    keys = page.locator("dialog[open]")
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


AGED: Final = """match => {
    const seen = JSON.parse(localStorage['lusoria-seen'])
    seen[match].at -= 600_000
    localStorage['lusoria-seen'] = JSON.stringify(seen)
}"""
"""As if they had thought for ten minutes."""


def test_whoever_shares_a_screen_was_not_away_while_another_thought(
    people: Seating, server: Server
) -> None:
    both = people()
    match, seats = server.new_table("armorica", "me", "here")
    both.sit("armorica", match, seats)
    for _ in range(2):
        both.page.wait_for_selector(".curtainpage")
        both.open_curtain()
        both.wait_until_asked()
        expect(both.page.locator("dialog[open]")).to_have_count(0)
        both.page.evaluate(AGED, match)
        both.answer()
    both.page.wait_for_selector(".curtainpage")
    both.open_curtain()
    both.wait_until_asked()
    expect(both.page.locator("dialog[open]")).to_have_count(0)


def test_what_a_seat_of_a_shared_screen_reads_is_not_what_the_lobby_reads(
    people: Seating, server: Server
) -> None:
    both = people(language="en")
    both.sit("armorica", *server.new_table("armorica", "me", "here"))
    both.page.wait_for_selector(".curtainpage")
    for language, name in (("de", "Deutsch"), ("en", "English"), ("ru", "Русский")):
        both.page.get_by_text(name, exact=True).click()
        both.page.wait_for_selector(f":root[lang={language}]")
    both.open_curtain()
    both.wait_until_asked()
    assert both.page.locator(":root").get_attribute("lang") == "ru"
    both.page.evaluate("location.hash = '#/'")
    both.page.wait_for_selector(":root[lang=en] main")
