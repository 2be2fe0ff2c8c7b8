"""Cambria as people play it: a real browser, a real server, the game's map and others' maps."""

import re
from importlib.resources import files
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect

from client import stage
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
from tests.browser.visits import LAPTOP, NARROW, Visit, axe, sends, settled
from tests.browser.visits import PHONE as TELEPHONE

pytestmark = pytest.mark.browser

ROADS, FORTS, SHIPS = 28, 16, 5
PHONE: Final = {"width": 390, "height": 844}
LYING: Final = (844, 390)
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


def test_an_enlarged_map_stays_where_a_hand_has_put_it(visit: Visit) -> None:
    visit.size(TELEPHONE)
    visit.open("recorded/cambria-5/16")
    page = visit.page
    sheet, room = page.locator(".sheet"), page.locator(".room").bounding_box()
    assert room
    x, y = room["x"] + room["width"] / 2, room["y"] + room["height"] / 2
    page.mouse.move(x, y)
    for _ in range(10):
        page.mouse.wheel(0, -100)
    page.wait_for_function("() => document.querySelector('.sheet').style.transform.includes('(4)')")
    page.mouse.down()
    for step in range(1, 9):  # to the lower left, where nothing glows
        page.mouse.move(x + 20 * step, y - 20 * step)
    page.mouse.up()
    moved = sheet.evaluate("each => new DOMMatrix(each.style.transform).e + each.offsetWidth * 1.5")
    assert abs(moved - 160) < 10
    place = page.locator(".spot.road-at").first.bounding_box()
    assert place
    assert place["width"] < 2 * 60, "a tap beside a road would take it"


COVERED: Final = """() => {
    // letters, less the room that a line keeps above and below them
    const letters = ({left, right, top, bottom}) =>
        ({left, right, top: top + 3, bottom: bottom - 3})
    const all = (what) => [...document.querySelectorAll(what)]
    const standing = all('.map [data-stands] .base').map(each => each.getBoundingClientRect())
    const meet = (a, b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return all('.map .nm')
        .filter(name => standing.some(each => meet(letters(name.getBoundingClientRect()), each)))
        .map(name => name.textContent.trim())
}"""


def test_a_name_is_read_or_gives_way(visit: Visit) -> None:
    tables = {name: each for name, each in stage.recordings().items() if "cambria" in name}
    for name, table in tables.items():
        visit.open(f"recorded/{name}/0")
        for at in stage.questions(table).values():
            visit.turn_to(f"recorded/{name}/{at}")
            for window in (TELEPHONE, NARROW):
                visit.size(window)
                assert visit.page.evaluate(COVERED) == [], (name, at, window)


@pytest.mark.parametrize("window", [TELEPHONE, NARROW, LYING], ids=str)
def test_a_road_says_why_not_within_the_map_and_beside_itself(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    visit.open(f"recorded/cambria-5/{stage.questions(stage.recording('cambria-5'))['act']}")
    page, reason = visit.page, visit.page.locator(".popover.tip")
    room = page.locator(".mapf").bounding_box()
    assert room
    for road in page.locator(".spot.cannot.road-at").all():
        road.focus()
        settled(page)  # the bubble learns its own size after its words
        expect(reason).to_contain_text((road.get_attribute("aria-label") or "").split()[1])
        said, place = reason.bounding_box(), road.bounding_box()
        assert said
        assert place
        assert said["y"] >= room["y"]
        assert said["y"] + said["height"] <= room["y"] + room["height"]
        assert said["y"] + said["height"] <= place["y"] or said["y"] >= place["y"] + place["height"]
        assert page.locator(".mapf").evaluate("each => each.scrollTop") == 0
        assert page.locator(".tell").count() == 0, "there is no room for both"


@pytest.mark.parametrize("table", ["cambria-2", "cambria-5"], ids=["held", "free"])
def test_the_road_that_a_warrior_is_wanted_for_wears_a_ring(visit: Visit, table: str) -> None:
    visit.open(f"recorded/{table}/{stage.questions(stage.recording(table))['from']}")
    expect(visit.page.locator(".map .is")).to_have_count(1)


TOLD: Final = """async () => {
    document.querySelector('.spot.fort-at').focus()
    await new Promise(setTimeout)
    const told = document.querySelector('.tell')
    return told.getAnimations().map(({effect}) => effect.getTiming())
}"""
"""How what is told of a fort comes, asked at once: a motion that is over is known to nobody."""


def test_what_is_told_of_a_fort_waits_within_its_motion(visit: Visit) -> None:
    """A motion that is yet to begin has the browser look after every frame of a flight."""
    visit.size(LAPTOP)
    visit.open("recorded/cambria-5/16")
    visit.page.emulate_media(reduced_motion="no-preference")
    told = visit.page.evaluate(TOLD)
    assert [(each["delay"], each["duration"]) for each in told] == [(0, 400)]


UNTOLD: Final = """() => {
    const untold = () => { window.untold ??= !document.querySelector('.tell') }
    new MutationObserver(() => document.querySelector('.ask .wait') && setTimeout(untold))
        .observe(document.body, { childList: true, subtree: true })
}"""
"""Whether nothing is told any more while an answer is on its way: the next View would take it away
as well."""


def test_what_is_told_of_a_place_goes_when_it_is_chosen(visit: Visit) -> None:
    """Whoever has answered looks at what flies, and one motion that ends during another has the
    browser put all layers together anew."""
    visit.size(LAPTOP)
    visit.open("recorded/cambria-5/16")
    road, told = visit.page.locator(".spot.can.road-at").first, visit.page.locator(".tell")
    road.hover()
    expect(told).to_be_visible()
    visit.page.evaluate(UNTOLD)
    road.click()
    visit.page.wait_for_function("() => 'untold' in window")
    assert visit.page.evaluate("window.untold")
    expect(told).to_have_count(0)
    visit.page.keyboard.press("x")  # a key would draw a ring round what still has the focus
    expect(visit.page.locator(".spot:focus")).to_have_count(0)


def test_boarding_is_explained_however_many_ships_are_free(visit: Visit) -> None:
    visit.size(LAPTOP)
    views = stage.recording("cambria-2")["views"]
    at = [view["decision"]["question"] for view in views].index("board")
    visit.open(f"recorded/cambria-2/{at}")
    expect(visit.page.locator(".ask .acts .btn")).to_have_count(6)
    expect(visit.page.locator(".ask .q small")).to_be_visible()


@pytest.mark.parametrize("table", ["cambria-4-cumbria", "cambria-5"], ids=["five", "three"])
def test_a_no_stands_beside_the_ships_on_a_telephone(visit: Visit, table: str) -> None:
    visit.size(TELEPHONE)
    visit.open(f"recorded/{table}/{stage.questions(stage.recording(table))['board']}")
    tops = visit.page.locator(".ask .acts .btn").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().top)"
    )
    assert len(tops) > 3
    assert len(set(tops)) == 1


