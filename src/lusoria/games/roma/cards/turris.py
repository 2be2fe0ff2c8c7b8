"""Turris, never activated: its owner's cards are harder to hit, as the option `turris` says."""

from lusoria.core.rule import rule
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import how_many_lie
from lusoria.games.roma.words import Card, Edition


@rule("R10.3", "R12.turris", "R13.turris.rulebook", "R13.turris.publisher")
def adds(s: Table, seat: int, disc: int) -> int:
    """One for each own Turris; by the publisher's rules none protects itself, only each other."""
    towers = how_many_lie(s, seat, Card.TURRIS)
    if s.turris == Edition.PUBLISHER and s.space[seat][disc] == Card.TURRIS:
        return towers - 1
    return towers
