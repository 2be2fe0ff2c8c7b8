"""Bots by name: `random`, `greedy`, the five levels, baselines for research, `exec:COMMAND`.

`plain` searches and knows nothing but the rules, `thumb` searches by greedy's rule of thumb, `wise`
by the small evaluation: it is what Imperator was before it had policy networks. `policy` answers by
such a network alone, `guided` searches with it. A searching bot may be followed by its playouts:
`imperator:500`, `plain:2000`.
"""

import csv
from collections.abc import Callable
from typing import Final

from lusoria.bots.bot import Bot, Budget, RandomBot
from lusoria.bots.external.bot import LIMIT, ExternalBot, split_command
from lusoria.bots.guides import named_folder
from lusoria.bots.levels import GUIDANCE, PLAIN, THUMB, WISE, Level, level
from lusoria.bots.levels import NAMES as LEVELS
from lusoria.bots.searchers import PolicyBot, SearchBot
from lusoria.core.errors import Unreadable

EXTERNAL: Final = "exec:"
MOST_PLAYOUTS: Final = 10_000_000
GUIDED: Final = "guided"
BASELINES: Final = {
    "plain": Level(PLAIN, 1_000),
    "thumb": Level(THUMB, 1_000),
    "wise": Level(WISE, 16_000),
    GUIDED: Level(GUIDANCE, 1_000),
}


def maker(
    game: str, name: str, *, reduce: int = 1, threads: int = 1, limit: float = LIMIT
) -> Callable[[], Bot]:
    """How to make a bot of that name; long budgets of levels are divided by `reduce`."""
    if name.startswith(EXTERNAL):
        command = name.removeprefix(EXTERNAL)
        split_command(command)
        return lambda: ExternalBot(name, command, limit)
    word, _, amount = name.partition(":")
    if word == "random" and not amount:
        return lambda: RandomBot(name)
    if word == "policy" and not amount:
        return lambda: PolicyBot(name)
    chosen = _thinking(game, word)
    if amount and chosen.tuning is None:
        raise Unreadable(f"{word} does not search, so {name!r} can have no playouts")
    budget = Budget(playouts=read_playouts(name, amount)) if amount else None

    def make() -> Bot:
        bot = chosen.bot(name, budget, reduce, threads)
        if word == GUIDED and isinstance(bot, SearchBot):
            bot.folder = named_folder()
        return bot

    return make


def _thinking(game: str, word: str) -> Level:
    if word in BASELINES:
        return BASELINES[word]
    if word in ("random", "greedy", "policy"):
        return Level(None)
    if word not in LEVELS:
        known = ", ".join(("random", "greedy", *LEVELS, *BASELINES, "policy", "exec:COMMAND"))
        raise Unreadable(f"there is no bot {word!r}; there are: {known}")
    return level(game, word)


def read_playouts(name: str, amount: str) -> int:
    """The number of playouts behind a bot's name."""
    if not amount.isascii() or not amount.isdigit() or not 1 <= int(amount) <= MOST_PLAYOUTS:
        raise Unreadable(
            f"{name!r}: playouts are a number from 1 to {MOST_PLAYOUTS:,}, such as plain:2000"
        )
    return int(amount)


def read_bots(text: str) -> list[str]:
    """Names separated by commas; one with a comma of its own stands in double quotes."""
    names = [name.strip() for name in next(csv.reader([text], skipinitialspace=True), [])]
    if not names or not all(names):
        raise Unreadable(f"--bots is a list such as imperator,greedy, not {text!r}")
    return names


def told_apart(names: list[str]) -> tuple[str, ...]:
    """The same names, with a number behind each that came before."""
    found: list[str] = []
    for name in names:
        copies = names[: len(found)].count(name)
        found.append(f"{name} ({copies + 1})" if copies else name)
    return tuple(found)
