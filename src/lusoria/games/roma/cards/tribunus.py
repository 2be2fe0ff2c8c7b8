"""Tribunus: fame from the opponent. He needs nothing."""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import take_fame


@rule("R12.tribunus")
def begin(s: Table, journal: Journal) -> None:
    """One fame passes from the opponent to the player."""
    take_fame(s, 1, journal)
    action_is_done(s, journal)
