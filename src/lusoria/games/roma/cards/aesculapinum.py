"""Aesculapinum: a character is taken back from the discard pile."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import ask, is_character, take_in_hand
from lusoria.games.roma.words import FIRST_BUILDING, Card, Event, Question, Reason


@rule("R9.8")
def why_not(s: Table) -> int:
    """A character must lie in the discard pile."""
    for card in range(FIRST_BUILDING):
        if s.discard[card] > 0:
            return Reason.ALLOWED
    return Reason.NO_CHARACTER_DISCARDED


@rule("R12.aesculapinum")
def begin(s: Table) -> None:
    """The player chooses."""
    ask(s, s.active, Question.TAKE)


@rule("R12.aesculapinum")
def takes_from_discard(s: Table) -> bool:
    """Whether the card that is being chosen comes from the discard pile."""
    return s.question == Question.TAKE and s.acting == Card.AESCULAPINUM


@rule("R12.aesculapinum")
def why_not_take(s: Table, card: int) -> int:
    """Any character of the discard pile."""
    if not is_character(card):
        return Reason.TAKES_CHARACTERS_ONLY
    return Reason.ALLOWED if s.discard[card] > 0 else Reason.NOT_DISCARDED


@rule("R12.aesculapinum", "R14.7")
def take(s: Table, card: int, journal: Journal) -> None:
    """The card comes into the hand, and the other player has seen which it was."""
    s.discard[card] -= 1
    s.discard_size -= 1
    take_in_hand(s, s.active, card)
    s.known[s.active][card] += 1
    note(journal, Event.TOOK_BACK, EVERYBODY, s.active, card)
    action_is_done(s, journal)
