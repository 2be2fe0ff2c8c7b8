"""Chapters 7 and 8: money for a die, cards for a die."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY, FATE
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.knowledge import count_out_the_deck, count_out_the_draw, keeps_early
from lusoria.games.roma.state import PIPS, Table
from lusoria.games.roma.verbs import (
    ask,
    discard,
    leave_deck,
    take_in_hand,
    use_up,
)
from lusoria.games.roma.words import KINDS, Event, Question, Reason


@rule("R5.2", "R7.1")
def why_not_spend(s: Table, die: int) -> int:
    """Any unused die brings money, and serves where a card asks for a further die."""
    return Reason.ALLOWED if s.dice[die] > 0 else Reason.NO_SUCH_DIE


@rule("R9.9")
def why_not_without_die(dice_left: int) -> int:
    """Some cards need a further unused die."""
    return Reason.ALLOWED if dice_left > 0 else Reason.NO_FURTHER_DIE


@rule("R7.1")
def money_in_dice(s: Table) -> int:
    """What all unused dice together would bring."""
    money = 0
    for die in range(1, PIPS + 1):
        money += die * s.dice[die]
    return money


@rule("R7.1")
def take_money(s: Table, die: int, journal: Journal) -> None:
    """The player takes as many sestertii as the die shows."""
    use_up(s, die)
    s.money[s.active] += die
    note(journal, Event.MONEY_TAKEN, EVERYBODY, s.active, die)
    action_is_done(s, journal)


@rule("R8.3", "R8.6")
def can_draw(s: Table) -> bool:
    """There is a card in the deck or in the discard pile."""
    return s.deck_size + s.discard_size > 0


@rule("R8.1", "R8.5")
def how_many_cards(s: Table, die: int) -> int:
    """As many as the die shows, or all that lie in deck and discard pile."""
    return min(die, s.deck_size + s.discard_size)


@rule("R5.2", "R8.6")
def why_not_cards(s: Table, die: int) -> int:
    """Any unused die brings cards, while there are any."""
    if s.dice[die] == 0:
        return Reason.NO_SUCH_DIE
    return Reason.ALLOWED if can_draw(s) else Reason.NOTHING_TO_DRAW


@rule("R8.1")
def call_for_cards(s: Table, die: int, journal: Journal) -> None:
    """The player draws as many cards as the die shows."""
    use_up(s, die)
    s.to_draw = die
    note(journal, Event.CARDS_CALLED, EVERYBODY, s.active, die)
    draw_on(s, journal)


@rule("R8.3", "R8.4", "R8.5")
def draw_on(s: Table, journal: Journal) -> None:
    """While cards are due fate is asked for the next, from a new deck if the old one is empty."""
    if s.to_draw > 0 and can_draw(s):
        if s.deck_size == 0:
            rebuild_deck(s, journal)
        ask(s, FATE, Question.DRAW)
    else:
        s.to_draw = 0
        ask(s, s.active, Question.KEEP)


@rule("R8.3")
def rebuild_deck(s: Table, journal: Journal) -> None:
    """The discard pile becomes the new deck, and all other unseen cards are thereby known."""
    note(journal, Event.DECK_REBUILT, EVERYBODY, s.discard_size)
    s.deck_size = s.discard_size
    s.discard_size = 0
    for card in range(KINDS):
        s.deck[card] = s.discard[card]
        s.discard[card] = 0
    count_out_the_deck(s)


@rule("R8.1", "R14.2")
def draw(s: Table, card: int, journal: Journal) -> None:
    """The drawn card is set aside, seen by the player alone."""
    leave_deck(s, card)
    s.drawn[card] += 1
    s.drawn_size += 1
    s.to_draw -= 1
    note(journal, Event.DREW, 1 << s.active, s.active, card)
    draw_on(s, journal)


@rule("R8.2")
def why_not_keep(s: Table, card: int) -> int:
    """One of the drawn cards is kept."""
    return Reason.ALLOWED if s.drawn[card] > 0 else Reason.NOT_DRAWN


@rule("R8.2", "R14.2")
def keep(s: Table, card: int, journal: Journal) -> None:
    """The player keeps exactly one card, and the others go face up to the discard pile."""
    note(journal, Event.KEPT, 1 << s.active, s.active, card)
    count_out_the_draw(s, card)
    if keeps_early(s, card):
        s.drawn_early[card] -= 1
    s.drawn[card] -= 1
    take_in_hand(s, s.active, card)
    discard_the_drawn(s, journal)
    action_is_done(s, journal)


@rule("R8.2", "R14.10")
def discard_the_drawn(s: Table, journal: Journal) -> None:
    """Nothing stays set aside, and all see which cards were drawn before the deck was rebuilt."""
    for card in range(KINDS):
        while s.drawn[card] > 0:
            early = s.drawn_early[card] > 0
            s.drawn_early[card] -= early
            s.drawn[card] -= 1
            discard(s, card)
            note(journal, Event.DISCARDED, EVERYBODY, s.active, card, early)
    s.drawn_size = 0
    s.drawn_early_size = 0
