"""`lusoria verify`: every die and card of a record, compared with what the dealer promised."""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from lusoria.cli.table import recorded, uncompiled
from lusoria.core.errors import Refusal
from lusoria.records.audit import Audit, audit, dice_sheet
from lusoria.records.reading import Record

UNFAIR: Final = 1


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "verify",
        description="Replay a finished game by the rules and check every die and card: each must "
        "follow from the seed that the dealer promised before the first card.",
        epilog="With --sheet it writes what fate could have answered each time; with that, "
        "check_dice.py checks the same without Lusoria (docs/records.md).",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="where to write the dice sheet")


def run(args: argparse.Namespace) -> int:
    """Say what was found; the status tells whether all is well."""
    try:
        record = recorded(args.file, "en")
        found = audit(record, uncompiled)
    except Refusal as refusal:
        print(f"lusoria: {refusal.message}", file=sys.stderr)
        return UNFAIR
    print("\n".join(_told(record, found)))
    if args.sheet:
        args.sheet.write_text(dice_sheet(record, uncompiled), encoding="utf-8")
        print(f"The dice sheet is in {args.sheet}.")
    return 0


def _told(record: Record, found: Audit) -> list[str]:
    assert record.header.dice is not None
    told = [
        f"The promise {record.header.dice.commitment} was kept.",
        f"All {found.dealt} answers of the dealer follow from its seed.",
    ]
    if any(record.header.dice_words):
        told.append("The words of the seats went into them.")
    if found.by_table:
        plies = ", ".join(map(str, found.by_table))
        told.append(f"The table answered itself at plies {plies}: these are its own to vouch for.")
    return told
