"""What a search makes of a position, written down for a network to learn from.

A policy that learns from rewards must foresee what every action leads to; a search has looked. So
searching bots play, and each decision is kept as the network will see it, with the share of the
playouts that went into each action, the search's value for each seat, and how the game ended.
"""

import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np

from lusoria.bots.arena.matches import begin_match, ply_by_ply
from lusoria.bots.networks import load_network
from lusoria.bots.planning import Tuning, Workspace, prepare
from lusoria.bots.search.layouts import ROOT
from lusoria.bots.seen import Seen, see
from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.seats import MOST_SEATS
from lusoria.core.streams import key, number
from lusoria.games.catalogue import load
from lusoria.records.dealer import Dealer

RETURNS: Final = Tuning()
"""By whose settings a finished game is worth something: those of every search."""
SHARPNESS: Final = 2.0
"""How much more than by its share of the playouts a frequent action is preferred."""
ILLEGAL: Final = -1.0
PARTS: Final = ("observations", "features", "many", "visits", "searched", "ended")


@dataclass(frozen=True)
class Teacher:
    """A search whose decisions are worth learning."""

    tuning: Tuning
    playouts: int
    folder: str = ""
    """Of its policy network, if it is not the one that was shipped."""

    def think(self, seen: Seen, stream: int) -> Workspace:
        """Everything that it finds out about a question."""
        (workspace,) = prepare(seen, self.tuning, self.playouts, self.folder)
        network = load_network(seen.game.name, seen.seats)
        workspace.search(self.playouts, stream, self.tuning.struct(), network)
        return workspace


Kind = tuple[int, dict[str, str]]
"""Seats and options of a table."""


class Notes:
    """Decisions of searching bots, one row each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rows: list[dict[str, Any]] = []
        self.open: list[tuple[dict[str, Any], int]] = []
        """Decisions of the game that is being played, and whose they were."""

    def take(self, seen: Seen, workspace: Workspace) -> dict[int, float]:
        """Write a decision down; the share of the playouts that each action got."""
        moves = workspace.first_moves(seen.seat)
        total = sum(visits for visits, *_ in moves.values())
        odds = {action: moves[action][0] / total for action in seen.legal if action in moves}
        workspace.advise()  # leaves the position in the workspace, as a network sees it
        work, root = workspace.workspaces[0], workspace.nodes[ROOT]
        order = [(seen.seat + turn) % seen.seats for turn in range(seen.seats)]
        visits = np.full(self.game.actions.size, ILLEGAL, np.float16)
        visits[list(seen.legal)] = [odds.get(action, 0.0) for action in seen.legal]
        row = {
            "observations": work["numbers"][: int(workspace.guide["numbers"][0])].copy(),
            "features": self._padded(work["features"][order, : workspace.bound.features]),
            "many": seen.seats,
            "visits": visits,
            "searched": self._by_seat(root["total"][order] / root["visits"]),
        }
        self.open.append((row, seen.seat))
        return odds

    def finish(self, play: Play) -> None:
        """The game is over: everybody learns how it ended."""
        returns = returns_of(play.outcome())
        for row, seat in self.open:
            row["ended"] = self._by_seat(np.roll(returns, -seat))
            self.rows.append(row)
        self.open = []

    def save(self, path: Path) -> None:
        """All decisions of finished games."""
        parts: Any = {name: np.array([row[name] for row in self.rows]) for name in PARTS}
        np.savez(path, **parts)

    def _padded(self, features: Any) -> Any:
        padded = np.zeros((self.game.most, features.shape[1]), np.float16)
        padded[: len(features)] = features
        return padded

    def _by_seat(self, returns: Any) -> Any:
        padded = np.zeros(MOST_SEATS, np.float32)
        padded[: len(returns)] = returns
        return padded


def returns_of(outcome: dict[str, Any]) -> Any:
    """What a finished game brought each seat: 1 for victory, shared; a part looks at points."""
    scores, winners = np.array(outcome["scores"], float), outcome["winners"]
    points = np.exp((scores - scores.max()) / RETURNS.span)
    victory = np.isin(np.arange(len(scores)), winners) / len(winners)
    return (1 - RETURNS.score) * victory + RETURNS.score * points / points.sum()


def by_visits(odds: dict[int, float], chance: int) -> int:
    """An action by how often it was tried, the frequent ones preferred."""
    actions = list(odds)
    weights = np.array([odds[action] for action in actions]) ** SHARPNESS
    place = np.searchsorted(np.cumsum(weights), weights.sum() * (chance >> 11) / (1 << 53), "right")
    return actions[min(int(place), len(actions) - 1)]


def play_one(game: Game, kind: Kind, teachers: Sequence[Teacher], stream: int) -> Notes:
    """One game, each seat played by any of the teachers."""
    seats, options = kind
    play, notes = Play(game, seats, options), Notes(game)
    sitting = [teachers[number(stream, seat) % len(teachers)] for seat in range(seats)]

    def answer(ply: int) -> int:
        seen = see(play)
        if len(seen.legal) == 1:
            return seen.legal[0]
        odds = notes.take(seen, sitting[seen.seat].think(seen, key(stream, "search", ply)))
        return by_visits(odds, key(stream, "answer", ply))

    for _ in ply_by_ply(begin_match(play, Dealer.of(stream)), answer):
        pass
    notes.finish(play)
    return notes


def teach(
    name: str, kinds: Sequence[Kind], teachers: Sequence[Teacher], seed: str, seconds: float,
    path: Path,
) -> int:  # fmt: skip
    """Play games until so many seconds are over, and keep their decisions; returns how many."""
    game, until, games = load(name), time.monotonic() + seconds, 0
    notes = Notes(game)
    while not games or time.monotonic() < until:
        stream = key(seed, games)
        kind = kinds[number(stream, MOST_SEATS) % len(kinds)]
        notes.rows += play_one(game, kind, teachers, stream).rows
        games += 1
    notes.save(path)
    return len(notes.rows)


def gather(
    game: Game, kinds: Sequence[Kind], teachers: Sequence[Teacher], seed: str, seconds: float,
    processes: int, folder: Path,
) -> int:  # fmt: skip
    """Let so many processes teach; a file each in the folder. Returns how many decisions."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        parts = [
            pool.submit(
                teach, game.name, kinds, teachers, f"{seed}/{k}", seconds,
                folder / f"{game.name}-{seed}-{k}.npz",
            )
            for k in range(processes)
        ]  # fmt: skip
        return sum(part.result() for part in parts)
