"""Many games stepped by one compiled call: `batch(…)`, its arrays, and one step after another.

Table `i` plays games number i, i + n, i + 2n, … of the seed, with the streams of `core.simulate`: a
batch whose seats answer by `choose` plays the very games that `lusoria simulate` plays.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from lusoria.core.errors import Illegal, Refusal, Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.layout import WORD, thaw
from lusoria.core.observation import observation_of
from lusoria.core.play import Play
from lusoria.games.catalogue import load
from lusoria.research.arrays import Arrays, accepted, blank, shapes
from lusoria.research.loops import ANEW, CHECK, CHECKED, TELL, UNCHECKED
from lusoria.research.workspace import PLACES, described, pad, shared, sow, stepper

WORTH_A_THREAD: Final = 256
"""Games below which another thread costs more than it brings."""
WHOLE, STRIDES = np.dtype(np.int64), (8,)
"""What actions are made of, and how far they lie apart: looked at in each step."""


def batch(
    game: str | Game, n: int, *, seats: int | None = None,
    options: Mapping[str, str] | None = None, device: str = "cpu", **settings: Any,
) -> Any:  # fmt: skip
    """Games to be stepped together, on the CPU or on a GPU; the settings are those of the class."""
    rules = load(game) if isinstance(game, str) else game
    if device == "cpu":
        return Batch(rules, n, seats=seats, options=options, **settings)
    if device == "cuda":
        from lusoria.research.cuda.batches import DeviceBatch

        return DeviceBatch(rules, n, seats=seats, options=options, **settings)
    raise Unreadable(f"there is no device {device!r}; there are: cpu, cuda")


class Batch:
    """So many games of one kind, side by side."""

    def __init__(
        self, game: Game, n: int, *, seats: int | None = None,
        options: Mapping[str, str] | None = None, components: Components | None = None,
        seed: int | str = 0, fate: str = "inside", autoreset: bool = True, threads: int = 1,
    ) -> None:  # fmt: skip
        if n < 1 or threads < 1:
            raise Unreadable(f"a batch has at least one game and one thread, not {n} and {threads}")
        if fate not in ("inside", "handed out"):
            raise Unreadable(f"fate is 'inside' or 'handed out', not {fate!r}")
        self.game, self.n, self._shape = game, n, (n,)
        self.seats = game.check_seats(game.most if seats is None else seats)
        self.options = game.choose(options or {})
        self.components = components or game.texts.standard(self.options)
        self.observation = observation_of(game)
        self.actions = game.actions.size
        self._loops = stepper(game)
        self._chunks = _chunks(n, threads)
        self._pool = ThreadPoolExecutor(threads) if len(self._chunks) > 1 else None
        workers = len(self._chunks)
        self._words = np.zeros((n + workers, game.state.dtype.itemsize // WORD), np.uint64)
        self._clocks, self._none = np.zeros((n, 2), np.int64), np.zeros(n, np.int64)
        self._drawn = np.zeros(n, np.int64)
        self._low = self.observation.low.astype(np.float32)
        self._factors = 1 / np.maximum(self.observation.high - self._low, 1).astype(np.float32)
        self._wanted = shapes(
            n, self.observation.length, self.actions, self.seats, fate == "handed out"
        )
        self._shared = shared(game, self.components, self.seats, seed)
        self._desks = np.zeros(workers, pad())
        self._desks["veiled"] = n + np.arange(workers)
        self._agree(fate == "inside", autoreset)
        self._compact = np.zeros((n, self.observation.length), np.int16)
        self._given: Arrays | None = None
        self._placed = np.zeros(1, PLACES)
        self._placed["rows"], self._placed["games"] = n + workers, n
        self._places = self._placed.view(np.uint64)
        self._place(
            tables=self._words, shared=self._shared, pads=self._desks, clocks=self._clocks,
            drawn=self._drawn,
        )  # fmt: skip
        self._sow(seed)

    def _place(self, **arrays: Any) -> None:
        """Note down where arrays lie, which somebody must keep alive."""
        for name, array in arrays.items():
            self._placed[name] = array.ctypes.data

    def _agree(self, fate_inside: bool, autoreset: bool) -> None:
        numbers = self.game.option_numbers(self.options)
        self._shared["options"][:, : len(numbers)] = numbers
        self._shared["stride"] = self.n
        self._shared["fate_inside"], self._shared["autoreset"] = fate_inside, autoreset

    def _sow(self, seed: int | str) -> None:
        self.seed = seed
        sow(self._shared, seed)
        self._clocks[:, 0], self._clocks[:, 1] = np.arange(self.n), 0

    # The arrays

    def arrays(self, floats: bool = False) -> Arrays:
        """Fresh arrays that fit; observations compact, or as normalised floats."""
        return blank(self._wanted, floats)

    def _bind(self, out: Arrays) -> None:
        """Check the caller's arrays, once for each new set of them."""
        self._given, self._step = None, self._loops.step
        self._kept = found = accepted(out, self._wanted)
        self._floats = found.observations if found.observations.dtype == np.float32 else None
        compact = found.observations if self._floats is None else self._compact
        self._place(**{**vars(found), "observations": compact})
        self._given = out

    # Playing

    def reset(self, out: Arrays, seed: int | str | None = None) -> None:
        """Lay all tables anew, each for its first game of the seed, and tell of them."""
        if out is not self._given:
            self._bind(out)
        self._sow(self.seed if seed is None else seed)
        self._each(self._step, ANEW, self._none)
        self._scale_up()

    def step(self, actions: Any, out: Arrays) -> None:
        """Carry out one action per game; if one is illegal, nothing happens but the error."""
        if out is not self._given:
            self._bind(out)
        self._check(actions)
        if self._pool is None:
            refused = self._step(self._places, 0, 0, self.n, CHECKED, actions)
        else:
            found = self._each(self._step, CHECK, actions)
            refused = min((i for i in found if i >= 0), default=-1)
            if refused < 0:
                self._each(self._step, UNCHECKED, actions)
        if refused >= 0:
            self._refuse(refused, actions)
        if self._floats is not None:
            self._scale_up()

    def choose(self, actions: Any) -> None:
        """Write a random legal action for each game, as random play would choose it.

        It answers what was told last: whoever changes `tables` calls `tell` first.
        """
        self._check(actions)
        actions[:] = self._drawn

    def tell(self, out: Arrays) -> None:
        """Tell of the tables as they stand, after somebody has changed `tables`."""
        if out is not self._given:
            self._bind(out)
        self._each(self._step, TELL, self._none)
        self._scale_up()

    def look(self, seat: int, observations: Any) -> None:
        """What one seat sees of every game, whoever is asked there; compact."""
        if not -1 <= seat < self.seats:
            raise Unreadable(f"seat is a number from 0 to {self.seats - 1}, or -1 for an onlooker")
        wanted = self._wanted["observations"]
        if (observations.shape, observations.dtype) != wanted:
            raise Unreadable(f"observations must be int16 of shape {wanted[0]}")
        self._each(self._loops.look_at_all, seat, observations)

    def describe(self, features: Any) -> None:
        """Write what the bots' features say of each game, as far as the asked seat knows it.

        One row per seat that the game can have, so that tables of all sizes fit one array.
        """
        wanted = described(self.game, self.n)
        if (features.shape, features.dtype) != (wanted, np.float32):
            raise Unreadable(f"features must be float32 of shape {wanted}")
        self._each(self._loops.describe, features)

    def keep(self) -> tuple[Any, Any]:
        """The games as they stand, to be restored in a batch of the same seed and size."""
        return self._words[: self.n].copy(), self._clocks.copy()

    def restore(self, kept: tuple[Any, Any], out: Arrays) -> None:
        """Go on with games that were kept."""
        self._words[: self.n], self._clocks[:] = kept
        self.tell(out)

    def _each(self, loop: Callable[..., Any], *rest: Any) -> list[Any]:
        """Run a loop over all games, each thread its share."""
        if self._pool is None:
            return [loop(self._places, 0, 0, self.n, *rest)]
        jobs = [
            self._pool.submit(loop, self._places, worker, first, last, *rest)
            for worker, (first, last) in enumerate(self._chunks)
        ]
        return [job.result() for job in jobs]

    def _scale_up(self) -> None:
        if self._floats is not None:
            self._loops.scale(self._compact, self._low, self._factors, self._floats)

    def __getstate__(self) -> Any:
        """Compiled code knows where this batch lies; a copy would play on the same tables."""
        raise Refusal(
            "a batch is not copied: make another one, and `restore` there what you `keep`"
        )

    # Tables

    @property
    def tables(self) -> Any:
        """The games' tables, as packed structs that may be read, copied and replaced."""
        return self._words[: self.n].view(self.game.state.dtype)[:, 0]

    def play(self, i: int) -> Play:
        """Table `i` as people meet it: in positions, words and reasons."""
        found = Play(self.game, self.seats, self.options, self.components)
        found.put(thaw(self.tables[i]))
        return found

    # Refusals

    def _check(self, actions: Any) -> None:
        if (
            type(actions) is np.ndarray
            and actions.dtype == WHOLE
            and actions.shape == self._shape
            and (actions.strides == STRIDES or actions.flags.c_contiguous)
        ):
            return
        shape = getattr(actions, "shape", "")
        found = f"{getattr(actions, 'dtype', type(actions).__name__)} {shape}"
        gaps = " with gaps" if type(actions) is np.ndarray and actions.strides != STRIDES else ""
        raise Unreadable(f"actions must be a numpy array, int64 ({self.n},), not {found}{gaps}")

    def _refuse(self, i: int, actions: Any) -> None:
        play = self.play(i)
        try:
            play.apply(int(actions[i]))
        except (Illegal, Unreadable) as error:
            raise type(error)(f"game {i}: {error}; nothing was carried out") from None


def _chunks(n: int, threads: int) -> list[tuple[int, int]]:
    """The games of each thread: as even as it goes, and none so small that it is not worth it."""
    threads = max(1, min(threads, n // WORTH_A_THREAD))
    return [(n * k // threads, n * (k + 1) // threads) for k in range(threads)]
