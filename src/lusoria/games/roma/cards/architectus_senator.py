"""Architectus and Senator: buildings, or characters, are laid from hand without paying."""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.actions import action
from lusoria.games.roma.cards.praetorianus import is_barred
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.laying import place, placings, why_not_place
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import ask
from lusoria.games.roma.words import FIRST_BUILDING, KINDS, Act, Card, Question, Reason


@rule("R12.architectus.1", "R12.senator.1")
def lays(acting: int, card: int) -> bool:
    """An Architectus lays buildings, a Senator characters."""
    return (card >= FIRST_BUILDING) == (acting == Card.ARCHITECTUS)


# What they need


@rule("R9.11")
def why_not(s: Table, acting: int) -> int:
    """An Architectus needs a building in hand, a Senator a character, and both an open disc."""
    if not has_card_to_lay(s, acting):
        if acting == Card.ARCHITECTUS:
            return Reason.NO_BUILDING_IN_HAND
        return Reason.NO_CHARACTER_IN_HAND
    return Reason.ALLOWED if has_open_disc(s) else Reason.ALL_DISCS_BARRED


@rule("R9.11")
def has_card_to_lay(s: Table, acting: int) -> bool:
    """Whether the hand holds a card of the type."""
    for card in range(KINDS):
        if s.hand[s.active][card] > 0 and lays(acting, card):
            return True
    return False


@rule("R9.11")
def has_open_disc(s: Table) -> bool:
    """Whether any own disc is not barred."""
    for disc in range(1, s.discs + 1):
        if not is_barred(s, s.active, disc):
            return True
    return False


# What they do


@rule("R12.architectus.1", "R12.senator.1")
def begin(s: Table) -> None:
    """The player is asked what he lays."""
    ask(s, s.active, Question.LAY_FREE)


@rule("R12.architectus.1", "R12.architectus.2", "R12.senator.1", "R12.senator.2")
def why_not_lay(s: Table, card: int, disc: int) -> int:
    """A card of the type can cover any own card, even the one that acts."""
    reason = why_not_place(s, card, disc)
    if reason == Reason.ALLOWED and not lays(s.acting, card):
        if s.acting == Card.ARCHITECTUS:
            return Reason.LAYS_BUILDINGS_ONLY
        return Reason.LAYS_CHARACTERS_ONLY
    return reason


@rule("R12.architectus.1", "R12.senator.1")
def free_lays(s: Table, menu: list[int]) -> int:
    """Every card of the type on every own disc that is not barred, or no more."""
    count = 0
    for card in range(KINDS):
        if s.hand[s.active][card] > 0 and lays(s.acting, card):
            count = placings(s, card, menu, count)
    menu[count] = action(Act.DONE)
    return count + 1


@rule("R12.architectus.1", "R12.architectus.2", "R12.senator.1", "R12.senator.2")
def go_on(s: Table, kind: int, card: int, disc: int, journal: Journal) -> None:
    """A card is laid, and the next is asked for until the player is done or nothing is left."""
    if kind == Act.LAY:
        place(s, card, disc, 0, journal)
    if kind == Act.DONE or why_not(s, s.acting) != Reason.ALLOWED:
        action_is_done(s, journal)
