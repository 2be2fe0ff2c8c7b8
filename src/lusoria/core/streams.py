"""Numbers that look random and are a function of (seed, label, index): nothing is ever consumed.

Fate and each chooser have a stream of their own, addressed by ply, so that an undo never re-rolls a
die and one chooser's taste never moves another's dice. The fast stream (SplitMix64) serves
simulation and search; a match between people is dealt by `records.dealer`, which anybody can audit.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

from lusoria.core.rule import COMPILED

MASK: Final = (1 << 64) - 1
STRIDE: Final = 0x9E3779B97F4A7C15
FIRST: Final = 0xBF58476D1CE4E5B9
SECOND: Final = 0x94D049BB133111EB


def key(seed: int | str, *labels: int | str) -> int:
    """The key of a labelled stream."""
    text = "/".join(str(part) for part in (seed, *labels))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def number(key: int, index: int) -> int:
    """The index-th number of a stream: 64 bits."""
    z = (key + (index + 1) * STRIDE) & MASK
    z = ((z ^ (z >> 30)) * FIRST) & MASK
    z = ((z ^ (z >> 27)) * SECOND) & MASK
    return z ^ (z >> 31)


def below(key: int, index: int, bound: int) -> int:
    """The index-th number of a stream, as a number in 0…bound−1."""
    return ((number(key, index) >> 32) * bound) >> 32


def counted_off(odds: Mapping[int, int], rest: int) -> int:
    """The answer to which a number below the sum of all odds falls."""
    for answer, weight in odds.items():
        rest -= weight
        if rest < 0:
            return answer
    raise ValueError("the number is not below the sum of all odds")


def _wide_number(key: Any, index: int) -> Any:
    z = np.uint64(key) + (np.uint64(index) + np.uint64(1)) * np.uint64(STRIDE)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(FIRST)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(SECOND)
    return z ^ (z >> np.uint64(31))


def _wide_below(key: Any, index: int, bound: int) -> Any:
    return (np.int64(fast_number(key, index) >> np.uint64(32)) * np.int64(bound)) >> np.int64(32)


fast_number: Callable[[Any, int], Any] = number
"""`number` in the arithmetic of compiled code, where whole numbers wrap."""
fast_below: Callable[[Any, int, int], Any] = below
"""`below` in the arithmetic of compiled code."""

if COMPILED:
    from numba import njit

    fast_number = njit(nogil=True)(_wide_number)
    fast_below = njit(nogil=True)(_wide_below)
