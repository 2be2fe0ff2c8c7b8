"""How fast are random play and batches on a GPU, beside pgx on the same card, and are they right?

    python -m benchmarks.gpu --install [--out FOLDER] [GAME …]

Random play is measured in several launch shapes, and the totals of each are compared with the
CPU's; batches in several sizes, and every array of theirs is compared with the CPU's after every
step; pgx's backgammon in the same sizes. A rate is the median of the passes after an untimed one,
wall clock, the device waited for, with the lowest and the highest beside it. The first calls are
those of a process with nothing compiled, alone on the machine, and of the next one, which finds the
kernels on the disk. `--install` fetches what is needed into an environment of its own
(build/gpu) and measures there. What the CPU plays can be written on another machine (`--reference
FILE`) and read here (`--expected FILE`).
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.gpu_page import page, plot
from benchmarks.gpu_reference import CHECKED, SEATS, SEED, differences, reference
from lusoria.games.catalogue import NAMES, load
from lusoria.research import batch
from lusoria.research.cuda.simulate import BEST, Shape, random_games

HOUSE = Path(__file__).resolve().parent.parent
GAMES = {"armorica": 1 << 24, "cambria": 1 << 22, "roma": 1 << 22}
BATCHES = (1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20)
STEPS, PASSES = 20, 5
Row = dict[str, Any]


def timed(run: Callable[[], Any], passes: int = PASSES) -> list[float]:
    run()
    spent = []
    for _ in range(passes):
        start = time.perf_counter()
        run()
        spent.append(time.perf_counter() - start)
    return spent


def rate(count: float, spent: list[float]) -> Row:
    rates = sorted(count / each for each in spent)
    return {"rate": statistics.median(rates), "lowest": rates[0], "highest": rates[-1]}


# Lusoria


def shapes(best: Shape) -> list[Shape]:
    """The best known, and others around it."""
    return [
        best,
        best._replace(threads=2 * best.threads),
        best._replace(patience=2 * best.patience),
        best._replace(closing=best.closing // 2),
    ]


def play(name: str, totals: Row, games: int) -> Iterator[Row]:
    """Random play in several shapes, each compared with the CPU."""
    game, seats = load(name), SEATS[name]
    for shape in shapes(BEST[name]):
        told = vars(random_games(game, seats, {}, CHECKED, SEED, shape=shape))
        decisions = random_games(game, seats, {}, games, 2, shape=shape).decisions
        spent = timed(lambda: random_games(game, seats, {}, games, 2, shape=shape), 3)  # noqa: B023
        yield {"what": "random play", "game": name, "shape": shape._asdict(), "games": games,
               "equal": told == totals, **rate(decisions, spent)}  # fmt: skip


def steps(name: str, sizes: Iterable[int]) -> Iterator[Row]:
    """Batches: a random action chosen and carried out, observations and masks told."""
    from numba import cuda

    for n in sizes:
        many = batch(name, n, seats=SEATS[name], seed=SEED, device="cuda", checked=False)
        actions, out = cuda.to_device(np.zeros(n, np.int64)), many.arrays()
        many.reset(out)

        def run() -> None:
            for _ in range(STEPS):
                many.choose(actions)  # noqa: B023
                many.step(actions, out)  # noqa: B023
            cuda.synchronize()

        for _ in range(5):  # until the games of a batch are at unlike points
            run()
        spent = timed(run)
        many.check(actions)
        yield {"what": "batch", "game": name, "n": n, **rate(STEPS * n, spent)}


def first_calls(name: str) -> Row:
    """Seconds of a process's first random play and first batch."""
    from numba import cuda

    start = time.perf_counter()
    random_games(load(name), SEATS[name], {}, CHECKED, SEED)
    played = time.perf_counter()
    many = batch(name, 1024, seats=SEATS[name], device="cuda")
    out, actions = many.arrays(), cuda.to_device(np.zeros(1024, np.int64))
    many.reset(out)
    many.choose(actions)
    many.step(actions, out)
    return {"play": played - start, "batch": time.perf_counter() - played}


def compiled(name: str) -> Iterator[Row]:
    """First calls in a process that compiles, and in the next one."""
    for kept in (False, True):
        command = [sys.executable, "-m", "benchmarks.gpu", "--first-calls", name]
        told = subprocess.run(command, cwd=HOUSE, check=True, stdout=subprocess.PIPE, text=True)
        found = json.loads(told.stdout.splitlines()[-1])
        yield {"what": "first call", "game": name, "kept": kept, **found}


