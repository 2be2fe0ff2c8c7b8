"""Bring a database to the present shape; safe to call at every start and from several processes."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from lusoria.server.store.database import Database, unhurried

STEPS: Final = Path(__file__).parent / "migrations"
_ONE_AT_A_TIME: Final = 74_615_401
"""The number of PostgreSQL's lock that lets one process at a time change the shape."""


async def migrate(database: Database) -> None:
    """Take all steps that this database has not taken yet, in one transaction."""
    if database.file:
        database.file.parent.mkdir(parents=True, exist_ok=True)
    await database.write(_upgrade)


def _upgrade(connection: Connection) -> None:
    unhurried(connection)
    if connection.dialect.name == "postgresql":  # SQLite's writer is alone anyway
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _ONE_AT_A_TIME})
    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
