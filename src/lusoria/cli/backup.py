"""`lusoria backup`: all matches of a server in one file, while it goes on."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from lusoria.cli.serve import add_storage
from lusoria.server.settings import Settings, default_data_dir


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "backup",
        description="Write all matches of a server into one file. The server may go on meanwhile. "
        "The file holds the dealers' secrets: keep it where only you can read it.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    add_storage(parser)


def run(args: argparse.Namespace) -> int:
    """Write it."""
    from lusoria.server.store import backup

    count = asyncio.run(using(args, lambda database: backup.backup(database, args.file)))
    print(f"{count} matches are in {args.file}")
    return 0


async def using(args: argparse.Namespace, work: Any) -> int:
    """Do something with the database that the command line names."""
    from lusoria.server.store.database import Database

    settings = Settings(data_dir=args.data_dir or default_data_dir(), database=args.database)
    database = Database(settings.database_address)
    try:
        count: int = await work(database)
        return count
    finally:
        await database.close()
