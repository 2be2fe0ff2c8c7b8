"""Tribunus: fame from the opponent. He needs nothing."""

from typing import Final

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.ending import action_is_done, empties_opponent
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import take_fame

TAKES: Final = 1


@rule("R12.tribunus")
def begin(s: Table, journal: Journal) -> None:
    """One fame passes from the opponent to the player."""
    take_fame(s, TAKES, journal)
    action_is_done(s, journal)


@rule("R11.1")
def ends_game(s: Table) -> bool:
    """He takes the opponent's last."""
    return empties_opponent(s, TAKES)
