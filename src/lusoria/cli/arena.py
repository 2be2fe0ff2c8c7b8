"""`lusoria arena`: bots meet, and are ranked."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

from lusoria.bots.arena.fixtures import fixtures
from lusoria.bots.arena.matches import Arena
from lusoria.bots.arena.standings import standings
from lusoria.bots.arena.tournament import Interrupted, hold
from lusoria.bots.bot import OWN, Budget
from lusoria.bots.external.bot import GREETING, LIMIT
from lusoria.bots.names import MOST_PLAYOUTS, maker, read_bots, told_apart
from lusoria.bots.searchers import warm
from lusoria.cli import INTERRUPTED
from lusoria.cli.distribution import add_ray, spreading
from lusoria.cli.progress import bar, someone_watches, spinner
from lusoria.cli.table import CHECKED, add_game, add_table_options, compiled, read_wishes
from lusoria.core.errors import Unreadable

MOST_GAMES: Final = 10_000_000
MOST_THREADS: Final = 256
MOST_BOTS: Final = 64


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "arena",
        description="Let bots meet on the same deals with seats rotated, and rank them.",
        epilog="Bots: random, greedy, tiro, miles, centurio, legatus, imperator, plain, thumb,"
        " and exec:COMMAND for a bot in any language. A searching bot may name its playouts:"
        " plain:2000. As many bots as seats sit down together; otherwise every two meet, at more"
        " than two seats the first alone among copies of the second (of three or more, each among"
        " each).",
    )
    add_game(parser)
    add_table_options(parser, CHECKED)
    parser.add_argument("--bots", required=True, metavar="A,B,…", help="who meets")
    parser.add_argument(
        "--games", type=int, default=100, metavar="N",
        help="games of every meeting; 100 unless told",
    )  # fmt: skip
    parser.add_argument(
        "--playouts", type=int, metavar="P", help="every searching bot makes so many playouts"
    )
    parser.add_argument(
        "--milliseconds", type=int, metavar="M",
        help="every searching bot thinks so long; with --playouts, until either is spent",
    )  # fmt: skip
    parser.add_argument(
        "--reduce", type=int, default=1, metavar="R", help="divide long budgets of levels by R"
    )
    parser.add_argument(
        "--limit", type=float, default=LIMIT, metavar="S",
        help=f"seconds for an external bot's answer, or it has lost; {LIMIT:g} unless told"
        f" ({GREETING:g} to start and say hello, always)",
    )  # fmt: skip
    parser.add_argument("--threads", type=int, default=1, metavar="T", help="games at a time")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE",
        help="keep finished games here, and go on from them; one arena at a time",
    )  # fmt: skip
    add_ray(parser, "--threads")
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")


def run(args: argparse.Namespace) -> int:
    """Hold the arena and tell."""
    arena = read_arena(args)
    shown = someone_watches() and not args.json
    wanted = sum(1 for _ in fixtures(len(arena.names), arena.seats, args.games))
    if args.games % arena.seats:
        print(unrotated(args.games, arena.seats), file=sys.stderr)
    if args.ray is None:
        with spinner(f"compiling the bots of {arena.game.name} (once; it is kept)", shown):
            warm(arena.game)
    title = f"{arena.game.name}: {' against '.join(arena.names)}"
    with spreading(args.ray) as spread, bar(title, wanted, shown) as advance:
        began = time.perf_counter()
        try:
            games = hold(
                arena, args.games, threads=args.threads, resume=args.resume, spread=spread,
                progress=advance,
            )  # fmt: skip
        except Interrupted as interruption:
            games = interruption.games
        seconds = time.perf_counter() - began
    if games:
        found = standings(arena, games) | {"seconds": round(seconds, 3), "threads": args.threads}
        print(json.dumps(found) if args.json else summary(found), flush=True)
    if len(games) < wanted:
        print(interrupted(len(games), wanted, args.resume), file=sys.stderr)
        return INTERRUPTED
    return 0


def unrotated(games: int, seats: int) -> str:
    """What somebody who rotates seats in part should know."""
    whole = games - games % seats
    better = f"{whole:,} or {whole + seats:,}" if whole else f"{seats}"
    return (
        f"note: with {games:,} games the last deal is not played from each of the {seats} seats;"
        f" --games {better} would be even"
    )


def interrupted(games: int, wanted: int, resume: Path | None) -> str:
    """What somebody who stopped an arena should know."""
    going_on = (
        f"the same command goes on from {resume}"
        if resume
        else "nothing is kept; with --resume FILE the same command could go on"
    )
    return f"interrupted after {games:,} of {wanted:,} games; {going_on}"


def read_arena(args: argparse.Namespace) -> Arena:
    """The arena as the command line wishes it."""
    for name, value, most in (
        ("--games", args.games, MOST_GAMES),
        ("--threads", args.threads, MOST_THREADS),
        ("--reduce", args.reduce, MOST_PLAYOUTS),
        ("--playouts", 1 if args.playouts is None else args.playouts, MOST_PLAYOUTS),
        ("--milliseconds", 1 if args.milliseconds is None else args.milliseconds, 3_600_000),
        ("--limit", args.limit, 86_400),
    ):
        if not 0 < value <= most:
            raise Unreadable(f"{name} is a number from 1 to {most:,}, not {value:,}")
    wishes = read_wishes(args, compiled(args.game))
    names = read_bots(args.bots)
    if not 2 <= len(names) <= MOST_BOTS:
        raise Unreadable(f"an arena needs 2 to {MOST_BOTS} bots, such as imperator,greedy")
    makers = [maker(args.game, name, reduce=args.reduce, limit=args.limit) for name in names]
    given = args.playouts is not None or args.milliseconds is not None
    return Arena(
        game=wishes.game,
        seats=wishes.seats,
        options=wishes.options,
        components=wishes.components,
        seed=wishes.seed,
        names=told_apart(names),
        makers=tuple(makers),
        budget=Budget(args.playouts, args.milliseconds) if given else OWN,
        reduce=args.reduce,
        limit=args.limit,
        bots=tuple(names),
    )


def summary(found: dict[str, Any]) -> str:
    """The result, as people read it."""
    width = max(len(name) for name in found["wins"]) + 2
    head = f"{'bot':{width}}{'games':>7}{'wins':>10}{'share':>8}{'95 %':>17}{'Elo':>7}{'p95 ms':>9}"
    games = "1 game" if found["games"] == 1 else f"{found['games']:,} games"
    lines = [f"{found['game']}, {found['seats']} seats, {games}", "", head]
    for name in sorted(found["wins"], key=lambda each: -found["elo"][each]):
        low, high = found["interval"][name]
        lines.append(
            f"{name:{width}}{found['played'][name]:>7}{found['wins'][name]:>10.1f}"
            f"{100 * found['share'][name]:>7.1f}%{100 * low:>9.1f}–{100 * high:<5.1f}%"
            f"{found['elo'][name]:>+7}{found['thinking'][name].get('p95_ms', 0):>9.1f}"
        )
    for name, why in found["forfeits"].items():
        if why:
            lines.append(f"{name} forfeited {len(why)}: {why[0]}")
    return "\n".join(lines)
