"""Compiles all that tests run compiled, before they begin: `python -m tests.compiled [GAME…]`.

Test processes would each compile the same at the same time. And what is kept are loops, not the
rules in them: a process that misses one loop compiles every rule below it anew. So a game has one
process that compiles all its loops, and as many games as there are cores are compiled at once.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import numpy as np

from lusoria.bots.bound import bound_search
from lusoria.bots.guides import guide_of, shapes
from lusoria.bots.planning import Workspace
from lusoria.bots.seen import see
from lusoria.cli import main as lusoria
from lusoria.cli.progress import compile_for_play
from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.simulate import random_games
from lusoria.games.catalogue import NAMES, load
from lusoria.research import batch
from lusoria.research.workspace import described
from tests.checked import CHECKING


def compile_checked(game: Game) -> None:
    """The rules, with checks of their indexes."""
    compile_for_play(game, game.texts.standard(game.choose({})), shown=False)
    random_games(game, game.fewest, {}, 1, 0)


def compile_plain(game: Game) -> None:
    """What `lusoria compile` makes for everybody, and what only research needs."""
    assert lusoria(["compile", game.name]) == 0
    compile_advice(game)
    compile_batches(game)


def compile_advice(game: Game) -> None:
    """What a policy network says of a table."""
    play = Play(game, game.fewest)
    while play.seat < 0:
        play.apply(play.legal()[0])
    blank = {name: np.zeros(shape, np.float32) for name, shape in shapes(game).items()}
    guide = guide_of(game, game.fewest, blank)
    Workspace(bound_search(game), see(play), nodes=1, guide=guide).advise()


def compile_batches(game: Game) -> None:
    """Many tables at once."""
    one = batch(game, 1)
    for floats in (False, True):
        one.reset(one.arrays(floats))
    one.describe(np.zeros(described(game, 1), np.float32))
    one.look(0, one.arrays().observations)


def apart(job: tuple[dict[str, str], str]) -> None:
    """One game in a process of its own."""
    environment, name = job
    subprocess.run([sys.executable, "-m", "tests.compiled", name], env=environment, check=True)


def main(names: list[str]) -> None:
    """Compile some games here, or both kinds of every game side by side."""
    for name in names:
        compile_game = compile_checked if CHECKING.items() <= os.environ.items() else compile_plain
        compile_game(load(name))
    if not names:
        kinds = (dict(os.environ), os.environ | CHECKING)
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            list(cores.map(apart, product(kinds, reversed(NAMES))))


if __name__ == "__main__":
    main(sys.argv[1:])
