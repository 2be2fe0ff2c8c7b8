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


Bar = tuple[str, str, Callable[[Figures], float], float, str]
"""What is measured, its bar in words, where it stands, the most it may be, and its unit."""

BARS: Final[tuple[Bar, ...]] = (
    ("a move until it is known to be on the disk, p95", "≤ 100 ms",
     lambda found: found["acknowledged_ms"]["p95"], 100, "ms"),
    ("a further connection", "≤ 60 kB",
     lambda found: found["bytes_per_further_connection"] / KB, 60, "kB"),
    ("an idle process with the engines warm", "≤ 250 MB",
     lambda found: found["idle_bytes"] / MB, 250, "MB"),
    ("a move to one viewer, the game with the largest", "≤ 2 kB",
     lambda found: max(found["bytes_per_move_and_viewer"].values()) / KB, 2, "kB"),
)  # fmt: skip


def _steady(found: list[Figures]) -> list[str]:
    """One column for each number of processes; the last one is judged."""
    each = [_told_each(one) for one in found]
    rows = [
        ["durable moves of each match", "≥ 1/s for 60 s",
         *(f"{one['moves_a_second_of_each_match']:.2f}/s for {one['seconds']:.0f} s"
           for one in found), _holds(found[-1]["moves_a_second_of_each_match"] >= 1)],
    ]  # fmt: skip
    for what, bar, value, most, unit in BARS:
        values = [value(one) for one in found]
        told = [f"{number:.3g} {unit}" for number in values]
        rows.append([what, bar, *told, _holds(values[-1] <= most)])
    columns = [_processes_in_words(one["processes"]) for one in found]
    head = ["what", "bar", *columns, f"holds with {columns[-1]}"]
    lines = [head, ["---"] * len(head), *rows]
    return [*each, "\n".join(f"| {' | '.join(line)} |" for line in lines)]


def _told_each(found: Figures) -> str:
    return (
        f"**{_processes_in_words(found['processes'])}**: {found['sockets']} sockets on "
        f"{found['sockets'] // 2} live matches, together {found['moves_a_second']:.0f} moves a "
        f"second; matches are of all ages, and {found['tables_laid_meanwhile']} games that ended "
        f"were followed by new ones at new tables. The server computes "
        f"{found['server_ms_per_move']:.1f} ms per move, all its work together. Half of the moves "
        f"take {found['acknowledged_ms']['p50']:.0f} ms, the longest "
        f"{found['acknowledged_ms']['longest']:.0f} ms. All its processes together take "
        f"{found['idle_bytes_of_all'] / MB:.0f} MB when idle, a match in memory with its two seats "
        f"{2 * found['bytes_per_seat_and_its_match'] / KB:.0f} kB."
    )


def _processes_in_words(count: int) -> str:
    return "1 process" if count == 1 else f"{count} processes"


def _holds(does: bool) -> str:
    return "yes" if does else "**no**"


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
        f"Lusoria with {_processes_in_words(found['processes'])} makes **{found['times']:.1f} ×** "
        f"as many moves ({low:.1f} to {high:.1f}). {holds} Where its processes keep their cores "
        "busy, these are the limit and not the disk, whose waits all matches of a process share: "
        "Python spends them on rules, on dice that can be "
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
        f"{_processes_in_words(row['processes'])}: "
        f"{row['moves_a_second']:.0f} moves a second, {row['median_ms']:.1f} ms at the median"
        for row in found
    ]
    return [
        f"Over PostgreSQL and Redis on the same machine, {'; '.join(told)}. The database and the "
        "generator share the cores with them."
    ]
