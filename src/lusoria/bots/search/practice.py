"""Games against oneself, to learn from: positions as facts, and what became of them."""

from math import exp, log
from typing import Any, Final

from lusoria.bots.search.evaluation import by_outcome, write_facts
from lusoria.bots.search.loops import foresee
from lusoria.core.contract import apply, legal, setup
from lusoria.core.loops import by_odds
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_below, fast_number

ONE_IN: Final = 3
"""Of so many positions one is kept: neighbours tell the same."""


def practise(
    tables: Any, boxes: Any, seats: int, options: Any, first: int, games: int, key: int,
    heat: float, trust: float, manners: Any, minds: Any, facts: Any, returns: Any, line: Any,
    desks: Any, journals: Any, results: Any,
) -> int:  # fmt: skip
    """Play games number `first`… and keep a sample of their positions; returns how many.

    Each position is kept as every seat's facts, beside what came of it: the end of the game and, as
    far as the evaluation is trusted, what it said of the positions in between.
    """
    desk = desks[0]
    for game in range(first, first + games):
        tables[1] = tables[0]
        setup(tables[1], boxes[0], seats, options)
        decisions = play_one(
            tables, boxes[0], fast_number(key, game), heat, manners[0], minds[0], facts, line, desk,
            journals[0], results,
        )  # fmt: skip
        by_outcome(tables[1], boxes[0], results, manners[0], desk)
        look_back(line, decisions, seats, trust, desk, returns)
    return desk.kept  # type: ignore[no-any-return]


def play_one(
    tables: Any, box: Any, stream: int, heat: float, manner: Any, mind: Any, facts: Any, line: Any,
    desk: Any, journal: Any, results: Any,
) -> int:  # fmt: skip
    """One game, its decisions on the line; returns how many there are."""
    s = tables[1]
    ply = 0
    decisions = 0
    while s.seat != NOBODY:
        count = legal(s, box, desk.menu)
        ply += 1
        if s.seat == FATE:
            apply(s, box, by_odds(s, box, desk.menu, count, desk.odds, stream, 2 * ply), journal)
            continue
        chance = fast_number(stream, 2 * ply)
        action = taste(tables, box, count, heat, chance, manner, mind, desk, journal, results)
        apply(s, box, action, journal)
        if s.seat != NOBODY and decisions < len(line):
            keep = fast_below(stream, 2 * ply + 1, ONE_IN) == 0
            write_down(s, box, keep, mind, desk, line[decisions], facts)
            decisions += 1
    return decisions


def write_down(s: Any, box: Any, keep: bool, mind: Any, desk: Any, each: Any, facts: Any) -> None:
    """What is expected after a decision and, if it is kept and fits, the position as facts."""
    for seat in range(desk.seats):
        each.expected[seat] = desk.best[seat]
    each.kept = -1
    if keep and desk.kept < len(facts):
        each.kept = desk.kept
        write_facts(s, box, mind, desk)
        for seat in range(desk.seats):
            for fact in range(mind.facts):
                facts[desk.kept][seat][fact] = desk.facts[seat][fact]
        desk.kept += 1


def look_back(line: Any, decisions: int, seats: int, trust: float, desk: Any, returns: Any) -> None:
    """From the end backwards: what came of each position, tempered by what was expected later."""
    for k in range(decisions):
        each = line[decisions - 1 - k]
        for seat in range(seats):
            if each.kept >= 0:
                returns[each.kept][seat] = desk.returns[seat]
            desk.returns[seat] += trust * (each.expected[seat] - desk.returns[seat])


def taste(
    tables: Any, box: Any, count: int, heat: float, number: int, manner: Any, mind: Any, desk: Any,
    journal: Any, results: Any,
) -> int:  # fmt: skip
    """A legal action, by chance: the hotter, the less the evaluation matters. Its worth stays."""
    seat = tables[1].seat
    best = 0
    highest = -1.0
    for k in range(count):
        foresee(tables, box, desk.menu[k], manner, mind, desk, journal, results)
        luck = (fast_below(number, k, 1 << 30) + 0.5) / (1 << 30)
        worth = exp(desk.returns[seat] / heat) / -log(luck)
        if worth > highest:
            highest = worth
            best = desk.menu[k]
            for each in range(desk.seats):
                desk.best[each] = desk.returns[each]
    return best
