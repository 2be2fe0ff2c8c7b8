"""A position as a policy network sees it: priors of the legal actions, and every seat's value.

The network is shown what the asked seat may know of the table and nothing else.
"""

from math import exp
from typing import Any

import numpy as np

from lusoria.bots.inputs import UNIT
from lusoria.bots.search.chances import share_out
from lusoria.bots.search.evaluation import write_features
from lusoria.bots.search.layouts import FIRST, LANES, SECOND, VEILED
from lusoria.core.contract import legal, veil
from lusoria.core.rows import write_row

SECRET: bool = False
"""Put in place for each game: whether a table must be veiled before it is looked at."""


def consult(tables: Any, raws: Any, t: int, box: Any, guide: Any, work: Any, count: int) -> None:
    """Priors of the listed actions and every seat's value at table `t`, where a seat is asked."""
    seat = tables[t].seat
    looked_at = t
    if SECRET:
        looked_at = VEILED
        tables[VEILED] = tables[t]
        veil(tables[VEILED], box, 1 << seat)
    write_row(raws[looked_at], guide, seat, work)
    write_features(tables[looked_at], box, guide, work)
    add_features(seat, guide, work)
    add_numbers(guide, work)
    add_second_layer(guide, work)
    weigh_actions(guide, work, count)
    weigh_seats(seat, guide, work)


def add_features(seat: int, guide: Any, work: Any) -> None:
    """The first layer over every seat's features, the observer's own first."""
    first = work.first
    for unit in range(FIRST):
        first[unit] = guide.first_bias[unit]
    for turn in range(work.seats):
        features = work.features[(seat + turn) % work.seats]
        for feature in range(guide.features):
            value = features[feature]
            if value != 0:
                row = guide.first[turn * guide.features + feature]
                for unit in range(FIRST):
                    first[unit] += value * row[unit]


def add_numbers(guide: Any, work: Any) -> None:
    """The first layer over the observation; numbers at their lowest cost nothing."""
    first = work.first
    for k in range(guide.numbers):
        value = work.numbers[k] - guide.low[k]
        if value > 0:
            row = guide.first[guide.input[k] + min(value, guide.levels[k]) - 1]
            for unit in range(FIRST):
                first[unit] += row[unit]
            if guide.wide[k] >= 0:
                size = np.float32(value / UNIT)
                wide = guide.first[guide.wide[k]]
                for unit in range(FIRST):
                    first[unit] += size * wide[unit]


def add_second_layer(guide: Any, work: Any) -> None:
    """The second layer; units of the first that are silent cost nothing."""
    second = work.second
    for unit in range(SECOND):
        second[unit] = guide.second_bias[unit]
    for k in range(FIRST):
        value = work.first[k]
        if value > 0:
            row = guide.second[k]
            for unit in range(SECOND):
                second[unit] += value * row[unit]
    for unit in range(SECOND):
        if second[unit] < 0:
            second[unit] = 0


def dot(hidden: Any, row: Any, lanes: Any) -> float:
    """The product of two rows; lanes side by side, which one long sum would forbid."""
    for lane in range(LANES):
        lanes[lane] = 0
    for k in range(0, SECOND, LANES):
        for lane in range(LANES):
            lanes[lane] += hidden[k + lane] * row[k + lane]
    total = 0.0
    for lane in range(LANES):
        total += lanes[lane]
    return total


def weigh_actions(guide: Any, work: Any, count: int) -> None:
    """A softmax over the listed actions."""
    priors = work.priors
    highest = 0.0
    for k in range(count):
        action = work.menu[k]
        priors[k] = dot(work.second, guide.policy[action], work.lanes) + guide.policy_bias[action]
        highest = priors[k] if k == 0 else max(highest, priors[k])
    total = 0.0
    for k in range(count):
        priors[k] = exp(priors[k] - highest)
        total += priors[k]
    for k in range(count):
        priors[k] /= total


def weigh_seats(seat: int, guide: Any, work: Any) -> None:
    """A softmax over the seats, as returns; the network counts seats from the observer's."""
    returns = work.returns
    for turn in range(work.seats):
        logit = dot(work.second, guide.value[turn], work.lanes) + guide.value_bias[turn]
        returns[(seat + turn) % work.seats] = logit
    share_out(work, 1.0)


def advise(tables: Any, raws: Any, boxes: Any, guides: Any, workspaces: Any) -> int:
    """What the network says of the question at table 0; returns how many actions are legal."""
    work = workspaces[0]
    count = legal(tables[0], boxes[0], work.menu)
    consult(tables, raws, 0, boxes[0], guides[0], work, count)
    return count
