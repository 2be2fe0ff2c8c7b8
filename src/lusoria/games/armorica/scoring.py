"""Chapters 9 to 12: sets, gold, majorities, and who wins."""

from typing import Final

from lusoria.core.contract import BY_POINTS, SHARED, Result
from lusoria.core.rule import rule
from lusoria.games.armorica.components import SET_POINTS, Box
from lusoria.games.armorica.state import Table
from lusoria.games.armorica.words import MAJORITIES, Ending, Icon

PARTS = ("sets", "gold", "grapes", "olives", "sheep")
SETS, GOLD, FIRST_MAJORITY = 0, 1, 2
TIE_BREAKS: Final = ("gold",)
BY_GOLD: Final = 1


@rule("A9.1", "A9.2")
def end_of_set(s: Table, box: Box, seat: int, first: int) -> int:
    """Reading from the left without skipping, the first repeated suit begins the next set."""
    suits = 0
    end = first
    while end < s.display_size[seat] and not suits & suits_between(s, box, seat, end, end + 1):
        suits |= suits_between(s, box, seat, end, end + 1)
        end += 1
    return end


@rule("A9.1")
def suits_between(s: Table, box: Box, seat: int, first: int, end: int) -> int:
    """The suits of neighbouring cards in a display, one bit each."""
    suits = 0
    for k in range(first, end):
        suits |= 1 << box.suit[s.display[seat][k]]
    return suits


@rule("A9.3")
def set_points(s: Table, box: Box, seat: int) -> int:
    """Each set scores by its number of suits."""
    points = 0
    first = 0
    while first < s.display_size[seat]:
        end = end_of_set(s, box, seat, first)
        points += SET_POINTS[end - first]
        first = end
    return points


@rule("A10.1")
def gold_points(s: Table, seat: int) -> int:
    """One point per gold icon."""
    return s.icons[seat][Icon.GOLD]


@rule("A11.1", "A11.2", "A11.3", "A11.4")
def majority_points(s: Table, icon: int, seat: int) -> int:
    """Most of a kind scores 4, two or three who tie 2 each; four who tie, or have none, nothing."""
    own = s.icons[seat][icon]
    if own == 0:
        return 0
    tied = 0
    for other in range(s.seats):
        if s.icons[other][icon] > own:
            return 0
        if s.icons[other][icon] == own:
            tied += 1
    if tied == 1:
        return 4
    return 2 if tied < 4 else 0


@rule("A12.1", "A12.2", "A12.3")
def what_decides(s: Table, result: Result, seat: int, other: int) -> int:
    """Points, then gold; after that a place is shared."""
    if result.scores[seat] != result.scores[other]:
        return BY_POINTS
    return BY_GOLD if s.icons[seat][Icon.GOLD] != s.icons[other][Icon.GOLD] else SHARED


@rule("A12.1", "A12.2")
def is_ahead(s: Table, result: Result, seat: int, other: int) -> bool:
    """Most points, or most gold where that decides."""
    if what_decides(s, result, seat, other) == BY_POINTS:
        return result.scores[seat] > result.scores[other]
    return s.icons[seat][Icon.GOLD] > s.icons[other][Icon.GOLD]


@rule("A12.1")
def outcome(s: Table, box: Box, result: Result) -> None:
    """Each seat's points by their parts, and the ranks."""
    result.ending = Ending.DECK_EMPTY
    result.turns = s.round_number
    for seat in range(s.seats):
        result.parts[seat][SETS] = set_points(s, box, seat)
        result.parts[seat][GOLD] = gold_points(s, seat)
        result.scores[seat] = result.parts[seat][SETS] + result.parts[seat][GOLD]
        for icon in MAJORITIES:
            points = majority_points(s, icon, seat)
            result.parts[seat][FIRST_MAJORITY + icon - Icon.GRAPES] = points
            result.scores[seat] += points
    for seat in range(s.seats):
        result.ranks[seat] = 1
        for other in range(s.seats):
            result.decided_by[seat][other] = what_decides(s, result, seat, other)
            if is_ahead(s, result, other, seat):
                result.ranks[seat] += 1
