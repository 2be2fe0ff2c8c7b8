"""Gladiator: a character of the opponent returns to its owner's hand."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import NO_CARD, Table
from lusoria.games.roma.targets import why_not_any_character, why_not_character_at
from lusoria.games.roma.verbs import ask, opponent, take_in_hand
from lusoria.games.roma.words import Event, Question


@rule("R9.6")
def why_not(s: Table) -> int:
    """He needs a character of the opponent."""
    return why_not_any_character(s)


@rule("R12.gladiator")
def begin(s: Table) -> None:
    """The player chooses."""
    ask(s, s.active, Question.TARGET)


@rule("R12.gladiator")
def why_not_choose(s: Table, disc: int) -> int:
    """One character of the opponent, wherever it lies."""
    return why_not_character_at(s, disc)


@rule("R12.gladiator", "R14.6")
def choose(s: Table, disc: int, journal: Journal) -> None:
    """It returns to its owner's hand, and the other player has seen it."""
    owner = opponent(s.active)
    card = s.space[owner][disc]
    s.space[owner][disc] = NO_CARD
    take_in_hand(s, owner, card)
    s.known[owner][card] += 1
    note(journal, Event.SENT_BACK, EVERYBODY, owner, card, disc)
    action_is_done(s, journal)
