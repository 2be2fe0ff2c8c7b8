"""Random games inside compiled code, added up. One seed gives one result, however many threads."""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from lusoria.core.contract import MOST_PARTS
from lusoria.core.engine import engine
from lusoria.core.game import Components, Game
from lusoria.core.layout import fact, layout, layout_of, thaw
from lusoria.core.seats import MOST_SEATS
from lusoria.core.streams import key

FAR = 1 << 60
CHUNK = 2_000


@layout
class Tally:
    """Finished games, added up."""

    games: int = fact(0, FAR, "games played")
    decisions: int = fact(0, FAR, "questions answered by seats")
    plies: int = fact(0, FAR, "actions of seats and of fate")
    turns: int = fact(0, FAR, "turns of all seats together, or rounds")
    longest: int = fact(0, FAR, "most decisions in one game")
    shortest: int = fact(0, FAR, "fewest decisions in one game")
    endings: list[int] = fact(0, FAR, "games per ending", 16)
    scores: list[int] = fact(-FAR, FAR, "points per seat", MOST_SEATS)
    parts: list[list[int]] = fact(-FAR, FAR, "points per seat and part", (MOST_SEATS, MOST_PARTS))
    wins: list[int] = fact(0, FAR, "games won alone, per seat", MOST_SEATS)
    shared: list[int] = fact(0, FAR, "games won together with others, per seat", MOST_SEATS)


def random_games(
    game: Game, seats: int, options: Mapping[str, str], games: int, seed: int | str, *,
    components: Components | None = None, threads: int = 1, first: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Any:  # fmt: skip
    """Play random games number `first`… and return their tally as a plain object."""
    chosen = game.choose(options)
    printed = components or game.texts.standard(chosen)
    roots = np.array([key(seed, label) for label in _labels(seats)], np.uint64)
    chunks = [range(n, min(n + CHUNK, first + games)) for n in range(first, first + games, CHUNK)]

    def play(chunk: range) -> Any:
        tally = _play(game, seats, chosen, printed, roots, chunk)
        if progress:
            progress(len(chunk))
        return tally

    with ThreadPoolExecutor(threads) as pool:
        return add_up(pool.map(play, chunks))


def _labels(seats: int) -> list[str]:
    return ["fate", *(f"seat {seat}" for seat in range(seats))]


def _play(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    components: Components,
    roots: Any,
    chunk: range,
) -> Any:
    rules = engine(game)
    tally = layout_of(Tally).blank()
    numbers = rules.numbers(game.option_numbers(options))
    rules.random_games(
        rules.tables(2), rules.boxes(components), seats, numbers, roots, chunk.start, len(chunk),
        roots.copy(), rules.scratch(), rules.journals(listening=False), rules.results(2), tally,
    )  # fmt: skip
    return thaw(tally[0])


def add_up(tallies: Iterable[Any]) -> Any:
    """Add tallies up one by one: a long simulation has too many of them to keep."""
    total = layout_of(Tally).plain()
    for tally in tallies:
        lengths = [each.shortest for each in (total, tally) if each.games]
        longest = max(total.longest, tally.longest)
        for each in layout_of(Tally).facts:
            both = np.array([getattr(total, each.name), getattr(tally, each.name)])
            setattr(total, each.name, both.sum(axis=0).tolist())
        total.shortest, total.longest = min(lengths, default=0), longest
    return total
