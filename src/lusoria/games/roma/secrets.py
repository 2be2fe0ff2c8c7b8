"""Chapter 14: what a player knows. The veil takes the rest away, and a redeal invents it anew.

On a veiled table a hand holds only the cards that its viewer knows to be in it or face down, while
its size stays true; all cards he has not seen lie together in the deck. So it is with passed and
drawn cards.
"""

from typing import Final

from lusoria.core.rule import rule
from lusoria.core.streams import fast_below
from lusoria.games.roma.cards import architectus_senator, scaenicus
from lusoria.games.roma.components import Box
from lusoria.games.roma.state import FACE_DOWN, MOST_CARDS, SEATS, Table
from lusoria.games.roma.words import KINDS, Question, Reason

STRIDE: Final = MOST_CARDS + 1
"""Places in the stream for one attempt: one for each number of unseen cards."""
MOST_ATTEMPTS: Final = 1_000
LAYOUT_STREAM: Final = STRIDE * (MOST_ATTEMPTS + 1)
"""Places in the stream from here on lay cards out face down."""

# The veil


@rule("R14.1", "R14.2")
def veil(s: Table, box: Box, viewer: int) -> None:
    """A set of seats sees what is public, its own cards, and what it knows of the other's."""
    if viewer == 0:
        forget_all(s)
    for seat in range(SEATS):
        if not sees(viewer, seat):
            veil_layout(s, seat)
            veil_hand(s, seat)
            veil_passed(s, seat)
    if s.drawn_size > 0 and not sees(viewer, s.active):
        veil_drawn(s)


@rule()
def sees(viewer: int, seat: int) -> bool:
    """Whether a seat is one of the viewer's."""
    return viewer & (1 << seat) > 0


@rule("R14.13")
def forget_all(s: Table) -> None:
    """Onlookers know nothing of any hand."""
    for card in range(KINDS):
        s.drawn_known[card] = 0
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


@rule("R14.2", "R14.5")
def veil_hand(s: Table, seat: int) -> None:
    """Of a hand, and of what lies face down, only the known cards stay."""
    for card in range(KINDS):
        s.deck[card] += s.hand[seat][card] - s.known[seat][card]
        s.hand[seat][card] = s.known[seat][card]


@rule("R14.3")
def veil_passed(s: Table, seat: int) -> None:
    """How many cards are chosen to be passed can be seen, but not which."""
    for card in range(KINDS):
        s.deck[card] += s.passed[seat][card]
        s.passed[seat][card] = 0


@rule("R14.2", "R14.9")
def veil_drawn(s: Table) -> None:
    """Of the drawn cards only those stay that a rebuilt deck betrayed."""
    for card in range(KINDS):
        s.deck[card] += s.drawn[card] - s.drawn_known[card]
        s.drawn[card] = s.drawn_known[card]


# The redeal


@rule("R14.12")
def redeal(s: Table, box: Box, viewer: int, key: int) -> None:
    """Unseen cards are dealt anew from the stream, wherever the viewer sees that one must be."""
    for seat in range(SEATS):
        if not sees(viewer, seat):
            redeal_hand(s, seat, key)
            redeal_layout(s, seat, key)
            redeal_passed(s, seat, key)
    if s.drawn_size > 0 and not sees(viewer, s.active):
        redeal_drawn(s, key)


@rule()
def how_many_unseen(s: Table) -> int:
    """All cards that the viewer has not seen, those of the deck among them."""
    count = 0
    for card in range(KINDS):
        count += s.deck[card]
    return count


@rule()
def draw_unseen(s: Table, key: int, attempt: int) -> int:
    """One of the unseen cards, all equally likely; each draw has its own place in the stream."""
    unseen = how_many_unseen(s)
    rest = fast_below(key, unseen + attempt * STRIDE, unseen)
    card = 0
    while rest >= s.deck[card]:
        rest -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    return card


@rule("R14.12")
def redeal_hand(s: Table, seat: int, key: int) -> None:
    """A hand is dealt anew until it could have led to the question that is now open."""
    attempt = 0
    fill_hand(s, seat, key, attempt)
    while not could_be_asked(s, seat) and attempt < MOST_ATTEMPTS:
        attempt += 1
        veil_hand(s, seat)
        fill_hand(s, seat, key, attempt)


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
def fill_hand(s: Table, seat: int, key: int, attempt: int) -> None:
    """Unseen cards join the known ones, enough for the hand and for what lies face down."""
    missing = s.hand_size[seat]
    for disc in range(1, s.discs + 1):
        if s.space[seat][disc] == FACE_DOWN:
            missing += 1
    for card in range(KINDS):
        s.hand[seat][card] = s.known[seat][card]
        missing -= s.known[seat][card]
    for _ in range(missing):
        s.hand[seat][draw_unseen(s, key, attempt)] += 1


@rule("R14.4")
def redeal_layout(s: Table, seat: int, key: int) -> None:
    """Any of a player's cards may lie on any disc that is seen to be occupied."""
    cards = 0
    for card in range(KINDS):
        cards += s.hand[seat][card]
    for disc in range(1, s.discs + 1):
        if s.space[seat][disc] == FACE_DOWN:
            rest = fast_below(key, LAYOUT_STREAM + s.discs * seat + disc, cards)
            card = 0
            while rest >= s.hand[seat][card]:
                rest -= s.hand[seat][card]
                card += 1
            s.hand[seat][card] -= 1
            s.space[seat][disc] = card
            cards -= 1


@rule("R14.3")
def redeal_passed(s: Table, seat: int, key: int) -> None:
    """Any unseen cards may have been chosen to be passed."""
    missing = s.passed_size[seat]
    for card in range(KINDS):
        missing -= s.passed[seat][card]
    for _ in range(missing):
        s.passed[seat][draw_unseen(s, key, 0)] += 1


@rule("R14.12")
def redeal_drawn(s: Table, key: int) -> None:
    """To the drawn cards that are known come unseen ones."""
    missing = s.drawn_size
    for card in range(KINDS):
        missing -= s.drawn[card]
    for _ in range(missing):
        s.drawn[draw_unseen(s, key, 0)] += 1
