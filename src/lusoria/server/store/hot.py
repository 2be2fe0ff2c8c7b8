"""The statements of every move, in the driver's own words: putting them together anew each time
took longer than the database takes to carry them out.

Each takes many rows at once: at every statement SQLite's driver lets go of the interpreter, and in
a busy server waits long to get it back.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from sqlalchemy import Connection, Table

MOST_ROWS: Final = 1000
"""Rows of one statement; SQLite takes 32,766 values."""

Row = tuple[Any, ...]
"""As the columns of its table stand."""


def locked_fences(connection: Connection, matches: Sequence[str]) -> dict[str, int]:
    """The present fences of some matches, locked until the transaction ends; whoever changes leases
    asks for them first, in one order, so that nobody waits in a circle."""
    lock = " FOR UPDATE" if connection.dialect.name == "postgresql" else ""  # SQLite has one writer
    sql = f"SELECT match, fence FROM leases WHERE match IN {_blanks(connection, len(matches))}"
    rows = connection.exec_driver_sql(f"{sql} ORDER BY match{lock}", tuple(matches))
    return {row[0]: row[1] for row in rows}


def insert(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Many rows."""
    names = ", ".join(f'"{column}"' for column in table.columns.keys())  # noqa: SIM118
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        blanks = ", ".join([_blanks(connection, len(table.columns))] * len(some))
        sql = f"INSERT INTO {table.name} ({names}) VALUES {blanks}"
        connection.exec_driver_sql(sql, tuple(chain.from_iterable(some)))


def touch(connection: Connection, matches: Sequence[str], phase: str, now: str) -> None:
    """Some matches have changed now."""
    blank, blanks = _blank(connection), _blanks(connection, len(matches))
    sql = f"UPDATE matches SET touched = {now}, phase = {blank} WHERE id IN {blanks}"
    connection.exec_driver_sql(sql, (phase, *matches))


def _blanks(connection: Connection, count: int) -> str:
    return f"({', '.join([_blank(connection)] * count)})"


def _blank(connection: Connection) -> str:
    return "?" if connection.dialect.name == "sqlite" else "%s"
