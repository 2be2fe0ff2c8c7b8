"""What the lobby offers beside *Play now*: a link and a code for friends, a file of one's own."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.players import PATIENCE, Seating
from tests.browser.serving import Server
from tests.browser.test_cambria import bare_map
from tests.browser.test_replay import GOLDEN
from tests.browser.visits import LAPTOP, PHONE, Visit, settled

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
    pieces, file = anna.page.locator(".own_"), anna.page.get_by_label("Choose a file")
    large = tmp_path / "large.txt"
    large.write_text("#" * 70_000, "utf-8")
    file.set_input_files(large)
    expect(pieces.get_by_role("alert")).to_contain_text("at most 65,536 characters")
    own = tmp_path / "mine.txt"
    own.write_text(bare_map().replace("road r05 deva ", "road r05 nowhere "), "utf-8")
    file.set_input_files(own)
    expect(pieces.get_by_role("alert")).to_contain_text("no line above begins with “fort nowhere”")
    expect(pieces.get_by_role("link", name="C1.3")).to_be_visible()
    expect(file).to_have_attribute("aria-invalid", "true")
    expect(file).to_have_accessible_description(re.compile("fort nowhere.*not play with mine.txt"))
    own.write_bytes("# Ségontium".encode("latin-1"))
    file.set_input_files(own)
    expect(pieces.get_by_role("alert")).to_contain_text("Save it as text in UTF-8")
    own.write_text(bare_map(), "utf-8")
    file.set_input_files(own)
    expect(pieces.get_by_role("alert")).to_have_count(0)
    expect(file).to_have_attribute("aria-invalid", "false")
    expect(pieces.get_by_role("status")).to_have_text("mine.txt")
    pieces.get_by_role("button", name="Play with our own pieces again").click()
    expect(pieces.get_by_role("status")).to_have_text("A file of your own")
    expect(file).to_be_focused()
    file.set_input_files(own)
    expect(pieces.get_by_role("status")).to_have_text("mine.txt")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    match = anna.page.url.rpartition("/")[2]
    told = anna.page.request.get(f"{anna.house}api/tables/{match}").json()
    assert told["table"]["components"] not in {"", "cambria"}


@pytest.mark.parametrize(
    ("game", "link"), [("roma", "our cards"), ("armorica", "our cards"), ("cambria", "our map Cam")]
)
def test_our_own_pieces_are_there_to_be_taken_and_changed(
    people: Seating, tmp_path: Path, game: str, link: str
) -> None:
    anna = people()
    anna.visit()
    anna.page.goto(f"{anna.house}#/new/{game}")
    with anna.page.expect_download() as taken:
        anna.page.get_by_role("link", name=link).click()
    assert taken.value.suggested_filename == f"{game}.txt"
    mine = tmp_path / "mine.txt"
    taken.value.save_as(mine)
    mine.write_text(mine.read_text("utf-8"), "utf-8", newline="\r\n")
    anna.page.get_by_label("Choose a file").set_input_files(mine)
    expect(anna.page.locator(".own_").get_by_role("status")).to_have_text("mine.txt")


def test_a_file_that_is_no_record_says_so(people: Seating, tmp_path: Path) -> None:
    anna = people()
    anna.visit()
    notes = tmp_path / "notes.txt"
    notes.write_text("milk\n", "utf-8")
    anna.page.get_by_label("Open a record from a file").set_input_files(notes)
    expect(anna.page.get_by_role("alert")).to_contain_text("does not begin like a recorded game")
    notes.write_bytes((GOLDEN / "roma-2-default-no_fame.jsonl").read_bytes())
    anna.page.get_by_label("Open a record from a file").set_input_files(notes)
    anna.page.wait_for_url(re.compile("#/replay/"), timeout=PATIENCE)


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
    card.get_by_text("Set up").click()
    visit.page.wait_for_url(re.compile("#/new/cambria"))


def test_back_from_a_table_that_was_set_up_leads_to_the_lobby(people: Seating) -> None:
    """Not to a new table which is set up from the start while this one is being played."""
    anna = people()
    anna.visit()
    anna.page.locator("a[href='#/new/roma']").first.click()
    anna.page.get_by_role("navigation", name="Game").get_by_text("Armorica").click()
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    cross = anna.page.get_by_role("link", name="Close")
    expect(cross).to_have_attribute("href", "#/")
    anna.page.go_back()
    expect(anna.page.locator(".lobby")).to_be_visible()


@pytest.mark.parametrize("window", [LAPTOP, (1440, 900)])
def test_four_open_tables_are_seen_whole(visit: Visit, window: tuple[int, int]) -> None:
    visit.size(window)
    visit.open("")
    rows = visit.page.locator("#tables li")
    expect(rows).to_have_count(4)
    whole = "each => each.scrollHeight - each.clientHeight"
    assert visit.page.locator("#tables ul").evaluate(whole) <= 0
