"""The rulebook's nouns."""

from enum import IntEnum
from typing import Final


class Card(IntEnum):
    """The kinds of cards, in the order of the printed table (R1.2): characters, then buildings."""

    SICARIUS = 0
    ARCHITECTUS = 1
    CONSILIARIUS = 2
    LEGATUS = 3
    GLADIATOR = 4
    MERCATOR = 5
    CONSUL = 6
    LEGIONARIUS = 7
    NERO = 8
    PRAETORIANUS = 9
    SCAENICUS = 10
    HARUSPEX = 11
    SENATOR = 12
    VELITES = 13
    ESSEDUM = 14
    TRIBUNUS = 15
    CENTURIO = 16
    AESCULAPINUM = 17
    BASILICA = 18
    MACHINA = 19
    FORUM = 20
    MERCATUS = 21
    ONAGER = 22
    TEMPLUM = 23
    TURRIS = 24


class Edition(IntEnum):
    """How an option is read (R13.preset)."""

    RULEBOOK = 0
    PUBLISHER = 1


class Question(IntEnum):
    """What can be asked."""

    OVER = 0
    STARTER = 1
    DEAL = 2
    GIVE = 3
    LAYOUT = 4
    ROLL = 5
    REROLL = 6
    ACT = 7
    DRAW = 8
    KEEP = 9
    TARGET = 10
    BATTLE = 11
    ADD_DIE = 12
    SECOND_DIE = 13
    THIRD_DIE = 14
    LAY_FREE = 15
    MOVE = 16
    PUT = 17
    SET_DICE = 18
    BUY = 19
    TAKE = 20
    COPY = 21


class Act(IntEnum):
    """What can be answered, in the order of the action table."""

    START = 0
    DRAW = 1
    GIVE = 2
    LAY = 3
    ROLL = 4
    REROLL = 5
    STAND = 6
    MONEY = 7
    CARDS = 8
    ACTIVATE = 9
    BRIBE = 10
    END = 11
    KEEP = 12
    TARGET = 13
    BATTLE = 14
    SPEND = 15
    MOVE = 16
    PUT = 17
    SET = 18
    BUY = 19
    TAKE = 20
    COPY = 21
    DONE = 22


class Event(IntEnum):
    """What can happen; `events` declares what each tells, and whom."""

    STARTER = 1
    DEALT = 2
    CARD_DEALT = 3
    GIVEN = 4
    CARD_GIVEN = 5
    RECEIVED = 6
    EXCHANGED = 7
    LAID_FACE_DOWN = 8
    CARD_LAID_FACE_DOWN = 9
    REVEALED = 10
    TURN_BEGUN = 11
    FAME_RETURNED = 12
    ROLLED = 13
    ROLLS_AGAIN = 14
    STANDS = 15
    LAID = 16
    COVERED = 17
    MONEY_TAKEN = 18
    CARDS_CALLED = 19
    DECK_REBUILT = 20
    DREW = 21
    CARD_DRAWN = 22
    KEPT = 23
    CARD_KEPT = 24
    DISCARDED = 25
    ACTIVATED = 26
    BRIBED = 27
    COPIED = 28
    DESTROYED = 29
    SENT_BACK = 30
    BLOCKED = 31
    FREED = 32
    BATTLE = 33
    DIE_ADDED = 34
    WEAKENED = 35
    FAME_GAINED = 36
    FAME_TAKEN = 37
    CREDITED = 38
    FAME_BOUGHT = 39
    DICE_CHANGED = 40
    DECK_SEARCHED = 41
    TOOK = 42
    CARD_TAKEN = 43
    TOOK_BACK = 44
    DIE_SPENT = 45
    MOVED = 46
    PICKED_UP = 47
    PUT_DOWN = 48
    TURN_ENDED = 49
    GAME_OVER = 50
    MISSED = 51


class Ending(IntEnum):
    """Why a game can be over."""

    GOES_ON = 0
    NO_FAME = 1
    STOCKPILE_EMPTY = 2
    TURN_LIMIT = 3


class Reason(IntEnum):
    """Why an action may not be done."""

    ALLOWED = 0
    GAME_IS_OVER = 1
    NOT_ASKED = 2
    NO_SUCH_DISC = 3
    NOT_IN_DECK = 4
    NOT_IN_HAND = 5
    DISC_TAKEN = 6
    TOO_EXPENSIVE = 7
    DISC_BARRED = 8
    NO_SUCH_DIE = 9
    NOTHING_TO_DRAW = 10
    NOT_DRAWN = 11
    DISC_EMPTY = 12
    NEVER_ACTIVATED = 13
    DISC_BLOCKED = 14
    NO_BRIBERY = 15
    BRIBE_TOO_HIGH = 16
    NOTHING_OPPOSITE = 17
    NO_CHARACTER_TO_CHOOSE = 18
    NO_BUILDING_TO_CHOOSE = 19
    NO_CHARACTER_DISCARDED = 20
    NO_FURTHER_DIE = 21
    NO_MONEY_FOR_FAME = 22
    NO_BUILDING_IN_HAND = 23
    NO_CHARACTER_IN_HAND = 24
    ALL_DISCS_BARRED = 25
    NOTHING_TO_SEARCH = 26
    NOTHING_CAN_MOVE = 27
    ALL_DISCS_BLOCKED = 28
    NOBODY_TO_COPY = 29
    NO_CARD_TO_CHOOSE = 30
    NO_CHARACTER_THERE = 31
    NO_BUILDING_THERE = 32
    ALREADY_BLOCKED = 33
    LAYS_BUILDINGS_ONLY = 34
    LAYS_CHARACTERS_ONLY = 35
    MOVES_CHARACTERS_ONLY = 36
    MOVES_BUILDINGS_ONLY = 37
    SAME_DISC = 38
    SAME_TYPE_THERE = 39
    LEAVES_NO_SPACE = 40
    OTHER_NUMBER_OF_DICE = 41
    DICE_UNCHANGED = 42
    DICE_OUT_OF_REACH = 43
    ONE_DIE_BY_ONE = 44
    FAME_TOO_DEAR = 45
    OPPONENT_HAS_LESS_FAME = 46
    NOT_DISCARDED = 47
    TAKES_CHARACTERS_ONLY = 48
    COPIES_CHARACTERS_ONLY = 49
    NEVER_COPIED = 50
    SAME_TYPE_LAID_AGAIN = 51


KINDS: Final = len(Card)
FIRST_BUILDING: Final = int(Card.AESCULAPINUM)
"""Cards from here on are buildings, all before are characters."""
