"""Chapters 10 and 14: how a game ends."""

from typing import Any

import pytest

from tests.cambria.table import FORTS, asked, events, lay, reason, rolled, ten_taken, told, warriors

SIX = list(FORTS)[10:]
"""The forts that stand in `ten_taken`: Moridunum, Alabum, Cicucium, Gobannium, Isca, Nidum."""


def finished(**fields: Any) -> dict[str, Any]:
    """The position after seat 0 has passed with ten fort tokens taken."""
    play = rolled(2, 3, fort_tokens=ten_taken(), **fields)
    play.tell("pass")
    assert play.over
    return play.position()


@pytest.mark.rule("C10.1")
def test_six_forts_end_the_game_at_the_end_of_a_turn() -> None:
    play = rolled(2, 3, fort_tokens=ten_taken())
    assert not play.over
    assert events(told(play, "pass"), "game_over") == [{"ending": "six_forts"}]
    assert asked(play) == (None, "over")
    assert play.legal() == []
    assert reason(play, "pass") == "game_is_over"
    assert play.outcome()["ending"] == "six_forts"
    assert play.position()["turns"] == 1


@pytest.mark.rule("C10.1")
def test_seven_forts_do_not_end_it_unless_one_falls_now() -> None:
    tokens = [list(FORTS)[:9], [], []]
    assert list(FORTS)[9] == "bremia"
    play = rolled(2, 3, fort_tokens=tokens)
    play.tell("pass")
    assert asked(play) == ("fate", "roll")
    play = rolled(2, 3, fort_tokens=tokens, roads=warriors(seat_2="r15 r20"))
    play.tell("pass")
    assert play.over
    assert play.position()["fort_tokens"][2] == ["bremia", "alabum"]


@pytest.mark.rule("C10.1")
def test_fewer_than_six_forts_end_it_too() -> None:
    """Two forts fall in the same turn."""
    tokens = [[fort for fort in FORTS if fort not in SIX and fort != "bremia"], [], []]
    play = rolled(2, 3, fort_tokens=tokens, roads=warriors(seat_1="r15 r20", seat_2="r26 r28"))
    happened = told(play, "pass")
    assert [event["event"] for event in happened][:4] == [
        "passed", "fort_fell", "fort_fell", "fort_stands",
    ]  # fmt: skip
    assert [event["fort"] for event in events(happened, "fort_fell")] == ["bremia", "isca"]
    assert events(happened, "game_over") == [{"ending": "six_forts"}]


@pytest.mark.rule("C10.2")
def test_the_legion_leaves_and_blocks_no_more() -> None:
    play = rolled(2, 3, fort_tokens=ten_taken(), roads=warriors(seat_1="r26"), legion="r28")
    happened = told(play, "pass")
    assert events(happened, "legion_left") == [{"road": "r28"}]
    assert play.position()["legion"] == "away"
    assert "isca" in play.position()["fort_tokens"][1]
    assert finished()["legion"] == "away"


@pytest.mark.rule("C10.3")
def test_the_last_forts_fall_to_strictly_the_most_even_with_free_roads() -> None:
    """One warrior on r22 is enough for Moridunum and, against nobody else, for Nidum."""
    position = finished(roads=warriors(seat_2="r22"))
    assert position["fort_tokens"][2] == ["moridunum", "nidum"]
    assert position["forts"] == ["alabum", "cicucium", "gobannium", "isca"]
    position = finished(roads=warriors(seat_0="r18", seat_1="r23 r24"))
    assert position["fort_tokens"][1] == ["alabum", "cicucium", "nidum"]


@pytest.mark.rule("C10.4")
def test_their_point_tokens_go_to_the_second() -> None:
    roads = warriors(seat_0="r18 r20", seat_1="r23")
    play = rolled(2, 3, fort_tokens=ten_taken(), roads=roads)
    happened = told(play, "pass")
    position = play.position()
    assert "alabum" in position["fort_tokens"][0]
    assert position["point_tokens"] == [[], ["alabum"], []]
    assert "cicucium" in position["fort_tokens"][1]
    assert [event["fort"] for event in events(happened, "point_token_lost")] == ["cicucium"]


@pytest.mark.rule("C10.4")
def test_their_point_tokens_leave_when_the_second_is_shared() -> None:
    position = finished(roads=warriors(seat_0="r18 r20", seat_1="r23", seat_2="r24"))
    assert "alabum" in position["fort_tokens"][0]
    assert not any("alabum" in own for own in position["point_tokens"])


@pytest.mark.rule("C10.5")
def test_tied_and_empty_forts_score_nobody() -> None:
    play = rolled(2, 3, fort_tokens=ten_taken(), roads=warriors(seat_1="r21", seat_2="r24"))
    happened = told(play, "pass")
    standing = [event["fort"] for event in events(happened, "fort_stands")]
    assert standing == ["alabum", "cicucium", "gobannium", "isca"]
    there = [event["warriors"] for event in events(happened, "fort_stands")]
    assert there == [2, 0, 0, 0]
    awarded = {event["fort"]: event["colour"] for event in events(happened, "fort_awarded")}
    assert awarded == {"moridunum": 1, "nidum": 2}
    assert events(happened, "fort_fell") == []
    position = play.position()
    assert position["forts"] == standing
    assert position["fort_tokens"][1:] == [["moridunum"], ["nidum"]]
    assert position["point_tokens"] == [[], [], []]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rule("C14.1")
def test_the_turn_limit_ends_the_game(seats: int) -> None:
    last = seats - 1
    before = {"seats": seats, "seat": last, "start_player": 0, "roads": warriors(seat_1="r01")}
    play = rolled(2, 3, turns=200 * seats - 1, **before)
    assert events(told(play, "pass"), "game_over") == [{"ending": "turn_limit"}]
    assert play.outcome()["ending"] == "turn_limit"
    position = play.position()
    assert position["turns"] == 200 * seats
    assert position["legion"] == "away"
    assert position["fort_tokens"][1] == ["segontium", "canovium"]
    assert len(position["forts"]) == 14


@pytest.mark.rule("C14.1")
def test_one_turn_before_the_limit_the_game_goes_on() -> None:
    play = rolled(2, 3, seat=1, start_player=0, turns=598)
    play.tell("pass")
    assert asked(play) == ("fate", "roll")
    assert play.position()["turns"] == 599


@pytest.mark.rule("C14.2")
def test_six_forts_in_the_last_turn_are_named_first() -> None:
    play = rolled(2, 3, seat=2, start_player=0, turns=599, fort_tokens=ten_taken())
    assert events(told(play, "pass"), "game_over") == [{"ending": "six_forts"}]
    assert play.outcome()["ending"] == "six_forts"
    assert play.position()["ending"] == "six_forts"


@pytest.mark.rule("C14.2")
def test_a_limit_that_leaves_few_forts_only_after_the_last_fall_is_still_a_limit() -> None:
    """Seven forts stand; in the reckoning at the end six of them fall."""
    tokens = [list(FORTS)[:9], [], []]
    roads = warriors(seat_1="r20 r22 r16 r25 r26")
    play = rolled(2, 3, seat=2, start_player=0, turns=599, fort_tokens=tokens, roads=roads)
    play.tell("pass")
    assert len(play.position()["forts"]) == 0
    assert play.outcome()["ending"] == "turn_limit"
    assert lay("over", **own_fields(play.position())).outcome()["ending"] == "turn_limit"


def own_fields(position: dict[str, Any]) -> dict[str, Any]:
    shared = ("game", "decision")
    return {name: value for name, value in position.items() if name not in shared}
