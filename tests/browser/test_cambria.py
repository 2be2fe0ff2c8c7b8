"""Cambria as people play it: a real browser, a real server, the game's map and others' maps."""

import re
from importlib.resources import files
from typing import Final

import pytest
from playwright.sync_api import expect

from client.scenes import scenes
from tests.browser.keys import play_by_keys
from tests.browser.players import (
    PATIENCE,
    Player,
    Seating,
    finds_the_dice_fair,
    play_to_the_end,
    scores,
)
from tests.browser.serving import Server
from tests.browser.visits import LAPTOP, Visit
from tests.browser.visits import PHONE as TELEPHONE

pytestmark = pytest.mark.browser

ROADS, FORTS, SHIPS = 28, 16, 5
PHONE: Final = {"width": 390, "height": 844}
FORT: Final = re.compile(r"^(fort \S+ +\d) +\d+ +\d+ +", re.MULTILINE)
PLACED: Final = re.compile(r"^(canvas|coast|eagle|ship).*\n", re.MULTILINE)


def bare_map() -> str:
    """The map of Wales as an owner may type it: names and roads, nothing about places; one road is
    called as a fort, and one as a part of every object."""
    text = files("lusoria.games.cambria").joinpath("cambria.txt").read_text("utf-8")
    text = text.replace("road r01 ", "road deva ").replace("road r02 ", "road __proto__ ")
    ships = "".join(f"ship {value}\n" for value in range(2, 7))
    return FORT.sub(r"\1 ", PLACED.sub("", text)) + "eagle\n" + ships


def test_from_a_cold_visit_to_the_first_move_in_two_clicks(people: Seating) -> None:
    anna = people()
    anna.visit()
    anna.page.locator("article", has=anna.page.locator("#game-cambria")).locator(
        ".btn.primary"
    ).click()
    anna.wait_until_asked()
    before = anna.entry
    anna.page.locator(".board-area .spot.can").first.click()
    anna.page.wait_for_function(
        "before => Number(document.querySelector('.app').dataset.entry) > before", arg=before
    )


def test_every_road_that_cannot_be_chosen_says_why(people: Seating, server: Server) -> None:
    match, seats = server.new_table("cambria", "me", "tiro", "tiro")
    anna = people()
    anna.sit("cambria", match, {"0": seats["0"]})
    anna.wait_until_asked()
    page = anna.page
    assert page.locator(".spot").count() == ROADS + FORTS + SHIPS
    assert page.locator(".spot.can.road-at").count() + page.locator(".spot.cannot.road-at").count()
    page.locator(".spot.cannot.road-at").first.focus()
    reason = page.locator(".popover.tip")
    reason.wait_for()
    assert reason.locator(".rule").inner_text() == "C2.8"
    assert "r0" not in reason.inner_text(), "a road of the map is called by its forts"


def test_the_host_adds_a_chair_and_takes_it_away(people: Seating, server: Server) -> None:
    match, seats = server.new_table("cambria", "me", "open", start=False)
    anna = people()
    anna.visit()
    anna.keep("cambria", match, {"0": seats["0"]})
    anna.page.goto(f"{server.address}?{match}#/table/{match}")
    chairs, more = anna.page.locator(".chair"), anna.page.get_by_role("button", name="Add a chair")
    fewer = anna.page.get_by_role("button", name="Take a chair away")
    expect(chairs).to_have_count(2)
    expect(fewer).to_be_disabled()
    more.click()
    expect(chairs).to_have_count(3)
    fewer.click()
    expect(chairs).to_have_count(2)
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("tooltip")).to_contain_text("2 chairs")


def test_a_telephone_tells_the_last_move_above_the_map(people: Seating, server: Server) -> None:
    match, seats = server.new_table("cambria", "me", "tiro", "tiro")
    anna = people(window=PHONE)
    anna.sit("cambria", match, {"0": seats["0"]})
    anna.wait_until_asked()
    anna.page.locator(".board-area .spot.can").first.click()
    last = anna.page.locator(".lastmove")
    expect(last).to_contain_text(re.compile("^(Lucius|Titus) "), timeout=PATIENCE)
    expect(last).to_be_visible()
    anna.page.set_viewport_size({"width": 1280, "height": 720})  # the log stands beside it there
    expect(last).to_be_hidden()


@pytest.mark.parametrize("window", [LAPTOP, TELEPHONE])
def test_the_map_shows_where_an_answer_on_its_way_leads(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    visit.open(next(each.address for each in scenes() if each.name == "state-cambria-sent"))
    expect(visit.page.locator(".spot.pend")).to_have_count(1)
    expect(visit.page.locator(".spot.pend .onway svg")).to_be_in_viewport()


def test_the_map_is_walked_by_arrows(people: Seating, server: Server) -> None:
    match, seats = server.new_table("cambria", "me", "tiro")
    anna = people()
    anna.sit("cambria", match, {"0": seats["0"]})
    anna.wait_until_asked()
    page, before = anna.page, anna.entry
    page.locator(".spots [tabindex='0']").focus()
    assert page.locator(".spots [tabindex='0']").count() == 1
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 8:
        if page.locator(".spot.can:focus").count():
            break
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('.app').dataset.entry) > before", arg=before
    )


