"""The five levels: the same search, told to look less far or to know less.

Budgets are in playouts, so that a level plays the same on every machine. docs/bots.md tells how
they were chosen and what they are worth against each other.
"""

from dataclasses import dataclass
from typing import Final

from lusoria.bots.thinker import Manner


@dataclass(frozen=True)
class Level:
    """How one level searches one game."""

    name: str
    manner: Manner
    playouts: int


NAMES: Final = ("tiro", "miles", "centurio", "legatus", "imperator")
PLAIN: Final = Manner(informed=False, exploration=0.7)
PLAIN_PLAYOUTS: Final = 1_000

_INFORMED: Final = Manner()

LEVELS: Final = {
    "armorica": (
        Level("tiro", PLAIN, 8),
        Level("miles", PLAIN, 60),
        Level("centurio", _INFORMED, 4),
        Level("legatus", _INFORMED, 60),
        Level("imperator", _INFORMED, 4_000),
    ),
    "cambria": (
        Level("tiro", PLAIN, 8),
        Level("miles", PLAIN, 60),
        Level("centurio", _INFORMED, 4),
        Level("legatus", _INFORMED, 60),
        Level("imperator", _INFORMED, 4_000),
    ),
    "roma": (
        Level("tiro", PLAIN, 8),
        Level("miles", PLAIN, 60),
        Level("centurio", _INFORMED, 4),
        Level("legatus", _INFORMED, 60),
        Level("imperator", _INFORMED, 4_000),
    ),
}


def level(game: str, name: str) -> Level:
    """A level of a game."""
    return LEVELS[game][NAMES.index(name)]
