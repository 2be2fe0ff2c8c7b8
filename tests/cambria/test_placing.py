"""Chapters 4, 5 and 13: where the dice let a warrior be put."""

import itertools

import pytest

from tests.cambria.table import (
    ENDS,
    answers,
    asked,
    events,
    reason,
    roads_at,
    roads_for,
    roads_of,
    rolled,
    told,
    warriors,
)

SOME = warriors(seat_0="r01 r08", seat_1="r02 r16", seat_2="r05")


@pytest.mark.parametrize("dice", list(itertools.combinations((2, 3, 4, 5, 6), 2)))
@pytest.mark.rule("C4.1")
def test_different_values_give_the_free_roads_of_either(dice: tuple[int, int]) -> None:
    play = rolled(*dice, roads=SOME, legion="r10")
    assert roads_for(play, "place") == roads_at(*dice) - set(SOME) - {"r10"}
    assert answers(play) == {f"place {road}" for road in roads_for(play, "place")} | {"pass"}


@pytest.mark.rule("C4.1")
def test_the_warrior_is_put_and_the_turn_ends() -> None:
    play = rolled(3, 5, roads=SOME)
    assert reason(play, "place r22") == "other_values"
    assert events(told(play, "place r18"), "placed") == [{"colour": 0, "road": "r18"}]
    assert play.position()["roads"] == SOME | {"r18": 0}
    assert play.position()["supply"] == [2, 3, 4]
    assert asked(play) == ("fate", "roll")
    assert play.position()["active"] == 1


@pytest.mark.rule("C4.2")
def test_different_values_take_no_held_road() -> None:
    play = rolled(2, 5, roads=SOME, legion="r09")
    assert reason(play, "place r02") == "held_by_warrior"
    assert reason(play, "place r01") == "held_by_warrior"
    assert reason(play, "place r09") == "held_by_legion"


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
@pytest.mark.rule("C5.1", "C5.4")
def test_a_double_gives_every_road_of_the_value_but_ones_own(value: int) -> None:
    play = rolled(value, value, roads=SOME, legion="r10")
    assert roads_for(play, "place") == roads_at(value) - {"r01", "r08"}
    assert roads_for(play, "legion") == set()


@pytest.mark.rule("C5.1")
def test_a_double_on_a_free_road() -> None:
    play = rolled(2, 2, roads=SOME)
    assert reason(play, "place r18") == "other_value_than_double"
    play.tell("place r28")
    assert play.position()["roads"] == SOME | {"r28": 0}


@pytest.mark.rule("C5.2")
def test_a_double_takes_another_players_road() -> None:
    play = rolled(4, 4, roads=SOME)
    happened = told(play, "place r16")
    assert events(happened, "removed") == [{"colour": 1, "road": "r16"}]
    assert [event["event"] for event in happened] == ["removed", "placed"]
    assert play.position()["roads"] == SOME | {"r16": 0}
    assert play.position()["supply"] == [2, 4, 4]


@pytest.mark.rule("C5.2")
def test_a_double_takes_a_neutral_warriors_road() -> None:
    play = rolled(4, 4, seats=2, roads=warriors(neutral="r16"))
    play.tell("place r16")
    assert play.position()["roads"] == {"r16": 0}
    assert play.position()["neutral_supply"] == 5


@pytest.mark.rule("C5.3")
def test_a_double_sends_the_legion_to_the_eagle() -> None:
    play = rolled(4, 4, legion="r16")
    assert events(told(play, "place r16"), "legion_sent_home") == [{"road": "r16"}]
    assert play.position()["legion"] == "eagle"
    assert play.position()["roads"] == {"r16": 0}


@pytest.mark.rule("C5.3")
def test_a_legion_elsewhere_stays() -> None:
    play = rolled(4, 4, legion="r16")
    play.tell("place r17")
    assert play.position()["legion"] == "r16"


@pytest.mark.rule("C5.4")
def test_a_double_does_not_choose_an_own_warriors_road() -> None:
    assert reason(rolled(6, 6, roads=SOME), "place r08") == "held_by_own_warrior"


@pytest.mark.rule("C13.1")
def test_a_captured_fort_keeps_its_value() -> None:
    """Nidum and Isca have fallen; r28 joins no other fort."""
    tokens = [["isca", "nidum"], [], []]
    assert ENDS["r28"] == ("isca", "nidum")
    assert "r28" in roads_for(rolled(4, 5, fort_tokens=tokens), "place")
    assert "r28" in roads_for(rolled(1, 2, fort_tokens=tokens), "legion")
    play = rolled(2, 2, fort_tokens=tokens, roads=warriors(seat_1="r28 r26"))
    play.tell("place r28")
    assert play.position()["fort_tokens"] == tokens


@pytest.mark.rule("C13.2")
def test_a_roll_without_a_road_is_lost() -> None:
    """Warriors hold all roads of the twos and the threes."""
    roads = {road: n // 5 for n, road in enumerate(sorted(roads_at(2, 3)))}
    assert len(roads) <= 25
    play = rolled(2, 3, seats=5, roads=roads)
    assert answers(play) == {"pass"}
    play.tell("pass")
    assert play.position()["active"] == 1


def test_roads_of_a_fort_are_the_ones_at_its_value() -> None:
    assert set(roads_of("cicucium")) | set(roads_of("mediomanum")) == roads_at(6)
