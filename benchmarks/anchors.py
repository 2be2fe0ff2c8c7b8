"""What others would pick, each as a contender of `batches.py`: random legal play, step by step."""

import importlib
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

Steps = Callable[[], int]
"""Play for a while and return how many steps were made."""
Rate = Callable[[float], float]
"""Play for so many seconds of CPU time and return the steps a second."""
BOARDGAME_IO = "0.50.2"
HERE = Path(__file__).resolve().parent


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


def boardgame_io(folder: Path, name: str, how: str) -> Rate:
    """A game of boardgame.io's, played by Node; it tells its own CPU time."""
    command = ["node", str(HERE / "boardgame_io.mjs"), name, how]
    node = subprocess.Popen(
        command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert node.stdin is not None
    assert node.stdout is not None
    ask, answers = node.stdin, node.stdout

    def rate(seconds: float) -> float:
        ask.write(f"{seconds}\n")
        ask.flush()
        return float(answers.readline())

    return rate
