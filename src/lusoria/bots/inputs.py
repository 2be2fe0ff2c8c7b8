"""The inputs of a policy network, derived from a game's observation: which number moves which.

First come the features of every seat, the observer's own first, then its left neighbour's. Then the
observation: a number at its lowest bound moves nothing, so most of a row costs nothing; above it,
each value has an input of its own. Of wide numbers only the first values have; they also move one
input by their size. A list that can hold every id once is taken as a set: its order is left to the
features.
"""

from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

import numpy as np

from lusoria.core.game import Game
from lusoria.core.observation import Field, observation_of

NARROW: Final = 62
"""Values above the lowest that each have an input of their own."""
LEVELS: Final = 8
"""As many have one if there are more values."""
UNIT: Final = 16.0
"""A wide number of this size moves its input by 1."""
NONE: Final = -1


@dataclass(frozen=True, eq=False)
class Inputs:
    """For each number of a row: its lowest value, its first input, how many, and its wide input."""

    features: int
    seats: int
    low: Any
    first: Any
    levels: Any
    wide: Any
    count: int
    """How many inputs there are in all."""


@lru_cache(maxsize=8)
def inputs_of(game: Game) -> Inputs:
    """The inputs of a game's network."""
    row = observation_of(game)
    features: int = import_module(f"lusoria.bots.{game.name}.features").FEATURES
    first, levels, wide = (np.full(row.length, NONE, np.int32) for _ in range(3))
    count = game.most * features
    for field in row.fields:
        span = field.high - field.low
        step = 1 if not _lists_ids(field) else field.shape[-1]
        for k in range(field.first, field.first + field.length, step):
            some = slice(k, k + step)
            first[some], levels[some] = count, span if span <= NARROW else LEVELS
            count += int(levels[k])
            if span > NARROW:
                wide[some] = count
                count += 1
    return Inputs(features, game.most, row.low.astype(np.int32), first, levels, wide, count)


def _lists_ids(field: Field) -> bool:
    """Whether it is a list with room for every id once; −1 stands for none."""
    return field.low == -1 and bool(field.shape) and field.shape[-1] == field.high + 1
