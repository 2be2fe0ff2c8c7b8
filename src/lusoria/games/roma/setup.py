"""Chapter 1: set-up. Dealing, passing two cards, the face-down layout and its reveal."""

from typing import Final

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY, FATE
from lusoria.games.roma.actions import action_of_two
from lusoria.games.roma.components import Box
from lusoria.games.roma.phases import begin_turn
from lusoria.games.roma.state import (
    BRIBERY_DISC,
    DISCS,
    NO_CARD,
    NO_SEAT,
    SEATS,
    Table,
)
from lusoria.games.roma.verbs import (
    ask,
    has_disc,
    is_empty,
    leave_deck,
    leave_hand,
    opponent,
    take_in_hand,
)
from lusoria.games.roma.words import KINDS, Act, Event, Question, Reason

START_FAME: Final = 10
START_STOCKPILE: Final = 16
DEALT: Final = 4
DEALT_WITH_BRIBERY: Final = 5
PASSED: Final = 2

PRAETORIANUS, CONSUL, RELOCATE, MERCATUS, TURRIS, BRIBERY, STARTER = range(7)
"""The places of the options in their row; the values of `starter` are fate, seat 0, seat 1."""


@rule("R1.3", "R1.4", "R1.5", "R13.preset", "R13.default")
def setup(s: Table, box: Box, seats: int, options: list[int]) -> None:
    """All cards lie in the deck, each player has fame and no money, and the options are agreed."""
    s.praetorianus = options[PRAETORIANUS]
    s.consul = options[CONSUL]
    s.relocate = options[RELOCATE]
    s.mercatus = options[MERCATUS]
    s.turris = options[TURRIS]
    s.discs = BRIBERY_DISC if options[BRIBERY] else DISCS
    s.stockpile = START_STOCKPILE
    s.active = NO_SEAT
    s.acting = NO_CARD
    for place in range(BRIBERY_DISC):
        s.lifted[place] = NO_CARD
    for seat in range(SEATS):
        s.fame[seat] = START_FAME
        for disc in range(BRIBERY_DISC + 1):
            s.space[seat][disc] = NO_CARD
    for card in range(KINDS):
        s.deck[card] = box.copies[card]
        s.deck_size += box.copies[card]
    find_starter(s, options[STARTER] - 1)


@rule("R1.6")
def find_starter(s: Table, chosen: int) -> None:
    """The table has chosen who begins, or fate does."""
    s.starter = chosen
    if chosen == NO_SEAT:
        ask(s, FATE, Question.STARTER)
    else:
        ask(s, FATE, Question.DEAL)


@rule("R1.6")
def choose_starter(s: Table, seat: int, journal: Journal) -> None:
    """Fate has picked who begins."""
    note(journal, Event.STARTER, EVERYBODY, seat)
    find_starter(s, seat)


# Dealing


@rule("R1.7", "R13.bribery.on.2")
def how_many_are_dealt(s: Table) -> int:
    """Four cards each, with bribery five."""
    return DEALT_WITH_BRIBERY if s.discs == BRIBERY_DISC else DEALT


@rule("R1.7")
def who_is_dealt(s: Table) -> int:
    """The starter gets his cards first."""
    if s.hand_size[s.starter] < how_many_are_dealt(s):
        return s.starter
    return opponent(s.starter)


@rule("R1.7")
def deal(s: Table, card: int, journal: Journal) -> None:
    """One card is dealt; when both have theirs, the starter chooses what to pass."""
    seat = who_is_dealt(s)
    leave_deck(s, card)
    take_in_hand(s, seat, card)
    note(journal, Event.DEALT, 1 << seat, seat, card)
    if s.hand_size[opponent(s.starter)] == how_many_are_dealt(s):
        ask(s, s.starter, Question.GIVE)


# Passing


@rule("R1.8")
def why_not_give(s: Table, card: int) -> int:
    """Any card of the hand can be passed."""
    return Reason.ALLOWED if s.hand[s.seat][card] > 0 else Reason.NOT_IN_HAND


@rule("R1.8")
def give(s: Table, card: int, journal: Journal) -> None:
    """The card is set aside; after two the other chooses, and after his two both receive."""
    seat = s.seat
    leave_hand(s, seat, card)
    s.passed[seat][card] += 1
    s.passed_size[seat] += 1
    note(journal, Event.GIVEN, 1 << seat, seat, card)
    if s.passed_size[seat] == PASSED:
        if seat == s.starter:
            ask(s, opponent(seat), Question.GIVE)
        else:
            exchange(s, journal)


@rule("R1.8", "R14.5")
def exchange(s: Table, journal: Journal) -> None:
    """Both receive at the same time, and each knows what he has passed."""
    note(journal, Event.EXCHANGED, EVERYBODY)
    for seat in range(SEATS):
        receiver = opponent(seat)
        for card in range(KINDS):
            s.known[receiver][card] = s.passed[seat][card]
            while s.passed[seat][card] > 0:
                s.passed[seat][card] -= 1
                take_in_hand(s, receiver, card)
                note(journal, Event.RECEIVED, 1 << receiver, receiver, card)
        s.passed_size[seat] = 0
    ask(s, s.starter, Question.LAYOUT)


# Layout


@rule("R1.9", "R13.bribery.on.2")
def why_not_lay_out(s: Table, card: int, disc: int) -> int:
    """Each card of the hand goes to a different own disc."""
    if not has_disc(s, disc):
        return Reason.NO_SUCH_DISC
    if s.hand[s.seat][card] == 0:
        return Reason.NOT_IN_HAND
    return Reason.ALLOWED if is_empty(s, s.seat, disc) else Reason.DISC_TAKEN


@rule("R1.9")
def layouts(s: Table, menu: list[int]) -> int:
    """Every card of the hand on every empty disc."""
    count = 0
    for card in range(KINDS):
        if s.hand[s.seat][card] > 0:
            for disc in range(1, s.discs + 1):
                if is_empty(s, s.seat, disc):
                    menu[count] = action_of_two(Act.LAY, card, disc)
                    count += 1
    return count


@rule("R1.9")
def lay_out(s: Table, card: int, disc: int, journal: Journal) -> None:
    """The card lies face down; the starter lays all of his, then the other all of his."""
    seat = s.seat
    leave_hand(s, seat, card)
    s.space[seat][disc] = card
    note(journal, Event.LAID_FACE_DOWN, 1 << seat, seat, card, disc)
    if s.hand_size[seat] == 0:
        if seat == s.starter and s.hand_size[opponent(seat)] > 0:
            ask(s, opponent(seat), Question.LAYOUT)
        else:
            reveal(s, journal)


@rule("R1.10", "R14.11", "R2.1")
def reveal(s: Table, journal: Journal) -> None:
    """All cards are turned face up at the same time, and the starter begins."""
    for seat in range(SEATS):
        for disc in range(1, s.discs + 1):
            if not is_empty(s, seat, disc):
                note(journal, Event.REVEALED, EVERYBODY, seat, s.space[seat][disc], disc)
        for card in range(KINDS):
            s.known[seat][card] = 0
    begin_turn(s, s.starter, journal)
