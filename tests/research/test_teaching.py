"""Searches as teachers: what is written down of their games, and that a network learns it."""

from pathlib import Path

import numpy as np
import pytest

from lusoria.bots.levels import WISE
from lusoria.core.seats import MOST_SEATS
from lusoria.games.catalogue import load
from lusoria.research.training.teaching import (
    ILLEGAL,
    PARTS,
    Notes,
    Teacher,
    by_visits,
    play_one,
    returns_of,
    teach,
)

GAME = load("armorica")
TEACHER = Teacher(WISE, playouts=8)


def test_every_decision_is_written_down_with_what_the_search_found() -> None:
    rows = play_one(GAME, (3, {}), [TEACHER], 1).rows
    assert len(rows) > 20
    for row in rows:
        legal = row["visits"] != ILLEGAL
        assert legal.sum() > 1
        assert row["visits"][legal].sum() == pytest.approx(1, abs=0.01)
        for returns in (row["searched"], row["ended"]):
            assert returns.sum() == pytest.approx(1, abs=1e-5)
            assert len(returns) == MOST_SEATS
            assert not returns[3:].any()
    won = [int(row["ended"].argmax()) for row in rows]
    assert len(set(won)) == 3, "the decider's own return comes first, whoever decides"


def test_the_same_seed_teaches_the_same() -> None:
    first, again, other = (play_one(GAME, (2, {}), [TEACHER], seed).rows for seed in (1, 1, 2))
    assert [row["visits"].tolist() for row in first] == [row["visits"].tolist() for row in again]
    assert [row["visits"].tolist() for row in first] != [row["visits"].tolist() for row in other]


def test_a_victory_is_shared_and_a_part_looks_at_points() -> None:
    assert returns_of({"scores": [20, 12], "winners": [0]}) == pytest.approx([0.9731, 0.0269], 1e-3)
    assert returns_of({"scores": [7, 7], "winners": [0, 1]}) == pytest.approx([0.5, 0.5])


def test_what_was_tried_more_often_is_played_more_often() -> None:
    odds = {4: 0.75, 9: 0.25}
    played = [by_visits(odds, k << 54) for k in range(1 << 10)]
    assert 0.88 < played.count(4) / len(played) < 0.92  # squares: 9 to 1


def test_a_file_has_every_decision_of_finished_games(tmp_path: Path) -> None:
    path = tmp_path / "armorica-1-0.npz"
    many = teach("armorica", [(2, {})], [TEACHER], "1", 0.0, path)
    assert many > 10
    with np.load(path) as kept:
        assert set(kept.files) == set(PARTS)
        assert all(len(kept[name]) == many for name in PARTS)


def test_a_network_learns_what_was_taught(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="the extra `train` is not installed")
    from lusoria.research.training.imitation import HELD_BACK, Lessons, fit, losses
    from lusoria.research.training.network import Network

    torch.set_num_threads(1)
    torch.manual_seed(1)
    notes = Notes(GAME)
    for seed in range(12):
        notes.rows += play_one(GAME, (2, {}), [TEACHER], seed).rows
    notes.save(tmp_path / "notes.npz")
    lessons, network = Lessons.read([tmp_path / "notes.npz"], "cpu"), Network(GAME)
    assert int(lessons.held.sum()) == len(notes.rows) // HELD_BACK
    told = fit(network, lessons, epochs=6, minibatch=64, rate=1e-3)
    assert min(map(sum, told)) < sum(told[0])
    at_last = losses(network, lessons.some(lessons.held)).sum().item()
    assert at_last == pytest.approx(min(map(sum, told)), abs=1e-4)
