"""The one decorator of the house: `@rule("R6.1")` marks a function with the rules it states.

Rules are compiled by numba, or left alone when the process runs thawed (`LUSORIA_THAWED=1`, or
inside `core.thawed`): the same source then runs on plain objects, in a debugger. What numba would
compile without a word and get wrong is refused when the rule is defined.
"""

import hashlib
import inspect
import os
import re
import types
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = os.environ.get("LUSORIA_THAWED", "") != "1"
"""Whether rules imported from now on are compiled."""

STATED: dict[str, set[str]] = {}
"""Rule number → the functions that state it, for the report of rules and their tests."""

PACKAGE = Path(__file__).resolve().parent.parent


def rule(*numbers: str) -> Callable[[F], F]:
    """State one or more numbered rules in a function over plain numbers."""

    def state(function: F) -> F:
        refuse_traps(function)
        for number in numbers:
            STATED.setdefault(number, set()).add(f"{function.__module__}.{function.__qualname__}")
        if not COMPILED:
            return function
        from numba import njit

        compiled: F = compiled_once(njit(nogil=True)(function))
        return compiled

    return state


def compiled_once(dispatcher: Any) -> Any:
    """Compile a rule once, for 64-bit whole numbers, whatever width or enum its callers hold.

    numba would compile a rule anew for each mixture of widths and enums among its arguments, which
    makes the first compilation up to twice as long.
    """
    from numba import types

    def widened(argument: Any) -> Any:
        number = isinstance(argument, types.Integer) and argument is not types.uint64
        return types.int64 if number or isinstance(argument, types.IntEnumMember) else argument

    template = dispatcher.get_call_template

    def once(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        wide = {name: widened(argument) for name, argument in kws.items()}
        return template(tuple(widened(argument) for argument in args), wide)

    dispatcher.get_call_template = once
    return dispatcher


_ALLOCATING = frozenset({"zeros", "empty", "ones", "full", "array", "copy"})


def refuse_traps(function: Callable[..., Any]) -> None:
    """Refuse what numba would compile without a word and then get wrong or slow."""
    name = function.__qualname__
    if inspect.isgeneratorfunction(function):
        raise TypeError(f"{name} is a generator: compiled ones lose their changes to a struct")
    for used in function.__code__.co_names:
        if used in _ALLOCATING:
            raise TypeError(
                f"{name} allocates ({used}): a struct handed out of a rule is freed memory"
            )
        table = function.__globals__.get(used)
        if isinstance(table, tuple | list | dict) and any(
            callable(each) for each in _entries(table)
        ):
            raise TypeError(
                f"{name} picks functions from {used}: that costs 10 µs a call; write if/elif"
            )


def _entries(table: Any) -> list[Any]:
    return list(table.values()) if isinstance(table, dict) else list(table)


def constants(values: Sequence[Any]) -> Any:
    """A fixed table that rules may index: an array when compiled, nested lists when thawed.

    Only for what can never differ between two tables of one game. numba freezes it; printed values
    travel in the box instead.
    """
    table = np.array(values, np.int64)
    return table if COMPILED else table.tolist()


def bind(
    template: F, name: str, functions: dict[str, Any], folder: Path, compiled: bool = COMPILED
) -> F:
    """Compile a loop of `core.loops` for one game, with the game's functions in place of the names.

    The compiled code is kept in `folder`, whose name is a hash of all sources it may depend on: no
    cache of compiled functions notices an edit in another file.
    """
    world = {**template.__globals__, **functions}
    bound = types.FunctionType(template.__code__, world, f"{template.__name__}_{name}")
    bound.__qualname__ = bound.__name__
    bound.__module__ = template.__module__
    if not compiled:
        return bound  # type: ignore[return-value]
    from numba import njit

    from lusoria.core.kept import KeptCode

    result: Any = njit(nogil=True)(bound)
    result._cache = KeptCode(bound, folder)
    return result  # type: ignore[no-any-return]


def cache_folder(game: str) -> Path:
    """Where a game's compiled code lives: one folder per content of its rules and our loops."""
    folder = PACKAGE / "games" / game
    digest = source_digest(
        PACKAGE / "core" / "loops.py", folder / "__init__.py", *with_rules(folder)
    )
    return cache_root() / f"{game}-{digest}"


def cache_root() -> Path:
    """The user's cache, or `LUSORIA_CACHE`."""
    own = os.environ.get("LUSORIA_CACHE")
    if own:
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lusoria"


def with_rules(folder: Path) -> list[Path]:
    """The sources of a folder that state rules; its package file says which answer the contract."""
    return [path for path in folder.rglob("*.py") if "\n@rule(" in path.read_text("utf-8")]


def source_digest(*compiled: Path) -> str:
    """A hash of compiled sources, of all that they import, and of the switch that checks indexes.

    What no compiled source stands on does not count: after an edit of a view or of the position
    editor nothing is compiled anew.
    """
    digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    found: set[Path] = set()
    left = set(compiled)
    while left:
        source = left.pop()
        found.add(source)
        left |= _imported(source) - found
    for source in sorted(found):
        digest.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:16]


_IMPORT = re.compile(r"^from lusoria\.([\w.]+) import ([\w ,]*)", re.MULTILINE)


def _imported(source: Path) -> set[Path]:
    """The sources of the house that one imports; a package file only gathers what others hold."""
    found: set[Path] = set()
    if source.name == "__init__.py":
        return found
    for module, names in _IMPORT.findall(source.read_text("utf-8")):
        at = PACKAGE.joinpath(*module.split("."))
        inside = [at / f"{name.strip()}.py" for name in names.split(",")]
        found |= {path for path in (at.with_suffix(".py"), *inside) if path.exists()}
    return found
