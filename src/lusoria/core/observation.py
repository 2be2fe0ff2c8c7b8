"""What a seat sees, as one row of numbers: derived from the layout of the table, field by field.

The observer is always seat 0 of its own observation: whatever is kept per seat is turned round so
that its own part comes first, then its left neighbour's, and numbers that name seats are turned
likewise. One network can thus play every seat. Sets become one number (0 or 1) per member. Places
of seats that are not at the table stay where they are, so that a game's row has one length.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod
from typing import Any, Final

import numpy as np

from lusoria.core.game import Game
from lusoria.core.layout import Fact, Holds, Layout, Sight
from lusoria.core.seats import MOST_SEATS

COMPACT: Final = np.int16
"""The width of compact observations; every game's bounds fit."""

BYTES, PAIRS, QUADS, WORDS, SEATS, SET = range(6)
"""What a line of a plan does: copy numbers of 1, 2, 4, 8 bytes, turn seats, open a set."""

_COPIES: Final = {"i1": BYTES, "i2": PAIRS, "i4": QUADS, "i8": WORDS}


@dataclass(frozen=True)
class Field:
    """One fact of the table in the row: where it stands, its shape and its bounds."""

    name: str
    first: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    sight: Sight
    holds: Holds
    per_seat: bool

    @property
    def length(self) -> int:
        """How many numbers it is."""
        return prod(self.shape)

    @property
    def place(self) -> slice:
        """Its part of a row."""
        return slice(self.first, self.first + self.length)


@dataclass(frozen=True, eq=False)
class Observation:
    """The row of a game: its fields, and the plan by which compiled code fills it."""

    layout: Layout
    fields: tuple[Field, ...]
    secret: bool
    """Whether some fact is not public, so that a table must be veiled before it is looked at."""

    @property
    def length(self) -> int:
        """How many numbers a row has."""
        return self.fields[-1].first + self.fields[-1].length

    @property
    def low(self) -> Any:
        """The lowest value of each number of a row."""
        return np.concatenate([np.full(f.length, f.low, COMPACT) for f in self.fields])

    @property
    def high(self) -> Any:
        """The highest value of each number of a row."""
        return np.concatenate([np.full(f.length, f.high, COMPACT) for f in self.fields])

    def __getitem__(self, name: str) -> Field:
        for each in self.fields:
            if each.name == name:
                return each
        raise KeyError(f"no field {name!r}; there are: {', '.join(f.name for f in self.fields)}")

    @cached_property
    def lines(self) -> int:
        """The most lines that any plan has."""
        return max(
            len(self._plan(observer, seats))
            for seats in range(1, MOST_SEATS + 1)
            for observer in range(seats)
        )

    def _plan(self, observer: int, seats: int) -> list["Line"]:
        pairs = zip(self.layout.facts, self.fields, strict=True)
        return merged(
            line
            for fact, field in pairs
            for line in _lines(self.layout, fact, field, observer, seats)
        )

    def plans(self, seats: int) -> Any:
        """For each observer the lines (what, from, to, how many) that fill a row.

        The numbers have no sign: compiled code would else look for indexes from the end.
        """
        found = np.zeros((seats, self.lines, 4), np.uint64)
        for observer in range(seats):
            plan = self._plan(observer, seats)
            found[observer, : len(plan)] = plan
        return found

    def places(self, seats: int) -> tuple[Any, Any, Any]:
        """The same plans number by number: where each comes from, what it is, and which bit."""
        places = np.zeros((seats, self.length), np.int32)
        kinds, bits = np.zeros(self.length, np.int8), np.zeros(self.length, np.int8)
        for observer in range(seats):
            for what, begin, to, many in self._plan(observer, seats):
                kinds[to : to + many] = what
                places[observer, to : to + many] = begin + np.arange(many) * (what != SET)
                bits[to : to + many] = np.arange(many) if what == SET else 0
        return places, kinds, bits


Line = tuple[int, int, int, int]


def _lines(layout: Layout, fact: Fact, field: Field, observer: int, seats: int) -> Iterator[Line]:
    """How one field is filled for one observer."""
    assert layout.dtype.fields is not None
    width = np.dtype(fact.code).itemsize
    start = layout.dtype.fields[fact.name][1] // width
    rows = fact.shape[0] if fact.per_seat else 1
    source, target = prod(fact.shape) // rows, field.length // rows
    for row in range(rows):
        turned = (observer + row) % seats if fact.per_seat and row < seats else row
        begin, to = start + turned * source, field.first + row * target
        if fact.holds is Holds.SET:
            bits = field.shape[-1]
            yield from ((SET, begin + k, to + k * bits, bits) for k in range(source))
        elif fact.holds is Holds.SEAT:
            yield SEATS, begin, to, source
        else:
            yield _COPIES[fact.code], begin, to, source


def merged(lines: Iterator[Line]) -> list[Line]:
    """Copies that continue one another become one."""
    found: list[Line] = []
    for what, begin, to, many in lines:
        if found and what <= WORDS and found[-1][0] == what:
            _, begun, target, before = found[-1]
            if (begun + before, target + before) == (begin, to):
                found[-1] = (what, begun, target, before + many)
                continue
        found.append((what, begin, to, many))
    return found


def _fields(layout: Layout) -> Iterator[Field]:
    first = 0
    for fact in layout.facts:
        shape, high = fact.shape, fact.high
        if fact.holds is Holds.SET:
            shape, high = (*fact.shape, fact.high.bit_length()), 1
        if (fact.holds is Holds.SET and fact.code != "i8") or (
            fact.holds is Holds.SEAT and fact.code != "i1"
        ):
            raise TypeError(f"{fact.name} holds {fact.holds.value} in a width nobody reads")
        if high > np.iinfo(COMPACT).max or fact.low < np.iinfo(COMPACT).min:
            raise TypeError(f"{fact.name} does not fit a compact observation")
        field = Field(
            fact.name, first, shape, fact.low, high, fact.meaning, fact.sight, fact.holds,
            fact.per_seat,
        )  # fmt: skip
        yield field
        first += field.length


@lru_cache(maxsize=8)
def observation_of(game: Game) -> Observation:
    """The observation of a game."""
    secret = any(fact.sight is not Sight.PUBLIC for fact in game.state.facts)
    return Observation(game.state, tuple(_fields(game.state)), secret)
