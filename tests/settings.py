"""Every game × seat count × option: what laws, referees and golden records run over."""

import itertools
import os
from dataclasses import dataclass, field
from typing import Final

from lusoria.core.game import Game
from lusoria.games.catalogue import NAMES, load

FULL: Final = os.environ.get("LUSORIA_FULL") == "1"
"""Whether the bigger proofs were asked for (`python3 dev.py test --full`)."""


@dataclass(frozen=True)
class Setting:
    """One way to lay a table."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...] = field(default=())

    @property
    def game(self) -> Game:
        return load(self.name)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}-{value}" for name, value in self.options)
        return f"{self.name}-{self.seats}{chosen}"


def settings(every_mixture: bool = False) -> list[Setting]:
    """All seat counts with the defaults, each preset, and each option alone; or every mixture."""
    return [setting for name in NAMES for setting in _of(load(name), every_mixture)]


def _of(game: Game, every_mixture: bool) -> list[Setting]:
    mixtures = _mixtures(game) if every_mixture else _single(game)
    seats = range(game.fewest, game.most + 1)
    return [Setting(game.name, count, mixture) for count in seats for mixture in mixtures]


def _single(game: Game) -> list[tuple[tuple[str, str], ...]]:
    presets = [(("preset", preset),) for preset in game.presets]
    single = [((each.name, value),) for each in game.options for value in each.values[1:]]
    return [(), *presets[1:], *single]


def _mixtures(game: Game) -> list[tuple[tuple[str, str], ...]]:
    """Every mixture of the options that change rules; who starts changes none."""
    options = [option for option in game.options if option.name != "starter"]
    choices = [[(option.name, value) for value in option.values] for option in options]
    return [tuple(mixture) for mixture in itertools.product(*choices)]
