"""Haruspex: a card is taken from the deck, after looking through all of it."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.dice import can_draw, rebuild_deck
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.knowledge import see_through
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import ask, leave_deck, opponent, take_in_hand
from lusoria.games.roma.words import Card, Event, Question, Reason


@rule("R9.12", "R12.haruspex.2")
def why_not(s: Table) -> int:
    """There must be a card in the deck or in the discard pile."""
    return Reason.ALLOWED if can_draw(s) else Reason.NOTHING_TO_SEARCH


@rule("R12.haruspex.1", "R12.haruspex.2", "R14.8")
def begin(s: Table, journal: Journal) -> None:
    """The player looks through the deck, a new one if it is empty, and so knows the other hand."""
    if s.deck_size == 0:
        rebuild_deck(s, journal)
    note(journal, Event.DECK_SEARCHED, EVERYBODY, s.active)
    see_through(s, opponent(s.active))
    ask(s, s.active, Question.TAKE)


@rule("R12.haruspex.1")
def takes_from_deck(s: Table) -> bool:
    """Whether the card that is being chosen comes from the deck."""
    return s.question == Question.TAKE and s.acting == Card.HARUSPEX


@rule("R12.haruspex.1")
def why_not_take(s: Table, card: int) -> int:
    """Any card of the deck; one must be taken."""
    return Reason.ALLOWED if s.deck[card] > 0 else Reason.NOT_IN_DECK


@rule("R12.haruspex.1", "R14.2")
def take(s: Table, card: int, journal: Journal) -> None:
    """The card comes into the hand, and nobody else learns which it was."""
    take_in_hand(s, s.active, card)
    leave_deck(s, card)
    note(journal, Event.TOOK, 1 << s.active, s.active, card)
    action_is_done(s, journal)
