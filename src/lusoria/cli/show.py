"""`lusoria show`: a table drawn in text, after some random play or as a position says."""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from lusoria.cli.luck import answer
from lusoria.cli.narrator import Narrator
from lusoria.cli.table import (
    FAST,
    Wishes,
    add_game,
    add_table_options,
    read_components,
    read_file,
    read_wishes,
    uncompiled,
)
from lusoria.cli.terminal.screen import Screen
from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.words import LANGUAGES

MOST_POSITION: Final = 1 << 20
MOST_PLIES: Final = 1_000_000


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "show",
        description="Draw a table: of a random game after some plies, or of a position.",
    )
    add_game(parser)
    add_table_options(parser, FAST)
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--plies", type=int, metavar="K",
        help="how far the first random game of the seed has gone; unless told, to the first "
        "question that a seat is asked",
    )  # fmt: skip
    where.add_argument("--position", type=Path, metavar="FILE", help="a position in JSON")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="en unless told")


def run(args: argparse.Namespace) -> int:
    """Draw it."""
    game = uncompiled(args.game)
    if args.position:
        own = args.components
        printed = read_components(game, own, args.language) if own else None
        play = Play.at(game, read_position_file(args.position), printed)
    else:
        play = played(read_wishes(args, game), args.plies)
    screen = Screen()
    screen.leave_behind(drawn(play, args.language, screen.width))
    return 0


def read_position_file(path: Path) -> dict[str, Any]:
    """A position from a file."""
    try:
        position = json.loads(read_file(path, MOST_POSITION))
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"{path} is not JSON: {error}") from error
    if not isinstance(position, dict):
        raise Unreadable(f"{path} is not a position; it is one JSON object (docs/positions.md)")
    return position


def played(wishes: Wishes, plies: int | None) -> Play:
    """The first random game of a seed after some plies, or at its first question to a seat."""
    if plies is not None and not 0 <= plies <= MOST_PLIES:
        raise Unreadable(f"--plies is a number from 0 to {MOST_PLIES:,}, not {plies:,}")
    play = Play(wishes.game, wishes.seats, wishes.options, wishes.components)
    ply = 0
    while not play.over and (play.seat == FATE if plies is None else ply < plies):
        play.apply(answer(play, wishes.seed, ply))
        ply += 1
    return play


def drawn(play: Play, language: str, width: int) -> list[Text | str]:
    """The table and who is asked what; at the end, how it ended."""
    narrator = Narrator(language, [None] * play.seats)
    return [*narrator.drawing(play, width), "", *narrator.result(play)]
