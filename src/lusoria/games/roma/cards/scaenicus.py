"""Scaenicus: the action of another own character, as if that one stood in his place."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.cards import index
from lusoria.games.roma.state import NO_CARD, Table
from lusoria.games.roma.verbs import ask, has_disc, is_character
from lusoria.games.roma.words import Card, Event, Question, Reason


@rule("R9.15")
def why_not(s: Table, disc: int, dice_left: int, money: int) -> int:
    """He needs another own character whose action is legal now."""
    for copied in range(1, s.discs + 1):
        if why_not_copy(s, disc, copied, dice_left, money) == Reason.ALLOWED:
            return Reason.ALLOWED
    return Reason.NOBODY_TO_COPY


@rule("R12.scaenicus.1")
def begin(s: Table) -> None:
    """The player chooses."""
    ask(s, s.active, Question.COPY)


@rule("R12.scaenicus.1", "R12.scaenicus.2", "R12.scaenicus.3")
def why_not_copy(s: Table, disc: int, copied: int, dice_left: int, money: int) -> int:
    """Any own character, a blocked one too, but no Scaenicus, that could act on his disc."""
    if not has_disc(s, copied):
        return Reason.NO_SUCH_DISC
    card = s.space[s.active][copied]
    if card == NO_CARD:
        return Reason.DISC_EMPTY
    if not is_character(card):
        return Reason.COPIES_CHARACTERS_ONLY
    if card == Card.SCAENICUS:
        return Reason.NEVER_COPIED
    return index.why_not(s, card, disc, dice_left, money)


@rule("R12.scaenicus.1", "R12.scaenicus.3", "R12.scaenicus.4", "R12.scaenicus.5")
def copy_character(s: Table, copied: int, journal: Journal) -> None:
    """The copied card acts on his disc: he fights there, and goes or moves in its stead."""
    s.acting = s.space[s.active][copied]
    note(journal, Event.COPIED, EVERYBODY, s.active, s.acting, copied, s.acting_disc)
    index.begin(s, journal)
