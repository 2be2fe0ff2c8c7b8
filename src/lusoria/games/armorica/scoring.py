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
NO_PLACE: Final = -1


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
    return set_points_without(s, box, seat, NO_PLACE, NO_PLACE)


@rule("A9.1", "A9.2", "A9.3", "A6.5")
def set_points_without(s: Table, box: Box, seat: int, gone: int, also_gone: int) -> int:
    """What the sets would score once the gaps that one or two cards leave were closed."""
    points = suits = size = 0
    for k in range(s.display_size[seat]):
        if k != gone and k != also_gone:
            suit = suits_between(s, box, seat, k, k + 1)
            if suits & suit:
                points += SET_POINTS[size]
                suits = size = 0
            suits |= suit
            size += 1
    return points + SET_POINTS[size]


@rule("A10.1")
def gold_points(s: Table, seat: int) -> int:
    """One point per gold icon."""
    return s.icons[seat][Icon.GOLD]


@rule("A11.1", "A11.2", "A11.3", "A11.4")
def majority_points(s: Table, icon: int, seat: int) -> int:
    """What a seat scores for as many of an icon as it has."""
    return points_for_having(s, icon, seat, s.icons[seat][icon])


@rule("A11.1", "A11.2", "A11.3", "A11.4")
def points_for_having(s: Table, icon: int, seat: int, own: int) -> int:
    """Most of a kind scores 4, two or three who tie 2 each; four who tie, or have none, nothing."""
    if own == 0:
        return 0
    tied = 1
    for other in range(s.seats):
        if other != seat and s.icons[other][icon] > own:
            return 0
        if other != seat and s.icons[other][icon] == own:
            tied += 1
    if tied == 1:
        return 4
    return 2 if tied < 4 else 0


@rule("A12.1", "A4.3")
def points_without(s: Table, box: Box, seat: int, gone: int, also_gone: int) -> int:
    """What a seat would score if the cards at one or two places of its display were gone."""
    points = set_points_without(s, box, seat, gone, also_gone)
    points += s.icons[seat][Icon.GOLD] - icons_at(s, box, seat, Icon.GOLD, gone, also_gone)
    for icon in MAJORITIES:
        own = s.icons[seat][icon] - icons_at(s, box, seat, icon, gone, also_gone)
        points += points_for_having(s, icon, seat, own)
    return points


@rule("A1.3")
def icons_at(s: Table, box: Box, seat: int, icon: int, place: int, other: int) -> int:
    """Icons of a kind on the cards at one or two places of a display."""
    count = box.icons[s.display[seat][place]][icon]
    return count if place == other else count + box.icons[s.display[seat][other]][icon]


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
