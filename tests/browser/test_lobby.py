"""What the lobby offers beside *Play now*: a link and a code for friends, a file of one's own."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Route, expect

from client.screenshots import LANGUAGES, keeping
from client.stage import ANSWERS
from tests.browser.players import PATIENCE, Seating
from tests.browser.serving import Server
from tests.browser.test_cambria import bare_map
from tests.browser.test_replay import GOLDEN
from tests.browser.visits import LAPTOP, PHONE, Visit, rest, settled

pytestmark = pytest.mark.browser


def test_a_friend_sits_down_by_the_link_of_the_lobby(people: Seating) -> None:
    anna, boris = people(name="Anna"), people(name="Boris", language="de")
    anna.visit()
    invite = anna.page.locator("#invite")
    invite.get_by_label("Game").select_option("roma")
    invite.get_by_role("button", name="Make a link").click()
    field = invite.locator("[readonly]")
    expect(field).to_have_value(re.compile("#/sit/"), timeout=PATIENCE)
    address = field.input_value()
    expect(invite.locator("svg[role=img]").first).to_be_visible()  # the same link as a code
    invite.get_by_role("link", name="To the table").click()
    boris.page.goto(address)
    boris.page.locator("main .btn.primary").first.click()
    boris.page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    expect(anna.page.get_by_text("Boris").first).to_be_visible(timeout=PATIENCE)
    match = boris.page.url.rpartition("/")[2]
    told = anna.page.request.get(f"{anna.house}api/tables/{match}").json()
    assert [chair["language"] for chair in told["table"]["chairs"]] == ["en", "de"]


def test_what_is_read_at_a_table_is_closed_there_and_opens_no_other(people: Seating) -> None:
    anna = people(name="Anna")
    anna.page.goto(anna.house)  # as a first visit has it: an address without a page's name
    cambria = anna.page.locator("article", has=anna.page.locator("#game-cambria"))
    cambria.locator(".btn.primary").click()
    anna.wait_until_asked()
    table = anna.page.url
    for way in ("Close", "Back to the table", "Escape"):
        anna.page.get_by_role("button", name="Menu").click()
        anna.page.get_by_role("menuitem", name="How to play").click()
        reading = anna.page.locator("dialog.reading")
        expect(reading.locator(".fin .btn").first).to_be_visible(timeout=PATIENCE)  # its last part
        expect(reading.get_by_text("Play now")).to_have_count(0)
        away = reading.locator('a[href]:not([href^="#/rules/"])')
        expect(away).to_have_count(0)  # no link leads from there to the lobby or to another table
        if way == "Escape":
            reading.locator('a.btn[href^="#/rules/"]').click()
            expect(reading.locator(".rulespage h2").first).to_be_visible(timeout=PATIENCE)
            expect(away).to_have_count(0)
            anna.page.keyboard.press(way)
        else:
            reading.get_by_role("button", name=way).first.click()
        expect(reading).to_have_count(0)
        expect(anna.page).to_have_url(table)


def test_a_stranger_sits_down_at_an_open_table_of_the_lobby(
    people: Seating, server: Server
) -> None:
    match, _ = server.new_table(
        "armorica", "me", "open", public=True, start=False, title="Velox Mons"
    )
    boris = people(name="Boris")
    boris.visit()
    row = boris.page.locator("#tables li", has_text="Velox Mons")
    row.get_by_role("link", name="Sit down").click(timeout=PATIENCE)
    boris.page.get_by_role("button", name="Sit down").click(timeout=PATIENCE)
    boris.page.wait_for_url(re.compile(f"#/table/{match}"), timeout=PATIENCE)
    expect(boris.page.locator("main").get_by_text("Boris").first).to_be_visible(timeout=PATIENCE)


def test_the_bots_that_were_chosen_stay_chosen(people: Seating) -> None:
    """On the next visit, and for whoever begins from *How to play*; a first game has mild ones."""
    anna = people()
    anna.visit()
    card = anna.page.locator("article", has=anna.page.locator("#game-roma"))
    expect(card.get_by_role("radio", name="Tiro")).to_be_checked()
    expect(card).to_contain_text("good for a first game")
    card.get_by_text("Miles", exact=True).click()
    anna.page.reload()
    expect(card.get_by_role("radio", name="Miles")).to_be_checked()
    card.get_by_role("link", name="How to play").click()
    anna.page.locator("main.howp .btn.primary").first.click()  # *Play now*, which the lobby has too
    anna.page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    match = anna.page.url.rpartition("/")[2]
    told = anna.page.request.get(f"{anna.house}api/tables/{match}").json()
    assert told["table"]["chairs"][1]["level"] == "miles"
    anna.visit()
    expect(anna.page.locator("#mine")).to_contain_text("Lucius")


def test_whoever_practises_reads_what_can_be_taken_back(people: Seating) -> None:
    """At the new table and at the arrow; fate promises nothing where one's own dice roll."""
    since, again = "even when something has become known since", "fate decides the same again"
    anna = people()
    anna.visit("new/cambria")
    practice = anna.page.locator(".op", has_text="Practice")
    expect(anna.page.locator(".op").first).to_be_visible()
    expect(practice).to_have_count(0)  # a guest is awaited
    anna.page.get_by_label("Who sits at B").select_option("bot-tiro")
    expect(practice).to_contain_text(since)
    expect(practice).to_contain_text(again)
    anna.page.get_by_role("switch", name="Your own dice").click()
    expect(practice).to_contain_text(since)
    expect(practice).not_to_contain_text(again)
    anna.page.goto(f"{anna.house}?armorica#/new/armorica")  # the page anew
    anna.page.get_by_label("Who sits at B").select_option("bot-tiro")
    anna.page.get_by_role("button", name="Start").click()
    anna.wait_until_asked()
    anna.answer()  # a card follows
    arrow = anna.page.get_by_role("button", name="Take back", exact=True)
    expect(arrow).to_have_attribute("title", re.compile(f"{since}.*{again}"), timeout=PATIENCE)


