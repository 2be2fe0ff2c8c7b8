"""Self-play among strangers: in half of the games all seats but one play by the small network."""

from typing import Any

import numpy as np
import pytest

from lusoria.bots.cluster.self_play import Piece, Samples
from lusoria.bots.networks import load_network
from lusoria.bots.search.layouts import LEARNED, PATTERNS


def samples(network: Any, strangers: int | None) -> Samples:
    return Piece("cambria", network, 3, {}, 4, "strangers", 0.01, 0.07, PATTERNS, strangers).play()


def equal(one: Samples, other: Samples) -> bool:
    return np.array_equal(one.features, other.features) and np.array_equal(
        one.returns, other.returns
    )


@pytest.fixture(scope="module")
def without_small() -> Any:
    """The network over patterns as it is, the small one silent."""
    network = load_network("cambria", 3).copy()
    network["second"] = 0
    return network


def test_strangers_play_by_the_small_network(without_small: Any) -> None:
    known = samples(load_network("cambria", 3), LEARNED)
    assert equal(known, samples(load_network("cambria", 3), LEARNED))
    assert not equal(known, samples(without_small, LEARNED))


def test_alone_among_its_like_nobody_asks_the_small_network(without_small: Any) -> None:
    assert equal(samples(load_network("cambria", 3), None), samples(without_small, None))


def test_what_is_expected_is_never_what_a_stranger_thinks(without_small: Any) -> None:
    """A stranger without an opinion expects a third for everybody, and that is in no return."""
    returns = samples(without_small, LEARNED).returns
    assert np.abs(returns - 1 / 3).max(axis=1).min() > 1e-3
