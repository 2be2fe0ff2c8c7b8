"""A game once more: a record from a file, played, walked by turns, shared, and played on."""

import re
from math import ceil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.players import PATIENCE, Player, Seating
from tests.browser.visits import rest

pytestmark = pytest.mark.browser

GOLDEN: Final = Path(__file__).parent.parent / "golden"


def opened(people: Seating, name: str) -> Player:
    """Somebody who has opened a record from the lobby."""
    anna = people()
    anna.visit()
    anna.page.get_by_label("Open a record from a file").set_input_files(GOLDEN / f"{name}.jsonl")
    anna.page.locator(".scrub input[type=range]").wait_for(timeout=PATIENCE)
    return anna


@pytest.fixture
def replay(people: Seating) -> Player:
    return opened(people, "roma-2-default-no_fame")


def ply(page: Page) -> int:
    return int(page.locator(".scrub input[type=range]").input_value())


def at_ply(page: Page, number: int) -> None:
    """The slider and the address agree, and the table follows."""
    expect(page.locator(".scrub input[type=range]")).to_have_value(str(number), timeout=PATIENCE)
    expect(page).to_have_url(re.compile(f"/{number}$"))


def test_a_record_from_a_file_plays_by_itself_and_stops_when_told(replay: Player) -> None:
    page = replay.page
    at_ply(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('.scrub input').value >= 2")
    page.get_by_role("button", name="Pause").click()
    stopped = ply(page)
    rest(page, 1_200)  # longer than a ply is shown
    assert ply(page) == stopped


def test_turns_are_jumped_and_a_ply_has_a_link(replay: Player, people: Seating) -> None:
    page = replay.page
    turn = page.get_by_role("status").filter(has_text="Turn")
    page.get_by_role("button", name="One turn on").click()
    page.get_by_role("button", name="One turn on").click()
    expect(turn).to_contain_text("Turn 2 of")
    second = ply(page)
    assert second > 1
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One turn back").click()
    at_ply(page, second)
    boris = people(name="Boris")
    boris.page.goto(page.url)
    at_ply(boris.page, second)
    expect(boris.page.locator(".replay .log li").last).to_have_text(
        page.locator(".replay .log li").last.inner_text()
    )


@pytest.mark.parametrize(
    "name",
    ["roma-2-default-no_fame", "armorica-3-default-deck_empty", "cambria-3-default-six_forts"],
)
def test_the_chart_sets_the_set_up_apart_up_to_where_the_first_turn_begins(
    people: Seating, name: str
) -> None:
    page = opened(people, name).page
    status = page.get_by_role("status").filter(has_text="step")
    expect(status).to_contain_text("Set-up")
    page.get_by_role("button", name=re.compile("One (turn|round) on")).click()
    expect(status).to_contain_text(re.compile(r"(Turn|Round) 1\sof"))
    expect(page.locator(".chart").get_by_text("set-up")).to_be_visible()
    shaded = page.locator(".chart .setup").get_attribute("d") or ""
    page.get_by_role("button", name="One step back").click()
    expect(status).to_contain_text("Set-up")
    now = page.locator(".chart .now").get_attribute("d") or ""
    assert re.findall(r"H([\d.]+)V", shaded) == re.findall(r"M([\d.]+) ", now)


@pytest.mark.parametrize(
    ("name", "each"),
    [
        ("roma-2-default-no_fame", 1),  # cut short by what its last turn costs
        ("armorica-3-default-deck_empty", 1),
        ("cambria-3-default-six_forts", 3),  # its log counts rounds
    ],
)
def test_the_end_and_the_log_tell_the_same_turn(people: Seating, name: str, each: int) -> None:
    page = opened(people, name).page
    slider = page.locator(".scrub input[type=range]")
    slider.fill(slider.get_attribute("max") or "")
    status = page.get_by_role("status").filter(has_text="step")
    expect(page.locator(".replay .log li").last).to_contain_text("over", timeout=PATIENCE)
    turn, turns = (int(n) for n in re.findall(r"(\d+)\sof\s(\d+)", status.inner_text())[0])
    heading = page.locator(".replay .log li.head").last.inner_text()
    assert turn == turns
    assert f" {ceil(turn / each)} " in f"{heading} "
    assert f"{turns} " in page.locator(".bar_").inner_text().replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("name", "each"),
    [
        ("roma-2-default-no_fame", 1),
        ("armorica-3-default-deck_empty", 1),
        ("cambria-2-default-six_forts", 2),
        ("cambria-3-default-six_forts", 3),
    ],
)
def test_no_heading_moves_and_the_turn_that_is_counted_is_the_one_told_last(
    people: Seating, name: str, each: int
) -> None:
    anna = opened(people, name)
    page = anna.page
    match = re.findall("replay/([^/]+)", page.url)[0]
    plies = page.request.get(f"{anna.house}api/replays/{match}").json()["plies"]
    before: dict[str, str] = {}
    for step in range(24, 44):  # some turns, and what lies between them
        page.locator(".scrub input[type=range]").fill(str(step))
        entry = str(plies[step - 1]["entry"])
        expect(page.locator(".replay.app")).to_have_attribute("data-entry", entry)
        now = headed(page)
        assert before.items() <= now.items(), step
        before = {heading: line for heading, line in now.items() if line}
        turn = int(re.findall(r"(\d+)\sof", page.locator(".scrub .sp").inner_text())[0])
        if not name.startswith("armorica"):  # the cards of its next round come below this one's end
            assert f" {ceil(turn / each)} " in f"{list(now)[-1]} ", step


