"""`lusoria serve`: the table server, one process or several over one SQLite file or PostgreSQL."""

import argparse
import asyncio
import socket
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from lusoria.core.errors import Unreadable
from lusoria.server.front.listening import Opened
from lusoria.server.settings import Limits, Settings, default_data_dir

PORT: Final = 8350
LIMITS: Final = tuple(each.name for each in fields(Limits))


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "serve",
        description="Serve tables to browsers. Nothing else is needed: matches lie in one file.",
        epilog="Several machines serve the same matches with --database postgresql://…"
        " --redis redis://… (docs/hosting.md).",
    )
    add_arguments(parser)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen and where to keep matches."""
    parser.add_argument("--host", default="127.0.0.1", help="127.0.0.1 unless told")
    parser.add_argument(
        "--port",
        type=int,
        default=PORT,
        metavar="P",
        help=f"{PORT} unless told; 0 for any that is free",
    )
    add_storage(parser)
    parser.add_argument(
        "--redis", default="", metavar="ADDRESS", help="redis://…, between several machines"
    )
    parser.add_argument(
        "--processes", type=int, default=1, metavar="N",
        help="how many processes share the work, best one per core; 1 unless told",
    )  # fmt: skip
    parser.add_argument(
        "--keep-days", type=int, default=Settings.keep_days, metavar="N",
        help=f"forget matches that nobody has touched for so long; {Settings.keep_days} unless"
        " told, 0 keeps all",
    )  # fmt: skip
    parser.add_argument("--no-browser", action="store_true", help="open no page")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="ORIGIN",
        help="a further origin whose pages may open a socket, such as https://example.org",
    )  # fmt: skip
    parser.add_argument(
        "--behind-proxy", metavar="ADDRESS", default="",
        help="believe a proxy at this address about where guests come from",
    )  # fmt: skip
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=NUMBER",
        help=f"allow guests more or less: {', '.join(LIMITS)}",
    )  # fmt: skip


def add_storage(parser: argparse.ArgumentParser) -> None:
    """Where matches are kept."""
    parser.add_argument(
        "--data-dir", type=Path, default=None, metavar="FOLDER", help="where matches are kept"
    )
    parser.add_argument(
        "--database", default="", metavar="ADDRESS",
        help="a file, or postgresql://user@host/name; a file in the data folder unless told",
    )  # fmt: skip


def read_limits(told: Sequence[str]) -> Limits:
    """The limits that were told, the usual ones for the rest."""
    wanted: dict[str, int] = {}
    for each in told:
        name, _, number = each.partition("=")
        if name not in LIMITS or not number.isdecimal() or int(number) < 1:
            raise Unreadable(f"--limit {each}: NAME=NUMBER, with NAME one of {', '.join(LIMITS)}")
        wanted[name] = int(number)
    return Limits(**wanted)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody interrupts."""
    if args.redis and not args.database.startswith(("postgresql://", "postgres://")):
        raise Unreadable("--redis is for several machines; they need --database postgresql://…")
    check_processes(args.processes)
    settings = Settings(
        data_dir=args.data_dir or default_data_dir(),
        database=args.database,
        redis=args.redis,
        origins=tuple(args.origin),
        limits=read_limits(args.limit),
        keep_days=max(0, args.keep_days),
    )
    from lusoria.server.logs import keep_log

    def opened(address: str) -> None:
        _welcome(address, open_page=not args.no_browser)

    keep_log()
    try:
        (_serve_alone if args.processes == 1 else _serve_with_several)(settings, args, opened)
    except KeyboardInterrupt:
        return 130
    return 0


def check_processes(count: int) -> None:
    """Several processes hand connections to each other, which not every system can."""
    if count < 1:
        raise Unreadable(f"--processes {count}: at least 1 process serves")
    if count > 1 and not hasattr(socket, "send_fds"):
        raise Unreadable("several processes need a Unix system; leave --processes out here")


def _serve_alone(settings: Settings, args: argparse.Namespace, opened: Opened) -> None:
    from lusoria.server.serving import new_loop, serve

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(settings, args.host, args.port, proxy=args.behind_proxy, opened=opened))


def _serve_with_several(settings: Settings, args: argparse.Namespace, opened: Opened) -> None:
    """Without what a single process needs: the front stays light."""
    from lusoria.server.front.supervisor import serve_with_several

    where = args.host, args.port
    asyncio.run(
        serve_with_several(settings, args.processes, *where, proxy=args.behind_proxy, opened=opened)
    )


def _welcome(address: str, *, open_page: bool) -> None:
    """Say where the lobby is, and open it; a browser in the terminal must not stop the server."""
    from lusoria.server.door.client import is_built

    print(f"Lusoria is open: {address}", flush=True)
    if not is_built():
        print("The browser's pages are not built; `python3 dev.py play` builds them.", flush=True)
    elif open_page:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
