"""Who has as many points as another, and what decides among them, is told with every standing."""

import pytest

from lusoria.core.play import Play
from tests.armorica.table import table as armorica
from tests.cambria.table import lay as cambria
from tests.roma.table import table as roma

Told = list[tuple[list[int], str | None]]


def ties(play: Play) -> Told:
    return [(tie.seats, tie.by) for tie in play.standing().ties]


@pytest.mark.rule("A12.2", "A12.3")
@pytest.mark.parametrize(
    ("displays", "told"),
    [
        (["S1 G-A1", "S2"], []),
        (["S1", "G-A1"], [([0, 1], None)]),
        (["S1 G-A1", "R-IV-1 G-A2"], [([1, 0], "gold")]),
        (["S1 G-A1", "R-IV-1 G-A2", "S2 G-A6"], [([1, 2, 0], "gold"), ([1, 2], None)]),
    ],
)
def test_armorica_gold_decides_or_a_place_is_shared(displays: list[str], told: Told) -> None:
    lying = [display.split() for display in displays]
    assert ties(armorica("over", None, seats=len(lying), displays=lying)) == told


FOUR = [["cicucium"], ["deva", "bremia"], ["nidum", "isca"], ["segontium"]]
"""Six points by one token, twice by two; the fourth has less."""


@pytest.mark.rule("C11.3", "C11.4", "C11.5")
@pytest.mark.parametrize("tie", ["last_turn", "turn_order"])
def test_cambria_tokens_decide_and_then_the_option(tie: str) -> None:
    play = cambria(
        "over", seats=4, fort_tokens=FOUR, point_tokens=[[], [], [], []],
        active=3, start_player=0, turns=800, options={"tie": tie},
    )  # fmt: skip
    assert ties(play) == [([1, 2, 0], "tokens"), ([1, 2], tie)]


@pytest.mark.rule("R11.7")
def test_roma_equal_fame_is_shared() -> None:
    assert ties(roma("over", None, fame=[18, 18], stockpile=0)) == [([0, 1], None)]
    assert ties(roma("over", None, fame=[19, 17], stockpile=0)) == []
