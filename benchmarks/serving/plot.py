"""The growth of the cost of a move, as a picture."""

from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.figure import Figure

Row = dict[str, Any]


def draw(stored: list[Row], processes: list[Row], file: Path) -> None:
    """Left: over the matches that are stored; right: over one process and two."""
    figure = Figure(figsize=(9, 3.4), layout="constrained")
    left, middle, right = figure.subplots(1, 3)
    counts = [row["stored"] for row in stored]
    left.plot(counts, [row["median_ms"] for row in stored], marker="o", label="a move, median")
    left.set(xscale="log", xlabel="stored matches", ylabel="ms", ylim=(0, None))
    left.legend(frameon=False)
    middle.plot(counts, [row["start_s"] for row in stored], marker="o", label="start (s)")
    megabytes = [row["bytes"] / 1e8 for row in stored]
    middle.plot(counts, megabytes, marker="s", label="memory (100 MB)")
    middle.set(xscale="log", xlabel="stored matches", ylim=(0, None))
    middle.legend(frameon=False)
    names = [str(row["processes"]) for row in processes]
    right.bar(names, [row["moves_a_second"] for row in processes], width=0.5)
    right.set(xlabel="processes (PostgreSQL + Redis)", ylabel="durable moves a second")
    for axes in (left, middle, right):
        axes.spines[["top", "right"]].set_visible(False)
    file.parent.mkdir(parents=True, exist_ok=True)
    with matplotlib.rc_context(
        {"svg.fonttype": "none", "svg.hashsalt": "load"}
    ):  # small, and stable
        figure.savefig(file, metadata={"Date": None})
