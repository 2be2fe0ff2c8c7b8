"""Learning what patterns are worth. Runs where PyTorch is installed (the extra `train`)."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `train` is not installed")

from lusoria.bots.networks import PARTS, load_network, with_patterns  # noqa: E402
from lusoria.games.catalogue import load  # noqa: E402
from lusoria.research.training.pattern_network import save  # noqa: E402
from lusoria.research.training.patterns import Course, train  # noqa: E402

GAME = load("cambria")


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def test_a_network_comes_back_from_its_file(tmp_path: Path) -> None:
    one, other = Course(GAME, "cpu", 1, seed=1), Course(GAME, "cpu", 1, seed=2)
    one.network.met[1:] = 1  # what was never met is not written down
    save(one.network, tmp_path / "patterns.npz")
    other.begin_with(tmp_path / "patterns.npz")
    some = torch.randint(0, 9_000, (8, 3, 20))
    assert torch.allclose(one.network(some), other.network(some), atol=1e-3)
    read = with_patterns(load_network(GAME.name), tmp_path / "patterns.npz")
    for part in PARTS:
        assert np.array_equal(read[part], other.struct()[part])


def test_a_short_training_fits_its_games_better_than_chance(tmp_path: Path) -> None:
    course = Course(GAME, "cpu", 2, seed=1)
    train(course, 0.01, 400, tmp_path / "patterns.npz")
    (patterns, returns), *_ = course.recent[-1]
    losses = [float(course.step(patterns, returns)) for _ in range(40)]
    assert losses[-1] < losses[0] < 1.2 * np.log(returns.shape[1])
