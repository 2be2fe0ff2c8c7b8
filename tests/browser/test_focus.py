"""Whoever plays by keyboard keeps their place: after an answer, a window, a menu, a page."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from client import stage
from tests.browser.players import PATIENCE, Seating
from tests.browser.serving import Server
from tests.browser.visits import LAPTOP, PHONE, Visit

pytestmark = pytest.mark.browser

ARMORICA: Final = "recorded/armorica-4/11"
ROMA: Final = "recorded/roma-2-asked/0"
RING: Final = "document.querySelectorAll(':focus-visible').length"


def by_keyboard(page: Page, thing: str) -> None:
    """Reach a thing and press it, without a pointer."""
    page.locator(thing).first.focus()
    page.keyboard.press("Enter")


def test_an_answer_on_the_bar_leaves_the_focus_there(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open(ARMORICA)
    by_keyboard(visit.page, ".ask .acts .btn")
    expect(visit.page.locator(".ask .q")).to_contain_text("Which Roman")
    expect(visit.page.locator(".ask")).to_be_focused()


def test_what_is_put_back_on_the_bar_leaves_the_focus_there(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open(ROMA)
    visit.page.locator("button.die[aria-pressed]").first.press("Enter")
    by_keyboard(visit.page, ".ask .back")
    expect(visit.page.locator(".ask .back")).to_have_count(0)
    expect(visit.page.locator(".ask")).to_be_focused()


@pytest.mark.parametrize(
    ("opener", "window"),
    [
        (".tools a[href^='#/rules/']", "dialog.reading"),
        (".seatbox .enlarge", "dialog.veil"),
        (".tools .only-small", "dialog.drawer"),
    ],
    ids=["rules", "display", "drawer"],
)
def test_whoever_closes_a_window_is_back_where_it_was_opened(
    visit: Visit, opener: str, window: str
) -> None:
    """By its cross as well as by Esc."""
    visit.size((1000, 720) if "small" in opener else LAPTOP)
    visit.open(ARMORICA)
    for way in ("Close", "Escape"):
        by_keyboard(visit.page, opener)
        opened = visit.page.locator(f"{window}[open]")
        close = opened.get_by_role("button", name="Close")
        expect(close).to_be_visible()
        if way == "Close":
            close.press("Enter")
        else:
            visit.page.keyboard.press(way)
        expect(opened).to_have_count(0)
        expect(visit.page.locator(opener).first).to_be_focused()


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["beside", "drawer"])
def test_the_keys_of_log_and_chat_lead_there(visit: Visit, window: tuple[int, int]) -> None:
    page = visit.page
    visit.size(window)
    visit.open(ARMORICA)
    page.keyboard.press("c")
    field = page.locator(".side .say-box input")
    expect(field).to_be_focused()
    page.keyboard.type("pl")  # no shortcuts: what is typed is said
    expect(field).to_have_value("pl")
    expect(page.get_by_role("tabpanel", name="Chat")).to_be_visible()
    if window == LAPTOP:
        page.locator("main").focus()
        page.keyboard.press("l")
        expect(page.get_by_role("tabpanel", name="Log").locator(".log")).to_be_focused()


def test_what_a_menu_did_leads_back_to_its_button(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open(ARMORICA)
    menu = visit.page.get_by_role("button", name="Menu")
    for item in ("Table as lists", "Theme"):
        menu.press("Enter")
        visit.page.get_by_role("menuitem", name=item).press("Enter")
        expect(menu).to_be_focused()
    menu.press("Enter")
    visit.page.get_by_role("menuitem", name="Shortcuts").press("Enter")
    visit.page.locator("dialog[open]").get_by_role("button", name="Close").press("Enter")
    expect(menu).to_be_focused()


def test_a_finger_sees_no_ring_where_the_focus_returns_to(held: Visit) -> None:
    held.open(ARMORICA)
    page = held.page
    page.locator(".tools .only-small").tap()
    page.locator("dialog.drawer .shut").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".tools .only-small")).to_be_focused()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("menuitem", name="Theme").tap()
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    assert page.evaluate(RING) == 0


def test_a_new_page_begins_at_its_main_part(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("settings")
    expect(visit.page.locator("body")).to_be_focused()  # a visit begins at the way past the bar
    by_keyboard(visit.page, "a[href='#/']")
    expect(visit.page.locator(".lobby main, main").first).to_be_focused()
    by_keyboard(visit.page, "a[href^='#/how/']")
    expect(visit.page.locator("main.howp")).to_be_focused()


def test_whoever_opens_the_curtain_begins_at_the_board(people: Seating, server: Server) -> None:
    both = people()
    both.sit("armorica", *server.new_table("armorica", "me", "here"))
    both.page.wait_for_selector(".curtainpage")
    both.page.keyboard.press("Enter")
    expect(both.page.locator("main.board-area")).to_be_focused(timeout=PATIENCE)


def test_a_card_that_is_taken_leaves_the_focus_in_its_row(visit: Visit) -> None:
    taken = stage.recording("armorica-4")["views"][12]["heard"][0]["facts"]["card"]
    visit.size(LAPTOP)
    visit.open(ARMORICA)
    by_keyboard(visit.page, f".arow [data-piece='{taken}']")
    expect(visit.page.locator(".ask .q")).to_contain_text("Which Roman")
    expect(visit.page.locator(f".arow [data-piece='{taken}']")).to_have_count(0)
    expect(visit.page.locator(".arow.gaul .acard:focus")).to_have_count(1)


@pytest.mark.parametrize("way", ["Back to the table", "Escape", "t"])
def test_whoever_leaves_the_table_as_lists_is_at_the_board(visit: Visit, way: str) -> None:
    page, lists = visit.page, visit.page.locator("section.lists")
    board = page.locator("main.board-area")
    visit.size(LAPTOP)
    visit.open(ARMORICA)
    page.locator(".arow .acard").first.focus()
    page.keyboard.press("t")
    expect(lists).to_be_visible()
    expect(board).to_be_focused()
    page.keyboard.press("Tab")
    expect(lists).to_be_focused()
    if way.startswith("Back"):
        lists.get_by_role("button", name=way).press("Enter")
    else:
        page.keyboard.press(way)
    expect(lists).to_have_count(0)
    expect(board).to_be_focused()


def test_cambria_keeps_the_focus_at_the_board_and_in_its_lists(visit: Visit) -> None:
    page, board = visit.page, visit.page.locator("main.board-area")
    visit.size(LAPTOP)
    visit.open("recorded/cambria-2/3")
    page.locator(".spot.can").first.focus()
    page.keyboard.press("t")
    expect(page.locator("section.lists")).to_be_visible()
    expect(board).to_be_focused()
    by_keyboard(page, ".lists .btn.can")
    expect(board).to_be_focused()
    page.locator(".lists .btn").first.focus()
    page.keyboard.press("t")
    expect(page.locator("section.lists")).to_have_count(0)
    expect(board).to_be_focused()


def test_roma_is_played_in_its_lists_by_keyboard(visit: Visit) -> None:
    page, can = visit.page, visit.page.locator(".lists .btn.can")
    visit.size(LAPTOP)
    visit.open(ROMA)
    page.locator("main").focus()
    page.keyboard.press("t")
    by_keyboard(page, ".lists .btn.can:has-text('Die showing')")
    expect(can.filter(has_text="Take 2")).to_have_count(1)
    expect(page.locator(".lists .btn.can:focus")).to_have_count(1)
    refused = page.locator(".lists .btn.cannot").first
    refused.focus()
    expect(page.locator("[role=tooltip]")).to_be_visible()
    card = page.locator(".lists .btn:not(.can, .cannot)", has_text="Basilica")
    card.press("Enter")
    expect(page.locator(".detail h3", has_text="Basilica")).to_be_visible()


def test_who_starves_leaves_the_focus_at_the_question(visit: Visit) -> None:
    views = stage.recording("armorica-3")["views"]
    winter = [view["decision"]["question"] for view in views].index("starve")
    visit.size(LAPTOP)
    visit.open(f"recorded/armorica-3/{winter}")
    by_keyboard(visit.page, ".ask .btn")
    by_keyboard(visit.page, ".ask .btn.primary")
    expect(visit.page.locator(".ask .btn.primary")).to_have_count(0)
    expect(visit.page.locator(".ask")).to_be_focused()


def test_chairs_that_are_filled_leave_the_focus_and_the_bar_says_so(
    people: Seating, server: Server
) -> None:
    host = people()
    match, seats = server.new_table("armorica", "me", "open", start=False)
    host.visit()
    host.keep("armorica", match, seats)
    host.page.goto(f"{host.house}?{match}#/table/{match}")
    seat_bots = host.page.locator(".startb .btn:has(use[href*=ui-bot])")
    by_keyboard(host.page, ".startb .btn:has(use[href*=ui-bot])")
    expect(seat_bots).to_have_attribute("aria-disabled", "true", timeout=PATIENCE)
    expect(seat_bots).to_be_focused()
    expect(host.page.locator(".startb .pr[role=status]")).to_contain_text("2 of 2")


@pytest.mark.parametrize(
    ("notice", "button"),
    [("hint", ".hints .iconbtn"), ("away", ".prompt .btn"), ("stale", ".toast .iconbtn")],
)
def test_a_notice_that_is_put_away_leaves_the_focus_at_the_question(
    visit: Visit, notice: str, button: str
) -> None:
    visit.size(LAPTOP)
    visit.open(f"{ARMORICA}/{notice}")
    by_keyboard(visit.page, button)
    expect(visit.page.locator(button)).to_have_count(0)
    expect(visit.page.locator(".ask")).to_be_focused()


def test_one_ring_goes_round_a_whole_field(visit: Visit) -> None:
    visit.open("rules/roma")
    field = visit.page.locator("search input")
    field.focus()
    ringed = """each => [each, each.parentElement].map(thing => {
        const { outlineStyle, boxShadow } = getComputedStyle(thing)
        return [outlineStyle, boxShadow === 'none']
    })"""
    assert field.evaluate(ringed) == [["none", True], ["solid", False]]
