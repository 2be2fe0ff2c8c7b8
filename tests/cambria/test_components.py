"""Chapter 1: the board and its pieces, and the file that an owner of the game can type."""

import random
import re
from itertools import chain

import pytest

from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from lusoria.core.printed import Misprint
from lusoria.games.cambria.components import read_board
from tests.cambria.boards import ring
from tests.cambria.table import (
    ENDS,
    FORTS,
    GAME,
    answers,
    lay,
    roads_for,
    roads_of,
    rolled,
    warriors,
)
from tests.words.catalogue import file_sentence

CAMBRIA = GAME.texts.standard({"map": "cambria"})
READ = GAME.texts.read_components


@pytest.mark.rule("C1.1")
def test_two_to_five_play_with_five_warriors_each() -> None:
    for seats in (2, 3, 4, 5):
        assert Play(GAME, seats).position()["supply"] == [5] * seats
    for seats in (1, 6):
        with pytest.raises(Unreadable, match="seats 2 to 5"):
            Play(GAME, seats)


@pytest.mark.parametrize("name", ["cambria", "cumbria"])
@pytest.mark.rule("C1.2", "C1.3", "C1.4")
def test_both_boards_keep_the_rulebook_and_our_inferences(name: str) -> None:
    printed = GAME.texts.standard({"map": name})
    board = read_board(printed.text)
    assert printed.warnings == ()
    assert len(board.forts) == 16
    assert {fort.value for fort in board.forts} == {2, 3, 4, 5, 6}
    for number, fort in enumerate(board.forts):
        assert sum(number in road.ends for road in board.roads) == fort.value
    assert all(one != other for one, other in (road.ends for road in board.roads))
    assert sorted(board.ships) == [2, 3, 4, 5, 6]
    assert len(board.eagle) == 1
    assert board.canvas is not None
    assert all(fort.spot for fort in board.forts)


def test_the_option_chooses_the_board() -> None:
    assert Play(GAME, 2).components.name == "cambria"
    assert "maia" in Play(GAME, 2, {"map": "cumbria"}).position()["forts"]
    with pytest.raises(Unreadable, match="option map"):
        Play(GAME, 2, {"map": "britannia"})


def test_places_on_the_canvas_may_be_left_out() -> None:
    bare = re.sub(r"(?m)^(canvas|coast) .*$", "", CAMBRIA.text)
    bare = re.sub(r"(?m)^(fort \S+ +\d) +\d+ +\d+", r"\1", bare)
    bare = re.sub(r"(?m)^(ship \d|eagle) .*$", r"\1", bare)
    printed = READ(bare, "mine")
    assert printed.warnings == ()
    assert printed.names == CAMBRIA.names
    assert printed.box.tobytes() == CAMBRIA.box.tobytes()
    assert all(fort.spot is None for fort in read_board(bare).forts)


def last_line(text: str, beginning: str) -> int:
    """The number of the last line that begins so."""
    lines = text.splitlines()
    return max(n for n, line in enumerate(lines, 1) if line.startswith(beginning))


def refused_file(text: str) -> Misprint:
    with pytest.raises(Misprint) as refusal:
        READ(text, "mine")
    return refusal.value


BROKEN = [
    # what is changed, into what, the line at fault, its rule, the message
    (r"^fort deva +4", "fort deva 7", "fort deva", "C1.2", "value: “7” does not fit"),
    (r"^fort deva +4", "fort deva IV", "fort deva", "C1.2", "value: “IV” does not fit"),
    (r"^fort deva.*$", "fort deva", "fort deva", "C1.2", "a fort is written like"),
    (r"^fort deva.*$", "fort deva 4 17", "fort deva", "C1.2", "its place (two numbers)"),
    (r"^fort deva +4", "fort nidum 4", "fort nidum", None, "a fort above is called “nidum”"),
    (r"^road r05.*$", "road r05 deva deva", "road r05", "C1.3", "“r05” leads back to its own fort"),
    (r"^road r05.*$", "road r05 deva roma", "road r05", "C1.3", "begins with “fort roma”"),
    (r"^road r05.*$", "road r05 deva", "road r05", "C1.3", "a road is written like"),
    (r"^road r05 ", "road r04 ", "road r04", None, "a road above is called “r04”"),
    (r"^road r05 ", "road eagle ", "road eagle", None, "no road can be called “eagle”"),
    (r"^road r05.*\n", "", "fort deva", "C1.3", "“deva” has the value 4, but 3 roads"),
    (r"^ship 4", "ship 5", "ship 5", "C1.4", "a ship of value 5 stands above"),
    (r"^ship 4", "ship 1", "ship 1", "C1.4", "value: “1” does not fit"),
    (r"^ship 4.*$", "ship 4 7", "ship 4", "C1.4", "a ship is written like"),
    (r"^eagle", "eagle\neagle", "eagle", "C1.4", "the eagle stands above already"),
    (r"^eagle.*$", "eagle 4", "eagle", "C1.4", "the eagle is written like"),
    (r"^canvas.*$", "canvas 4", "canvas", None, "the sheet is written like"),
    (r"^canvas.*$", "canvas 0 4", "canvas", None, "width: “0” does not fit"),
    (r"^coast.*$", "coast 1 2 3", "coast 1 2 3", None, "a coast is written like"),
    (r"^canvas", "bridge", "bridge", None, "no line begins with “bridge”"),
]


