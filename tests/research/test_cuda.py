"""The rules on a GPU, here in numba's simulator: the same kernels, on small counts.

On a machine with a GPU `benchmarks/gpu.py` compares far more of them with the CPU's.
"""

import os
import subprocess
import sys
from enum import IntEnum

import pytest

from lusoria.research.cuda.binding import names_read, numbers_of
from tests.settings import FULL

PLAY = """
from lusoria.core.simulate import random_games as on_cpu
from lusoria.games.catalogue import load
from lusoria.research.cuda.simulate import Shape, random_games

game = load("{game}")
for shape in (Shape(2, 4, 1, 1), Shape(4, 3, 2, 3)):
    there = random_games(game, {seats}, {{}}, 6, 7, first=2, shape=shape)
    assert there == on_cpu(game, {seats}, {{}}, 6, 7, first=2), (shape, there)
print("the same games")
"""

STEP = """
import numpy as np
from numba import cuda
from lusoria.core.errors import Illegal, Unreadable
from lusoria.research import batch
from lusoria.research.workspace import described

def step_both():
    there.choose(far)
    here.choose(near)
    assert far.copy_to_host().tolist() == near.tolist()
    there.step(far, told)
    here.step(near, known)
    for name in vars(known):
        assert np.array_equal(getattr(told, name).copy_to_host(), getattr(known, name)), name

n = 3
there, here = (batch("{game}", n, seats={seats}, seed=3, device=d) for d in ("cuda", "cpu"))
told, known = there.arrays(), here.arrays()
shape = described(there.game, n)
far_told, near_told = cuda.to_device(np.ones(shape, np.float32)), np.ones(shape, np.float32)
far, near = cuda.to_device(np.zeros(n, np.int64)), np.zeros(n, np.int64)
there.reset(told)
here.reset(known)
for _ in range({steps}):
    step_both()
    there.describe(far_told)
    here.describe(near_told)
    assert np.allclose(far_told.copy_to_host(), near_told) and near_told.any()
kept = there.keep()
there.choose(far)
there.step(far, told)
there.restore(kept, told)
for name in ("observations", "masks", "seats"):
    assert np.array_equal(getattr(told, name).copy_to_host(), getattr(known, name)), name
shares, known_shares = there.arrays(floats=True), here.arrays(floats=True)
there.restore(there.keep(), shares)
here.tell(known_shares)
assert np.allclose(shares.observations.copy_to_host(), known_shares.observations)
there.restore(kept, told)
before = there.tables.tobytes()
for wrong, error in ((0, Illegal), (there.actions, Unreadable)):
    try:
        there.step(cuda.to_device(np.full(n, wrong)), told)
    except error as refusal:
        assert "game 0: " in str(refusal) and "stands still" in str(refusal), refusal
    else:
        raise AssertionError("an illegal action was carried out")
assert there.tables.tobytes() == before
try:
    there.step(cuda.to_device(np.zeros(n, np.int32)), told)
except Unreadable as refusal:
    assert "int64 (3,)" in str(refusal)
asked = {{"seats": {seats}, "seed": 4, "fate": "handed out"}}
there, here = batch("{game}", n, device="cuda", **asked), batch("{game}", n, **asked)
told, known = there.arrays(), here.arrays()
there.reset(told)
here.reset(known)
for _ in range(6):
    step_both()
print("the same steps")
"""

GAMES = (
    [("armorica", 2, 60), ("cambria", 2, 60), ("roma", 2, 40)] if FULL else [("armorica", 2, 30)]
)


ONE_CORE = """
import os
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
"""
"""The simulator's threads take turns in any case: between cores each turn would cost more."""


def simulated(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", ONE_CORE + program],
        capture_output=True, text=True, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize(("game", "seats", "steps"), GAMES)
def test_games_and_batches_are_those_of_the_cpu(game: str, seats: int, steps: int) -> None:
    """In one process: two would compile the same rules twice."""
    program = PLAY.format(game=game, seats=seats)
    program += STEP.format(game=game, seats=seats, steps=steps)
    assert simulated(program) == "the same games\nthe same steps\n"


def test_where_there_is_no_gpu_one_sentence_says_so() -> None:
    start = "import sys; from lusoria.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", start, "simulate", "armorica", "--device", "cuda"]
    plain = {k: v for k, v in os.environ.items() if k != "NUMBA_ENABLE_CUDASIM"}
    done = subprocess.run(command, capture_output=True, text=True, env=plain)
    assert done.returncode != 0
    assert "--device cpu works as ever" in done.stderr
    assert "Traceback" not in done.stderr


def test_enums_become_numbers_when_a_rule_is_bound() -> None:
    class Nation(IntEnum):
        GAUL = 0
        ROMAN = 1

    assert (numbers_of(Nation).GAUL, numbers_of(Nation).ROMAN) == (0, 1)
    assert type(numbers_of(Nation).ROMAN) is int


def test_an_attribute_is_not_a_global_of_the_same_name() -> None:
    def rule(s: list[int]) -> int:
        return len(s.copy())

    assert names_read(rule) == {"len"}
