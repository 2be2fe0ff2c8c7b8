"""Chapter 2: set-up."""

import pytest

from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from tests.cambria.table import (
    FORTS,
    GAME,
    answers,
    asked,
    events,
    lay,
    reason,
    roads_at,
    roads_for,
    told,
    warriors,
)


@pytest.mark.rule("C2.1", "C2.3")
def test_the_first_table() -> None:
    position = Play(GAME, 4).position()
    assert position["forts"] == list(FORTS)
    assert position["fort_tokens"] == position["point_tokens"] == [[], [], [], []]
    assert position["legion"] == "eagle"
    assert position["ships"] == position["roads"] == {}
    assert position["supply"] == [5, 5, 5, 5]
    assert position["start_player"] is position["active"] is None
    assert position["turns"] == 0
    assert position["dice"] == []
    assert position["target"] is None


@pytest.mark.parametrize(("value", "points"), [(2, 0), (3, 0), (4, 2), (5, 3), (6, 4)])
@pytest.mark.rule("C2.2")
def test_point_tokens_lie_on_forts_of_value_4_and_more(value: int, points: int) -> None:
    fort = next(name for name in FORTS if FORTS[name] == value)
    taken = [name for name in FORTS if name != fort][:10]
    fort_tokens, point_tokens = [taken, [fort], []], [[], [], [fort]]
    if points == 0:
        with pytest.raises(Unreadable, match=f"no point token lies on {fort}"):
            lay("over", fort_tokens=fort_tokens, point_tokens=point_tokens)
    else:
        over = lay("over", fort_tokens=fort_tokens, point_tokens=point_tokens)
        assert over.outcome()["scores"][2] == points


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rule("C2.4")
def test_fate_picks_the_start_player_evenly(seats: int) -> None:
    play = Play(GAME, seats)
    assert asked(play) == ("fate", "start_player")
    odds = {play.words(action): odds for action, odds in play.odds().items()}
    assert odds == {f"start {seat}": 1 for seat in range(seats)}
    if seats < 5:
        assert reason(play, f"start {seats}") == "no_such_seat"
    assert reason(play, "roll 3") == "start_player_first"
    assert events(told(play, "start 1"), "start_player") == [{"seat": 1}]
    assert play.position()["start_player"] == 1
    assert reason(play, "start 0") == "start_player_is_known"


@pytest.mark.rule("C2.5", "C2.10")
def test_counter_clockwise_in_the_set_up_then_to_the_left() -> None:
    play = Play(GAME, 4)
    play.tell("start 1")
    order = []
    for road in ("r01", "r15", "r17", "r20"):
        assert asked(play) == ("fate", "setup_roll")
        play.tell("roll 2")
        order.append(asked(play))
        play.tell(f"place {road}")
    assert order == [(seat, "setup_place") for seat in (1, 0, 3, 2)]
    for seat in (1, 2, 3, 0, 1):
        assert asked(play) == ("fate", "roll")
        assert play.position()["active"] == seat
        play.tell("roll 5 6")
        play.tell("pass")


@pytest.mark.rule("C2.6")
def test_one_die_and_a_1_is_repeated() -> None:
    play = lay("setup_roll", active=2, start_player=2)
    odds = {play.words(action): odds for action, odds in play.odds().items()}
    assert odds == {f"roll {value}": 1 for value in (2, 3, 4, 5, 6)}
    assert reason(play, "roll 1") == "one_is_repeated"
    assert reason(play, "roll 2 3") == "one_die_is_rolled"
    assert reason(play, "place r01") == "fate_is_asked"
    assert events(told(play, "roll 4"), "setup_rolled") == [{"seat": 2, "die": 4}]
    assert play.position()["dice"] == [4]


@pytest.mark.rule("C2.7")
def test_a_value_without_a_free_road_is_repeated() -> None:
    """All ten roads of the twos are held; in play this cannot happen."""
    twos = sorted(roads_at(2))
    roads = warriors(seat_1=" ".join(twos[:5]), seat_2=" ".join(twos[5:9]))
    play = lay("setup_roll", active=0, start_player=2, seats=4, roads=roads, legion=twos[9])
    assert answers(play) == {"roll 3", "roll 4", "roll 5", "roll 6"}
    assert reason(play, "roll 2") == "value_is_repeated"
    play = lay("setup_roll", active=0, start_player=2, seats=4, roads=roads)
    assert "roll 2" in answers(play)


@pytest.mark.rule("C2.8")
def test_a_warrior_on_a_free_road_of_the_value() -> None:
    play = lay("setup_place", seat=1, start_player=2, dice=[5], roads={"r04": 2})
    assert answers(play) == {f"place {road}" for road in roads_at(5) - {"r04"}}
    assert reason(play, "place r04") == "setup_road_not_free"
    assert reason(play, "place r01") == "setup_other_value"
    assert reason(play, "pass") == "only_placing_in_setup"
    assert reason(play, "legion r05") == "only_placing_in_setup"
    assert reason(play, "roll 5") == "fate_is_not_asked"
    assert reason(play, "place #29") == "no_such_road"
    assert events(told(play, "place r05"), "placed") == [{"colour": 1, "road": "r05"}]
    position = play.position()
    assert position["roads"] == {"r04": 2, "r05": 1}
    assert position["supply"] == [5, 4, 4]
    assert position["dice"] == []


@pytest.mark.rule("C2.9")
def test_no_fort_falls_in_the_set_up() -> None:
    """Seat 1 closes the last road of Segontium and would take it."""
    play = lay("setup_place", seat=1, start_player=2, dice=[2], roads={"r01": 1})
    play.tell("place r02")
    assert "segontium" in play.position()["forts"]
    play.tell("roll 6")
    play.tell("place r13")
    assert asked(play) == ("fate", "roll")
    assert play.position()["turns"] == 0
    assert "segontium" in play.position()["forts"]
    play.tell("roll 5 6")
    play.tell("pass")
    assert play.position()["fort_tokens"][1] == ["segontium"]


def test_set_up_roads_for_a_die_are_those_of_its_forts() -> None:
    for value in (2, 3, 4, 5, 6):
        play = lay("setup_place", start_player=0, dice=[value])
        assert roads_for(play, "place") == roads_at(value)
