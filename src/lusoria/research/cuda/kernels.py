"""The kernels. Names in capitals and the functions called are put in place by `binding.Binder`.

The tables of a block lie in the chip's shared memory, where each thread may read another place, and
any thread may work at any table: before each ply the block lines up by what is asked. Of a row of
shared memory whose size is 0 the launch says how long it is: only so may it exceed 48 KB. Each row
of it has a line of its own below, by which the simulator tells them apart.
"""

from typing import Any

import numpy as np
from numba import cuda, int32, int64, uint32, uint64

from lusoria.core.seats import NOBODY
from lusoria.research.cuda.loops import (
    ANEW,
    AT_ONCE,
    REFUSED,
    RENEW,
    TELL,
    TURN,
    answer,
    begin,
    carry_out,
    choose,
    decides,
    describe,
    goes_on,
    is_over,
    lay,
    may_act,
    note_down,
    put_veil_on,
    question,
    renew,
    seen,
)
from lusoria.research.cuda.threads import fetch, line_up, put_back

STATE: Any = None
RAW: Any = None
PAD: Any = None
TALLY: Any = None
VERB: Any = None
TABLE_WORDS = TALLY_WORDS = MASK_WORDS = BLOCK = ACTIONS = LENGTH = 1
QUESTIONS = VERBS = KINDS = LANES = 1
FLOATS = False
scratch: Any = None


def play(shared: Any, upcoming: Any, last: int, patience: int, closing: int, tallies: Any) -> None:
    """Random games up to number `last`, added up: a column of tallies for each thread.

    Whoever has finished a game takes the next number: games are of unlike length. A question that
    fewer than `patience` games of the block ask waits for more, unless none is asked by more; games
    that are over wait until there are `closing`.
    """
    i, t, threads = cuda.grid(1), cuda.threadIdx.x, tallies.shape[1]
    order = cuda.shared.array(BLOCK, int32)
    counts = cuda.shared.array(KINDS, int32)
    clocks = cuda.shared.array((BLOCK, 3), int64)
    block = cuda.shared.array(0, uint64)
    tables, raws, pads = block.view(STATE), block.view(RAW), scratch().view(PAD)
    words = cuda.local.array(TALLY_WORDS, uint64)
    for k in range(TALLY_WORDS):
        words[k] = 0
    tally = words.view(TALLY)
    clocks[t, 0] = 0 if i < threads else last
    clocks[t, 1] = 0
    clocks[t, 2] = 0
    for k in range(TABLE_WORDS):
        block[t * TABLE_WORDS + k] = 0
    for k in range(t, KINDS, BLOCK):
        counts[k] = 0
    cuda.syncthreads()
    while True:
        kind = question(tables, t, clocks[t, 0] < last, QUESTIONS)
        many = line_up(kind, QUESTIONS, closing, patience, counts, order)
        if many == 0:
            break
        if t < many:
            g = order[t]
            asked = question(tables, g, True, 0)
            if asked != 0:
                if decides(tables, g):
                    clocks[g, 2] += 1
                again = True
                while again:
                    action = choose(tables, g, pads, shared, clocks)
                    carry_out(tables, g, shared, clocks, action)
                    again = goes_on(tables, g, asked)
            else:
                if clocks[g, 1] > 0:
                    note_down(tables, g, pads, shared, tally, clocks)
                clocks[g, 0] = cuda.atomic.add(upcoming, 0, 1)
                clocks[g, 1] = 0
                clocks[g, 2] = 0
                if clocks[g, 0] < last:
                    lay(tables, raws, g, shared)
        cuda.syncthreads()
    if i < threads:
        for k in range(TALLY_WORDS):
            tallies[k, i] = words[k]


def add_up(numbers: Any, totals: Any, longest: int, shortest: int) -> None:
    """Each row of the tallies into one number: a sum, but a maximum and a minimum in two."""
    row = cuda.blockIdx.x
    total = totals[row] * 0
    for column in range(cuda.threadIdx.x, numbers.shape[1], cuda.blockDim.x):
        number = numbers[row, column]
        if row == longest:
            total = max(total, number)
        elif row == shortest:
            if number > 0 and (total == 0 or number < total):
                total = number
        else:
            total += number
    if row == longest:
        cuda.atomic.max(totals, row, total)
    elif row == shortest:
        if total > 0:
            cuda.atomic.min(totals, row, total)
    else:
        cuda.atomic.add(totals, row, total)


