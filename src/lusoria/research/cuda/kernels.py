"""The kernels. Names in capitals and the functions called are put in place by `binding.Binder`.

Where the table lives decides the speed. In local memory the hardware interleaves the threads'
tables word by word, which is quick as long as all read the same place; on the chip's shared memory
each thread may read another place. Global memory is for tables that outlive a kernel.
"""

from typing import Any

import numpy as np
from numba import cuda, int32, uint64

from lusoria.core.observation import BYTES, PAIRS, QUADS, SEATS, SET, WORDS
from lusoria.research.cuda.loops import (
    OVER,
    REFUSED,
    describe,
    pick,
    play_games,
    renew,
    tell,
    turn,
)

STATE: Any = None
RAW: Any = None
PAD: Any = None
TALLY: Any = None
TABLE_WORDS = PAD_WORDS = TALLY_WORDS = BLOCK = BLOCK_WORDS = 1
FLOATS = False


def play_local(shared: Any, first: int, last: int, stretch: int, numbers: Any, words: Any) -> None:
    """Random games, each thread's table in local memory."""
    i = cuda.grid(1)
    threads = numbers.shape[1]
    if i < threads:
        pads = cuda.local.array(PAD_WORDS, uint64).view(PAD)
        own = cuda.local.array(TABLE_WORDS, uint64)
        tally = cuda.local.array(TALLY_WORDS, uint64)
        for k in range(TALLY_WORDS):
            tally[k] = 0
        play_games(
            own.view(STATE), own.view(RAW), 0, pads, shared, tally.view(TALLY), first + i, last,
            threads, stretch,
        )  # fmt: skip
        for k in range(TALLY_WORDS):
            numbers[k, i] = tally[k]


def play_shared(shared: Any, first: int, last: int, stretch: int, numbers: Any, words: Any) -> None:
    """Random games, the tables of a block in shared memory."""
    block = cuda.shared.array(BLOCK_WORDS, uint64)
    i = cuda.grid(1)
    threads = numbers.shape[1]
    if i < threads:
        pads = cuda.local.array(PAD_WORDS, uint64).view(PAD)
        tally = cuda.local.array(TALLY_WORDS, uint64)
        for k in range(TALLY_WORDS):
            tally[k] = 0
        play_games(
            block.view(STATE), block.view(RAW), cuda.threadIdx.x, pads, shared, tally.view(TALLY),
            first + i, last, threads, stretch,
        )  # fmt: skip
        for k in range(TALLY_WORDS):
            numbers[k, i] = tally[k]


def play_global(shared: Any, first: int, last: int, stretch: int, numbers: Any, words: Any) -> None:
    """Random games, the tables in global memory."""
    i = cuda.grid(1)
    threads = numbers.shape[1]
    if i < threads:
        pads = cuda.local.array(PAD_WORDS, uint64).view(PAD)
        tally = cuda.local.array(TALLY_WORDS, uint64)
        for k in range(TALLY_WORDS):
            tally[k] = 0
        play_games(
            words.view(STATE), words.view(RAW), i, pads, shared, tally.view(TALLY), first + i,
            last, threads, stretch,
        )  # fmt: skip
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


def take_turns(
    words: Any, shared: Any, actions: Any, clocks: Any, rewards: Any, scores: Any, ended: Any,
    over: Any, refused: Any,
) -> None:  # fmt: skip
    """One action at each table.

    A block's tables are fetched and put back side by side, so that neighbours read neighbours.
    Games that are over are listed (their number first): `renew_tables` is long, and the threads of
    a warp should do it together. The lowest number of a refused action is kept.
    """
    block = cuda.shared.array(BLOCK_WORDS, uint64)
    t, start = cuda.threadIdx.x, cuda.blockIdx.x * BLOCK
    size = min(BLOCK, actions.shape[0] - start) * TABLE_WORDS
    for k in range(t, size, BLOCK):
        block[k] = words[start * TABLE_WORDS + k]
    cuda.syncthreads()
    i = start + t
    if i < actions.shape[0]:
        pads = cuda.local.array(PAD_WORDS, uint64).view(PAD)
        what = turn(block.view(STATE), t, pads, shared, i, actions, clocks, rewards, scores, ended)
        if what == OVER:
            over[cuda.atomic.add(over, 0, 1) + 1] = i
        elif what == REFUSED:
            cuda.atomic.min(refused, 0, i)
    cuda.syncthreads()
    for k in range(t, size, BLOCK):
        words[start * TABLE_WORDS + k] = block[k]


