"""The row of an observation, filled from a table's bare numbers in compiled code."""

from typing import Any

import numpy as np

from lusoria.core.layout import Layout
from lusoria.core.observation import BYTES, PAIRS, QUADS, SEATS, SET, WORDS


def raw(layout: Layout) -> np.dtype[Any]:
    """A table as bare numbers of each width, all over the same bytes."""
    size = layout.dtype.itemsize
    widths = (("bytes_", "i1"), ("pairs", "i2"), ("quads", "i4"), ("wide", "i8"))
    parts = {name: (code, (size // np.dtype(code).itemsize,)) for name, code in widths}
    return np.dtype(
        {"names": [*parts], "formats": [*parts.values()], "offsets": [0] * 4, "itemsize": size}
    )


def write_row(raw: Any, w: Any, observer: int, row: Any) -> None:
    """Fill a row of the observations from a table's bare numbers, as an observer sees them."""
    seats = w.seats
    for line in range(len(w.plans[observer])):
        plan = w.plans[observer][line]
        what, begin, to, many = plan[0], plan[1], plan[2], plan[3]
        if what == BYTES:
            for k in range(many):
                row.numbers[to + k] = raw.bytes_[begin + k]
        elif what == PAIRS:
            for k in range(many):
                row.numbers[to + k] = raw.pairs[begin + k]
        elif what == QUADS:
            for k in range(many):
                row.numbers[to + k] = raw.quads[begin + k]
        elif what == WORDS:
            for k in range(many):
                row.numbers[to + k] = raw.wide[begin + k]
        elif what == SEATS:
            for k in range(many):
                seat = raw.bytes_[begin + k]
                if 0 <= seat < seats:
                    seat -= observer
                    if seat < 0:
                        seat += seats
                row.numbers[to + k] = seat
        elif what == SET:
            members = raw.wide[begin]
            for k in range(many):
                row.numbers[to + k] = (members >> np.int64(k)) & 1
