"""What a View costs: `python benchmarks/views.py`, on one core, compiled.

Tables come from random games of every seat count; each is asked for the View of the seat that is
asked, for an onlooker's, and for what is refused. Times are microseconds per call.
"""

import argparse
import os
import random
import statistics
from collections.abc import Callable
from time import perf_counter

from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import NAMES, load

REPEATS = 5


def tables(name: str, wanted: int) -> list[Play]:
    """Tables at which a seat is asked, from random games of every seat count."""
    game = load(name)
    chance = random.Random(name)
    found: list[Play] = []
    while len(found) < wanted:
        for seats in range(game.fewest, game.most + 1):
            play = Play(game, seats)
            while not play.over:
                if play.seat != FATE and chance.random() < 0.1:
                    found.append(play.copy())
                odds = play.odds() or dict.fromkeys(play.legal(), 1)
                play.apply(chance.choices(list(odds), list(odds.values()))[0])
    return chance.sample(found, wanted)


def microseconds(call: Callable[[Play], object], plays: list[Play]) -> list[float]:
    """The best of some calls at each table."""
    found = []
    for play in plays:
        times = []
        for _ in range(REPEATS):
            play._latest = None  # the table changes between two Views; equal veils would share one
            began = perf_counter()
            call(play)
            times.append(perf_counter() - began)
        found.append(1e6 * min(times))
    return found


CALLS: dict[str, Callable[[Play], object]] = {
    "asked seat": lambda play: play.view(1 << play.seat),
    "onlooker": lambda play: play.view(0),
    "refused": lambda play: play.refused(),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400, help="tables per game")
    wanted = parser.parse_args().tables
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"{'game':10}{'call':12}{'median':>9}{'mean':>9}{'95 %':>9}{'worst':>9}   (µs)")
    for name in NAMES:
        plays = tables(name, wanted)
        for called, call in CALLS.items():
            times = sorted(microseconds(call, plays))
            line = [statistics.median(times), statistics.mean(times)]
            line += [times[int(0.95 * len(times))], times[-1]]
            print(f"{name:10}{called:12}" + "".join(f"{time:9.0f}" for time in line))


if __name__ == "__main__":
    main()
