"""Chapter 14: what a player knows. The veil takes the rest away, and a redeal invents it anew.

On a veiled table a hand holds only the cards that its viewer knows to be in it or face down, while
its size stays true; all cards he has not seen lie together in the deck. So it is with passed and
drawn cards. What he knows to be in a hand or set aside, but not which, lies in `hand_or_drawn`.
"""

from typing import Final

from lusoria.core.rule import rule
from lusoria.core.streams import fast_below
from lusoria.games.roma.cards import architectus_senator, scaenicus
from lusoria.games.roma.components import Box
from lusoria.games.roma.state import FACE_DOWN, MOST_CARDS, NO_SEAT, SEATS, Table
from lusoria.games.roma.words import KINDS, Question, Reason

STRIDE: Final = MOST_CARDS + 1
"""Places in the stream for one attempt: one for each number of unseen cards."""
APART: Final = 1 << 40
"""Places in the stream from here on lay cards out face down, or part a hand from a draw."""

# The veil


@rule("R14.1", "R14.2")
def veil(s: Table, box: Box, viewer: int) -> None:
    """A set of seats sees what is public, its own cards, and what it knows of the other's."""
    if viewer == 0:
        forget_all(s)
    for seat in range(SEATS):
        if not sees(viewer, seat):
            veil_layout(s, seat)
            veil_hand(s, seat, viewer)
            veil_passed(s, seat)
            if seat == s.active:
                veil_drawn(s, viewer)
            if viewer > 0 and s.active != NO_SEAT:
                count_out(s, seat, viewer)


@rule()
def sees(viewer: int, seat: int) -> bool:
    """Whether a seat is one of the viewer's."""
    return viewer & (1 << seat) > 0


@rule("R14.13")
def forget_all(s: Table) -> None:
    """Onlookers know nothing of any hand."""
    for card in range(KINDS):
        s.deck[card] += s.hand_or_drawn[card]
        s.hand_or_drawn[card] = 0
        for seat in range(SEATS):
            s.known[seat][card] = 0


@rule("R14.4")
def veil_layout(s: Table, seat: int) -> None:
    """That a disc is occupied can be seen, but not by which card: as if all were still in hand."""
    if s.question == Question.LAYOUT:
        for disc in range(1, s.discs + 1):
            if s.space[seat][disc] >= 0:
                s.hand[seat][s.space[seat][disc]] += 1
                s.space[seat][disc] = FACE_DOWN


@rule("R14.2", "R14.5", "R14.9")
def veil_hand(s: Table, seat: int, viewer: int) -> None:
    """Of a hand, and of what lies face down, only the known cards stay."""
    unseen = where_a_hand_lies(s, seat, viewer)
    for card in range(KINDS):
        known = min(s.known[seat][card], s.hand[seat][card])
        unseen[card] += s.hand[seat][card] - known
        s.hand[seat][card] = known


@rule("R14.9")
def where_a_hand_lies(s: Table, seat: int, viewer: int) -> list[int]:
    """Among all unseen cards, or among those that a player knows to be there or set aside."""
    if viewer > 0 and seat == s.active and s.drawn_early_size > 0:
        return s.hand_or_drawn
    return s.deck


@rule("R14.3")
def veil_passed(s: Table, seat: int) -> None:
    """How many cards are chosen to be passed can be seen, but not which."""
    for card in range(KINDS):
        s.deck[card] += s.passed[seat][card]
        s.passed[seat][card] = 0


@rule("R14.2", "R14.9")
def veil_drawn(s: Table, viewer: int) -> None:
    """No drawn card is seen; those drawn before the deck was rebuilt are known with the hand."""
    unseen = where_a_hand_lies(s, s.active, viewer)
    for card in range(KINDS):
        unseen[card] += s.drawn_early[card]
        s.deck[card] += s.drawn[card] - s.drawn_early[card]
        s.drawn_early[card] = 0
        s.drawn[card] = 0


@rule("R14.14")
def count_out(s: Table, seat: int, viewer: int) -> None:
    """A card of which more are unseen than can be elsewhere is known to be in the hand.

    It stays among the unseen ones: which copy it is nobody knows, and a redeal needs them all.
    """
    unseen = where_a_hand_lies(s, seat, viewer)
    elsewhere = how_many(unseen) - how_many_missing(s, seat)
    for card in range(KINDS):
        s.known[seat][card] = s.hand[seat][card]
        if unseen[card] > elsewhere >= 0:
            s.known[seat][card] += unseen[card] - elsewhere


@rule()
def how_many(pile: list[int]) -> int:
    """All cards of a pile."""
    count = 0
    for card in range(KINDS):
        count += pile[card]
    return count


