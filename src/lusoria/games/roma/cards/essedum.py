"""Essedum: the opponent's defences are lower for this turn. It needs nothing."""

from typing import Final

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import opponent
from lusoria.games.roma.words import Event

WEAKENS: Final = 2


@rule("R12.essedum.1", "R12.essedum.2")
def begin(s: Table, journal: Journal) -> None:
    """One more activation counts until the turn ends, whatever becomes of the Essedum."""
    s.essedum += 1
    note(journal, Event.WEAKENED, EVERYBODY, s.active, s.essedum)
    action_is_done(s, journal)


@rule("R10.3", "R12.essedum.1")
def takes(s: Table, seat: int) -> int:
    """Each activation of this turn takes 2 from every defence of the opponent."""
    return WEAKENS * s.essedum if seat == opponent(s.active) else 0


@rule("R12.essedum.1")
def end(s: Table) -> None:
    """With the turn the effect ends."""
    s.essedum = 0
