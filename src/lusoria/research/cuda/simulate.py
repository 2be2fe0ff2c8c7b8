"""Random games on the GPU, added up: the same games and totals as `core.simulate`, far quicker."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.layout import layout_of, thaw
from lusoria.core.simulate import FAR, Tally
from lusoria.research.cuda import device
from lusoria.research.cuda.binding import binder, simulated
from lusoria.research.cuda.warps import LANES
from lusoria.research.workspace import shared

PLACES: Final = ("local", "shared", "global")
BLOCK: Final = 64
THREADS: Final = 262_144
BEST: Final = {"armorica": ("local", 32), "cambria": ("local", 32), "roma": ("shared", 32)}
"""Where each game's tables lie best, and how many threads of a warp wait before they go on to their
next games, as measured."""


@lru_cache(maxsize=32)
def kernel(game: Game, place: str, block: int) -> Any:
    """The kernel of a game with its tables in one kind of memory."""
    from lusoria.research.cuda import kernels

    template = getattr(kernels, f"play_{place}")
    words = game.state.dtype.itemsize // 8
    return binder(game).kernel(template, BLOCK=block, BLOCK_WORDS=block * words)


@lru_cache(maxsize=1)
def adder() -> Any:
    """The kernel that adds tallies up; no game is in it."""
    from numba import cuda

    from lusoria.research.cuda import kernels

    return cuda.jit(kernels.add_up)


def random_games(
    game: Game, seats: int, options: Mapping[str, str], games: int, seed: int | str, *,
    components: Components | None = None, first: int = 0, place: str = "", patience: int = 0,
    block: int = BLOCK, threads: int = THREADS,
) -> Any:  # fmt: skip
    """Play random games number `first`… on the GPU and return their tally as a plain object."""
    device.require()
    from numba import cuda

    if block % LANES and not simulated():
        raise Unreadable(f"a block is a multiple of {LANES} threads, not {block}")
    chosen = game.choose(options)
    common = shared(game, components or game.texts.standard(chosen), seats, seed)
    options_chosen = game.option_numbers(chosen)
    common["options"][:, : len(options_chosen)] = options_chosen
    threads = min(threads, games)
    place = place or BEST[game.name][0]
    patience = patience or BEST[game.name][1]
    numbers = cuda.device_array((layout_of(Tally).dtype.itemsize // 8, threads), np.int64)
    tables = -(-threads // block) * block if place == "global" else 1
    words = cuda.device_array(tables * (game.state.dtype.itemsize // 8), np.uint64)
    kernel(game, place, block)[-(-threads // block), block](
        cuda.to_device(common), first, first + games, patience, numbers, words
    )
    return _sum(numbers)


def _sum(numbers: Any) -> Any:
    """All threads' tallies, one column each, as one."""
    from numba import cuda

    tally = layout_of(Tally).dtype
    assert tally.fields is not None
    longest, shortest = (tally.fields[name][1] // 8 for name in ("longest", "shortest"))
    totals = np.zeros(numbers.shape[0], np.int64)
    totals[shortest] = FAR
    there = cuda.to_device(totals)
    adder()[numbers.shape[0], 256](numbers, there, longest, shortest)
    return thaw(there.copy_to_host().view(tally)[0])
