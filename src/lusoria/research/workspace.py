"""A game's loops over batches, compiled, and the record that each worker of a batch writes on."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np

from lusoria.core import loops as core_loops
from lusoria.core.contract import MOST_ANSWERS, Result
from lusoria.core.errors import Refusal
from lusoria.core.game import Components, Game
from lusoria.core.journal import Journal
from lusoria.core.layout import Layout, layout_of
from lusoria.core.rule import ROOM, bind, cache_root, source_digest, with_rules
from lusoria.core.seats import MOST_SEATS
from lusoria.core.streams import fast_below, fast_number
from lusoria.research import loops
from lusoria.research.observation import observation_of

HELPERS: Final = (
    core_loops.by_odds,
    loops.lay_anew,
    loops.let_fate_answer,
    loops.settle,
    loops.write_row,
    loops.look,
    loops.list_answers,
    loops.list_odds,
    loops.tell,
    loops.find_illegal,
)
"""Templates that others call, each after those that it calls."""


class Stepper:
    """The bound loops of one game."""

    def __init__(self, game: Game) -> None:
        if not game.compiled:
            raise Refusal(f"batches run in compiled code, but {game.name} was loaded thawed")
        functions: dict[str, Any] = {**vars(game.rules)}
        functions |= {"fast_below": fast_below, "fast_number": fast_number}
        functions |= {"STATE": game.state.dtype, "RAW": raw(game.state)}
        functions |= {"ACTIONS": game.table.size}
        functions |= {"SECRET": observation_of(game).secret}
        folder = cache_root() / f"{game.name}-research-{_digest(game.name)}"

        def bound(template: Callable[..., Any]) -> Any:
            return bind(template, game.name, functions, folder)

        for helper in HELPERS:
            functions[helper.__name__] = bound(helper)
        self.find_illegal, self.tell = functions["find_illegal"], functions["tell"]
        self.step = bound(loops.step)
        self.choose = bound(loops.choose)
        self.look_at_all = bound(loops.look_at_all)
        self.scale = bound(loops.scale)


@lru_cache(maxsize=8)
def stepper(game: Game) -> Stepper:
    """The stepper of a game; one per process."""
    return Stepper(game)


def _digest(game: str) -> str:
    """A hash of every source that ends up in the compiled loops."""
    room = ROOM / "games" / game
    ours = [ROOM / "research" / name for name in ("loops.py", "workspace.py")]
    return source_digest(room / "__init__.py", *with_rules(room), *ours)


def raw(layout: Layout) -> np.dtype[Any]:
    """A table as bare numbers of each width, all over the same bytes."""
    size = layout.dtype.itemsize
    widths = (("bytes_", "i1"), ("pairs", "i2"), ("quads", "i4"), ("wide", "i8"))
    parts = {name: (code, (size // np.dtype(code).itemsize,)) for name, code in widths}
    return np.dtype(
        {"names": [*parts], "formats": [*parts.values()], "offsets": [0] * 4, "itemsize": size}
    )


def workspaces(game: Game, components: Components, seats: int, count: int) -> Any:
    """A blank record per worker: what is printed, the streams' roots, and room to list answers."""
    dtype = np.dtype(
        [
            ("box", components.box.dtype),
            ("journal", layout_of(Journal).dtype),
            ("result", layout_of(Result).dtype),
            ("roots", "u8", MOST_SEATS + 1),
            ("options", "i8", 16),
            ("plans", "u8", (MOST_SEATS, observation_of(game).lines, 4)),
            ("seats", "i8"),
            ("veiled", "i8"),  # the worker's own table behind those of the games
            ("stride", "i8"),  # from one game's number to the next at the same table
            ("fate_inside", "i8"),
            ("autoreset", "i8"),
            ("menu", "i2", MOST_ANSWERS),
            ("odds", "i2", MOST_ANSWERS),
        ],
        align=True,
    )
    found = np.zeros(count, dtype)
    found["box"] = components.box[0]
    found["plans"][:, :seats] = observation_of(game).plans(seats)
    found["seats"] = seats
    return found
