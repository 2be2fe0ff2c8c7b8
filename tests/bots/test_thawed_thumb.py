"""Bots that look one step ahead choose the same without compiled code, at once."""

from dataclasses import replace
from random import Random

import pytest

from lusoria.bots.levels import NAMES, level
from lusoria.bots.searchers import ThumbBot
from lusoria.bots.seen import Seen, see
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import load


def questions(game: str, count: int) -> list[Seen]:
    """What seats are asked in random games."""
    rng, found = Random(7), list[Seen]()
    while len(found) < count:
        play = Play(load(game), 2)
        while not play.over and len(found) < count:
            if play.seat != FATE and len(play.legal()) > 1 and rng.random() < 0.2:
                found.append(see(play))
            play.apply(rng.choice(play.legal()))
    return found


@pytest.mark.parametrize("game", ["armorica", "cambria", "roma"])
def test_tiro_chooses_the_same_without_compiled_code(game: str) -> None:
    tiro = level(game, "tiro").bot("tiro", None, 1, 1)
    assert isinstance(tiro, ThumbBot)
    tiro.seed = 11
    uncompiled = thawed(game)
    for seen in questions(game, 40):
        if not seen.game.compiled:
            pytest.skip("nothing to compare with: LUSORIA_THAWED is set")
        assert tiro.choose(replace(seen, game=uncompiled)) == tiro.choose(seen)


def test_every_game_has_a_level_that_needs_no_compiled_code() -> None:
    for game in ("armorica", "cambria", "roma"):
        assert level(game, NAMES[0]).tuning is None
