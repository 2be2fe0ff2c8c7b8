"""Fresh games between equal bots, at every number of seats, in as many processes as wanted."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final

from lusoria.bots.arena.matches import begin_match, ply_by_ply
from lusoria.bots.bot import Bot, Sitting
from lusoria.bots.names import maker
from lusoria.bots.seen import see
from lusoria.bots.study.observers.observer import Observer
from lusoria.bots.study.totals import Study, Totals
from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from lusoria.core.streams import key
from lusoria.games.catalogue import load
from lusoria.records.dealer import Dealer

SHARD: Final = 20
"""Games between two reports of progress."""


@dataclass(frozen=True)
class Shard:
    """Some games at one kind of table, small enough to send to another process."""

    game: str
    bot: str
    seed: int
    seats: int
    first: int
    games: int


def gather(
    name: str, bot: str, games: int, seed: int, processes: int = 1,
    tell: Callable[[int], None] = lambda done: None,
) -> Study:  # fmt: skip
    """Play so many games at every number of seats and count what happened in them.

    One seed gives one study, in however many processes.
    """
    for what, amount in (("games", games), ("processes", processes)):
        if amount < 1:
            raise Unreadable(f"--{what} is at least 1, not {amount}")
    game = load(name)
    maker(name, bot)  # refuses an unknown bot before anything is played
    components = game.texts.standard(game.choose({}))
    study = Study(name, game.version, components.name, bot, seed)
    shards = [
        Shard(name, bot, seed, seats, first, min(SHARD, games - first))
        for seats in range(game.fewest, game.most + 1)
        for first in range(0, games, SHARD)
    ]
    with _workers(min(processes, len(shards)), shards[0]) as run:
        for shard, totals in zip(shards, run(play_shard, shards), strict=True):
            study.tables.setdefault(shard.seats, Totals()).add(totals)
            tell(shard.games)
    return study


@contextmanager
def _workers(processes: int, sample: Shard) -> Iterator[Callable[..., Any]]:
    """A `map` that keeps the order: in this process, or in several fresh ones."""
    if processes == 1:
        yield map
        return
    play_shard(replace(sample, games=1))  # compiles: each of the others would do it again
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def play_shard(shard: Shard) -> Totals:
    """Play some games and count what happened in them."""
    make = maker(shard.game, shard.bot)
    bots = [make() for _ in range(shard.seats)]
    totals = Totals()
    try:
        for number in range(shard.first, shard.first + shard.games):
            play_one(shard, number, bots, totals)
    finally:
        for bot in bots:
            bot.close()
    return totals


def play_one(shard: Shard, number: int, bots: list[Bot], totals: Totals) -> None:
    """Play one game, with an observer; its dice and its bots' seeds are its own."""
    play = Play(load(shard.game), shard.seats)
    module = import_module(f"lusoria.bots.study.observers.{shard.game}")
    observer: Observer = module.GameObserver(play)
    root = key(shard.seed, "study", shard.seats, number)
    for seat, bot in enumerate(bots):
        own = key(root, "bot", seat)
        bot.begin(Sitting(play.game, play.components, play.seats, seat, play.options, own))

    def answer(ply: int) -> int:
        seat, seen = play.seat, see(play)
        action = bots[seat].choose(seen)
        observer.asked(seat, seen.legal, action)
        return action

    for events in ply_by_ply(begin_match(play, Dealer.of(root)), answer):
        observer.listen(events)
    observer.report(play, totals)
    for bot in bots:
        bot.end(play.outcome())
