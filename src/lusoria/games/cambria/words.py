"""The rulebook's nouns."""

from enum import IntEnum


class Question(IntEnum):
    """What can be asked."""

    OVER = 0
    START_PLAYER = 1
    SETUP_ROLL = 2
    SETUP_PLACE = 3
    NEUTRAL_ROLL = 4
    NEUTRAL_PLACE = 5
    NEUTRAL_FROM = 6
    ROLL = 7
    ACT = 8
    FROM = 9
    BOARD = 10


class Act(IntEnum):
    """What can be answered."""

    START = 0
    ROLL_ONE = 1
    ROLL_TWO = 2
    PLACE = 3
    LEGION = 4
    SHIP = 5
    NEUTRAL = 6
    NEUTRAL_FROM = 7
    FROM = 8
    BOARD = 9
    PASS = 10


class Roll(IntEnum):
    """How the two dice of a turn are read."""

    NONE = 0
    TWO = 1
    DOUBLE = 2
    ONE = 3
    ONES = 4


class Event(IntEnum):
    """What can happen."""

    START_PLAYER = 1
    SETUP_ROLLED = 2
    NEUTRAL_ROLLED = 3
    ROLLED = 4
    SHIP_USED = 5
    PLACED = 6
    MOVED = 7
    REMOVED = 8
    LEGION_MOVED = 9
    LEGION_SENT_HOME = 10
    BOARDED = 11
    PASSED = 12
    BOARDING_DECLINED = 13
    NEUTRAL_LEFT_OUT = 14
    FORT_FELL = 15
    POINT_TOKEN_TAKEN = 16
    POINT_TOKEN_LOST = 17
    LEGION_LEFT = 18
    FORT_STANDS = 19
    GAME_OVER = 20
    FORT_AWARDED = 21


class Ending(IntEnum):
    """Why a game can be over."""

    GOES_ON = 0
    SIX_FORTS = 1
    TURN_LIMIT = 2


class Tie(IntEnum):
    """Option: what ranks players at last who are tied in points and tokens (C11.4, C11.5)."""

    LAST_TURN = 0
    TURN_ORDER = 1


class Reason(IntEnum):
    """Why an action may not be done."""

    ALLOWED = 0
    GAME_IS_OVER = 1
    FATE_IS_ASKED = 2
    FATE_IS_NOT_ASKED = 3
    START_PLAYER_FIRST = 4
    START_PLAYER_IS_KNOWN = 5
    NO_SUCH_SEAT = 6
    NO_SUCH_ROAD = 7
    ONE_DIE_IS_ROLLED = 8
    TWO_DICE_ARE_ROLLED = 9
    ONE_IS_REPEATED = 10
    VALUE_IS_REPEATED = 11
    ONLY_PLACING_IN_SETUP = 12
    SETUP_OTHER_VALUE = 13
    SETUP_ROAD_NOT_FREE = 14
    NO_NEUTRAL_COLOUR = 15
    NO_NEUTRAL_IN_SETUP = 16
    NEUTRAL_FIRST = 17
    NEUTRAL_IS_DONE = 18
    NEUTRAL_OTHER_VALUE = 19
    NEUTRAL_ROAD_NOT_FREE = 20
    NEUTRAL_SUPPLY_FIRST = 21
    NEUTRAL_ROAD_FIRST = 22
    NEUTRAL_WARRIOR_FIRST = 23
    NO_NEUTRAL_WARRIOR_THERE = 24
    NO_PASS_ON_DOUBLE_ONE = 25
    NO_WARRIOR_ON_DOUBLE_ONE = 26
    OTHER_VALUES = 27
    OTHER_VALUE_THAN_DOUBLE = 28
    OTHER_VALUE_BESIDE_ONE = 29
    HELD_BY_WARRIOR = 30
    HELD_BY_LEGION = 31
    HELD_BY_OWN_WARRIOR = 32
    NOT_FREE_BESIDE_ONE = 33
    NO_ONE_ROLLED = 34
    LEGION_OTHER_VALUE = 35
    LEGION_SPARES_OWN_WARRIOR = 36
    LEGION_STANDS_THERE = 37
    SHIP_IS_EMPTY = 38
    SHIP_OF_ANOTHER = 39
    SHIP_ALREADY_USED = 40
    DIE_NOT_ROLLED = 41
    DIE_SHOWS_SHIP_VALUE = 42
    LEGION_BEFORE_BOARDING = 43
    SHIP_IS_TAKEN = 44
    ONLY_BOARDING_IS_LEFT = 45
    SUPPLY_FIRST = 46
    PLACE_BEFORE_WARRIOR = 47
    WARRIOR_FIRST = 48
    NO_OWN_WARRIOR_THERE = 49
