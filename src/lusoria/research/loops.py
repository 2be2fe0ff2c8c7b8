"""Loops over many games at once, bound to one game by `core.rule.bind` like those of `core.loops`.

A batch is one block of words, a row per table; behind the games' own tables each worker has one to
look at through a veil. `w` is what all workers read, `d` the pad of one (`workspace.py`): structs,
because compiled code counts references to arrays. The GPU's threads use the same functions.
"""

from typing import Any

from lusoria.bots.search.knowledge import extract_features
from lusoria.core.contract import apply, legal, outcome, setup, veil, weights, why_not
from lusoria.core.loops import by_odds
from lusoria.core.rows import write_row
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_below, fast_number

UNCHECKED, CHECKED, ANEW = range(3)
"""How to step: actions known to be legal, actions to be checked, or all tables laid anew."""

STATE: Any = None
RAW: Any = None
SHARED: Any = None
PAD: Any = None
ROW: Any = None
MASK: Any = None
ACTIONS: int = 0
SECRET: bool = False
"""Put in place for each game: its table as facts and as bare numbers, the structs named above, a
row of observations and of the mask, its number of actions, and whether it has secrets.

Blocks come as bare numbers and are seen as structs only here: to tell one layout of a struct from
another costs Python a microsecond an argument."""


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


def choose_one(s: Any, i: int, w: Any, d: Any, clocks: Any) -> int:
    """A random answer at table `i`: a seat's evenly from its own stream, fate's by its odds."""
    if s.seat == NOBODY:
        return 0
    count = legal(s, w.box, d.menu)
    key = fast_number(w.roots[s.seat + 1], clocks[i, 0])
    if s.seat == FATE:
        return by_odds(s, w.box, d.menu, count, d.odds, key, clocks[i, 1])
    return d.menu[fast_below(key, clocks[i, 1], count)]  # type: ignore[no-any-return]


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


def tell(
    words: Any, shared: Any, pads: Any, worker: int, first: int, last: int, rows: Any, masks: Any,
    odds: Any, asked: Any,
) -> None:  # fmt: skip
    """Who is asked at the tables `first`…, what he sees, and what he may answer."""
    w, d = shared.view(SHARED)[0], pads.view(PAD)[worker]
    tables, raws = words.view(STATE), words.view(RAW)
    seen, answers = rows.view(ROW), masks.view(MASK)
    for i in range(first, last):
        s = tables[i, 0]
        asked[i] = s.seat
        look(raws[i, 0], tables[d.veiled, 0], raws[d.veiled, 0], w, s.seat, seen[i, 0])
        count = list_answers(s, w, d, answers[i, 0])
        if not w.fate_inside:
            list_odds(s, i, w, d, count, odds)


def look_at_all(
    words: Any,
    shared: Any,
    pads: Any,
    worker: int,
    first: int,
    last: int,
    seat: int,
    rows: Any,
) -> None:
    """What one seat sees of the tables `first`…, whoever is asked there."""
    w, d = shared.view(SHARED)[0], pads.view(PAD)[worker]
    tables, raws, seen = words.view(STATE), words.view(RAW), rows.view(ROW)
    for i in range(first, last):
        look(raws[i, 0], tables[d.veiled, 0], raws[d.veiled, 0], w, seat, seen[i, 0])


def describe(
    words: Any, shared: Any, pads: Any, worker: int, first: int, last: int, features: Any
) -> None:
    """The features of the tables `first`…, every seat's, as far as the asked seat knows them."""
    w, d = shared.view(SHARED)[0], pads.view(PAD)[worker]
    tables, raws = words.view(STATE), words.view(RAW)
    for i in range(first, last):
        seat = tables[i, 0].seat
        put_behind_veil(raws[i, 0], tables[d.veiled, 0], raws[d.veiled, 0], w, seat)
        for each in range(features.shape[1]):
            for k in range(features.shape[2]):
                features[i, each, k] = 0
        if seat >= 0:
            extract_features(tables[d.veiled, 0], w.box, features[i])


def is_illegal(s: Any, w: Any, action: int) -> bool:
    """Whether an action may not be carried out now. A finished table asks for none."""
    if s.seat == NOBODY:
        return False
    return action < 0 or action >= ACTIONS or why_not(s, w.box, action) != 0


def find_illegal(
    words: Any, shared: Any, pads: Any, worker: int, first: int, last: int, actions: Any
) -> int:
    """The first table whose action is not legal; −1 if there is none."""
    tables, w = words.view(STATE), shared.view(SHARED)[0]
    for i in range(first, last):
        if is_illegal(tables[i, 0], w, actions[i]):
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


def step(
    words: Any, shared: Any, pads: Any, worker: int, first: int, last: int, how: int, actions: Any,
    clocks: Any, rows: Any, masks: Any, odds: Any, asked: Any, rewards: Any, scores: Any,
    ended: Any,
) -> int:  # fmt: skip
    """Carry out one action at each of the tables `first`…, or lay them anew; tell what follows.

    If actions are to be checked and one is illegal, nothing happens; the number of its table is
    returned, else −1.
    """
    w, d = shared.view(SHARED)[0], pads.view(PAD)[worker]
    if how == CHECKED:
        refused = find_illegal(words, shared, pads, worker, first, last, actions)
        if refused >= 0:
            return refused
    tables, raws = words.view(STATE), words.view(RAW)
    for i in range(first, last):
        s, raw = tables[i, 0], raws[i, 0]
        begin_turn(i, w, rewards, scores, ended)
        if how == ANEW:
            lay_anew(s, raw, i, w, d, clocks)
        elif s.seat != NOBODY and act(s, i, w, d, actions[i], clocks):
            close(s, raw, i, w, d, clocks, rewards, scores, ended)
    tell(words, shared, pads, worker, first, last, rows, masks, odds, asked)
    return -1


def choose(
    words: Any, shared: Any, pads: Any, worker: int, first: int, last: int, clocks: Any,
    actions: Any,
) -> None:  # fmt: skip
    """A random answer at each of the tables `first`…"""
    w, d = shared.view(SHARED)[0], pads.view(PAD)[worker]
    tables = words.view(STATE)
    for i in range(first, last):
        actions[i] = choose_one(tables[i, 0], i, w, d, clocks)


def scale(compact: Any, low: Any, factors: Any, floats: Any) -> None:
    """Compact observations as floats between 0 and 1, by their bounds."""
    for i in range(compact.shape[0]):
        for k in range(compact.shape[1]):
            floats[i, k] = (compact[i, k] - low[k]) * factors[k]
