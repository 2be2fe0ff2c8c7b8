"""A position by its patterns: each has weights of its own, so only those that hold cost anything.

The patterns of a seat add up to its wide layer. The narrow layer behind it sees the seat's own wide
layer and the mean of its rivals', so that one network serves all numbers of seats.
"""

from typing import Any

import numpy as np

from lusoria.bots.search.chances import share_out
from lusoria.bots.search.knowledge import extract_patterns
from lusoria.bots.search.layouts import NARROW, NO_PATTERN, WIDE


def by_patterns(s: Any, box: Any, network: Any, work: Any) -> None:
    """Each seat's patterns and its rivals' give a logit; a softmax gives chances."""
    extract_patterns(s, box, work)
    for unit in range(NARROW):
        work.rivals[unit] = 0
    for seat in range(work.seats):
        add_patterns(seat, network, work)
        add_wide_layer(seat, network, work)
    for seat in range(work.seats):
        work.returns[seat] = pattern_logit(seat, network, work)
    share_out(work, 1.0)


def add_patterns(seat: int, network: Any, work: Any) -> None:
    """The wide layer of a seat, four patterns at a time; one that is never told fills up."""
    wide = work.wide
    units = network.wide_units
    patterns = work.patterns[seat]
    count = work.many[seat]
    for k in range(count, count + 3):
        patterns[k] = NO_PATTERN
    for unit in range(units):
        wide[unit] = network.wide_bias[unit]
    for k in range(0, count, 4):
        a = network.wide[patterns[k]]
        b = network.wide[patterns[k + 1]]
        c = network.wide[patterns[k + 2]]
        d = network.wide[patterns[k + 3]]
        for unit in range(units):
            wide[unit] += (a[unit] + b[unit]) + (c[unit] + d[unit])


def add_wide_layer(seat: int, network: Any, work: Any) -> None:
    """What it tells the seat itself, and its rivals; silent units cost nothing."""
    narrow = work.narrow[seat]
    units = network.narrow_units
    for unit in range(2 * units):
        narrow[unit] = 0
    for k in range(WIDE):
        value = work.wide[k]
        if value > 0:
            row = network.narrow[k]
            for unit in range(2 * units):
                narrow[unit] += value * row[unit]
    for unit in range(units):
        work.rivals[unit] += narrow[NARROW + unit]


def pattern_logit(seat: int, network: Any, work: Any) -> float:
    """The narrow layer of a seat, and what comes of it, added up in halves side by side."""
    narrow = work.narrow[seat]
    products = work.products
    units = network.narrow_units
    share = np.float32(1 / (work.seats - 1))
    for unit in range(units):
        value = network.narrow_bias[unit] + narrow[unit]
        value += share * (work.rivals[unit] - narrow[NARROW + unit])
        products[unit] = max(value, np.float32(0)) * network.last[unit]
    while units > 1:
        units //= 2
        for unit in range(units):
            products[unit] += products[units + unit]
    total: float = products[0]
    return total
