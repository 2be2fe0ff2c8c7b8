"""The connection to a database, SQLite or PostgreSQL, and what the two say differently."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, create_engine, event, literal_column
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from lusoria.core.errors import Refusal, Unreadable
from lusoria.server.store.turns import Turns

_NOW: Final = {
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "CAST(extract(epoch from clock_timestamp()) * 1000 AS BIGINT)",
}
"""Milliseconds since 1970 by the database's clock: one clock for all processes."""

T = TypeVar("T")

THREADS: Final = 4
PATIENCE: Final = 5.0
"""Seconds to wait for a connection, or for another process to finish its write."""
_UNFINISHED: Final = "idle_in_transaction_session_timeout"
_LETS_GO: Final = f"-c {_UNFINISHED}={PATIENCE * 1000:.0f}"
"""A process that is paused amid a transaction loses it: others wait for the rows it has locked."""


class Unavailable(Refusal):
    """The database does not answer or cannot write. Nobody was told that anything happened."""


class Database:
    """An engine with the settings that keep what was written, and threads that wait for it.

    All questions of one piece of work go to a thread together: there and back takes longer than the
    questions themselves.
    """

    def __init__(self, address: str, *, shared: bool = False) -> None:
        self.engine = _engine(address)
        self.dialect: str = self.engine.dialect.name
        self.file = Path(str(self.engine.url.database)) if self.dialect == "sqlite" else None
        self._turn = Turns(self.file, PATIENCE).mine if self.file and shared else nullcontext
        self.now: ColumnElement[Any] = literal_column(_NOW[self.dialect])
        self.refused = False
        """Whether a write has failed since one was last tried for its own sake."""
        self._threads = ThreadPoolExecutor(THREADS, "database")
        self._thread = ThreadPoolExecutor(1, "leases")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask questions."""
        return await self._in_thread(self.reading, work, self._threads)

    async def write(self, work: Callable[[Connection], T], *, at_once: bool = False) -> T:
        """One transaction, durable when this returns; undone as a whole if it raises. What must not
        wait behind other questions has a thread of its own."""
        return await self._in_thread(self.writing, work, self._thread if at_once else self._threads)

    async def _in_thread(
        self,
        connected: Callable[[], AbstractContextManager[Connection]],
        work: Callable[[Connection], T],
        threads: ThreadPoolExecutor,
    ) -> T:
        def do() -> T:
            with connected() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, do)

    # For whoever has a thread

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for questions."""
        with _told(), self.engine.connect() as connection:
            yield connection.execution_options(reading=True)

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees everything as it was at one moment, however long it reads."""
        with _told(), self.engine.connect() as connection:
            if self.dialect == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            unhurried(connection)
            yield connection.execution_options(reading=True)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction, durable when the block has ended; undone as a whole if it raises."""
        try:
            with _told(), self._turn(), self.engine.begin() as connection:
                yield connection
        except Unavailable:
            self.refused = True
            raise

    def fold(self) -> None:
        """Make one file of a SQLite database, without a journal beside it."""
        raw = self.engine.raw_connection()
        raw.cursor().execute("PRAGMA journal_mode=DELETE")
        raw.close()

    async def close(self) -> None:
        """Let go of all connections, once nobody asks or writes over one of them any more."""
        for threads in (self._threads, self._thread):
            await asyncio.to_thread(threads.shutdown, cancel_futures=True)
        await asyncio.to_thread(self.engine.dispose)


def unhurried(connection: Connection) -> None:
    """Let a transaction rest for as long as it likes; nobody waits for it."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SET LOCAL {_UNFINISHED} = 0")


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


def _engine(address: str) -> Engine:
    """SQLite from a path or `sqlite:///…`, PostgreSQL from `postgresql://…`.

    A statement that fails is told without its values: among them are dealers' seeds.
    """
    if address.startswith(("postgresql://", "postgres://")):
        _, _, rest = address.partition("://")
        return create_engine(
            f"postgresql+psycopg://{rest}", pool_pre_ping=True, pool_timeout=PATIENCE,
            connect_args={"connect_timeout": int(PATIENCE), "options": _LETS_GO},
            hide_parameters=True,
        )  # fmt: skip
    if "://" in address and not address.startswith("sqlite:///"):
        raise Unreadable("--database is a file, or postgresql://user@host/name")
    path = Path(address.removeprefix("sqlite:///"))
    patient = {"timeout": PATIENCE}
    engine = create_engine(f"sqlite:///{path}", connect_args=patient, hide_parameters=True)
    event.listen(engine, "do_connect", lambda *_: _make_private(path))
    event.listen(engine, "connect", _careful)
    event.listen(engine, "begin", _begin)
    return engine


def _make_private(path: Path) -> None:
    """A new file is its owner's to read: the dealers' secrets are in it."""
    with suppress(OSError):  # it is there already, or SQLite will say what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _careful(connection: Any, _: Any) -> None:
    """A commit has reached the disk before it returns; readers never wait for the writer."""
    connection.isolation_level = None  # Python's sqlite3 would begin transactions by itself, late
    cursor = connection.cursor()
    _keep_journal(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _keep_journal(cursor: Any) -> None:
    """A new file gets its journal once. SQLite itself has no patience there with another process
    that opens the same new file at the same moment."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def _begin(connection: Any) -> None:
    """Whoever will write takes the writer's place at once: turning writer later could only fail."""
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
