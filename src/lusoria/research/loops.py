"""Loops over many games at once, bound to one game by `core.rule.bind` like those of `core.loops`.

A batch is one block of words, a row per table; behind the games' own tables each worker has one to
look at through a veil. What a worker writes on besides is one record (`workspace.py`): entering
compiled code costs by the argument.
"""

from typing import Any

import numpy as np

from lusoria.core.contract import apply, legal, outcome, setup, veil, weights, why_not
from lusoria.core.loops import by_odds
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_below, fast_number
from lusoria.research.observation import BYTES, PAIRS, QUADS, SEATS, SET, WORDS

UNCHECKED, CHECKED, ANEW = range(3)
"""How to step: actions known to be legal, actions to be checked, or all tables laid anew."""

STATE: Any = None
RAW: Any = None
ACTIONS: int = 0
SECRET: bool = False
"""Put in place for each game: its table as facts and as bare numbers, its number of actions, and
whether it has secrets."""


def lay_anew(s: Any, raw: Any, i: int, w: Any, clocks: Any) -> None:
    """Lay table `i` for the game whose number its clock says."""
    for k in range(len(raw.wide)):
        raw.wide[k] = 0
    setup(s, w.box, w.seats, w.options)
    clocks[i, 1] = 0


def let_fate_answer(s: Any, i: int, w: Any, clocks: Any) -> None:
    """Fate answers from the stream of this game until a seat is asked or the game is over."""
    if s.seat == FATE and w.fate_inside:
        key = fast_number(w.roots[0], clocks[i, 0])
        while s.seat == FATE:
            count = legal(s, w.box, w.menu)
            ply = clocks[i, 1]
            apply(s, w.box, by_odds(s, w.box, w.menu, count, w.odds, key, ply), w.journal)
            clocks[i, 1] = ply + 1


def settle(s: Any, i: int, w: Any, rewards: Any, scores: Any) -> None:
    """What a finished game brought: each seat's share of rivals beaten less its share of losses."""
    result = w.result
    result.ending = 0
    for seat in range(w.seats):
        result.scores[seat] = 0
        result.ranks[seat] = 0
        for part in range(len(result.parts[seat])):
            result.parts[seat][part] = 0
    outcome(s, w.box, result)
    for seat in range(w.seats):
        balance = 0
        for rival in range(w.seats):
            if result.ranks[seat] < result.ranks[rival]:
                balance += 1
            elif result.ranks[seat] > result.ranks[rival]:
                balance -= 1
        rewards[i, seat] = balance / (w.seats - 1)
        scores[i, seat] = result.scores[seat]


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
                    seat = (seat - observer + seats) % seats
                row.numbers[to + k] = seat
        elif what == SET:
            members = raw.wide[begin]
            for k in range(many):
                row.numbers[to + k] = (members >> np.int64(k)) & 1


def look(raws: Any, veiled: Any, i: int, w: Any, seat: int, row: Any) -> None:
    """What a seat sees of table `i`; whoever is no seat sees what an onlooker does."""
    raw = raws[i, 0]
    observer = max(seat, 0)
    if SECRET:
        behind = raws[w.veiled, 0]
        for k in range(len(raw.wide)):
            behind.wide[k] = raw.wide[k]
        veil(veiled, w.box, 1 << seat if seat >= 0 else 0)
        write_row(behind, w, observer, row)
    else:
        write_row(raw, w, observer, row)


def list_answers(s: Any, w: Any, mask: Any) -> int:
    """Which actions are legal at a table; how many."""
    for action in range(ACTIONS):
        mask.flags[action] = 0
    count = legal(s, w.box, w.menu)
    for k in range(count):
        mask.flags[w.menu[k]] = 1
    return count


def list_odds(s: Any, i: int, w: Any, count: int, odds: Any) -> None:
    """Fate's odds at table `i`, where they are handed out."""
    for action in range(ACTIONS):
        odds[i, action] = 0
    if s.seat == FATE:
        total = weights(s, w.box, w.menu, count, w.odds)
        for k in range(count):
            odds[i, w.menu[k]] = 1 if total == count else w.odds[k]


