"""Chapter 12: the neutral colour of the game for two."""

from typing import Any

import pytest

from lusoria.core.errors import Illegal
from lusoria.core.play import Play
from tests.cambria.table import (
    ENDS,
    GAME,
    answers,
    asked,
    events,
    lay,
    reason,
    roads_at,
    roads_for,
    rolled,
    ten_taken,
    told,
    warriors,
)


def neutral(*dice: int, **fields: Any) -> Play:
    """A table for two at which seat 0 places for the neutral colour."""
    return lay("neutral_place", seats=2, dice=list(dice), **fields)


@pytest.mark.rule("C12.1")
def test_only_two_play_with_a_neutral_colour() -> None:
    assert Play(GAME, 2).position()["neutral_supply"] == 5
    for seats in (3, 4, 5):
        play = Play(GAME, seats)
        assert play.position()["neutral_supply"] is None
        assert play.position()["neutral_tokens"] is None
    assert reason(rolled(3, 5), "neutral r05") == "no_neutral_colour"
    assert reason(rolled(3, 5, seats=2), "neutral r05") == "neutral_is_done"


@pytest.mark.rule("C12.2")
def test_nothing_neutral_in_the_set_up() -> None:
    play = Play(GAME, 2)
    for words in ("start 1", "roll 2", "place r01", "roll 2"):
        play.tell(words)
    assert reason(play, "neutral r05") == "no_neutral_in_setup"
    play.tell("place r15")
    assert asked(play) == ("fate", "neutral_roll")
    assert play.position()["roads"] == {"r01": 1, "r15": 0}
    assert play.position()["neutral_supply"] == 5


@pytest.mark.rule("C12.3")
def test_before_each_turn_a_die_and_a_neutral_warrior() -> None:
    play = lay("neutral_roll", seats=2, active=1)
    odds = {play.words(action): odds for action, odds in play.odds().items()}
    assert odds == {f"roll {value}": 1 for value in (1, 2, 3, 4, 5, 6)}
    with pytest.raises(Illegal) as refusal:
        play.tell("roll 2 3")
    assert (refusal.value.reason, refusal.value.rule) == ("one_die_is_rolled", "C12.3")
    assert events(told(play, "roll 5"), "neutral_rolled") == [{"seat": 1, "die": 5}]
    assert asked(play) == (1, "neutral_place")
    assert answers(play) == {f"neutral {road}" for road in roads_at(5)}
    assert reason(play, "pass") == "neutral_first"
    assert reason(play, "place r05") == "neutral_first"
    assert reason(play, "neutral r01") == "neutral_other_value"
    assert events(told(play, "neutral r05"), "placed") == [{"colour": "neutral", "road": "r05"}]
    assert asked(play) == ("fate", "roll")
    assert play.position()["active"] == 1
    assert play.position()["dice"] == []
    play.tell("roll 2 3")
    play.tell("pass")
    assert asked(play) == ("fate", "neutral_roll")
    assert play.position()["active"] == 0


@pytest.mark.rule("C12.4")
def test_on_a_1_any_free_road() -> None:
    play = neutral(1, roads=warriors(seat_0="r01"), legion="r28")
    assert roads_for(play, "neutral") == set(ENDS) - {"r01", "r28"}


@pytest.mark.rule("C12.4")
def test_without_a_free_road_of_the_value_any_free_road() -> None:
    twos = sorted(roads_at(2))
    roads = warriors(seat_0=" ".join(twos[:5]), seat_1=" ".join(twos[5:9]))
    play = neutral(2, roads=roads)
    assert roads_for(play, "neutral") == {twos[9]}
    play = neutral(2, roads=roads, legion=twos[9])
    assert roads_for(play, "neutral") == set(ENDS) - set(twos)


@pytest.mark.rule("C12.5")
def test_neutral_warriors_come_from_their_supply_first() -> None:
    play = neutral(5, roads=warriors(neutral="r01 r03 r06 r07"))
    assert reason(play, "neutral from r01") == "neutral_supply_first"
    play.tell("neutral r05")
    assert play.position()["neutral_supply"] == 0
    assert asked(play) == ("fate", "roll")


@pytest.mark.rule("C12.6")
def test_then_one_of_them_must_move() -> None:
    five = warriors(neutral="r01 r03 r06 r07 r28")
    play = neutral(5, roads=five, ships={"2": 0})
    assert reason(play, "neutral from r01") == "neutral_road_first"
    assert reason(play, "neutral r28") == "neutral_road_not_free"
    play.tell("neutral r05")
    assert asked(play) == (0, "neutral_from")
    assert play.position()["target"] == "r05"
    assert play.position()["roads"] == five
    assert answers(play) == {f"neutral from {road}" for road in five}
    assert reason(play, "neutral from r05") == "no_neutral_warrior_there"
    assert reason(play, "pass") == "neutral_warrior_first"
    assert reason(play, "neutral r08") == "neutral_warrior_first"
    happened = told(play, "neutral from r28")
    assert events(happened, "moved") == [{"colour": "neutral", "from": "r28", "to": "r05"}]
    assert set(play.position()["roads"]) == {"r01", "r03", "r06", "r07", "r05"}
    assert play.position()["target"] is None
    assert asked(play) == ("fate", "roll")


