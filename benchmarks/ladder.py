"""What are the levels worth? Each against the one below, the top against baselines; the ceiling.

    .venv/bin/python benchmarks/ladder.py [GAME …] [--games 1000] [--reduce 8] [--json]
    .venv/bin/python benchmarks/ladder.py roma --pairs legatus-thumb:200,thumb:200-plain:400

Every match is played on the same deals from all seats, by one process per core. `--reduce` divides
the playouts of the top level, in all its matches; the other levels are quick and play at full
strength. The ceiling: the top level against itself with eight times its playouts, and, where hands
are hidden, against a search that sees them, which exists only here.
"""

import argparse
import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from lusoria.bots.arena.fixtures import fixtures
from lusoria.bots.arena.matches import Arena, Benches, begin_match, play_fixture, ply_by_ply
from lusoria.bots.arena.standings import wilson
from lusoria.bots.bot import Budget
from lusoria.bots.bound import bound_search
from lusoria.bots.levels import LEVELS, NAMES, level
from lusoria.bots.names import maker
from lusoria.bots.networks import load_network
from lusoria.bots.planning import Tuning, Workspace
from lusoria.bots.seen import see
from lusoria.core.play import Play
from lusoria.core.streams import key
from lusoria.games import catalogue
from lusoria.records.dealer import Dealer

CEILING = 8
HIDDEN_HANDS = ("roma",)
ALL_SEEING = "all-seeing"
AMONG = ("centurio", "legatus")
"""Those among whom the top level sits alone at larger tables."""
CHUNK = 12
"""Games that a process plays at a time: whole rotations of any number of seats but five."""


@dataclass(frozen=True)
class Match:
    """Who meets whom: the first bot alone among copies of the second."""

    what: str
    game: str
    seats: int
    bots: tuple[str, str]


def play_some(match: Match, first: int, games: int) -> float:
    """What the first bot wins of games number `first`…"""
    if ALL_SEEING in match.bots[0]:
        return sum(prophecy(match, number) for number in range(first, first + games))
    game = catalogue.load(match.game)
    options = game.choose({})
    makers = tuple(maker(match.game, name) for name in match.bots)
    components = game.texts.standard(options)
    arena = Arena(game, match.seats, options, components, "ladder", match.bots, makers)
    benches = Benches(makers)
    won = 0.0
    for fixture in list(fixtures(2, match.seats, first + games))[first:]:
        played = play_fixture(arena, fixture, benches.at(fixture.seating))
        won += played.shares[fixture.seating.index(0)]
    return won


def all_seeing(play: Play, playouts: int, stream: int) -> int:
    """What a search of the true table chooses: no veil, nothing redealt. No bot can be built so."""
    true = replace(see(play), table=play.bytes)
    if len(true.legal) == 1:
        return true.legal[0]
    tuning = level(play.game.name, NAMES[-1]).tuning or Tuning()
    workspace = Workspace(bound_search(play.game), true, nodes=24 * playouts + 1_024)
    workspace.viewer = (1 << play.seats) - 1
    network = load_network(play.game.name, play.seats)
    workspace.search(playouts, stream, tuning.struct(), network)
    moves = workspace.first_moves(true.seat)
    return max(true.legal, key=lambda action: moves[action][:2])


def prophecy(match: Match, number: int) -> float:
    """One game of the all-seeing search against the honest one of the same size."""
    honest = maker(match.game, match.bots[1])()
    playouts = int(match.bots[0].partition(":")[2])
    play, seat = Play(catalogue.load(match.game), 2), number % 2

    def answer(ply: int) -> int:
        if play.seat == seat:
            return all_seeing(play, playouts, key("prophet", number, ply))
        return honest.choose(see(play), Budget(playouts=playouts))

    for _ in ply_by_ply(begin_match(play, Dealer.of("ladder", number // 2)), answer):
        pass
    winners = play.outcome()["winners"]
    return (seat in winners) / len(winners)


def matches(game: str, reduce: int) -> Iterator[Match]:
    """Everything that is measured."""
    playouts = max(1, LEVELS[game][-1].playouts // reduce)
    top = f"imperator:{playouts}"
    names = (*NAMES[:-1], top)
    for below, above in pairwise(names):
        yield Match("ladder", game, 2, (above, below))
    for other in ("random", "greedy"):
        yield Match("baseline", game, 2, (top, other))
    yield Match("equal playouts", game, 2, (top, f"plain:{playouts}"))
    yield Match("ceiling", game, 2, (f"imperator:{CEILING * playouts}", top))
    if game in HIDDEN_HANDS:
        yield Match("ceiling", game, 2, (f"{ALL_SEEING}:{playouts}", top))
    for seats in range(3, catalogue.load(game).most + 1):
        for other in AMONG:
            yield Match("among weaker", game, seats, (top, other))


def told(match: Match, games: int, won: float) -> dict[str, Any]:
    """A result, from the first bot's side."""
    interval = [round(end, 4) for end in wilson(won, games)]
    return vars(match) | {"games": games, "share": round(won / games, 4), "interval": interval}


def hold(
    every: Sequence[Match], games: int, processes: int, tell: Callable[[dict[str, Any]], None]
) -> None:
    """Play all matches; the pieces of all of them share the processes."""
    with ProcessPoolExecutor(processes) as pool:
        pieces = {
            match: [
                pool.submit(play_some, match, first, min(CHUNK, games - first))
                for first in range(0, games, CHUNK)
            ]
            for match in every
        }
        for match, parts in pieces.items():
            tell(told(match, games, sum(part.result() for part in parts)))


def tell_as_json(found: dict[str, Any]) -> None:
    print(json.dumps(found), flush=True)


def tell_as_row(found: dict[str, Any]) -> None:
    low, high = (100 * end for end in found["interval"])
    print(
        f"| {found['game']} | {found['seats']} | {found['what']} | {' – '.join(found['bots'])} |"
        f" {found['games']} | {100 * found['share']:.1f} % | {low:.1f}–{high:.1f} % |",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_to_measure", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--reduce", type=int, default=8)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--pairs", metavar="A-B,…", help="these matches of two instead of all")
    parser.add_argument("--only", metavar="WHAT", help="only ladder, baseline, ceiling, …")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    every: list[Match] = []
    for game in args.games_to_measure or catalogue.NAMES:
        if args.pairs:
            named = (pair.partition("-") for pair in args.pairs.split(","))
            every += [Match("pair", game, 2, (above, below)) for above, _, below in named]
        else:
            every += [m for m in matches(game, args.reduce) if args.only in (None, m.what)]
    hold(every, args.games, args.processes, tell_as_json if args.json else tell_as_row)


if __name__ == "__main__":
    main()
