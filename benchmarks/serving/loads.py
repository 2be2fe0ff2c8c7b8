"""The loads: so many live matches at a steady pace, or each as fast as it is answered."""

import asyncio
from collections.abc import Coroutine, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

import uvloop

from benchmarks.serving.viewers import LiveMatch, Tally

T = TypeVar("T")

GAMES: Final = ("armorica", "roma", "cambria")
LENGTHS: Final = dict(zip(GAMES, (38, 59, 304), strict=True))
"""Moves of a random game."""
AT_ONCE: Final = 8
"""Tables that are laid together; a crowd at the door is not what is measured."""


class Movable(Protocol):
    """A match of ours or of theirs."""

    async def move(self) -> None:
        """One move, until both viewers have it."""

    async def close(self) -> None:
        """Both leave."""


def run(load: Coroutine[Any, Any, T]) -> T:
    """On the quickest event loop, so that the generator leaves the machine to the server."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(load)


async def live_matches(ports: list[int], count: int, tally: Tally) -> list[LiveMatch]:
    """Matches with two viewers each, of all three games, over all processes."""
    matches = [
        LiveMatch(ports[number % len(ports)], GAMES[number % len(GAMES)], f"match {number}", tally)
        for number in range(count)
    ]
    door = asyncio.Semaphore(AT_ONCE)

    async def begin(match: LiveMatch) -> None:
        async with door:
            await match.begin()

    await asyncio.gather(*map(begin, matches))
    return matches


async def grow_up(matches: Sequence[LiveMatch]) -> None:
    """Bring matches to all ages, as they are at a server that has run for long: else all games of
    one kind would begin together, and be over in the same second."""
    chance = Random("grow up")

    async def one(match: LiveMatch, moves: int) -> None:
        for _ in range(moves):
            await match.move()

    await asyncio.gather(*(one(match, chance.randrange(LENGTHS[match.game])) for match in matches))


async def steady(matches: Sequence[Movable], seconds: float, pace: float) -> float:
    """Every match makes so many moves a second; whoever is late moves at once. Tells the seconds
    that it took."""
    began = perf_counter()

    async def one(match: Movable, first: float) -> None:
        for move in range(int(seconds * pace)):
            await asyncio.sleep(began + first + move / pace - perf_counter())
            await match.move()

    chance = Random("steady")
    await asyncio.gather(*(one(match, chance.random() / pace) for match in matches))
    return perf_counter() - began


async def breathless(matches: Sequence[Movable], seconds: float) -> None:
    """Every match moves as soon as both of its viewers have seen the last move."""
    until = perf_counter() + seconds

    async def one(match: Movable) -> None:
        while perf_counter() < until:
            await match.move()

    await asyncio.gather(*map(one, matches))


async def leave(matches: Sequence[Movable]) -> None:
    """All go home."""
    await asyncio.gather(*(match.close() for match in matches))
