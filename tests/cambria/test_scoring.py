"""Chapter 11: score and ranks."""

from typing import Any

import pytest

from tests.cambria.table import FORTS, lay


def scored(*tokens: str, points: tuple[str, ...] = (), **fields: Any) -> dict[str, Any]:
    """The outcome of a finished game: per seat its fort tokens, and its point tokens."""
    taken = [own.split() for own in tokens]
    second = [own.split() for own in points] or [[] for _ in tokens]
    standing = [fort for fort in FORTS if not any(fort in own for own in taken)]
    if len(standing) > 6:
        fields.setdefault("turns", 200 * len(tokens))
    fields |= {"fort_tokens": taken, "point_tokens": second, "seats": len(tokens)}
    return lay("over", **fields).outcome()


@pytest.mark.parametrize(
    ("fort", "value", "points"),
    [
        ("segontium", 2, 0),
        ("canovium", 3, 0),
        ("deva", 4, 2),
        ("alabum", 5, 3),
        ("cicucium", 6, 4),
    ],
)
@pytest.mark.rule("C11.1")
def test_tokens_count_values_and_points(fort: str, value: int, points: int) -> None:
    second = ("", fort) if points else ("", "")
    outcome = scored(fort, "", points=second)
    assert outcome["scores"] == [value, points]
    assert outcome["parts"][0] == {"forts": value, "points": 0, "tokens": 1}
    assert outcome["parts"][1] == {"forts": 0, "points": points, "tokens": int(points > 0)}


@pytest.mark.rule("C11.2")
def test_the_highest_sum_wins() -> None:
    outcome = scored("segontium canovium", "deva", "alabum cicucium", points=("deva", "alabum", ""))
    assert outcome["scores"] == [7, 7, 11]
    assert outcome["winners"] == [2]
    assert outcome["ranks"][2] == 1


@pytest.mark.rule("C11.2")
def test_points_can_decide_against_forts() -> None:
    outcome = scored("cicucium", "deva", "", points=("", "cicucium", "deva"))
    assert outcome["scores"] == [6, 8, 2]
    assert outcome["ranks"] == [2, 1, 3]


@pytest.mark.rule("C11.3")
def test_more_tokens_break_a_tie() -> None:
    outcome = scored("cicucium", "deva bremia", "segontium isca")
    assert outcome["scores"] == [6, 6, 4]
    assert outcome["ranks"] == [2, 1, 3]


@pytest.mark.rule("C11.3")
def test_tokens_of_both_kinds_count() -> None:
    """Six by one token, by a fort and a point token, and by three forts."""
    outcome = scored("cicucium", "deva", "segontium isca bremia nidum", points=("", "nidum", ""))
    assert outcome["scores"] == [6, 6, 10]
    assert [part["tokens"] for part in outcome["parts"]] == [1, 2, 4]
    assert outcome["ranks"] == [3, 2, 1]


@pytest.mark.parametrize(
    ("active", "ranks"),
    [(0, [3, 1, 2]), (1, [2, 3, 1]), (2, [1, 2, 3])],
)
@pytest.mark.rule("C11.4")
def test_the_last_turn_that_lies_longest_ago_breaks_the_rest(active: int, ranks: list[int]) -> None:
    outcome = scored(
        "segontium", "isca", "bremia", active=active, turns=600, start_player=(active + 1) % 3
    )
    assert outcome["scores"] == [2, 2, 2]
    assert outcome["ranks"] == ranks
    assert len(outcome["winners"]) == 1


@pytest.mark.rule("C11.4")
def test_it_comes_after_sum_and_tokens() -> None:
    """Seat 2 moved last: it loses the tie with seat 1, but not against one token fewer."""
    outcome = scored("cicucium", "deva bremia", "nidum isca", active=2, turns=600, start_player=0)
    assert outcome["scores"] == [6, 6, 6]
    assert outcome["ranks"] == [3, 1, 2]


@pytest.mark.rule("C11.4")
def test_all_at_nothing_are_still_ranked() -> None:
    outcome = scored("", "", "", "", "", active=4, start_player=0, turns=1000)
    assert outcome["ranks"] == [1, 2, 3, 4, 5]
    assert outcome["winners"] == [0]


FOUR_ALIKE = (
    "segontium canovium deva", "bremia viroconium bravonium", "moridunum pennal nidum",
    "gobannium isca alabum",
)  # fmt: skip
"""Nine points by three tokens each, and four forts are left."""


def ended(start: int, active: int, **fields: Any) -> dict[str, Any]:
    """A game of four equals that ended in the turn of a seat."""
    turns = 5 + (active - start) % 4
    outcome = scored(*FOUR_ALIKE, start_player=start, active=active, turns=turns, **fields)
    assert outcome["ending"] == "six_forts"
    assert outcome["scores"] == [9] * 4
    return outcome


@pytest.mark.parametrize("active", range(4))
@pytest.mark.parametrize(("start", "ranks"), [(0, [1, 2, 3, 4]), (2, [3, 4, 1, 2])])
@pytest.mark.rule("C11.5")
def test_by_the_option_turn_order_breaks_the_rest(
    start: int, ranks: list[int], active: int
) -> None:
    assert ended(start, active, options={"tie": "turn_order"})["ranks"] == ranks


@pytest.mark.rule("C11.4", "C11.5")
def test_without_the_option_turn_order_does_not_count() -> None:
    assert ended(0, 1)["ranks"] == [3, 4, 1, 2]
    assert ended(0, 1, options={"tie": "last_turn"})["ranks"] == [3, 4, 1, 2]