def test_whoever_has_nobody_to_ask_takes_back_alone(people: Seating, server: Server) -> None:
    """A table that bots have filled is no practice; and nobody is said to be asked."""
    anna = people()
    anna.sit("armorica", *server.new_table("armorica", "me", "tiro"))
    anna.wait_until_asked()
    arrow = anna.page.get_by_role("button", name="Take back", exact=True)
    expect(arrow).to_have_attribute("aria-disabled", "true")  # whoever begins has not moved yet
    anna.answer()  # a card follows
    anna.wait_until_asked()
    arrow.click()
    prompt = anna.page.get_by_role("alertdialog")
    expect(prompt).to_contain_text("Take back your last move?")
    expect(prompt).to_contain_text("the record will say so")
    prompt.get_by_role("button", name="Take back").click()
    expect(anna.page.locator(".log .undone").first).to_be_attached(timeout=PATIENCE)
    expect(prompt).to_have_count(0)


def test_a_component_file_of_ones_own_is_brought_to_a_table(
    people: Seating, tmp_path: Path
) -> None:
    anna = people()
    anna.visit()
    card = anna.page.locator("article", has=anna.page.locator("#game-cambria"))
    card.get_by_role("link", name="With friends").click()
    large = tmp_path / "large.txt"
    large.write_text("#" * 70_000, "utf-8")
    anna.page.locator(".own_ input[type=file]").set_input_files(large)
    expect(anna.page.locator(".own_")).to_contain_text("at most 64 kB")
    own = tmp_path / "mine.txt"
    own.write_text(bare_map(), "utf-8")
    anna.page.locator(".own_ input[type=file]").set_input_files(own)
    expect(anna.page.locator(".own_")).to_contain_text("mine.txt")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    match = anna.page.url.rpartition("/")[2]
    told = anna.page.request.get(f"{anna.house}api/tables/{match}").json()
    assert told["table"]["components"] not in {"", "cambria"}


def test_the_whole_row_of_a_finished_game_leads_to_its_replay(people: Seating) -> None:
    anna = people(name="Anna")
    anna.visit()
    page = anna.page
    page.get_by_label("Open a record from a file").set_input_files(
        GOLDEN / "roma-2-default-no_fame.jsonl"
    )
    page.wait_for_url(re.compile("#/replay/"), timeout=PATIENCE)
    match = re.findall("replay/([^/]+)", page.url)[0]
    table = {"match": match, "game": "roma", "title": "", "seats": {}, "at": 0}
    page.evaluate(
        "kept => localStorage.setItem('lusoria-tables', kept)", json.dumps({"tables": [table]})
    )
    page.goto(anna.house)
    page.reload()
    row = page.locator("#replays li.again")
    expect(row).to_contain_text("Roma")
    settled(page)
    row.click()  # in its middle, where no button is
    page.wait_for_url(re.compile(f"#/replay/{match}"), timeout=PATIENCE)


# One's own tables

MINE: Final = 34


