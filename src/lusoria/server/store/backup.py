"""All matches in one file, and back: from either database, into either.

A backup is a SQLite file of the present shape. It holds what must not be lost, the dealers' secrets
among it, so nobody but its owner may read it. Leases are left out: whoever restores writes anew.
"""

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Table, func, insert, select

from lusoria.core.errors import Illegal, Unreadable
from lusoria.server.store.database import Database, unhurried
from lusoria.server.store.migrate import migrate
from lusoria.server.store.schema import LEASES, MATCHES, METADATA

KEPT: Final[Sequence[Table]] = [each for each in METADATA.sorted_tables if each is not LEASES]
TOGETHER: Final = 1_000
"""Rows that are read and written at a time."""


async def backup(database: Database, file: Path) -> int:
    """Write all matches as they are at one moment; returns how many. The server may go on."""
    if file.exists():
        raise Illegal(f"{file} is there already; name another file")
    if database.file and not database.file.exists():
        raise Unreadable(
            f"{database.file}: no server has kept matches there; name its --data-dir or --database"
        )
    unfinished = file.with_name(f"{file.name}.part")
    unfinished.unlink(missing_ok=True)
    target = Database(str(unfinished))
    try:
        await migrate(target)
        count = await asyncio.to_thread(_copy_all, database, target)
    finally:
        await target.close()
    os.replace(unfinished, file)
    return count


async def restore(file: Path, database: Database) -> int:
    """Put all matches of a backup into an empty database; returns how many."""
    if not file.exists():
        raise Unreadable(f"{file}: there is no such file")
    await migrate(database)
    source = Database(str(file))
    try:
        await migrate(source)
        return await asyncio.to_thread(_copy_back, source, database)
    finally:
        await source.close()


def _copy_all(database: Database, target: Database) -> int:
    with database.snapshot() as source, target.writing() as connection:
        count = _copy(source, connection)
    target.fold()
    return count


def _copy_back(source: Database, database: Database) -> int:
    with source.reading() as reading, database.writing() as connection:
        unhurried(connection)
        if connection.execute(select(func.count()).select_from(MATCHES)).scalar():
            raise Illegal("this database has matches already; restore into an empty one")
        return _copy(reading, connection)


def _copy(source: Connection, target: Connection) -> int:
    """Every row of every table; the number of matches."""
    matches = 0
    source.execution_options(yield_per=TOGETHER)
    for table in KEPT:
        rows = source.execute(select(table).order_by(*table.primary_key.columns))
        for some in rows.mappings().partitions(TOGETHER):
            target.execute(insert(table), [dict(row) for row in some])
            matches += len(some) if table is MATCHES else 0
    return matches
