"""A9 to A12: sets, gold, majorities and the winner."""

import pytest

from tests.armorica.table import of_suits, outcome, part

SUITS = ["soldier", "farmer", "matron", "worker", "bureaucrat", "general"]

TWO_OF = {"grapes": "G-C3", "olives": "G-C4", "sheep": "G-C5"}
ONE_OF = {
    "grapes": ["G-A3", "G-C6", "R-III-1", "R-IV-6"],
    "olives": ["G-A4", "G-D2", "G-E5", "R-IV-8"],
    "sheep": ["G-A5", "G-C2", "G-E3", "R-IV-7"],
}
"""Cards with two and with one of an icon, and with none of the two other kinds."""

kinds = pytest.mark.parametrize("kind", ONE_OF)


@pytest.mark.rule("A9.3")
@pytest.mark.parametrize(("suits", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_a_set_scores_by_its_number_of_suits(suits: int, points: int) -> None:
    assert part("sets", of_suits(*SUITS[:suits]), []) == [points, 0]


@pytest.mark.rule("A9.1")
@pytest.mark.rule("A9.2")
@pytest.mark.parametrize(
    ("suits", "points"),
    [
        (["farmer", "farmer"], 1 + 1),
        (["farmer", "farmer", "farmer"], 1 + 1 + 1),
        (["farmer", "worker", "farmer"], 3 + 1),
        (["farmer", "worker", "worker", "farmer"], 3 + 3),
        (["farmer", "worker", "farmer", "worker", "soldier"], 3 + 6),
        (["farmer", "worker", "soldier", "worker", "farmer", "general"], 6 + 6),
        ([*SUITS, SUITS[0]], 21 + 1),
        ([*SUITS, *SUITS], 21 + 21),
        ([*SUITS, *reversed(SUITS)], 21 + 21),
    ],
)
def test_the_first_repeated_suit_begins_the_next_set(suits: list[str], points: int) -> None:
    assert part("sets", of_suits(*suits), []) == [points, 0]


@pytest.mark.rule("A9.1")
def test_the_display_is_read_from_the_left() -> None:
    suits = ["farmer", "worker", "soldier", "farmer", "general"]
    assert part("sets", of_suits(*suits), []) == [6 + 3, 0]
    assert part("sets", of_suits(*reversed(suits)), []) == [10 + 1, 0]


@pytest.mark.rule("A10.1")
@pytest.mark.parametrize(
    ("display", "points"),
    [([], 0), (["S1"], 0), (["S2"], 1), (["R-IV-3"], 2), (["S2", "G-A1", "R-IV-4", "G-B6"], 4)],
)
def test_each_gold_icon_scores_a_point(display: list[str], points: int) -> None:
    assert part("gold", display, []) == [points, 0]


@kinds
@pytest.mark.rule("A11.1")
def test_the_most_icons_of_a_kind_score_four_points_for_one_player(kind: str) -> None:
    one, other, third, _ = ONE_OF[kind]
    assert part(kind, [one], []) == [4, 0]
    assert part(kind, [one], [TWO_OF[kind]]) == [0, 4]
    assert part(kind, [one], [other, third], []) == [0, 4, 0]
    assert part(kind, [TWO_OF[kind]], [one, other, third], [], []) == [0, 4, 0, 0]


@pytest.mark.rule("A11.1")
def test_the_three_kinds_are_scored_one_by_one() -> None:
    parts = outcome(["G-C3", "G-A4"], ["G-C4", "G-A3"], ["G-A5"])["parts"]
    assert [[each[kind] for kind in ONE_OF] for each in parts] == [[4, 0, 0], [0, 4, 0], [0, 0, 4]]
    all_three = outcome(["G-C3", "G-C4", "G-C5"], ["G-A3", "G-A4", "G-A5"])["parts"]
    assert [[each[kind] for kind in ONE_OF] for each in all_three] == [[4, 4, 4], [0, 0, 0]]


@pytest.mark.rule("A11.1")
def test_wheat_gold_and_amphorae_are_no_majorities() -> None:
    parts = outcome(["S1", "G-B2", "G-A2", "R-IV-3"], [])["parts"]
    assert parts[0] == {"sets": 3 + 3, "gold": 2, "grapes": 0, "olives": 0, "sheep": 0}


@kinds
@pytest.mark.rule("A11.2")
def test_two_or_three_who_tie_for_the_most_score_two_points_each(kind: str) -> None:
    first, second, third, fourth = ([card] for card in ONE_OF[kind])
    assert part(kind, first, second) == [2, 2]
    assert part(kind, first, [], second) == [2, 0, 2]
    assert part(kind, first, second, third) == [2, 2, 2]
    assert part(kind, first, second, [], third) == [2, 2, 0, 2]
    assert part(kind, [TWO_OF[kind]], first + second, third, fourth) == [2, 2, 0, 0]


@kinds
@pytest.mark.rule("A11.2")
def test_a_tie_for_the_second_place_scores_nothing(kind: str) -> None:
    first, second, *_ = ([card] for card in ONE_OF[kind])
    assert part(kind, [TWO_OF[kind]], first, second) == [4, 0, 0]


@kinds
@pytest.mark.rule("A11.3")
def test_four_who_tie_score_nothing(kind: str) -> None:
    assert part(kind, *([card] for card in ONE_OF[kind])) == [0, 0, 0, 0]


@kinds
@pytest.mark.rule("A11.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_scores_for_a_kind_that_nobody_has(kind: str, seats: int) -> None:
    displays: list[list[str]] = [["S1"], ["S2"], [], []]
    assert part(kind, *displays[:seats]) == [0] * seats


@pytest.mark.rule("A12.1")
def test_most_points_win_and_a_score_is_the_sum_of_its_parts() -> None:
    result = outcome(["R-IV-3"], ["G-A1", "R-IV-2", "G-A6"])
    assert result["parts"] == [
        {"sets": 1, "gold": 2, "grapes": 0, "olives": 0, "sheep": 0},
        {"sets": 6, "gold": 1, "grapes": 0, "olives": 0, "sheep": 0},
    ]
    assert result["scores"] == [3, 7]
    assert (result["ranks"], result["winners"]) == ([2, 1], [1])
    rich = outcome(["G-C3", "G-C4", "G-C5", "R-IV-3"], [])
    assert rich["scores"] == [sum(rich["parts"][0].values()), 0]
    assert rich["scores"][0] == 1 + 6 + 2 + 4 + 4 + 4


@pytest.mark.rule("A12.2")
def test_who_ties_for_points_is_ranked_by_gold() -> None:
    result = outcome(["G-A2", "R-III-2"], ["R-IV-3"])  # a set of two; a matron with two gold
    assert result["scores"] == [3, 3]
    assert (result["ranks"], result["winners"]) == ([2, 1], [1])


@pytest.mark.rule("A12.2")
def test_gold_orders_the_later_places_too() -> None:
    result = outcome(["G-A2", "R-III-2"], ["G-A1", "R-IV-2", "G-A6"], ["R-IV-3"], [])
    assert result["scores"] == [3, 7, 3, 0]
    assert (result["ranks"], result["winners"]) == ([3, 1, 2, 4], [1])


@pytest.mark.rule("A12.3")
def test_who_ties_for_gold_too_shares_the_victory() -> None:
    result = outcome(["R-IV-3"], ["G-A1"], ["R-IV-4"])
    assert result["scores"] == [3, 1, 3]
    assert (result["ranks"], result["winners"]) == ([1, 3, 1], [0, 2])


@pytest.mark.rule("A12.3")
def test_a_later_place_is_shared_too() -> None:
    result = outcome(["R-IV-3"], ["G-A1"], ["G-A6"], [])
    assert result["scores"] == [3, 1, 1, 0]
    assert (result["ranks"], result["winners"]) == ([1, 2, 2, 4], [0])


@pytest.mark.rule("A12.3")
def test_all_can_share_the_victory() -> None:
    result = outcome([], [], [], [])
    assert (result["scores"], result["ranks"]) == ([0, 0, 0, 0], [1, 1, 1, 1])
    assert result["winners"] == [0, 1, 2, 3]
