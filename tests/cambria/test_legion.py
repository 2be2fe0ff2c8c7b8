"""Chapter 6: ones, the legion, and boarding a ship."""

import pytest

from tests.cambria.table import (
    ENDS,
    answers,
    asked,
    events,
    lay,
    reason,
    roads_at,
    roads_for,
    rolled,
    told,
    warriors,
)

SOME = warriors(seat_0="r01 r08", seat_1="r02 r16", seat_2="r05")


@pytest.mark.rule("C6.1")
def test_one_1_puts_a_warrior_by_the_other_value() -> None:
    play = rolled(1, 5, roads=SOME, legion="r09")
    assert roads_for(play, "place") == roads_at(5) - {"r02", "r05", "r08", "r09"}
    assert reason(play, "place r28") == "other_value_beside_one"
    assert reason(play, "place r02") == "not_free_beside_one"
    assert reason(play, "place r09") == "not_free_beside_one"
    play.tell("place r18")
    assert play.position()["roads"] == SOME | {"r18": 0}
    assert asked(play) == ("fate", "roll")


@pytest.mark.rule("C6.2")
def test_one_1_moves_the_legion_by_the_other_value() -> None:
    play = rolled(1, 5, roads=SOME, legion="r09")
    assert roads_for(play, "legion") == roads_at(5) - {"r08", "r09"}
    assert reason(play, "legion r28") == "legion_other_value"
    happened = told(play, "legion r18")
    assert events(happened, "legion_moved") == [{"seat": 0, "from": "r09", "to": "r18"}]
    assert events(happened, "removed") == []
    assert play.position()["legion"] == "r18"
    assert play.position()["roads"] == SOME


@pytest.mark.rule("C6.2")
def test_the_legion_removes_another_players_warrior() -> None:
    play = rolled(1, 5, roads=SOME, legion="r09")
    happened = told(play, "legion r02")
    assert events(happened, "removed") == [{"colour": 1, "road": "r02"}]
    assert [event["event"] for event in happened][:2] == ["removed", "legion_moved"]
    assert "r02" not in play.position()["roads"]
    assert play.position()["supply"] == [3, 4, 4]


@pytest.mark.rule("C6.2")
def test_the_legion_removes_a_neutral_warrior() -> None:
    play = rolled(1, 5, seats=2, roads=warriors(neutral="r02"))
    play.tell("legion r02")
    assert play.position()["neutral_supply"] == 5


@pytest.mark.parametrize("dice", [(2, 5), (4, 4)])
@pytest.mark.rule("C6.2")
def test_without_a_1_the_legion_stays(dice: tuple[int, int]) -> None:
    play = rolled(*dice)
    assert roads_for(play, "legion") == set()
    assert reason(play, "legion r05") == "no_one_rolled"


@pytest.mark.rule("C6.3")
def test_one_1_spares_ones_own_warrior() -> None:
    assert reason(rolled(1, 5, roads=SOME), "legion r08") == "legion_spares_own_warrior"


@pytest.mark.rule("C6.4")
def test_double_1_must_move_the_legion() -> None:
    play = rolled(1, 1, roads=SOME)
    assert {words.split()[0] for words in answers(play)} == {"legion"}
    assert reason(play, "pass") == "no_pass_on_double_one"
    assert reason(play, "place r28") == "no_warrior_on_double_one"


@pytest.mark.rule("C6.4")
def test_double_1_places_nothing_even_if_a_board_had_roads_for_a_1() -> None:
    """The rule says so itself: it does not hang on an empty row of the board's table."""
    play = rolled(1, 1)
    play._boxes[0].roads_for[1] = play._boxes[0].all_roads
    assert roads_for(play, "place") == set()
    assert reason(play, "place r01") == "no_warrior_on_double_one"


@pytest.mark.parametrize("legion", ["eagle", "r09"])
@pytest.mark.rule("C6.5")
def test_double_1_reaches_every_other_road(legion: str) -> None:
    play = rolled(1, 1, roads=SOME, legion=legion)
    assert roads_for(play, "legion") == set(ENDS) - {legion}


