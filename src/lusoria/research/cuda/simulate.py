"""Random games on the GPU, added up: the same games and totals as `core.simulate`, far quicker."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.layout import WORD, layout_of, thaw
from lusoria.core.simulate import FAR, Tally
from lusoria.research.cuda import device
from lusoria.research.cuda.binding import binder, simulated
from lusoria.research.cuda.threads import LANES
from lusoria.research.workspace import shared


class Shape(NamedTuple):
    """How random play is spread over the GPU. What is played is the same in every shape."""

    block: int
    """Games, and threads, that share the memory of one chip."""
    threads: int = 135_168
    patience: int = 32
    """Games of a block that must ask one question before it is answered, unless all ask others."""
    closing: int = 32
    """Games of a block that must be over before they are added up and others begun."""


BEST: Final = {
    "armorica": Shape(512, patience=1, closing=512),
    "cambria": Shape(1024, patience=64, closing=96),
    "roma": Shape(512, 67_584, patience=16, closing=64),
}
"""As measured on an H200 (docs/gpu.md)."""


@lru_cache(maxsize=32)
def kernel(game: Game, block: int) -> Any:
    """The kernel of a game."""
    from lusoria.research.cuda import kernels

    return binder(game).kernel(kernels.play, BLOCK=block)


@lru_cache(maxsize=1)
def adder() -> Any:
    """The kernel that adds tallies up; no game is in it."""
    from numba import cuda

    from lusoria.research.cuda import kernels

    return cuda.jit(kernels.add_up)


def random_games(
    game: Game, seats: int, options: Mapping[str, str], games: int, seed: int | str, *,
    components: Components | None = None, first: int = 0, shape: Shape | None = None,
) -> Any:  # fmt: skip
    """Play random games number `first`… on the GPU and return their tally as a plain object."""
    device.require()
    from numba import cuda

    block, threads, patience, closing = shape or BEST[game.name]
    if block % LANES and not simulated():
        raise Unreadable(f"a block is a multiple of {LANES} threads, not {block}")
    chosen = game.choose(options)
    common = shared(game, components or game.texts.standard(chosen), seats, seed)
    options_chosen = game.option_numbers(chosen)
    common["options"][:, : len(options_chosen)] = options_chosen
    threads = min(threads, games)
    tallies = cuda.device_array((layout_of(Tally).dtype.itemsize // WORD, threads), np.int64)
    upcoming = cuda.to_device(np.full(1, first, np.int64))
    tables = block * game.state.dtype.itemsize
    kernel(game, block)[-(-threads // block), block, 0, tables](
        cuda.to_device(common), upcoming, first + games, patience, closing, tallies
    )
    return _sum(tallies)


def _sum(tallies: Any) -> Any:
    """All threads' tallies, one column each, as one."""
    from numba import cuda

    tally = layout_of(Tally).dtype
    assert tally.fields is not None
    longest, shortest = (tally.fields[name][1] // WORD for name in ("longest", "shortest"))
    totals = np.zeros(tallies.shape[0], np.int64)
    totals[shortest] = FAR
    there = cuda.to_device(totals)
    adder()[tallies.shape[0], 256](tallies, there, longest, shortest)
    return thaw(there.copy_to_host().view(tally)[0])