@pytest.mark.rule("C12.6")
def test_the_goal_must_have_been_free_before() -> None:
    """r01 is the only road of Segontium left, but the neutral warrior stands on it itself."""
    five = warriors(neutral="r01 r15 r17 r20 r21", seat_0="r02 r22 r25 r26 r28")
    assert set(five) == roads_at(2)
    assert roads_for(neutral(2, roads=five), "neutral") == set(ENDS) - set(five)


@pytest.mark.rule("C12.7")
def test_the_neutral_colour_takes_no_held_road_and_no_ship() -> None:
    play = neutral(5, roads=warriors(seat_0="r02", seat_1="r04"), legion="r05")
    for road in ("r02", "r04", "r05"):
        assert reason(play, f"neutral {road}") == "neutral_road_not_free"
    assert reason(play, "legion r08") == "neutral_first"
    assert reason(play, "board 3") == "neutral_first"
    assert {words.split()[0] for words in answers(play)} == {"neutral"}


@pytest.mark.rule("C12.8")
def test_no_fort_falls_after_the_neutral_placement() -> None:
    play = neutral(2, roads=warriors(neutral="r01"))
    assert events(told(play, "neutral r02"), "fort_fell") == []
    assert "segontium" in play.position()["forts"]
    play.tell("roll 5 6")
    play.tell("pass")
    assert play.position()["neutral_tokens"]["forts"] == ["segontium"]


@pytest.mark.rule("C12.9")
def test_the_neutral_colour_wins_both_kinds_of_tokens() -> None:
    roads = warriors(neutral="r03 r05 r06 r18 r20", seat_0="r07", seat_1="r21 r23 r24")
    play = rolled(2, 3, seats=2, roads=roads)
    happened = told(play, "pass")
    fallen = {event["fort"]: event["colour"] for event in events(happened, "fort_fell")}
    assert fallen == {"deva": "neutral", "alabum": 1}
    assert play.position()["neutral_tokens"] == {"forts": ["deva"], "points": ["alabum"]}
    assert play.position()["point_tokens"] == [["deva"], []]


@pytest.mark.rule("C12.9")
def test_the_neutral_colour_ties_and_wins_at_the_end_too() -> None:
    roads = warriors(neutral="r28", seat_0="r17", seat_1="r25")
    play = rolled(2, 3, seats=2, roads=roads, fort_tokens=ten_taken(2))
    play.tell("pass")
    assert play.position()["neutral_tokens"]["forts"] == ["isca", "nidum"]
    assert "gobannium" in play.position()["forts"]


@pytest.mark.rule("C12.10")
def test_the_neutral_colour_is_never_ranked() -> None:
    tokens = {"forts": ["mediomanum", "cicucium", "alabum", "nidum"], "points": ["deva"]}
    fort_tokens = [["segontium", "canovium", "deva"], ["tomen-y-mur", "pennal", "bremia"]]
    play = lay("over", seats=2, turns=2, fort_tokens=fort_tokens, neutral_tokens=tokens)
    outcome = play.outcome()
    assert outcome["scores"] == [9, 10]
    assert outcome["ranks"] == [2, 1]
    assert len(outcome["parts"]) == 2


FULL_BOARD = """
fort a 2
fort b 2
fort c 2
fort d 2
fort e 2
fort f 2
fort g 2
fort h 2
fort i 2
fort j 2
fort k 2
fort l 2
fort m 2
fort n 2
fort o 2
fort p 2
ship 2
ship 3
ship 4
ship 5
ship 6
eagle
"""
"""A ring of 16 forts and 16 roads: 15 warriors and the legion fill it."""


@pytest.mark.rule("C12.11")
def test_without_any_free_road_the_neutral_placement_is_left_out() -> None:
    ring = "abcdefghijklmnop"
    text = FULL_BOARD + "".join(f"road r{k} {fort} {ring[k - 15]}\n" for k, fort in enumerate(ring))
    printed = GAME.texts.read_components(text, "ring")
    colours = (0, 1, "neutral")
    roads = {f"r{k}": colours[k % 3] for k in range(15)}
    position = {
        "seats": 2,
        "decision": {"seat": 0, "question": "act"},
        "dice": [3, 4],
        "roads": roads,
        "legion": "r15",
    }
    play = Play.at(GAME, position, printed)
    assert events(told(play, "pass"), "neutral_left_out") == [{"seat": 1}]
    assert asked(play) == ("fate", "roll")
    play = Play.at(GAME, position | {"legion": "eagle"}, printed)
    play.tell("pass")
    assert asked(play) == ("fate", "neutral_roll")
