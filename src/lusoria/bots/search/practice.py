"""Games against oneself, to learn from: positions as facts, and what became of them."""

from math import exp, log
from typing import Any

from lusoria.bots.search.evaluation import by_outcome, write_facts
from lusoria.bots.search.loops import foresee
from lusoria.core.contract import apply, legal, setup
from lusoria.core.loops import by_odds
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_below, fast_number


def practise(
    tables: Any, boxes: Any, seats: int, options: Any, first: int, games: int, key: int,
    heat: float, trust: float, manners: Any, minds: Any, facts: Any, returns: Any, line: Any,
    desks: Any, journals: Any, results: Any,
) -> int:  # fmt: skip
    """Play games number `first`… and keep a sample of their positions; returns how many.

    Each position is kept as every seat's facts, beside what came of it: the end of the game and, as
    far as the evaluation is trusted, what it said of the positions in between. `line` has room for
    one game: for every decision what was expected after it, and which kept position it is.
    """
    kept = 0
    for game in range(first, first + games):
        stream = fast_number(key, game)
        tables[1] = tables[0]
        s = tables[1]
        setup(s, boxes[0], seats, options)
        ply = 0
        decisions = 0
        while s.seat != NOBODY:
            asked = s.seat
            count = legal(s, boxes[0], desks[0].menu)
            ply += 1
            if asked == FATE:
                action = by_odds(s, boxes[0], desks[0].menu, count, desks[0].odds, stream, 2 * ply)
                apply(s, boxes[0], action, journals[0])
                continue
            action = taste(
                tables, boxes[0], count, heat, fast_number(stream, 2 * ply), manners[0], minds[0],
                desks[0], journals[0], results,
            )  # fmt: skip
            apply(s, boxes[0], action, journals[0])
            if s.seat == NOBODY or decisions == len(line):
                continue
            for seat in range(seats):
                line[decisions].expected[seat] = desks[0].best[seat]
            line[decisions].kept = -1
            if fast_below(stream, 2 * ply + 1, 3) == 0 and kept < len(facts):
                line[decisions].kept = kept
                write_facts(s, boxes[0], minds[0], desks[0])
                for seat in range(seats):
                    for fact in range(minds[0].facts):
                        facts[kept][seat][fact] = desks[0].facts[seat][fact]
                kept += 1
            decisions += 1
        by_outcome(s, boxes[0], results, manners[0], desks[0])
        look_back(line, decisions, seats, trust, desks[0], returns)
    return kept


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
