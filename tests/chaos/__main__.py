"""`python -m tests.chaos`: many matches, bad weather and dying servers, judged afterwards."""

import argparse
import asyncio
import os
import secrets
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

os.environ.setdefault("LUSORIA_THAWED", "1")  # before the first rule is imported

from tests.chaos.campaign import Campaign
from tests.chaos.house import database
from tests.chaos.judging import judged
from tests.chaos.script import Script


def main() -> int:
    """Run, judge, tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--kills", type=int, default=2, help="how often a server dies by kill -9")
    parser.add_argument("--pauses", type=int, default=0, help="how often one sleeps past its lease")
    parser.add_argument("--cluster", action="store_true", help="two servers, PostgreSQL and Redis")
    parser.add_argument(
        "--processes", type=int, default=1, help="of each server; half of the kills meet one"
    )
    parser.add_argument("--at-once", type=int, default=40, help="matches that go on together")
    parser.add_argument("--stuck", type=float, default=300, help="seconds that a match may rest")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="the whole script follows")
    parser.add_argument("--keep", type=Path, help="a folder for histories, records and logs")
    args = parser.parse_args()
    script = Script(
        args.seed, args.matches, args.kills, args.pauses,
        servers=2 if args.cluster else 1, processes=args.processes, at_once=args.at_once,
        stuck=args.stuck,
    )  # fmt: skip
    print(script, flush=True)
    with ExitStack() as stack:
        folder = args.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        campaign = Campaign(script, folder, database(stack, args.cluster), say)
        began = time.monotonic()
        asyncio.run(campaign.run())
        verdict = judged(folder)
    print(f"{time.monotonic() - began:.0f} s; servers: {dict(campaign.blows)}")
    print(f"messages: {dict(campaign.mishaps)}")
    for what, count in sorted(verdict.seen.items()):
        print(f"{count:9}  {what}")
    for fault in verdict.faults:
        print(f"FAULT {fault.kind}: {fault.words}")
    print(f"{len(verdict.faults)} faults; seed {args.seed}")
    return 1 if verdict.faults else 0


def say(line: str) -> None:
    """Progress, at once."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