STATUS: Final = """() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('.turnno'))
    const words = [...range.getClientRects()]
    return {
        lines: new Set(words.map(each => Math.round(each.top))).size,
        clear: Math.max(...words.map(each => each.right))
            <= document.querySelector('.tools').getBoundingClientRect().left,
    }
}"""


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_status_of_a_telephone_is_one_line_beside_the_tools(
    visit: Visit, language: str
) -> None:
    over = stage.questions(stage.recording("cambria-5"))["over"]
    for window in (TELEPHONE, NARROW):
        visit.size(window)
        for at in (16, over):
            visit.open(f"recorded/cambria-5/{at}")
            visit.speak(language)
            status = visit.page.evaluate(STATUS)
            assert status["lines"] == 1
            assert status["clear"]


def test_of_three_who_are_tied_each_is_told_its_own_place(visit: Visit) -> None:
    visit.open("recorded/cambria-5/end")
    expect(visit.page.locator(".tot .by")).to_have_text(
        ["earliest last turn", "second earliest last turn", "latest last turn"]
    )


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_reckoning_stays_within_its_card_where_ties_are_broken(
    visit: Visit, language: str
) -> None:
    visit.size(LAPTOP)
    visit.open("recorded/cambria-5/end")
    visit.speak(language)
    assert visit.page.locator(".reck .scroll").evaluate(
        "each => each.scrollWidth <= each.clientWidth"
    )
    lines = visit.page.locator(".tot .level").evaluate_all(
        "all => all.map(each => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight))"
    )
    assert max(lines) < 2.1


def test_tokens_stand_below_one_another_and_a_row_has_one_height(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("recorded/cambria-3/end")
    lefts = visit.page.locator(".ftoks .tk").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().left)"
    )
    assert len(lefts) > 8
    assert len(set(lefts)) <= 4
    apart = visit.page.locator(".tokens tbody tr").evaluate_all("""all => all.map(row => {
        const middle = each => (box => box.top + box.height / 2)(each.getBoundingClientRect())
        const all = ['.pl_ svg', '.ftok', '.tot span'].map(each => middle(row.querySelector(each)))
        return Math.max(...all) - Math.min(...all)
    })""")
    assert max(apart) < 4
    assert visit.page.locator(".reck .scroll").evaluate(
        "each => each.scrollWidth <= each.clientWidth"
    )


@pytest.mark.slow
def test_axe_finds_nothing_serious_at_any_question(visit: Visit) -> None:
    """Two to five seats, both maps, tables with their own dice; by day and by lamp."""
    tables = {name: each for name, each in stage.recordings().items() if "cambria" in name}
    assert len(tables) == 8
    for name, table in tables.items():
        for at in stage.questions(table).values():
            visit.open(f"recorded/{name}/{at}")
            for window, light in product((TELEPHONE, LAPTOP), ("light", "dark")):
                visit.size(window)
                visit.light(light)
                assert axe(visit.page) == [], (name, at, window, light)


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


