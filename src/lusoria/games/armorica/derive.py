"""What a board shows beyond the position, worked out by the rules themselves."""

from typing import Final

from lusoria.core.layout import fact, layout
from lusoria.core.rule import rule
from lusoria.games.armorica.components import CARDS, ROW_LENGTH, Box
from lusoria.games.armorica.immigration import reach, within_reach
from lusoria.games.armorica.scoring import (
    end_of_set,
    majority_points,
    points_without,
    suits_between,
)
from lusoria.games.armorica.state import MOST_ROUNDS, SEATS, Table
from lusoria.games.armorica.winter import has_amphora, how_many_may_go, how_many_must_go
from lusoria.games.armorica.words import MAJORITIES, NATIONS, Icon, Nation, Phase, Question, Suit

ALL_SUITS = (1 << len(Suit)) - 1
MOST_POINTS = 999
MOST_AT_ONCE: Final = 2
"""A display that was fed grows by two cards a round; only a laid table has more of them starve."""
MOST_LOSSES: Final = 16
"""Cards that may go, up to which a board says what each would cost."""


@layout
class Derived:
    """Facts about rows and displays. Sets of seats, suits and places are numbers."""

    last_round: int = fact(0, MOST_ROUNDS, "the round in which a deck runs out")
    within_reach: list[list[int]] = fact(
        0, (1 << SEATS) - 1, "who reaches each card of a row, the rightmost first", (2, ROW_LENGTH)
    )
    reach: list[list[list[int]]] = fact(
        0, ROW_LENGTH, "places of a row that an icon reaches", (SEATS, 2, len(Icon))
    )
    must_go: list[int] = fact(0, CARDS, "cards that winter would take", SEATS)
    may_go: list[int] = fact(0, CARDS, "cards without amphorae", SEATS)
    set_ends: list[int] = fact(
        0, (1 << (CARDS + 1)) - 1, "before which places of a display a set ends, a set", SEATS
    )
    extended_by: list[int] = fact(0, ALL_SUITS, "suits that extend the last set", SEATS)
    majority: list[list[int]] = fact(0, 4, "points for the most of an icon", (SEATS, len(Icon)))
    losses: int = fact(0, MOST_LOSSES, "cards that may go of whoever winter asks, if few are asked")
    points_without: list[list[int]] = fact(
        0, MOST_POINTS, "points without one of those cards, or two", (MOST_LOSSES, MOST_LOSSES)
    )


@rule()
def derive(s: Table, box: Box, derived: Derived) -> None:
    """The length of the game, both rows, then display by display."""
    derived.last_round = last_round(s)
    for nation in NATIONS:
        for place in range(s.row_size[nation]):
            derived.within_reach[nation][place] = who_reaches(s, box, nation, place)
    for seat in range(s.seats):
        derive_reach(s, seat, derived)
        derived.must_go[seat] = how_many_must_go(s, seat)
        derived.may_go[seat] = how_many_may_go(s, box, seat)
        derive_sets(s, box, seat, derived)
        for icon in MAJORITIES:
            derived.majority[seat][icon] = majority_points(s, icon, seat)
    if s.question == Question.STARVE:
        derive_losses(s, box, s.seat, derived)


@rule("A8.1", "A8.3")
def last_round(s: Table) -> int:
    """Taking and passing both cost a deck one card, so the round in which it runs out is known."""
    if s.question == Question.OVER:
        return s.round_number
    a_round = draws_of_a_round(s)
    last = MOST_ROUNDS
    for nation in NATIONS:
        left = max(0, s.undrawn[nation] - draws_to_come(s, nation))
        last = min(last, s.round_number + (left + a_round - 1) // a_round)
    return max(1, last)


@rule("A4.6", "A7.2")
def draws_of_a_round(s: Table) -> int:
    """One card of each deck for every player, and one more at the end with two players."""
    return s.seats + (1 if s.seats == 2 else 0)


@rule("A2.7", "A4.6", "A7.2")
def draws_to_come(s: Table, nation: int) -> int:
    """How many cards a deck still gives, if it can, before the next round begins."""
    asked = 1 if s.question == Question.DRAW_GAUL or s.question == Question.DRAW_ROMAN else 0
    if s.phase == Phase.SETUP:
        return ROW_LENGTH - s.row_size[nation]
    if s.phase == Phase.END_OF_ROUND:
        return asked if nation >= s.nation else 0
    draws = draws_of_a_round(s) - s.seats
    if s.phase == Phase.IMMIGRATION and nation == s.nation:
        draws += s.seats - s.acted + asked
    elif s.phase == Phase.IMMIGRATION and s.nation == Nation.GAUL:
        draws += s.seats
    return draws


@rule()
def who_reaches(s: Table, box: Box, nation: int, place: int) -> int:
    """The seats that could take a card of a row, were it their turn."""
    seats = 0
    for seat in range(s.seats):
        if within_reach(s, box, seat, s.row[nation][place], place):
            seats |= 1 << seat
    return seats


@rule()
def derive_reach(s: Table, seat: int, derived: Derived) -> None:
    """How far each icon of a display reaches into the rows as they lie."""
    for nation in NATIONS:
        for icon in range(len(s.icons[seat])):
            derived.reach[seat][nation][icon] = min(reach(s, seat, icon), s.row_size[nation])


@rule()
def derive_sets(s: Table, box: Box, seat: int, derived: Derived) -> None:
    """Where the sets of a display end, and what the last one still lacks."""
    first = 0
    while first < s.display_size[seat]:
        end = end_of_set(s, box, seat, first)
        derived.set_ends[seat] |= 1 << end
        derived.extended_by[seat] = ALL_SUITS & ~suits_between(s, box, seat, first, end)
        first = end


@rule("A6.1", "A6.3")
def derive_losses(s: Table, box: Box, seat: int, derived: Derived) -> None:
    """What the seat that winter asks would have left: without each card, and without each two."""
    must_go = derived.must_go[seat]
    if must_go > MOST_AT_ONCE or derived.may_go[seat] > MOST_LOSSES:
        return
    for k in range(s.display_size[seat]):
        if not has_amphora(box, s.display[seat][k]):
            derive_loss(s, box, seat, k, must_go, derived)
            derived.losses += 1


@rule("A6.1", "A6.3")
def derive_loss(s: Table, box: Box, seat: int, place: int, must_go: int, derived: Derived) -> None:
    """The points without one card, and where two must go without each of the others too."""
    other = 0
    for k in range(s.display_size[seat]):
        if not has_amphora(box, s.display[seat][k]):
            if k == place or must_go == MOST_AT_ONCE:
                without = points_without(s, box, seat, place, k)
                derived.points_without[derived.losses][other] = without
            other += 1
