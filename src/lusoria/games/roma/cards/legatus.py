"""Legatus: fame for the opponent's empty discs. He needs nothing."""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.ending import action_is_done, empties_stockpile, gain_fame
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import how_many_empty, opponent


@rule("R12.legatus")
def gains(s: Table) -> int:
    """One fame for each empty disc of the opponent."""
    return how_many_empty(s, opponent(s.active))


@rule("R12.legatus", "R9.16")
def begin(s: Table, journal: Journal) -> None:
    """The fame comes from the stockpile, even none."""
    gain_fame(s, gains(s), journal)
    action_is_done(s, journal)


@rule("R11.2")
def ends_game(s: Table) -> bool:
    """He takes all that the stockpile has."""
    return empties_stockpile(s, gains(s))
