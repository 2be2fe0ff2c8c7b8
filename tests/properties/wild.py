"""Tables that no position could lay: a reached table with every pile, row and count made wild.

Run as a program with NUMBA_BOUNDSCHECK=1: `python -m tests.properties.wild GAME TABLES SEED`. No
play is meant here. Listing answers, drawing cards, veiling, redealing and deriving must stay inside
the table whatever it holds, for compiled code would write over other memory without a word.
"""

import random
import sys
from typing import Any, Final

import numpy as np

from lusoria.core.layout import Fact, Holds
from lusoria.core.play import Play
from lusoria.games.catalogue import load
from tests.properties.walks import choose

DRAWS: Final = ("draw_gaul", "draw_roman", "draw", "deal")
"""The questions that fate answers with a card."""
ASKED: Final = ("seats", "question", "acting")


def make_wild(play: Play, chance: random.Random) -> None:
    """Numbers anywhere within their bounds, but for who is asked what, and how many play."""
    plain = play.state
    for fact in play.game.state.facts:
        asked = fact.name in ASKED or (fact.holds is Holds.SEAT and not fact.shape)
        if not asked and chance.random() < 0.5:
            setattr(plain, fact.name, _wild(fact, chance))
    play.put(plain)


def _wild(fact: Fact, chance: random.Random) -> Any:
    high = min(fact.high, chance.choice((1, 3, 9, fact.high)))
    numbers = np.random.default_rng(chance.randrange(1 << 30)).integers
    return numbers(fact.low, max(high, fact.low), fact.shape or (), endpoint=True).tolist()


def try_table(play: Play, chance: random.Random) -> None:
    """All that reads a table, and a draw if one is asked for."""
    play.inferred()
    for viewer in range(1 << play.seats):
        play.redealt(viewer, chance.randrange(1 << 60))
    answers = list(play.answers())
    if play.question in DRAWS and answers:
        action = chance.choice(answers)
        play.engine.step(play._states, 0, play._boxes, action, play._journals)


def try_tables(name: str, tables: int, seed: str) -> None:
    """Make tables of random games wild, one game after the other."""
    chance, game = random.Random(seed), load(name)
    tried = 0
    while tried < tables:
        options = {each.name: chance.choice(each.values) for each in game.options}
        play = Play(game, chance.randint(game.fewest, game.most), options)
        while not play.over and tried < tables:
            wild = play.copy()
            make_wild(wild, chance)
            try_table(wild, chance)
            play.apply(choose(play, chance))
            tried += 1


if __name__ == "__main__":
    try_tables(sys.argv[1], int(sys.argv[2]), sys.argv[3])
    print(sys.argv[2])
