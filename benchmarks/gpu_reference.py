"""What the CPU plays, for `gpu.py`: the totals of random play, and sums of a batch's arrays."""

import zlib
from typing import Any

import numpy as np

from lusoria.core.simulate import random_games
from lusoria.games.catalogue import load
from lusoria.research import batch

SEATS = {"armorica": 4, "cambria": 4, "roma": 2}
CHECKED, SEED = 131_072, 1
TABLES = {"armorica": (1024, 90), "cambria": (512, 230), "roma": (1024, 120)}
"""Tables and steps: long enough that most of them are laid anew."""
TOLD = ("observations", "masks", "seats", "rewards", "scores", "ended")


def reference(name: str) -> dict[str, Any]:
    """Both, played by the CPU."""
    totals = vars(random_games(load(name), SEATS[name], {}, CHECKED, SEED, threads=2))
    n, steps = TABLES[name]
    sums = stepped(batch(name, n, seats=SEATS[name], seed=SEED), np.zeros(n, np.int64), steps)
    return {"totals": totals, "batch": {"n": n, "sums": sums}}


def differences(name: str, known: dict[str, Any]) -> list[str]:
    """Where a batch on the GPU parts from the CPU's: the first steps and arrays."""
    from numba import cuda

    n, sums = known["n"], known["sums"]
    there = batch(name, n, seats=SEATS[name], seed=SEED, device="cuda")
    found = stepped(there, cuda.to_device(np.zeros(n, np.int64)), len(sums) - 1)
    parts = (*TOLD, "actions", "tables", "clocks")
    return [
        f"step {step}: {part}"
        for step, (ours, theirs) in enumerate(zip(found, sums, strict=True))
        for part, one, other in zip(parts, ours, theirs, strict=True)
        if one != other
    ][:9]


def stepped(many: Any, actions: Any, steps: int) -> list[list[int]]:
    """A batch played at random: after every step a sum of each array, all tables and clocks."""
    out = many.arrays()
    many.reset(out)
    sums = []
    for step in range(steps + 1):
        if step:
            many.step(actions, out)
        many.choose(actions)
        arrays = [*(getattr(out, name) for name in TOLD), actions, *many.keep()]
        sums.append([checksum(each) for each in arrays])
    return sums


def checksum(array: Any) -> int:
    """A number for an array, wherever it lies."""
    here = array.copy_to_host() if hasattr(array, "copy_to_host") else array
    return zlib.crc32(np.ascontiguousarray(here).tobytes())
