"""How the cost of a move grows: with the matches that are stored, and with a second process."""

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.serving.loads import GAMES, breathless, leave, live_matches, run
from benchmarks.serving.server import serving
from benchmarks.serving.viewers import Tally, new_table
from lusoria.server.store.schema import METADATA
from tests.server import services

LIVE: Final = 12
"""Matches that are played while others are only stored."""
LAID: Final = 100
"""Tables that are laid; further ones are copies of them."""
DOORS: Final = 4

Row = dict[str, Any]


def stored(folder: Path, counts: list[int], seconds: float) -> list[Row]:
    """At each number of stored matches: a fresh process, its start, its memory and its moves."""
    rows: list[Row] = []
    for count in counts:
        with serving(folder) as server:
            run(store(server.port, min(count, LAID) - stored_in(folder)))
        copy_until(folder, count)
        with serving(folder) as server:
            server.wait_until_compiled()
            tally = run(play([server.port], LIVE, seconds))
            row: Row = {"stored": count, "start_s": server.started_in, "bytes": server.memory}
        rows.append(row | told(tally, seconds))
        print(rows[-1], flush=True)
    return rows


def processes(folder: Path, matches: int, seconds: float) -> list[Row]:
    """The same load on one process and on two, over PostgreSQL and Redis."""
    rows: list[Row] = []
    for count in (1, 2):
        with ExitStack() as stack:
            address = stack.enter_context(services.postgresql())
            redis = stack.enter_context(services.redis())
            more = ["--database", address, "--redis", redis]
            servers = [stack.enter_context(serving(folder, *more)) for _ in range(count)]
            for server in servers:
                server.wait_until_compiled()
            ports = [server.port for server in servers]
            tally = run(play(ports, matches, seconds))
        rows.append({"processes": count} | told(tally, seconds))
        print(rows[-1], flush=True)
    return rows


def stored_in(folder: Path) -> int:
    """How many matches there are."""
    with closing(sqlite3.connect(folder / "lusoria.db")) as file:
        return int(file.execute("SELECT count(*) FROM matches").fetchone()[0])


def copy_until(folder: Path, count: int) -> None:
    """All matches once more under other names, until there are so many at least."""
    there = stored_in(folder)
    copies = -(-count // there) - 1
    if copies < 1:
        return
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {copies})"
    with closing(sqlite3.connect(folder / "lusoria.db")) as file, file:
        for table in METADATA.sorted_tables:
            name, *others = (f'"{column.name}"' for column in table.columns)
            rest = ", ".join(others)
            file.execute(
                f"INSERT INTO {table.name} ({name}, {rest}) {numbers}"
                f" SELECT {name} || '-{there}-' || i, {rest} FROM {table.name}, n"
            )


async def store(port: int, count: int) -> None:
    """Lay so many tables that nobody looks at."""
    numbers = iter(range(count))

    async def door() -> None:
        for number in numbers:
            await new_table(port, GAMES[number % len(GAMES)])

    await asyncio.gather(*(door() for _ in range(DOORS)))


async def play(ports: list[int], count: int, seconds: float) -> Tally:
    """Live matches, as fast as they go."""
    tally = Tally()
    matches = await live_matches(ports, count, tally)
    await breathless(matches, seconds)
    await leave(matches)
    return tally


def told(tally: Tally, seconds: float) -> Row:
    """Moves a second and the time of a move in the middle."""
    moves = len(tally.acknowledged)
    return {"moves_a_second": moves / seconds, "median_ms": 1000 * median(tally.acknowledged)}
