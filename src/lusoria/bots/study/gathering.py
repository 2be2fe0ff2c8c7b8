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

BATCH: Final = 20
"""Games between two reports of progress."""


@dataclass(frozen=True)
class Batch:
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
    components = game.room.standard(game.choose({}))
    study = Study(name, game.version, components.name, bot, seed)
    batches = [
        Batch(name, bot, seed, seats, first, min(BATCH, games - first))
        for seats in range(game.fewest, game.most + 1)
        for first in range(0, games, BATCH)
    ]
    with _workers(min(processes, len(batches)), batches[0]) as run:
        for batch, totals in zip(batches, run(play_batch, batches), strict=True):
            study.tables.setdefault(batch.seats, Totals()).add(totals)
            tell(batch.games)
    return study


@contextmanager
def _workers(processes: int, sample: Batch) -> Iterator[Callable[..., Any]]:
    """A `map` that keeps the order: in this process, or in several fresh ones."""
    if processes == 1:
        yield map
        return
    play_batch(replace(sample, games=1))  # compiles: each of the others would do it again
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def play_batch(batch: Batch) -> Totals:
    """Play some games and count what happened in them."""
    make = maker(batch.game, batch.bot)
    bots = [make() for _ in range(batch.seats)]
    totals = Totals()
    try:
        for number in range(batch.first, batch.first + batch.games):
            play_one(batch, number, bots, totals)
    finally:
        for bot in bots:
            bot.close()
    return totals


def play_one(batch: Batch, number: int, bots: list[Bot], totals: Totals) -> None:
    """Play one game, with an observer; its dice and its bots' seeds are its own."""
    play = Play(load(batch.game), batch.seats)
    module = import_module(f"lusoria.bots.study.observers.{batch.game}")
    observer: Observer = module.GameObserver(play)
    root = key(batch.seed, "study", batch.seats, number)
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
