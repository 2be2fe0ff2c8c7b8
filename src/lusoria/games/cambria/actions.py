"""Words and numbers of all actions."""

from itertools import combinations_with_replacement
from typing import Final

from lusoria.core.actions import ActionTable, Argument, Verb, numbered
from lusoria.core.rule import constants, rule
from lusoria.core.seats import MOST_SEATS
from lusoria.games.cambria.components import LEAST_VALUE, MOST_ROADS, MOST_VALUE, SHIPS
from lusoria.games.cambria.places import lowest
from lusoria.games.cambria.words import Act

FACES: Final = range(1, MOST_VALUE + 1)
ROLLS: Final = tuple(combinations_with_replacement(FACES, 2))
"""The rolls of two dice that can be told apart: 21."""

_ROAD: Final = Argument("road", MOST_ROADS)
_SHIP: Final = numbered("ship", LEAST_VALUE, MOST_VALUE)

ACTIONS: Final = ActionTable(
    [
        Verb(Act.START, "start", (numbered("seat", 0, MOST_SEATS - 1),)),
        Verb(Act.ROLL_ONE, "roll", (numbered("die", 1, MOST_VALUE),)),
        Verb(
            Act.ROLL_TWO,
            "roll",
            (Argument("dice", len(ROLLS), tuple(f"{a} {b}" for a, b in ROLLS), unordered=True),),
        ),
        Verb(Act.PLACE, "place", (_ROAD,)),
        Verb(Act.LEGION, "legion", (_ROAD,)),
        Verb(Act.SHIP, "ship", (_SHIP, numbered("die", 1, MOST_VALUE, before="for"))),
        Verb(Act.NEUTRAL, "neutral", (_ROAD,)),
        Verb(Act.NEUTRAL_FROM, "neutral from", (_ROAD,)),
        Verb(Act.FROM, "from", (Argument("place", MOST_ROADS + SHIPS),)),
        Verb(Act.BOARD, "board", (_SHIP,)),
        Verb(Act.PASS, "pass"),
    ]
)
KIND: Final = ACTIONS.kind
FIRST: Final = ACTIONS.first
SECOND: Final = ACTIONS.second
BASE: Final = ACTIONS.base
WIDTH: Final = ACTIONS.width

LOW: Final = constants([low for low, _ in ROLLS])
HIGH: Final = constants([high for _, high in ROLLS])
ODDS: Final = constants([1 if low == high else 2 for low, high in ROLLS])
"""Two dice: the lower and the higher one of each roll, and in how many ways it comes up."""


@rule()
def action(kind: int, argument: int = 0) -> int:
    """The number of an action with one argument or none."""
    return BASE[kind] + argument


@rule()
def use_ship(value: int, die: int) -> int:
    """The number of: take the warrior off the ship of a value, for a die."""
    return BASE[Act.SHIP] + (value - LEAST_VALUE) * WIDTH[Act.SHIP] + die - 1


@rule()
def die_of(argument: int) -> int:
    """The face of a die from an argument counted from 0."""
    return argument + 1


@rule()
def value_of(argument: int) -> int:
    """The value of a ship from an argument counted from 0."""
    return argument + LEAST_VALUE


@rule()
def list_places(places: int, verb: int, menu: list[int], count: int) -> int:
    """List one action of a verb for each place of a set; return the new count."""
    while places != 0:
        menu[count] = verb + lowest(places)
        count += 1
        places &= places - 1
    return count
