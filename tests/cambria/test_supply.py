"""Chapter 8: where warriors come from."""

import pytest

from tests.cambria.table import (
    answers,
    asked,
    events,
    lay,
    reason,
    roads_for,
    rolled,
    told,
    warriors,
)

FIVE = warriors(seat_0="r01 r08 r16 r22 r28")
FOUR = warriors(seat_0="r01 r08 r16 r22")


@pytest.mark.rule("C8.1")
def test_a_warrior_comes_from_the_supply_while_it_holds_one() -> None:
    play = rolled(3, 5, roads=FOUR)
    assert reason(play, "from r01") == "supply_first"
    play.tell("place r09")
    assert play.position()["supply"][0] == 0
    assert set(play.position()["roads"]) == {*FOUR, "r09"}
    assert asked(play) == ("fate", "roll")


@pytest.mark.rule("C8.1")
def test_boarding_comes_from_the_supply_too() -> None:
    play = lay("board", dice=[1, 5], legion="r09", roads=FOUR)
    assert reason(play, "from r01") == "supply_first"
    play.tell("board 3")
    assert play.position()["supply"][0] == 0
    assert asked(play) == ("fate", "roll")


@pytest.mark.rule("C8.2")
def test_with_an_empty_supply_a_warrior_moves_from_a_road() -> None:
    play = rolled(3, 5, roads=FIVE)
    assert reason(play, "from r01") == "place_before_warrior"
    play.tell("place r09")
    assert asked(play) == (0, "from")
    assert play.position()["target"] == "r09"
    assert play.position()["roads"] == FIVE
    assert answers(play) == {f"from {road}" for road in FIVE}
    assert reason(play, "from r09") == "no_own_warrior_there"
    assert reason(play, "from ship 3") == "no_own_warrior_there"
    assert reason(play, "pass") == "warrior_first"
    assert reason(play, "place r10") == "warrior_first"
    happened = told(play, "from r16")
    assert events(happened, "moved") == [{"colour": 0, "from": "r16", "to": "r09"}]
    assert set(play.position()["roads"]) == {"r01", "r08", "r22", "r28", "r09"}
    assert play.position()["target"] is None
    assert asked(play) == ("fate", "roll")


@pytest.mark.rule("C8.2")
def test_with_an_empty_supply_a_warrior_moves_from_a_ship() -> None:
    play = rolled(3, 5, roads=FOUR | {"r05": 1}, ships={"6": 0, "2": 1})
    play.tell("place r09")
    assert answers(play) == {f"from {road}" for road in FOUR} | {"from ship 6"}
    assert reason(play, "from r05") == "no_own_warrior_there"
    assert reason(play, "from ship 2") == "no_own_warrior_there"
    happened = told(play, "from ship 6")
    assert events(happened, "moved") == [{"colour": 0, "from": "ship 6", "to": "r09"}]
    assert play.position()["ships"] == {"2": 1}


@pytest.mark.rule("C8.2")
def test_boarding_with_an_empty_supply_moves_a_warrior() -> None:
    play = rolled(1, 5, roads=FOUR, ships={"6": 0})
    play.tell("legion r09")
    assert reason(play, "from r01") == "place_before_warrior"
    play.tell("board 3")
    assert play.position()["target"] == "ship 3"
    assert answers(play) == {f"from {road}" for road in FOUR} | {"from ship 6"}
    play.tell("from ship 6")
    assert play.position()["ships"] == {"3": 0}
    assert set(play.position()["roads"]) == set(FOUR)


@pytest.mark.rule("C8.2")
def test_a_warrior_that_the_double_1_removes_refills_the_supply() -> None:
    play = rolled(1, 1, roads=FIVE)
    play.tell("legion r16")
    assert reason(play, "from r01") == "supply_first"
    play.tell("board 2")
    assert asked(play) == ("fate", "roll")


@pytest.mark.rule("C8.3")
def test_a_warrior_cannot_make_room_for_itself() -> None:
    """r01 and r08 are open only after the warriors there have left."""
    assert roads_for(rolled(2, 5, roads=FIVE), "place").isdisjoint(FIVE)
    assert roads_for(rolled(2, 2, roads=FIVE), "place").isdisjoint(FIVE)
    play = lay("board", dice=[1, 5], legion="r09", roads=FOUR, ships={"6": 0})
    assert reason(play, "board 6") == "ship_is_taken"


@pytest.mark.rule("C8.3")
def test_a_moving_warrior_takes_a_held_road_by_a_double() -> None:
    play = rolled(4, 4, roads=FIVE | {"r05": 1}, legion="r07")
    play.tell("place r05")
    assert play.position()["roads"]["r05"] == 1
    happened = told(play, "from r16")
    assert [event["event"] for event in happened] == ["removed", "moved"]
    assert play.position()["roads"]["r05"] == 0
    assert play.position()["supply"] == [0, 5, 5]
    play = rolled(4, 4, roads=FIVE, legion="r07")
    play.tell("place r07")
    assert play.position()["legion"] == "r07"
    play.tell("from r08")
    assert play.position()["legion"] == "eagle"


@pytest.mark.rule("C8.4")
def test_after_a_ship_the_warrior_taken_off_is_placed() -> None:
    play = rolled(3, 6, roads=FOUR, ships={"5": 0})
    play.tell("ship 5 for 6")
    assert play.position()["supply"][0] == 1
    assert reason(play, "from r01") == "supply_first"
    play.tell("place r09")
    assert asked(play) == ("fate", "roll")
    assert play.position()["roads"] == FOUR | {"r09": 0}
    assert play.position()["supply"][0] == 0
