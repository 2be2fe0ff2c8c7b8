"""A whole arena, game by game, on several threads, with what was already played taken over."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from lusoria.bots.arena.fixtures import Fixture, fixtures
from lusoria.bots.arena.ledger import Ledger
from lusoria.bots.arena.matches import Arena, Benches, Played, play_fixture


class Interrupted(KeyboardInterrupt):
    """Somebody has stopped the arena; these games were finished, in their order."""

    def __init__(self, games: list[Played]) -> None:
        super().__init__()
        self.games = games


def hold(
    arena: Arena, games: int, *, threads: int = 1, resume: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:  # fmt: skip
    """Play so many games of every meeting and return them in their order, old ones included."""
    ledger = Ledger(arena, resume)
    wanted = list(fixtures(len(arena.names), arena.seats, games))
    found = {each.fixture.key: each for each in ledger.read()}
    open_ones = [fixture for fixture in wanted if fixture.key not in found]
    tell = progress or (lambda done: None)
    tell(len(wanted) - len(open_ones))
    benches = Benches(arena.makers)

    def play(fixture: Fixture) -> Played:
        return play_fixture(arena, fixture, benches.at(fixture.seating))

    pool = ThreadPoolExecutor(threads)
    try:
        for played in pool.map(play, open_ones):
            found[played.fixture.key] = played
            ledger.write(played)
            tell(1)
    except KeyboardInterrupt:
        finished = [found[fixture.key] for fixture in wanted if fixture.key in found]
        raise Interrupted(finished) from None
    finally:
        pool.shutdown(cancel_futures=True)
        benches.close()
    return [found[fixture.key] for fixture in wanted]
