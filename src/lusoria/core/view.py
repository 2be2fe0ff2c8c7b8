"""What a viewer may see, do and has heard, as typed data: the one thing that every face stands on.

Standard-library types only; whoever sends a View over a wire makes its JSON, a schema and other
languages' types from these declarations. A viewer is a set of seats, one bit each; 0 is an
onlooker.
"""

from dataclasses import dataclass
from typing import Any, Generic, Literal, TypedDict, TypeVar

Facts = dict[str, str | int]
"""What a sentence about an action, a reason or an event may mention."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Who is asked what; nobody once the game is over."""

    seat: int | Literal["fate"] | None
    question: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to the open question: its number in the action table, its words, and its parts."""

    number: int
    words: str
    verb: str
    arguments: Facts


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer that is not allowed now: why, by which rule, and the facts behind it."""

    number: int
    words: str
    verb: str
    arguments: Facts
    reason: str
    rule: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Heard:
    """An event as its hearer may know it, and the entry that brought it about."""

    entry: int
    event: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Tie:
    """Seats with equal points, from first to last, and what decides among them.

    Where that leaves some of them equal, they are a further tie; nothing decides where `by` is
    null, and the place is shared.
    """

    seats: list[int]
    by: str | None


@dataclass(frozen=True, slots=True)
class Standing:
    """What each seat would score if the game were judged now: points, their parts, places, and
    the ties behind the places."""

    scores: list[int]
    parts: list[dict[str, int]]
    ranks: list[int]
    ties: list[Tie]


class Position(TypedDict):
    """What every game's position says (docs/positions.md); each game adds its own fields."""

    game: str
    seats: int
    options: dict[str, str]
    decision: dict[str, Any]


P = TypeVar("P", bound=Position)
D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class View(Generic[P, D]):
    """A veiled table shaped for people. `choices` is empty unless one of the viewer is asked.

    `position` is the table, `derived` what a board shows beyond it: each game has its own types.
    """

    viewer: list[int]
    entry: int
    decision: Decision
    choices: list[Choice]
    position: P
    derived: D
    standing: Standing
    heard: list[Heard]


@dataclass(frozen=True, slots=True)
class Printed:
    """The components in play, the same for everybody throughout a match; each game adds its own."""

    components: str
    warnings: list[str]
