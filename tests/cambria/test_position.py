"""The position editor: what it reads, fills in and refuses."""

import random
from typing import Any

import pytest

from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from tests.cambria.table import FORTS, GAME, answers, asked, lay, roads_at, ten_taken, warriors

FIVE = warriors(seat_0="r01 r08 r16 r22 r28")
TWO = {"seats": 2}
FIELDS = [
    "start_player", "active", "turns", "dice", "ship_used", "legion", "roads", "ships", "supply",
    "neutral_supply", "forts", "fort_tokens", "point_tokens", "neutral_tokens", "target",
]  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "board"), [(2, "cambria"), (3, "cumbria"), (4, "cambria"), (5, "cumbria")]
)
def test_the_tables_of_a_random_game_are_written_and_read_again(seats: int, board: str) -> None:
    play = Play(GAME, seats, {"map": board})
    chance = random.Random(f"{seats}/{board}")
    written_and_read_again(play)
    while not play.over:
        for _ in range(3):
            if not play.over:
                play.apply(chosen(play, chance))
        written_and_read_again(play)


def written_and_read_again(play: Play) -> None:
    position = play.position()
    again = Play.at(GAME, position)
    assert again.bytes == play.bytes
    assert again.position() == position
    assert list(position)[4:] == FIELDS


def chosen(play: Play, chance: random.Random) -> int:
    """Fate by its odds, a seat evenly."""
    odds = play.odds() if play.seat == FATE else dict.fromkeys(play.legal(), 1)
    return chance.choices(list(odds), list(odds.values()))[0]


def test_what_is_left_out_is_as_at_the_start() -> None:
    position = lay("act", seat=1, dice=[3, 5]).position()
    assert {name: position[name] for name in FIELDS} == {
        "start_player": 1,
        "active": 1,
        "turns": 0,
        "dice": [3, 5],
        "ship_used": False,
        "legion": "eagle",
        "roads": {},
        "ships": {},
        "supply": [5, 5, 5],
        "neutral_supply": None,
        "forts": list(FORTS),
        "fort_tokens": [[], [], []],
        "point_tokens": [[], [], []],
        "neutral_tokens": None,
        "target": None,
    }


@pytest.mark.parametrize(
    ("fields", "start", "active", "turns"),
    [
        ({"start_player": 2, "active": 1}, 2, 1, 2),
        ({"active": 1, "turns": 4}, 0, 1, 4),
        ({"start_player": 2, "active": 2}, 2, 2, 0),
        ({"start_player": 1}, 1, 1, 0),
        ({}, 0, 0, 0),
    ],
)
@pytest.mark.rule("C2.10")
def test_start_active_and_turns_complete_each_other(
    fields: dict[str, int], start: int, active: int, turns: int
) -> None:
    position = lay("roll", **fields).position()
    assert (position["start_player"], position["active"], position["turns"]) == (
        start, active, turns,
    )  # fmt: skip


def test_a_finished_game_completes_them_too() -> None:
    position = lay("over", fort_tokens=ten_taken(), start_player=1).position()
    assert (position["start_player"], position["active"], position["turns"]) == (1, 0, 3)
    assert position["legion"] == "away"
    position = lay("over", fort_tokens=ten_taken(), active=1, turns=8).position()
    assert (position["start_player"], position["active"], position["turns"]) == (0, 1, 8)


def test_supplies_follow_from_the_board() -> None:
    roads = warriors(seat_0="r01 r02", neutral="r05")
    position = lay("roll", seats=2, roads=roads, ships={"3": 0, "4": 1}).position()
    assert position["supply"] == [2, 4]
    assert position["neutral_supply"] == 4


def test_any_place_in_the_set_up_can_be_laid() -> None:
    play = lay("setup_roll", seats=4, start_player=1, active=0, roads={"r01": 1})
    play.tell("roll 4")
    play.tell("place r03")
    assert asked(play) == ("fate", "setup_roll")
    assert play.position()["active"] == 3


