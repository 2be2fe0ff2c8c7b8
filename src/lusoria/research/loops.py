"""Loops over many games at once, bound to one game by `core.rule.bind` like those of `core.loops`.

Behind the games' own tables each worker has one to look at through a veil. `w` is what all workers
read, `d` the pad of one (`workspace.py`): structs, because compiled code counts references to
arrays. The GPU's threads use the same functions.

Python hands over one struct of addresses, `places`: each array more would cost it as much as a
whole step of one game.
"""

from typing import Any

import numpy as np

from lusoria.bots.search.knowledge import extract_features
from lusoria.core.contract import apply, legal, outcome, setup, veil, weights, why_not
from lusoria.core.loops import by_odds
from lusoria.core.rows import write_row
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_below, fast_number
from lusoria.research.addresses import at, grid

CHECKED, UNCHECKED, CHECK, ANEW, TELL = range(5)
"""How to step: with actions to be checked, or known to be legal; or only check them, lay all tables
anew, or only tell. It is one loop because each would be compiled with all the rules it calls."""

PLACES: Any = None
STATE: Any = None
RAW: Any = None
SHARED: Any = None
PAD: Any = None
ROW: Any = None
MASK: Any = None
ACTIONS: int = 0
SECRET: bool = False
"""Put in place for each game: the addresses of all arrays, its table as facts and as bare numbers,
the structs named above, a row of observations and of the mask, its number of actions, and whether
it has secrets."""


def lay_anew(s: Any, raw: Any, i: int, w: Any, d: Any, clocks: Any) -> None:
    """Lay table `i` for the game whose number its clock says, up to the first question to a seat.

    It is cleared word by word: as one value of hundreds of bytes it keeps CUDA's compiler busy.
    """
    for k in range(len(raw.wide)):
        raw.wide[k] = 0
    setup(s, w.box, w.seats, w.options)
    clocks[i, 1] = 0
    let_fate_answer(s, i, w, d, clocks)


def let_fate_answer(s: Any, i: int, w: Any, d: Any, clocks: Any) -> None:
    """Fate answers from the stream of this game until a seat is asked or the game is over."""
    if s.seat == FATE and w.fate_inside:
        key = fast_number(w.roots[0], clocks[i, 0])
        while s.seat == FATE:
            count = legal(s, w.box, d.menu)
            ply = clocks[i, 1]
            apply(s, w.box, by_odds(s, w.box, d.menu, count, d.odds, key, ply), w.journal)
            clocks[i, 1] = ply + 1


def settle(s: Any, i: int, w: Any, d: Any, rewards: Any, scores: Any) -> None:
    """What a finished game brought: each seat's share of rivals beaten less its share of losses."""
    for k in range(len(d.result_words)):
        d.result_words[k] = 0
    result = d.result
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


def pick(s: Any, i: int, w: Any, d: Any, count: int, clocks: Any) -> int:
    """One of the answers listed for table `i`: a seat's evenly from its stream, fate's by odds."""
    key = fast_number(w.roots[s.seat + 1], clocks[i, 0])
    if s.seat == FATE:
        return by_odds(s, w.box, d.menu, count, d.odds, key, clocks[i, 1])
    return d.menu[fast_below(key, clocks[i, 1], count)]  # type: ignore[no-any-return]


def choose_one(s: Any, i: int, w: Any, d: Any, clocks: Any) -> int:
    """A random answer at table `i`."""
    if s.seat == NOBODY:
        return 0
    return pick(s, i, w, d, legal(s, w.box, d.menu), clocks)


def look(raw: Any, veiled: Any, behind: Any, w: Any, seat: int, row: Any) -> None:
    """What a seat sees of a table; whoever is no seat sees what an onlooker does.

    `behind` are the numbers of the table `veiled`, free to be written on.
    """
    if SECRET:
        put_behind_veil(raw, veiled, behind, w, seat)
        write_row(behind, w, max(seat, 0), row)
    else:
        write_row(raw, w, max(seat, 0), row)


def put_behind_veil(raw: Any, veiled: Any, behind: Any, w: Any, seat: int) -> None:
    """Copy a table and take from the copy what a seat may not know."""
    for k in range(len(raw.wide)):
        behind.wide[k] = raw.wide[k]
    veil(veiled, w.box, 1 << seat if seat >= 0 else 0)


def list_answers(s: Any, w: Any, d: Any, mask: Any) -> int:
    """Which actions are legal at a table; how many."""
    for action in range(ACTIONS):
        mask.flags[action] = 0
    count = legal(s, w.box, d.menu)
    for k in range(count):
        mask.flags[d.menu[k]] = 1
    return count


def list_odds(s: Any, i: int, w: Any, d: Any, count: int, odds: Any) -> None:
    """Fate's odds at table `i`, where they are handed out."""
    for action in range(ACTIONS):
        odds[i, action] = 0
    if s.seat == FATE:
        total = weights(s, w.box, d.menu, count, d.odds)
        for k in range(count):
            odds[i, d.menu[k]] = 1 if total == count else d.odds[k]


