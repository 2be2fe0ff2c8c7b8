"""The table for people: what a board shows, and what is printed."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from lusoria.core.game import Components
from lusoria.core.view import Printed
from lusoria.games.cambria.components import (
    LEAST_VALUE,
    MOST_VALUE,
    POINTS,
    Board,
    Spot,
    read_board,
    standard,
)
from lusoria.games.cambria.places import AWAY, EAGLE
from lusoria.games.cambria.state import COLOURS, NEUTRAL
from lusoria.games.cambria.words import Roll

# What a board shows. Made anew for every View, and not frozen: that would cost four times as much.

Colour = int | Literal["neutral"]
"""A seat's number, or the neutral colour of the game for two."""


@dataclass(slots=True)
class Strength:
    """Whose warriors stand at a fort, and how many."""

    colour: Colour
    warriors: int


@dataclass(slots=True)
class FortNow:
    """A fort: the warriors on its roads, the most first, how many roads are free, and the legion.

    It falls when no road is `missing` a warrior; one that the legion holds is. `first` would take
    the fort if it fell now, `second` its point token; nobody where that is shared, where the token
    is gone, or where there is none.
    """

    fort: str
    strengths: list[Strength]
    free: int
    legion: bool
    missing: int
    first: Colour | None
    second: Colour | None


@dataclass(slots=True)
class ShipOffer:
    """A die that the active player may change by this ship, and what the dice would show then."""

    die: int
    dice: list[int]


@dataclass(slots=True)
class ShipNow:
    """A ship, who stands on it, and what it offers."""

    ship: int
    holder: Colour | None
    offers: list[ShipOffer]


@dataclass(slots=True)
class Leaving:
    """Who would leave a road that an answer takes now, and for where."""

    road: str
    holder: Colour | Literal["legion"]
    goes: Literal["supply", "eagle"]


@dataclass(slots=True)
class CambriaDerived:
    """What a board shows beyond the position.

    `roll` is how two dice in force are read: two different values, a double, one 1, or two ones.
    The game ends as soon as `forts_to_end` more forts have fallen, so that `last_fall` of them have
    (`fallen` tells how many now), or after `turns_left` turns. `turn` is the one begun last,
    counted over all seats; 0 in set-up.
    """

    forts: list[FortNow]
    free_roads: list[str]
    free_by_value: dict[str, list[str]]
    ships: list[ShipNow]
    roll: Literal["two", "double", "one", "ones"] | None
    leaving: list[Leaving]
    fallen: int
    last_fall: int
    forts_to_end: int
    turn: int
    turns_left: int


_VALUES: Final = range(LEAST_VALUE, MOST_VALUE + 1)
_VALUE_NAMES: Final = tuple(str(value) for value in _VALUES)
_COLOUR: Final[list[Any]] = [*range(NEUTRAL), "neutral", None]
"""Colours by number; the last one stands for NO_COLOUR, which is -1."""

_ROLL: Final[dict[int, Any]] = {roll: roll.name.lower() for roll in Roll} | {Roll.NONE: None}


def derived(found: Any, s: Any, components: Components) -> CambriaDerived:
    """The rules' numbers with names."""
    roads = components.names["road"]
    return CambriaDerived(
        forts=_forts_now(found, s, components),
        free_roads=_named(found.free, roads),
        free_by_value={
            name: _named(places, roads)
            for name, places in zip(_VALUE_NAMES, found.free_for[LEAST_VALUE:])
        },
        ships=[_ship_now(found, s, value) for value in _VALUES],
        roll=_ROLL[found.roll],
        leaving=_leaving(found, s, roads) if found.to_supply | found.to_eagle else [],
        fallen=found.fallen,
        last_fall=found.last_fall,
        forts_to_end=found.forts_to_end,
        turn=found.turn,
        turns_left=found.turns_left,
    )


def _named(places: int, roads: tuple[str, ...]) -> list[str]:
    """The roads of a set, in map order."""
    found = []
    while places:
        found.append(roads[(places & -places).bit_length() - 1])
        places &= places - 1
    return found


def _leaving(found: Any, s: Any, roads: tuple[str, ...]) -> list[Leaving]:
    """Those who would leave for the supply, in map order, and then the legion."""
    to_supply = [
        Leaving(roads[road], colour_name(colour), "supply")
        for road in range(len(roads))
        for colour in range(COLOURS)
        if (found.to_supply & s.warriors[colour]) >> road & 1
    ]
    return to_supply + [Leaving(road, "legion", "eagle") for road in _named(found.to_eagle, roads)]