@pytest.mark.parametrize(("pattern", "into", "where", "rule", "message"), BROKEN)
@pytest.mark.rule("C1.2", "C1.3", "C1.4")
def test_what_the_rulebook_fixes_is_an_error_with_line_and_rule(
    pattern: str, into: str, where: str, rule: str | None, message: str
) -> None:
    text = re.sub(pattern, into, CAMBRIA.text, count=1, flags=re.MULTILINE)
    refusal = refused_file(text)
    assert message in file_sentence("cambria", refusal)
    assert refusal.rule == rule
    assert refusal.line == refusal.facts["line"] == last_line(text, where)


@pytest.mark.parametrize(
    ("pattern", "rule", "message"),
    [
        (r"^ship [26].*\n", "C1.4", "each of these values: 2, 6"),
        (r"^eagle.*\n", "C1.4", "the eagle is missing"),
    ],
)
@pytest.mark.rule("C1.4")
def test_what_is_missing_is_an_error(pattern: str, rule: str, message: str) -> None:
    text = re.sub(pattern, "", CAMBRIA.text, flags=re.MULTILINE)
    refusal = refused_file(text)
    assert message in file_sentence("cambria", refusal)
    assert refusal.rule == rule


@pytest.mark.parametrize(
    ("text", "where", "rule", "message"),
    [
        (ring(6), "eagle", "C10.1", "has 6 forts. A game needs at least 7"),
        (ring(24), "fort f23", "C1.4", "one fort too many; a map has at most 23"),
        (ring(17, value=6), "road r48", None, "one road too many; a map has at most 48"),
        (f"{CAMBRIA.text}coast {'1 2 ' * 3943}", "coast 1", None, "at most 4,000 of them"),
    ],
    ids=["6 forts", "24 forts", "51 roads", "4001 places"],
)
@pytest.mark.rule("C1.2", "C10.1")
def test_a_board_too_small_or_too_large_is_an_error(
    text: str, where: str, rule: str | None, message: str
) -> None:
    refusal = refused_file(text)
    assert message in file_sentence("cambria", refusal)
    assert (refusal.line, refusal.rule) == (last_line(text, where), rule)


def without_bremia() -> str:
    """Our board with 15 forts: one road goes on where Bremia joined two."""
    text = re.sub(r"(?m)^(fort bremia|road r20) .*\n", "", CAMBRIA.text)
    return re.sub(r"(?m)^road r15 .*$", "road r15 pennal alabum", text)


@pytest.mark.rule("C1.2")
def test_another_number_of_forts_is_a_warning_with_its_source() -> None:
    assert READ(without_bremia(), "mine").warnings[:2] == (
        "15 forts and 7 point tokens are 22 tokens; the rulebook counts 23",
        "15 forts; we expected 16, as the rulebook gives no number",
    )
    more = READ(ring(23), "mine").warnings
    assert "the rulebook counts" not in more[0]
    assert more[0].startswith("23 forts; we expected 16")


