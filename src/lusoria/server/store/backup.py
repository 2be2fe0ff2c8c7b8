"""All matches in one file, and back: from either database, into either.

A backup is a SQLite file of the present shape. It holds what must not be lost, the dealers' secrets
among it, so nobody but its owner may read it. Leases are left out: whoever restores writes anew.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lusoria.core.errors import Illegal, Unreadable
from lusoria.server.store.database import Database
from lusoria.server.store.migrate import migrate
from lusoria.server.store.schema import LEASES, MATCHES, METADATA

KEPT: Final[Sequence[Table]] = [each for each in METADATA.sorted_tables if each is not LEASES]
TOGETHER: Final = 1_000
"""Rows that are read and written at a time."""


async def backup(database: Database, file: Path) -> int:
    """Write all matches as they are at one moment; returns how many. The server may go on."""
    if file.exists():
        raise Illegal(f"{file} is there already; name another file")
    unfinished = file.with_name(f"{file.name}.part")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    target = Database(str(unfinished))
    try:
        await migrate(target)
        async with database.snapshot() as source, target.writing() as connection:
            count = await _copy(source, connection)
        await target.fold()
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
        async with source.reading() as reading, database.writing() as connection:
            if (await connection.execute(select(func.count()).select_from(MATCHES))).scalar():
                raise Illegal("this database has matches already; restore into an empty one")
            return await _copy(reading, connection)
    finally:
        await source.close()


async def _copy(source: AsyncConnection, target: AsyncConnection) -> int:
    """Every row of every table; the number of matches."""
    matches = 0
    for table in KEPT:
        rows = await source.stream(select(table).order_by(*table.primary_key.columns))
        async for some in rows.mappings().partitions(TOGETHER):
            await target.execute(insert(table), [dict(row) for row in some])
            matches += len(some) if table is MATCHES else 0
    return matches
