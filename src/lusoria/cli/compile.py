"""`lusoria compile`: compile every game now, so that nobody waits later."""

import argparse
import time
from typing import Any

from lusoria.bots.searchers import warm
from lusoria.cli.progress import compile_for_play, someone_watches, spinner
from lusoria.cli.table import compiled
from lusoria.core.kept import in_turn
from lusoria.core.simulate import random_games
from lusoria.games.catalogue import NAMES


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "compile",
        description="Compile the rules and bots of all games, or of some; the result is kept.",
    )
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"{', '.join(NAMES)}; all unless told"
    )


def run(args: argparse.Namespace) -> int:
    """Compile, and say how long each game took."""
    for name in args.games or NAMES:
        started = time.perf_counter()
        with in_turn(name):
            _compile(name)
        print(f"{name}: ready ({time.perf_counter() - started:.1f} s)", flush=True)
    return 0


def _compile(name: str) -> None:
    game = compiled(name)
    shown = someone_watches()
    components = game.texts.standard(game.choose({}))
    compile_for_play(game, components, shown)
    with spinner(f"compiling {name}: simulation", shown):
        random_games(game, game.fewest, {}, 1, 0)
    with spinner(f"compiling {name}: bots", shown):
        warm(game)
