"""Praetorianus: a disc of the opponent is blocked during his next turn."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import ask, has_disc, opponent
from lusoria.games.roma.words import Edition, Event, Question, Reason


@rule("R9.14")
def why_not(s: Table) -> int:
    """He needs a disc of the opponent that is not blocked."""
    for disc in range(1, s.discs + 1):
        if not s.blocked[opponent(s.active)][disc]:
            return Reason.ALLOWED
    return Reason.ALL_DISCS_BLOCKED


@rule("R12.praetorianus.1")
def begin(s: Table) -> None:
    """The player chooses."""
    ask(s, s.active, Question.TARGET)


@rule("R12.praetorianus.1", "R12.praetorianus.3")
def why_not_choose(s: Table, disc: int) -> int:
    """Any disc, an empty one too, that is not yet blocked."""
    if not has_disc(s, disc):
        return Reason.NO_SUCH_DISC
    return Reason.ALREADY_BLOCKED if s.blocked[opponent(s.active)][disc] else Reason.ALLOWED


@rule("R12.praetorianus.1", "R12.praetorianus.3")
def choose(s: Table, disc: int, journal: Journal) -> None:
    """The disc is blocked, beside any that are blocked already."""
    s.blocked[opponent(s.active)][disc] = 1
    note(journal, Event.BLOCKED, EVERYBODY, opponent(s.active), disc)
    action_is_done(s, journal)


# What a blocked disc bars


@rule("R12.praetorianus.4", "R12.praetorianus.5", "R12.praetorianus.6")
def bars_activation(s: Table, disc: int) -> bool:
    """No own card there is activated; what is never activated works, and an empty disc counts."""
    return s.blocked[s.active][disc] > 0


@rule("R13.praetorianus.rulebook.1", "R13.praetorianus.publisher")
def is_barred(s: Table, seat: int, disc: int) -> bool:
    """By the rulebook nothing is placed on a blocked disc, by the publisher's rules it is."""
    return s.blocked[seat][disc] > 0 and s.praetorianus == Edition.RULEBOOK


@rule("R12.praetorianus.2")
def end(s: Table, seat: int, journal: Journal) -> None:
    """When its owner's turn ends a disc is free again, wherever the Praetorianus is."""
    for disc in range(1, s.discs + 1):
        if s.blocked[seat][disc]:
            s.blocked[seat][disc] = 0
            note(journal, Event.FREED, EVERYBODY, seat, disc)
