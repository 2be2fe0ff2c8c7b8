"""The connection to a database, SQLite or PostgreSQL, and what the two say differently."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, create_engine, event, literal_column
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lusoria.core.errors import Refusal, Unreadable

_NOW: Final = {
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "CAST(extract(epoch from clock_timestamp()) * 1000 AS BIGINT)",
}
"""Milliseconds since 1970 by the database's clock: one clock for all processes."""

PATIENCE: Final = 5.0
"""Seconds to wait for a connection, or for another process to finish its write."""


class Unavailable(Refusal):
    """The database does not answer or cannot write. Nobody was told that anything happened."""


class Database:
    """An engine with the settings that keep what was written."""

    def __init__(self, address: str) -> None:
        self.engine, self.engine_of_commits = _engines(address)
        self.dialect: str = self.engine.dialect.name
        self.now: ColumnElement[Any] = literal_column(_NOW[self.dialect])

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for questions."""
        with _told():
            async with self.engine.connect() as connection:
                yield await connection.execution_options(reading=True)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees everything as it was at one moment, however long it reads."""
        with _told():
            async with self.engine.connect() as connection:
                if self.dialect == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield await connection.execution_options(reading=True)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, durable when the block has ended; undone as a whole if it raises."""
        with _told():
            async with self.engine.begin() as connection:
                yield connection

    @contextmanager
    def committing(self) -> Iterator[Connection]:
        """The same for a thread of its own: many statements without a pause between them."""
        with _told(), self.engine_of_commits.begin() as connection:
            yield connection

    async def fold(self) -> None:
        """Make one file of a SQLite database, without a journal beside it."""
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            await raw.driver_connection.execute("PRAGMA journal_mode=DELETE")  # type: ignore[union-attr]

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        self.engine_of_commits.dispose()


@contextmanager
def _told() -> Iterator[None]:
    """Say in one sentence what went wrong; a doubled row is the caller's own affair."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        first = str(cause).strip().splitlines()[:1]
        raise Unavailable(f"the database is out of reach: {' '.join(first)}") from error


def _engines(address: str) -> tuple[AsyncEngine, Engine]:
    """SQLite from a path or `sqlite:///…`, PostgreSQL from `postgresql://…`: one engine for the
    event loop, and one for the thread that commits."""
    if address.startswith(("postgresql://", "postgres://")):
        _, _, rest = address.partition("://")
        url = f"postgresql+psycopg://{rest}"
        patient: dict[str, Any] = {"connect_timeout": int(PATIENCE)}
        careful: dict[str, Any] = {"pool_pre_ping": True, "pool_timeout": PATIENCE}
        return (
            create_async_engine(url, connect_args=patient, **careful),
            create_engine(url, connect_args=patient, **careful),
        )
    if "://" in address and not address.startswith("sqlite:///"):
        raise Unreadable("--database is a file, or postgresql://user@host/name")
    path = Path(address.removeprefix("sqlite:///"))
    path.parent.mkdir(parents=True, exist_ok=True)
    patient = {"timeout": PATIENCE}
    looping = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args=patient)
    committing = create_engine(f"sqlite:///{path}", connect_args=patient)
    for engine in (looping.sync_engine, committing):
        event.listen(engine, "connect", _careful)
        event.listen(engine, "begin", _begin)
    return looping, committing


def _careful(connection: Any, _: Any) -> None:
    """A commit has reached the disk before it returns; readers never wait for the writer."""
    connection.isolation_level = None  # Python's sqlite3 would begin transactions by itself, late
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    """Whoever will write takes the writer's place at once: turning writer later could only fail."""
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
