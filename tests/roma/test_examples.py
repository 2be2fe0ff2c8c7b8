"""R15: the worked examples."""

import pytest

from lusoria.core.play import Play
from tests.roma.table import GAME, asked, spaces, table, tell


@pytest.mark.rule("R15.1")
def test_a_whole_turn() -> None:
    own = dict.fromkeys((1, 2, 3, 5, 6), "Turris")
    other = dict.fromkeys((1, 2, 3, 4), "Turris")
    play = tell(table("roll", "fate", own=own, other=other), "roll 3 4 6")
    tell(play, "cards 3", "draw Legatus", "draw Nero", "draw Forum", "keep Legatus")
    assert play.position()["discard"] == ["Nero", "Forum"]
    tell(play, "money 6")
    assert play.position()["money"] == [6, 0]
    tell(play, "lay Legatus 4")
    assert play.position()["money"] == [1, 0]
    assert spaces(play, 0)[4] == "Legatus"
    tell(play, "activate 4")
    assert play.position()["fame"] == [12, 10]
    assert play.position()["stockpile"] == 14
    assert play.position()["dice"] == []


@pytest.mark.rule("R15.3")
def test_two_empty_discs_cost_the_starter_two_fame_in_his_first_turn() -> None:
    play = Play(GAME, 2, {"starter": "0"})
    hands = [["Forum", "Forum", "Nero", "Consul"], ["Turris", "Legatus", "Velites", "Onager"]]
    tell(play, *(f"draw {card}" for hand in hands for card in hand))
    tell(play, "give Forum", "give Forum", "give Turris", "give Onager")
    for seat in (0, 1):
        for disc, card in enumerate(play.position()["hands"][seat], 1):
            play.tell(f"lay {card} {disc}")
    assert play.position()["fame"] == [8, 10]
    assert play.position()["stockpile"] == 18
    assert asked(play) == ("fate", "roll")