def renew_tables(
    words: Any, shared: Any, everywhere: bool, clocks: Any, rewards: Any, scores: Any, ended: Any,
    over: Any,
) -> None:  # fmt: skip
    """Settle the games that are over and lay their tables for the next; or lay all tables anew."""
    j = cuda.grid(1)
    if j < ended.shape[0] and (everywhere or j < over[0]):
        i = j if everywhere else over[j + 1]
        pads = cuda.local.array(PAD_WORDS, uint64).view(PAD)
        own = cuda.local.array(TABLE_WORDS, uint64)
        for k in range(TABLE_WORDS):
            own[k] = words[i * TABLE_WORDS + k]
        renew(
            own.view(STATE), own.view(RAW), pads, shared, i, everywhere, clocks, rewards, scores,
            ended,
        )  # fmt: skip
        for k in range(TABLE_WORDS):
            words[i * TABLE_WORDS + k] = own[k]


def tell_tables(
    words: Any, shared: Any, seats: int, masks: Any, flags: Any, odds: Any, asked: Any, over: Any,
    places: Any, kinds: Any, bits: Any, low: Any, factors: Any, out: Any,
) -> None:  # fmt: skip
    """Who is asked at each table, what he may answer, and what he sees.

    A block's tables are fetched side by side; the observations of a block are written likewise, a
    warp to a game and a lane to a number. The list of games over is emptied.
    """
    block = cuda.shared.array(BLOCK_WORDS, uint64)
    observers = cuda.shared.array(BLOCK, int32)
    t, start = cuda.threadIdx.x, cuda.blockIdx.x * BLOCK
    many = min(BLOCK, asked.shape[0] - start)
    for k in range(t, many * TABLE_WORDS, BLOCK):
        block[k] = words[start * TABLE_WORDS + k]
    width = masks.shape[1]
    for k in range(t, many * width, BLOCK):
        flags[start * width + k] = 0
    cuda.syncthreads()
    if t < many:
        pads = cuda.local.array(PAD_WORDS, uint64).view(PAD)
        observers[t] = tell(block.view(STATE), t, pads, shared, start + t, masks, odds, asked)
    if start + t == 0:
        over[0] = 0
    cuda.syncthreads()
    bytes_, pairs = block.view(np.int8), block.view(np.int16)
    quads, wide = block.view(np.int32), block.view(np.int64)
    for game in range(t // 32, many, BLOCK // 32):
        observer, table = observers[game], game * TABLE_WORDS
        for k in range(t % 32, out.shape[1], 32):
            kind, place = kinds[k], places[observer, k]
            value = 0
            if kind == BYTES:
                value = bytes_[table * 8 + place]
            elif kind == SEATS:
                value = bytes_[table * 8 + place]
                if 0 <= value < seats:
                    value = (value - observer + seats) % seats
            elif kind == PAIRS:
                value = pairs[table * 4 + place]
            elif kind == QUADS:
                value = quads[table * 2 + place]
            elif kind == WORDS:
                value = wide[table + place]
            elif kind == SET:
                value = (wide[table + place] >> bits[k]) & 1
            if FLOATS:
                out[start + game, k] = (value - low[k]) * factors[k]
            else:
                out[start + game, k] = value


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
        pads = cuda.local.array(PAD_WORDS, uint64).view(PAD)
        pick(block.view(STATE), t, pads, shared, start + t, clocks, actions)
