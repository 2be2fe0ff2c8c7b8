"""Rules bound for CUDA: the same source, each function once more, as a function of the device.

The compiler for CUDA takes no member of an enum as an index. So a rule's enums become plain numbers
while it is bound: `Nation.ROMAN` is looked up in a module of numbers instead. Nothing is copied on
disk and nobody's package is patched. In the simulator the rules stay those of the CPU.
"""

import dis
import types
from collections.abc import Callable
from enum import IntEnum
from functools import lru_cache
from typing import Any, get_origin

from lusoria.core import loops as core_loops
from lusoria.core.game import Game
from lusoria.core.journal import note
from lusoria.core.kept import is_private
from lusoria.core.layout import WORD, layout_of
from lusoria.core.observation import observation_of
from lusoria.core.rows import raw
from lusoria.core.rule import PACKAGE, bind, cache_root, source_digest, with_rules
from lusoria.core.simulate import Tally
from lusoria.core.streams import fast_below, fast_number
from lusoria.research import loops
from lusoria.research.cuda import loops as cuda_loops
from lusoria.research.cuda import threads
from lusoria.research.cuda.compiling import compiled_our_way
from lusoria.research.workspace import features_of, pad

HELPERS = (
    core_loops.by_odds,
    core_loops.count,
    loops.settle,
    loops.begin_turn,
    loops.is_illegal,
    loops.list_odds,
    loops.pick,
    loops.choose_one,
    cuda_loops.question,
    cuda_loops.goes_on,
    cuda_loops.choose,
    cuda_loops.carry_out,
    cuda_loops.lay,
    cuda_loops.decides,
    cuda_loops.note_down,
    cuda_loops.begin,
    cuda_loops.may_act,
    cuda_loops.is_over,
    cuda_loops.renew,
    cuda_loops.answer,
    cuda_loops.put_veil_on,
    cuda_loops.seen,
    cuda_loops.describe,
)
"""Templates that others call, each after those that it calls."""


def simulated() -> bool:
    """Whether kernels run in numba's simulator, on the CPU."""
    from numba import config

    return bool(config.ENABLE_CUDASIM)  # type: ignore[attr-defined]


def unheard(
    journal: Any, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0,
    e: int = 0,
) -> None:  # fmt: skip
    """Instead of `note`: nobody listens on a GPU, and code that is not there is fetched quickly."""


