"""What was measured, as a page for people: each bar, whether it holds, and what sets the limit."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

Figures = dict[str, Any]
KB: Final = 1000
MB: Final = 1_000_000


def write(figures: Figures, folder: Path) -> None:
    """The page, beside a folder with the plot."""
    parts: dict[str, Callable[[Any], list[str]]] = {
        "steady": _steady,
        "beside": _beside,
        "stored": _stored,
        "processes": _processes,
    }
    told = [text for part, tell in parts.items() if part in figures for text in tell(figures[part])]
    loads = [
        f"{part} {figures[f'{part} at load average']:.1f}" for part in parts if part in figures
    ]
    head = [
        "# The server under load",
        f"`python -m benchmarks.load` on {os.cpu_count()} cores, with the generator on the same "
        "machine; a move is an answer on the disk, of random games of all three kinds. "
        f"Load average at the end of each part: {', '.join(loads)}.",
    ]
    (folder / "load.md").write_text("\n\n".join(head + told) + "\n", encoding="utf-8")


def _steady(found: Figures) -> list[str]:
    largest = max(found["bytes_per_move_and_viewer"].values())
    further = found["bytes_per_further_connection"] / KB
    each = found["moves_a_second_of_each_match"]
    rows = [
        ("a move until it is known to be on the disk, p95", "≤ 100 ms",
         found["acknowledged_ms"]["p95"], 100, "ms"),
        ("a further connection", "≤ 60 kB", further, 60, "kB"),
        ("an idle process with the engines warm", "≤ 250 MB", found["idle_bytes"] / MB, 250, "MB"),
        ("a move to one viewer, the game with the largest", "≤ 2 kB", largest / KB, 2, "kB"),
    ]  # fmt: skip
    lines = [
        f"| {what} | {bar} | {value:.3g} {unit} | {'yes' if value <= most else '**no**'} |"
        for what, bar, value, most, unit in rows
    ]
    lines.insert(
        0,
        f"| durable moves of each match | ≥ 1/s for 60 s | {each:.2f}/s for "
        f"{found['seconds']:.0f} s | {'yes' if each >= 1 else '**no**'} |",
    )
    return [
        f"{found['sockets']} sockets on {found['sockets'] // 2} live matches, together "
        f"{found['moves_a_second']:.0f} moves a second; matches are of all ages, and "
        f"{found['tables_laid_meanwhile']} games that ended were followed by new ones at new "
        f"tables. The server computes {found['server_ms_per_move']:.1f} ms per move, all its work "
        f"together. Half of the moves take "
        f"{found['acknowledged_ms']['p50']:.0f} ms, the longest "
        f"{found['acknowledged_ms']['longest']:.0f} ms. A match in memory with its two seats takes "
        f"{2 * found['bytes_per_seat_and_its_match'] / KB:.0f} kB.",
        "\n".join(["| what | bar | measured | holds |", "|---|---|---|---|", *lines]),
    ]


def _beside(found: Figures) -> list[str]:
    lines = [
        f"| {number} | {_sprint(each['boardgame.io'])} | {_sprint(each['lusoria'])} |"
        for number, each in enumerate(found["rounds"], 1)
    ]
    low, high = found["times_from_to"]
    holds = "The bar of 10 × holds." if found["times"] >= 10 else "The bar of 10 × is **not** met."
    return [
        "## Beside boardgame.io",
        f"Both servers in turns, driven by one generator as fast as each answers: "
        f"{found['sockets']} sockets, two to a match, and a match moves on once both have heard of "
        "the last move. boardgame.io (0.50.2, FlatFile) plays a counter; it tells of a move before "
        "it writes it and never asks the disk to keep it, but writes state and log of the whole "
        "match at every move. Its matches are as long as ours (38, 59 or 304 moves).",
        "\n".join([
            "| round | boardgame.io: moves/s, cores of server and generator | lusoria |",
            "|---|---|---|", *lines,
        ]),
        f"Lusoria makes **{found['times']:.1f} ×** as many moves ({low:.1f} to {high:.1f}). "
        f"{holds} Where its server keeps one core busy, that core is the limit and not the disk, "
        "whose waits all matches share: a Python process spends it on rules, on dice that can be "
        "checked, and on two Views from two veils and what changed in them, none of which the "
        "counter has.",
    ]  # fmt: skip


def _sprint(each: dict[str, float]) -> str:
    cores = f"{each['cores_of_the_server']:.2f} + {each['cores_of_the_generator']:.2f}"
    return f"{each['moves_a_second']:.0f}, {cores}"


def _stored(found: list[Figures]) -> list[str]:
    lines = [
        f"| {row['stored']:,} | {row['median_ms']:.1f} ms | {row['moves_a_second']:.0f} "
        f"| {row['start_s']:.1f} s | {row['bytes'] / MB:.0f} MB |"
        for row in found
    ]
    return [
        "## Growth",
        "![a move, start and memory over stored matches; moves a second of one and two processes]"
        "(load/growth.svg)",
        "\n".join([
            "| stored matches | a move, median | moves/s | start | memory |",
            "|---|---|---|---|---|", *lines,
        ]),
    ]  # fmt: skip


def _processes(found: list[Figures]) -> list[str]:
    told = [
        f"{row['processes']} process{'es' if row['processes'] > 1 else ''}: "
        f"{row['moves_a_second']:.0f} moves a second, {row['median_ms']:.1f} ms at the median"
        for row in found
    ]
    return [
        f"Over PostgreSQL and Redis on the same machine, {'; '.join(told)}. The database and the "
        "generator share the cores with them."
    ]
