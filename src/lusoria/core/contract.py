"""What every game's rules answer: the contract between a game and all that plays it.

The functions below are only their shape; `core.loops` is written against them, and
`core.rule.bind` puts a game's own functions in their place. `s` is the table (a packed struct, or a
plain object when thawed), `box` what is printed on the components.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from lusoria.core.layout import fact, layout
from lusoria.core.seats import MOST_SEATS

MOST_PARTS = 6
MOST_ANSWERS = 1024
BY_POINTS: Final = 0
SHARED: Final = 9
"""What decides between two seats: their points, or nothing at all; between these numbers stand
the game's own tie breaks, from 1 in the order in which they are asked."""


@layout
class Scratch:
    """Room to list the answers to a question, and their odds when fate is asked."""

    menu: list[int] = fact(0, 30_000, "legal actions", MOST_ANSWERS)
    odds: list[int] = fact(0, 30_000, "fate's odds for each of them", MOST_ANSWERS)


@layout
class Result:
    """How a game ended: why, after how many turns, and each seat's score, its parts, and its rank
    (equal = shared)."""

    ending: int = fact(0, 100, "which ending; 0 while the game goes on")
    turns: int = fact(0, 30_000, "turns of all seats together; rounds where a game counts rounds")
    scores: list[int] = fact(-1000, 1000, "points per seat", MOST_SEATS)
    parts: list[list[int]] = fact(
        -1000, 1000, "what the score is made of", (MOST_SEATS, MOST_PARTS)
    )
    ranks: list[int] = fact(0, MOST_SEATS, "place per seat, 0 for empty seats", MOST_SEATS)
    decided_by: list[list[int]] = fact(
        0, SHARED, "what decides between two seats", (MOST_SEATS, MOST_SEATS)
    )


@dataclass(frozen=True)
class Rules:
    """A game's rules, as the nine functions everything else stands on."""

    setup: Callable[[Any, Any, int, Any], None]
    legal: Callable[[Any, Any, Any], int]
    weights: Callable[[Any, Any, Any, int, Any], int]
    why_not: Callable[[Any, Any, int], int]
    apply: Callable[[Any, Any, int, Any], None]
    outcome: Callable[[Any, Any, Any], None]
    derive: Callable[[Any, Any, Any], None]
    veil: Callable[[Any, Any, int], None]
    redeal: Callable[[Any, Any, int, int], None]


def setup(s: Any, box: Any, seats: int, options: Any) -> None:
    """Lay a blank table for so many seats; options are numbers in the game's order."""
    raise NotImplementedError


def legal(s: Any, box: Any, menu: Any) -> int:
    """List the actions that answer the open question, each once; return how many."""
    raise NotImplementedError


def weights(s: Any, box: Any, menu: Any, count: int, odds: Any) -> int:
    """When fate is asked: the odds of each listed answer, positive whole numbers; return their sum.

    A sum equal to the count says that all odds are 1; they need not be written then.
    """
    raise NotImplementedError


def why_not(s: Any, box: Any, action: int) -> int:
    """The reason against any action of the table; 0 when it is legal."""
    raise NotImplementedError


def apply(s: Any, box: Any, action: int, journal: Any) -> None:
    """Carry out a legal action, up to the next question. Deterministic, always."""
    raise NotImplementedError


def outcome(s: Any, box: Any, result: Any) -> None:
    """Fill a blank `Result` for a finished game."""
    raise NotImplementedError


def derive(s: Any, box: Any, derived: Any) -> None:
    """Fill a blank struct of the game's own with what a board shows beyond the position.

    The table may be a veiled one: whatever follows only from what its viewer cannot see is unknown.
    """
    raise NotImplementedError


def veil(s: Any, box: Any, viewer: int) -> None:
    """Make unknown what a set of seats (one bit each) may not know."""
    raise NotImplementedError


def redeal(s: Any, box: Any, viewer: int, key: int) -> None:
    """Fill a veiled table with a world that its viewer could believe, from a stream's key."""
    raise NotImplementedError