def _forts_now(found: Any, s: Any, components: Components) -> list[FortNow]:
    free, legion = found.free, 1 << s.legion
    return [
        FortNow(
            name,
            _strengths(counts) if any(counts) else [],
            (free & roads).bit_count(),
            roads & legion != 0,
            missing,
            _COLOUR[first],
            _COLOUR[second],
        )
        for name, counts, roads, missing, first, second in zip(
            components.names["fort"],
            found.warriors,
            components.plain.roads_at,
            found.missing,
            found.first,
            found.second,
        )
    ]


def _strengths(counts: list[int]) -> list[Strength]:
    there = [colour for colour, count in enumerate(counts) if count]
    if len(there) > 1:
        there.sort(key=counts.__getitem__, reverse=True)
    return [Strength(_COLOUR[colour], counts[colour]) for colour in there]


def _ship_now(found: Any, s: Any, value: int) -> ShipNow:
    ship = value - LEAST_VALUE
    kept = found.kept[ship]
    offers = []
    if any(kept):
        dice = zip((s.low, s.high), kept)
        offers = [ShipOffer(die, sorted((other, value))) for die, other in dice if other]
    return ShipNow(value, _COLOUR[found.aboard[ship]], offers)


# What is printed


HouseBoard = Literal["cambria", "cumbria"]
_HOUSE: Final[tuple[HouseBoard, ...]] = ("cambria", "cumbria")


@dataclass(frozen=True, slots=True)
class PrintedFort:
    """A fort: its value, what its point token is worth, and where it lies on the canvas."""

    fort: str
    name: str
    value: int
    points: int
    spot: Spot | None


@dataclass(frozen=True, slots=True)
class PrintedRoad:
    """A road and the two forts that it joins."""

    road: str
    ends: tuple[str, str]


@dataclass(frozen=True, slots=True)
class PrintedShip:
    """A ship and where it lies on the canvas."""

    ship: int
    spot: Spot | None


@dataclass(frozen=True, slots=True)
class CambriaPrinted(Printed):
    """The board; places are given where its file gives them.

    `house` says which of the house's own boards this is, by all that is printed on it: an owner's
    may have any name.
    """

    house: HouseBoard | None
    forts: list[PrintedFort]
    roads: list[PrintedRoad]
    ships: list[PrintedShip]
    eagle: Spot | None
    canvas: Spot | None
    coasts: list[list[Spot]]


def printed(components: Components) -> CambriaPrinted:
    """The board as data."""
    board = read_board(components.text)
    return CambriaPrinted(
        components=components.name,
        warnings=list(components.warnings),
        house=next((name for name in _HOUSE if _shown(board) == _house_board(name)), None),
        forts=[
            PrintedFort(fort.id, fort.name, fort.value, int(POINTS[fort.value]), fort.spot)
            for fort in board.forts
        ],
        roads=[
            PrintedRoad(road.id, (board.forts[road.ends[0]].id, board.forts[road.ends[1]].id))
            for road in board.roads
        ],
        ships=[PrintedShip(value, spot) for value, spot in sorted(board.ships.items())],
        eagle=board.eagle[0],
        canvas=board.canvas,
        coasts=board.coasts,
    )


@cache
def _house_board(name: str) -> list[object]:
    return _shown(read_board(standard(name).text))


def _shown(board: Board) -> list[object]:
    """All that is printed on a board, wherever in its file it says so."""
    forts = [(fort.id, fort.name, fort.value, fort.spot) for fort in board.forts]
    roads = [(road.id, road.ends) for road in board.roads]
    return [forts, roads, board.ships, board.eagle, board.canvas, board.coasts]


# The table, thawed


def holder(s: Any, place: int) -> str | int:
    """Who stands at a place: a seat, `neutral`, `legion`, or nobody."""
    if s.legion == place:
        return "legion"
    for colour in range(COLOURS):
        if s.warriors[colour] >> place & 1:
            return colour_name(colour)
    return ""


def colour_name(colour: int) -> Colour:
    """A seat's number, or `neutral`."""
    return "neutral" if colour == NEUTRAL else colour


def place_name(place: int, components: Components) -> str:
    """A road's id, a ship, the eagle, or away."""
    if place in (EAGLE, AWAY):
        return "eagle" if place == EAGLE else "away"
    return components.names["place"][place]
