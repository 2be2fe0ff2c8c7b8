"""What are the levels worth? Each against the one below, the top against baselines; the ceiling.

    .venv/bin/python benchmarks/ladder.py [GAME …] [--games 1000] [--reduce 8] [--json]

Every match is played on the same deals from all seats. `--reduce` divides all budgets alike. The
ceiling: the top level against itself with eight times its playouts, and against a bot that sees all
hands, which exists only here.
"""

import argparse
import json
import os
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

from lusoria.bots.arena.matches import Arena, Maker, cast
from lusoria.bots.arena.standings import standings, wilson
from lusoria.bots.arena.tournament import hold
from lusoria.bots.levels import LEVELS, NAMES, level
from lusoria.bots.minds import load_mind
from lusoria.bots.names import maker
from lusoria.bots.seen import see
from lusoria.bots.thinker import Desk, Manner, thinker
from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.streams import key
from lusoria.games import catalogue

CEILING = 8
HIDDEN_HANDS = ("roma",)


def all_seeing(play: Play, manner: Manner, playouts: int, stream: int) -> int:
    """What a search of the true table chooses: no veil, nothing redealt. No bot can be built so."""
    true = replace(see(play), table=play.bytes)
    if len(true.legal) == 1:
        return true.legal[0]
    desk = Desk(thinker(play.game), true, nodes=24 * playouts + 1_024)
    desk.viewer = (1 << play.seats) - 1
    desk.think(playouts, stream, manner.record(), load_mind(play.game.name))
    moves = desk.first_moves(true.seat)
    return max(true.legal, key=lambda action: moves[action][:2])


def prophecy(game: Game, games: int, reduce: int) -> dict[str, Any]:
    """The all-seeing search against the honest one of the same size, on the same deals."""
    top = level(game.name, "imperator")
    playouts, manner = max(1, top.playouts // reduce), top.manner or Manner()
    honest = maker(game.name, "imperator", reduce=reduce)()
    won = 0.0
    for number in range(games):
        play, ply, seat = Play(game, 2), 0, number % 2
        deal = key("ladder", "fate", number // 2)
        while not play.over:
            if play.seat == FATE:
                action = cast(play.odds(), deal, ply)
            elif play.seat == seat:
                action = all_seeing(play, manner, playouts, key("prophet", number, ply))
            else:
                action = honest.choose(see(play))
            play.apply(action)
            ply += 1
        winners = play.outcome()["winners"]
        won += (seat in winners) / len(winners)
    return told(game, 2, ("all-seeing", "imperator"), games, won)


def matches(game: str, reduce: int) -> Iterator[tuple[str, dict[str, Maker]]]:
    """Everything that is measured for two seats."""
    of = partial(maker, game, reduce=reduce)
    top = max(1, LEVELS[game][-1].playouts // reduce)
    for below, above in pairwise(NAMES):
        yield "ladder", {above: of(above), below: of(below)}
    yield "baseline", {"imperator": of("imperator"), "random": of("random")}
    yield "baseline", {"imperator": of("imperator"), "greedy": of("greedy")}
    yield "equal playouts", {"imperator": of("imperator"), "plain": of(f"plain:{top}")}
    more = f"imperator:{CEILING * top}"
    yield "ceiling", {more: of(more), "imperator": of("imperator")}


def meet(
    game: Game, makers: dict[str, Maker], games: int, seats: int, threads: int
) -> dict[str, Any]:
    """One match, told by its first bot."""
    options = game.choose({})
    components = game.room.standard(options)
    names, made = tuple(makers), tuple(makers.values())
    arena = Arena(game, seats, options, components, "ladder", names, made)
    found = standings(arena, hold(arena, games, threads=threads))
    return told(game, seats, names, found["games"], found["wins"][names[0]])


def told(game: Game, seats: int, bots: tuple[str, ...], games: int, won: float) -> dict[str, Any]:
    """A result, from the first bot's side."""
    interval = [round(end, 4) for end in wilson(won, games)]
    match = {"game": game.name, "seats": seats, "bots": bots, "games": games}
    return match | {"share": round(won / games, 4), "interval": interval}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_to_measure", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--reduce", type=int, default=8)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for name in args.games_to_measure or catalogue.NAMES:
        game = catalogue.load(name)
        for what, makers in matches(name, args.reduce):
            tell(what, meet(game, makers, args.games, 2, args.threads), args.json)
        if name in HIDDEN_HANDS:
            tell("ceiling", prophecy(game, args.games, args.reduce), args.json)
        for seats in range(3, game.most + 1):
            among = {bot: maker(name, bot, reduce=args.reduce) for bot in ("imperator", "legatus")}
            tell("among weaker", meet(game, among, args.games, seats, args.threads), args.json)


def tell(what: str, found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps({"what": what, **found}), flush=True)
        return
    low, high = (100 * end for end in found["interval"])
    print(
        f"| {found['game']} | {found['seats']} | {what} | {' – '.join(found['bots'])} |"
        f" {found['games']} | {100 * found['share']:.1f} % | {low:.1f}–{high:.1f} % |",
        flush=True,
    )


if __name__ == "__main__":
    main()
