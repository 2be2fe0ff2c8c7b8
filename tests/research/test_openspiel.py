"""The OpenSpiel adapter. Runs where OpenSpiel is installed: `python3 dev.py openspiel`."""

import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

import lusoria.research.openspiel  # noqa: E402, F401
from lusoria.core.play import Play  # noqa: E402
from lusoria.games.catalogue import load  # noqa: E402

GAMES = (
    "armorica", "armorica(players=3)", "armorica(players=4)", "cambria(players=2)",
    "cambria(players=3)", "cambria(players=4)", "cambria(players=5,map=cumbria)", "roma",
    "roma(bribery=on)",
)  # fmt: skip


def some_states(name: str, seed: int, every: int) -> Any:
    state, chance = pyspiel.load_game(name).new_initial_state(), Random(seed)
    for ply in range(600):
        if state.is_terminal():
            return
        if ply % every == 0 and not state.is_chance_node():
            yield state
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_s_own_simulations_pass(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["armorica", "cambria", "roma"])
def test_actions_are_named_by_our_words(name: str) -> None:
    play = Play(load(name), 2)
    for state in some_states(name, seed=1, every=7):
        seat = state.current_player()
        for action in state.legal_actions():
            assert state.action_to_string(seat, action) == play.words(action)


@pytest.mark.parametrize("name", ["armorica", "cambria", "roma"])
def test_tensors_have_named_parts(name: str) -> None:
    from open_spiel.python.observation import make_observation

    state = next(iter(some_states(name, seed=2, every=20)))
    observer = make_observation(state.get_game())
    observer.set_from(state, player=0)
    assert set(observer.dict) == {fact.name for fact in load(name).state.facts}
    assert len(observer.tensor) == sum(part.size for part in observer.dict.values())
    assert observer.tensor.min() >= 0
    assert observer.tensor.max() <= 1


def test_resampled_states_have_the_same_information_state() -> None:
    chance = Random(5)
    differed = 0
    for state in some_states("roma", seed=3, every=9):
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            differed += other.table.play.bytes != state.table.play.bytes
    assert differed > 5


def test_playing_on_from_a_resampled_state_leaves_the_true_one_alone() -> None:
    chance = Random(6)
    for state in some_states("roma", seed=4, every=40):
        player = state.current_player()
        known = state.information_state_string(player)
        other = state.resample_from_infostate(player, chance.random)
        other.apply_action(chance.choice(other.legal_actions()))
        assert state.information_state_string(player) == known


def test_resampling_is_unbiased_on_small_hands() -> None:
    """The other's first card, over many worlds, against the share of copies that are unseen."""
    state = pyspiel.load_game("roma", {"starter": "0"}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    chance, worlds = Random(7), 3000
    veiled = state.table.play.veiled(1).state
    unseen = sum(veiled.deck)
    drawn: Counter[int] = Counter()
    for _ in range(worlds):
        hand = state.resample_from_infostate(0, chance.random).table.play.state.hand[1]
        drawn.update({card: many for card, many in enumerate(hand) if many})
    dealt = sum(drawn.values())
    for card, copies in enumerate(veiled.deck):
        share, sigma = copies / unseen, (copies / unseen / dealt) ** 0.5
        assert abs(drawn[card] / dealt - share) < 5 * sigma + 1e-9


@pytest.mark.parametrize("name", ["armorica", "cambria", "roma"])
def test_shimmy_plays_them_too(name: str) -> None:
    shimmy = pytest.importorskip("shimmy.openspiel_compatibility", reason="shimmy is missing")
    env = shimmy.OpenSpielCompatibilityV0(game_name=name, render_mode=None)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, _, over, cut, info = env.last()
        mask = info["action_mask"]
        env.step(None if over or cut else env.action_space(agent).sample(mask))
    assert not env.agents


def test_the_example_searches() -> None:
    example = Path(__file__).resolve().parents[2] / "examples" / "openspiel_search.py"
    done = subprocess.run([sys.executable, str(example)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-1500:]
    assert "search: " in done.stdout
    assert "returns [" in done.stdout
