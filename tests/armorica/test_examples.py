"""A13: the worked examples."""

import pytest

from tests.armorica.table import answers, outcome, refused, table

MICHAEL = [
    "S2", "G-D4", "G-C2",  # brown, blue, yellow
    "R-I-4", "R-I-1", "R-IV-7", "R-III-1", "R-IV-8",  # brown, yellow, red, blue, white
    "G-C1", "R-IV-5",  # yellow, white
]  # fmt: skip
"""Three gold, three grapes, one olive, four sheep."""

CARMEN = [
    "S1", "G-B6", "G-A1", "R-III-6", "R-IV-6",  # blue, brown, yellow, red, green
    "G-B3", "G-D2", "G-A6", "R-III-5",  # blue, yellow, brown, white
]  # fmt: skip
"""Two gold, three grapes, three olives, one sheep."""


@pytest.mark.rule("A13.1")
def test_the_pick_before_the_roman_row() -> None:
    brown, white, blue, yellow, red, green = "R-I-4", "R-I-7", "R-I-3", "R-I-1", "R-I-6", "R-I-5"
    display = ["S3", "G-D2", "G-C6"]
    play = table(
        "take_roman",
        roman_row=[brown, white, blue, yellow, red, green],
        displays=[display, ["S1"]],
    )
    wheat, grapes, olives, sheep, *_ = play.state.icons[0]
    assert (wheat, olives, grapes, sheep) == (3, 2, 1, 0)
    assert answers(play) == {f"take {yellow}", f"take {green}", "pass"}
    for card in (brown, blue):
        assert refused(play, f"take {card}") == ("too_far_for_wheat", "A5.2")
    for card in (white, red):
        assert refused(play, f"take {card}") == ("too_far_for_icon", "A5.3")


@pytest.mark.rule("A13.2")
def test_the_tie_at_33_points_won_on_gold() -> None:
    result = outcome(CARMEN, MICHAEL)
    assert result["parts"] == [
        {"sets": 15 + 10, "gold": 2, "grapes": 2, "olives": 4, "sheep": 0},
        {"sets": 6 + 15 + 3, "gold": 3, "grapes": 2, "olives": 0, "sheep": 4},
    ]
    assert result["scores"] == [33, 33]
    assert (result["ranks"], result["winners"]) == ([2, 1], [1])
