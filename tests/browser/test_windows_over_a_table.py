"""A window over a table has the keys: nothing is played behind it, and Esc closes one thing."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from client.fixtures.record import ASKED
from tests.browser.visits import LAPTOP, PHONE, Visit, sends

pytestmark = pytest.mark.browser

ARMORICA: Final = "recorded/armorica-4/11"
ROMA: Final = f"recorded/{ASKED}/0"


def played(page: Page) -> bool:
    """Whether the key of the first answer sends it."""
    return sends(page, lambda: page.keyboard.press("1"))


def test_no_answer_is_given_behind_a_window(visit: Visit) -> None:
    page = visit.page
    visit.size(LAPTOP)
    visit.open(f"{ARMORICA}/since")
    away = page.locator("dialog.since")
    expect(away).to_be_visible()
    assert not played(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").press("Enter")
    expect(page.get_by_role("menu")).to_be_visible()
    assert not played(page)
    page.keyboard.press("Escape")
    page.locator(".arow .acard").first.focus()
    page.keyboard.press("i")
    expect(page.locator(".detail")).to_be_focused()
    assert not played(page)
    page.keyboard.press("Escape")
    assert played(page)


def test_the_drawer_of_a_telephone_is_a_window(visit: Visit) -> None:
    """The focus goes in, what lies behind takes neither that nor keys, a tap there closes it."""
    page = visit.page
    visit.size((820, 1180))
    visit.open(ARMORICA)
    page.keyboard.press("l")
    drawer = page.locator("dialog.drawer")
    expect(drawer.get_by_role("tab", name="Log")).to_be_focused()
    assert not played(page)
    behind = page.get_by_role("button", name="Menu", include_hidden=True)
    behind.focus()
    expect(behind).not_to_be_focused()
    page.mouse.click(100, 600)
    expect(drawer).to_have_count(0)
    assert played(page)


def test_log_and_chat_are_turned_by_arrows(visit: Visit) -> None:
    visit.size(PHONE)
    visit.open(ARMORICA)
    visit.page.keyboard.press("c")
    log, chat = (visit.page.get_by_role("tab", name=each) for each in ("Log", "Chat"))
    expect(visit.page.locator(".drawer .say-box input")).to_be_focused()
    chat.focus()
    expect(visit.page.locator(".bubble")).to_have_count(2)
    visit.page.keyboard.press("ArrowRight")  # there is no further one
    expect(chat).to_be_focused()
    visit.page.keyboard.press("ArrowLeft")
    expect(log).to_be_focused()
    expect(log).to_have_attribute("aria-selected", "true")
    expect(visit.page.locator(".drawer .log li").first).to_be_visible()


def test_a_key_that_is_held_down_answers_once(visit: Visit) -> None:
    page = visit.page
    visit.size(LAPTOP)
    visit.open(ARMORICA)
    app = page.locator(".app")
    before = app.get_attribute("data-entry") or ""
    assert sends(page, lambda: page.keyboard.down("1"))
    expect(app).not_to_have_attribute("data-entry", before)  # the next question is asked
    assert not sends(page, lambda: page.keyboard.down("1"))  # it is still held: a repetition
    page.keyboard.up("1")
    assert played(page)


def test_esc_closes_what_lies_on_top_and_nothing_else(visit: Visit) -> None:
    page = visit.page
    visit.size(LAPTOP)
    visit.open(ROMA)
    page.get_by_role("button", name="Discard").first.click()
    pile, leaf = page.locator(".pile.sheet"), page.locator(".detail")
    pile.locator(".rcard").first.focus()
    page.keyboard.press("i")
    expect(leaf).to_be_visible()
    page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)
    expect(pile).to_be_visible()
    page.keyboard.press("Escape")
    expect(pile).to_have_count(0)
    die = page.locator("button.die[aria-pressed]").first
    die.click()
    page.get_by_role("button", name="Menu").press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(die).to_have_attribute("aria-pressed", "true")


def test_a_switch_is_the_same_over_a_table(visit: Visit) -> None:
    """A board has short names of its own for what it draws."""
    visit.size(LAPTOP)
    visit.open("recorded/cambria-5/12")
    visit.page.keyboard.press("?")
    box = visit.page.get_by_role("switch").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (44, 26)
