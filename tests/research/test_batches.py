"""Batches: the same games as everywhere else on any threads; refusals change nothing."""

import copy
import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from lusoria.core.errors import Illegal, Refusal, Unreadable
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.simulate import random_games
from lusoria.games.catalogue import NAMES, load
from lusoria.research import Arrays, batch
from tests.settings import Setting, settings


def actions(n: int) -> Any:
    return np.zeros(n, np.int64)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_random_batches_play_the_games_of_simulate(setting: Setting) -> None:
    games, options = 30, dict(setting.options)
    many = batch(setting.name, games, seats=setting.seats, options=options, seed=5, autoreset=False)
    out, chosen = many.arrays(), actions(games)
    many.reset(out)
    decisions, scores = 0, np.zeros(setting.seats, np.int64)
    while (out.seats >= 0).any():
        decisions += int((out.seats >= 0).sum())
        many.choose(chosen)
        many.step(chosen, out)
        scores += out.scores.sum(axis=0)
    told = random_games(setting.game, setting.seats, options, games, 5)
    assert decisions == told.decisions
    assert scores.tolist() == told.scores[: setting.seats]


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_is_a_table_that_people_could_play(name: str) -> None:
    """Mask, seat, rewards and scores against `Play`, ply by ply, over more than one game."""
    one = batch(name, 1, seed=3)
    out, chosen = one.arrays(), actions(1)
    one.reset(out)
    ends = 0
    while ends < 2:
        play = one.play(0)
        assert np.flatnonzero(out.masks[0]).tolist() == play.legal()
        assert out.seats[0] == play.seat
        one.choose(chosen)
        one.step(chosen, out)
        if out.ended[0]:
            ends += 1
            settle(play, int(chosen[0]), out)
        else:
            assert not out.rewards.any()


def settle(play: Play, action: int, out: Arrays) -> None:
    play.apply(action)
    if play.over:
        outcome = play.outcome()
        assert out.scores[0].tolist() == outcome["scores"]
        best = out.rewards[0].max()
        assert [s for s, r in enumerate(out.rewards[0]) if r == best] == outcome["winners"]
    assert abs(out.rewards[0].sum()) < 1e-6


@pytest.mark.parametrize("name", NAMES)
def test_threads_change_nothing(name: str) -> None:
    alone, together = (batch(name, 600, seed=1, threads=threads) for threads in (1, 2))
    here, there = alone.arrays(), together.arrays(floats=True)
    chosen = actions(600)
    alone.reset(here)
    together.reset(there)
    for _ in range(40):
        alone.choose(chosen)
        alone.step(chosen, here)
        together.step(chosen, there)
    for name in ("masks", "seats", "rewards", "scores", "ended"):
        assert np.array_equal(getattr(here, name), getattr(there, name))
    row = alone.observation
    span = np.maximum(row.high - row.low.astype(float), 1)
    assert np.allclose(there.observations, (here.observations - row.low) / span, atol=1e-6)
    assert there.observations.min() >= 0
    assert there.observations.max() <= 1


@pytest.mark.parametrize("name", NAMES)
def test_fate_can_be_handed_out(name: str) -> None:
    """Whoever answers for fate with the odds told plays the same games as fate inside."""
    inside, handed = (batch(name, 8, seed=2, fate=fate) for fate in ("inside", "handed out"))
    here, there = inside.arrays(), handed.arrays()
    assert here.odds.shape == (8, 0)
    inside.reset(here)
    handed.reset(there)
    asked, chosen = 0, actions(8)
    for _ in range(60):
        for i in np.flatnonzero(there.seats == FATE):
            asked += 1
            odds = handed.play(i).odds()
            assert np.flatnonzero(there.odds[i]).tolist() == sorted(odds)
            assert there.odds[i][list(odds)].tolist() == list(odds.values())
        assert not there.odds[there.seats != FATE].any()
        handed.choose(chosen)
        handed.step(chosen, there)
    assert asked > 20
    assert (there.seats >= 0).any()


