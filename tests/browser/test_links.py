"""Links that lead to a table or are given away, and what a click asks of the server: once, and what
did not happen is not said to have happened."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Route, expect

from client.stage import ANSWERS
from tests.browser.players import PATIENCE, Seating
from tests.browser.serving import Server
from tests.browser.visits import LAPTOP, Visit

pytestmark = pytest.mark.browser

TWICE: Final = "all => [...all, ...all].forEach(each => each.click())"
KEPT: Final = "JSON.parse(localStorage.getItem('lusoria-tables')).tables"
CLIPBOARD: Final = "Object.defineProperty(Navigator.prototype, 'clipboard', {{ value: {} }})"
NO_CLIPBOARD: Final = {
    "of a page without encryption": "undefined",
    "that the browser refuses": "{ writeText: () => Promise.reject(new Error()) }",
}
SELECTED: Final = """() => {
    const { value, selectionStart, selectionEnd } = document.activeElement
    return value?.slice(selectionStart, selectionEnd)
}"""


def answer(name: str) -> Any:
    return json.loads((Path(ANSWERS) / f"{name}.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("page", "button", "door"),
    [
        ("sit/claudia", ".acts .btn.primary", "tables/claudia/chairs"),
        ("how/roma", ".howp .btn.primary", "tables"),
        ("replay/roma-2/60", ".sv_ .btn.primary", "replays/roma-2/branch"),
    ],
)
def test_whoever_clicks_twice_asks_once(visit: Visit, page: str, button: str, door: str) -> None:
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        no = {"error": "stale", "reason": "try_again", "rule": "", "facts": {}}
        route.fulfill(status=409, json=no)

    visit.page.route(f"**/api/{door}", refuse)
    visit.open(page)
    visit.page.locator(button).evaluate_all(TWICE)
    expect(visit.page.locator(".notice").first).to_be_visible()
    expect(visit.page.locator(button).first).to_be_enabled()
    assert len(asked) == 1


# What is given away


@pytest.mark.parametrize("clipboard", NO_CLIPBOARD)
def test_a_link_that_cannot_be_copied_is_selected(visit: Visit, clipboard: str) -> None:
    visit.page.add_init_script(CLIPBOARD.format(NO_CLIPBOARD[clipboard]))
    visit.open("recorded/cambria-5/waiting")
    copy = visit.page.locator(".link .btn")
    copy.click()
    expect(copy).to_have_text("Selected: copy it by hand")
    assert visit.page.evaluate(SELECTED).endswith("#/sit/cambria-5")
    visit.open("replay/roma-2/60")
    share = visit.page.locator(".sv_ .btn").last
    share.click()
    expect(visit.page.locator(".link .btn")).to_have_text("Selected: copy it by hand")
    assert visit.page.evaluate(SELECTED).endswith("#/replay/roma-2/60")
    expect(share).not_to_have_text("Copied")
    visit.page.locator(".link textarea").blur()
    expect(visit.page.locator(".link .btn")).to_have_text("Copy")


def test_a_link_takes_one_line_where_there_is_room_for_it(visit: Visit) -> None:
    visit.page.add_init_script(CLIPBOARD.format(next(iter(NO_CLIPBOARD.values()))))
    visit.size(LAPTOP)
    visit.open("replay/roma-2/60")
    visit.page.locator(".sv_ .btn").last.click()
    link, button = visit.page.locator(".link textarea"), visit.page.locator(".link .btn")
    lower = "each => each.getBoundingClientRect().height"
    assert link.evaluate(lower) < button.evaluate(lower)


def test_a_link_is_said_to_be_copied_when_it_is(visit: Visit) -> None:
    visit.page.add_init_script(
        CLIPBOARD.format("{ writeText: async text => void (window.pasted = text) }")
    )
    for page, button in (("recorded/cambria-5/waiting", ".link"), ("replay/roma-2/60", ".sv_")):
        visit.open(page)
        visit.page.locator(f"{button} .btn").last.click()
        expect(visit.page.locator(f"{button} .btn").last).to_have_text("Copied")
        assert "#/" in visit.page.evaluate("window.pasted")


def test_an_arrow_that_leads_from_card_to_card_is_no_step_of_a_replay(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("replay/roma-2/60")
    cards = visit.page.locator(".roma .hand button")
    cards.first.focus()
    visit.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    expect(visit.page.locator(".scrub input")).to_have_value("60")
    cards.nth(1).blur()
    visit.page.keyboard.press("ArrowRight")
    expect(visit.page.locator(".scrub input")).to_have_value("61")


# What leads to a table


def test_a_stray_sign_in_an_address_leaves_no_page_blank(visit: Visit) -> None:
    visit.open("sit/100%")
    expect(visit.page.locator("h1")).to_have_text("No such table")
    visit.open("%")
    expect(visit.page.locator("h1")).to_have_text("No such page")


@pytest.mark.parametrize(
    ("page", "shows"),
    [
        ("sit/claudia", "main.sit"),
        ("seat/claudia/0/key", "h1:text('This link opens no seat')"),
        ("replay/roma-2/60", ".scrub"),
    ],
)
def test_a_server_that_cannot_be_asked_knows_the_table_perhaps(
    visit: Visit, page: str, shows: str
) -> None:
    visit.page.route(re.compile("/api/(tables|replays)/"), lambda route: route.abort())
    visit.open(page)
    expect(visit.page.locator("h1")).to_have_text("No answer")
    visit.page.unroute_all()
    visit.page.get_by_role("button", name="Try again").click()
    expect(visit.page.locator(shows)).to_be_visible()
    expect(visit.page.locator("h1").get_by_text("No answer")).to_have_count(0)


def test_a_torn_key_takes_the_place_of_no_good_one(visit: Visit) -> None:
    visit.open("settings")
    before = visit.page.evaluate(KEPT)
    visit.page.route(
        "**/api/tables/mine-1", lambda route: route.fulfill(json=answer("tables-mine-1"))
    )
    visit.open("seat/mine-1/0/torn…")
    expect(visit.page.locator("h1")).to_have_text("This link opens no seat")
    assert visit.page.evaluate(KEPT) == before


@pytest.mark.parametrize("start", [True, False])
def test_a_seat_goes_to_another_device_by_its_link(
    people: Seating, server: Server, start: bool
) -> None:
    match, secrets = server.new_table("armorica", "me", "tiro", start=start)
    anna = people()
    anna.page.goto(f"{anna.house}#/seat/{match}/0/{secrets['0'][:-1]}")
    expect(anna.page.locator("h1")).to_have_text("This link opens no seat", timeout=PATIENCE)
    anna.visit(f"seat/{match}/0/{secrets['0']}")
    anna.page.wait_for_url(re.compile(f"#/table/{match}"), timeout=PATIENCE)
    assert [each["seats"] for each in anna.page.evaluate(KEPT)] == [{"0": secrets["0"]}]


def test_rows_of_the_lobby_keep_their_stage_when_a_table_is_laid(visit: Visit) -> None:
    def lay(route: Route) -> None:
        table = answer("tables-claudia")["table"] | {"match": "fresh"}
        route.fulfill(json={"table": table, "seats": {"0": "key"}})

    visit.page.route("**/api/tables", lay)
    visit.size(LAPTOP)
    visit.open("")

    def row(match: str) -> Any:
        return visit.page.locator("#mine li", has=visit.page.locator(f"[href$='{match}']"))

    expect(row("mine-1")).to_contain_text("Your turn")
    visit.page.route("**/api/lobby", lambda _: None)  # the next look at the tables would mend it
    visit.page.locator("#invite .btn.primary").click()
    expect(row("fresh")).to_have_count(1)
    told = {match: row(match).inner_text() for match in ("fresh", "mine-1")}
    assert "Your turn" not in told["fresh"]
    assert "Your turn" in told["mine-1"]


# What this device keeps


def test_a_table_that_is_forgotten_leaves_no_trace(visit: Visit) -> None:
    visit.open("settings")
    saw = {"mine-1": {"entry": 3, "at": 1}, "mine-2": {"entry": 5, "at": 2}}
    visit.page.evaluate(f"localStorage.setItem('lusoria-seen', '{json.dumps(saw)}')")
    visit.page.reload()
    visit.page.locator(".data button").first.click()
    expect(visit.page.locator(".data button")).to_have_count(2)
    kept = visit.page.evaluate("localStorage.getItem('lusoria-seen')")
    assert list(json.loads(kept)) == ["mine-2"]


def test_colours_are_chosen_by_arrows_like_any_radio_buttons(visit: Visit) -> None:
    visit.open("settings")
    colours = visit.page.locator(".cols [role=radio], .cols input")
    colours.first.focus()
    visit.page.keyboard.press("ArrowRight")
    expect(colours.nth(1)).to_be_checked()
    expect(colours.nth(1)).to_be_focused()


def test_a_seat_is_taken_along_to_another_device(people: Seating, server: Server) -> None:
    match, seats = server.new_table("armorica", "me", "tiro")
    laptop, telephone = people(), people()
    laptop.sit("armorica", match, {"0": seats["0"]})
    laptop.wait_until_asked()
    laptop.page.locator(".bar-top [aria-haspopup]").click()
    laptop.page.get_by_role("menuitem", name="My seat on another device").click()
    link = laptop.page.get_by_role("dialog").get_by_role("textbox").input_value()
    expect(laptop.page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    telephone.page.goto(link)
    telephone.wait_until_asked()
    assert seats["0"] not in telephone.page.url