class Binder:
    """Binds templates, the rules below them and the kernels above them for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._bound: dict[Any, Any] = {}
        self.functions: dict[str, Any] = {**vars(game.rules)}
        self.functions |= {"fast_below": fast_below, "fast_number": fast_number}
        self.functions |= {"ACTIONS": game.actions.size, "SECRET": observation_of(game).secret}
        features = features_of(game)
        self.functions |= {"extract_features": features.extract_features}
        folder = PACKAGE / "games" / game.name
        ours = [PACKAGE / "research" / name for name in ("loops.py", "workspace.py")]
        ours += (PACKAGE / "research" / "cuda").glob("*.py")
        ours.append(PACKAGE / "bots" / game.name / "features.py")
        digest = source_digest(folder / "__init__.py", *with_rules(folder), *ours)
        self.folder = cache_root() / f"{game.name}-cuda-{digest}"
        if not simulated():
            self._bound[note] = self._device(unheard, {})
        for helper in HELPERS:
            self.functions[helper.__name__] = self._helper(helper)

    def _helper(self, template: Callable[..., Any]) -> Any:
        if not simulated():
            return self._device(template, self.functions)
        return bind(template, self.game.name, self.functions, self.folder / "simulated")

    def kernel(self, template: Callable[..., Any], **sizes: Any) -> Any:
        """A kernel, with this game's functions and sizes in place of the names; kept on disk."""
        from numba import cuda

        world = {**template.__globals__, **self._sizes(), **sizes}
        calls = {name: _unwrapping(each) for name, each in self.functions.items()}
        world |= calls if simulated() else self.functions
        for each in (threads.line_up, threads.fetch, threads.put_back):
            twin = types.FunctionType(each.__code__, world, each.__name__)
            world[each.__name__] = twin if simulated() else cuda.jit(device=True)(each)
        mark = "".join(f"_{size}" for size in sizes.values())
        name = f"{template.__name__}_{self.game.name}{mark}"
        twin = types.FunctionType(template.__code__, world, name)
        twin.__qualname__, twin.__module__ = name, template.__module__
        if simulated():
            return cuda.jit(twin)
        from numba.cuda.core import config

        before, config.CACHE_DIR = config.CACHE_DIR, str(self.folder)
        try:
            return compiled_our_way(cuda.jit(cache=is_private(self.folder))(twin))
        finally:
            config.CACHE_DIR = before

    def _sizes(self) -> dict[str, Any]:
        """What a kernel finds under the names in capitals, and where a thread lists answers."""
        game, tally = self.game, layout_of(Tally).dtype
        room = threads.simulated_room if simulated() else threads.room
        questions, verbs = len(game.questions), len(game.actions.verbs)
        return {
            "STATE": game.state.dtype,
            "RAW": raw(game.state),
            "PAD": pad(),
            "TALLY": tally,
            "TALLY_WORDS": tally.itemsize // WORD,
            "TABLE_WORDS": game.state.dtype.itemsize // WORD,
            "MASK_WORDS": -(-game.actions.size // 32),
            "LENGTH": observation_of(game).length,
            "QUESTIONS": questions,
            "VERBS": verbs,
            "VERB": game.actions.kind,
            "KINDS": max(questions, verbs) + 1,
            "scratch": room(pad().itemsize // WORD),
        }

    def _device(self, function: Any, placed: dict[str, Any]) -> Any:
        from numba import cuda

        source: Any = getattr(function, "py_func", function)
        world = {**source.__globals__}
        for name in names_read(source):
            if name in placed or name in world:
                world[name] = self._translated(placed.get(name, world.get(name)))
        twin = types.FunctionType(
            source.__code__, world, source.__name__, source.__defaults__, source.__closure__
        )
        # no function of the device may return an array of its own: such a rule is put in place
        lists = get_origin(source.__annotations__.get("return")) is list
        made = cuda.jit(device=True, inline="always" if lists else "never")(twin)
        self._bound[made] = made
        return made

    def _translated(self, value: Any) -> Any:
        """What a rule finds under a name: rules of the device, and numbers instead of enums."""
        if isinstance(value, type) and issubclass(value, IntEnum):
            return numbers_of(value)
        if isinstance(value, IntEnum):
            return int(value)
        if isinstance(value, tuple):
            return tuple(self._translated(each) for each in value)
        if hasattr(value, "py_func"):
            if value not in self._bound:
                self._bound[value] = self._device(value, {})
            return self._bound[value]
        return value


def names_read(function: Callable[..., Any]) -> set[str]:
    """The global names that a function reads; attributes may be called alike."""
    lines = dis.get_instructions(function)
    return {line.argval for line in lines if line.opname == "LOAD_GLOBAL"}


@lru_cache(maxsize=64)
def numbers_of(enum: type[IntEnum]) -> types.ModuleType:
    """An enum as a module of numbers: what the compiler can freeze."""
    module = types.ModuleType(enum.__name__)
    for member in enum:
        setattr(module, member.name, int(member))
    return module


def _unwrapping(function: Any) -> Any:
    """In the simulator: take the arrays out of their wrappers, which the CPU's code cannot read."""
    if not callable(function):
        return function

    def call(*arguments: Any) -> Any:
        return function(*(_bare(each) for each in arguments))

    return call


def _bare(argument: Any) -> Any:
    for wrapped in ("_item", "_ary"):
        argument = getattr(argument, "__dict__", {}).get(wrapped, argument)
    return argument


@lru_cache(maxsize=8)
def binder(game: Game) -> Binder:
    """The binder of a game; one per process."""
    return Binder(game)
