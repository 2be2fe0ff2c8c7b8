"""Chapter 3: the turn."""

import pytest

from tests.cambria.table import answers, asked, events, lay, reason, rolled, told, warriors


@pytest.mark.rule("C3.1")
def test_two_dice_with_the_odds_of_two_dice() -> None:
    play = lay("roll", active=1)
    odds = {play.words(action): odds for action, odds in play.odds().items()}
    assert len(odds) == 21
    assert odds["roll 3 5"] == 2
    assert odds["roll 4 4"] == 1
    assert sum(odds.values()) == 36
    assert reason(play, "roll 3") == "two_dice_are_rolled"
    assert reason(play, "start 1") == "start_player_is_known"
    assert reason(play, "pass") == "fate_is_asked"
    assert events(told(play, "roll 5 3"), "rolled") == [{"seat": 1, "low": 3, "high": 5}]
    assert play.position()["dice"] == [3, 5]
    assert asked(play) == (1, "act")


@pytest.mark.rule("C3.2")
def test_a_ship_and_then_one_thing() -> None:
    play = rolled(1, 5, ships={"4": 0})
    verbs = {words.split()[0] for words in answers(play)}
    assert verbs == {"place", "legion", "ship", "pass"}
    assert reason(play, "roll 1 5") == "fate_is_not_asked"
    play.tell("ship 4 for 5")
    assert asked(play) == (0, "act")
    play.tell("place r03")
    assert asked(play) == ("fate", "roll")
    position = play.position()
    assert position["active"] == 1
    assert position["turns"] == 1
    assert position["dice"] == []
    assert position["ship_used"] is False


@pytest.mark.rule("C3.3")
def test_passing() -> None:
    play = rolled(3, 5)
    assert events(told(play, "pass"), "passed") == [{"seat": 0}]
    assert play.position()["active"] == 1
    play = rolled(3, 5, ships={"4": 0})
    play.tell("ship 4 for 3")
    play.tell("pass")
    assert play.position()["active"] == 1
    assert play.position()["supply"][0] == 5


@pytest.mark.rule("C3.3")
def test_no_passing_while_double_1_is_in_force() -> None:
    play = rolled(1, 1, ships={"4": 0})
    assert reason(play, "pass") == "no_pass_on_double_one"
    play.tell("ship 4 for 1")
    assert "pass" in answers(play)


@pytest.mark.rule("C3.4")
def test_forts_fall_after_a_pass_too() -> None:
    play = rolled(5, 6, roads=warriors(seat_2="r01 r02"))
    fallen = events(told(play, "pass"), "fort_fell")
    assert [(event["fort"], event["colour"]) for event in fallen] == [("segontium", 2)]
    assert play.position()["fort_tokens"][2] == ["segontium"]
