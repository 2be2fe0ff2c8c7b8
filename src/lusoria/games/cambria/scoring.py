"""Chapter 11: what tokens count, and who wins."""

from typing import Final

from lusoria.core.contract import BY_POINTS, Result
from lusoria.core.rule import rule
from lusoria.games.cambria.components import POINTS, Box
from lusoria.games.cambria.state import Table
from lusoria.games.cambria.words import Tie

PARTS: Final = ("forts", "points", "tokens")
FORT_PART: Final = 0
POINT_PART: Final = 1
TOKEN_PART: Final = 2
TIE_BREAKS: Final = ("tokens", "last_turn", "turn_order")
BY_TOKENS: Final = 1
BY_LAST_TURN: Final = 2
BY_TURN_ORDER: Final = 3


@rule("C11.1")
def count_tokens(s: Table, box: Box, seat: int, result: Result) -> None:
    """A fort token counts the value of its fort, a point token its points."""
    parts = result.parts[seat]
    for fort in range(box.forts):
        if s.fort_token[fort] == seat:
            parts[FORT_PART] += box.value[fort]
            parts[TOKEN_PART] += 1
        if s.point_token[fort] == seat:
            parts[POINT_PART] += POINTS[box.value[fort]]
            parts[TOKEN_PART] += 1


@rule("C11.4")
def turns_since(s: Table, seat: int) -> int:
    """How many turns ago a seat had its last turn; the player who moved last had it just now."""
    return (s.active - seat) % s.seats


@rule("C11.5")
def place_in_turn_order(s: Table, seat: int) -> int:
    """The start player comes first, then the others to the left."""
    return (seat - s.start_player) % s.seats


@rule("C11.2", "C11.3", "C11.4", "C11.5")
def what_decides(s: Table, result: Result, seat: int, other: int) -> int:
    """The sum, then tokens of both kinds, then the last turn or, as agreed, turn order."""
    if result.scores[seat] != result.scores[other]:
        return BY_POINTS
    if result.parts[seat][TOKEN_PART] != result.parts[other][TOKEN_PART]:
        return BY_TOKENS
    return BY_TURN_ORDER if s.tie == Tie.TURN_ORDER else BY_LAST_TURN


@rule("C11.2", "C11.3", "C11.4", "C11.5")
def is_ahead(s: Table, result: Result, seat: int, other: int) -> bool:
    """Highest sum, more tokens of both kinds, the last turn that lies longer ago or turn order."""
    by = what_decides(s, result, seat, other)
    if by == BY_POINTS:
        return result.scores[seat] > result.scores[other]
    if by == BY_TOKENS:
        return result.parts[seat][TOKEN_PART] > result.parts[other][TOKEN_PART]
    if by == BY_TURN_ORDER:
        return place_in_turn_order(s, seat) < place_in_turn_order(s, other)
    return turns_since(s, seat) > turns_since(s, other)


@rule("C11.2", "C12.10")
def outcome(s: Table, box: Box, result: Result) -> None:
    """Each seat's points by their parts, and the ranks; the neutral colour is never ranked."""
    result.ending = s.ending
    result.turns = s.turns
    for seat in range(s.seats):
        count_tokens(s, box, seat, result)
        result.scores[seat] = result.parts[seat][FORT_PART] + result.parts[seat][POINT_PART]
    for seat in range(s.seats):
        result.ranks[seat] = 1
        for other in range(s.seats):
            result.decided_by[seat][other] = what_decides(s, result, seat, other)
            if is_ahead(s, result, other, seat):
                result.ranks[seat] += 1
