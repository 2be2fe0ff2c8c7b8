"""`lusoria compile`: compile every game now, so that nobody waits later."""

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

from lusoria.bots.searchers import warm
from lusoria.cli.progress import compile_for_play, someone_watches, spinner
from lusoria.cli.table import compiled
from lusoria.core.kept import is_private
from lusoria.core.rule import cache_root
from lusoria.core.simulate import random_games
from lusoria.games.catalogue import NAMES

if sys.platform != "win32":
    import fcntl


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
        with _in_turn(name):
            _compile(name)
        print(f"{name}: ready ({time.perf_counter() - started:.1f} s)", flush=True)
    return 0


@contextmanager
def _in_turn(name: str) -> Iterator[None]:
    """One process of a machine compiles a game; others wait, and then find it done."""
    folder = cache_root()
    if sys.platform == "win32" or not is_private(folder):
        yield
        return
    with ExitStack() as opened:
        with suppress(OSError):  # a full disk, or a file system without locks
            fcntl.flock(opened.enter_context((folder / f"{name}.lock").open("wb")), fcntl.LOCK_EX)
        yield


def _compile(name: str) -> None:
    game = compiled(name)
    shown = someone_watches()
    components = game.texts.standard(game.choose({}))
    compile_for_play(game, components, shown)
    with spinner(f"compiling {name}: simulation", shown):
        random_games(game, game.fewest, {}, 1, 0)
    with spinner(f"compiling {name}: bots", shown):
        warm(game)
