"""Chapter 7: ships change a die."""

import pytest

from tests.cambria.table import answers, asked, events, reason, roads_at, roads_for, rolled, told


@pytest.mark.rule("C7.1")
def test_a_ship_changes_one_of_the_dice() -> None:
    play = rolled(3, 5, ships={"4": 0})
    assert answers(play, "ship") == {"ship 4 for 3", "ship 4 for 5"}
    assert reason(play, "ship 4 for 2") == "die_not_rolled"
    assert reason(play, "ship 6 for 3") == "ship_is_empty"
    happened = told(play, "ship 4 for 5")
    assert events(happened, "ship_used") == [{"seat": 0, "ship": 4, "die": 5}]
    position = play.position()
    assert position["dice"] == [3, 4]
    assert position["ship_used"] is True
    assert position["supply"][0] == 5
    assert asked(play) == (0, "act")
    assert roads_for(play, "place") == roads_at(3, 4)


@pytest.mark.rule("C7.1")
def test_a_warrior_that_boards_serves_only_from_the_next_turn_on() -> None:
    """Boarding ends the turn, so whoever is on a ship when the dice fall began the turn there."""
    play = rolled(1, 5, seats=2)
    play.tell("legion r09")
    play.tell("board 4")
    assert asked(play) == ("fate", "neutral_roll")
    assert play.position()["active"] == 1


@pytest.mark.parametrize(
    ("dice", "words", "into"),
    [
        ((3, 5), "ship 5 for 3", [5, 5]),
        ((4, 4), "ship 6 for 4", [4, 6]),
        ((4, 4), "ship 2 for 4", [2, 4]),
        ((1, 5), "ship 2 for 1", [2, 5]),
        ((1, 5), "ship 2 for 5", [1, 2]),
        ((5, 6), "ship 2 for 5", [2, 6]),
    ],
)
@pytest.mark.rule("C7.2")
def test_a_ship_makes_and_breaks_doubles(
    dice: tuple[int, int], words: str, into: list[int]
) -> None:
    play = rolled(*dice, ships={words.split()[1]: 0}, roads={"r20": 1}, legion="r21")
    play.tell(words)
    assert play.position()["dice"] == into
    same = rolled(*into, ship_used=True, roads={"r20": 1}, legion="r21")
    assert answers(play) == answers(same)
    assert ("place r20" in answers(play)) == (into == [5, 5])
    assert bool(roads_for(play, "legion")) == (1 in into)


@pytest.mark.rule("C7.3")
def test_a_ship_lifts_the_duty_of_double_1() -> None:
    play = rolled(1, 1, ships={"4": 0})
    assert answers(play, "ship") == {"ship 4 for 1"}
    play.tell("ship 4 for 1")
    assert play.position()["dice"] == [1, 4]
    assert "pass" in answers(play)
    assert roads_for(play, "place") == roads_for(play, "legion") == roads_at(4)


@pytest.mark.rule("C7.4")
def test_a_die_that_shows_the_ships_value_is_not_changed() -> None:
    play = rolled(4, 6, ships={"4": 0})
    assert answers(play, "ship") == {"ship 4 for 6"}
    assert reason(play, "ship 4 for 4") == "die_shows_ship_value"
    assert answers(rolled(4, 4, ships={"4": 0}), "ship") == set()


@pytest.mark.rule("C7.5")
def test_one_ship_in_a_turn() -> None:
    play = rolled(3, 5, ships={"4": 0, "6": 0})
    assert len(answers(play, "ship")) == 4
    play.tell("ship 4 for 3")
    assert answers(play, "ship") == set()
    assert reason(play, "ship 6 for 4") == "ship_already_used"
    play.tell("pass")
    play.tell("roll 2 3")
    assert play.position()["ship_used"] is False


@pytest.mark.rule("C7.6")
def test_the_emptied_ship_can_be_boarded_in_the_same_turn() -> None:
    play = rolled(1, 5, ships={"4": 0, "2": 1})
    play.tell("ship 4 for 5")
    assert play.position()["ships"] == {"2": 1}
    play.tell("legion r17")
    assert answers(play, "board") == {"board 3", "board 4", "board 5", "board 6"}
    play.tell("board 4")
    assert play.position()["ships"] == {"2": 1, "4": 0}


@pytest.mark.rule("C7.7")
def test_a_player_may_hold_several_ships() -> None:
    play = rolled(1, 5, ships={"2": 0, "3": 0})
    assert answers(play, "ship") == {
        "ship 2 for 1", "ship 2 for 5", "ship 3 for 1", "ship 3 for 5",
    }  # fmt: skip
    play.tell("legion r18")
    play.tell("board 6")
    assert play.position()["ships"] == {"2": 0, "3": 0, "6": 0}


@pytest.mark.rule("C7.8")
def test_nobody_touches_another_players_ship() -> None:
    play = rolled(1, 5, ships={"4": 1})
    assert reason(play, "ship 4 for 5") == "ship_of_another"
    play.tell("legion r18")
    assert reason(play, "board 4") == "ship_is_taken"
    for dice in ((4, 4), (1, 1)):
        assert not any("ship 4" in words for words in answers(rolled(*dice, ships={"4": 1})))
