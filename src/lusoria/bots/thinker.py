"""The search as Python calls it: one game's loops, bound and compiled, with room to think."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

import numpy as np

from lusoria.bots.bot import Budget
from lusoria.bots.search import evaluation, loops, practice, tree
from lusoria.bots.search.desk import (
    DESK,
    LEARNED,
    MANNER,
    NODE,
    ROOT,
    RULE_OF_THUMB,
    RULES_ONLY,
)
from lusoria.bots.seen import Seen
from lusoria.core.contract import MOST_ANSWERS
from lusoria.core.engine import Engine, engine
from lusoria.core.errors import Refusal
from lusoria.core.game import Game
from lusoria.core.loops import by_odds
from lusoria.core.rule import ROOM, bind, cache_root, source_digest, with_rules
from lusoria.core.streams import fast_below, fast_number, key

MOST_NODES: Final = 450_000
"""Some 30 MB of tree, shared by all threads of one thought."""
NODES_PER_PLAYOUT: Final = {RULES_ONLY: 2, RULE_OF_THUMB: 24, LEARNED: 24}
SLICE: Final = 64
"""Playouts between two looks at the clock."""


@dataclass(frozen=True)
class Manner:
    """How to search."""

    knowledge: int = LEARNED
    exploration: float = 1.0
    urge: float = 10.0
    score: float = 0.1
    span: float = 8.0

    def record(self) -> Any:
        """As compiled code reads it."""
        record = np.zeros(1, MANNER)
        for name, value in vars(self).items():
            record[0][name] = value
        return record


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one action."""

    action: int
    visits: int
    chance: float


class Thinker:
    """The bound loops of one game."""

    def __init__(self, game: Game) -> None:
        if not game.compiled:
            raise Refusal(f"bots search in compiled code, but {game.name} was loaded thawed")
        self.game = game
        self.engine: Engine = engine(game)
        facts = import_module(f"lusoria.bots.{game.name}.facts")
        greedy = import_module(f"lusoria.bots.{game.name}.greedy")
        self.facts: int = facts.FACTS
        functions: dict[str, Any] = {**vars(game.rules)}
        functions |= {"fast_below": fast_below, "fast_number": fast_number}
        functions |= {"describe": facts.describe, "appraise": greedy.appraise}
        folder = cache_root() / f"{game.name}-bots-{_digest(game.name)}"

        def bound(template: Callable[..., Any]) -> Any:
            return bind(template, game.name, functions, folder)

        for helper in HELPERS:
            functions[helper.__name__] = bound(helper)
        self.think = bound(loops.think)
        self.glance = bound(loops.glance)
        self.practise = bound(practice.practise)


HELPERS: Final = (
    evaluation.by_outcome,
    evaluation.logit,
    evaluation.write_facts,
    evaluation.by_network,
    evaluation.by_thumb,
    evaluation.evaluate,
    by_odds,
    evaluation.play_out,
    tree.child_of,
    tree.grow,
    tree.try_by_counts,
    tree.try_by_guesses,
    tree.back_up,
    loops.foresee,
    loops.look_at_all,
    loops.next_child,
    loops.judge,
    loops.descend,
    practice.taste,
    practice.look_back,
    practice.write_down,
    practice.play_one,
)
"""Templates that others call, each after those that it calls."""


def _digest(game: str) -> str:
    """A hash of every source that ends up in the compiled search."""
    room, bots = ROOM / "games" / game, ROOM / "bots"
    searching = [*(bots / "search").glob("*.py"), *(bots / game).glob("*.py")]
    return source_digest(room / "__init__.py", *with_rules(room), *searching)


@lru_cache(maxsize=8)
def thinker(game: Game) -> Thinker:
    """The thinker of a game; one per process."""
    return Thinker(game)


class Desk:
    """Everything one thread of thought writes on."""

    def __init__(self, thinker: Thinker, seen: Seen, nodes: int) -> None:
        self.thinker = thinker
        self.tables = thinker.engine.tables(3)
        self.tables[0] = seen.block()[0]
        self.boxes = thinker.engine.boxes(seen.components)
        self.viewer = 1 << seen.seat
        self.nodes = np.zeros(nodes, NODE)
        self.desks = np.zeros(1, DESK)
        self.desks[0]["seats"] = seen.seats
        self.desks[0]["nodes"] = 1
        self.journals = thinker.engine.journals(listening=False)
        self.results = thinker.engine.results(2)
        self.done = 0

    def think(self, playouts: int, stream: int, manner: Any, mind: Any) -> None:
        """So many playouts more."""
        self.thinker.think(
            self.tables, self.boxes, self.viewer, self.done, playouts, np.uint64(stream), manner,
            mind, self.nodes, self.desks, self.journals, self.results,
        )  # fmt: skip
        self.done += playouts

    def glance(self, stream: int) -> dict[int, float]:
        """The rule of thumb's opinion of each legal action."""
        worths = np.zeros(MOST_ANSWERS)
        count = self.thinker.glance(
            self.tables,
            self.boxes,
            self.viewer,
            np.uint64(stream),
            worths,
            self.desks,
            self.journals,
        )
        menu = self.desks[0]["menu"][:count].tolist()
        return dict(zip(menu, worths[:count].tolist(), strict=True))

    def first_moves(self, seat: int) -> dict[int, tuple[int, float, int]]:
        """The root's children: visits, returns, and how many guesses the returns contain."""
        found = {}
        child = int(self.nodes[ROOT]["child"])
        while child:
            node = self.nodes[child]
            guess = float(node["guess"])
            total = float(node["total"][seat]) + guess
            found[int(node["action"])] = int(node["visits"]), total, int(guess > 0)
            child = int(node["sibling"])
        return found


def consider(
    seen: Seen, stream: int, manner: Manner, budget: Budget, mind: Any, threads: int = 1
) -> list[Opinion]:
    """Search, and tell what was found about each legal action, the best first.

    With several threads each grows a tree of its own; what they found is added up.
    """
    own = thinker(seen.game)
    playouts = -(-budget.playouts // threads) if budget.playouts else None
    wanted = (playouts or MOST_NODES) * NODES_PER_PLAYOUT[manner.knowledge] + MOST_ANSWERS
    desks = [Desk(own, seen, min(wanted, MOST_NODES // threads)) for _ in range(threads)]
    record = manner.record()

    def think(number: int) -> None:
        desk, branch = desks[number], key(stream, number)
        if budget.milliseconds is None:
            desk.think(playouts or 1, branch, record, mind)
            return
        deadline = time.monotonic() + budget.milliseconds / 1000
        while time.monotonic() < deadline and (playouts is None or desk.done < playouts):
            some = SLICE if playouts is None else min(SLICE, playouts - desk.done)
            desk.think(some, branch, record, mind)

    if threads == 1:
        think(0)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(think, range(threads)))
    return _merged(seen, [desk.first_moves(seen.seat) for desk in desks])


def _merged(seen: Seen, trees: list[dict[int, tuple[int, float, int]]]) -> list[Opinion]:
    opinions = []
    for action in seen.legal:
        found = [moves[action] for moves in trees if action in moves]
        visits = sum(each[0] for each in found)
        weight = visits + sum(each[2] for each in found)
        chance = sum(each[1] for each in found) / weight if weight else 0.0
        opinions.append(Opinion(action, visits, chance))
    return sorted(opinions, key=lambda each: (-each.visits, -each.chance, each.action))
