"""An arena in shards: some fixtures each, as plain data that another machine can play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from lusoria.bots.arena.fixtures import Fixture
from lusoria.bots.arena.matches import Arena, Benches, Played, play_fixture
from lusoria.bots.bot import Budget
from lusoria.bots.cluster.cluster import Spread
from lusoria.bots.cluster.simulation import read_printed
from lusoria.bots.names import maker
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import load

SHARD: Final = 4
"""Games that a worker plays before it tells, and that are played again if it dies."""


@dataclass(frozen=True)
class Round:
    """Some games of an arena."""

    game: str
    seats: int
    options: dict[str, str]
    components: tuple[str, str]
    seed: int | str
    names: tuple[str, ...]
    bots: tuple[str, ...]
    """How the bots are made; `names` tells two of the same kind apart."""
    budget: Budget
    reduce: int
    limit: float
    fixtures: tuple[Fixture, ...]

    def play(self) -> list[Played]:
        """Play these games, each as it would be played anywhere else."""
        arena = self.arena()
        benches = Benches(arena.makers)
        try:
            return [
                play_fixture(arena, fixture, benches.at(fixture.seating))
                for fixture in self.fixtures
            ]
        finally:
            benches.close()

    def arena(self) -> Arena:
        """The table at which everybody meets."""
        makers = (
            maker(self.game, name, reduce=self.reduce, limit=self.limit) for name in self.bots
        )
        return Arena(
            load(self.game), self.seats, self.options, read_printed(self.game, self.components),
            self.seed, self.names, tuple(makers), self.budget, self.reduce, self.limit, self.bots,
        )  # fmt: skip


def rounds(arena: Arena, fixtures: Sequence[Fixture]) -> list[Round]:
    """These games in shards; refused where they could not be repeated to the letter."""
    if arena.budget.milliseconds is not None:
        raise Unreadable(
            "a cluster's machines are not equally fast, so that --milliseconds would decide games:"
            " give budgets in --playouts"
        )
    printed = (arena.components.name, arena.components.text)
    return [
        Round(
            arena.game.name, arena.seats, arena.options, printed, arena.seed, arena.names,
            arena.bots, arena.budget, arena.reduce, arena.limit, tuple(fixtures[n : n + SHARD]),
        )
        for n in range(0, len(fixtures), SHARD)
    ]  # fmt: skip


def play_rounds(
    arena: Arena, fixtures: Sequence[Fixture], spread: Spread, finished: Callable[[Played], None]
) -> None:
    """Play these games wherever there is room, each handed over with those of its shard."""
    for _, games in spread(Round.play, rounds(arena, fixtures)):
        for played in games:
            finished(played)
