"""The kernels. Names in capitals and the functions called are put in place by `binding.Binder`.

Where the table lives decides the speed. In local memory the hardware interleaves the threads'
tables word by word, which is quick as long as all read the same place; on the chip's shared memory
each thread may read another place. Global memory is for tables that outlive a kernel.
"""

from typing import Any

from numba import cuda, uint64

from lusoria.research.cuda.loops import OVER, REFUSED, pick, play_games, renew, tell, turn
from lusoria.research.observation import BYTES, PAIRS, QUADS, SEATS, SET, WORDS

STATE: Any = None
RAW: Any = None
DESK: Any = None
TALLY: Any = None
TABLE_WORDS = DESK_WORDS = TALLY_WORDS = BLOCK = BLOCK_WORDS = 1


def play_local(shared: Any, first: int, last: int, stretch: int, numbers: Any, words: Any) -> None:
    """Random games, each thread's table in local memory."""
    i = cuda.grid(1)
    threads = numbers.shape[1]
    if i < threads:
        desks = cuda.local.array(DESK_WORDS, uint64).view(DESK)
        own = cuda.local.array(TABLE_WORDS, uint64)
        tally = cuda.local.array(TALLY_WORDS, uint64)
        for k in range(TALLY_WORDS):
            tally[k] = 0
        play_games(
            own.view(STATE), own.view(RAW), 0, desks, shared, tally.view(TALLY), first + i, last,
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
        desks = cuda.local.array(DESK_WORDS, uint64).view(DESK)
        tally = cuda.local.array(TALLY_WORDS, uint64)
        for k in range(TALLY_WORDS):
            tally[k] = 0
        play_games(
            block.view(STATE), block.view(RAW), cuda.threadIdx.x, desks, shared, tally.view(TALLY),
            first + i, last, threads, stretch,
        )  # fmt: skip
        for k in range(TALLY_WORDS):
            numbers[k, i] = tally[k]


def play_global(shared: Any, first: int, last: int, stretch: int, numbers: Any, words: Any) -> None:
    """Random games, the tables in global memory."""
    i = cuda.grid(1)
    threads = numbers.shape[1]
    if i < threads:
        desks = cuda.local.array(DESK_WORDS, uint64).view(DESK)
        tally = cuda.local.array(TALLY_WORDS, uint64)
        for k in range(TALLY_WORDS):
            tally[k] = 0
        play_games(
            words.view(STATE), words.view(RAW), i, desks, shared, tally.view(TALLY), first + i,
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
    """One action at each table; games that are over are listed (their number first), as `renew`
    is long and the threads of a warp should do it together; the lowest refused one is kept."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        desks = cuda.local.array(DESK_WORDS, uint64).view(DESK)
        own = cuda.local.array(TABLE_WORDS, uint64)
        for k in range(TABLE_WORDS):
            own[k] = words[i * TABLE_WORDS + k]
        what = turn(own.view(STATE), desks, shared, i, actions, clocks, rewards, scores, ended)
        for k in range(TABLE_WORDS):
            words[i * TABLE_WORDS + k] = own[k]
        if what == OVER:
            over[cuda.atomic.add(over, 0, 1) + 1] = i
        elif what == REFUSED:
            cuda.atomic.min(refused, 0, i)


def renew_tables(
    words: Any, shared: Any, everywhere: bool, clocks: Any, rewards: Any, scores: Any, ended: Any,
    over: Any,
) -> None:  # fmt: skip
    """Settle the games that are over and lay their tables for the next; or lay all tables anew."""
    j = cuda.grid(1)
    if j < ended.shape[0] and (everywhere or j < over[0]):
        i = j if everywhere else over[j + 1]
        desks = cuda.local.array(DESK_WORDS, uint64).view(DESK)
        own = cuda.local.array(TABLE_WORDS, uint64)
        for k in range(TABLE_WORDS):
            own[k] = words[i * TABLE_WORDS + k]
        renew(
            own.view(STATE), own.view(RAW), desks, shared, i, everywhere, clocks, rewards, scores,
            ended,
        )  # fmt: skip
        for k in range(TABLE_WORDS):
            words[i * TABLE_WORDS + k] = own[k]


def tell_tables(
    words: Any, veiled: Any, shared: Any, masks: Any, odds: Any, asked: Any, over: Any
) -> None:
    """Who is asked at each table and what he may answer; the list of games over is emptied."""
    i = cuda.grid(1)
    if i == 0:
        over[0] = 0
    if i < asked.shape[0]:
        desks = cuda.local.array(DESK_WORDS, uint64).view(DESK)
        tell(
            words.view(STATE), words.view(RAW), veiled.view(STATE), veiled.view(RAW), desks, shared,
            i, masks, odds, asked,
        )  # fmt: skip


def choose(words: Any, shared: Any, clocks: Any, actions: Any) -> None:
    """A random answer at each table."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        desks = cuda.local.array(DESK_WORDS, uint64).view(DESK)
        pick(words.view(STATE), desks, shared, i, clocks, actions)


def clear(numbers: Any) -> None:
    """Zeros everywhere."""
    for k in range(cuda.grid(1), numbers.shape[0], cuda.gridsize(1)):
        numbers[k] = 0


def observe(
    bytes_: Any, pairs: Any, quads: Any, wide: Any, places: Any, kinds: Any, bits: Any, asked: Any,
    seats: int, low: Any, factors: Any, out: Any,
) -> None:  # fmt: skip
    """Observations, a warp to a game and a lane to a number: neighbours write to neighbours."""
    lane = cuda.threadIdx.x % 32
    i = cuda.grid(1) // 32
    if i < out.shape[0]:
        observer = max(asked[i], 0)
        for k in range(lane, out.shape[1], 32):
            kind, place = kinds[k], places[observer, k]
            value = 0
            if kind == BYTES:
                value = bytes_[i, place]
            elif kind == SEATS:
                value = bytes_[i, place]
                if 0 <= value < seats:
                    value = (value - observer + seats) % seats
            elif kind == PAIRS:
                value = pairs[i, place]
            elif kind == QUADS:
                value = quads[i, place]
            elif kind == WORDS:
                value = wide[i, place]
            elif kind == SET:
                value = (wide[i, place] >> bits[k]) & 1
            out[i, k] = (value - low[k]) * factors[k]