NONSENSE: list[tuple[str, dict[str, Any], str, str | None]] = [
    # question, fields, what the message names, rule
    ("roll", {"road": {}}, "no field 'road'", None),
    ("roll", {"start_player": 3}, "start_player", None),
    ("roll", {"active": -1}, "active", None),
    ("roll", {"start_player": 0, "active": 1, "turns": 5}, "active", "C2.10"),
    ("act", {"dice": [3, 5], "active": 1}, "active is 1", "C3.1"),
    ("roll", {"turns": 600}, "turns", None),
    ("setup_roll", {"turns": 1}, "turns", None),
    ("roll", {"turns": True}, "turns", None),
    ("start_player", {"start_player": 0}, "start_player is null", "C2.4"),
    ("start_player", {"active": 0}, "active is null", "C2.4"),
    ("act", {}, "dice has 0", "C3.1"),
    ("act", {"dice": [3]}, "dice has 1", "C3.1"),
    ("act", {"dice": [3, 7]}, "dice", None),
    ("act", {"dice": [3, 5, 6]}, "dice", None),
    ("roll", {"dice": [3, 5]}, "dice has 2", "C2.6"),
    ("setup_place", {"dice": [1]}, "dice", None),
    ("setup_place", {"dice": [2, 3]}, "dice has 2", "C2.6"),
    ("roll", {"ship_used": True}, "ship_used", "C7.1"),
    ("act", {"dice": [1, 1], "ship_used": True}, "ship_used", "C7.1"),
    ("act", {"dice": [3, 5], "ship_used": 1}, "ship_used", None),
    ("roll", {"roads": ["r01"]}, "roads is an object", None),
    ("roll", {"roads": {"r99": 0}}, "no road 'r99'", "C1.3"),
    ("roll", {"roads": {"r01": 3}}, "roads.r01", None),
    ("roll", {"roads": {"r01": "neutral"}}, "roads.r01", "C12.1"),
    ("roll", {"roads": {"r01": None}}, "roads.r01", None),
    ("roll", {"ships": {"7": 0}}, "no ship '7'", "C1.4"),
    ("roll", {"ships": {"4": "neutral"}} | TWO, "neutral colour never boards", "C12.7"),
    ("roll", {"roads": FIVE, "ships": {"4": 0}}, "6 warriors", "C1.1"),
    ("roll", {"supply": [5, 5]}, "supply has 2", None),
    ("roll", {"supply": [4, 5, 5]}, r"supply\[0\] is 4", "C1.1"),
    ("roll", {"supply": [5, 5, 6]}, r"supply\[2\]", None),
    ("roll", {"neutral_supply": 5}, "neutral_supply", "C12.1"),
    ("roll", {"neutral_supply": 4} | TWO, "neutral_supply is 4", "C1.1"),
    ("roll", {"legion": "r99"}, "no road 'r99'", "C1.3"),
    ("roll", {"legion": 4}, "legion", "C1.3"),
    ("roll", {"legion": "away"}, "legion is 'away' when", "C10.2"),
    ("over", {"legion": "eagle", "fort_tokens": ten_taken()}, "legion is 'away'", "C10.2"),
    ("over", {"legion": "r01", "fort_tokens": ten_taken()}, "legion is 'away'", "C10.2"),
    ("roll", {"legion": "r01", "roads": {"r01": 1}}, "a warrior stands on r01", "C1.8"),
    ("roll", {"forts": ["roma"]}, "no fort 'roma'", "C1.2"),
    ("roll", {"forts": ["deva"]}, "forts: each", "C2.1"),
    ("roll", {"fort_tokens": [["deva"], [], []], "forts": list(FORTS)}, "forts: each", "C2.1"),
    ("roll", {"fort_tokens": [["deva"], ["deva"], []]}, "deva is named twice", "C1.4"),
    ("roll", {"fort_tokens": [["deva", "deva"], [], []]}, "deva is named twice", "C1.4"),
    ("roll", {"fort_tokens": [[], []]}, "fort_tokens has 2", None),
    ("roll", {"point_tokens": [["deva"], [], []]}, "deva has not fallen", "C9.5"),
    ("roll", {"fort_tokens": [["deva"], [], []], "point_tokens": [["deva"], [], []]},
     "cannot be second", "C9.5"),
    ("roll", {"fort_tokens": [["isca"], [], []], "point_tokens": [[], ["isca"], []]},
     "no point token lies on isca", "C2.2"),
    ("roll", {"neutral_tokens": {"forts": [], "points": []}}, "neutral_tokens", "C12.1"),
    ("roll", {"neutral_tokens": {"forts": []}} | TWO, "neutral_tokens", None),
    ("roll", {"target": "r01"}, "target", "C8.3"),
    ("from", {"dice": [3, 5], "roads": FIVE}, "target", "C8.3"),
    ("from", {"dice": [3, 5], "roads": FIVE, "target": "r99"}, "target", None),
    ("from", {"dice": [3, 5], "roads": FIVE, "target": "#29"}, "target", None),
    ("from", {"dice": [3, 5], "roads": FIVE, "target": "r16"}, "target", "C8.3"),
    ("from", {"dice": [3, 5], "roads": FIVE, "target": "r25"}, "target", "C8.3"),
    ("from", {"dice": [3, 5], "roads": FIVE | {"r09": 1}, "target": "r09"}, "target", "C8.3"),
    ("from", {"dice": [5, 5], "roads": FIVE, "target": "r08"}, "target", "C8.3"),
    ("from", {"dice": [3, 5], "roads": {"r01": 0}, "target": "r09"}, r"supply\[0\]", "C8.1"),
    ("from", {"dice": [3, 5], "roads": FIVE, "target": "ship 4"}, "dice", "C6.9"),
    ("from", {"dice": [3, 5], "roads": FIVE, "target": "r09", "ship_used": True},
     "ship_used", "C8.4"),
    ("from", {"dice": [1, 5], "legion": "r09", "roads": FIVE, "ships": {"4": 1},
              "target": "ship 4"}, "target", "C8.3"),
    ("board", {"dice": [3, 5], "legion": "r09"}, "dice", "C6.9"),
    ("board", {"dice": [1, 5]}, "legion", "C6.9"),
    ("board", {"dice": [1, 6], "legion": "r09"}, "legion", "C6.9"),
    ("board", {"dice": [1, 5], "legion": "r09",
               "ships": {"2": 0, "3": 0, "4": 1, "5": 1, "6": 2}}, "ships", "C6.9"),
    ("neutral_roll", {}, "decision.question", "C12.1"),
    ("neutral_from", {"dice": [5], "target": "r09"} | TWO, "decision.question", "C12.5"),
    ("neutral_from", {"dice": [5], "target": "r10",
                      "roads": warriors(neutral="r01 r02 r03 r06 r07")} | TWO, "target", "C12.3"),
    ("setup_roll", {"start_player": 0, "active": 0, "roads": FIVE}, r"supply\[0\]", "C2.8"),
    ("start_player", {"roads": FIVE}, r"supply\[0\]", "C2.8"),
    ("setup_roll", {"start_player": 1, "active": 1, "roads": FIVE}, r"supply\[0\]", "C2.8"),
    ("over", {}, "forts: the game is over only", "C10.1"),
    ("over", {"fort_tokens": ten_taken(), "roads": {"r28": 1}}, "falls at the end", "C10.3"),
    ("act", {"dice": [2, 3], "ship_used": True, "roads": FIVE}, r"supply\[0\] is 0", "C8.4"),
    ("act", {"dice": [2, 3], "ship_used": True, "ships": {"2": 1, "3": 1}},
     "no ship of a die's value", "C7.1"),
    ("over", {"ending": "turn_limit", "fort_tokens": ten_taken()}, "turn limit", "C14.1"),
    ("over", {"ending": "rain", "fort_tokens": ten_taken()}, "ending is not 'rain'", None),
    ("over", {"ending": ["six_forts"], "fort_tokens": ten_taken()}, "ending is not", None),
    ("roll", {"ending": "six_forts"}, "ending", "C10.1"),
]  # fmt: skip


