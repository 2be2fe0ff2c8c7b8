"""`lusoria play`: a table in the terminal, against bots or with several people at one keyboard."""

import argparse
import hashlib
import shlex
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from lusoria.bots.names import maker, read_bots
from lusoria.cli.again import again
from lusoria.cli.table import Wishes, add_table_options, read_wishes, uncompiled
from lusoria.cli.terminal.backroom import Backroom
from lusoria.cli.terminal.commands import Leave
from lusoria.cli.terminal.lobby import FRIEND, USUAL, usual_language, visit
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.session import Session
from lusoria.cli.terminal.storage import (
    PACES,
    Aside,
    drop_aside,
    keep_aside,
    latest_unfinished,
    new_record,
    read_aside,
    touch,
)
from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.play import Play
from lusoria.games.catalogue import NAMES
from lusoria.records.dealer import Dealer
from lusoria.records.lines import Header, Undo
from lusoria.records.reading import BrokenOff, Record, read_record
from lusoria.records.replay import replay
from lusoria.records.writing import Disk, Writer, header_of
from lusoria.words import LANGUAGES

LAST = Path()
"""`--resume` without a file: the last game that was left before its end."""


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "play",
        description="Play in the terminal. Without a game, a menu asks for everything.",
        epilog="Opponents: tiro, miles, centurio, legatus, imperator; random, greedy, plain, thumb;"
        " friend for a person at this keyboard; exec:COMMAND for a bot in any language. Every"
        " answer is written down at once, so that a game can always be resumed.",
    )
    parser.add_argument("game", nargs="?", choices=NAMES, metavar="GAME", help=", ".join(NAMES))
    add_table_options(parser, seed_unless_told="a secret one")
    parser.set_defaults(seed=None)
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help=f"opponents; the last one fills all seats; {USUAL} unless told",
    )
    parser.add_argument(
        "--hot-seat", action="store_true", help="people at all seats that no bot of --bots takes"
    )
    parser.add_argument("--seat", type=int, default=0, metavar="K", help="your seat; 0 unless told")
    parser.add_argument("--language", choices=LANGUAGES, help="the system's unless told")
    parser.add_argument("--pace", choices=PACES, help="of the bots; normal unless told")
    parser.add_argument("--record", type=Path, metavar="FILE", help="where the game is written")
    parser.add_argument(
        "--resume", type=Path, nargs="?", const=LAST, metavar="FILE",
        help="go on with a game; with the last one unless a file is named",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Play one game to its end, or until somebody leaves."""
    screen, backroom = Screen(), Backroom()
    try:
        session = table(args, screen, backroom)
        return sit_down(session) if session else 0
    finally:
        backroom.close()


def table(args: argparse.Namespace, screen: Screen, backroom: Backroom) -> Session | None:
    """A resumed game or a new one; nothing if somebody left the lobby."""
    if args.resume is not None:
        return resumed(args, screen, backroom)
    if screen.live:  # whoever waits for bots or hints later shall wait as little as possible
        backroom.open()
        if args.game:
            backroom.warm(args.game)
    if args.game is None and not choose(args, screen, backroom):
        return None
    return begun(args, screen, backroom)


def sit_down(session: Session) -> int:
    """Play, and leave behind how it went."""
    with session.writer:
        try:
            with session.screen.opened():
                session.play_on()
        except (EOFError, KeyboardInterrupt, Leave):
            session.screen.say([""])
        except OSError as error:
            what = error.strerror or str(error)
            raise Unreadable(f"{session.path}: {what}; the last answer does not count") from error
        finally:
            touch(session.path)
            session.screen.leave_behind(session.farewell())
    return 0


def choose(args: argparse.Namespace, screen: Screen, backroom: Backroom) -> bool:
    """Fill in what the lobby was told; false if somebody left it."""
    warm = backroom.warm if screen.live else lambda game: None
    try:
        with screen.opened():
            wanted = visit(screen, args.language, warm)
    except EOFError:
        return False
    args.game, args.seats, args.language = wanted.game, wanted.seats, wanted.language
    args.option = [f"{name}={value}" for name, value in wanted.options.items()] + args.option
    args.hot_seat = not wanted.bots
    args.bots = ",".join(wanted.bots)
    return True


def begun(args: argparse.Namespace, screen: Screen, backroom: Backroom) -> Session:
    """A new game, its record begun."""
    bots = read_bots(args.bots) if args.bots else []
    game = uncompiled(args.game)
    for name in bots:
        if name != FRIEND:
            maker(args.game, name)
    if args.seats is None and not args.hot_seat:
        args.seats = max(game.fewest, 1 + len(bots))
    dealer = Dealer.fresh() if args.seed is None else dealer_of(args.seed)
    args.seed = dealer.seed
    wishes = read_wishes(args, game)
    seated = sit(wishes, bots, args.hot_seat, args.seat)
    language, pace = args.language or usual_language(), args.pace or "normal"
    aside = Aside(dealer.seed, seated, language, pace)
    play = Play(wishes.game, wishes.seats, wishes.options, wishes.components)
    players = [seated.get(seat) for seat in range(wishes.seats)]
    started = datetime.now(UTC).isoformat(timespec="seconds")
    path = args.record or new_record(args.game)
    writer = begin_record(header_of(play, players, dealer, started), path, dealer, aside)
    return Session(writer, path, aside, screen, backroom)


def begin_record(header: Header, path: Path, dealer: Dealer, aside: Aside) -> Writer:
    """The record and what lies beside it; where one cannot be written, neither is left behind."""
    if path.exists():
        raise Unreadable(
            f"{path} is there already and is not written over; name another file, or go on with"
            f" the game in it: --resume {shlex.quote(str(path))}"
        )
    disk = Disk(path)
    try:
        writer = Writer.begin(header, disk, dealer, uncompiled)
        keep_aside(path, aside)
    except (OSError, Refusal) as error:
        disk.close()
        path.unlink(missing_ok=True)
        drop_aside(path)
        if isinstance(error, Refusal):
            raise
        what = error.strerror or str(error)
        raise Unreadable(
            f"{path}: {what}; make room, or name a file elsewhere: --record"
        ) from error
    return writer


def dealer_of(seed: int | str) -> Dealer:
    """The dealer of a given seed: records tell a seed as 64 hexadecimal digits."""
    return Dealer(hashlib.sha256(f"lusoria/{seed}".encode()).hexdigest())


def sit(wishes: Wishes, bots: list[str], hot_seat: bool, own: int) -> dict[int, str]:
    """Which bot takes which seat: all but one's own, or at a hot-seat the last ones."""
    if not 0 <= own < wishes.seats:
        raise Unreadable(f"--seat is a number from 0 to {wishes.seats - 1}, not {own}")
    if len(bots) >= wishes.seats:
        raise Unreadable(f"--bots names {len(bots)} for {wishes.seats} seats; leave one for people")
    if hot_seat:
        first = wishes.seats - len(bots)
        return {first + place: name for place, name in enumerate(bots)}
    others = [seat for seat in range(wishes.seats) if seat != own]
    names = [*bots, *([bots[-1] if bots else USUAL] * (len(others) - len(bots)))]
    return {seat: name for seat, name in zip(others, names, strict=True) if name != FRIEND}


def resumed(args: argparse.Namespace, screen: Screen, backroom: Backroom) -> Session:
    """An unfinished game, with its log."""
    path = latest_unfinished(args.game) if args.resume == LAST else args.resume
    record = read_begun(path)
    if args.game not in (None, record.header.game):
        raise Unreadable(
            f"{path} is a game of {record.header.game}, not of {args.game}; leave {args.game} out"
            " to go on with it, or name another file"
        )
    if record.result is not None:
        drop_aside(path)
        raise Unreadable(f"{path.name} is finished; `{again('replay', str(path))}` shows it")
    aside = read_aside(path)
    writer = Writer.resume(path, Dealer(aside.seed), uncompiled)
    language, pace = args.language or aside.language, args.pace or aside.pace
    aside = replace(aside, language=language, pace=pace)
    session = Session(writer, path, aside, screen, backroom)
    for step in replay(record, uncompiled):
        if isinstance(step.entry, Undo):
            session.chronicle.undo(step.entry.undo)
        elif step.entry is not None:
            session.chronicle.add(step.entry.entry, step.play, step.events)
    return session


def read_begun(path: Path) -> Record:
    """A record to go on with: sound, but for a last line that broke off."""
    try:
        record = read_record(path, uncompiled, repair=True)
    except Refusal as refusal:
        if refusal.line is None:  # no file: it is named
            raise
        raise Unreadable(
            f"{path} is no record of a game ({refusal.message}); name one that `lusoria play` wrote"
        ) from refusal
    if record.damage and not isinstance(record.damage, BrokenOff):
        raise Unreadable(
            f"{path} is damaged ({record.damage.message}); `{again('replay', str(path))}`"
            " tells more, but the game cannot go on"
        )
    return record
