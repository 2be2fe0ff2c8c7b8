"""The kernels. Names in capitals and the functions called are put in place by `binding.Binder`.

Where the table lives decides the speed. In local memory the hardware interleaves the threads'
tables word by word, which is quick as long as all read the same place; on the chip's shared memory
each thread may read another place. Global memory is for tables that outlive a kernel.
"""

from typing import Any

import numpy as np
from numba import cuda, int32, int64, uint32, uint64

from lusoria.core.observation import SEATS, SET
from lusoria.core.seats import NOBODY
from lusoria.research.cuda.loops import (
    OVER,
    REFUSED,
    RENEW,
    TELL,
    TURN,
    describe,
    pick,
    play_games,
    renew,
    tell,
    turn,
)
from lusoria.research.cuda.warps import LANES

STATE: Any = None
RAW: Any = None
PAD: Any = None
TALLY: Any = None
TABLE_WORDS = TALLY_WORDS = MASK_WORDS = BLOCK = BLOCK_WORDS = 1
FLOATS = False
scratch: Any = None


def play_local(shared: Any, first: int, last: int, patience: int, numbers: Any, words: Any) -> None:
    """Random games, each thread's table in local memory."""
    i, threads = cuda.grid(1), numbers.shape[1]
    own = cuda.local.array(TABLE_WORDS, uint64)
    tally = cuda.local.array(TALLY_WORDS, uint64)
    for k in range(TALLY_WORDS):
        tally[k] = 0
    number = first + i if i < threads else last
    play_games(
        own.view(STATE), own.view(RAW), 0, scratch().view(PAD), shared, tally.view(TALLY),
        number, last, threads, patience,
    )  # fmt: skip
    if i < threads:
        for k in range(TALLY_WORDS):
            numbers[k, i] = tally[k]


def play_shared(
    shared: Any, first: int, last: int, patience: int, numbers: Any, words: Any
) -> None:
    """Random games, the tables of a block in shared memory."""
    i, threads = cuda.grid(1), numbers.shape[1]
    block, t = cuda.shared.array(BLOCK_WORDS, uint64), cuda.threadIdx.x
    tally = cuda.local.array(TALLY_WORDS, uint64)
    for k in range(TALLY_WORDS):
        tally[k] = 0
    number = first + i if i < threads else last
    play_games(
        block.view(STATE), block.view(RAW), t, scratch().view(PAD), shared, tally.view(TALLY),
        number, last, threads, patience,
    )  # fmt: skip
    if i < threads:
        for k in range(TALLY_WORDS):
            numbers[k, i] = tally[k]


