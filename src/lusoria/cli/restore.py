"""`lusoria restore`: the matches of a backup, into an empty database of either kind."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from lusoria.cli.backup import using
from lusoria.cli.serve import add_storage


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "restore",
        description="Put the matches of a backup into an empty database; seats' links work as "
        "before. So one can also move from a file to PostgreSQL.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    add_storage(parser)


def run(args: argparse.Namespace) -> int:
    """Read it."""
    from lusoria.server.store.backup import restore

    count = asyncio.run(using(args, lambda database: restore(args.file, database)))
    print(f"{count} matches were restored")
    return 0
