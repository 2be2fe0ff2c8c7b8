"""A whole arena, on several threads or on a cluster, with what was already played taken over."""

import threading
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path

from lusoria.bots.arena.fixtures import Fixture, fixtures
from lusoria.bots.arena.ledger import Ledger
from lusoria.bots.arena.matches import Arena, Benches, Played, play_fixture
from lusoria.bots.arena.rounds import play_rounds
from lusoria.bots.cluster.cluster import Spread


class Interrupted(KeyboardInterrupt):
    """Somebody has stopped the arena; these games were finished, in their order."""

    def __init__(self, games: list[Played]) -> None:
        super().__init__()
        self.games = games


def hold(
    arena: Arena, games: int, *, threads: int = 1, resume: Path | None = None,
    spread: Spread | None = None, progress: Callable[[int], None] | None = None,
) -> list[Played]:  # fmt: skip
    """Play so many games of every meeting and return them in their order, old ones included.

    Played on threads here, or spread over a cluster.
    """
    wanted = list(fixtures(len(arena.names), arena.seats, games))
    with Ledger(arena, resume) as ledger:
        found = {each.fixture.key: each for each in ledger.read()}
        open_ones = [fixture for fixture in wanted if fixture.key not in found]
        tell = progress or (lambda done: None)
        tell(len(wanted) - len(open_ones))
        one_at_a_time = threading.Lock()

        def finished(played: Played) -> None:
            with one_at_a_time:
                ledger.write(played)
                found[played.fixture.key] = played
                tell(1)

        try:
            if spread:
                play_rounds(arena, open_ones, spread, finished)
            else:
                play_all(arena, open_ones, threads, finished)
        except KeyboardInterrupt:
            told = [found[fixture.key] for fixture in wanted if fixture.key in found]
            raise Interrupted(told) from None
    return [found[fixture.key] for fixture in wanted]


def play_all(
    arena: Arena, open_ones: list[Fixture], threads: int, finished: Callable[[Played], None]
) -> None:
    """Play these games, each handed over as soon as it is finished, whichever began earlier.

    Who is stopped waits for the games that are being played.
    """
    benches = Benches(arena.makers)

    def play(fixture: Fixture) -> None:
        finished(play_fixture(arena, fixture, benches.at(fixture.seating)))

    pool = ThreadPoolExecutor(threads)
    try:
        begun = [pool.submit(play, fixture) for fixture in open_ones]
        for game in wait(begun, return_when=FIRST_EXCEPTION).done:
            game.result()
    finally:
        pool.shutdown(cancel_futures=True)
        benches.close()
