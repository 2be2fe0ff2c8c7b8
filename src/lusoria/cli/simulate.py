"""`lusoria simulate`: random play inside compiled code, for people and for programs."""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from lusoria.bots.cluster.cluster import Spread, here
from lusoria.bots.cluster.simulation import Simulation, digest_of, simulate_in_shards
from lusoria.cli.distribution import add_ray, spreading
from lusoria.cli.progress import bar, is_compiled, someone_watches, spinner
from lusoria.cli.table import FAST, Wishes, add_game, add_table_options, compiled, read_wishes
from lusoria.core.errors import Unreadable
from lusoria.core.simulate import random_games

MOST_GAMES: Final = 1_000_000_000
MOST_THREADS: Final = 256
DEVICES: Final = ("cpu", "cuda")


@dataclass(frozen=True)
class Means:
    """By what means the games are played; the result does not depend on it."""

    threads: int = 1
    device: str = "cpu"
    spread: Spread | None = None
    resume: Path | None = None


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "simulate",
        description="Play random games and add them up. One seed, one result.",
    )
    add_game(parser)
    add_table_options(parser, FAST)
    parser.add_argument(
        "--games", type=int, default=10_000, metavar="M", help="how many; 10,000 unless told"
    )
    parser.add_argument("--threads", type=int, default=1, metavar="T", help="1 unless told")
    parser.add_argument(
        "--device", choices=DEVICES, default=DEVICES[0], help="where to play; cpu unless told"
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE",
        help="keep finished shards here, and go on from them",
    )  # fmt: skip
    add_ray(parser, "--threads and --device")
    parser.add_argument(
        "--json",
        action="store_true",
        help="one JSON object, for programs; turns_per_game counts rounds in Armorica",
    )


def run(args: argparse.Namespace) -> int:
    """Simulate and tell."""
    wishes = read_wishes(args, compiled(args.game))
    _within("--games", args.games, MOST_GAMES)
    _within("--threads", args.threads, MOST_THREADS)
    if args.device != "cpu" and (args.ray or args.resume):
        raise Unreadable("a GPU plays all games at once: leave --ray and --resume out, or --device")
    shown = someone_watches() and not args.json
    with spreading(args.ray) as spread:
        means = Means(args.threads, args.device, spread, args.resume)
        if spread is None:
            _compile(wishes, means, shown)
        found = simulate(wishes, args.games, means, shown)
    print(json.dumps(found) if args.json else summary(found))
    return 0


def _within(name: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise Unreadable(f"{name} is a number from 1 to {most:,}, not {value:,}")


def _compile(wishes: Wishes, means: Means, shown: bool) -> None:
    """One game is played beforehand, so that the time measured is playing time."""
    cold = means.device != "cpu" or not is_compiled(wishes.game, "random_games")
    with spinner(f"compiling {wishes.game.name} (once; it is kept)", shown and cold):
        _play(wishes, 1, Means(device=means.device))


def _play(
    wishes: Wishes, games: int, means: Means, progress: Callable[[int], None] | None = None
) -> Any:
    """The totals of so many random games: on threads, in shards anywhere, or on the GPU."""
    table = (wishes.game, wishes.seats, wishes.options, games, wishes.seed)
    if means.spread or means.resume:
        return simulate_in_shards(
            _plain(wishes, games, means.threads), spread=means.spread or here, resume=means.resume,
            progress=progress,
        )  # fmt: skip
    if means.device == "cpu":
        return random_games(
            *table, components=wishes.components, threads=means.threads, progress=progress
        )
    from lusoria.research.cuda.simulate import random_games as on_gpu

    totals = on_gpu(*table, components=wishes.components)
    if progress:
        progress(games)
    return totals


def _plain(wishes: Wishes, games: int, threads: int) -> Simulation:
    """The wishes as plain data."""
    printed = (wishes.components.name, wishes.components.text)
    return Simulation(
        wishes.game.name, wishes.seats, wishes.options, printed, wishes.seed, games, threads=threads
    )


def simulate(wishes: Wishes, games: int, means: Means, shown: bool = False) -> dict[str, Any]:
    """The result, as programs read it. Lengths are counted in decisions of seats."""
    game = wishes.game
    with bar(f"playing {game.name}", games, shown) as progress:
        started = time.perf_counter()
        tally = _play(wishes, games, means, progress)
        seconds = time.perf_counter() - started
    seats = range(wishes.seats)
    mean_parts = [
        {name: round(tally.parts[seat][part] / games, 4) for part, name in enumerate(game.parts)}
        for seat in seats
    ]
    return {
        "game": game.name,
        "seats": wishes.seats,
        "options": wishes.options,
        "components": wishes.components.name,
        "seed": wishes.seed,
        "games": games,
        "threads": means.threads,
        "device": means.device,
        "decisions": tally.decisions,
        "plies": tally.plies,
        "turns_per_game": round(tally.turns / games, 4),
        "seconds": round(seconds, 6),
        "decisions_per_second": round(tally.decisions / seconds),
        "plies_per_second": round(tally.plies / seconds),
        "games_per_second": round(games / seconds, 1),
        "mean_scores": [round(tally.scores[seat] / games, 4) for seat in seats],
        "mean_parts": mean_parts,
        "wins": [tally.wins[seat] for seat in seats],
        "shared_wins": [tally.shared[seat] for seat in seats],
        "length": {
            "mean": round(tally.decisions / games, 4),
            "shortest": tally.shortest,
            "longest": tally.longest,
        },
        "endings": {each.name.lower(): tally.endings[each] for each in game.endings if each},
        "digest": digest_of(tally),
    }


def summary(found: dict[str, Any]) -> str:
    """The result, as people read it."""
    options = "".join(f", {name} {value}" for name, value in found["options"].items())
    length = found["length"]
    endings = ", ".join(f"{name.replace('_', ' ')} {n:,}" for name, n in found["endings"].items())
    lines = [
        f"{found['game']}, {found['seats']} seats{options}, seed {found['seed']}",
        f"  games      {found['games']:>15,}  {found['games_per_second']:>15,.0f} a second",
        f"  decisions  {found['decisions']:>15,}  {found['decisions_per_second']:>15,} a second",
        f"  plies      {found['plies']:>15,}  {found['plies_per_second']:>15,} a second",
        f"  length     {length['mean']:.1f} decisions ({length['shortest']}–{length['longest']})",
        f"  endings    {endings}",
        "",
        *_seat_lines(found),
    ]
    return "\n".join(lines)


def _seat_lines(found: dict[str, Any]) -> list[str]:
    parts = list(found["mean_parts"][0])
    lines = ["  seat    wins  shared   score" + "".join(f"{part:>9}" for part in parts)]
    for seat, score in enumerate(found["mean_scores"]):
        wins, shared = (found[name][seat] / found["games"] for name in ("wins", "shared_wins"))
        points = "".join(f"{found['mean_parts'][seat][part]:9.2f}" for part in parts)
        lines.append(f"  {seat:<4} {wins:>7.1%} {shared:>7.1%} {score:>7.2f}{points}")
    return lines
