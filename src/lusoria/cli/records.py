"""`lusoria records diff`: which stored records would replay differently under the present rules?"""

import argparse
from pathlib import Path
from typing import Any, Final

from lusoria.cli.table import uncompiled
from lusoria.records.changes import changes

DIFFERENT: Final = 1


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser("records", description="Care for stored records.")
    deeds = parser.add_subparsers(metavar="DEED", required=True)
    diff = deeds.add_parser(
        "diff",
        description="List the records of a folder that replay differently from their digests. "
        "If there is one, the rules version must rise.",
    )
    diff.add_argument("folder", type=Path, metavar="FOLDER")


def run(args: argparse.Namespace) -> int:
    """List them; the status tells whether there are any."""
    different = 0
    for change in changes(args.folder, uncompiled):
        print(f"{change.record.relative_to(args.folder)}: {change.what}", flush=True)
        different += 1
    if different == 0:
        print("every record replays as before")
    return DIFFERENT if different else 0
