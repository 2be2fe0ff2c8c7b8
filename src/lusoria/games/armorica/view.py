"""The table for people: what a board shows, and what is printed."""

from dataclasses import dataclass
from typing import Any, Final

from lusoria.core.game import Components
from lusoria.core.view import Printed
from lusoria.games.armorica.components import CARDS, DECKS, SET_POINTS, STARTS
from lusoria.games.armorica.state import SEATS
from lusoria.games.armorica.words import MAJORITIES, Icon, Nation, Suit

# What a board shows. Made anew for every View, and not frozen: that would cost four times as much.


@dataclass(slots=True)
class RowCard:
    """A card on offer: its place from the right, the icon that reaches it, and whose does."""

    card: str
    place: int
    icon: str
    within_reach: list[int]


@dataclass(slots=True)
class Row:
    """A row, left to right, and its deck: the letter on top and how many cards are left.

    The game ends with the round in which either deck runs out (A8.1).
    """

    cards: list[RowCard]
    deck: str | None
    left: int


@dataclass(slots=True)
class Winter:
    """Amphorae against cards: how many would have to go, and how many have no amphora."""

    amphorae: int
    cards: int
    must_go: int
    may_go: int


@dataclass(slots=True)
class CardSet:
    """Neighbouring cards of different suits; the last set can grow by the suits that it lacks."""

    cards: list[str]
    points: int
    extended_by: list[str]
    extended_points: int


@dataclass(slots=True)
class Display:
    """One seat's cards: totals per icon, places of either row that each icon reaches, sets."""

    icons: dict[str, int]
    gaul_reach: dict[str, int]
    roman_reach: dict[str, int]
    winter: Winter
    sets: list[CardSet]


@dataclass(slots=True)
class Majority:
    """Who has the most of an icon, how many, and what each of them scores for it."""

    icon: str
    most: int
    seats: list[int]
    points: int


@dataclass(slots=True)
class Loss:
    """A card that may go, what its owner would score without it, and, where two must go, without
    each of the others too."""

    card: str
    points: int
    with_another: dict[str, int]


@dataclass(slots=True)
class ArmoricaDerived:
    """What a board shows beyond the position. The game ends with the last round (A8.1).

    Losses are told while winter asks for one card or two.
    """

    last_round: int
    gaul: Row
    roman: Row
    displays: list[Display]
    majorities: list[Majority]
    losses: list[Loss]


ICONS: Final = tuple(icon.name.lower() for icon in Icon)
SUITS: Final = tuple(suit.name.lower() for suit in Suit)
_SET_POINTS: Final = [int(points) for points in SET_POINTS]
_SEATS_IN: Final = [[seat for seat in range(SEATS) if n >> seat & 1] for n in range(1 << SEATS)]
_SUITS_IN: Final = [
    [suit for n, suit in enumerate(SUITS) if bits >> n & 1] for bits in range(1 << len(SUITS))
]
"""Sets of seats and of suits, from one bit each."""
_REACHING: Final = [
    [(int(icon), ICONS[icon]) for icon in icons]
    for icons in ((Icon.WHEAT,), (Icon.WHEAT, Icon.GRAPES, Icon.OLIVES, Icon.SHEEP))
]
"""The icons that reach Gauls, and those that reach Romans (A4.2, A5.2, A5.3)."""


def derived(found: Any, s: Any, components: Components) -> ArmoricaDerived:
    """The rules' numbers with names."""
    ids = components.names["card"]
    needed = components.plain.needed
    return ArmoricaDerived(
        last_round=found.last_round,
        gaul=_row(found, s, Nation.GAUL, ids, needed),
        roman=_row(found, s, Nation.ROMAN, ids, needed),
        displays=[_display(found, s, seat, ids) for seat in range(s.seats)],
        majorities=[_majority(found, s, icon) for icon in MAJORITIES],
        losses=_losses(found, s, components) if found.losses else [],
    )


