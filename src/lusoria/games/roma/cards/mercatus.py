"""Mercatus: fame for the opponent's Forums. It needs nothing."""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.ending import action_is_done, gain_fame
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import how_many_lie, opponent, take_fame
from lusoria.games.roma.words import Card, Edition


@rule("R12.mercatus", "R9.16", "R13.mercatus.rulebook", "R13.mercatus.publisher")
def begin(s: Table, journal: Journal) -> None:
    """One fame for each Forum of the opponent, from the stockpile or, as far as he has it, him."""
    forums = how_many_lie(s, opponent(s.active), Card.FORUM)
    if s.mercatus == Edition.RULEBOOK:
        gain_fame(s, forums, journal)
    else:
        take_fame(s, min(forums, s.fame[opponent(s.active)]), journal)
    action_is_done(s, journal)
