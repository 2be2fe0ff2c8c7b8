"""Mercatus: fame for the opponent's Forums. It needs nothing."""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.ending import (
    action_is_done,
    empties_opponent,
    empties_stockpile,
    gain_fame,
)
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import how_many_lie, opponent, take_fame
from lusoria.games.roma.words import Card, Edition


@rule("R12.mercatus")
def counts(s: Table) -> int:
    """One fame for each Forum of the opponent."""
    return how_many_lie(s, opponent(s.active), Card.FORUM)


@rule("R12.mercatus", "R9.16", "R13.mercatus.rulebook", "R13.mercatus.publisher")
def begin(s: Table, journal: Journal) -> None:
    """The fame comes from the stockpile or, as far as he has it, from the opponent."""
    if s.mercatus == Edition.RULEBOOK:
        gain_fame(s, counts(s), journal)
    else:
        take_fame(s, min(counts(s), s.fame[opponent(s.active)]), journal)
    action_is_done(s, journal)


@rule("R11.1", "R11.2", "R13.mercatus.rulebook", "R13.mercatus.publisher")
def ends_game(s: Table) -> bool:
    """It takes all that there is where its fame comes from."""
    if s.mercatus == Edition.RULEBOOK:
        return empties_stockpile(s, counts(s))
    return empties_opponent(s, counts(s))
