"""A second, uncompiled copy of a game in the same process: for debugging and for comparison.

The modules that hold rules are imported once more with compilation off; the compiled ones stay.
"""

import importlib
import os
import sys
from dataclasses import replace
from functools import lru_cache

from lusoria.core.game import Game

_WITH_RULES = (
    "lusoria.core.rule",
    "lusoria.core.journal",
    "lusoria.core.streams",
    "lusoria.core.actions",
)


@lru_cache(maxsize=16)
def thawed(name: str) -> Game:
    """The game of that name, uncompiled."""
    room = f"lusoria.games.{name}"
    before = {each: module for each, module in sys.modules.items() if _again(each, room)}
    for each in before:
        del sys.modules[each]
    switch = os.environ.get("LUSORIA_THAWED")
    os.environ["LUSORIA_THAWED"] = "1"
    try:
        game: Game = importlib.import_module(room).GAME
    finally:
        if switch is None:
            del os.environ["LUSORIA_THAWED"]
        else:
            os.environ["LUSORIA_THAWED"] = switch
        for each in [each for each in sys.modules if _again(each, room)]:
            del sys.modules[each]
        sys.modules.update(before)
        for each, module in before.items():
            parent, _, child = each.rpartition(".")
            setattr(sys.modules[parent], child, module)
    return replace(game, compiled=False)


def _again(module: str, room: str) -> bool:
    return module in _WITH_RULES or module == room or module.startswith(f"{room}.")
