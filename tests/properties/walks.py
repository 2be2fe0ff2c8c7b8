"""Random walks through games, for the laws."""

import random
from collections.abc import Iterator

from lusoria.core.game import Components, Game
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from tests.settings import Setting


def walk(
    setting: Setting, seed: int, game: Game | None = None, components: Components | None = None
) -> Iterator[Play]:
    """One random game; yields the same `Play` before the first ply and after every ply."""
    play = Play(game or setting.game, setting.seats, dict(setting.options), components)
    chance = random.Random(f"{setting}/{seed}")
    yield play
    while not play.over:
        play.apply(choose(play, chance))
        yield play


def choose(play: Play, chance: random.Random) -> int:
    """Fate by its odds, a seat evenly."""
    if play.seat == FATE:
        odds = play.odds()
        return chance.choices(list(odds), list(odds.values()))[0]
    return chance.choice(play.legal())


def sampled(setting: Setting, seed: int, every: int) -> Iterator[Play]:
    """Some tables of a random game, the last one included."""
    for ply, play in enumerate(walk(setting, seed)):
        if ply % every == seed % every or play.over:
            yield play
