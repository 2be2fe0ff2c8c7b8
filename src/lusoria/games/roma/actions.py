"""Words and numbers of all actions."""

from typing import Final

from lusoria.core.actions import ActionTable, Argument, Verb, numbered
from lusoria.core.rule import constants, rule
from lusoria.games.roma.state import BRIBERY_DISC, DISCS, MOST_FAME, PIPS, SEATS
from lusoria.games.roma.words import KINDS, Act

ROLLED: Final = tuple((a, b, c) for a in range(1, 7) for b in range(a, 7) for c in range(b, 7))
"""All rolls of three dice, ascending."""
CHANGED: Final = tuple((a, 0) for a in range(1, 7)) + tuple(
    (a, b) for a in range(1, 7) for b in range(a, 7)
)
"""All that one or two unused dice can become; a missing second die is 0."""

_CARD: Final = Argument("card", KINDS)
_DISC: Final = numbered("disc", 1, BRIBERY_DISC)
_TO_DISC: Final = numbered("to", 1, BRIBERY_DISC)
_DIE: Final = numbered("die", 1, PIPS)
_ROLL: Final = Argument(
    "dice", len(ROLLED), tuple(f"{a} {b} {c}" for a, b, c in ROLLED), unordered=True
)
_DICE: Final = Argument(
    "dice", len(CHANGED), tuple(f"{a} {b}" if b else f"{a}" for a, b in CHANGED), unordered=True
)

ACTIONS: Final = ActionTable(
    [
        Verb(Act.START, "start", (numbered("seat", 0, SEATS - 1),)),
        Verb(Act.DRAW, "draw", (_CARD,)),
        Verb(Act.GIVE, "give", (_CARD,)),
        Verb(Act.LAY, "lay", (_CARD, _DISC)),
        Verb(Act.ROLL, "roll", (_ROLL,)),
        Verb(Act.REROLL, "reroll"),
        Verb(Act.STAND, "stand"),
        Verb(Act.MONEY, "money", (_DIE,)),
        Verb(Act.CARDS, "cards", (_DIE,)),
        Verb(Act.ACTIVATE, "activate", (numbered("disc", 1, DISCS),)),
        Verb(Act.BRIBE, "bribe", (_DIE,)),
        Verb(Act.END, "end"),
        Verb(Act.KEEP, "keep", (_CARD,)),
        Verb(Act.TARGET, "target", (_DISC,)),
        Verb(Act.BATTLE, "battle", (_DIE,)),
        Verb(Act.SPEND, "spend", (_DIE,)),
        Verb(Act.MOVE, "move", (_DISC, _TO_DISC)),
        Verb(Act.PUT, "put", (_DISC,)),
        Verb(Act.SET, "set", (_DICE,)),
        Verb(Act.BUY, "buy", (numbered("fame", 1, MOST_FAME),)),
        Verb(Act.TAKE, "take", (_CARD,)),
        Verb(Act.COPY, "copy", (_DISC,)),
        Verb(Act.DONE, "done"),
    ]
)


def _least(verb: Verb, place: int) -> int:
    """The smallest value of an argument as the rules mean it: discs, dice and fame count from 1."""
    if place >= len(verb.arguments):
        return 0
    return 1 if verb.arguments[place].name in ("disc", "to", "die", "fame") else 0


def _meant(place: int) -> list[int]:
    """One argument of every action, as the rules mean it."""
    rows = ACTIONS.first if place == 0 else ACTIONS.second
    return [
        int(rows[n]) + _least(ACTIONS.verbs[int(ACTIONS.kind[n])], place)
        for n in range(ACTIONS.size)
    ]


def _origin(verb: Verb) -> int:
    """The number an action of this verb would have if its arguments were 0."""
    width = int(ACTIONS.width[verb.kind])
    return int(ACTIONS.base[verb.kind]) - _least(verb, 0) * width - _least(verb, 1)


KIND: Final = ACTIONS.kind
FIRST: Final = constants(_meant(0))
SECOND: Final = constants(_meant(1))
BASE: Final = ACTIONS.base
COUNT: Final = constants([verb.count for verb in ACTIONS.verbs])
ORIGIN: Final = constants([_origin(verb) for verb in ACTIONS.verbs])
WIDTH: Final = ACTIONS.width


@rule()
def action(kind: int, argument: int = 0) -> int:
    """The number of an action with at most one argument."""
    number: int = ORIGIN[kind] + argument
    return number


@rule()
def action_of_two(kind: int, first: int, second: int) -> int:
    """The number of an action with two arguments."""
    number: int = ORIGIN[kind] + first * WIDTH[kind] + second
    return number
