"""Self-play in pieces: anywhere, in any order, and gone on with later. One seed, one result."""

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np

from lusoria.bots.bound import bound_search
from lusoria.bots.cluster.cluster import Spread
from lusoria.bots.planning import Tuning
from lusoria.bots.search.layouts import LEARNED, MOST_HELD, PATTERNS, STEP, WORKSPACE
from lusoria.core.game import Game
from lusoria.core.streams import key
from lusoria.games.catalogue import load

Array = np.ndarray[Any, np.dtype[Any]]
S = TypeVar("S")
R = TypeVar("R")

MOST_POSITIONS: Final = 400_000
PIECES: Final = 8
"""Into which the games at each kind of table are cut, so that all cores have work."""
LONGEST: Final = 4_000
"""Decisions of one game that are looked at."""


@dataclass
class Samples:
    """Positions of tables with one number of seats: features or patterns per seat, and returns."""

    features: Array
    returns: Array


@dataclass(frozen=True)
class Piece:
    """Some games at one kind of table, as plain data."""

    game: str
    network: Array
    seats: int
    options: Mapping[str, str]
    games: int
    seed: str
    temperature: float
    bootstrap: float
    knowledge: int = LEARNED
    """By which evaluation they are played, and so what is kept: features, or patterns from 1."""
    strangers: int | None = None
    """By which evaluation the others play in half of the games."""

    def play(self) -> Samples:
        """Play these games, and keep a sample of their positions."""
        game = load(self.game)
        own = bound_search(game)
        chosen = game.choose(self.options)
        most = min(MOST_POSITIONS, self.games * 60)
        kept_as: Any = (
            (MOST_HELD, np.int16) if self.knowledge == PATTERNS else (own.features, np.float32)
        )
        features = np.zeros((most, self.seats, kept_as[0]), kept_as[1])
        returns = np.zeros((most, self.seats), np.float32)
        workspaces = np.zeros(1, WORKSPACE)
        workspaces[0]["seats"] = self.seats
        kept = own.self_play(
            own.engine.tables(3), own.engine.boxes(game.texts.standard(chosen)), self.seats,
            own.engine.numbers(game.option_numbers(chosen)), 0, self.games,
            np.uint64(key(self.seed)), self.temperature, self.bootstrap,
            self.tunings(), self.network, features, returns,
            np.zeros(LONGEST, STEP), workspaces,
            own.engine.journals(listening=False), own.engine.results(2),
        )  # fmt: skip
        return Samples(features[:kept], returns[:kept])

    def tunings(self) -> Array:
        """Ours and, if there are any, the strangers'."""
        kinds = [self.knowledge] if self.strangers is None else [self.knowledge, self.strangers]
        return np.concatenate([Tuning(kind).struct() for kind in kinds])

    @property
    def digest(self) -> str:
        """A name for its samples: whatever they depend on has a part in it."""
        rules = load(self.game).version
        text = repr([v for k, v in vars(self).items() if k != "network"] + [rules])
        return hashlib.sha256(text.encode() + self.network.tobytes()).hexdigest()[:16]


class Shelf:
    """Finished pieces in a folder, a file each; without a folder, nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def find(self, piece: Piece) -> Samples | None:
        """The samples of a piece that was finished before."""
        if self.folder is None or not (path := self.folder / f"{piece.digest}.npz").exists():
            return None
        with np.load(path) as kept:
            return Samples(kept["features"], kept["returns"])

    def put(self, piece: Piece, samples: Samples) -> None:
        """Keep what was played; whoever is killed meanwhile leaves no half of it."""
        if self.folder is None:
            return
        fresh = self.folder / f"{piece.digest}.new"
        with fresh.open("wb") as file:
            np.savez(file, features=samples.features, returns=samples.returns)
        fresh.replace(fresh.with_suffix(".npz"))


def cut(
    game: Game, network: Any, games: int, seed: str, temperature: float, bootstrap: float
) -> list[Piece]:
    """One generation's games at every kind of table, in pieces; most of them with two seats."""
    kinds = tables(game)
    shares = [4.0 if seats == 2 else 1.0 for seats, _ in kinds]
    found = []
    for number in range(PIECES * len(kinds)):
        seats, options = kinds[number % len(kinds)]
        some = max(1, round(games / PIECES * shares[number % len(kinds)] / sum(shares)))
        own = f"{seed}/{number}"
        found.append(Piece(game.name, network, seats, options, some, own, temperature, bootstrap))
    return found


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats, with every option in turn."""
    kinds: list[dict[str, str]] = [{}]
    kinds += [{"preset": name} for name in list(game.presets)[1:]]
    for option in game.options:
        if option.name != "starter":
            kinds += [{option.name: value} for value in option.values[1:]]
    return [(n, kind) for n in range(game.fewest, game.most + 1) for kind in kinds]


def on_threads(work: Callable[[S], R], shards: Sequence[S]) -> Iterator[tuple[int, R]]:
    """Shards on all cores of this machine."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from enumerate(pool.map(work, shards))


def played(pieces: Sequence[Piece], spread: Spread, shelf: Shelf) -> list[Samples]:
    """The samples of all pieces in their order, those of earlier days included."""
    found = {n: kept for n, piece in enumerate(pieces) if (kept := shelf.find(piece))}
    left = [n for n in range(len(pieces)) if n not in found]
    for k, samples in spread(Piece.play, [pieces[n] for n in left]):
        shelf.put(pieces[left[k]], samples)
        found[left[k]] = samples
    return [found[n] for n in range(len(pieces))]
