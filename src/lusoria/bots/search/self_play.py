"""Self-play to learn from: positions as features, and the returns that came of them."""

from math import exp, log
from typing import Any, Final

from lusoria.bots.search.evaluation import by_outcome, evaluate, write_features
from lusoria.bots.search.knowledge import extract_patterns
from lusoria.bots.search.layouts import PATTERNS
from lusoria.bots.search.loops import look_ahead
from lusoria.core.contract import apply, legal, setup
from lusoria.core.loops import by_odds
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_below, fast_number

ONE_IN: Final = 3
"""Of so many positions one is kept: neighbours tell the same."""


def self_play(
    tables: Any, boxes: Any, seats: int, options: Any, first: int, games: int, key: int,
    temperature: float, bootstrap: float, tunings: Any, networks: Any, features: Any, returns: Any,
    trajectory: Any, workspaces: Any, journals: Any, results: Any,
) -> int:  # fmt: skip
    """Play games number `first`… and keep a sample of their positions; returns how many.

    With a second tuning half of the games are played among strangers: all seats but one by it.
    Each position is kept as every seat's features, beside its return: the end of the game, and in
    part (`bootstrap`) what the evaluation said of the positions in between.
    """
    work = workspaces[0]
    for game in range(first, first + games):
        tables[1] = tables[0]
        setup(tables[1], boxes[0], seats, options)
        stream = fast_number(key, game)
        alone = seats
        if len(tunings) > 1 and fast_below(stream, 0, 2) == 0:
            alone = fast_below(stream, 1, seats)
        decisions = play_one(
            tables, boxes[0], stream, temperature, alone, tunings, networks[0],
            features, trajectory, work, journals[0], results,
        )  # fmt: skip
        by_outcome(tables[1], boxes[0], results, tunings[0], work)
        compute_returns(trajectory, decisions, seats, bootstrap, work, returns)
    return work.kept  # type: ignore[no-any-return]


def play_one(
    tables: Any, box: Any, stream: int, temperature: float, alone: int, tunings: Any, network: Any,
    features: Any, trajectory: Any, work: Any, journal: Any, results: Any,
) -> int:  # fmt: skip
    """One game, its decisions along the trajectory; returns how many there are.

    If a seat is alone, the others are strangers, who play by the second tuning.
    """
    s = tables[1]
    ply = 0
    decisions = 0
    while s.seat != NOBODY:
        count = legal(s, box, work.menu)
        ply += 1
        if s.seat == FATE:
            apply(s, box, by_odds(s, box, work.menu, count, work.odds, stream, 2 * ply), journal)
            continue
        chance = fast_number(stream, 2 * ply)
        stranger = alone < work.seats and s.seat != alone
        action = sample(
            tables, box, count, temperature, chance, tunings[1 if stranger else 0], network, work,
            journal, results,
        )  # fmt: skip
        apply(s, box, action, journal)
        if s.seat != NOBODY and decisions < len(trajectory):
            if stranger:
                judge(s, box, tunings[0], network, work)
            keep = fast_below(stream, 2 * ply + 1, ONE_IN) == 0
            record_step(s, box, keep, tunings[0], network, work, trajectory[decisions], features)
            decisions += 1
    return decisions


def judge(s: Any, box: Any, tuning: Any, network: Any, work: Any) -> None:
    """What we expect after a stranger's action, whatever the stranger thinks of it."""
    evaluate(s, box, tuning, network, work)
    for seat in range(work.seats):
        work.best[seat] = work.returns[seat]


def record_step(
    s: Any, box: Any, keep: bool, tuning: Any, network: Any, work: Any, step: Any, features: Any
) -> None:
    """The evaluation after a decision and, if it is kept and fits, the position as features."""
    for seat in range(work.seats):
        step.expected[seat] = work.best[seat]
    step.kept = -1
    if keep and work.kept < len(features):
        step.kept = work.kept
        if tuning.knowledge == PATTERNS:
            keep_patterns(s, box, work, features[work.kept])
        else:
            keep_features(s, box, network, work, features[work.kept])
        work.kept += 1


def keep_features(s: Any, box: Any, network: Any, work: Any, sample: Any) -> None:
    """A position as features."""
    write_features(s, box, network, work)
    for seat in range(work.seats):
        for feature in range(network.features):
            sample[seat][feature] = work.features[seat][feature]


def keep_patterns(s: Any, box: Any, work: Any, sample: Any) -> None:
    """A position as the patterns that hold, each told from 1; 0 fills up."""
    extract_patterns(s, box, work)
    for seat in range(work.seats):
        for k in range(work.many[seat]):
            sample[seat][k] = work.patterns[seat][k] + 1


def compute_returns(
    trajectory: Any, decisions: int, seats: int, bootstrap: float, work: Any, returns: Any
) -> None:
    """From the end backwards: the return of each position, mixed with later evaluations."""
    for k in range(decisions):
        step = trajectory[decisions - 1 - k]
        for seat in range(seats):
            if step.kept >= 0:
                returns[step.kept][seat] = work.returns[seat]
            work.returns[seat] += bootstrap * (step.expected[seat] - work.returns[seat])


def sample(
    tables: Any, box: Any, count: int, temperature: float, number: int, tuning: Any, network: Any,
    work: Any, journal: Any, results: Any,
) -> int:  # fmt: skip
    """A legal action by softmax over the evaluations (Gumbel's trick); its value stays."""
    seat = tables[1].seat
    best = 0
    highest = -1.0
    for k in range(count):
        look_ahead(tables, box, work.menu[k], tuning, network, work, journal, results)
        luck = (fast_below(number, k, 1 << 30) + 0.5) / (1 << 30)
        score = exp(work.returns[seat] / temperature) / -log(luck)
        if score > highest:
            highest = score
            best = work.menu[k]
            for each in range(work.seats):
                work.best[each] = work.returns[each]
    return best