@pytest.mark.parametrize(
    "text",
    [ring(7), without_bremia(), ring(23), ring(12, value=6)],
    ids=["7 forts", "15 forts", "23 forts", "12 rich forts"],
)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.rule("C1.2", "C10.1")
def test_a_board_of_another_size_is_played_to_its_end(text: str, seats: int) -> None:
    mine = READ(text, "mine")
    forts = mine.names["fort"]
    play, chance = Play(GAME, seats, components=mine), random.Random(f"{len(forts)} {seats}")
    while not play.over:
        play.apply(chance.choice(play.legal()))
        assert Play.at(GAME, play.position(), mine).bytes == play.bytes
    position = play.position()
    tokens = [*position["fort_tokens"], (position["neutral_tokens"] or {"forts": []})["forts"]]
    assert sorted([*position["forts"], *chain(*tokens)]) == sorted(forts)
    assert play.outcome()["ending"] == "turn_limit" or len(position["forts"]) <= 6


def swapped(first: str, second: str, *roads: str) -> str:
    """The board with other ends for two roads: `a-b`, `c-d` become `a-c`, `b-d`."""
    text = CAMBRIA.text
    for road, ends in zip((first, second), roads, strict=True):
        text = re.sub(rf"(?m)^road {road} .*$", f"road {road} {ends}", text)
    return text


def test_what_we_inferred_is_a_warning() -> None:
    crossing = READ(swapped("r01", "r28", "segontium isca", "canovium nidum"), "mine").warnings
    assert any("crosses" in warning for warning in crossing)
    parallel = READ(
        swapped("r01", "r05", "segontium tomen-y-mur", "canovium deva"), "mine"
    ).warnings
    assert [w.split(": ")[1] for w in parallel] == [
        "r02 joins the same forts as r01",
        "r05 joins the same forts as r03",
    ]
    fewer = re.sub(r"(?m)^road r05.*\n", "", CAMBRIA.text)
    fewer = re.sub(r"(?m)^(fort deva +)4", r"\g<1>3", fewer)
    fewer = re.sub(r"(?m)^(fort tomen-y-mur +)5", r"\g<1>4", fewer)
    assert READ(fewer, "mine").warnings == (
        "16 forts and 6 point tokens are 22 tokens; the rulebook counts 23",
        "5 forts of value 3; we expected 4",
        "1 forts of value 5; we expected 2",
        "27 roads; we expected 28",
    )


def test_an_owners_board_is_played_on() -> None:
    """As many roads as fit: 16 forts of value 6 and 48 roads."""
    printed = READ(ring(16, value=6), "rich")
    position = {"seats": 2, "decision": {"seat": 0, "question": "act"}, "dice": [5, 6]}
    play = Play.at(GAME, position, printed)
    assert len(answers(play, "place")) == 48
    play.tell("place r47")
    assert play.position()["roads"] == {"r47": 0}
    assert play.words(play.number("from r47")) == "from r47"


@pytest.mark.rule("C1.5")
def test_a_die_uses_a_road_by_either_end() -> None:
    assert ENDS["r01"] == ("segontium", "canovium")
    assert (FORTS["segontium"], FORTS["canovium"]) == (2, 3)
    assert "r01" in roads_for(rolled(2, 6), "place")
    assert "r01" in roads_for(rolled(3, 6), "place")
    assert "r01" not in roads_for(rolled(4, 6), "place")


@pytest.mark.rule("C1.6")
def test_a_warrior_counts_at_both_forts_of_its_road() -> None:
    play = rolled(2, 6, roads=warriors(seat_0="r02 r03 r04"))
    play.tell("place r01")
    assert play.position()["fort_tokens"][0] == ["segontium", "canovium"]


@pytest.mark.rule("C1.7")
def test_the_legion_blocks_both_forts_of_its_road() -> None:
    play = rolled(5, 6, roads=warriors(seat_0="r02 r03 r04"), legion="r01")
    play.tell("pass")
    assert play.position()["fort_tokens"] == [[], [], []]


@pytest.mark.rule("C1.8")
def test_a_road_is_free_without_warrior_and_legion() -> None:
    play = rolled(2, 3, roads=warriors(seat_0="r01", seat_1="r15"), legion="r17")
    placeable = roads_for(play, "place")
    assert placeable.isdisjoint({"r01", "r15", "r17"})
    assert {"r02", "r20"} <= placeable
    with pytest.raises(Unreadable, match="one piece") as refusal:
        lay("roll", roads=warriors(seat_0="r01"), legion="r01")
    assert refusal.value.rule == "C1.8"


def test_the_table_of_the_tests_is_the_board() -> None:
    assert roads_of("deva") == ["r03", "r05", "r06", "r07"]
    assert list(CAMBRIA.names["fort"]) == list(FORTS)
