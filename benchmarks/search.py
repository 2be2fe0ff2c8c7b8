"""How fast is the search, beside random play by `lusoria simulate`? How long does a level think?

    .venv/bin/python benchmarks/search.py [GAME …] [--json]

Everything runs on one core and is measured in CPU time, so that other work on the machine does not
count. Searches start from the positions of a random game; plies are those of the tree and of the
playouts. The memory is the most that a fresh process with nothing but a thinking top level ever
held, interpreter and compiled code included. The bars: half the plies a second of random play, p95
of the top level within 1 s, 200 MB.
"""

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from lusoria.bots.bound import bound_search
from lusoria.bots.levels import LEVELS, PLAIN
from lusoria.bots.networks import load_network
from lusoria.bots.planning import MOST_NODES, Workspace
from lusoria.bots.seen import Seen, see
from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.simulate import random_games
from lusoria.core.streams import below, key
from lusoria.games.catalogue import NAMES, load

PLAYOUTS = 4_000


def positions(game: Game, seats: int, seed: int, every: int) -> Iterator[Seen]:
    """What a seat sees now and then in a random game."""
    play, ply = Play(game, seats), 0
    while not play.over:
        odds = play.odds() or dict.fromkeys(play.legal(), 1)
        if play.seat != FATE and ply % every == 0 and len(odds) > 1:
            yield see(play)
        choices = [action for action, weight in odds.items() for _ in range(weight)]
        play.apply(choices[below(key(seed), ply, len(choices))])
        ply += 1


def simulated(game: Game, seats: int) -> float:
    """Plies a second of random play."""
    random_games(game, seats, {}, 1, 1)
    began = time.process_time()
    tally = random_games(game, seats, {}, 4_000, 1)
    return float(tally.plies / (time.process_time() - began))


def searched(game: Game, seats: int) -> float:
    """Plies a second of search with random playouts."""
    network = load_network(game.name)
    plies, spent = 0, 0.0
    for seen in positions(game, seats, 1, 11):
        workspace = Workspace(bound_search(game), seen, min(MOST_NODES, 2 * PLAYOUTS))
        workspace.search(1, 0, PLAIN.struct(), network)
        began = time.process_time()
        workspace.search(PLAYOUTS, 1, PLAIN.struct(), network)
        spent += time.process_time() - began
        plies += int(workspace.workspaces[0]["plies"])
    return plies / spent


def thinking(game: Game, seats: int) -> list[float]:
    """Seconds that the top level thinks, sorted."""
    top = LEVELS[game.name][-1]
    bot = top.bot("imperator", None, 1, 1)
    times = []
    for seed in range(3):
        for seen in positions(game, seats, seed, 7):
            began = time.process_time()
            bot.choose(seen)
            times.append(time.process_time() - began)
    return sorted(times)


def think_once(name: str, seats: int) -> float:
    """Megabytes that this process has held at most, after some thoughts of the top level."""
    game = load(name)
    bot = LEVELS[name][-1].bot("imperator", None, 1, 1)
    for seen in positions(game, seats, 1, 40):
        bot.choose(seen)
    status = Path("/proc/self/status").read_text()  # getrusage would count the parent's too
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def memory(game: Game, seats: int) -> float:
    """Megabytes of a fresh process in which the top level thinks."""
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=fresh) as pool:
        return pool.submit(think_once, game.name, seats).result()


def measure(game: Game, seats: int) -> dict[str, Any]:
    """All figures of a game at a number of seats."""
    alone, search, times = simulated(game, seats), searched(game, seats), thinking(game, seats)
    return {
        "game": game.name,
        "seats": seats,
        "simulate_plies_per_second": round(alone),
        "search_plies_per_second": round(search),
        "ratio": round(search / alone, 2),
        "p95_seconds": round(times[int(0.95 * (len(times) - 1))], 3),
        "longest_seconds": round(times[-1], 3),
        "decisions": len(times),
        "megabytes": round(memory(game, seats)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for name in args.games or NAMES:
        game = load(name)
        for seats in sorted({game.fewest, game.most}):
            found = measure(game, seats)
            if args.json:
                print(json.dumps(found), flush=True)
            else:
                print(
                    f"{name}, {seats} seats: search {found['search_plies_per_second']:,} plies/s,"
                    f" {found['ratio']:.2f} of random play; top level"
                    f" p95 {found['p95_seconds']:.3f} s, longest {found['longest_seconds']:.3f} s,"
                    f" {found['megabytes']} MB",
                    flush=True,
                )


if __name__ == "__main__":
    main()