def step(
    words: Any, shared: Any, how: int, clocks: Any, actions: Any, drawn: Any, rewards: Any,
    scores: Any, ended: Any, over: Any, emptied: Any, refused: Any, seats: int, masks: Any,
    odds: Any, asked: Any, plan: Any, low: Any, factors: Any, out: Any,
) -> None:  # fmt: skip
    """One action at each table; who is asked then, what he may answer, and what he sees.

    A block's tables are fetched and put back side by side, so that neighbours read neighbours; all
    that is told goes out likewise, a warp to a game and a lane to a number. Games that are over are
    listed (their number first) and not told of: a second call settles and renews the listed ones,
    which is long, and the threads of a warp should do it together. Meanwhile the list of the step
    before is emptied. The lowest number of a refused action is kept.
    """
    block = cuda.shared.array(0, uint64)
    answers = cuda.shared.array((BLOCK, MASK_WORDS), uint32)
    ticks = cuda.shared.array((BLOCK, 2), int64)
    games = cuda.shared.array(BLOCK, int32)
    observers = cuda.shared.array(BLOCK, int32)
    order = cuda.shared.array(BLOCK, int32)
    counts = cuda.shared.array(KINDS, int32)
    t, start = cuda.threadIdx.x, cuda.blockIdx.x * BLOCK
    warp, lane = t // LANES, t & (LANES - 1)
    many = (over[0] if how == RENEW else asked.shape[0]) - start
    if many <= 0:
        return
    many = min(many, BLOCK)
    here = t < many
    i = (over[start + t + 1] if how == RENEW else start + t) if here else 0
    games[t], observers[t] = i, NOBODY
    ticks[t, 0] = clocks[i, 0]
    ticks[t, 1] = clocks[i, 1]
    for k in range(MASK_WORDS):
        answers[t, k] = 0
    for k in range(t, KINDS, BLOCK):
        counts[k] = 0
    cuda.syncthreads()
    fetch(block, words, TABLE_WORDS, games, many, how != RENEW)
    cuda.syncthreads()
    pads, tables = scratch().view(PAD), block.view(STATE)
    playing, kind = False, VERBS
    if here and (how in (TURN, ANEW)):
        begin(shared, i, rewards, scores, ended)
    if how == TURN and here:
        if i == 0:
            emptied[0] = 0
        playing = not is_over(tables, t)
        kind = VERB[min(max(actions[i], 0), ACTIONS - 1)]
    elif how != TELL and here:
        renew(
            tables, block.view(RAW), t, pads, shared, i, how == RENEW, ticks, rewards, scores,
            ended,
        )  # fmt: skip
    first = how == TURN
    going = True
    while going:
        if not first:
            asks = here and observers[t] < 0 and not (playing and is_over(tables, t))
            kind = question(tables, t, asks, QUESTIONS)
        count = line_up(kind, VERBS if first else QUESTIONS, 1, 1, counts, order)
        if t < count:
            g = order[t]
            i, what = games[g], question(tables, g, True, 0)
            again = True
            while again:
                if first:
                    action = may_act(tables, g, shared, actions[i])
                    if action == REFUSED:
                        cuda.atomic.min(refused, 0, i)
                else:
                    action = answer(
                        tables, g, pads, shared, ticks, i, answers, odds, asked, drawn, observers
                    )
                again = not first and action >= 0
                if action >= 0:
                    carry_out(tables, g, shared, ticks, action)
                    again = again and goes_on(tables, g, what)
        going = first or count > 0
        first = False
        cuda.syncthreads()
    if how != TELL:
        put_back(block, words, TABLE_WORDS, games, many, how != RENEW)
        if here:
            clocks[games[t], 0] = ticks[t, 0]
            clocks[games[t], 1] = ticks[t, 1]
    cuda.syncthreads()
    if playing and is_over(tables, t):
        over[cuda.atomic.add(over, 0, 1) + 1] = games[t]
    if observers[t] >= 0:
        put_veil_on(tables, t, shared)
    cuda.syncthreads()
    quads = block.view(np.int32)
    values = cuda.local.array(AT_ONCE, int32)
    for game in range(warp, many, BLOCK // LANES):
        observer, number = observers[game], games[game]
        if observer >= 0:
            row, lines, mask = out[number], plan[observer], masks[number]
            for j in range(0, -(-LENGTH // LANES), AT_ONCE):
                for part in range(AT_ONCE):
                    line = lines[(j + part) * LANES + lane]
                    values[part] = seen(quads, 2 * game * TABLE_WORDS, line, observer, seats)
                for part in range(AT_ONCE):
                    k = (j + part) * LANES + lane
                    if k < LENGTH:
                        if FLOATS:
                            row[k] = (values[part] - low[k]) * factors[k]
                        else:
                            row[k] = values[part]
            for j in range(-(-ACTIONS // LANES)):
                k = j * LANES + lane
                if k < ACTIONS:
                    mask[k] = (answers[game, k >> 5] >> (k & 31)) & 1


def describe_tables(words: Any, shared: Any, features: Any, flat: Any) -> None:
    """The features of each game; `flat` are the same numbers in one row, to be blanked first."""
    block = cuda.shared.array(0, uint64)
    t, start = cuda.threadIdx.x, cuda.blockIdx.x * BLOCK
    many = min(BLOCK, features.shape[0] - start)
    for k in range(t, many * TABLE_WORDS, BLOCK):
        block[k] = words[start * TABLE_WORDS + k]
    width = features.shape[1] * features.shape[2]
    for k in range(t, many * width, BLOCK):
        flat[start * width + k] = 0
    cuda.syncthreads()
    if t < many:
        describe(block.view(STATE), t, shared, start + t, features)
