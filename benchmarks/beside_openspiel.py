"""How fast is random play here, beside OpenSpiel's native C++ games?

    .venv/bin/python benchmarks/beside_openspiel.py [--json]

Everything runs in one process on one core, and every rate is per second of CPU time, so that other
work on the machine does not count. The contenders take turns, pass by pass, so that a slow minute
slows all of them; a rate is the median of the passes after an untimed warm-up.

A decision is one question answered by a seat: the legal actions are found, one is chosen evenly and
carried out. Fate's steps are played but not counted.
"""

import argparse
import importlib
import itertools
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Play = Callable[[int], float]
"""Play so many games and return how many decisions were made."""

YARDSTICK = "OpenSpiel euchre"
OPENSPIEL = ("euchre", "backgammon")
OURS = {"armorica": 4, "cambria": 4, "roma": 2}
WANTED = {"armorica": 1.4, "cambria": 0.7, "roma": 0.55}
"""The ratio to euchre that each game is meant to reach."""


@dataclass
class Contender:
    """A game, how to play it, and the passes measured so far."""

    name: str
    play: Play
    wanted: float | None = None
    games: int = 1
    rates: list[float] = field(default_factory=list)
    lengths: list[float] = field(default_factory=list)

    def warm_up(self, seconds: float) -> None:
        """Compile what needs it, and find how many games fill a pass."""
        self.play(self.games)
        while (spent := self.timed()[0]) < seconds / 4:
            self.games *= 4 if spent < seconds / 16 else 2
        self.games = max(1, round(self.games * seconds / spent))

    def pass_once(self) -> None:
        """Measure one pass."""
        spent, decisions = self.timed()
        self.rates.append(decisions / spent)
        self.lengths.append(decisions / self.games)

    def timed(self) -> tuple[float, float]:
        """CPU seconds and decisions of one pass."""
        start = time.process_time()
        decisions = self.play(self.games)
        return time.process_time() - start, decisions

    def row(self, yardstick: float) -> dict[str, Any]:
        """The result, as numbers."""
        rate, length = statistics.median(self.rates), statistics.median(self.lengths)
        return {
            "name": self.name,
            "decisions_per_second": rate,
            "lowest": min(self.rates),
            "highest": max(self.rates),
            "games_per_second": rate / length,
            "decisions_per_game": length,
            "ratio": rate / yardstick,
            "wanted": self.wanted,
        }


# --- the contenders -----------------------------------------------------------------------


def ours(game: str, seats: int) -> Play:
    """Random play of one of our games, inside compiled code."""
    from lusoria.core.simulate import random_games

    rules = importlib.import_module(f"lusoria.games.{game}").GAME
    seeds = itertools.count(1)

    def play(games: int) -> float:
        return float(random_games(rules, seats, {}, games, next(seeds)).decisions)

    return play


def openspiel(name: str, roots: int = 6, samples: int = 300) -> Play:
    """Native random roll-outs of one of OpenSpiel's games.

    A search of a single simulation evaluates its unvisited root, and with this evaluator that means
    so many random games in C++ for one call. A root must be a seat's decision, so the deal is left
    out. Roll-outs do not say how long they were: each root's mean length is sampled beforehand.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    tables = []
    for _ in range(roots):
        table = game.new_initial_state()
        while table.is_chance_node():
            table.apply_action(fate_answers(table, chance))
        length = sum(decisions_of_one(table, chance) for _ in range(samples)) / samples
        tables.append((table, length))

    def play(games: int) -> float:
        decisions = 0.0
        for k, (table, length) in enumerate(tables):
            share = (games + k) // roots  # as even as it goes; the shares add up to `games`
            if share:
                evaluator = pyspiel.RandomRolloutEvaluator(share, chance.randrange(1 << 30))
                bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 1, False)
                bot.mcts_search(table)
                decisions += share * length
        return decisions

    return play


def decisions_of_one(root: Any, chance: random.Random) -> int:
    """The decisions of one random game from a root."""
    table = root.clone()
    decisions = 0
    while not table.is_terminal():
        if table.is_chance_node():
            table.apply_action(fate_answers(table, chance))
        else:
            table.apply_action(chance.choice(table.legal_actions()))
            decisions += 1
    return decisions


def fate_answers(table: Any, chance: random.Random) -> int:
    """One of OpenSpiel's chance outcomes, by its odds."""
    outcomes, odds = zip(*table.chance_outcomes(), strict=True)
    return int(chance.choices(outcomes, odds)[0])


# --- the run ------------------------------------------------------------------------------


def contenders() -> list[Contender]:
    """All that can be measured here; what cannot is named on standard error."""
    try:
        found = [Contender(f"OpenSpiel {name}", openspiel(name)) for name in OPENSPIEL]
    except ImportError as error:
        raise SystemExit(f"OpenSpiel is missing ({error}); install the extra `bench`") from error
    for game, seats in OURS.items():
        try:
            play = ours(game, seats)
        except ImportError as error:
            print(f"{game} is not measured: {error}", file=sys.stderr)
        else:
            found.append(Contender(f"Lusoria {game}, {seats} seats", play, WANTED[game]))
    return found


def measure(passes: int, seconds: float) -> list[dict[str, Any]]:
    """Warm everyone up, then let them take turns."""
    rivals = contenders()
    for contender in rivals:
        print(f"warming up {contender.name} …", file=sys.stderr, flush=True)
        contender.warm_up(seconds)
    for number in range(1, passes + 1):
        print(f"pass {number} of {passes} …", file=sys.stderr, flush=True)
        for contender in rivals:
            contender.pass_once()
    yardstick = next(c for c in rivals if c.name == YARDSTICK)
    return [contender.row(statistics.median(yardstick.rates)) for contender in rivals]


def stay_on_one_core() -> int | None:
    """Pin this process to one core, where the system lets us; which one it is."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = min(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def table(rows: list[dict[str, Any]]) -> str:
    """The result for people."""
    lines = [
        f"{'':26}{'decisions/s':>12}{'lowest … highest':>22}{'games/s':>10}{'ratio':>8}  wanted"
    ]
    for row in rows:
        spread = f"{short(row['lowest'])} … {short(row['highest'])}"
        wanted = "" if row["wanted"] is None else f"≥ {row['wanted']:g}"
        lines.append(
            f"{row['name']:26}{short(row['decisions_per_second']):>12}{spread:>22}"
            f"{short(row['games_per_second']):>10}{row['ratio']:>8.2f}  {wanted}"
        )
    return "\n".join(lines)


def short(number: float) -> str:
    """Three digits and a unit."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if number >= size:
            return f"{number / size:.3g} {unit}"
    return f"{number:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play here and in OpenSpiel, on one core.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--passes", type=int, default=7, help="timed passes each (default 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a pass (default 1)")
    wish = parser.parse_args()
    core = stay_on_one_core()
    rows = measure(wish.passes, wish.seconds)
    if wish.json:
        machine = {"python": platform.python_version(), "system": platform.platform(), "core": core}
        print(json.dumps({"machine": machine, "passes": wish.passes, "rows": rows}, indent=1))
    else:
        print(table(rows))


if __name__ == "__main__":
    main()
