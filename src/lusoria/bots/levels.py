"""The five levels of each game, from a rule of thumb to the deepest search we have.

Budgets are in playouts, so that a level plays the same on every machine. docs/bots.md tells how
they were chosen and what they are worth against each other.
"""

from dataclasses import dataclass, replace
from typing import Final

from lusoria.bots.bot import Bot, Budget
from lusoria.bots.planning import Tuning
from lusoria.bots.search.layouts import GUIDED, LEARNED, PATTERNS, RULE_OF_THUMB, RULES_ONLY
from lusoria.bots.searchers import SearchBot, ThumbBot
from lusoria.bots.seen import Seen
from lusoria.core.errors import Unreadable
from lusoria.core.thawed import thawed

NAMES: Final = ("tiro", "miles", "centurio", "legatus", "imperator")
QUICK: Final = 1_000
"""Playouts that are never divided: they cost little, and fewer would turn the levels around."""
PLAIN: Final = Tuning(RULES_ONLY, exploration=0.7)
"""Information-set search that knows nothing but the rules."""
THUMB: Final = Tuning(RULE_OF_THUMB)
"""Information-set search that evaluates positions by a rule of thumb."""
WISE: Final = Tuning(LEARNED)
"""Information-set search that evaluates positions by what was learned."""
SEASONED: Final = Tuning(PATTERNS)
"""Information-set search that evaluates positions by the patterns in them."""
FORESEEING: Final = replace(SEASONED, rivals=LEARNED)
"""The same, but rivals at larger tables are expected to play as Legatus does."""
GUIDANCE: Final = Tuning(GUIDED)
"""Information-set search with the priors and values of a policy network."""
DOUBTING: Final = Tuning(GUIDED, trust=0.5)
"""The same, less sure of the priors: they are flattened to their square roots."""


@dataclass(frozen=True)
class Level:
    """How a level thinks: by a rule of thumb with some noise, or by search."""

    tuning: Tuning | None
    playouts: int = 0
    noise: float = 0.0

    def bot(self, name: str, budget: Budget | None, reduce: int, threads: int) -> Bot:
        """A bot of this level, with another budget or its own; a long one is divided."""
        if self.tuning is None:
            return ThumbBot(name, self.noise)
        own = self.playouts if self.playouts <= QUICK else max(1, self.playouts // reduce)
        return SearchBot(name, self.tuning, budget or Budget(playouts=own), threads)


LEVELS: Final = {
    "armorica": (
        Level(None, noise=4.0),
        Level(None),
        Level(PLAIN, 150),
        Level(PLAIN, 600),
        Level(SEASONED, 16_000),
    ),
    "cambria": (
        Level(None, noise=1.0),
        Level(None),
        Level(THUMB, 120),
        Level(WISE, 1),
        Level(FORESEEING, 16_000),
    ),
    "roma": (
        Level(None, noise=1.5),
        Level(PLAIN, 200),
        Level(None),
        Level(WISE, 1),
        Level(DOUBTING, 16_000),
    ),
}


def level(game: str, name: str) -> Level:
    """A level of a game."""
    if game not in LEVELS or name not in NAMES:
        raise Unreadable(f"there is no level {name!r} of {game}; there are: {', '.join(NAMES)}")
    return LEVELS[game][NAMES.index(name)]


def thinks_by_thumb(game: str, name: str) -> bool:
    """Whether a level looks only one step ahead."""
    return level(game, name).tuning is None


def choose_thawed(seen: Seen, name: str, seed: int) -> int:
    """What such a level chooses, without compiled code."""
    bot = level(seen.game.name, name).bot(name, None, 1, 1)
    bot.seed = seed
    return bot.choose(replace(seen, game=thawed(seen.game.name)))
