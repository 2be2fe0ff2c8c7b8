"""The table server under load, with the generator on the same machine.

    python -m benchmarks.load [steady] [beside] [stored] [processes]

steady     500 sockets on 250 live matches, each at least one durable move a second; by one process
           and by two over one SQLite file
beside     durable moves a second, beside boardgame.io's server (npm fetches it into build/)
stored     how the cost grows from 1 to 10,000 stored matches
processes  one process and two, over a PostgreSQL and a Redis that are started here

Figures go to build/load/figures.json; the page load.md and its plot load/growth.svg go to build, or
with `--into docs` into the docs, from a machine that does nothing else.
"""

import argparse
import json
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.serving import beside, growth, page
from benchmarks.serving.loads import (
    Movable,
    breathless,
    grow_up,
    leave,
    live_matches,
    run,
    steady,
)
from benchmarks.serving.plot import draw
from benchmarks.serving.server import Server, seconds_of, serving
from benchmarks.serving.viewers import Tally, look

HOUSE = Path(__file__).resolve().parent.parent
OUT = HOUSE / "build" / "load"
PACKAGES = HOUSE / "build" / "boardgame.io"

Figures = dict[str, Any]


def measure_steady(args: argparse.Namespace, folder: Path) -> list[Figures]:
    """Latency, bytes and memory at a steady pace, for each number of processes."""
    found = []
    for count in args.processes:
        (folder / str(count)).mkdir()
        with serving(folder / str(count), processes=count) as server:
            server.wait_until_compiled()
            found.append(run(_steady(server, args.matches, args.seconds, args.pace)))
        print(found[-1], flush=True)
    return found


async def _steady(server: Server, count: int, seconds: float, pace: float) -> Figures:
    tally, idle, largest = Tally(), server.memory, server.largest
    matches = await live_matches([server.port], count, tally)
    seated = server.memory
    onlookers = [await look(server.port, match.match) for match in matches for _ in range(2)]
    watched = server.memory
    for onlooker in onlookers:
        await onlooker.close()
    await grow_up(matches)
    tally.clear()
    began = server.seconds
    took = await steady(matches, seconds, pace)
    moves = len(tally.acknowledged)
    figures = {
        "processes": server.processes,
        "sockets": 2 * count,
        "seconds": took,
        "moves_a_second": moves / took,
        "moves_a_second_of_each_match": moves / count / took,
        "tables_laid_meanwhile": tally.laid,
        "server_ms_per_move": 1000 * (server.seconds - began) / moves,
        "acknowledged_ms": percentiles(tally.acknowledged),
        "shown_to_both_ms": percentiles(tally.shown),
        "bytes_per_move_and_viewer": {
            game: round(tally.told[game] / tally.moves[game] / 2) for game in tally.moves
        },
        "idle_bytes": largest,
        "idle_bytes_of_all": idle,
        "bytes_per_seat_and_its_match": (seated - idle) // (2 * count),
        "bytes_per_further_connection": (watched - seated) // len(onlookers),
        "bytes_after_the_load": server.memory,
    }
    await leave(matches)
    return figures


def measure_beside(args: argparse.Namespace, folder: Path) -> Figures:
    """Durable moves a second, theirs and ours in turns."""
    processes = max(args.processes)
    with (
        serving(folder, processes=processes) as ours,
        beside.boardgame_io(folder / "theirs", PACKAGES) as theirs,
    ):
        ours.wait_until_compiled()
        return run(_beside(ours, *theirs, args))


async def _beside(ours: Server, port: int, pid: int, args: argparse.Namespace) -> Figures:
    tally = Tally()
    our = await live_matches([ours.port], args.matches, tally)
    their = await beside.their_matches(port, args.matches, tally)
    turns: dict[str, tuple[Sequence[Movable], Callable[[], float]]] = {
        "boardgame.io": (their, lambda: seconds_of(pid)),
        "lusoria": (our, lambda: ours.seconds),
    }
    for matches, _ in turns.values():
        await breathless(matches, beside.WARM_UP)
    rounds = []
    for _ in range(args.rounds):
        rounds.append(
            {
                name: await beside.sprint(matches, tally, used, args.sprint)
                for name, (matches, used) in turns.items()
            }
        )
        print(rounds[-1], flush=True)
    await leave(our)
    await leave(their)
    times = sorted(ours_over_theirs(each) for each in rounds)
    return {
        "processes": ours.processes,
        "sockets": 2 * args.matches,
        "rounds": rounds,
        "times": median(times),
        "times_from_to": [times[0], times[-1]],
    }


def ours_over_theirs(turns: dict[str, beside.Sprint]) -> float:
    """How many moves we make while they make one."""
    return turns["lusoria"]["moves_a_second"] / turns["boardgame.io"]["moves_a_second"]


def measure_stored(args: argparse.Namespace, folder: Path) -> list[growth.Row]:
    """The cost of a move over the matches that are stored."""
    counts = [10**power for power in range(9) if 10**power <= args.stored]
    return growth.stored(folder, counts, args.sprint)


def measure_processes(args: argparse.Namespace, folder: Path) -> list[growth.Row]:
    """One process and two."""
    return growth.processes(folder, args.live, args.sprint)


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
    parser.add_argument(
        "--matches", type=int, default=250, help="live matches of *steady* and *beside*"
    )
    parser.add_argument("--seconds", type=float, default=60, help="how long *steady* lasts")
    parser.add_argument("--pace", type=float, default=1.05, help="moves a second of each match")
    parser.add_argument(
        "--processes", type=int, nargs="+", default=[1, 2], metavar="N",
        help="processes of the server of *steady*, one figure after the other; *beside* takes most",
    )  # fmt: skip
    parser.add_argument("--live", type=int, default=50, help="live matches of *processes*")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each server of *beside*")
    parser.add_argument("--sprint", type=float, default=10, help="seconds of each sprint")
    parser.add_argument("--stored", type=int, default=10_000, help="most stored matches")
    parser.add_argument("--into", type=Path, default=OUT.parent, help="where the page goes")
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
        draw(figures["stored"], figures["processes"], args.into / "load" / "growth.svg")
    page.write(figures, args.into)


if __name__ == "__main__":
    main()
