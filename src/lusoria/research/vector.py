"""Many games as one Gymnasium vector environment, for learners that play against themselves.

Each step answers for whoever is asked in each game; `info["seat"]` says who that is now. The reward
is that of the seat that has just acted; `info["rewards"]` holds every seat's. A finished game is
laid anew in the same step, and the observation is that of the new game.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from lusoria.core.game import Game
from lusoria.games.catalogue import load
from lusoria.research.batches import Batch


class SelfPlay(VectorEnv[Any, Any, Any]):
    """So many games of one kind, side by side."""

    def __init__(
        self, game: str | Game, n: int, seats: int | None = None,
        options: Mapping[str, str] | None = None, threads: int = 1, floats: bool = True,
    ) -> None:  # fmt: skip
        rules = load(game) if isinstance(game, str) else game
        self._batch = Batch(rules, n, seats=seats, options=options, threads=threads)
        self._out = self._batch.arrays(floats)
        row = self._batch.observation
        box: spaces.Box[Any] = spaces.Box(row.low, row.high, dtype=np.int16)
        if floats:
            box = spaces.Box(0, 1, (row.length,), np.float32)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = n
        self.single_observation_space = box
        self.single_action_space = spaces.Discrete(self._batch.actions)
        self.observation_space = batch_space(box, n)
        self.action_space = batch_space(self.single_action_space, n)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """All games anew."""
        if isinstance(seed, list):
            raise ValueError("one seed serves all games of a batch: give a number, not a list")
        super().reset(seed=seed)
        self._batch.reset(self._out, int(self.np_random.integers(1 << 62)))
        return self._out.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in every game."""
        acted = self._out.seats.copy()
        self._batch.step(np.asarray(actions, np.int64), self._out)
        rewards = self._out.rewards[np.arange(self.num_envs), acted].astype(np.float64)
        ended = self._out.ended.copy()
        return self._out.observations.copy(), rewards, ended, np.zeros_like(ended), self._info()

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._out.masks.astype(np.int8),
            "seat": self._out.seats.copy(),
            "rewards": self._out.rewards.copy(),
        }
