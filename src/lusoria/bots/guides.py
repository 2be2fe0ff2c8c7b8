"""Policy networks as compiled code reads them, and the small files in which they travel.

A game's file lies beside its features (`policy.npz`): the levels play by it. The bots `policy` and
`guided` take `GAME.npz` instead from the folder that `LUSORIA_NETWORKS` names, if one is named.
`python -m lusoria.research.training` makes it.
"""

import os
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np

from lusoria.bots.inputs import inputs_of
from lusoria.bots.search.layouts import FIRST, GUIDE, SECOND
from lusoria.core.errors import Unreadable
from lusoria.core.game import Game
from lusoria.core.observation import observation_of
from lusoria.core.seats import MOST_SEATS

FOLDER: Final = "LUSORIA_NETWORKS"
Weights = dict[str, Any]


def shapes(game: Game) -> dict[str, tuple[int, ...]]:
    """The parts of a game's policy network."""
    inputs, actions = inputs_of(game).count, game.actions.size
    return {
        "first": (inputs, FIRST), "first_bias": (FIRST,),
        "second": (FIRST, SECOND), "second_bias": (SECOND,),
        "policy": (actions, SECOND), "policy_bias": (actions,),
        "value": (MOST_SEATS, SECOND), "value_bias": (MOST_SEATS,),
    }  # fmt: skip


def named_folder() -> str:
    """The folder of networks that somebody wants to try, or nothing."""
    return os.environ.get(FOLDER, "")


def place(game: str, folder: str = "") -> Path:
    """Where a game's policy network is looked for: in a folder, or where it was shipped."""
    if folder:
        return Path(folder) / f"{game}.npz"
    return Path(str(files(f"lusoria.bots.{game}").joinpath("policy.npz")))


def save_weights(path: Path, weights: Weights) -> None:
    """Write a network down in half the width that it was learned in."""
    narrow: Any = {name: np.asarray(part, np.float16) for name, part in weights.items()}
    with path.open("wb") as file:
        np.savez_compressed(file, **narrow)


def read_weights(game: Game, path: Path) -> Weights:
    """A network from its file."""
    if not path.exists():
        raise Unreadable(
            f"{game.name} has no policy network at {path}: train one (python -m"
            f" lusoria.research.training {game.name} --out FOLDER) and set {FOLDER}=FOLDER"
        )
    with np.load(path) as found:
        weights = {name: found[name].astype(np.float32) for name in found.files}
    sizes = {name: part.shape for name, part in weights.items()}
    if sizes != shapes(game):
        raise Unreadable(f"{path} holds another network than {game.name} has today; train it anew")
    return weights


@lru_cache(maxsize=16)
def blank_guide(game: Game, seats: int) -> Any:
    """Everything but the weights."""
    guide = np.zeros(1, GUIDE)
    row, inputs = observation_of(game), inputs_of(game)
    guide["seats"], guide["features"], guide["most"] = seats, inputs.features, inputs.seats
    guide["plans"][:, :seats, : row.lines] = row.plans(seats)
    guide["numbers"] = row.length
    for name in ("low", "levels", "wide"):
        guide[name][:, : row.length] = getattr(inputs, name)
    guide["input"][:, : row.length] = inputs.first
    return guide


def guide_of(game: Game, seats: int, weights: Weights) -> Any:
    """A network with all that is needed to show it a table."""
    guide = blank_guide(game, seats).copy()
    for name, part in weights.items():
        guide[name][0][tuple(slice(size) for size in part.shape)] = part
    return guide


@lru_cache(maxsize=16)
def load_guide(game: Game, seats: int, folder: str = "") -> Any:
    """The policy network that was learned for a game, for so many seats."""
    return guide_of(game, seats, read_weights(game, place(game.name, folder)))
