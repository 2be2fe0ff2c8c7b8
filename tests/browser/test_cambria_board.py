"""Cambria's map and its questions as they are seen: recorded Views in windows of every size."""

import re
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect

from client import stage
from client.screenshots import LANGUAGES
from tests.browser.visits import LAPTOP, NARROW, Visit, axe, sends, settled
from tests.browser.visits import PHONE as TELEPHONE

pytestmark = pytest.mark.browser

LYING: Final = (844, 390)


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


@pytest.mark.parametrize("window", [NARROW, TELEPHONE])
def test_all_that_the_lists_tell_of_a_player_lies_in_the_window(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    visit.open("recorded/cambria-5/16")  # many forts have fallen
    for language in LANGUAGES:
        visit.speak(language)
        visit.page.keyboard.press("t")
        players = visit.page.locator(".lists .wide")
        expect(players.get_by_role("columnheader")).to_have_count(7)
        assert players.evaluate("each => each.scrollWidth <= each.clientWidth"), language
