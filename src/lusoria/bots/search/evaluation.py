"""The value of a position to each seat: by its outcome, at first sight, by playing it out.

Returns lie between 0 and 1 and add up to 1 over the seats.
"""

from math import exp
from typing import Any

from lusoria.bots.search.chances import share_out
from lusoria.bots.search.knowledge import appraise, extract_features
from lusoria.bots.search.layouts import LEARNED, PATTERNS
from lusoria.bots.search.patterns import by_patterns
from lusoria.core.contract import apply, legal, outcome
from lusoria.core.loops import by_odds
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_below


def by_outcome(s: Any, box: Any, results: Any, tuning: Any, work: Any) -> None:
    """Victory counts 1, shared by those who share it; a small part looks at points."""
    returns = work.returns
    results[0] = results[1]
    result = results[0]
    outcome(s, box, result)
    winners = 0
    best = result.scores[0]
    for seat in range(work.seats):
        winners += result.ranks[seat] == 1
        best = max(best, result.scores[seat])
    points = 0.0
    for seat in range(work.seats):
        returns[seat] = exp((result.scores[seat] - best) / tuning.span)
        points += returns[seat]
    for seat in range(work.seats):
        victory = 1.0 / winners if result.ranks[seat] == 1 else 0.0
        returns[seat] = (1.0 - tuning.score) * victory + tuning.score * returns[seat] / points


def evaluate(s: Any, box: Any, tuning: Any, network: Any, work: Any) -> None:
    """The value of a position at first sight."""
    if tuning.knowledge == LEARNED:
        by_network(s, box, network, work)
    elif tuning.knowledge == PATTERNS:
        by_patterns(s, box, network, work)
    else:
        by_thumb(s, box, tuning, work)


def by_thumb(s: Any, box: Any, tuning: Any, work: Any) -> None:
    """The rule of thumb's points, as if they were those of the end."""
    for seat in range(work.seats):
        work.returns[seat] = appraise(s, box, seat)
    share_out(work, tuning.span)


def by_network(s: Any, box: Any, network: Any, work: Any) -> None:
    """Each seat's features give a logit; a softmax over the seats gives chances."""
    returns = work.returns
    write_features(s, box, network, work)
    total = 0.0
    for seat in range(work.seats):
        returns[seat] = exp(logit(work.features[seat], network, work.hidden))
        total += returns[seat]
    for seat in range(work.seats):
        returns[seat] /= total


def write_features(s: Any, box: Any, network: Any, work: Any) -> None:
    """The features of a position, a row per seat."""
    for seat in range(work.seats):
        row = work.features[seat]
        for feature in range(network.features):
            row[feature] = 0
    extract_features(s, box, work.features)


def logit(features: Any, network: Any, hidden: Any) -> float:
    """One hidden layer over a seat's features; features that are zero cost nothing."""
    units = network.units
    for unit in range(units):
        hidden[unit] = network.bias[unit]
    for feature in range(network.features):
        value = features[feature]
        if value != 0:
            row = network.first[feature]
            for unit in range(units):
                hidden[unit] += value * row[unit]
    total = 0.0
    for unit in range(units):
        total += max(hidden[unit], 0.0) * network.second[unit]
    return total


def play_out(s: Any, box: Any, work: Any, journal: Any, stream: int, ply: int) -> None:
    """Random play to the end of the game."""
    first = ply
    while s.seat != NOBODY:
        count = legal(s, box, work.menu)
        if s.seat == FATE:
            action = by_odds(s, box, work.menu, count, work.odds, stream, ply)
        else:
            action = work.menu[fast_below(stream, ply, count)]
        apply(s, box, action, journal)
        ply += 1
    work.plies += ply - first
