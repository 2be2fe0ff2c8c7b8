"""Policy networks for tests: random weights, the same for every run."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lusoria.bots import planning, searchers
from lusoria.bots.guides import Weights, guide_of, shapes
from lusoria.core.game import Game

NetworkMaker = Callable[[Game], Weights]


def random_weights(game: Game) -> Weights:
    """Weights of about the size that learning finds, so that opinions differ."""
    chance = np.random.default_rng(7)
    return {
        name: chance.normal(0, 0.2, shape).astype(np.float32)
        for name, shape in shapes(game).items()
    }


def lend_networks(patch: pytest.MonkeyPatch, weights: NetworkMaker = random_weights) -> None:
    """Let the bots find these networks instead of those on disk."""

    def load(game: Game, seats: int, folder: str = "") -> Any:
        return guide_of(game, seats, weights(game))

    for module in (planning, searchers):
        patch.setattr(module, "load_guide", load)
