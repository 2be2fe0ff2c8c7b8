"""What a position is worth to each seat: by its outcome, at first sight, by playing it out.

Returns lie between 0 and 1 and add up to 1 over the seats.
"""

from math import exp
from typing import Any

from lusoria.bots.search.desk import LEARNED
from lusoria.bots.search.knowledge import appraise, describe
from lusoria.core.contract import apply, legal, outcome
from lusoria.core.loops import by_odds
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_below


def by_outcome(s: Any, box: Any, results: Any, manner: Any, desk: Any) -> None:
    """Victory counts 1, shared by those who share it; a small part looks at points."""
    returns = desk.returns
    results[0] = results[1]
    result = results[0]
    outcome(s, box, result)
    winners = 0
    best = result.scores[0]
    for seat in range(desk.seats):
        winners += result.ranks[seat] == 1
        best = max(best, result.scores[seat])
    points = 0.0
    for seat in range(desk.seats):
        returns[seat] = exp((result.scores[seat] - best) / manner.span)
        points += returns[seat]
    for seat in range(desk.seats):
        victory = 1.0 / winners if result.ranks[seat] == 1 else 0.0
        returns[seat] = (1.0 - manner.score) * victory + manner.score * returns[seat] / points


def evaluate(s: Any, box: Any, manner: Any, mind: Any, desk: Any) -> None:
    """What a position is worth at first sight."""
    if manner.knowledge == LEARNED:
        by_network(s, box, mind, desk)
    else:
        by_thumb(s, box, manner, desk)


def by_thumb(s: Any, box: Any, manner: Any, desk: Any) -> None:
    """The rule of thumb's points, as if they were those of the end."""
    returns = desk.returns
    best = appraise(s, box, 0)
    for seat in range(desk.seats):
        returns[seat] = appraise(s, box, seat)
        best = max(best, returns[seat])
    total = 0.0
    for seat in range(desk.seats):
        returns[seat] = exp((returns[seat] - best) / manner.span)
        total += returns[seat]
    for seat in range(desk.seats):
        returns[seat] /= total


def by_network(s: Any, box: Any, mind: Any, desk: Any) -> None:
    """Each seat's facts give a logit; together they give chances."""
    returns = desk.returns
    write_facts(s, box, mind, desk)
    total = 0.0
    for seat in range(desk.seats):
        returns[seat] = exp(logit(desk.facts[seat], mind, desk.hidden))
        total += returns[seat]
    for seat in range(desk.seats):
        returns[seat] /= total


def write_facts(s: Any, box: Any, mind: Any, desk: Any) -> None:
    """What the evaluation sees of a position, a row per seat."""
    for seat in range(desk.seats):
        row = desk.facts[seat]
        for fact in range(mind.facts):
            row[fact] = 0
    describe(s, box, desk.facts)


def logit(facts: Any, mind: Any, hidden: Any) -> float:
    """One hidden layer over a seat's facts; facts that are zero cost nothing."""
    for unit in range(len(hidden)):
        hidden[unit] = mind.bias[unit]
    for fact in range(mind.facts):
        value = facts[fact]
        if value != 0:
            row = mind.first[fact]
            for unit in range(len(hidden)):
                hidden[unit] += value * row[unit]
    total = 0.0
    for unit in range(len(hidden)):
        total += max(hidden[unit], 0.0) * mind.second[unit]
    return total


def play_out(s: Any, box: Any, desk: Any, journal: Any, stream: int, ply: int) -> None:
    """Random play to the end of the game."""
    first = ply
    while s.seat != NOBODY:
        count = legal(s, box, desk.menu)
        if s.seat == FATE:
            action = by_odds(s, box, desk.menu, count, desk.odds, stream, ply)
        else:
            action = desk.menu[fast_below(stream, ply, count)]
        apply(s, box, action, journal)
        ply += 1
    desk.plies += ply - first
