"""Batches beside what others would pick: steps a second on one core, in one run.

    python benchmarks/batches.py [--install] [--out FOLDER] [--passes 7] [--seconds 0.5]

Every contender plays random legal actions and, where its interface has them, writes observations
and masks. All run in one process on one core and take turns, pass by pass; a rate is per second of
CPU time, the median of the passes after an untimed one, with the lowest and the highest beside it.
What is not installed is left out and named; `--install` fetches it into this environment first.
"""

import argparse
import importlib.metadata
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from lusoria.research import batch

ANCHORS = ("open_spiel", "pgx", "rlcard", "pettingzoo[classic]")
SEATS = {"armorica": 4, "cambria": 4, "roma": 2}
Steps = Callable[[], int]
"""Play for a while and return how many steps were made."""


def ours(name: str, n: int, floats: bool, rounds: int) -> Steps:
    many = batch(name, n, seats=SEATS[name], seed=1)
    out, actions = many.arrays(floats), np.zeros(n, np.int64)
    many.reset(out)

    def run() -> int:
        for _ in range(rounds):
            many.choose(actions)
            many.step(actions, out)
        return rounds * n

    return run


def openspiel(name: str) -> Steps:
    """Its Python API: legal actions, one carried out, observation tensor read."""
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)

    def run() -> int:
        steps, state = 0, game.new_initial_state()
        while steps < 2_000:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps

    return run


def openspiel_native(name: str) -> Steps:
    """Its C++ roll-outs from a first decision; the mean length is sampled beforehand."""
    from benchmarks.beside_openspiel import openspiel as roll_outs

    play = roll_outs(name, roots=2, samples=50)
    return lambda: int(play(40))


def pgx(name: str, n: int) -> Steps:
    """Random legal actions inside one compiled scan, with automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx as theirs
    from pgx.experimental import auto_reset

    env = theirs.make(name)
    step, length = jax.vmap(auto_reset(env.step, env.init)), max(8, 4_096 // n)

    def body(carry: Any, _: Any) -> Any:
        state, key = carry
        key, mine, fate = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(mine, logits, axis=-1)
        return (step(state, action, jax.random.split(fate, n)), key), None

    roll = jax.jit(lambda carry: jax.lax.scan(body, carry, None, length=length)[0])
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), n))
    carry = [(start, jax.random.PRNGKey(2))]

    def run() -> int:
        carry[0] = jax.block_until_ready(roll(carry[0]))
        return length * n

    return run


def rlcard(name: str) -> Steps:
    import rlcard as theirs

    env = theirs.make(name)

    def run() -> int:
        steps = 0
        while steps < 500:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return run


def pettingzoo(module: str) -> Steps:
    env = importlib.import_module(f"pettingzoo.classic.{module}").env()
    env.reset(seed=1)

    def run() -> int:
        for _ in range(300):
            if not env.agents:
                env.reset()
            seen, _, over, cut, _ = env.last()
            legal = np.flatnonzero(seen["action_mask"])
            env.step(None if over or cut else int(random.choice(legal)))
        return 300

    return run


def contenders() -> Iterator[tuple[str, Callable[[], Steps]]]:
    for name in SEATS:
        yield f"Lusoria {name}, batch 1024", partial(ours, name, 1024, False, 8)
        yield f"Lusoria {name}, 1024, floats", partial(ours, name, 1024, True, 8)
        yield f"Lusoria {name}, one at a time", partial(ours, name, 1, False, 4_000)
    for name in ("backgammon", "gin_rummy", "leduc_poker"):
        yield f"OpenSpiel {name}, Python", partial(openspiel, name)
    for name in ("backgammon", "gin_rummy"):
        yield f"OpenSpiel {name}, native", partial(openspiel_native, name)
    for n in (1, 64, 1024):
        yield f"pgx backgammon, batch {n}", partial(pgx, "backgammon", n)
    for name in ("leduc-holdem", "gin-rummy"):
        yield f"RLCard {name}", partial(rlcard, name)
    for name in ("tictactoe_v3", "leduc_holdem_v4"):
        yield f"PettingZoo {name}", partial(pettingzoo, name)


def measure(passes: int, seconds: float) -> list[dict[str, Any]]:
    """Warm all up, then let them take turns."""
    found: list[tuple[str, Steps, list[float]]] = []
    for name, make in contenders():
        try:
            run = make()
            run()
            found.append((name, run, []))
        except Exception as error:
            print(f"{name} is not measured: {type(error).__name__}: {error}"[:150], file=sys.stderr)
    for _ in range(passes):
        for _, run, rates in found:
            start, steps = time.process_time(), 0
            while time.process_time() - start < seconds:
                steps += run()
            rates.append(steps / (time.process_time() - start))
    return [
        {"name": name, "rate": statistics.median(r), "lowest": min(r), "highest": max(r)}
        for name, _, r in found
    ]


def page(rows: list[dict[str, Any]]) -> str:
    """The table, with versions."""
    lines = ["| one core | steps/s | lowest … highest | µs a step |", "|---|---|---|---|"]
    for row in rows:
        spread = f"{row['lowest']:,.0f} … {row['highest']:,.0f}"
        lines.append(f"| {row['name']} | {row['rate']:,.0f} | {spread} | {1e6 / row['rate']:.2f} |")
    known = ("lusoria", "numba", "numpy", "open_spiel", "pgx", "jax", "rlcard", "pettingzoo")
    return "\n".join([*lines, "", f"Python {platform.python_version()}, {versions(known)}.", ""])


def versions(packages: tuple[str, ...]) -> str:
    found = []
    for package in packages:
        try:
            found.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            found.append(f"no {package}")
    return ", ".join(found)


def plot(rows: list[dict[str, Any]], file: Path) -> None:
    """Rates on a logarithmic scale, with their spread."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 0.32 * len(rows) + 1), layout="constrained")
    axes = figure.add_subplot()
    rates = [row["rate"] for row in rows]
    below = [row["rate"] - row["lowest"] for row in rows]
    above = [row["highest"] - row["rate"] for row in rows]
    colours = ["#8c3b2e" if row["name"].startswith("Lusoria") else "#9a9a92" for row in rows]
    axes.barh([row["name"] for row in rows], rates, xerr=[below, above], color=colours)
    axes.set_xscale("log")
    axes.set_xlabel("steps a second, one core")
    axes.invert_yaxis()
    figure.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser(description="Batches beside other engines, on one core.")
    parser.add_argument("--install", action="store_true", help="fetch the anchors first")
    parser.add_argument("--out", help="also write batches.md and batches.svg into this folder")
    parser.add_argument("--passes", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    wish = parser.parse_args()
    if wish.install:
        subprocess.run(["uv", "pip", "install", "--python", sys.executable, *ANCHORS], check=True)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows = measure(wish.passes, wish.seconds)
    print(page(rows))
    if wish.out:
        Path(wish.out, "batches.md").write_text(page(rows), "utf-8")
        plot(rows, Path(wish.out, "batches.svg"))


if __name__ == "__main__":
    main()
