"""`lusoria check-bot`: does a bot in another language keep to the protocol?"""

import argparse
from typing import Any

from lusoria.bots.external.bot import LIMIT
from lusoria.bots.external.conformance import check
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import NAMES


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "check-bot",
        description="Start a bot, play whole games with it, and tell where it breaks the protocol.",
    )
    parser.add_argument("command", metavar="COMMAND", help='such as "python3 mybot.py"')
    parser.add_argument(
        "--game", action="append", choices=NAMES, metavar="GAME",
        help="a game to try; repeat for several; all that the bot knows unless told",
    )  # fmt: skip
    parser.add_argument("--seed", default="1", metavar="S", help="1 unless told")
    parser.add_argument(
        "--limit", type=float, default=LIMIT, metavar="S",
        help=f"seconds for one answer; {LIMIT:g} unless told",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Check, and say what was found; 1 if anything was wrong."""
    if not 0 < args.limit <= 86_400:
        raise Unreadable(f"--limit is a number of seconds up to 86,400, not {args.limit:g}")
    faults = 0
    for finding in check(args.command, args.game or NAMES, args.seed, args.limit):
        faults += bool(finding.wrong)
        mark = "FAULT" if finding.wrong else "ok   "
        print(
            f"{mark} {finding.what}" + (f": {finding.wrong}" if finding.wrong else ""), flush=True
        )
    told = "1 fault" if faults == 1 else f"{faults} faults"
    print(told if faults else "the bot keeps to the protocol")
    return 1 if faults else 0
