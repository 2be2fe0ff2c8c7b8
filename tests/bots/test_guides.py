"""Policy networks: the compiled forward pass, the file, and the bots that ask them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lusoria.bots.bot import Budget
from lusoria.bots.bound import bound_search
from lusoria.bots.guides import (
    FOLDER,
    Weights,
    guide_of,
    load_guide,
    place,
    read_weights,
    save_weights,
)
from lusoria.bots.inputs import UNIT, inputs_of
from lusoria.bots.levels import GUIDANCE
from lusoria.bots.names import maker
from lusoria.bots.planning import Workspace, plan
from lusoria.bots.search.layouts import GUIDED, MOST_INPUTS
from lusoria.bots.searchers import PolicyBot
from lusoria.bots.seen import Seen, see
from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from lusoria.games.catalogue import NAMES, load
from tests.bots.guided import lend_networks, random_weights
from tests.bots.tables import asked
from tests.settings import Setting

TABLES = [Setting("armorica", 3), Setting("cambria", 4), Setting("roma", 2)]
every_game = pytest.mark.parametrize("setting", TABLES, ids=str)


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> None:
    lend_networks(monkeypatch)


def inputs(play: Play, workspace: Any) -> Any:
    """All inputs, number by number, from the observation that compiled code wrote."""
    plan, work = inputs_of(play.game), workspace.workspaces[0]
    found = np.zeros(plan.count, np.float32)
    for turn in range(play.seats):
        features = work["features"][(play.seat + turn) % play.seats][: plan.features]
        found[turn * plan.features : (turn + 1) * plan.features] = features
    for k in range(len(plan.low)):
        value = int(work["numbers"][k]) - int(plan.low[k])
        if value > 0:
            found[plan.first[k] + min(value, plan.levels[k]) - 1] = 1
            if plan.wide[k] >= 0:
                found[plan.wide[k]] = value / UNIT
    return found


def softmax(logits: Any) -> Any:
    powers = np.exp(logits - logits.max())
    return powers / powers.sum()


def reference(play: Play, seen: Seen, weights: Weights, found: Any) -> tuple[Any, Any]:
    """Priors and values by numpy, in double precision."""
    first = np.maximum(found @ weights["first"] + weights["first_bias"], 0)
    second = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
    policy = weights["policy"] @ second + weights["policy_bias"]
    worth = softmax((weights["value"] @ second + weights["value_bias"])[: play.seats])
    return softmax(policy[list(seen.legal)]), np.roll(worth, play.seat)


@every_game
def test_the_forward_pass_equals_numpy(setting: Setting) -> None:
    weights = {name: part.astype(np.float64) for name, part in random_weights(setting.game).items()}
    guide = guide_of(setting.game, setting.seats, weights)
    differ = set()
    for play in asked(setting, seed=1, every=7):
        seen = see(play)
        workspace = Workspace(bound_search(setting.game), seen, nodes=1, guide=guide)
        told = workspace.advise()
        priors, worth = reference(play, seen, weights, inputs(play, workspace))
        assert np.allclose([told[action] for action in seen.legal], priors, atol=1e-4)
        returns = workspace.workspaces[0]["returns"][: setting.seats]
        assert np.allclose(returns, worth, atol=1e-4)
        differ.add(round(float(worth[0]), 3))
    assert len(differ) > 3


def looks(setting: Setting) -> Iterator[tuple[Play, Any]]:
    guide = guide_of(setting.game, setting.seats, random_weights(setting.game))
    for play in asked(setting, seed=5, every=5):
        workspace = Workspace(bound_search(setting.game), see(play), nodes=1, guide=guide)
        workspace.advise()
        yield play, workspace.workspaces[0]["numbers"]


@every_game
def test_the_network_is_shown_the_observation_of_the_seat(setting: Setting) -> None:
    """The row of the batch and the row of the bot are one; and hidden cards are not in it."""
    from lusoria.research import batch

    env = batch(setting.game, 1, seats=setting.seats)
    told = env.arrays()
    env.reset(told)
    for play, numbers in looks(setting):
        env.tables[0] = np.frombuffer(play.bytes, setting.game.state.dtype)[0]
        env.tell(told)
        assert numbers[: env.observation.length].tolist() == told.observations[0].tolist()


@every_game
def test_inputs_have_room_and_are_all_told_apart(setting: Setting) -> None:
    plan = inputs_of(setting.game)
    assert plan.count <= MOST_INPUTS
    ends = plan.first + plan.levels
    assert ends.max() <= plan.count
    assert plan.first.min() == plan.seats * plan.features


@pytest.mark.usefixtures("networks")
@every_game
def test_a_guided_search_is_repeatable_and_counts_every_playout(setting: Setting) -> None:
    for play in asked(setting, seed=2, every=19):
        opinions = plan(see(play), 1, GUIDANCE, Budget(playouts=100), blank_network(setting))
        again = plan(see(play), 1, GUIDANCE, Budget(playouts=100), blank_network(setting))
        assert opinions == again
        assert sorted(each.action for each in opinions) == play.legal()
        assert sum(each.visits for each in opinions) == 99
        assert all(0 <= each.chance <= 1 for each in opinions)


@every_game
def test_a_single_playout_follows_the_policy(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    lend_networks(monkeypatch)
    for play in asked(setting, seed=4, every=23):
        best = plan(see(play), 1, GUIDANCE, Budget(playouts=1), blank_network(setting))[0]
        assert best.action == PolicyBot("policy").choose(see(play))


def blank_network(setting: Setting) -> Any:
    from lusoria.bots.networks import load_network

    return load_network(setting.name)


@every_game
def test_a_full_tree_goes_on_thinking(setting: Setting) -> None:
    play = next(asked(setting, seed=3, every=4))
    guide = guide_of(setting.game, setting.seats, random_weights(setting.game))
    workspace = Workspace(bound_search(setting.game), see(play), nodes=60, guide=guide)
    workspace.search(200, 1, GUIDANCE.struct(), blank_network(setting))
    assert workspace.nodes[0]["visits"] == 200
    assert GUIDANCE.knowledge == GUIDED


@pytest.mark.parametrize("name", NAMES)
def test_a_network_travels_in_a_small_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(name)
    weights = random_weights(game)
    path = tmp_path / f"{name}.npz"
    save_weights(path, weights)
    assert path.stat().st_size <= 2_000_000
    for part, found in read_weights(game, path).items():
        assert np.allclose(found, weights[part], atol=1e-3)
    assert load_guide.__wrapped__(game, 2, str(tmp_path))[0]["first"].any()


def test_a_missing_or_foreign_network_is_refused_with_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    play = next(asked(Setting("cambria", 2), seed=1))
    for name in ("policy", "guided:10"):
        with pytest.raises(Unreadable, match=r"lusoria.research.training cambria --out FOLDER"):
            maker("cambria", name)().choose(see(play))
    save_weights(tmp_path / "cambria.npz", random_weights(load("armorica")))
    with pytest.raises(Unreadable, match="another network"):
        maker("cambria", "policy")().choose(see(play))
    with pytest.raises(Unreadable, match="does not search"):
        maker("cambria", "policy:10")


def test_levels_play_by_the_shipped_networks_whatever_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = next(asked(Setting("roma", 2), seed=1))
    chosen = maker("roma", "imperator:40")().choose(see(play))
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert maker("roma", "imperator:40")().choose(see(play)) == chosen
    with pytest.raises(Unreadable, match="no policy network"):
        maker("roma", "guided:40")().choose(see(play))


@pytest.mark.parametrize("name", ["armorica", "roma"])
def test_shipped_networks_are_small(name: str) -> None:
    assert place(name).stat().st_size <= 2_000_000
    assert read_weights(load(name), place(name))
