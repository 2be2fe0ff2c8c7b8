"""Where pieces stand. A place is a number: a road, a ship, or off the roads; a set of places is one
number too, one bit each, so that "the roads at forts of this value that are free" is one line.
"""

from typing import Final

from lusoria.core.rule import constants, rule
from lusoria.games.cambria.components import LEAST_VALUE, MOST_ROADS, SHIPS

FIRST_SHIP: Final = MOST_ROADS
EAGLE: Final = FIRST_SHIP + SHIPS
AWAY: Final = EAGLE + 1
NOWHERE: Final = EAGLE + 2
ALL_SHIPS: Final = ((1 << SHIPS) - 1) << FIRST_SHIP
"""Roads come first, in map order; then the ships by value; then what is neither."""

DE_BRUIJN: Final = 0x03F79D71B4CB0A89
PLACE_OF_BIT: Final = constants(
    [place for _, place in sorted((DE_BRUIJN << place >> 58 & 63, place) for place in range(64))]
)
"""Shifted left by each place, this number begins with six different bits: they tell the place."""


@rule()
def only(place: int) -> int:
    """The set of one place."""
    return 1 << place


@rule()
def has(places: int, place: int) -> bool:
    """Whether a place belongs to a set."""
    return (places >> place) & 1 != 0


@rule()
def lowest(places: int) -> int:
    """The first place of a set that is not empty."""
    place: int = PLACE_OF_BIT[((places & -places) * DE_BRUIJN >> 58) & 63]
    return place


@rule()
def how_many(places: int) -> int:
    """The size of a set: its lowest place is struck off until none is left."""
    count = 0
    while places != 0:
        places &= places - 1
        count += 1
    return count


@rule("C1.4")
def ship_of(value: int) -> int:
    """The ship of a value; there is one of each from 2 to 6."""
    return FIRST_SHIP + value - LEAST_VALUE
