"""A batch whose games, observations and masks live in the memory of the GPU.

It is stepped like the batch of the CPU, and plays the same games. Its arrays are anything with
`__cuda_array_interface__`: PyTorch's and CuPy's tensors are written in place.
"""

from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

import numpy as np

from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.layout import WORD, thaw
from lusoria.core.observation import PAIRS, QUADS, SET, WORDS, Observation, observation_of
from lusoria.core.play import Play
from lusoria.research.arrays import ALTERNATIVES, Arrays, shapes
from lusoria.research.cuda import device
from lusoria.research.cuda.binding import binder, simulated
from lusoria.research.cuda.loops import ANEW, AT_ONCE, RENEW, TELL, TURN
from lusoria.research.cuda.threads import LANES
from lusoria.research.workspace import described, shared, sow

BLOCKS: Final = {"armorica": 256, "cambria": 256, "roma": 160}
"""Games that share the memory of one chip, as measured on an H200 (docs/gpu.md)."""
NONE: Final = 1 << 62
"""The number of no table: none was refused."""


@lru_cache(maxsize=32)
def kernel(game: Game, name: str, floats: bool = False) -> Any:
    """A kernel of a game."""
    from lusoria.research.cuda import kernels

    block = block_of(game)
    lanes = min(LANES, block // 2)
    return binder(game).kernel(getattr(kernels, name), BLOCK=block, LANES=lanes, FLOATS=floats)


def block_of(game: Game) -> int:
    """How many games share the memory of one chip; few in the simulator, where threads are dear."""
    return 4 if simulated() else BLOCKS[game.name]


def extractions(observation: Observation, seats: int) -> Any:
    """For each observer and each number of a row: how it is cut out of four bytes of the table.

    Which four, how far they are shifted up and then down again, and what it is, in 8, 5, 5 and 3
    bits. Of a number of eight bytes the lower four are enough: observations are short. Rows are
    filled up, so that whoever reads several at once need not ask where they end.
    """
    places, kinds, bits = (each.astype(np.int64) for each in observation.places(seats))
    width = np.select(
        [kinds == PAIRS, (kinds == QUADS) | (kinds == WORDS), kinds == SET], [16, 32, 1], 8
    )
    stride = np.select(
        [kinds == PAIRS, kinds == QUADS, (kinds == WORDS) | (kinds == SET)], [16, 32, 64], 8
    )
    first = places * stride + bits
    lines = first // 32 | (32 - width - first % 32) << 8 | (32 - width) << 13 | kinds << 18
    spare = -lines.shape[1] % (AT_ONCE * LANES)
    return np.pad(lines, ((0, 0), (0, spare))).astype(np.int32)


class DeviceBatch:
    """So many games of one kind, side by side on the GPU."""

    def __init__(
        self, game: Game, n: int, *, seats: int | None = None,
        options: Mapping[str, str] | None = None, components: Components | None = None,
        seed: int | str = 0, fate: str = "inside", autoreset: bool = True, checked: bool = True,
    ) -> None:  # fmt: skip
        """`checked`: every step waits and raises; else `check()` tells of refusals when asked."""
        device.require()
        if n < 1:
            raise Unreadable(f"a batch has at least one game, not {n}")
        if fate not in ("inside", "handed out"):
            raise Unreadable(f"fate is 'inside' or 'handed out', not {fate!r}")
        self.game, self.n, self.checked = game, n, checked
        self.seats = game.check_seats(game.most if seats is None else seats)
        self.options = game.choose(options or {})
        self.components = components or game.texts.standard(self.options)
        self.observation = observation_of(game)
        self.actions = game.actions.size
        self._common = shared(game, self.components, self.seats, seed)
        numbers = game.option_numbers(self.options)
        self._common["options"][:, : len(numbers)] = numbers
        self._common["stride"], self._common["autoreset"] = n, autoreset
        self._common["fate_inside"] = fate == "inside"
        self._wanted = shapes(
            n, self.observation.length, self.actions, self.seats, fate == "handed out"
        )
        self._given: Arrays | None = None
        self._move_in()

    def _move_in(self) -> None:
        """Take the memory on the device that a batch needs besides the caller's arrays."""
        from numba import cuda

        size = self.game.state.dtype.itemsize // WORD
        self._words = cuda.to_device(np.zeros(self.n * size, np.uint64))
        self._clocks = cuda.to_device(np.zeros((self.n, 2), np.int64))
        self._over, self._emptied = (
            cuda.to_device(np.zeros(self.n + 1, np.int64)) for _ in range(2)
        )
        self._refused = cuda.to_device(np.full(1, NONE, np.int64))
        self._none, self._drawn = (cuda.to_device(np.zeros(self.n, np.int64)) for _ in range(2))
        self._plan = [cuda.to_device(extractions(self.observation, self.seats))]
        low = self.observation.low.astype(np.float32)
        factors = 1 / np.maximum(self.observation.high - low, 1).astype(np.float32)
        self._plan += [cuda.to_device(low), cuda.to_device(factors)]

    # The arrays

    def arrays(self, floats: bool = False) -> Arrays:
        """Fresh arrays on the device; observations compact, or as normalised floats."""
        from numba import cuda

        made = {name: cuda.device_array(*wanted) for name, wanted in self._wanted.items()}
        if floats:
            made["observations"] = cuda.device_array(made["observations"].shape, np.float32)
        return Arrays(**made)

    def _bind(self, out: Arrays) -> None:
        self._given = None
        found = {each.name: self._accepted(out, each.name) for each in fields(out)}
        self._observations = found["observations"]
        self._told = [found["masks"].view(np.uint8), found["odds"], found["seats"]]
        self._won = [found[name] for name in ("rewards", "scores", "ended")]
        self._given = out

    def _accepted(self, out: Arrays, name: str) -> Any:
        shape, dtype = self._wanted[name]
        array = device.shared(getattr(out, name), name)
        allowed = ALTERNATIVES.get(name, (dtype,))
        if array.dtype not in allowed or tuple(array.shape) != shape:
            kinds = " or ".join(str(each) for each in allowed)
            found = f"{array.dtype} of shape {tuple(array.shape)}"
            raise Unreadable(f"{name} must be {kinds} of shape {shape}, not {found}")
        if not array.is_c_contiguous():
            raise Unreadable(f"{name} must be contiguous (C order)")
        return array

    # Playing

    def reset(self, out: Arrays, seed: int | str | None = None) -> None:
        """Lay all tables anew, each for its first game of the seed, and tell of them."""
        from numba import cuda

        if seed is not None:
            sow(self._common, seed)
        self._shared = cuda.to_device(self._common)
        clocks = np.zeros((self.n, 2), np.int64)
        clocks[:, 0] = np.arange(self.n)
        self._clocks.copy_to_device(clocks)
        self._bind(out)
        self._step(ANEW, self._none)

    def step(self, actions: Any, out: Arrays) -> None:
        """Carry out one action per game; a game whose action is illegal stands still."""
        if out is not self._given:
            self._bind(out)
        row = self._row(actions)
        self._over, self._emptied = self._emptied, self._over
        self._step(TURN, row)
        self._step(RENEW, row)
        if self.checked:
            self.check(actions)

    def choose(self, actions: Any) -> None:
        """Write a random legal action for each game, as random play would choose it.

        It was drawn when the game was told of.
        """
        self._row(actions).copy_to_device(self._drawn)

    def describe(self, features: Any) -> None:
        """Write what the bots' features say of each game, as far as the asked seat knows it."""
        found, wanted = device.shared(features, "features"), described(self.game, self.n)
        if (tuple(found.shape), found.dtype) != (wanted, np.float32):
            raise Unreadable(f"features must be float32 of shape {wanted}")
        kernel(self.game, "describe_tables")[self._launch()](
            self._words, self._shared, found, found.reshape(-1)
        )

    def keep(self) -> tuple[Any, Any]:
        """The games as they stand, to be restored in a batch of the same seed and size."""
        return self._words.copy_to_host(), self._clocks.copy_to_host()

    def restore(self, kept: tuple[Any, Any], out: Arrays) -> None:
        """Go on with games that were kept, after a reset."""
        words, clocks = kept
        self._words.copy_to_device(words)
        self._clocks.copy_to_device(clocks)
        if out is not self._given:
            self._bind(out)
        self._step(TELL, self._none)

    def _launch(self) -> tuple[int, int, int, int]:
        """One thread per game; the tables of a block go into shared memory."""
        block = block_of(self.game)
        return -(-self.n // block), block, 0, block * self.game.state.dtype.itemsize

    def _step(self, how: int, row: Any) -> None:
        """Do something at each table, or at each listed one, and tell of it."""
        floats = self._observations.dtype == np.float32
        kernel(self.game, "step", bool(floats))[self._launch()](
            self._words, self._shared, how, self._clocks, row, self._drawn, *self._won, self._over,
            self._emptied, self._refused, np.int32(self.seats), *self._told, *self._plan,
            self._observations,
        )  # fmt: skip

    def _row(self, actions: Any) -> Any:
        row = device.shared(actions, "actions")
        if row.dtype != np.int64 or tuple(row.shape) != (self.n,):
            found = f"{row.dtype} {tuple(row.shape)}"
            raise Unreadable(f"actions must be int64 ({self.n},) on the GPU, not {found}")
        return row

    def check(self, actions: Any) -> None:
        """Wait for the device, and raise if an action was refused since the last check."""
        i = int(self._refused.copy_to_host()[0])
        if i == NONE:
            return
        self._refused.copy_to_device(np.full(1, NONE, np.int64))
        action = int(self._row(actions).copy_to_host()[i])
        try:
            self.play(i).apply(action)
        except (Illegal, Unreadable) as error:
            raise type(error)(f"game {i}: {error}; this game stands still") from None

    # Tables

    @property
    def tables(self) -> Any:
        """A copy of the games' tables on the CPU."""
        return self._words.copy_to_host().view(self.game.state.dtype)

    def play(self, i: int) -> Play:
        """Table `i` as people meet it: in positions, words and reasons."""
        found = Play(self.game, self.seats, self.options, self.components)
        found.put(thaw(self.tables[i]))
        return found
