"""A second, uncompiled copy of a game in the same process: for debugging and for comparison.

The modules that hold rules are run once more with compilation off, as modules that nobody but they
themselves can import: what the process has imported stays as it is, for every thread, at all times.
"""

import builtins
import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from types import ModuleType, SimpleNamespace
from typing import Any

from lusoria.core.game import Game

_SWITCH = "lusoria.core.rule"
_WITH_RULES = (_SWITCH, "lusoria.core.journal", "lusoria.core.streams", "lusoria.core.actions")
_one_at_a_time = threading.RLock()


def thawed(name: str) -> Game:
    """The game of that name, uncompiled."""
    with _one_at_a_time:
        return _thawed(name)


def thawed_module(game: str, module: str) -> ModuleType:
    """A module that stands on a game's rules, such as a bot's, uncompiled like they are, with all
    of its package that it imports."""
    with _one_at_a_time:
        copies = _copies(game)
        copies.packages.add(module.rpartition(".")[0])
        return copies.module(module)


@lru_cache(maxsize=16)
def _thawed(name: str) -> Game:
    game: Game = _copies(name).module(f"lusoria.games.{name}").GAME
    return replace(game, compiled=False)


@lru_cache(maxsize=16)
def _copies(name: str) -> "_Copies":
    return _Copies(f"lusoria.games.{name}")


class _Copies:
    """The modules of one game and of the core that hold rules, uncompiled."""

    def __init__(self, package: str) -> None:
        self.packages = {package}
        self.found: dict[str, ModuleType] = {}
        self.module(_SWITCH).__dict__["COMPILED"] = False

    def are_of(self, name: str) -> bool:
        """Whether a module is copied."""
        return name in _WITH_RULES or any(
            name == package or name.startswith(f"{package}.") for package in self.packages
        )

    def module(self, name: str) -> ModuleType:
        """A copy of a module; what it imports is copied likewise, or what everybody has."""
        if name not in self.found:
            parent, _, child = name.rpartition(".")
            package = (
                self.module(parent)
                if self.are_of(parent)
                else builtins.__import__(parent, fromlist=[""])
            )
            spec = PathFinder.find_spec(name, package.__path__)
            if spec is None or spec.loader is None:
                raise ModuleNotFoundError(f"no module named {name!r}", name=name)
            module = self.found[name] = module_from_spec(spec)
            module.__dict__["__builtins__"] = vars(builtins) | {"__import__": self.imported}
            spec.loader.exec_module(module)
            if self.are_of(parent):
                setattr(package, child, module)
        return self.found[name]

    def imported(
        self,
        name: str,
        scope: Mapping[str, Any] | None = None,
        local: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        """What an import statement inside a copy gets."""
        if level or not names:  # the house imports names, by full module names
            return builtins.__import__(name, scope, local, names or (), level)
        found = self.module(name) if self.are_of(name) else None
        inside = [each for each in names if self.are_of(f"{name}.{each}")]
        if found is None and not inside:
            return builtins.__import__(name, scope, local, names, level)
        source = found or builtins.__import__(name, scope, local, names, level)
        return SimpleNamespace(**{each: self._named(source, name, each) for each in names})

    def _named(self, source: Any, name: str, each: str) -> Any:
        """A name in a module; of a package it may be a module that nobody has asked for yet."""
        if self.are_of(f"{name}.{each}") and not (name in self.found and hasattr(source, each)):
            return self.module(f"{name}.{each}")
        return getattr(source, each)
