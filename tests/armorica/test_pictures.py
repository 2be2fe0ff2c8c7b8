"""The pictures of *How to play* show what the rules say of their positions."""

import json
from typing import Any

import pytest

from client.examples import CARDS_KEPT, KEPT, cards, examples

TOLD: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))


@pytest.mark.parametrize(("kept", "made"), [(CARDS_KEPT, cards), (KEPT, examples)])
def test_the_written_examples_are_fresh(kept: Any, made: Any) -> None:
    assert kept.read_text("utf-8") == made(), "run: .venv/bin/python -m client.examples"


def test_the_display_that_is_reckoned_scores_what_is_told_beside_it() -> None:
    """The words name its sets and who has the most of what."""
    parts = TOLD["example"]["standing"]["parts"][0]
    assert parts == {"sets": 24, "gold": 3, "grapes": 2, "olives": 0, "sheep": 4}
    sets = [each["points"] for each in TOLD["example"]["derived"]["displays"][0]["sets"]]
    assert sets == [6, 15, 3]


def test_only_the_farmer_and_the_matron_are_in_reach() -> None:
    row = TOLD["roman"]["derived"]["roman"]["cards"]
    assert [each["card"] for each in row if 0 in each["within_reach"]] == ["R-I-2", "R-I-5"]


def test_three_wheat_reach_the_three_rightmost_gauls() -> None:
    derived = TOLD["count"]["derived"]
    assert derived["displays"][0]["icons"]["wheat"] == 3
    assert [0 in each["within_reach"] for each in derived["gaul"]["cards"]] == [False] * 3 + [
        True
    ] * 3


def test_the_pictures_of_a_round_are_of_one_display_that_grows() -> None:
    """What is taken was in reach, and what winter takes is what was there before."""
    shown = {name: TOLD[name]["derived"] for name in ("rows", "count", "take", "roman", "winter")}
    lying = {
        name: [card for each in derived["displays"][0]["sets"] for card in each["cards"]]
        for name, derived in shown.items()
    }
    gaul, settler = lying["take"][-1], lying["winter"][-1]
    assert lying["count"][:1] == lying["rows"]
    assert [*lying["count"], gaul] == lying["take"] == lying["roman"]
    assert [*lying["roman"], settler] == lying["winter"]
    for card, row in ((gaul, shown["count"]["gaul"]), (settler, shown["roman"]["roman"])):
        assert card in [each["card"] for each in row["cards"] if 0 in each["within_reach"]]


def test_winter_takes_one_of_five_cards_that_four_amphorae_feed() -> None:
    winter = TOLD["winter"]["derived"]["displays"][0]["winter"]
    assert winter == {"amphorae": 4, "cards": 5, "must_go": 1, "may_go": winter["may_go"]}
