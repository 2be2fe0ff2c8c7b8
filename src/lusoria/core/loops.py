"""Loops around the rules, compiled once per game by `core.rule.bind`.

Python enters the rules only here, with an array and an index: handing over a bare struct costs
five times as much (the bots' loops are entered likewise). The same loops run thawed, on lists of
plain objects.
"""

from typing import Any

from lusoria.core.contract import (
    apply,
    derive,
    legal,
    outcome,
    redeal,
    setup,
    veil,
    weights,
    why_not,
)
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_below, fast_number


def lay(states: Any, i: int, boxes: Any, seats: int, options: Any) -> None:
    """Set up table `i`, which must be blank."""
    setup(states[i], boxes[0], seats, options)


def ask(states: Any, i: int, boxes: Any, scratch: Any) -> int:
    """List the legal answers at table `i`."""
    return legal(states[i], boxes[0], scratch[0].menu)


def weigh(states: Any, i: int, boxes: Any, scratch: Any, count: int) -> int:
    """The odds of fate's listed answers at table `i`."""
    return weights(states[i], boxes[0], scratch[0].menu, count, scratch[0].odds)


def object_to(states: Any, i: int, boxes: Any, action: int) -> int:
    """The reason against an action at table `i`, 0 if there is none."""
    return why_not(states[i], boxes[0], action)


def step(states: Any, i: int, boxes: Any, action: int, journals: Any) -> None:
    """Apply a legal action at table `i`."""
    apply(states[i], boxes[0], action, journals[0])


def judge(states: Any, i: int, boxes: Any, results: Any) -> None:
    """The outcome at table `i`, which must be over."""
    outcome(states[i], boxes[0], results[0])


def infer(states: Any, i: int, boxes: Any, derived: Any) -> None:
    """What a board shows of table `i` beyond its position."""
    derive(states[i], boxes[0], derived[0])


def hide(states: Any, i: int, boxes: Any, viewer: int) -> None:
    """Veil table `i`."""
    veil(states[i], boxes[0], viewer)


def imagine(states: Any, i: int, boxes: Any, viewer: int, key: int) -> None:
    """Redeal the veiled table `i`."""
    redeal(states[i], boxes[0], viewer, key)


def by_odds(s: Any, box: Any, menu: Any, count: int, odds: Any, key: int, ply: int) -> int:
    """One of fate's listed answers, by its odds."""
    total = weights(s, box, menu, count, odds)
    rest = fast_below(key, ply, total)
    if total == count:  # all odds are 1
        return menu[rest]  # type: ignore[no-any-return]
    k = 0
    while rest >= odds[k]:
        rest -= odds[k]
        k += 1
    return menu[k]  # type: ignore[no-any-return]


def answer(s: Any, box: Any, keys: Any, ply: int, menu: Any, odds: Any) -> int:
    """A random answer: fate by its odds, a seat evenly, each by its own stream."""
    count = legal(s, box, menu)
    if s.seat != FATE:
        return menu[fast_below(keys[s.seat + 1], ply, count)]  # type: ignore[no-any-return]
    return by_odds(s, box, menu, count, odds, keys[0], ply)


def random_games(
    states: Any, boxes: Any, seats: int, options: Any, roots: Any, first: int, games: int,
    keys: Any, scratch: Any, journals: Any, results: Any, tallies: Any,
) -> None:  # fmt: skip
    """Play games number `first`… at table 0 (table 1 is a blank one) and add them up.

    Each label has a root; its number for a game is the key of that label's stream in that game.
    """
    tally = tallies[0]
    box = boxes[0]
    journal = journals[0]
    menu = scratch[0].menu
    odds = scratch[0].odds
    for game in range(first, first + games):
        for label in range(len(roots)):
            keys[label] = fast_number(roots[label], game)
        states[0] = states[1]
        results[0] = results[1]
        s = states[0]
        setup(s, box, seats, options)
        ply = 0
        decisions = 0
        while s.seat != NOBODY:
            if s.seat != FATE:
                decisions += 1
            apply(s, box, answer(s, box, keys, ply, menu, odds), journal)
            ply += 1
        result = results[0]
        outcome(s, box, result)
        count(tally, result, seats, decisions, ply)


def count(tally: Any, result: Any, seats: int, decisions: int, plies: int) -> None:
    """Add one finished game to a tally."""
    tally.games += 1
    tally.decisions += decisions
    tally.plies += plies
    tally.turns += result.turns
    tally.longest = max(tally.longest, decisions)
    if tally.shortest == 0 or decisions < tally.shortest:
        tally.shortest = decisions
    tally.endings[result.ending] += 1
    winners = 0
    for seat in range(seats):
        if result.ranks[seat] == 1:
            winners += 1
    for seat in range(seats):
        tally.scores[seat] += result.scores[seat]
        for part in range(len(result.parts[seat])):
            tally.parts[seat][part] += result.parts[seat][part]
        if result.ranks[seat] == 1:
            if winners == 1:
                tally.wins[seat] += 1
            else:
                tally.shared[seat] += 1