def own_table(at: int) -> dict[str, Any]:
    """Games with bots that wait, some that are over; a friend waits at the last but one, and a
    guest has come to the last."""
    table: dict[str, Any] = json.loads((ANSWERS / "tables-mine-1.json").read_text("utf-8"))["table"]
    bots = [{"kind": "bot", "level": "tiro"} for _ in range(2)]
    chairs = [{"kind": "person", "name": "Aurelia"}, *bots]
    table |= {"match": f"own-{at}", "chairs": chairs, "asked": 0, "title": ""}
    if at % 5 == 4:
        table |= {"stage": "over"}
    if at >= MINE - 2:
        guest = {"kind": "person", "name": "Иван"}
        table |= {"chairs": [chairs[0], guest], "title": "A long evening of friends from Cologne"}
    return table | ({"stage": "waiting", "asked": None, "owner": 0} if at == MINE - 1 else {})


@pytest.fixture
def crowded(visit: Visit) -> Visit:
    """The lobby of somebody who sits at many tables."""
    tables = [own_table(at) for at in range(MINE)]
    about = ("match", "game", "title")
    mine = [
        {key: table[key] for key in about} | {"seats": {"0": "key"}, "at": -at}
        for at, table in enumerate(tables)
    ]
    visit.open("settings")
    visit.page.evaluate(keeping({"lusoria-tables": {"tables": mine}}))

    def tell(route: Route) -> None:
        at = int(route.request.url.rpartition("-")[2])
        route.fulfill(json={"table": tables[at]})

    visit.page.route("**/api/tables/own-*", tell)
    visit.page.route_web_socket(re.compile("/api/socket"), lambda _: None)
    visit.size(LAPTOP)
    visit.open("", "crowded")
    return visit


def test_all_my_tables_are_reached_from_the_lobby(crowded: Visit) -> None:
    """Those where people wait first; lists scroll, and the page has no need to."""
    page = crowded.page
    running, over = page.locator("#mine li"), page.locator("#replays li")
    expect(running).to_have_count(28)
    expect(over).to_have_count(6)
    expect(page.locator("#mine h2")).to_contain_text("28")
    expect(running.nth(0)).to_contain_text("Your turn · against Иван")
    expect(running.nth(1)).to_contain_text("everybody is here: you can start · against Иван")
    running.last.get_by_role("link").click()  # which brings it into its panel
    page.wait_for_url(re.compile("#/table/own-"))


def test_lists_of_the_lobby_leave_the_page_as_it_is(crowded: Visit) -> None:
    """Longer ones scroll in their panels; a title covers no button, and on a telephone the page
    grows."""
    page = crowded.page
    for language in LANGUAGES:
        crowded.speak(language)
        assert page.evaluate("document.scrollingElement.scrollHeight") == LAPTOP[1], language
        assert page.locator(".gc p:visible").count() == 3
    title = page.locator("#mine li b").first.evaluate(
        "each => { const range = document.createRange(); range.selectNodeContents(each);"
        " return range.getBoundingClientRect().right }"
    )
    button = page.locator("#mine li .btn").first.bounding_box()
    assert button is not None
    assert title <= button["x"]
    crowded.size(PHONE)
    page.locator(".tabs5 button").nth(1).click()
    settled(page)
    assert page.evaluate("document.scrollingElement.scrollHeight") > 28 * 40


def test_nobody_is_asked_again_about_a_table_where_bots_wait(crowded: Visit) -> None:
    asked: list[str] = []
    crowded.page.on("request", lambda each: asked.append(each.url) if "/own-" in each.url else None)
    with crowded.page.expect_request("**/api/lobby"):
        pass
    rest(crowded.page, 300)
    assert {each.rpartition("-")[2] for each in asked} == {"32", "33"}


def test_a_link_of_the_lobby_has_as_many_chairs_as_the_game(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("")
    invite = visit.page.locator("#invite")
    counts = invite.get_by_label("Chairs").locator("option")
    expect(counts).to_have_text(["2", "3", "4", "5"])
    invite.get_by_label("Chairs").select_option("5")
    invite.get_by_label("Game").select_option("armorica")
    expect(invite.get_by_label("Chairs")).to_have_value("4")
    expect(counts).to_have_text(["2", "3", "4"])


def test_whoever_makes_a_link_by_keyboard_goes_on_at_what_copies_it(people: Seating) -> None:
    anna = people()
    anna.visit()
    invite = anna.page.locator("#invite")
    invite.get_by_role("button", name="Make a link").press("Enter")
    expect(invite.get_by_role("button", name="Copy")).to_be_focused(timeout=PATIENCE)
    expect(invite.get_by_role("status")).to_contain_text("The link is there")


def test_a_telephone_says_where_players_and_options_are_chosen(visit: Visit) -> None:
    visit.size(PHONE)
    visit.open("")
    card = visit.page.locator("article", has=visit.page.locator("#game-cambria"))
    card.get_by_text("Set up", exact=True).click()
    visit.page.wait_for_url(re.compile("#/new/cambria"))
