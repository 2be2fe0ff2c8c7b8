"""The rulebook's nouns."""

from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """What a card's person does for a living (A1.2). The first three are plebeians."""

    FARMER = 0
    WORKER = 1
    SOLDIER = 2
    MATRON = 3
    GENERAL = 4
    BUREAUCRAT = 5


class Icon(IntEnum):
    """What a card carries, row by row (A1.3)."""

    WHEAT = 0
    GRAPES = 1
    OLIVES = 2
    SHEEP = 3
    GOLD = 4
    AMPHORAE = 5


class Nation(IntEnum):
    """Whose row and deck."""

    GAUL = 0
    ROMAN = 1


class Question(IntEnum):
    """What can be asked."""

    OVER = 0
    START_PLAYER = 1
    DRAW_GAUL = 2
    DRAW_ROMAN = 3
    TAKE_GAUL = 4
    TAKE_ROMAN = 5
    STARVE = 6


class Phase(IntEnum):
    """Where in the round (A3.1) the table stands."""

    SETUP = 0
    IMMIGRATION = 1
    WINTER = 2
    END_OF_ROUND = 3


class Act(IntEnum):
    """What can be answered."""

    START = 0
    DRAW = 1
    TAKE = 2
    PASS = 3
    DISCARD = 4


class Event(IntEnum):
    """What can happen."""

    START_PLAYER = 1
    DRAWN = 2
    TAKEN = 3
    PASSED = 4
    STARVED = 5
    START_CARD_PASSED = 6
    ROW_TRIMMED = 7
    GAME_OVER = 8


class Ending(IntEnum):
    """Why a game can be over."""

    GOES_ON = 0
    DECK_EMPTY = 1


class Reason(IntEnum):
    """Why an action may not be done."""

    ALLOWED = 0
    GAME_IS_OVER = 1
    NOT_ASKED = 2
    NO_SUCH_SEAT = 3
    NOT_IN_DECK = 4
    DECK_NOT_ON_TOP = 5
    NOT_IN_ROW = 6
    TOO_FAR_FOR_WHEAT = 7
    TOO_FAR_FOR_ICON = 8
    NOT_IN_DISPLAY = 9
    HAS_AMPHORA = 10


NATIONS: Final = tuple(Nation)
MAJORITIES: Final = (Icon.GRAPES, Icon.OLIVES, Icon.SHEEP)
