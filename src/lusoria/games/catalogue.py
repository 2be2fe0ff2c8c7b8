"""Which games there are. A game is imported when it is asked for."""

import importlib
from typing import Final

from lusoria.core.errors import Unreadable
from lusoria.core.game import Game

NAMES: Final = ("armorica", "cambria", "roma")


def load(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise Unreadable(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    game: Game = importlib.import_module(f"lusoria.games.{name}").GAME
    return game
