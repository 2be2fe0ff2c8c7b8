"""What a board shows beyond the position, worked out by the rules themselves.

The table may be veiled: what a die can do may rest on cards of a hand that the viewer cannot see.
"""

from typing import Final

from lusoria.core.layout import fact, layout
from lusoria.core.rule import rule
from lusoria.games.roma.actions import ACTIONS
from lusoria.games.roma.activation import why_not_activate, why_not_bribe
from lusoria.games.roma.battle import effective_defence, hits
from lusoria.games.roma.cards import essedum, sicarius_nero, turris, velites_onager
from lusoria.games.roma.cards.aesculapinum import takes_from_discard
from lusoria.games.roma.cards.forum_basilica_templum import (
    basilicae_add,
    further_dice,
    gain_with,
    how_many_beside,
)
from lusoria.games.roma.cards.haruspex import takes_from_deck
from lusoria.games.roma.cards.legionarius_centurio import fights_opposite, strength_with
from lusoria.games.roma.cards.praetorianus import is_barred
from lusoria.games.roma.cards.scaenicus import why_not_copy
from lusoria.games.roma.components import MOST_PRINTED, Box
from lusoria.games.roma.dice import how_many_cards, money_in_dice
from lusoria.games.roma.ending import without_fame
from lusoria.games.roma.last import MOST_LAST, last_answers
from lusoria.games.roma.phases import fame_to_return
from lusoria.games.roma.state import (
    BRIBERY_DISC,
    DICE,
    MOST_FAME,
    MOST_TURNS,
    NO_SEAT,
    PIPS,
    SEATS,
    Table,
)
from lusoria.games.roma.verbs import how_many_empty, opponent
from lusoria.games.roma.words import KINDS, Card, Question, Reason

UNKNOWN: Final = -1
"""Whether something is allowed rests on cards that the viewer cannot see."""
_PLACES: Final = BRIBERY_DISC + 1
_REASONS: Final = len(Reason)


@layout
class Derived:
    """Facts about discs and dice. Place 0 of a row of discs or dice is never used."""

    defence: list[list[int]] = fact(
        -2 * 99, MOST_PRINTED + BRIBERY_DISC, "effective defences", (SEATS, _PLACES)
    )
    turres: list[list[int]] = fact(
        0, BRIBERY_DISC, "what Turres add to each defence", (SEATS, _PLACES)
    )
    weakening: list[int] = fact(0, 2 * 99, "what Esseda take from the defences of a seat", SEATS)
    barred: list[list[int]] = fact(0, 1, "discs on which nothing is laid", (SEATS, _PLACES))
    empty_discs: list[int] = fact(0, BRIBERY_DISC, "empty discs of each seat", SEATS)
    fame_to_return: list[int] = fact(
        0, MOST_FAME, "fame lost if the turn of a seat began now", SEATS
    )
    cards: list[int] = fact(0, PIPS, "how many cards a die would bring", PIPS + 1)
    unused_money: int = fact(0, DICE * PIPS, "the money that all unused dice would bring")
    activate: list[int] = fact(
        UNKNOWN, _REASONS, "why a die cannot activate the card on its disc; 0: it can", PIPS + 1
    )
    bribe: list[int] = fact(
        UNKNOWN, _REASONS, "why a die cannot activate the seventh disc; 0: it can", PIPS + 1
    )
    opposite: list[int] = fact(0, 1, "whether the card on a disc fights the one opposite", _PLACES)
    basilicae: list[int] = fact(0, 9, "what Basilicae beside a disc add to a Forum there", _PLACES)
    templa: list[int] = fact(0, 2, "Templa beside a disc", _PLACES)
    further_dice: list[int] = fact(
        0, 2, "dice that a Forum there takes after the first, while unused", _PLACES
    )
    goes_too: int = fact(0, 1, "whether the card that acts will go with the one it chooses")
    fights: int = fact(0, 1, "whether the card that acts will fight the one it chooses")
    takes_from_deck: int = fact(0, 1, "whether a card of the deck is being chosen")
    takes_from_discard: int = fact(0, 1, "whether a card of the discard pile is being chosen")
    sums: list[int] = fact(
        0, 3 * PIPS + 9, "the Forum's fame, or a battle's strength, with a die; 0: none", PIPS + 1
    )
    hits: list[int] = fact(0, 1, "whether that strength hits", PIPS + 1)
    without_fame: int = fact(NO_SEAT, SEATS - 1, "the seat that has no fame left; -1: none")
    turns_left: int = fact(0, MOST_TURNS, "turns to the limit, of both together")
    last: list[int] = fact(0, ACTIONS.size - 1, "answers that surely end the game", MOST_LAST)
    last_size: int = fact(0, MOST_LAST, "how many these are")


