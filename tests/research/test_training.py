"""Training. Runs where PyTorch is installed (the extra `train`)."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `train` is not installed")

from lusoria.bots.bound import bound_search  # noqa: E402
from lusoria.bots.guides import guide_of, read_weights  # noqa: E402
from lusoria.bots.planning import Workspace  # noqa: E402
from lusoria.bots.seen import see  # noqa: E402
from lusoria.core.errors import Refusal  # noqa: E402
from lusoria.games.catalogue import load  # noqa: E402
from lusoria.research.training.network import Network, turned, values  # noqa: E402
from lusoria.research.training.rollouts import advantages, drawn, own_view, returns_of  # noqa: E402
from lusoria.research.training.run import Plan, Run, train  # noqa: E402
from lusoria.research.training.tables import TOLD, Tables, kinds_of, shares  # noqa: E402

SMALL = Plan(tables=48, steps=8, minibatch=128, trial_games=32)
GAME = load("armorica")


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def rounds(many: int) -> Any:
    return lambda run: run.rounds / many


def weights(run: Run) -> list[Any]:
    return [each.detach().clone() for each in run.network.parameters()]


def test_a_resumed_run_learns_the_same_weights(tmp_path: Path) -> None:
    whole, first = Run(GAME, SMALL), Run(GAME, SMALL)
    train(whole, tmp_path, rounds(4), every=1e9, tell=lambda _: None)
    for _ in range(2):
        first.round(first.rounds / 4)
    first.save(tmp_path / "half.pt")
    second = Run(GAME, SMALL)
    second.load(tmp_path / "half.pt")
    train(second, tmp_path, rounds(4), every=1e9, tell=lambda _: None)
    assert all(torch.equal(a, b) for a, b in zip(weights(whole), weights(second), strict=True))
    assert not all(torch.equal(a, b) for a, b in zip(weights(whole), weights(first), strict=True))
    assert (tmp_path / "armorica.csv").read_text("utf-8").splitlines()[0].startswith("round,")


def test_another_plan_does_not_resume(tmp_path: Path) -> None:
    Run(GAME, SMALL).save(tmp_path / "kept.pt")
    with pytest.raises(Refusal, match="another plan"):
        Run(GAME, Plan(tables=24, steps=8, trial_games=32)).load(tmp_path / "kept.pt")


def test_a_short_training_beats_random_play(tmp_path: Path) -> None:
    run = Run(GAME, Plan(tables=192, steps=32, minibatch=1_024, trial_games=128))
    train(run, tmp_path, rounds(8), every=1e9, tell=lambda _: None)
    assert run.trials.share(run.network, None) > 0.8
    assert 0.3 < run.trials.share(run.network, run.network) < 0.7


@pytest.mark.parametrize(("name", "seats"), [("armorica", 3), ("cambria", 2), ("roma", 2)])
def test_compiled_code_says_what_torch_says(name: str, seats: int, tmp_path: Path) -> None:
    """From the batch through PyTorch, and from a bot's veil through the exported file."""
    game = load(name)
    tables = Tables(game, [(seats, {})], [6], "cpu", "same")
    tables.reset()
    network = Network(game)
    with torch.no_grad():
        for layer in (network.policy, network.value):
            layer.weight.mul_(20)
        network.export(tmp_path / "it.npz")
        guide = guide_of(game, seats, read_weights(game, tmp_path / "it.npz"))
        chance = torch.Generator().manual_seed(1)
        for _ in range(40):
            logits, worth = network(tables.observations, own_view(tables))
            told = turned(values(worth, tables.many), -tables.seats, tables.many)
            seen = see(tables.batches[0].play(2))
            workspace = Workspace(bound_search(game), seen, nodes=1, guide=guide)
            priors = workspace.advise()
            odds = logits[2][list(seen.legal)].softmax(0).numpy()
            assert np.allclose([priors[action] for action in seen.legal], odds, atol=0.01)
            returns = workspace.workspaces[0]["returns"][:seats]
            assert np.allclose(returns, told[2, :seats].numpy(), atol=0.01)
            tables.actions.copy_(drawn(logits, tables.masks, chance))
            tables.step()


def test_every_kind_of_table_shares_the_tensors() -> None:
    game = load("cambria")
    kinds = kinds_of(game)
    assert {seats for seats, _ in kinds} == {2, 3, 4, 5}
    sizes = shares(kinds, 64)
    assert sum(sizes) == 64
    assert sizes[0] >= 32
    tables = Tables(game, kinds, sizes, "cpu", "kinds")
    tables.reset()
    assert tables.masks.any(1).all()
    wanted = [seats for (seats, _), size in zip(kinds, sizes, strict=True) for _ in range(size)]
    assert tables.many.tolist() == wanted


def test_returns_are_shared_as_the_search_shares_them() -> None:
    rewards = torch.tensor([[1.0, -1.0, 0.0, 0.0, 0.0], [0.5, 0.5, -1.0, 0.0, 0.0]])
    scores = torch.tensor([[30.0, 22.0, 0.0, 0.0, 0.0], [20.0, 20.0, 4.0, 0.0, 0.0]])
    found = returns_of(rewards, scores, torch.tensor([2, 3]))
    points = np.exp([0, -1]) / np.exp([0, -1]).sum()
    assert np.allclose(found[0, :2], [0.9 + 0.1 * points[0], 0.1 * points[1]])
    assert torch.allclose(found.sum(1), torch.ones(2))
    assert found[1, 0] == found[1, 1] > 0.45
    assert not found[:, 3:].any()


def test_advantages_tell_who_gained_by_a_decision() -> None:
    """One table, three decisions, the second of which ends a game."""
    expected = torch.tensor([[[0.5, 0.5]], [[0.6, 0.4]], [[0.5, 0.5]], [[0.7, 0.3]]])
    ends = torch.tensor([[[9.0, 9.0]], [[1.0, 0.0]], [[9.0, 9.0]]])
    gains = advantages(expected, ends, torch.tensor([[False], [True], [False]]))
    assert torch.allclose(gains[2, 0], torch.tensor([0.2, -0.2]))
    assert torch.allclose(gains[1, 0], torch.tensor([0.4, -0.4]))
    assert torch.allclose(gains[0, 0], torch.tensor([0.1 + 0.95 * 0.4, -0.1 - 0.95 * 0.4]))


def test_tables_away_from_the_network_tell_the_same() -> None:
    """`cpu:0` is the CPU by another name: all is copied as if it were a GPU."""
    kinds = kinds_of(GAME)
    near = Tables(GAME, kinds, shares(kinds, 48), "cpu", "same")
    far = Tables(GAME, kinds, shares(kinds, 48), "cpu:0", "same", home="cpu", threads=2)
    assert far.masks is not far.written["masks"]
    near.reset()
    far.reset()
    ended = 0
    for _ in range(60):
        near.choose()
        far.choose()
        near.step()
        far.step()
        ended += int(near.ended.sum())
        for name in ("actions", *TOLD):
            assert torch.equal(getattr(near, name), getattr(far, name)), name
    assert ended


def test_a_run_begins_with_an_exported_network(tmp_path: Path) -> None:
    first, second = Network(GAME), Run(GAME, SMALL)
    first.export(tmp_path / "it.npz")
    second.begin_with(tmp_path / "it.npz")
    second.network.export(tmp_path / "again.npz")
    was, found = (read_weights(GAME, tmp_path / name) for name in ("it.npz", "again.npz"))
    assert all(np.array_equal(was[part], found[part]) for part in was)
