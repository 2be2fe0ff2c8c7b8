"""R12: Legatus and Tribunus."""

import pytest

from tests.roma.table import table, tell


@pytest.mark.rule("R12.legatus")
@pytest.mark.parametrize("cards", range(7))
def test_a_legatus_gains_fame_for_the_opponents_empty_discs(cards: int) -> None:
    other = dict.fromkeys(range(1, cards + 1), "Forum")
    play = tell(table(own={4: "Legatus"}, other=other, dice=[4]), "activate 4")
    assert play.position()["fame"] == [16 - cards, 10]
    assert play.position()["stockpile"] == 10 + cards


@pytest.mark.rule("R12.tribunus")
def test_a_tribunus_takes_one_fame_from_the_opponent() -> None:
    play = tell(table(own={4: "Tribunus"}, dice=[4]), "activate 4")
    assert play.position()["fame"] == [11, 9]
    assert play.position()["stockpile"] == 16