@pytest.mark.parametrize(("road", "colour"), [("r08", 0), ("r16", 1), ("r28", None)])
@pytest.mark.rule("C6.6")
def test_double_1_removes_whoever_stands_there(road: str, colour: int | None) -> None:
    play = rolled(1, 1, roads=SOME)
    removed = events(told(play, f"legion {road}"), "removed")
    assert removed == ([] if colour is None else [{"colour": colour, "road": road}])
    supply = [3, 3, 4]
    if colour is not None:
        supply[colour] += 1
    assert play.position()["supply"] == supply
    assert play.position()["roads"] == {r: c for r, c in SOME.items() if r != road}


@pytest.mark.parametrize("dice", [(1, 1), (1, 5)])
@pytest.mark.rule("C6.7")
def test_the_legion_never_stays(dice: tuple[int, int]) -> None:
    play = rolled(*dice, legion="r09")
    assert reason(play, "legion r09") == "legion_stands_there"


@pytest.mark.rule("C6.8")
def test_from_the_eagle_and_never_back_by_ones() -> None:
    play = rolled(1, 5)
    assert roads_for(play, "legion") == roads_at(5)
    assert events(told(play, "legion r09"), "legion_moved") == [
        {"seat": 0, "from": "eagle", "to": "r09"}
    ]
    for dice, reached in (((1, 5), roads_at(5)), ((1, 1), set(ENDS))):
        there = rolled(*dice, legion="r09")
        assert roads_for(there, "legion") == reached - {"r09"}
        for road in ("r02", "r23"):
            moved = there.copy()
            moved.tell(f"legion {road}")
            assert moved.position()["legion"] == road


@pytest.mark.rule("C6.9")
def test_boarding_is_offered_after_the_legion() -> None:
    play = rolled(1, 5, ships={"3": 1, "6": 0})
    assert reason(play, "board 4") == "legion_before_boarding"
    play.tell("legion r09")
    assert asked(play) == (0, "board")
    assert answers(play) == {"board 2", "board 4", "board 5", "pass"}
    assert reason(play, "board 3") == "ship_is_taken"
    assert reason(play, "board 6") == "ship_is_taken"
    for words in ("place r10", "legion r10", "ship 6 for 5"):
        assert reason(play, words) == "only_boarding_is_left"
    assert reason(play, "from r09") == "supply_first"
    assert events(told(play, "board 4"), "boarded") == [{"colour": 0, "ship": 4}]
    position = play.position()
    assert position["ships"] == {"3": 1, "4": 0, "6": 0}
    assert position["supply"] == [3, 4, 5]
    assert position["active"] == 1


@pytest.mark.rule("C6.9")
def test_boarding_can_be_declined() -> None:
    play = rolled(1, 5)
    play.tell("legion r09")
    assert events(told(play, "pass"), "boarding_declined") == [{"seat": 0}]
    assert play.position()["ships"] == {}
    assert play.position()["turns"] == 1


@pytest.mark.rule("C6.9")
def test_without_a_free_ship_the_turn_ends() -> None:
    play = rolled(1, 5, ships={"2": 0, "3": 0, "4": 1, "5": 2, "6": 2})
    play.tell("legion r09")
    assert asked(play) == ("fate", "roll")
    assert play.position()["active"] == 1


@pytest.mark.rule("C6.9")
def test_forts_fall_only_after_boarding() -> None:
    play = rolled(1, 5, roads=warriors(seat_1="r01 r02"), legion="r28")
    play.tell("legion r24")
    assert "segontium" in play.position()["forts"]
    play.tell("board 2")
    assert play.position()["fort_tokens"][1] == ["segontium"]


@pytest.mark.rule("C6.10")
def test_ones_own_removed_warrior_may_board_at_once() -> None:
    """All five are on the roads, so the removed one is the only warrior in the supply."""
    play = rolled(1, 1, roads=warriors(seat_0="r01 r08 r16 r22 r28"))
    play.tell("legion r08")
    assert asked(play) == (0, "board")
    assert play.position()["supply"][0] == 1
    play.tell("board 5")
    assert play.position()["supply"][0] == 0
    assert play.position()["ships"] == {"5": 0}
    assert asked(play) == ("fate", "roll")


def test_a_boarding_position_can_be_laid() -> None:
    play = lay("board", seat=1, dice=[1, 5], legion="r09", roads=SOME)
    play.tell("board 2")
    assert play.position()["ships"] == {"2": 1}
