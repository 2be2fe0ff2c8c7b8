"""The same tests over SQLite and over a real PostgreSQL."""

import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest

from lusoria.server.settings import Settings
from lusoria.server.store.database import Database
from lusoria.server.store.migrate import migrate
from tests.server import services
from tests.server.running import Server, serving


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with services.postgresql() as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh, empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "lusoria.db")
    return new_database(request.getfixturevalue("postgresql"))


def new_database(server: str) -> str:
    """One more on a PostgreSQL."""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return server.rpartition("/")[0] + f"/{name}"


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """A database of the present shape."""
    database = Database(address)
    await migrate(database)
    yield database
    await database.close()


@pytest.fixture
async def server(address: str, tmp_path: Path) -> AsyncIterator[Server]:
    """A server on either database, whose rules stay thawed."""
    settings = Settings(data_dir=tmp_path, database=address, compiles=False)
    async with serving(settings) as running:
        yield running