# pgx


def pgx_rows(sizes: Iterable[int]) -> Iterator[Row]:
    """pgx's backgammon: random legal actions inside one compiled scan, with automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    for n in sizes:
        step = jax.vmap(auto_reset(env.step, env.init))

        def body(carry: Any, _: Any) -> Any:
            state, key = carry
            key, ours, theirs = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(ours, logits, axis=-1)
            return (step(state, action, jax.random.split(theirs, n)), key), None  # noqa: B023

        roll = jax.jit(lambda carry: jax.lax.scan(body, carry, None, length=STEPS)[0])
        start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), n))
        carry = [roll((start, jax.random.PRNGKey(2)))]

        def run() -> None:
            carry[0] = jax.block_until_ready(roll(carry[0]))  # noqa: B023

        yield {"what": "batch", "game": "pgx backgammon", "n": n, **rate(STEPS * n, timed(run))}


# The command


def measure(names: list[str], known: Row, sizes: list[int]) -> Iterator[Row]:
    """Everything, one after the other: nothing else uses the card or compiles meanwhile."""
    for name in names:
        yield from compiled(name)
    for name in names:
        yield from play(name, known[name]["totals"], GAMES[name])
        parted = differences(name, known[name]["batch"])
        yield {"what": "compared", "game": name, "n": known[name]["batch"]["n"], "parted": parted,
               "steps": len(known[name]["batch"]["sums"]) - 1}  # fmt: skip
        yield from steps(name, sizes)
    yield from pgx_rows(sizes)


def install(words: list[str]) -> int:
    """Fetch what the GPU needs, pgx and JAX, into an environment of its own, and measure there."""
    uv = shutil.which("uv") or str(HOUSE / ".boot" / "bin" / "uv")
    room = HOUSE / "build" / "gpu"
    python = str(room / "bin" / "python")
    here = ["--python", sys.executable, str(room)]
    subprocess.run([uv, "venv", "-q", "--allow-existing", *here], check=True)
    wanted = [f"{HOUSE}[gpu]", "pgx>=2.6", "jax[cuda13]", "matplotlib"]
    subprocess.run([uv, "pip", "install", "-q", "--python", python, "-e", *wanted], check=True)
    command = [python, "-m", "benchmarks.gpu", *words]
    return subprocess.run(command, cwd=HOUSE, check=False).returncode


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play and batches on this machine's GPU.")
    parser.add_argument("games", nargs="*", help="all three unless told")
    parser.add_argument("--batches", default=",".join(map(str, BATCHES)), help="sizes of batches")
    parser.add_argument("--out", help="also write gpu.json, gpu.md and gpu.svg into this folder")
    parser.add_argument("--install", action="store_true", help="fetch what is needed beforehand")
    parser.add_argument("--expected", help="what the CPU plays, as a file")
    parser.add_argument("--reference", help="only write what the CPU plays to this file")
    parser.add_argument("--first-calls", help="only tell the first calls of this game")
    wish = parser.parse_args()
    names = wish.games or list(NAMES)
    if wish.install:
        raise SystemExit(install([word for word in sys.argv[1:] if word != "--install"]))
    if wish.first_calls:
        print(json.dumps(first_calls(wish.first_calls)))
        return
    if wish.reference:
        Path(wish.reference).write_text(json.dumps({name: reference(name) for name in names}))
        return
    known = json.loads(Path(wish.expected).read_text("utf-8")) if wish.expected else None
    known = known or {name: reference(name) for name in names}
    rows = []
    with tempfile.TemporaryDirectory() as fresh:
        os.environ["LUSORIA_CACHE"] = fresh
        for row in measure(names, known, [int(size) for size in wish.batches.split(",")]):
            rows.append(row)
            print(json.dumps(row), flush=True)
    print(page(rows))
    if wish.out:
        folder = Path(wish.out)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "gpu.json").write_text(json.dumps(rows, indent=1), "utf-8")
        (folder / "gpu.md").write_text(page(rows), "utf-8")
        plot(rows, folder / "gpu.svg")


if __name__ == "__main__":
    main()
