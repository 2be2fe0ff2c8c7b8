"""The numbers of Cambria's patterns: where each kind begins, and where things are counted."""

from typing import Final

from lusoria.core.seats import MOST_SEATS
from lusoria.games.cambria.components import LEAST_VALUE, MOST_VALUE, SHIPS, WARRIORS
from lusoria.games.cambria.state import NEUTRAL
from lusoria.games.cambria.words import Question

VALUES: Final = MOST_VALUE - LEAST_VALUE + 1
COUNTS: Final = WARRIORS + 1
SECONDS: Final = 4
GAPS: Final = 5
LEADS: Final = 5
FURTHEST: Final = 20
"""Points between two seats that are told apart."""
DISTANCES: Final = 2 * FURTHEST + 1
NEAR_END: Final = 6
"""Forts that must still fall, as far as they change what a lead is worth."""
LONGEST: Final = 17
QUESTIONS: Final = len(Question)

# Where each kind of pattern begins
DUEL: Final = 0
CROWD: Final = DUEL + VALUES * COUNTS * COUNTS * COUNTS * 2
NEAR: Final = CROWD + VALUES * COUNTS * COUNTS * SECONDS * GAPS * 2
USE: Final = NEAR + VALUES * VALUES * LEADS
SUPPLY: Final = USE + COUNTS * COUNTS
SHIP: Final = SUPPLY + COUNTS * COUNTS
TURN: Final = SHIP + (1 << SHIPS)
DICE: Final = TURN + (MOST_SEATS - 1) * MOST_SEATS * QUESTIONS
TIME: Final = DICE + 2 * (MOST_VALUE + 1) * (MOST_VALUE + 1)
HOME: Final = TIME + (MOST_SEATS - 1) * (LONGEST + 1)
LEAD: Final = HOME + 1
LEAD_AT_LAST: Final = LEAD + DISTANCES
TOKENS: Final = LEAD_AT_LAST + DISTANCES * NEAR_END
PLACE: Final = TOKENS + 7
IDLE_NEUTRALS: Final = PLACE + MOST_SEATS
END: Final = IDLE_NEUTRALS + COUNTS

# What is counted: warriors of each colour at each fort, and for each seat
NOW: Final = NEUTRAL + 1
AT_LAST: Final = NOW + 1
TAKEN: Final = NOW + 2
RANKS: Final = NOW + 3
STANDING: Final = NOW + 4
"""Forts that still have their tokens, at 0."""
