"""Tables at which a bot is asked, from random games."""

import random
from collections.abc import Iterator

from lusoria.bots.levels import level
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from tests.properties.walks import choose
from tests.settings import Setting


def quick(game: str, name: str, playouts: int) -> str:
    """The name of a level that thinks for so long, if it searches at all."""
    return f"{name}:{playouts}" if level(game, name).tuning else name


def asked(setting: Setting, seed: int, every: int = 1) -> Iterator[Play]:
    """The tables of a random game at which a seat is asked, or every so manieth of them."""
    play = Play(setting.game, setting.seats, dict(setting.options))
    chance = random.Random(f"bots/{setting}/{seed}")
    number = 0
    while not play.over:
        if play.seat != FATE:
            if number % every == seed % every:
                yield play
            number += 1
        play.apply(choose(play, chance))
