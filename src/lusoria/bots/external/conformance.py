"""Whether a bot in another process keeps to the protocol: whole games, and manners at the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from lusoria.bots.arena.fixtures import Fixture
from lusoria.bots.arena.matches import Arena, play_fixture
from lusoria.bots.bot import Bot, RandomBot
from lusoria.bots.external.bot import ExternalBot
from lusoria.bots.external.pipe import Failure
from lusoria.core.game import Game
from lusoria.games.catalogue import load

A_WHILE: Final = 1.0
A_MOMENT: Final = 0.1
"""Seconds in which a bot might leave, after its first game and after each other."""


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
    tried = [name for name in games if name in bot.games]
    if not tried:
        yield Finding("knows a game", f'its "games" has none of {", ".join(games)}')
    for name in tried:
        for number, table in enumerate(_tables(load(name))):
            yield _plays(bot, number, table, seed)
    yield _leaves(bot)


@dataclass(frozen=True)
class Table:
    """Where a bot is asked to sit down."""

    game: Game
    seats: int
    seat: int
    wishes: dict[str, str]
    """Options other than the usual ones."""

    def __str__(self) -> str:
        wished = "".join(f", {name}={value}" for name, value in self.wishes.items())
        return f"{self.game.name}, {self.seats} seats, seat {self.seat}{wished}"


def _tables(game: Game) -> Iterator[Table]:
    """Every seat at every number of seats, and every value of each option once."""
    for seats in range(game.fewest, game.most + 1):
        for seat in range(seats):
            yield Table(game, seats, seat, {})
    for option in game.options:
        for value in option.values[1:]:
            yield Table(game, game.fewest, 0, {option.name: value})


def _plays(bot: ExternalBot, number: int, table: Table, seed: int | str) -> Finding:
    game, options = table.game, table.game.choose(table.wishes)
    arena = Arena(
        game, table.seats, options, game.texts.standard(options), seed,
        ("the bot", "random"), (lambda: bot, lambda: RandomBot("random")),
    )  # fmt: skip
    seating = tuple(int(place != table.seat) for place in range(table.seats))
    bots: list[Bot] = [bot if who == 0 else RandomBot("random") for who in seating]
    played = play_fixture(arena, Fixture(number, 0, table.seat, seating), bots)
    patience = A_MOMENT if number else A_WHILE
    wrong = played.forfeit["why"] if played.forfeit else _after_gameover(bot, patience)
    times = played.times[table.seat]
    what = f"plays {table}: {len(times)} answers, the slowest in {max(times, default=0):.0f} ms"
    return Finding(what, wrong)


def _after_gameover(bot: ExternalBot, seconds: float) -> str:
    """What is wrong with a bot when a game is over, if anything."""
    if bot.pipe is None:
        return "it could not be told that the game is over: it spoke without being asked"
    if bot.pipe.gone(seconds):
        return f"after gameover: {bot.pipe.how_it_ended()}"
    return ""


def _leaves(bot: ExternalBot) -> Finding:
    """A bot ends when its input ends; one that we have ended for a fault is started once more."""
    try:
        if bot.pipe is None:
            bot.start()
    except Failure as failure:
        return Finding("starts again", str(failure))
    assert bot.pipe is not None
    left = bot.pipe.close()
    bot.conversation = None
    return Finding("ends when its input ends", "" if left else "it went on and had to be ended")
