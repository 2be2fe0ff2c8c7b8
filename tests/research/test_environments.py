"""PettingZoo's and Gymnasium's own tests over every game and seat count; no warning is silenced."""

import warnings
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from lusoria.core.errors import Illegal
from lusoria.games.catalogue import NAMES, load
from lusoria.research.environment import Environment
from lusoria.research.vector import SelfPlay
from tests.settings import Setting, settings

tables = [(name, n) for name in NAMES for n in range(load(name).fewest, load(name).most + 1)]
every_table = pytest.mark.parametrize(("name", "seats"), tables)


def module(name: str) -> Any:
    return import_module(f"lusoria.research.{name}_v0")


def random_game(env: Any, seed: int) -> dict[str, float]:
    """A whole game by random legal actions; what each agent got in all."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut else int(chance.choice(legal)))
    return totals


DICTIONARY = {
    "Observation space for each agent probably should be gymnasium.spaces.box or"
    " gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
}
"""What PettingZoo tells everybody whose observation is a dictionary with an action mask, but for a
list of its own games. It is expected, and nothing else is."""


@every_table
def test_pettingzoo_finds_nothing_else_to_object_to(name: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(module(name).env(seats=seats), num_cycles=300, verbose_progress=False)
        api_test(module(name).raw_env(seats=seats), num_cycles=50)
    assert {str(each.message) for each in told} == DICTIONARY


@every_table
def test_one_seed_one_game(name: str, seats: int) -> None:
    seed_test(lambda: module(name).env(seats=seats), num_cycles=60)


@every_table
def test_a_table_can_be_drawn(name: str, seats: int) -> None:
    render_test(partial(module(name).env, seats=seats))
    with pytest.raises(ValueError, match="one of human, ansi, rgb_array"):
        module(name).env(render_mode="film")


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_games_end_and_rewards_add_up_to_nothing(setting: Setting) -> None:
    env = Environment(setting.name, setting.seats, dict(setting.options))
    totals = random_game(env, seed=1)
    assert abs(sum(totals.values())) < 1e-6
    assert not env.agents


def test_the_picture_shows_the_text() -> None:
    text, picture = (Environment("roma", render_mode=mode) for mode in ("ansi", "rgb_array"))
    for env in (text, picture):
        env.reset(seed=4)
    assert "game: roma" in text.render()
    assert picture.render().std() > 10, "the picture is blank"


def test_an_illegal_or_late_answer_is_refused_and_changes_nothing() -> None:
    env = Environment("armorica", 2)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"].tolist()
    with pytest.raises(Illegal, match="nothing was carried out"):
        env.step(0)
    assert env.observe("seat_0")["observation"].tolist() == before
    random_game(env, seed=1)
    env.reset(seed=1)
    env.terminations = dict.fromkeys(env.agents, True)
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(5)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_s_vector_of_games(name: str) -> None:
    env = SelfPlay(name, 32)
    chance = np.random.default_rng(0)
    seen, info = env.reset(seed=3)
    again, _ = SelfPlay(name, 32).reset(seed=3)
    assert np.array_equal(seen, again)
    ended = 0
    for _ in range(400):
        assert env.observation_space.contains(seen)
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        seen, rewards, over, cut, info = env.step(np.array(actions))
        assert rewards.shape == over.shape == (32,)
        assert not cut.any()
        assert not rewards[~over].any()
        ended += int(over.sum())
    assert ended > 0
    with pytest.raises(ValueError, match="one seed serves all"):
        env.reset(seed=[1])