@pytest.mark.parametrize("window", [TELEPHONE, LAPTOP], ids=str)
def test_where_no_road_fits_a_ship_may_be_used_or_the_turn_passed(
    visit: Visit, window: tuple[int, int]
) -> None:
    """C13.2, C7.1: nothing glows but the ship, and no die is asked for before it is picked."""
    visit.size(window)
    visit.open("recorded/cambria-5-lost/0")
    page = visit.page
    bar = page.locator(".ask")
    expect(bar).to_contain_text("No road fits this roll")
    expect(page.locator(".spot.can")).to_have_count(1)
    page.locator(".spot.can.ship-at").click()
    expect(bar).to_contain_text("which die becomes a 4")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.locator(".lists").wait_for()
    passing = bar.get_by_role("button", name="Pass")
    assert not sends(page, passing.click), "a ship may still change a die"
    expect(bar).to_contain_text("Pass all the same?")
    assert sends(page, passing.click)


PLACES: Final = """() => [...document.querySelectorAll('.ask, .ask .acts, .ask .acts .btn')].map(
    each => [each.offsetLeft, each.offsetTop, each.offsetWidth, each.offsetHeight])"""
"""Where the question's bar and its answers lie, whichever of them is lifted under a pointer."""


@pytest.mark.parametrize("window", [LAPTOP, TELEPHONE, NARROW, LYING], ids=str)
def test_warrior_and_legion_keep_their_places_when_one_is_pressed(
    visit: Visit, window: tuple[int, int]
) -> None:
    """A second click on the same place would press another answer."""
    visit.size(window)
    table = stage.recording("cambria-5")["views"]
    both = [{choice["verb"] for choice in view["choices"]} >= {"place", "legion"} for view in table]
    visit.open(f"recorded/cambria-5/{both.index(True)}")
    page = visit.page
    before = page.evaluate(PLACES)
    legion = page.locator(".ask .btn", has_text="Legion")
    legion.click()
    expect(legion).to_have_attribute("aria-pressed", "true")
    settled(page)
    assert page.evaluate(PLACES) == before
    page.keyboard.press("Escape")
    expect(legion).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("window", [LAPTOP, (1440, 900), (1920, 1080)], ids=str)
def test_no_question_of_a_laptop_moves_the_map(visit: Visit, window: tuple[int, int]) -> None:
    """The bar has room for the longest from the start, in the language that needs most."""
    visit.size(window)
    heights = set()
    for name in ("cambria-2", "cambria-5", "cambria-4-cumbria"):
        for at in stage.questions(stage.recording(name)).values():
            visit.open(f"recorded/{name}/{at}")  # anew: a bar keeps the height it once needed
            visit.speak("de")
            heights.add(visit.page.locator(".ask").evaluate("each => each.offsetHeight"))
    assert len(heights) == 1


ROWS: Final = "all => all.map(each => each.getBoundingClientRect().height)"


@pytest.mark.parametrize("window", [LAPTOP, (1440, 900), (1024, 768)], ids=str)
def test_a_seat_keeps_its_height_however_many_tokens_it_has(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    visit.open("recorded/cambria-3/0")
    rows, tokens = visit.page.locator(".cambria .seat"), visit.page.locator(".cambria .seat .many")
    before = rows.evaluate_all(ROWS)
    visit.turn_to(f"recorded/cambria-3/{stage.questions(stage.recording('cambria-3'))['over']}")
    assert tokens.count() > 1
    assert rows.evaluate_all(ROWS) == before
    assert tokens.evaluate_all("all => all.every(each => each.scrollWidth <= each.clientWidth)")


def test_whoever_points_at_a_warrior_that_may_be_thrown_out_reads_it(visit: Visit) -> None:
    """Beside the mark on him, which alone may read as a no."""
    visit.size(LAPTOP)
    views = stage.recording("cambria-5")["views"]
    at = next(at for at, view in enumerate(views) if view["derived"]["leaving"] and view["choices"])
    visit.open(f"recorded/cambria-5/{at}")
    road = views[at]["derived"]["leaving"][0]["road"]
    held = visit.page.locator(f".spot.can[data-spot={road}]")
    expect(held).to_have_attribute("aria-label", re.compile("You throw the warrior of Servius out"))
    held.hover()
    expect(visit.page.locator(".tell")).to_contain_text("You throw the warrior of Servius out")
    visit.page.locator(".spot.can.road-at[aria-label*=nobody]").first.hover()
    expect(visit.page.locator(".tell")).not_to_contain_text("You throw")