@rule()
def derive(s: Table, box: Box, derived: Derived) -> None:
    """Both sides of the discs, then the dice of the player whose turn it is."""
    for seat in range(SEATS):
        derived.weakening[seat] = essedum.takes(s, seat)
        derived.empty_discs[seat] = how_many_empty(s, seat)
        derived.fame_to_return[seat] = fame_to_return(s, seat)
        for disc in range(1, s.discs + 1):
            derived.barred[seat][disc] = is_barred(s, seat, disc)
            if s.space[seat][disc] >= 0:
                derived.turres[seat][disc] = turris.adds(s, seat, disc)
                derived.defence[seat][disc] = effective_defence(s, box, seat, disc)
    if s.active != NO_SEAT:
        derive_dice(s, derived)
        derive_forums(s, derived)
        derive_spending(s, derived)
        derived.goes_too = sicarius_nero.goes_too(s)
        derived.fights = velites_onager.fights(s)
        derived.takes_from_deck = takes_from_deck(s)
        derived.takes_from_discard = takes_from_discard(s)
        derived.last_size = last_answers(s, box, derived.last)
    derived.without_fame = without_fame(s)
    derived.turns_left = MOST_TURNS - s.turn


@rule()
def derive_dice(s: Table, derived: Derived) -> None:
    """What each unused die could do if it were asked for now."""
    derived.unused_money = money_in_dice(s)
    money = s.money[s.active]
    for disc in range(1, s.discs + 1):
        derived.opposite[disc] = fights_opposite(s, disc)
    for die in range(1, PIPS + 1):
        derived.cards[die] = how_many_cards(s, die)
        derived.activate[die] = as_far_as_seen(s, why_not_activate(s, die), die, money)
        bribe = why_not_bribe(s, die)
        derived.bribe[die] = as_far_as_seen(s, bribe, BRIBERY_DISC, money - die)


@rule("R14.2")
def as_far_as_seen(s: Table, reason: int, disc: int, money: int) -> int:
    """A reason, unless it rests on a hand of which the viewer cannot see every card.

    A bribe that cannot be paid is refused whatever the hand holds.
    """
    if rests_on_hand(s, reason, disc, money) and hides_cards(s, s.active):
        return UNKNOWN if money >= 0 else Reason.BRIBE_TOO_HIGH
    return reason


@rule()
def rests_on_hand(s: Table, reason: int, disc: int, money: int) -> bool:
    """Architectus and Senator ask for a card in hand, and so does a Scaenicus who copies them."""
    if reason == Reason.NOBODY_TO_COPY:
        for copied in range(1, s.discs + 1):
            if lacks_card(why_not_copy(s, disc, copied, s.dice_left - 1, money)):
                return True
    return lacks_card(reason)


@rule()
def lacks_card(reason: int) -> bool:
    """There is no card of the type in hand."""
    return reason == Reason.NO_BUILDING_IN_HAND or reason == Reason.NO_CHARACTER_IN_HAND


@rule("R14.2")
def hides_cards(s: Table, seat: int) -> bool:
    """On a veiled table a hand holds fewer cards than its size says."""
    seen = 0
    for card in range(KINDS):
        seen += s.hand[seat][card]
    return seen < s.hand_size[seat]


@rule()
def derive_forums(s: Table, derived: Derived) -> None:
    """What stands beside the active player's Forums."""
    for disc in range(1, s.discs + 1):
        if s.space[s.active][disc] == Card.FORUM:
            derived.basilicae[disc] = basilicae_add(s, disc)
            derived.further_dice[disc] = further_dice(s, disc)
            derived.templa[disc] = how_many_beside(s, disc, Card.TEMPLUM)


@rule()
def derive_spending(s: Table, derived: Derived) -> None:
    """What a die that is asked for would make of the sum so far; die 0 leaves it as it is."""
    for die in range(PIPS + 1):
        if s.question == Question.SECOND_DIE or s.question == Question.THIRD_DIE:
            derived.sums[die] = gain_with(s, die)
        elif s.question == Question.ADD_DIE:
            derived.sums[die] = strength_with(s, die)
            defence = derived.defence[opponent(s.active)][s.target]
            derived.hits[die] = hits(derived.sums[die], defence)
