"""R11 and R16: the end."""

import pytest

from tests.roma.table import FULL, asked, refused, table, tell, told


@pytest.mark.rule("R11.1")
def test_the_game_ends_in_the_middle_of_a_turn_when_a_player_has_no_fame() -> None:
    play = table(own={4: "Tribunus"}, dice=[4, 4, 5], fame=[10, 1])
    events = told(play, "activate 4")
    assert events[-1] == {
        "event": "game_over",
        "audience": "everybody",
        "ending": "no_fame",
        "seat": 1,
    }
    assert play.over
    assert asked(play) == (None, "over")
    assert play.legal() == []
    assert play.position()["dice"] == [4, 5]
    assert refused(play, "money 5") == ("game_is_over", "R11.1")
    assert play.outcome() == {
        "ending": "no_fame",
        "scores": [11, 0],
        "parts": [{"fame": 11}, {"fame": 0}],
        "ranks": [1, 2],
        "winners": [0],
    }


@pytest.mark.rule("R11.2")
def test_the_game_ends_when_the_stockpile_is_empty() -> None:
    play = table(own={4: "Legatus"}, other={6: "Nero"}, dice=[4], fame=[10, 21], stockpile=5)
    events = told(play, "activate 4")
    assert play.position()["stockpile"] == 0
    assert play.outcome()["ending"] == "stockpile_empty"
    assert play.outcome()["winners"] == [1]
    assert events[-1] == {
        "event": "game_over",
        "audience": "everybody",
        "ending": "stockpile_empty",
    }


@pytest.mark.rule("R11.3")
@pytest.mark.rule("R11.4")
@pytest.mark.parametrize("stockpile", [1, 4, 5, 6])
def test_a_gain_is_credited_in_full(stockpile: int) -> None:
    play = table(own={4: "Legatus"}, other={6: "Nero"}, dice=[4], stockpile=stockpile)
    before = 20 + stockpile
    tell(play, "activate 4")
    position = play.position()
    assert position["fame"] == [15, 10]
    assert position["stockpile"] == max(0, stockpile - 5)
    credit = max(0, 5 - stockpile)
    assert sum(position["fame"]) + position["stockpile"] == before + credit
    assert play.over == (stockpile <= 5)


@pytest.mark.rule("R11.3")
def test_a_credit_is_told() -> None:
    play = table(own={4: "Legatus"}, other={6: "Nero"}, dice=[4], stockpile=2)
    credited = [event for event in told(play, "activate 4") if event["event"] == "credited"]
    assert [(event["seat"], event["fame"]) for event in credited] == [(0, 3)]


@pytest.mark.rule("R11.5")
def test_one_forum_is_a_single_gain() -> None:
    own = {3: "Templum", 4: "Forum", 5: "Basilica"}
    play = table(own=own, dice=[4, 5, 6], fame=[10, 25], stockpile=1)
    tell(play, "activate 4", "spend 5")
    assert asked(play) == (0, "third_die")
    assert play.position()["stockpile"] == 1
    tell(play, "spend 6")
    assert play.over
    assert play.position()["fame"] == [10 + 5 + 6 + 2, 25]
    assert play.outcome()["winners"] == [1]


@pytest.mark.rule("R11.6")
@pytest.mark.parametrize(("fame", "ranks"), [([20, 16], [1, 2]), ([3, 33], [2, 1])])
def test_more_fame_wins(fame: list[int], ranks: list[int]) -> None:
    outcome = table("over", None, fame=fame, stockpile=0).outcome()
    assert outcome["scores"] == fame
    assert outcome["ranks"] == ranks
    assert outcome["winners"] == [ranks.index(1)]


@pytest.mark.rule("R11.7")
def test_equal_fame_is_a_draw() -> None:
    outcome = table("over", None, fame=[18, 18], stockpile=0).outcome()
    assert outcome["ranks"] == [1, 1]
    assert outcome["winners"] == [0, 1]


@pytest.mark.rule("R11.8")
def test_no_fame_names_the_ending_before_an_empty_stockpile() -> None:
    assert table("over", None, fame=[40, 0], stockpile=0).outcome()["ending"] == "no_fame"
    assert table("over", None, fame=[0, 36], stockpile=0).outcome()["ending"] == "no_fame"
    assert table("over", None, fame=[1, 35], stockpile=0).outcome()["ending"] == "stockpile_empty"


@pytest.mark.rule("R16.1")
def test_the_game_ends_after_two_hundred_turns_each() -> None:
    play = table(own=FULL, other=FULL, turn={"seat": 0, "number": 399})
    tell(play, "end", "roll 1 2 3")
    assert play.position()["turn"] == {"seat": 1, "number": 400}
    tell(play, "money 3", "end")
    assert play.over
    assert play.position()["turn"] == {"seat": 1, "number": 400}


@pytest.mark.rule("R16.2")
def test_the_outcome_names_the_turn_limit() -> None:
    play = table(
        asked=1, own=FULL, other=FULL, turn={"seat": 1, "number": 400}, fame=[12, 9], stockpile=15
    )
    outcome = tell(play, "end").outcome()
    assert outcome["ending"] == "turn_limit"
    assert outcome["winners"] == [0]
