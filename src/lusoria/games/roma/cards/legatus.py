"""Legatus: fame for the opponent's empty discs. He needs nothing."""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.ending import action_is_done, gain_fame
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import how_many_empty, opponent


@rule("R12.legatus", "R9.16")
def begin(s: Table, journal: Journal) -> None:
    """One fame from the stockpile for each empty disc of the opponent, even for none."""
    gain_fame(s, how_many_empty(s, opponent(s.active)), journal)
    action_is_done(s, journal)
