"""`lusoria study`: fresh games between equal bots, what wins in them, and the pictures of it."""

import argparse
import os
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from lusoria.bots.study.gathering import gather
from lusoria.bots.study.totals import write_study
from lusoria.cli.progress import bar, someone_watches
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import NAMES, load


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "study",
        description="Play fresh games between equal bots at every number of seats, write the counts"
        " (OUT/strategy/GAME.json), draw them (OUT/strategy/*.svg) and fill in OUT/strategy.md.",
        epilog="Drawing needs matplotlib, gathering does not: --gather stops before drawing, --draw"
        " draws what was gathered before, on another machine maybe.",
    )
    parser.add_argument("games_wanted", metavar="GAME", nargs="*", help=f"of {', '.join(NAMES)}")
    parser.add_argument("--games", type=int, default=2000, help="games per number of seats")
    parser.add_argument("--bot", default="imperator:64", help="who sits in every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("docs"), help="folder of strategy.md")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--gather", action="store_true", help="only play and count")
    only.add_argument("--draw", action="store_true", help="only draw what was counted before")


def run(args: argparse.Namespace) -> int:
    """Gather, draw, or both."""
    names = [load(name).name for name in args.games_wanted or NAMES]
    if not args.gather and find_spec("matplotlib") is None:
        raise Unreadable(
            "drawing needs matplotlib (python3 dev.py setup brings it);"
            " --gather plays and counts without it"
        )
    if not args.draw:
        for name in names:
            gather_one(name, args)
    if not args.gather:
        from lusoria.bots.study.page import draw

        print(f"{len(draw(args.out, names))} files drawn in {args.out}", file=sys.stderr)
    return 0


def gather_one(name: str, args: argparse.Namespace) -> None:
    """Play one game often and keep the counts."""
    game = load(name)
    total = args.games * (game.most - game.fewest + 1)
    began = time.monotonic()
    with bar(f"{total:,} games of {name}", total, someone_watches()) as tell:
        study = gather(name, args.bot, args.games, args.seed, args.processes, tell)
    path = write_study(study, args.out)
    print(f"{path}: {total:,} games in {time.monotonic() - began:.0f} s", file=sys.stderr)
