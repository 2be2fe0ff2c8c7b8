"""How fast are random play and batches on a GPU, and do they play the same games as the CPU?

    python benchmarks/gpu.py [--quick] [--json FILE] [--expected FILE] [GAME …]

Every launch shape plays the same games and its totals are compared with the CPU's. A rate is the
median of the passes after an untimed one, wall clock, the device waited for. pgx's backgammon is
measured on the same card if pgx and JAX are installed (--pgx).
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from lusoria.core.simulate import random_games as on_cpu
from lusoria.games.catalogue import NAMES, load
from lusoria.research import batch
from lusoria.research.cuda.simulate import BEST, Shape, random_games

SEATS = {"armorica": 4, "cambria": 4, "roma": 2}
CHECKED_GAMES, SEED, PASSES = 131_072, 1, 5
GAMES = {"armorica": 1 << 22, "cambria": 1 << 20, "roma": 1 << 20}
BATCHES = (1 << 14, 1 << 16, 1 << 18, 1 << 20)
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


def expected(name: str, file: str | None) -> Row:
    """The totals of the CPU, measured elsewhere or played now."""
    if file:
        found: Row = json.loads(Path(file).read_text("utf-8"))[name]
        return found
    told: Row = vars(on_cpu(load(name), SEATS[name], {}, CHECKED_GAMES, SEED, threads=2))
    return told


def shapes(name: str) -> list[Shape]:
    """The best known, and others around it."""
    best = BEST[name]
    return [
        best,
        best._replace(threads=best.threads // 2),
        best._replace(threads=best.threads * 2),
        *(best._replace(patience=each) for each in (1, 16, 64, 128)),
        *(best._replace(closing=each) for each in (32, best.block)),
        Shape(128, best.threads, 32, 64),
    ]


def play(name: str, tried: Iterable[Shape], cpu: Row, games: int) -> Iterator[Row]:
    """Random play in several shapes, each compared with the CPU."""
    game, seats = load(name), SEATS[name]
    for shape in tried:
        start = time.perf_counter()
        told = vars(random_games(game, seats, {}, CHECKED_GAMES, SEED, shape=shape))
        first = time.perf_counter() - start
        decisions = random_games(game, seats, {}, games, 2, shape=shape).decisions
        spent = timed(lambda: random_games(game, seats, {}, games, 2, shape=shape))  # noqa: B023
        same = all(told[name] == value for name, value in cpu.items())
        yield {"what": "random play", "game": name, **shape._asdict(), "first": first,
                   "equal": same, **rate(decisions, spent)}  # fmt: skip


def steps(name: str, sizes: Iterable[int]) -> Iterator[Row]:
    """Batches: a random action chosen and carried out, observations and masks told."""
    from numba import cuda

    for n in sizes:
        many = batch(name, n, seats=SEATS[name], seed=SEED, device="cuda", checked=False)
        actions = cuda.to_device(np.zeros(n, np.int64))
        out = many.arrays()
        start = time.perf_counter()
        many.reset(out)
        many.choose(actions)
        cuda.synchronize()
        first = time.perf_counter() - start

        def run(choose: bool = True) -> None:
            for _ in range(20):
                if choose:
                    many.choose(actions)  # noqa: B023
                many.step(actions, out)  # noqa: B023
            cuda.synchronize()

        spent = timed(run)
        many.check(actions)
        yield {"what": "batch", "game": name, "n": n, "first": first, **rate(20 * n, spent)}


def pgx_rows() -> Iterator[Row]:
    """pgx's backgammon: random legal actions inside one compiled scan, with automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    for n in (1 << 12, 1 << 14, 1 << 16, 1 << 18):
        step = jax.vmap(auto_reset(env.step, env.init))

        def body(carry: Any, _: Any) -> Any:
            state, key = carry
            key, ours, theirs = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(ours, logits, axis=-1)
            return (step(state, action, jax.random.split(theirs, n)), key), None  # noqa: B023

        roll = jax.jit(lambda carry: jax.lax.scan(body, carry, None, length=50)[0])
        start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), n))
        carry = [roll((start, jax.random.PRNGKey(2)))]

        def run() -> None:
            carry[0] = jax.block_until_ready(roll(carry[0]))  # noqa: B023

        yield {"what": "batch", "game": "pgx backgammon", "n": n, **rate(50 * n, timed(run, 3))}


def _listed(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def line(row: Row) -> str:
    shape = " ".join(
        f"{k} {row[k]}" for k in ("block", "threads", "patience", "closing", "n") if k in row
    )
    spread = f"{row['lowest'] / 1e6:.1f} … {row['highest'] / 1e6:.1f}"
    rest = f"first call {row['first']:.1f} s" if "first" in row else ""
    equal = ""
    if "equal" in row:
        equal = ", totals equal the CPU's" if row["equal"] else ", TOTALS DIFFER"
    return (
        f"{row['game']:15}{row['what']:12}{shape:56}{row['rate'] / 1e6:9.1f} M/s"
        f"  [{spread}]  {rest}{equal}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play and batches on this machine's GPU.")
    parser.add_argument("games", nargs="*", help="all three unless told")
    parser.add_argument("--batches", default=_listed(BATCHES), help="sizes of batches")
    parser.add_argument("--batches-only", action="store_true", help="no random play")
    parser.add_argument("--quick", action="store_true", help="only compile and compare totals")
    parser.add_argument("--pgx", action="store_true", help="also pgx's backgammon")
    parser.add_argument("--pgx-only", action="store_true", help="nothing but pgx's backgammon")
    parser.add_argument("--expected", help="the CPU's totals, as a JSON file")
    parser.add_argument("--json", help="also write the rows to this file")
    wish = parser.parse_args()
    rows: list[Row] = []

    def tell(found: Iterator[Row]) -> None:
        for row in found:
            print(line(row), flush=True)
            rows.append(row)

    for name in [] if wish.pgx_only else wish.games or NAMES:
        sizes = [int(size) for size in wish.batches.split(",")]
        if wish.batches_only:
            tell(steps(name, sizes))
            continue
        games = CHECKED_GAMES if wish.quick else GAMES[name]
        tell(play(name, shapes(name), expected(name, wish.expected), games))
        tell(steps(name, sizes))
    if wish.pgx or wish.pgx_only:
        tell(pgx_rows())
    if wish.json:
        Path(wish.json).write_text(json.dumps(rows, indent=1), "utf-8")


if __name__ == "__main__":
    main()
