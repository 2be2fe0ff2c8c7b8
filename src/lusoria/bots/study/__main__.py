"""Fresh games between equal bots, what wins in them, and the pictures of it.

    python -m lusoria.bots.study --games 10000 --bot imperator:64

plays at every number of seats, writes the counts (OUT/strategy/GAME.json), draws them
(OUT/strategy/*.svg) and fills in OUT/strategy.md. Drawing needs matplotlib, gathering does not:
--gather stops before drawing, --draw draws what was gathered before, on another machine maybe.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from lusoria.bots.study.gathering import gather
from lusoria.bots.study.tally import write_study
from lusoria.core.errors import Refusal, Unreadable
from lusoria.games.catalogue import NAMES, load


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    found = argparse.ArgumentParser(
        prog="python -m lusoria.bots.study",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("games_wanted", metavar="GAME", nargs="*", help=f"of {', '.join(NAMES)}")
    found.add_argument("--games", type=int, default=2000, help="games per number of seats")
    found.add_argument("--bot", default="imperator:64", help="who sits in every seat")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    found.add_argument("--out", type=Path, default=Path("docs"), help="folder of strategy.md")
    only = found.add_mutually_exclusive_group()
    only.add_argument("--gather", action="store_true", help="only play and count")
    only.add_argument("--draw", action="store_true", help="only draw what was counted before")
    return found


def main(words: Sequence[str] | None = None) -> int:
    """Gather, draw, or both."""
    args = parser().parse_args(words)
    try:
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
    except Refusal as refusal:
        print(f"study: {refusal.message}", file=sys.stderr)
        return 2
    return 0


def gather_one(name: str, args: argparse.Namespace) -> None:
    """Play one game often and keep the counts."""
    game = load(name)
    total = args.games * (game.most - game.fewest + 1)
    began = time.monotonic()
    with bar(f"{total:,} games of {name}", total) as tell:
        study = gather(name, args.bot, args.games, args.seed, args.processes, tell)
    path = write_study(study, args.out)
    print(f"{path}: {total:,} games in {time.monotonic() - began:.0f} s", file=sys.stderr)


@contextmanager
def bar(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar for whoever watches."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(text, total=total)
        yield lambda done: progress.advance(task, done)


if __name__ == "__main__":
    raise SystemExit(main())
