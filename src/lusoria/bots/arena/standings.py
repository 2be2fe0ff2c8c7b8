"""What the games say: wins, shares with their intervals, and Elo."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, Final

from lusoria.bots.arena.ledger import digest_of
from lusoria.bots.arena.matches import Arena, Played
from lusoria.bots.arena.ratings import Ratings

SURE: Final = 1.96
"""Standard deviations on both sides that leave 5 % outside."""


def standings(arena: Arena, games: Sequence[Played]) -> dict[str, Any]:
    """The result of an arena, as programs read it."""
    names = arena.names
    ratings = Ratings(len(names), games)
    wins = [sum(_shares(games, bot)) for bot in range(len(names))]
    seats = Counter(bot for game in games for bot in game.fixture.seating)
    met = [sum(bot in game.fixture.seating for game in games) for bot in range(len(names))]
    lost = [game.forfeit for game in games if game.forfeit]
    return {
        "game": arena.game.name,
        "seats": arena.seats,
        "options": arena.options,
        "components": arena.components.name,
        "seed": arena.seed,
        "games": len(games),
        "played": dict(zip(names, met, strict=True)),
        "wins": {name: round(won, 4) for name, won in zip(names, wins, strict=True)},
        "share": {
            name: _share(*each)
            for name, each in zip(names, zip(wins, met, strict=True), strict=True)
        },
        "interval": {
            name: [round(end, 4) for end in wilson(*each)]
            for name, each in zip(names, zip(wins, met, strict=True), strict=True)
        },
        "fair_share": {
            name: round(seats[bot] / (met[bot] * arena.seats), 4) if met[bot] else None
            for bot, name in enumerate(names)
        },
        "elo": {name: round(ratings.elo(bot)) for bot, name in enumerate(names)},
        "elo_interval": {
            name: [None if end is None else round(end) for end in ratings.interval(bot, SURE)]
            for bot, name in enumerate(names)
        },
        "meetings": meetings(names, games),
        "forfeits": {name: [each["why"] for each in lost if each["bot"] == name] for name in names},
        "thinking": {name: thinking(games, bot) for bot, name in enumerate(names)},
        "plies": sum(game.plies for game in games),
        "digest": digest_of(games),
    }


def _shares(games: Iterable[Played], bot: int) -> list[float]:
    return [
        sum(
            share
            for share, who in zip(game.shares, game.fixture.seating, strict=True)
            if who == bot
        )
        for game in games
        if bot in game.fixture.seating
    ]


def _share(won: float, met: int) -> float | None:
    return round(won / met, 4) if met else None


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson; shared victories count as parts of one."""
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, SURE**2
    middle = share + square / (2 * games)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def meetings(names: Sequence[str], games: Sequence[Played]) -> list[dict[str, Any]]:
    """Each line-up's own result."""
    found = []
    for number in sorted({game.fixture.meeting for game in games}):
        own = [game for game in games if game.fixture.meeting == number]
        bots = sorted(set(own[0].fixture.seating))
        wins = {names[bot]: round(sum(_shares(own, bot)), 4) for bot in bots}
        found.append({"bots": [names[bot] for bot in bots], "games": len(own), "wins": wins})
    return found


def thinking(games: Sequence[Played], bot: int) -> dict[str, float]:
    """How long a bot thought, in milliseconds per decision."""
    times = sorted(
        each
        for game in games
        for seat, own in enumerate(game.times)
        if game.fixture.seating[seat] == bot
        for each in own
    )
    if not times:
        return {"decisions": 0}
    return {
        "decisions": len(times),
        "mean_ms": round(sum(times) / len(times), 2),
        "p95_ms": round(times[int(0.95 * (len(times) - 1))], 2),
        "longest_ms": round(times[-1], 2),
    }
