"""Why an answer is not allowed, for somebody who does not see everything."""

from typing import Any

import pytest

from lusoria.core.errors import Illegal
from tests.cambria.table import rolled
from tests.roma.table import FULL, table


def test_whoever_is_asked_hears_why() -> None:
    play = table(other=FULL, hands=[["Nero"], []], money=[2, 0])
    refusal = play.why(play.number("lay Nero 4"), viewer=0b01)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("too_expensive", "R6.2")
    assert refusal.arguments == {"card": "Nero", "disc": 4}
    assert play.why(play.number("end"), viewer=0b01) is None


@pytest.mark.rule("R14.2")
@pytest.mark.parametrize("viewer", [0b10, 0])
@pytest.mark.parametrize("words", ["lay Nero 4", "lay Forum 4", "end"])
def test_nobody_learns_of_a_hand_by_asking_why(viewer: int, words: str) -> None:
    play = table(other=FULL, hands=[["Nero"], []], money=[9, 0])
    with pytest.raises(Illegal) as refusal:
        play.why(play.number(words), viewer)
    assert refusal.value.reason == "not_asked"
    assert refusal.value.facts == {"asked": 0}
    assert play.refused(viewer) == []


@pytest.mark.rule("R14.2")
def test_what_fate_may_draw_is_told_of_the_unseen_cards_only() -> None:
    drawing: dict[str, Any] = {"dice": [2], "to_draw": 1, "other": FULL}
    asked = table("draw", "fate", deck=["Consul"], hands=[[], ["Nero"]], **drawing)
    same = table("draw", "fate", deck=["Nero"], hands=[[], ["Consul"]], **drawing)
    for words in ("draw Nero", "draw Consul", "draw Forum"):
        number = asked.number(words)
        assert asked.why(number, viewer=0b01) == same.why(number, viewer=0b01)


def test_what_is_refused_is_the_same_with_and_without_the_veil_for_whoever_is_asked() -> None:
    for play in (table(own=FULL, other=FULL, dice=[1, 2], hands=[["Nero"], []]), rolled(1, 3)):
        assert play.refused(1 << play.seat) == play.refused()
