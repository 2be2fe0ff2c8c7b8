"""`lusoria check-components`: is what an owner typed in what the rulebook fixes?"""

import argparse
from pathlib import Path
from typing import Any

from lusoria.cli.table import read_components
from lusoria.games.catalogue import NAMES, load


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "check-components",
        description="Check a component file. What the rulebook fixes is an error that names the "
        "line and the rule; what we merely inferred is a warning.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--game", required=True, choices=NAMES, metavar="GAME", help=", ".join(NAMES)
    )


def run(args: argparse.Namespace) -> int:
    """Tell warnings, or be refused with the first error."""
    components = read_components(load(args.game), args.file)
    for warning in components.warnings:
        print(f"warning: {warning}")
    count = len(components.warnings)
    told = "no warning" if count == 0 else "1 warning" if count == 1 else f"{count} warnings"
    print(f"{args.file} fits the rulebook of {args.game} ({told})")
    return 0
