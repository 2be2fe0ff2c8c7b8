"""Chapter 11: who has won."""

from typing import Final

from lusoria.core.contract import BY_POINTS, SHARED, Result
from lusoria.core.rule import rule
from lusoria.games.roma.components import Box
from lusoria.games.roma.ending import ending
from lusoria.games.roma.state import SEATS, Table
from lusoria.games.roma.verbs import opponent

PARTS: Final = ("fame",)
FAME: Final = 0
TIE_BREAKS: Final[tuple[str, ...]] = ()


@rule("R11.6", "R11.7", "R16.1")
def outcome(s: Table, box: Box, result: Result) -> None:
    """More fame wins, and equal fame is a draw."""
    result.ending = ending(s)
    result.turns = s.turn
    for seat in range(SEATS):
        result.scores[seat] = s.fame[seat]
        result.parts[seat][FAME] = s.fame[seat]
        other = opponent(seat)
        result.ranks[seat] = 2 if s.fame[other] > s.fame[seat] else 1
        result.decided_by[seat][other] = SHARED if s.fame[other] == s.fame[seat] else BY_POINTS