def tell(
    words: Any, workspaces: Any, worker: int, first: int, last: int, rows: Any,
    masks: Any, odds: Any, asked: Any,
) -> None:  # fmt: skip
    """Who is asked at the tables `first`…, what he sees, and what he may answer."""
    w = workspaces[worker]
    tables, raws = words.view(STATE), words.view(RAW)
    for i in range(first, last):
        s = tables[i, 0]
        asked[i] = s.seat
        look(raws, tables[w.veiled, 0], i, w, s.seat, rows[i])
        count = list_answers(s, w, masks[i])
        if not w.fate_inside:
            list_odds(s, i, w, count, odds)


def look_at_all(
    words: Any, workspaces: Any, worker: int, first: int, last: int, seat: int, rows: Any
) -> None:  # fmt: skip
    """What one seat sees of the tables `first`…, whoever is asked there."""
    w = workspaces[worker]
    tables, raws = words.view(STATE), words.view(RAW)
    for i in range(first, last):
        look(raws, tables[w.veiled, 0], i, w, seat, rows[i])


def find_illegal(
    words: Any, workspaces: Any, worker: int, first: int, last: int, actions: Any
) -> int:
    """The first table whose action is not legal; −1 if there is none. A finished one asks none."""
    w = workspaces[worker]
    tables = words.view(STATE)
    for i in range(first, last):
        s = tables[i, 0]
        if s.seat != NOBODY:
            if actions[i] < 0 or actions[i] >= ACTIONS:
                return i
            if why_not(s, w.box, actions[i]) != 0:
                return i
    return -1


def step(
    words: Any, workspaces: Any, worker: int, first: int, last: int, how: int, actions: Any,
    clocks: Any, rows: Any, masks: Any, odds: Any, asked: Any, rewards: Any, scores: Any,
    ended: Any,
) -> int:  # fmt: skip
    """Carry out one action at each of the tables `first`…, or lay them anew; tell what follows.

    If actions are to be checked and one is illegal, nothing happens; the number of its table is
    returned, else −1.
    """
    w = workspaces[worker]
    if how == CHECKED:
        refused = find_illegal(words, workspaces, worker, first, last, actions)
        if refused >= 0:
            return refused
    tables, raws = words.view(STATE), words.view(RAW)
    for i in range(first, last):
        s = tables[i, 0]
        ended[i] = False
        for seat in range(w.seats):
            rewards[i, seat] = 0
            scores[i, seat] = 0
        laid = how == ANEW
        if not laid and s.seat != NOBODY:
            apply(s, w.box, actions[i], w.journal)
            clocks[i, 1] += 1
            let_fate_answer(s, i, w, clocks)
            if s.seat == NOBODY:
                settle(s, i, w, rewards, scores)
                ended[i] = True
                clocks[i, 0] += w.stride
                laid = w.autoreset > 0
        if laid:
            lay_anew(s, raws[i, 0], i, w, clocks)
            let_fate_answer(s, i, w, clocks)
    tell(words, workspaces, worker, first, last, rows, masks, odds, asked)
    return -1


def choose(
    words: Any, workspaces: Any, worker: int, first: int, last: int, clocks: Any, actions: Any
) -> None:
    """A random answer at each table: a seat's evenly from its own stream, fate's by its odds."""
    w = workspaces[worker]
    tables = words.view(STATE)
    for i in range(first, last):
        s = tables[i, 0]
        actions[i] = 0
        if s.seat != NOBODY:
            count = legal(s, w.box, w.menu)
            key = fast_number(w.roots[s.seat + 1], clocks[i, 0])
            if s.seat == FATE:
                actions[i] = by_odds(s, w.box, w.menu, count, w.odds, key, clocks[i, 1])
            else:
                actions[i] = w.menu[fast_below(key, clocks[i, 1], count)]


def scale(compact: Any, low: Any, factors: Any, floats: Any) -> None:
    """Compact observations as floats between 0 and 1, by their bounds."""
    for i in range(compact.shape[0]):
        for k in range(compact.shape[1]):
            floats[i, k] = (compact[i, k] - low[k]) * factors[k]
