"""Batches beside what others would pick: steps a second on one core, in one run.

    python -m benchmarks.batches --install [--out FOLDER] [--passes 7] [--seconds 0.5]

Every contender plays random legal actions and, where its interface has them, writes observations
and masks. All run on one core and take turns, pass by pass; a rate is per second of CPU time, the
median of the passes after an untimed one, with the lowest and the highest beside it; a ratio is the
median of the ratios pass by pass. `--install` fetches the others into an environment of their own
(build/anchors) and measures there; without it, what is not installed is left out and named.
"""

import argparse
import importlib.metadata
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.anchors import (
    BOARDGAME_IO,
    HERE,
    Rate,
    Steps,
    boardgame_io,
    openspiel,
    openspiel_native,
    pettingzoo,
    pgx,
    rlcard,
)
from lusoria.research import batch

HOUSE = HERE.parent
ANCHORS = HOUSE / "build" / "anchors"
SEATS = {"armorica": 4, "cambria": 4, "roma": 2}
BESIDE = ("pgx backgammon, batch", "OpenSpiel backgammon, Python")
"""Those beside whom a ratio is told: the best of those whose name begins so."""


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


def rated(steps: Steps) -> Rate:
    """Steps of this process, by its CPU time."""

    def rate(seconds: float) -> float:
        start, made = time.process_time(), 0
        while time.process_time() - start < seconds:
            made += steps()
        return made / (time.process_time() - start)

    return rate


def all_rates() -> Iterator[tuple[str, Callable[[], Rate]]]:
    for name, make in contenders():
        yield name, lambda make=make: rated(make())  # type: ignore[misc]
    for name in ("tictactoe", "dicecards"):
        for how in ("client", "reducer"):
            yield f"boardgame.io {name}, {how}", partial(boardgame_io, ANCHORS, name, how)


def measure(passes: int, seconds: float) -> list[dict[str, Any]]:
    """Warm all up, then let them take turns."""
    found: list[tuple[str, Rate, list[float]]] = []
    for name, make in all_rates():
        try:
            rate = make()
            rate(0)
            found.append((name, rate, []))
        except Exception as error:
            print(f"{name} is not measured: {type(error).__name__}: {error}"[:150], file=sys.stderr)
    for _ in range(passes):
        for _, rate, rates in found:
            rates.append(rate(seconds))
    return [
        {"name": name, "rate": statistics.median(r), "lowest": min(r), "highest": max(r), "all": r}
        for name, _, r in found
    ]


def ratios(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Each of our games beside the best of the others, pass by pass."""
    for beside in BESIDE:
        others = [row for row in rows if row["name"].startswith(beside)]
        if not others:
            continue
        best = max(others, key=lambda row: float(row["rate"]))
        for game in SEATS:
            own = next(row for row in rows if row["name"] == f"Lusoria {game}, batch 1024")
            each = [a / b for a, b in zip(own["all"], best["all"], strict=True)]
            spread = f"{min(each):.1f} … {max(each):.1f}"
            yield f"| {game} beside {best['name']} | {statistics.median(each):.1f} × | {spread} | |"


def page(rows: list[dict[str, Any]]) -> str:
    """The table, with versions."""
    lines = ["| one core | steps/s | lowest … highest | µs a step |", "|---|---|---|---|"]
    for row in rows:
        spread = f"{row['lowest']:,.0f} … {row['highest']:,.0f}"
        lines.append(f"| {row['name']} | {row['rate']:,.0f} | {spread} | {1e6 / row['rate']:.2f} |")
    lines += ratios(rows)
    known = ("lusoria", "numba", "numpy", "open_spiel", "pgx", "jax", "rlcard", "pettingzoo")
    return "\n".join(
        [*lines, "", f"Python {platform.python_version()}, {versions(known)}, {node()}.", ""]
    )


def versions(packages: tuple[str, ...]) -> str:
    found = []
    for package in packages:
        try:
            found.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            found.append(f"no {package}")
    return ", ".join(found)


def node() -> str:
    """What boardgame.io ran on."""
    found = ANCHORS / "node_modules" / "boardgame.io" / "package.json"
    if not found.exists():
        return "no boardgame.io"
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return f"boardgame.io {json.loads(found.read_text())['version']} on Node {told.stdout.strip()}"


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


def install(words: list[str]) -> int:
    """Fetch the others into an environment of their own, and measure there."""
    uv = shutil.which("uv") or str(HOUSE / ".boot" / "bin" / "uv")
    python = ANCHORS / "bin" / "python"
    if not python.exists():
        subprocess.run([uv, "venv", "-q", "--python", sys.executable, str(ANCHORS)], check=True)
    wanted = [uv, "pip", "install", "-q", "--python", str(python), "-e", f"{HOUSE}[bench,research]"]
    subprocess.run([*wanted, "matplotlib"], check=True)
    subprocess.run(
        ["npm", "install", "--silent", "--no-save", "--prefix", str(ANCHORS),
         f"boardgame.io@{BOARDGAME_IO}"], check=True,
    )  # fmt: skip
    command = [str(python), "-m", "benchmarks.batches", *words]
    return subprocess.run(command, cwd=HOUSE, check=False).returncode


def main() -> None:
    parser = argparse.ArgumentParser(description="Batches beside other engines, on one core.")
    parser.add_argument(
        "--install", action="store_true", help="fetch the others, and measure with them"
    )
    parser.add_argument("--out", help="also write batches.md and batches.svg into this folder")
    parser.add_argument("--passes", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    wish = parser.parse_args()
    if wish.install:
        raise SystemExit(install([word for word in sys.argv[1:] if word != "--install"]))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows = measure(wish.passes, wish.seconds)
    print(page(rows))
    if wish.out:
        Path(wish.out).mkdir(parents=True, exist_ok=True)
        Path(wish.out, "batches.md").write_text(page(rows), "utf-8")
        plot(rows, Path(wish.out, "batches.svg"))


if __name__ == "__main__":
    main()