@rule("R14.1")
def how_many_missing(s: Table, seat: int) -> int:
    """Cards that are seen to be in a hand, or to lie face down, and are not known."""
    missing = s.hand_size[seat] - how_many(s.hand[seat])
    for disc in range(1, s.discs + 1):
        if s.space[seat][disc] == FACE_DOWN:
            missing += 1
    return missing


# The redeal


@rule("R14.12")
def redeal(s: Table, box: Box, viewer: int, key: int) -> None:
    """Unseen cards are dealt anew from the stream, wherever the viewer sees that one must be."""
    for seat in range(SEATS):
        if not sees(viewer, seat):
            redeal_hand(s, seat, viewer, key)
            redeal_layout(s, seat, key)
            deal_unseen(s.deck, s.passed[seat], s.passed_size[seat], key, 0)
            if seat == s.active:
                redeal_drawn(s, key)


@rule("R14.12")
def deal_unseen(unseen: list[int], pile: list[int], size: int, key: int, place: int) -> None:
    """A pile is filled up with unseen cards, all equally likely, each from a place of its own."""
    left = how_many(unseen)
    for _ in range(min(left, size - how_many(pile))):
        rest = fast_below(key, place + left, left)
        card = 0
        while rest >= unseen[card]:
            rest -= unseen[card]
            card += 1
        unseen[card] -= 1
        pile[card] += 1
        left -= 1


@rule("R14.12")
def redeal_hand(s: Table, seat: int, viewer: int, key: int) -> None:
    """A hand is dealt anew until it could have led to the question that is now open."""
    for card in range(KINDS):
        s.known[seat][card] = s.hand[seat][card]  # what was only counted out is dealt like the rest
    size = how_many(s.hand[seat]) + how_many_missing(s, seat)
    unseen = where_a_hand_lies(s, seat, viewer)
    place = APART if s.drawn_early_size > 0 else 0
    deal_unseen(unseen, s.hand[seat], size, key, place)
    while not could_be_asked(s, seat) and would_another_do(s, seat):
        place += STRIDE
        veil_hand(s, seat, viewer)
        deal_unseen(unseen, s.hand[seat], size, key, place)


@rule("R9.11", "R9.15")
def could_be_asked(s: Table, seat: int) -> bool:
    """Who is asked to lay free has a card for it, and who copies has somebody who could act."""
    if seat == s.active and s.question == Question.LAY_FREE:
        return architectus_senator.has_card_to_lay(s, s.acting)
    if seat == s.active and s.question == Question.COPY:
        reason = scaenicus.why_not(s, s.acting_disc, s.dice_left, s.money[seat])
        return reason == Reason.ALLOWED
    return True


@rule("R14.12")
def would_another_do(s: Table, seat: int) -> bool:
    """Whether some unseen card in the place of one that was dealt would lead to the question."""
    if how_many(s.hand[seat]) == how_many(s.known[seat]):
        return False
    for card in range(KINDS):
        if s.deck[card] > 0:
            s.hand[seat][card] += 1
            fits = could_be_asked(s, seat)
            s.hand[seat][card] -= 1
            if fits:
                return True
    return False


@rule("R14.4")
def redeal_layout(s: Table, seat: int, key: int) -> None:
    """Any of a player's cards may lie on any disc that is seen to be occupied."""
    cards = how_many(s.hand[seat])
    for disc in range(1, s.discs + 1):
        if s.space[seat][disc] == FACE_DOWN and cards > 0:
            rest = fast_below(key, APART + s.discs * seat + disc, cards)
            card = 0
            while rest >= s.hand[seat][card]:
                rest -= s.hand[seat][card]
                card += 1
            s.hand[seat][card] -= 1
            s.space[seat][disc] = card
            cards -= 1


@rule("R14.12")
def redeal_drawn(s: Table, key: int) -> None:
    """What is not in the hand was set aside before the deck was rebuilt; the rest came after it.

    Onlookers know none of it: for them any of the drawn cards may be the early ones.
    """
    for card in range(KINDS):
        s.drawn_early[card] += s.hand_or_drawn[card]
        s.drawn[card] += s.hand_or_drawn[card]
    deal_unseen(s.deck, s.drawn, s.drawn_size, key, 0)
    for card in range(KINDS):
        s.hand_or_drawn[card] = s.drawn[card] - s.drawn_early[card]
    deal_unseen(s.hand_or_drawn, s.drawn_early, s.drawn_early_size, key, APART)
    for card in range(KINDS):
        s.hand_or_drawn[card] = 0
