"""What `gpu.py` measured, as a table with versions and as a plot."""

import platform
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.batches import versions

Row = dict[str, Any]
THEIRS = "pgx backgammon"
COLOURS = {"armorica": "#2e5c8a", "cambria": "#4d7c3a", "roma": "#8c3b2e", THEIRS: "#8a8a84"}
PACKAGES = ("lusoria", "numba", "numba-cuda", "numpy", "pgx", "jax")


def of(rows: list[Row], what: str) -> list[Row]:
    return [row for row in rows if row["what"] == what]


def rated(row: Row) -> str:
    spread = f"{row['lowest'] / 1e6:,.1f} … {row['highest'] / 1e6:,.1f}"
    return f"{row['rate'] / 1e6:,.1f} M | {spread}"


def page(rows: list[Row]) -> str:
    """All of it."""
    return "\n".join(
        [*played(rows), "", *stepped(rows), "", *told_first(rows), "", f"{card()}; Python "
         f"{platform.python_version()}, {versions(PACKAGES)}.", ""]
    )  # fmt: skip


def played(rows: list[Row]) -> list[str]:
    lines = ["| random play | decisions/s | lowest … highest | totals |", "|---|---|---|---|"]
    for row in of(rows, "random play"):
        shape = ", ".join(f"{name} {value}" for name, value in row["shape"].items())
        totals = "equal the CPU's" if row["equal"] else "**differ**"
        lines.append(f"| {row['game']}: {shape} | {rated(row)} | {totals} |")
    return lines


def stepped(rows: list[Row]) -> list[str]:
    lines = [
        "| batch | n | steps/s | lowest … highest | beside pgx's best |",
        "|---|---|---|---|---|",
    ]
    steps = of(rows, "batch")
    best = max((row["rate"] for row in steps if row["game"] == THEIRS), default=0)
    for row in steps:
        beside = f"{row['rate'] / best:.1f} ×" if best else ""
        lines.append(f"| {row['game']} | {row['n']:,} | {rated(row)} | {beside} |")
    for row in of(rows, "compared"):
        how = ", ".join(row["parted"]) or f"equal to the CPU's after each of {row['steps']} steps"
        lines.append(f"| {row['game']}, every array and table | {row['n']:,} | {how} | | |")
    return lines


def told_first(rows: list[Row]) -> list[str]:
    lines = ["| first call, s | random play | batch |", "|---|---|---|"]
    for row in of(rows, "first call"):
        how = "another process, kept on disk" if row["kept"] else "with compilation"
        lines.append(f"| {row['game']}, {how} | {row['play']:.1f} | {row['batch']:.1f} |")
    return lines


def card() -> str:
    query = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    try:
        told = subprocess.run(query, capture_output=True, text=True, check=True)
    except OSError:
        return "no card"
    return told.stdout.strip()


def plot(rows: list[Row], file: Path) -> None:
    """Steps a second over the size of the batch, with their spread, both scales logarithmic."""
    import matplotlib
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4.2), layout="constrained")
    axes = figure.add_subplot()
    for name, colour in COLOURS.items():
        mine = [row for row in of(rows, "batch") if row["game"] == name]
        rates = [row["rate"] for row in mine]
        below = [row["rate"] - row["lowest"] for row in mine]
        above = [row["highest"] - row["rate"] for row in mine]
        over = [row["n"] for row in mine]
        axes.errorbar(over, rates, [below, above], marker="o", color=colour, label=name, capsize=3)
    axes.set(xscale="log", yscale="log", xlabel="games of a batch", ylabel="steps a second")
    sizes = sorted({row["n"] for row in of(rows, "batch")})
    axes.set_xticks(sizes, [f"{n:,}" for n in sizes])
    axes.minorticks_off()
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "gpu"}):  # small, stable
        figure.savefig(file, metadata={"Date": None})
