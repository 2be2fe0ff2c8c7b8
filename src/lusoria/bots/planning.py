"""The search as Python calls it: its tuning, a workspace for each thread, and what it found."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from lusoria.bots.bot import Budget
from lusoria.bots.bound import BoundSearch, bound_search
from lusoria.bots.guides import blank_guide, load_guide
from lusoria.bots.search.layouts import (
    GUIDED,
    LEARNED,
    NODE,
    PATTERNS,
    ROOT,
    RULE_OF_THUMB,
    RULES_ONLY,
    TABLES,
    TUNING,
    WORKSPACE,
)
from lusoria.bots.seen import Seen
from lusoria.core.contract import MOST_ANSWERS
from lusoria.core.streams import key

MOST_NODES: Final = 450_000
"""Some 30 MB of tree, shared by all threads of one search."""
NODES_PER_PLAYOUT: Final = {RULES_ONLY: 2, RULE_OF_THUMB: 24, LEARNED: 24, PATTERNS: 24, GUIDED: 24}
MOST_PLAYOUTS: Final = 1 << 31
"""More than any clock allows, where only milliseconds are given."""
LONGEST: Final = 1 << 40
"""Milliseconds that no playouts last, where only they are given."""
SLICE: Final = 128
"""Playouts between two looks at the clock, or at whether anybody still wants to know."""


class Stopped(Exception):
    """Nobody wants to know any more."""


@dataclass(frozen=True)
class Tuning:
    """The settings of a search."""

    knowledge: int = LEARNED
    exploration: float = 1.0
    prior_sharpness: float = 10.0
    trust: float = 1.0
    score: float = 0.1
    span: float = 8.0
    rivals: int | None = None
    """Where more than two play: by which knowledge the others take what looks best at first sight.

    None: they think as the seat itself does.
    """

    def struct(self) -> Any:
        """As compiled code reads it."""
        struct = np.zeros(1, TUNING)
        for name in TUNING.fields or ():
            struct[0][name] = getattr(self, name)
        return struct

    def structs(self, seats: int) -> Any:
        """The same and, where rivals are foreseen, how they choose."""
        if self.rivals is None or seats == 2:
            return self.struct()
        return np.concatenate([self.struct(), replace(self, knowledge=self.rivals).struct()])


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one action."""

    action: int
    visits: int
    chance: float


class Workspace:
    """Everything one thread of a search writes on."""

    def __init__(self, bound: BoundSearch, seen: Seen, nodes: int, guide: Any = None) -> None:
        self.bound = bound
        self.guide = blank_guide(seen.game, seen.seats) if guide is None else guide
        self.tables = bound.engine.tables(TABLES)
        self.raws = self.tables.view(bound.raw)
        self.tables[0] = seen.block()[0]
        self.boxes = bound.engine.boxes(seen.components)
        self.viewer = 1 << seen.seat
        self.nodes = np.zeros(nodes, NODE)
        self.workspaces = np.zeros(1, WORKSPACE)
        self.workspaces[0]["seats"] = seen.seats
        self.workspaces[0]["nodes"] = 1
        self.journals = bound.engine.journals(listening=False)
        self.results = bound.engine.results(2)
        self.done = 0

    def search(self, playouts: int, stream: int, tuning: Any, network: Any) -> None:
        """So many playouts more."""
        self.bound.search(
            self.tables, self.raws, self.boxes, self.viewer, self.done, playouts,
            np.uint64(stream), tuning, network, self.guide, self.nodes, self.workspaces,
            self.journals, self.results,
        )  # fmt: skip
        self.done += playouts

    def evaluate_actions(self, stream: int) -> dict[int, float]:
        """The rule of thumb's value of each legal action."""
        values = np.zeros(MOST_ANSWERS)
        count = self.bound.evaluate_actions(
            self.tables,
            self.boxes,
            self.viewer,
            np.uint64(stream),
            values,
            self.workspaces,
            self.journals,
        )
        menu = self.workspaces[0]["menu"][:count].tolist()
        return dict(zip(menu, values[:count].tolist(), strict=True))

    def advise(self) -> dict[int, float]:
        """The policy network's prior of each legal action."""
        count = self.bound.advise(self.tables, self.raws, self.boxes, self.guide, self.workspaces)
        menu = self.workspaces[0]["menu"][:count].tolist()
        return dict(zip(menu, self.workspaces[0]["priors"][:count].tolist(), strict=True))

    def first_moves(self, seat: int) -> dict[int, tuple[int, float, int, float]]:
        """The root's children: visits, returns, how many first values they contain, the prior."""
        found = {}
        child = int(self.nodes[ROOT]["child"])
        while child:
            node = self.nodes[child]
            value = float(node["value"])
            total = float(node["total"][seat]) + value
            prior = float(node["prior"])
            found[int(node["action"])] = int(node["visits"]), total, int(value > 0), prior
            child = int(node["sibling"])
        return found


def prepare(
    seen: Seen, tuning: Tuning, playouts: int, folder: str = "", threads: int = 1
) -> list[Workspace]:
    """A workspace for each thread, with room for so many playouts.

    A policy network is the one that was shipped, unless a folder is named.
    """
    wanted = playouts * NODES_PER_PLAYOUT[tuning.knowledge] + MOST_ANSWERS
    guide = load_guide(seen.game, seen.seats, folder) if tuning.knowledge == GUIDED else None
    own, nodes = bound_search(seen.game), min(wanted, MOST_NODES // threads)
    return [Workspace(own, seen, nodes, guide) for _ in range(threads)]


def plan(
    seen: Seen, stream: int, tuning: Tuning, budget: Budget, network: Any, threads: int = 1,
    stop: Callable[[], bool] = lambda: False, folder: str = "",
) -> list[Opinion]:  # fmt: skip
    """Search, and tell what was found about each legal action, the best first.

    With several threads each grows a tree of its own; what they found is added up.
    """
    playouts = -(-(budget.playouts or MOST_PLAYOUTS) // threads)
    workspaces = prepare(seen, tuning, playouts, folder, threads)
    structs = tuning.structs(seen.seats)
    deadline = time.monotonic() + (budget.milliseconds or LONGEST) / 1000

    def grow_tree(number: int) -> None:
        workspace, branch = workspaces[number], key(stream, number)
        while workspace.done < playouts and time.monotonic() < deadline:
            if stop():
                raise Stopped
            some = min(SLICE, playouts - workspace.done)
            workspace.search(some, branch, structs, network)

    if threads == 1:
        grow_tree(0)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(grow_tree, range(threads)))
    return _merged(seen, [workspace.first_moves(seen.seat) for workspace in workspaces])


def _merged(seen: Seen, trees: list[dict[int, tuple[int, float, int, float]]]) -> list[Opinion]:
    """The most visited first; where nothing tells actions apart, the one that was likelier."""
    opinions, priors = [], {}
    for action in seen.legal:
        found = [moves[action] for moves in trees if action in moves]
        visits = sum(each[0] for each in found)
        weight = visits + sum(each[2] for each in found)
        chance = sum(each[1] for each in found) / weight if weight else 0.0
        opinions.append(Opinion(action, visits, chance))
        priors[action] = sum(each[3] for each in found)
    return sorted(
        opinions, key=lambda each: (-each.visits, -each.chance, -priors[each.action], each.action)
    )
