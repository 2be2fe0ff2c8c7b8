"""Turris, never activated: the other cards of its owner are harder to hit."""

from lusoria.core.rule import rule
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import how_many_lie
from lusoria.games.roma.words import Card


@rule("R10.3", "R12.turris")
def adds(s: Table, seat: int, disc: int) -> int:
    """One for each other own Turris: none protects itself, but two protect each other."""
    towers = how_many_lie(s, seat, Card.TURRIS)
    return towers - 1 if s.space[seat][disc] == Card.TURRIS else towers