def play_global(
    shared: Any, first: int, last: int, patience: int, numbers: Any, words: Any
) -> None:
    """Random games, the tables in global memory."""
    i, threads = cuda.grid(1), numbers.shape[1]
    tally = cuda.local.array(TALLY_WORDS, uint64)
    for k in range(TALLY_WORDS):
        tally[k] = 0
    number = first + i if i < threads else last
    play_games(
        words.view(STATE), words.view(RAW), i, scratch().view(PAD), shared, tally.view(TALLY),
        number, last, threads, patience,
    )  # fmt: skip
    if i < threads:
        for k in range(TALLY_WORDS):
            numbers[k, i] = tally[k]


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
    words: Any, shared: Any, how: int, clocks: Any, actions: Any, rewards: Any, scores: Any,
    ended: Any, over: Any, emptied: Any, refused: Any, seats: int, masks: Any, odds: Any,
    asked: Any, plan: Any, low: Any, factors: Any, out: Any,
) -> None:  # fmt: skip
    """One action at each table; who is asked then, what he may answer, and what he sees.

    A block's tables are fetched and put back side by side, so that neighbours read neighbours; all
    that is told goes out likewise, a warp to a game and a lane to a number. Games that are over are
    listed (their number first) and not told of: a second call settles and renews the listed ones,
    which is long, and the threads of a warp should do it together. Meanwhile the list of the step
    before is emptied. The lowest number of a refused action is kept.
    """
    block = cuda.shared.array(BLOCK_WORDS, uint64)
    answers = cuda.shared.array((BLOCK, MASK_WORDS), uint32)
    games = cuda.shared.array(BLOCK, int64)
    observers = cuda.shared.array(BLOCK, int32)
    t, start = cuda.threadIdx.x, cuda.blockIdx.x * BLOCK
    many = min(BLOCK, (over[0] if how == RENEW else asked.shape[0]) - start)
    if many <= 0:
        return
    if t < many:
        games[t] = over[start + t + 1] if how == RENEW else start + t
    for k in range(MASK_WORDS):
        answers[t, k] = 0
    cuda.syncthreads()
    for k in range(t, many * TABLE_WORDS, BLOCK):
        block[k] = words[games[k // TABLE_WORDS] * TABLE_WORDS + k % TABLE_WORDS]
    cuda.syncthreads()
    pads, tables = scratch().view(PAD), block.view(STATE)
    i = games[min(t, many - 1)]
    told = t < many
    if t < many and how == TURN:
        what = turn(tables, t, pads, shared, i, actions, clocks, rewards, scores, ended)
        if what == OVER:
            over[cuda.atomic.add(over, 0, 1) + 1] = i
            told = False
        elif what == REFUSED:
            cuda.atomic.min(refused, 0, i)
        if i == 0:
            emptied[0] = 0
    elif t < many and how != TELL:
        renew(
            tables, block.view(RAW), t, pads, shared, i, how == RENEW, clocks, rewards, scores,
            ended,
        )  # fmt: skip
    cuda.syncthreads()
    if how != TELL:
        for k in range(t, many * TABLE_WORDS, BLOCK):
            words[games[k // TABLE_WORDS] * TABLE_WORDS + k % TABLE_WORDS] = block[k]
    cuda.syncthreads()
    observers[t] = NOBODY
    if told:
        observers[t] = tell(tables, t, pads, shared, i, answers, odds, asked)
    cuda.syncthreads()
    quads, lane = block.view(np.int32), t & (LANES - 1)
    for game in range(t // LANES, many, BLOCK // LANES):
        observer, number = observers[game], games[game]
        if observer >= 0:
            row, lines, mask = out[number], plan[observer], masks[number]
            for k in range(lane, out.shape[1], LANES):
                line = lines[k]
                value = quads[2 * game * TABLE_WORDS + (line & 0xFF)]
                value = int32(int32(value << ((line >> 8) & 31)) >> ((line >> 13) & 31))
                if line >> 18 == SET:
                    value &= 1
                elif line >> 18 == SEATS and 0 <= value < seats:
                    value -= observer
                    if value < 0:
                        value += seats
                if FLOATS:
                    row[k] = (value - low[k]) * factors[k]
                else:
                    row[k] = value
            for k in range(lane, masks.shape[1], LANES):
                mask[k] = (answers[game, k >> 5] >> lane) & 1


def describe_tables(words: Any, shared: Any, features: Any, flat: Any) -> None:
    """The features of each game; `flat` are the same numbers in one row, to be blanked first."""
    block = cuda.shared.array(BLOCK_WORDS, uint64)
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


def choose(words: Any, shared: Any, clocks: Any, actions: Any) -> None:
    """A random answer at each table."""
    block = cuda.shared.array(BLOCK_WORDS, uint64)
    t, start = cuda.threadIdx.x, cuda.blockIdx.x * BLOCK
    for k in range(t, min(BLOCK, actions.shape[0] - start) * TABLE_WORDS, BLOCK):
        block[k] = words[start * TABLE_WORDS + k]
    cuda.syncthreads()
    if start + t < actions.shape[0]:
        pads = scratch().view(PAD)
        pick(block.view(STATE), t, pads, shared, start + t, clocks, actions)
