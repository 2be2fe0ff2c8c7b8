"""A game's loops over batches, compiled, and the structs that they read and write on."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from importlib import import_module
from typing import Any, Final

import numpy as np

from lusoria.core import loops as core_loops
from lusoria.core.contract import Result, Scratch
from lusoria.core.errors import Refusal
from lusoria.core.game import Components, Game
from lusoria.core.journal import Journal
from lusoria.core.layout import layout_of
from lusoria.core.observation import observation_of
from lusoria.core.rows import raw, write_row
from lusoria.core.rule import PACKAGE, bind, cache_root, source_digest, with_rules
from lusoria.core.seats import MOST_SEATS
from lusoria.core.streams import fast_below, fast_number, key
from lusoria.research import loops
from lusoria.research.indexes import indexes_as_they_are

MOST_OPTIONS: Final = 16

HELPERS: Final = (
    core_loops.by_odds,
    loops.let_fate_answer,
    loops.lay_anew,
    loops.settle,
    loops.act,
    loops.begin_turn,
    loops.close,
    loops.pick,
    write_row,
    loops.put_behind_veil,
    loops.look,
    loops.list_answers,
    loops.list_odds,
    loops.tell,
    loops.is_illegal,
    loops.find_illegal,
    loops.turn,
)
"""Templates that others call, each after those that it calls."""

ADDRESSES: Final = (
    "tables", "shared", "pads", "clocks", "drawn", "observations", "masks", "seats", "rewards",
    "scores", "ended", "odds",
)  # fmt: skip
PLACES: Final = np.dtype([*((name, "u8") for name in ADDRESSES), ("rows", "i8"), ("games", "i8")])
"""Where the arrays of a batch lie; how many tables there are, and how many of them are games'."""


class Stepper:
    """The bound loops of one game."""

    def __init__(self, game: Game) -> None:
        if not game.compiled:
            raise Refusal(f"batches run in compiled code, but {game.name} was loaded thawed")
        functions: dict[str, Any] = {**vars(game.rules)}
        functions |= {"fast_below": fast_below, "fast_number": fast_number}
        functions |= {"STATE": game.state.dtype, "RAW": raw(game.state)}
        row = observation_of(game)
        functions |= {"SHARED": shared_layout(game), "PAD": pad(), "PLACES": PLACES}
        functions |= {"ROW": np.dtype([("numbers", "i2", (row.length,))])}
        functions |= {"MASK": np.dtype([("flags", "u1", (game.actions.size,))])}
        functions |= {"ACTIONS": game.actions.size}
        functions |= {"extract_features": features_of(game).extract_features}
        functions |= {"SECRET": observation_of(game).secret}
        folder = cache_root() / f"{game.name}-research-{_digest(game.name)}"

        def bound(template: Callable[..., Any]) -> Any:
            return bind(template, game.name, functions, folder)

        for helper in HELPERS:
            functions[helper.__name__] = bound(helper)
        self._step = bound(loops.step)
        self.describe = bound(loops.describe)
        self.look_at_all = bound(loops.look_at_all)
        self.scale = bound(loops.scale)

    @cached_property
    def step(self) -> Callable[..., int]:
        """The compiled form itself, without numba's look at the arguments at each call."""
        from numba import types
        from numba.core.compiler_lock import global_compiler_lock
        from numba.np import arrayobj

        with indexes_as_they_are(arrayobj, types, global_compiler_lock):
            made: Callable[..., int] = self._step.compile("u8[::1], i8, i8, i8, i8, i8[::1]")
        return made


@lru_cache(maxsize=8)
def stepper(game: Game) -> Stepper:
    """The stepper of a game; one per process."""
    return Stepper(game)


def features_of(game: Game) -> Any:
    """The module that tells what matters in a game: `FEATURES` of them, `extract_features`."""
    return import_module(f"lusoria.bots.{game.name}.features")


def described(game: Game, n: int) -> tuple[int, int, int]:
    """The shape of the features of `n` games."""
    return n, game.most, features_of(game).FEATURES


def _digest(game: str) -> str:
    """A hash of every source that ends up in the compiled loops."""
    folder = PACKAGE / "games" / game
    names = ("loops.py", "workspace.py", "addresses.py", "indexes.py")
    ours = [PACKAGE / "research" / name for name in names]
    ours.append(PACKAGE / "bots" / game / "features.py")
    return source_digest(folder / "__init__.py", *with_rules(folder), *ours)


def shared_layout(game: Game) -> np.dtype[Any]:
    """The struct that all workers of a batch read."""
    return np.dtype(
        [
            ("box", game.texts.standard(game.choose({})).box.dtype),
            ("journal", layout_of(Journal).dtype),  # deaf: nobody listens
            ("roots", "u8", MOST_SEATS + 1),
            ("options", "i8", MOST_OPTIONS),
            ("plans", "u8", (MOST_SEATS, observation_of(game).lines, 4)),
            ("seats", "i8"),
            ("stride", "i8"),  # from one game's number to the next at the same table
            ("fate_inside", "i8"),
            ("autoreset", "i8"),
        ],
        align=True,
    )


def shared(game: Game, components: Components, seats: int, seed: int | str) -> Any:
    """What all workers of a batch read: what is printed, the options, the streams' roots, plans."""
    row = observation_of(game)
    found = np.zeros(1, shared_layout(game))
    found["box"] = components.box
    found["plans"][:, :seats] = row.plans(seats)
    found["seats"] = seats
    sow(found, seed)
    return found


def sow(shared: Any, seed: int | str) -> None:
    """The roots of the streams: fate's, then each seat's, as in `core.simulate`."""
    labels = ["fate", *(f"seat {seat}" for seat in range(int(shared["seats"][0])))]
    shared["roots"][:, : len(labels)] = [key(seed, label) for label in labels]


def pad() -> np.dtype[Any]:
    """What one worker writes on; the result also as bare words, to blank it."""
    result, listing = layout_of(Result).dtype, layout_of(Scratch).dtype
    parts: dict[str, tuple[Any, int]] = {
        "veiled": ("i8", 0),  # the worker's own table behind those of the games
        "result": (result, 8),
        "result_words": (("u8", (result.itemsize // 8,)), 8),
        "keys": (("u8", (MOST_SEATS + 1,)), 8 + result.itemsize),
        "menu": (listing["menu"], 56 + result.itemsize),
        "odds": (listing["odds"], 56 + result.itemsize + listing["menu"].itemsize),
    }
    return np.dtype(
        {
            "names": [*parts],
            "formats": [form for form, _ in parts.values()],
            "offsets": [offset for _, offset in parts.values()],
            "itemsize": 56 + result.itemsize + listing.itemsize,
            "aligned": True,
        }
    )