def _row(found: Any, s: Any, nation: int, ids: tuple[str, ...], needed: list[int]) -> Row:
    row, reached = s.row[nation], found.within_reach[nation]
    cards = [
        RowCard(ids[row[place]], place + 1, ICONS[needed[row[place]]], _SEATS_IN[reached[place]])
        for place in range(s.row_size[nation] - 1, -1, -1)
    ]
    deck = DECKS[nation][s.deck[nation]] if s.undrawn[nation] else None
    return Row(cards, deck, s.undrawn[nation])


def _display(found: Any, s: Any, seat: int, ids: tuple[str, ...]) -> Display:
    icons = s.icons[seat]
    size = s.display_size[seat]
    gaul, roman = found.reach[seat]
    return Display(
        icons=dict(zip(ICONS, icons)),
        gaul_reach={name: gaul[icon] for icon, name in _REACHING[Nation.GAUL]},
        roman_reach={name: roman[icon] for icon, name in _REACHING[Nation.ROMAN]},
        winter=Winter(icons[Icon.AMPHORAE], size, found.must_go[seat], found.may_go[seat]),
        sets=_sets(found, s, seat, ids),
    )


def _sets(found: Any, s: Any, seat: int, ids: tuple[str, ...]) -> list[CardSet]:
    shown = [ids[card] for card in s.display[seat][: s.display_size[seat]]]
    ends = found.set_ends[seat]
    sets = []
    first = 0
    while ends:
        end = (ends & -ends).bit_length() - 1
        ends &= ends - 1
        points = _SET_POINTS[end - first]
        sets.append(CardSet(shown[first:end], points, [], points))
        first = end
    if sets:
        last = sets[-1]
        last.extended_by = _SUITS_IN[found.extended_by[seat]]
        last.extended_points = _SET_POINTS[len(last.cards) + bool(last.extended_by)]
    return sets


def _majority(found: Any, s: Any, icon: Icon) -> Majority:
    most = max(row[icon] for row in s.icons)
    points = [found.majority[seat][icon] for seat in range(s.seats)]
    seats = [seat for seat in range(s.seats) if most and s.icons[seat][icon] == most]
    return Majority(ICONS[icon], most, seats, max(points))


def _losses(found: Any, s: Any, components: Components) -> list[Loss]:
    ids, icons = components.names["card"], components.plain.icons
    display = s.display[s.seat][: s.display_size[s.seat]]
    names = [ids[card] for card in display if not icons[card][Icon.AMPHORAE]]
    two = found.must_go[s.seat] > 1
    losses = []
    for k, name in enumerate(names):
        without = found.points_without[k]
        others = {other: without[j] for j, other in enumerate(names) if two and j != k}
        losses.append(Loss(name, without[k], others))
    return losses


# What is printed


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card: its deck (`start` for start cards), its suit, its icons, and the one it needs.

    With as many of the needed icon as its place from the right a card can be taken.
    """

    card: str
    deck: str
    suit: str
    icons: dict[str, int]
    needed: str


@dataclass(frozen=True, slots=True)
class ArmoricaPrinted(Printed):
    """The cards, and the points of a set by its number of suits."""

    cards: list[PrintedCard]
    set_points: list[int]


def printed(components: Components) -> ArmoricaPrinted:
    """The cards as data."""
    box = components.plain
    decks = ["start"] * STARTS + [
        deck
        for nation in Nation
        for deck, size in zip(DECKS[nation], box.deck_size[nation])
        for _ in range(size)
    ]
    return ArmoricaPrinted(
        components=components.name,
        warnings=list(components.warnings),
        cards=[
            PrintedCard(
                components.names["card"][card],
                decks[card],
                SUITS[box.suit[card]],
                dict(zip(ICONS, box.icons[card])),
                ICONS[box.needed[card]],
            )
            for card in range(CARDS)
        ],
        set_points=list(_SET_POINTS),
    )