def test_the_caller_s_memory_is_shared_not_copied() -> None:
    class Shared:
        """Somebody else's array: all we may use is DLPack."""

        def __init__(self, array: Any) -> None:
            self.array = array

        def __dlpack__(self, **wishes: Any) -> Any:
            return self.array.__dlpack__(**wishes)

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    many = batch("armorica", 4)
    plain = many.arrays()
    many.reset(Arrays(**{name: Shared(array) for name, array in vars(plain).items()}))
    assert plain.masks.any()
    assert plain.observations.any()


WRONG = {
    "observations": (np.zeros((4, 366), np.float64), "int16 or float32, not float64"),
    "masks": (np.zeros((4, 7), np.bool_), r"shape \(4, 191\), not \(4, 7\)"),
    "seats": (np.zeros(4, np.int64), "seats must be int8, not int64"),
    "rewards": (np.zeros((4, 8), np.float32)[:, ::2], "contiguous"),
    "ended": ([0, 0, 0, 0], "ended is no array"),
}


@pytest.mark.parametrize("name", WRONG)
def test_an_array_that_does_not_fit_is_refused(name: str) -> None:
    many = batch("armorica", 4, seats=4)
    out = many.arrays()
    many.reset(out)
    before = many.tables.tobytes()
    array, message = WRONG[name]
    with pytest.raises(Unreadable, match=message):
        many.step(actions(4), replace(out, **{name: array}))
    assert many.tables.tobytes() == before


@pytest.mark.parametrize("threads", [1, 2])
def test_one_illegal_action_and_nothing_is_carried_out(threads: int) -> None:
    many = batch("armorica", 512, seed=9, threads=threads)
    out, chosen = many.arrays(), actions(512)
    many.reset(out)
    many.choose(chosen)
    before, told = many.tables.tobytes(), out.observations.copy()
    for wrong, error in ((0, Illegal), (-1, Unreadable), (191, Unreadable)):
        mistaken = chosen.copy()
        mistaken[300] = wrong
        with pytest.raises(error, match=r"game 300: .*nothing was carried out"):
            many.step(mistaken, out)
        assert many.tables.tobytes() == before
        assert np.array_equal(out.observations, told)
    many.step(chosen, out)


@pytest.mark.parametrize(
    "wrong", [[0, 0], np.zeros(2, np.int32), np.zeros(3, np.int64), np.zeros(4, np.int64)[::2]]
)
def test_actions_of_another_form_are_refused(wrong: Any) -> None:
    two = batch("armorica", 2)
    out = two.arrays()
    two.reset(out)
    with pytest.raises(Unreadable, match=r"int64 \(2,\), not"):
        two.step(wrong, out)


def test_an_action_alone_has_no_gaps() -> None:
    one = batch("armorica", 1)
    out, chosen = one.arrays(), np.zeros((1, 3), np.int64)[:, 1]
    one.reset(out)
    one.choose(chosen)
    one.step(chosen, out)


def test_a_copy_would_play_at_the_same_tables() -> None:
    one = batch("armorica", 1)
    for way in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(Refusal, match="not copied: make another one"):
            way(one)


def test_what_a_batch_cannot_be() -> None:
    with pytest.raises(Unreadable, match="no device 'tpu'; there are: cpu, cuda"):
        batch("armorica", 1, device="tpu")
    with pytest.raises(Unreadable, match="seats 2 to 4"):
        batch("armorica", 1, seats=7)
    with pytest.raises(Unreadable, match="at least one game"):
        batch(load("armorica"), 0)
    with pytest.raises(Unreadable, match="'inside' or 'handed out'"):
        batch("armorica", 1, fate="maybe")
    with pytest.raises(Unreadable, match="from 0 to 3"):
        batch("armorica", 1).look(4, np.zeros((1, 366), np.int16))


def test_a_what_if_from_a_position() -> None:
    """Tables can be replaced: here all of a batch by one position."""
    many = batch("cambria", 16, seats=3)
    out = many.arrays()
    many.reset(out)
    play = Play(load("cambria"), 3)
    while play.seat == FATE:
        play.apply(play.legal()[0])
    many.tables[:] = np.frombuffer(play.bytes, many.game.state.dtype)[0]
    many.tell(out)
    assert (out.masks == out.masks[0]).all()
    assert np.flatnonzero(out.masks[0]).tolist() == play.legal()
    chosen = actions(16)
    many.choose(chosen)
    many.step(chosen, out)