def tell(p: Any, w: Any, d: Any, first: int, last: int) -> None:
    """Who is asked at the tables `first`…, what he sees, what he may answer, and a random answer.

    It is drawn here, where the answers are listed: to list them is what a choice costs.
    """
    tables, raws = at(p.tables, p.rows, STATE), at(p.tables, p.rows, RAW)
    seen, answers = at(p.observations, p.games, ROW), at(p.masks, p.games, MASK)
    asked, drawn = at(p.seats, p.games, np.int8), at(p.drawn, p.games, np.int64)
    clocks, odds = grid(p.clocks, p.games, 2, np.int64), grid(p.odds, p.games, ACTIONS, np.int16)
    for i in range(first, last):
        s = tables[i]
        asked[i] = s.seat
        look(raws[i], tables[d.veiled], raws[d.veiled], w, s.seat, seen[i])
        count = list_answers(s, w, d, answers[i])
        drawn[i] = pick(s, i, w, d, count, clocks) if count > 0 else 0
        if not w.fate_inside:
            list_odds(s, i, w, d, count, odds)


def look_at_all(
    places: Any, worker: int, first: int, last: int, seat: int, observations: Any
) -> None:
    """What one seat sees of the tables `first`…, whoever is asked there."""
    p = places.view(PLACES)[0]
    w, d = at(p.shared, 1, SHARED)[0], at(p.pads, worker + 1, PAD)[worker]
    tables, raws = at(p.tables, p.rows, STATE), at(p.tables, p.rows, RAW)
    seen = observations.view(ROW)
    for i in range(first, last):
        look(raws[i], tables[d.veiled], raws[d.veiled], w, seat, seen[i, 0])


def describe(places: Any, worker: int, first: int, last: int, features: Any) -> None:
    """The features of the tables `first`…, every seat's, as far as the asked seat knows them."""
    p = places.view(PLACES)[0]
    w, d = at(p.shared, 1, SHARED)[0], at(p.pads, worker + 1, PAD)[worker]
    tables, raws = at(p.tables, p.rows, STATE), at(p.tables, p.rows, RAW)
    for i in range(first, last):
        seat = tables[i].seat
        put_behind_veil(raws[i], tables[d.veiled], raws[d.veiled], w, seat)
        for each in range(features.shape[1]):
            for k in range(features.shape[2]):
                features[i, each, k] = 0
        if seat >= 0:
            extract_features(tables[d.veiled], w.box, features[i])


def is_illegal(s: Any, w: Any, action: int) -> bool:
    """Whether an action may not be carried out now. A finished table asks for none."""
    if s.seat == NOBODY:
        return False
    return action < 0 or action >= ACTIONS or why_not(s, w.box, action) != 0


def find_illegal(p: Any, w: Any, first: int, last: int, actions: Any) -> int:
    """The first table whose action is not legal; −1 if there is none."""
    tables = at(p.tables, p.rows, STATE)
    for i in range(first, last):
        if is_illegal(tables[i], w, actions[i]):
            return i
    return -1


def act(s: Any, i: int, w: Any, d: Any, action: int, clocks: Any) -> bool:
    """Carry out one action at table `i` up to the next question to a seat; is the game over?"""
    apply(s, w.box, action, w.journal)
    clocks[i, 1] += 1
    let_fate_answer(s, i, w, d, clocks)
    return s.seat == NOBODY  # type: ignore[no-any-return]


def begin_turn(i: int, w: Any, rewards: Any, scores: Any, ended: Any) -> None:
    """Nothing has been won at table `i` yet."""
    ended[i] = False
    for seat in range(w.seats):
        rewards[i, seat] = 0
        scores[i, seat] = 0


def close(
    s: Any, raw: Any, i: int, w: Any, d: Any, clocks: Any, rewards: Any, scores: Any, ended: Any
) -> None:
    """A game is over: settle it, and lay table `i` for the next one."""
    settle(s, i, w, d, rewards, scores)
    ended[i] = True
    clocks[i, 0] += w.stride
    if w.autoreset:
        lay_anew(s, raw, i, w, d, clocks)


def turn(p: Any, w: Any, d: Any, first: int, last: int, how: int, actions: Any) -> None:
    """Carry out one action at each of the tables `first`…, or lay them anew."""
    tables, raws = at(p.tables, p.rows, STATE), at(p.tables, p.rows, RAW)
    clocks, ended = grid(p.clocks, p.games, 2, np.int64), at(p.ended, p.games, np.bool_)
    rewards = grid(p.rewards, p.games, w.seats, np.float32)
    scores = grid(p.scores, p.games, w.seats, np.int16)
    for i in range(first, last):
        s, raw = tables[i], raws[i]
        begin_turn(i, w, rewards, scores, ended)
        if how == ANEW:
            lay_anew(s, raw, i, w, d, clocks)
        elif s.seat != NOBODY and act(s, i, w, d, actions[i], clocks):
            close(s, raw, i, w, d, clocks, rewards, scores, ended)


def step(places: Any, worker: int, first: int, last: int, how: int, actions: Any) -> int:
    """Do at the tables `first`… what `how` says, and tell what follows.

    If actions are to be checked and one is illegal, nothing happens; the number of its table is
    returned, else −1.
    """
    p = places.view(PLACES)[0]
    w, d = at(p.shared, 1, SHARED)[0], at(p.pads, worker + 1, PAD)[worker]
    refused = -1
    if how in (CHECKED, CHECK):
        refused = find_illegal(p, w, first, last, actions)
    if refused >= 0 or how == CHECK:
        return refused
    if how != TELL:
        turn(p, w, d, first, last, how, actions)
    tell(p, w, d, first, last)
    return refused


def scale(compact: Any, low: Any, factors: Any, floats: Any) -> None:
    """Compact observations as floats between 0 and 1, by their bounds."""
    for i in range(compact.shape[0]):
        for k in range(compact.shape[1]):
            floats[i, k] = (compact[i, k] - low[k]) * factors[k]