@pytest.mark.parametrize(("question", "fields", "names", "rule"), NONSENSE)
def test_nonsense_is_refused_by_its_field_and_rule(
    question: str, fields: dict[str, Any], names: str, rule: str | None
) -> None:
    with pytest.raises(Unreadable, match=names) as refusal:
        lay(question, **fields)
    assert refusal.value.rule == rule
    if rule:
        assert f"(rule {rule})" in refusal.value.message


@pytest.mark.parametrize(("question", "seat"), [("roll", 0), ("act", "fate"), ("board", "fate")])
def test_fate_rolls_and_seats_choose(question: str, seat: int | str) -> None:
    position = {"seats": 3, "decision": {"seat": seat, "question": question}, "dice": [1, 5]}
    with pytest.raises(Unreadable, match=r"decision\.seat"):
        Play.at(GAME, position)


def test_a_question_that_nobody_could_answer_is_refused() -> None:
    """No road of a four is free, so the set-up cannot place by that die."""
    fours = sorted(roads_at(4))
    roads = {road: (0, 1, 3)[n // 5] for n, road in enumerate(fours)}
    with pytest.raises(Refusal, match="setup_place"):
        lay("setup_place", seats=4, seat=2, start_player=1, dice=[4], roads=roads)


def test_a_table_that_no_game_reaches_can_be_laid() -> None:
    """Ten warriors around one corner, four ships taken, ten forts gone, late in the game."""
    play = lay(
        "act",
        seats=4,
        seat=3,
        turns=99,
        start_player=0,
        dice=[6, 6],
        roads=warriors(seat_0="r01 r02 r03", seat_1="r04 r05", seat_3="r07 r08"),
        ships={"2": 0, "3": 1, "4": 2, "5": 3},
        legion="r10",
        fort_tokens=ten_taken(4),
        point_tokens=[[], ["deva"], ["tomen-y-mur"], []],
    )
    assert "place r10" in answers(play)
    assert "place r07" not in answers(play)
    assert "ship 5 for 6" in answers(play)