def test_a_road_is_chosen_from_the_table_as_lists(people: Seating, server: Server) -> None:
    match, seats = server.new_table("cambria", "me", "tiro")
    anna = people()
    anna.sit("cambria", match, {"0": seats["0"]})
    anna.wait_until_asked()
    page, before = anna.page, anna.entry
    page.locator(".spot.cannot.road-at").first.focus()  # its reason must leave with it
    page.locator(".popover.tip").wait_for()
    page.keyboard.press("t")
    roads = page.locator(".lists .choices button")
    roads.first.wait_for()
    assert roads.count() == ROADS
    assert "can" in (roads.first.get_attribute("class") or "")  # what can be chosen comes first
    rows = page.locator(".lists tbody tr")
    assert rows.count() == 3  # two seats and the neutral colour
    assert page.locator(".lists .wide").evaluate("each => each.clientHeight >= each.scrollHeight")
    assert page.locator(".dock-tray .die").first.is_visible()  # dice and ships stay at hand
    roads.first.click()
    page.wait_for_function(
        "before => Number(document.querySelector('.app').dataset.entry) > before", arg=before
    )


def test_two_browsers_in_two_languages_play_a_match_and_step_through_it(
    people: Seating, server: Server
) -> None:
    # bots fill the map, so that forts fall in good time
    match, seats = server.new_table("cambria", "me", "here", "tiro", "tiro", "tiro")
    anna = people(name="Anna", language="de", seed=3, boldness=0.95)
    boris = people(name="Boris", language="ru", window=PHONE, seed=4, boldness=0.95)
    anna.sit("cambria", match, {"0": seats["0"]})
    boris.sit("cambria", match, {"1": seats["1"]})
    play_to_the_end(anna, boris)
    assert scores(anna) == scores(boris)
    assert len(scores(anna)) == 5
    assert finds_the_dice_fair(boris)
    step_to_the_end(anna, match)


@pytest.mark.slow
def test_two_people_alone_play_a_whole_match_in_two_languages(
    people: Seating, server: Server
) -> None:
    match, seats = server.new_table("cambria", "me", "here")
    anna = people(name="Anna", language="ru", seed=3, boldness=0.95)
    boris = people(name="Boris", language="en", window=PHONE, seed=4, boldness=0.95)
    anna.sit("cambria", match, {"0": seats["0"]})
    boris.sit("cambria", match, {"1": seats["1"]})
    play_to_the_end(anna, boris)
    assert scores(anna) == scores(boris)
    assert len(scores(anna)) == 2


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(people: Seating, server: Server) -> None:
    match, seats = server.new_table("cambria", "me", "tiro", "tiro", "tiro", "tiro")
    anna = people(seed=5)
    anna.sit("cambria", match, {"0": seats["0"]})
    play_by_keys(anna)


def step_to_the_end(player: Player, match: str) -> None:
    """Ply by ply; the last one shows the tokens of the reckoning."""
    points = {int(seat): int(score) for seat, score in scores(player)}
    page = player.page
    player.visit(f"replay/{match}")
    slider = page.locator(".scrub input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 50
    page.locator(".replay .map .fort").first.wait_for()
    assert page.locator(".replay .map .fort.taken").count() == 0
    for ply in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "ply => document.querySelector('.scrub input').value === String(ply)",
            arg=ply,
            polling=10,
        )
    page.wait_for_function(
        "() => document.querySelectorAll('.replay .map .fort.taken').length >= 10"
    )
    told = page.locator(".rseats .pts span[aria-hidden]")
    expect(told).to_have_text([str(points[seat]) for seat in sorted(points)])


@pytest.mark.parametrize("window", [None, PHONE], ids=["laptop", "phone"])
def test_an_owners_map_without_places_is_laid_out_and_played(
    people: Seating, server: Server, window: dict[str, int] | None
) -> None:
    match, seats = server.new_table("cambria", "me", "tiro", components=bare_map())
    anna = people(seed=7, window=window)
    anna.sit("cambria", match, {"0": seats["0"]})
    anna.wait_until_asked()
    page = anna.page
    assert page.locator(".map .fort").count() - page.locator(".map .legend").count() == FORTS
    assert page.locator(".map .landw").count() == 1, "land grows along the roads"
    assert "Segontium" in (page.locator(".map .names").text_content() or "")
    for _ in range(5):
        anna.wait_until_asked()
        anna.answer()
    assert page.locator(".map [data-stands]").count() > 1
