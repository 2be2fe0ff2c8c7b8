"""A game's rules, ready to be called from Python: the loops of `core.loops`, bound to one game.

Each loop is compiled at its first call and kept on disk; `warm` compiles beforehand, with progress,
all that a table calls.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

import numpy as np

from lusoria.core import loops
from lusoria.core.contract import Result, Scratch
from lusoria.core.game import Components, Game
from lusoria.core.journal import Journal
from lusoria.core.layout import Layout, layout_of, thaw
from lusoria.core.rule import bind, cache_folder
from lusoria.core.streams import below, fast_below, fast_number, number

CALLED: Final = (
    "lay",
    "ask",
    "weigh",
    "object_to",
    "step",
    "judge",
    "infer",
    "hide",
    "imagine",
)
"""The loops that a table calls, as `warm` compiles them."""


class Engine:
    """The bound loops of one game. Thawed games run the same loops uncompiled."""

    def __init__(self, game: Game) -> None:
        self.game = game
        functions: dict[str, Any] = {**vars(game.rules)}
        functions["fast_below"] = fast_below if game.compiled else below
        functions["fast_number"] = fast_number if game.compiled else number
        folder = cache_folder(game.name)

        def bound(template: Callable[..., Any]) -> Any:
            return bind(template, game.name, functions, folder, game.compiled)

        for helper in (loops.by_odds, loops.answer, loops.count):
            functions[helper.__name__] = bound(helper)
        self.lay = bound(loops.lay)
        self.ask = bound(loops.ask)
        self.weigh = bound(loops.weigh)
        self.object_to = bound(loops.object_to)
        self.step = bound(loops.step)
        self.judge = bound(loops.judge)
        self.infer = bound(loops.infer)
        self.hide = bound(loops.hide)
        self.imagine = bound(loops.imagine)
        self.random_games = bound(loops.random_games)

    def numbers(self, values: list[int]) -> Any:
        """A row of numbers as the rules read and write it."""
        return np.array(values, np.int64) if self.game.compiled else list(values)

    def _blank(self, layout: Layout, count: int = 1) -> Any:
        blank = layout.blank(count)
        return blank if self.game.compiled else [thaw(struct) for struct in blank]

    def key(self, key: int) -> Any:
        """A stream's key as compiled code takes it."""
        return np.uint64(key) if self.game.compiled else key

    def tables(self, count: int = 1) -> Any:
        """Blank tables."""
        return self._blank(self.game.state, count)

    def boxes(self, components: Components) -> Any:
        """What is printed, as the rules read it."""
        return components.box if self.game.compiled else [thaw(components.box[0])]

    def results(self, count: int = 1) -> Any:
        """Blank results."""
        return self._blank(layout_of(Result), count)

    def derived(self) -> Any:
        """A blank struct of what a board shows."""
        return self._blank(self.game.derived)

    def scratch(self) -> Any:
        """Room to list answers."""
        return self._blank(layout_of(Scratch))

    def journals(self, listening: bool = True) -> Any:
        """A journal that listens, or one that does not."""
        blank = layout_of(Journal).blank()
        blank[0]["listening"] = listening
        return blank if self.game.compiled else [thaw(blank[0])]

    def warm(self, components: Components, seats: int) -> Iterator[tuple[int, int]]:
        """Compile all that a table calls; yields (done, of) so that a person sees it move."""
        game = self.game
        states, boxes, results = self.tables(2), self.boxes(components), self.results(2)
        options = self.numbers(game.option_numbers(game.choose({})))
        scratch, journals = self.scratch(), self.journals()
        calls: tuple[Callable[[], Any], ...] = (
            lambda: self.lay(states, 0, boxes, seats, options),
            lambda: self.ask(states, 0, boxes, scratch),
            lambda: self.weigh(states, 0, boxes, scratch, 1),
            lambda: self.object_to(states, 0, boxes, 0),
            lambda: self.step(states, 0, boxes, int(scratch[0]["menu"][0]), journals),
            lambda: self.judge(states, 1, boxes, results),
            lambda: self.infer(states, 1, boxes, self.derived()),
            lambda: self.hide(states, 0, boxes, 1),
            lambda: self.imagine(states, 0, boxes, 1, self.key(1)),
        )
        for done, call in enumerate(calls, 1):
            call()
            yield done, len(calls)

    def kept(self) -> tuple[int, int]:
        """How many of the loops that a table calls somebody has compiled and kept, and of how
        many."""
        from lusoria.core.kept import is_kept

        folder, name = cache_folder(self.game.name), self.game.name
        return sum(is_kept(folder, f"{loop}_{name}") for loop in CALLED), len(CALLED)


@lru_cache(maxsize=16)
def engine(game: Game) -> Engine:
    """The engine of a game; one per process."""
    return Engine(game)
