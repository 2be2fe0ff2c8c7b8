"""Whether a bot in another process keeps to the protocol: whole games, and manners at the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from lusoria.bots.arena.fixtures import Fixture
from lusoria.bots.arena.matches import Arena, play_fixture
from lusoria.bots.bot import Bot, RandomBot
from lusoria.bots.external.bot import ExternalBot
from lusoria.bots.external.pipe import Failure
from lusoria.games.catalogue import NAMES, load

GAMES_PER_TABLE: Final = 2
"""The second game shows whether a bot starts afresh."""


@dataclass(frozen=True)
class Finding:
    """One thing that was tried, and what was wrong with it, if anything."""

    what: str
    wrong: str = ""


def check(command: str, games: Sequence[str], seed: int | str, limit: float) -> Iterator[Finding]:
    """Try a bot in every way it will meet, telling each finding as soon as it is known."""
    bot = ExternalBot("the bot", command, limit)
    try:
        hello = bot.start()
    except Failure as failure:
        yield Finding("says hello", str(failure))
        return
    yield Finding(f"says hello as {hello['name']!r}")
    known = hello.get("games", list(NAMES))
    if not isinstance(known, list) or not set(known) <= set(NAMES):
        yield Finding("names its games", f'"games" is a list of some of {", ".join(NAMES)}')
        known = list(NAMES)
    for name in games:
        if name in known:
            yield from _games(bot, name, seed)
    yield _leaves(bot)


def _games(bot: ExternalBot, name: str, seed: int | str) -> Iterator[Finding]:
    game = load(name)
    for seats in range(game.fewest, game.most + 1):
        options = game.choose({})
        arena = Arena(
            game, seats, options, game.room.standard(options), seed,
            ("the bot", "random"), (lambda: bot, lambda: RandomBot("random")),
        )  # fmt: skip
        for number in range(GAMES_PER_TABLE):
            seat = number % seats
            seating = tuple(int(place != seat) for place in range(seats))
            bots: list[Bot] = [
                bot if place == seat else RandomBot("random") for place in range(seats)
            ]
            played = play_fixture(arena, Fixture(number, 0, number, seating), bots)
            wrong = played.forfeit["why"] if played.forfeit else ""
            slowest = max(played.times[seat], default=0)
            what = f"plays {name}, {seats} seats, seat {seat}: {len(played.times[seat])} answers"
            yield Finding(f"{what}, the slowest in {slowest:.0f} ms", wrong)


def _leaves(bot: ExternalBot) -> Finding:
    """A bot ends when its input ends."""
    if bot.pipe is None:
        return Finding("ends when its input ends", "it was not running any more")
    left = bot.pipe.close()
    bot.pipe = None
    return Finding("ends when its input ends", "" if left else "it went on and had to be ended")