def headed(page: Page) -> dict[str, str]:
    """The headings of the log, each with the line below it."""
    lines = page.locator(".replay .log li")
    texts, heads = (
        lines.all_inner_texts(),
        lines.evaluate_all("all => all.map(each => each.className)"),
    )
    told = [*texts, ""]
    return {text: told[at + 1] for at, text in enumerate(texts) if "head" in heads[at]}


def test_a_game_that_is_over_leads_to_its_reckoning_and_to_both_of_its_ends(
    replay: Player,
) -> None:
    page = replay.page
    page.get_by_role("button", name="To the end").click()
    at_ply(page, int(page.locator(".scrub input").get_attribute("max") or 0))
    page.get_by_role("button", name="To the beginning").click()
    at_ply(page, 0)
    page.get_by_role("link", name="Final score").click()
    expect(page.locator(".reck")).to_be_visible(timeout=PATIENCE)


def test_a_game_is_played_on_from_any_ply(replay: Player) -> None:
    page = replay.page
    page.locator(".scrub input[type=range]").fill("12")
    at_ply(page, 12)
    page.get_by_role("button", name="Play on from here").click()
    replay.wait_until_asked()
    expect(page).to_have_url(re.compile("#/table/"))
    before = replay.entry
    replay.answer()
    assert replay.entry > before


def test_at_the_end_there_is_nothing_to_play_on_from_and_the_page_says_so(replay: Player) -> None:
    page = replay.page
    slider = page.locator(".scrub input[type=range]")
    slider.fill(slider.get_attribute("max") or "")
    on = page.get_by_role("button", name="Play on from here")
    expect(on).to_have_attribute("aria-disabled", "true")
    on.click(force=True)
    expect(page.get_by_text("go back to an earlier move")).to_be_visible(timeout=PATIENCE)
    assert "#/replay/" in page.url


def test_on_a_telephone_one_line_tells_every_step(replay: Player) -> None:
    page = replay.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".scrub input[type=range]").fill("3")
    expect(page.locator(".lastmove")).to_have_count(1)
    expect(page.locator(".scrub .lastmove")).to_contain_text("is dealt", timeout=PATIENCE)


def test_every_step_tells_what_it_did_even_a_card_that_is_dealt(replay: Player) -> None:
    page = replay.page
    page.locator(".scrub input[type=range]").fill("3")
    last = page.locator(".replay .log li").last
    expect(last).to_contain_text("is dealt", timeout=PATIENCE)
    dealt = page.locator(".replay .log li").filter(has_text="is dealt")
    before = dealt.all_inner_texts()
    page.locator(".scrub input[type=range]").fill("4")
    expect(dealt).to_have_count(len(before) + 1)
    assert dealt.all_inner_texts()[:-1] == before  # what was told stays


def test_a_link_to_another_ply_of_the_open_game_leads_there(replay: Player) -> None:
    """Also to the one by which it was opened, after other steps."""
    page = replay.page
    for _ in range(2):
        page.evaluate("location.hash = location.hash.replace(/[0-9]+$/, '7')")
        at_ply(page, 7)
        page.get_by_role("button", name="One step on").click()
        at_ply(page, 8)


def test_a_replay_keeps_its_colours_and_marks_the_step_in_the_chart(replay: Player) -> None:
    """What rests while the line is lost is pale; a replay has no line to lose."""
    table = replay.page.locator(".board-area")
    expect(table).to_have_css("filter", "none")
    expect(replay.page.locator(".scrub path.now")).not_to_have_css("display", "none")
    signs = replay.page.locator(".scrub .chart g use")
    expect(signs).to_have_count(2)


def test_the_way_to_the_reckoning_keeps_its_sign_clear_of_its_words(people: Seating) -> None:
    """No board's own styles reach it: Armorica's sums have none of the gap of an answer."""
    page = opened(people, "armorica-3-default-deck_empty").page
    way = page.locator(".bar_ a.btn")
    sign, words = (way.locator(each).bounding_box() for each in ("svg", "span"))
    assert sign
    assert words
    assert words["x"] - sign["x"] - sign["width"] >= 6
