"""The games as PettingZoo environments: seats are agents, who take turns as they are asked.

An observation is what the agent's seat may know (docs/observations.md), with the mask of its legal
actions beside it. Fate answers by itself, from the seed. The reward comes at the end: the share of
rivals beaten less the share of rivals lost to, so that it adds up to 0.
"""

import secrets
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lusoria.core.game import Game
from lusoria.core.seats import NOBODY
from lusoria.games.catalogue import load
from lusoria.research.batches import Batch
from lusoria.research.drawing import drawn, written

MODES: Final = ("human", "ansi", "rgb_array")


def agents_of(seats: int) -> list[str]:
    """The agents of a table, by seat."""
    return [f"seat_{seat}" for seat in range(seats)]


def space_of(batch: Batch) -> spaces.Dict:
    """What an agent observes, with bounds."""
    row = batch.observation
    return spaces.Dict(
        {
            "observation": spaces.Box(row.low, row.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (batch.actions,), np.int8),
        }
    )


class Environment(AECEnv[str, dict[str, Any], int]):
    """One table."""

    def __init__(
        self, game: str | Game, seats: int | None = None, options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        rules = load(game) if isinstance(game, str) else game
        self._batch = Batch(rules, 1, seats=seats, options=options, autoreset=False)
        self._out, self._action = self._batch.arrays(), np.zeros(1, np.int64)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{rules.name}_v0", "render_modes": list(MODES), "is_parallelizable": False,
            "render_fps": 1,
        }  # fmt: skip
        self.possible_agents = agents_of(self._batch.seats)
        self.observation_spaces = {each: space_of(self._batch) for each in self.possible_agents}
        self.action_spaces = {
            each: spaces.Discrete(self._batch.actions) for each in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game's table; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; one seed, one stream of fate."""
        self._batch.reset(self._out, secrets.randbits(62) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._out.seats[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now; only who is asked has legal actions."""
        seat = self.possible_agents.index(agent)
        row = np.zeros((1, self._batch.observation.length), np.int16)
        self._batch.look(seat, row)
        mask = np.zeros(self._batch.actions, np.int8)
        if self._out.seats[0] == seat:
            mask[:] = self._out.masks[0]
        return {"observation": row[0], "action_mask": mask}

    def step(self, action: Any) -> None:
        """The selected agent answers; an illegal answer is refused with its reason."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._action[0] = action
        self._batch.step(self._action, self._out)
        self._cumulative_rewards[self.agent_selection] = 0
        seat = int(self._out.seats[0])
        if seat == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self._out.rewards[0].tolist(), strict=True))
            seat = 0
        self.agent_selection = self.agents[seat]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the selected agent sees it: printed, as text, or as a picture."""
        if self.render_mode is None:
            raise ValueError(f"say how to render when you make it: render_mode={MODES[1]!r}")
        seat = self.possible_agents.index(self.agent_selection)
        play = self._batch.play(0).veiled(1 << seat)
        text = written(play.position())
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else drawn(text)

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(environment: Environment) -> Any:
    """With PettingZoo's usual guards: an illegal action ends the game for who made it."""
    guarded = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
