"""The table server under load, with the generator on the same machine.

    python -m benchmarks.load [steady] [beside] [stored] [processes]

steady     500 sockets on 250 live matches, each at least one durable move a second
beside     durable moves a second, beside boardgame.io's server (npm fetches it into build/)
stored     how the cost grows from 1 to 10,000 stored matches
processes  one process and two, over a PostgreSQL and a Redis that are started here

Figures go to build/load/figures.json, a plot of growth to build/load/growth.svg.
"""

import argparse
import asyncio
import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.serving import beside, growth
from benchmarks.serving.loads import breathless, leave, live_matches, steady
from benchmarks.serving.plot import draw
from benchmarks.serving.server import Server, serving
from benchmarks.serving.viewers import Tally, look

HOUSE = Path(__file__).resolve().parent.parent
OUT = HOUSE / "build" / "load"
PACKAGES = HOUSE / "build" / "boardgame.io"

Figures = dict[str, Any]


def measure_steady(args: argparse.Namespace, folder: Path) -> Figures:
    """Latency, bytes and memory at a steady pace."""
    with serving(folder) as server:
        server.wait_until_compiled()
        return asyncio.run(_steady(server, args.matches, args.seconds, args.pace))


async def _steady(server: Server, count: int, seconds: float, pace: float) -> Figures:
    tally, idle = Tally(), server.memory
    matches = await live_matches([server.port], count, tally)
    seated = server.memory
    onlookers = [await look(server.port, match.match) for match in matches for _ in range(2)]
    watched = server.memory
    for onlooker in onlookers:
        await onlooker.close()
    await steady(matches, seconds, pace)
    figures = {
        "sockets": 2 * count,
        "moves_a_second": len(tally.acknowledged) / seconds,
        "acknowledged_ms": percentiles(tally.acknowledged),
        "shown_to_both_ms": percentiles(tally.shown),
        "bytes_per_move_and_viewer": {
            game: round(tally.told[game] / tally.moves[game] / 2) for game in tally.moves
        },
        "idle_bytes": idle,
        "bytes_per_seat_and_its_match": (seated - idle) // (2 * count),
        "bytes_per_further_connection": (watched - seated) // len(onlookers),
        "bytes_after_the_load": server.memory,
    }
    await leave(matches)
    return figures


def measure_beside(args: argparse.Namespace, folder: Path) -> Figures:
    """Durable moves a second, theirs and ours."""
    with beside.boardgame_io(folder / "theirs", PACKAGES) as port:
        theirs = asyncio.run(beside.moves_a_second(port, args.beside, args.sprint))
    with serving(folder) as server:
        server.wait_until_compiled()
        ours = asyncio.run(_sprint(server.port, args.beside, args.sprint))
    return {"matches": args.beside, "boardgame_io": theirs, "lusoria": ours, "times": ours / theirs}


async def _sprint(port: int, count: int, seconds: float) -> float:
    tally = Tally()
    matches = await live_matches([port], count, tally)
    await breathless(matches, seconds)
    await leave(matches)
    return len(tally.acknowledged) / seconds


def measure_stored(args: argparse.Namespace, folder: Path) -> list[growth.Row]:
    """The cost of a move over the matches that are stored."""
    counts = [10**power for power in range(9) if 10**power <= args.stored]
    return growth.stored(folder, counts, args.sprint)


def measure_processes(args: argparse.Namespace, folder: Path) -> list[growth.Row]:
    """One process and two."""
    return growth.processes(folder, args.beside, args.sprint)


def percentiles(times: list[float]) -> dict[str, float]:
    """Milliseconds that half, 95 and 99 in a hundred stay within, and the longest."""
    ordered = sorted(times)
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "longest": 1.0}
    last = len(ordered) - 1
    return {name: round(1000 * ordered[int(part * last)], 2) for name, part in places.items()}


PARTS: dict[str, Callable[[argparse.Namespace, Path], Any]] = {
    "steady": measure_steady,
    "beside": measure_beside,
    "stored": measure_stored,
    "processes": measure_processes,
}


def main() -> None:
    """Measure what was asked for, and keep the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", default=list(PARTS), metavar="part")
    parser.add_argument("--matches", type=int, default=250, help="live matches of *steady*")
    parser.add_argument("--seconds", type=float, default=60, help="how long *steady* lasts")
    parser.add_argument("--pace", type=float, default=1.05, help="moves a second of each match")
    parser.add_argument("--beside", type=int, default=50, help="matches of the sprints")
    parser.add_argument("--sprint", type=float, default=10, help="seconds of each sprint")
    parser.add_argument("--stored", type=int, default=10_000, help="most stored matches")
    args = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    file = OUT / "figures.json"
    figures: Figures = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for part in args.parts:
        with tempfile.TemporaryDirectory() as folder:
            figures[part] = PARTS[part](args, Path(folder))
        figures[part + " at load average"] = os.getloadavg()[0]
        print(part, json.dumps(figures[part], indent=2), flush=True)
        file.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    if {"stored", "processes"} <= figures.keys():
        draw(figures["stored"], figures["processes"], OUT / "growth.svg")


if __name__ == "__main__":
    main()
