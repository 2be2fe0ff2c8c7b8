"""`lusoria play`: a table in the terminal, against bots or with several people at one keyboard."""

import argparse
from pathlib import Path
from typing import Any, Final

from lusoria.bots.names import read_bots
from lusoria.bots.workers.pool import Pool
from lusoria.cli.table import CHECKED, add_table_options, read_wishes, uncompiled
from lusoria.cli.terminal.commands import Leave
from lusoria.cli.terminal.lobby import USUAL
from lusoria.cli.terminal.opening import (
    MENU,
    SAME,
    Changes,
    begin,
    begin_again,
    check_bots,
    read_seat,
    resume,
    sit,
    wish_for_more,
)
from lusoria.cli.terminal.saved import PACES, SavedTable, latest_unfinished, new_record, touch
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.session import Session
from lusoria.cli.terminal.visit import Wanted, usual_language, visit
from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from lusoria.games.catalogue import NAMES
from lusoria.records.dealer import Dealer
from lusoria.words import LANGUAGES

LAST = Path()
"""`--resume` without a file: the last game that was left before its end."""
SETTLED: Final = ("seats", "option", "components", "seed", "seat", "hot_seat", "record")
"""What a resumed game brings along: telling it anew would be ignored, so it is refused."""


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
    add_table_options(parser, CHECKED, seed_unless_told="a secret one")
    parser.set_defaults(seed=None)
    parser.add_argument(
        "--bots", metavar="A,B,…",
        help=f"opponents; the last one fills all seats; {USUAL} unless told; with --resume, bots"
        " that take over from the bots of that game",
    )  # fmt: skip
    parser.add_argument(
        "--hot-seat", action="store_true", help="people at all seats that no bot of --bots takes"
    )
    parser.add_argument("--seat", metavar="A", help="your seat, by its letter; A unless told")
    parser.add_argument("--language", choices=LANGUAGES, help="the system's unless told")
    parser.add_argument("--pace", choices=PACES, help="of the bots; normal unless told")
    parser.add_argument("--record", type=Path, metavar="FILE", help="where the game is written")
    parser.add_argument(
        "--resume", type=Path, nargs="?", const=LAST, metavar="FILE",
        help="go on with a game; with the last one unless a file is named",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Play one game to its end, or until somebody leaves; after its end perhaps another."""
    screen, bots = Screen(), Pool()
    try:
        session = table(args, screen, bots)
        while session is not None:
            sit_down(session)
            session = next_table(session, args.pace)
        return 0
    finally:
        bots.close()


def table(args: argparse.Namespace, screen: Screen, bots: Pool) -> Session | None:
    """A resumed game or a new one; nothing if somebody left the lobby."""
    if args.resume is not None:
        return resumed(args, screen, bots)
    if screen.live:  # whoever waits for bots or hints later shall wait as little as possible
        bots.open()
        if args.game:
            bots.warm(args.game)
    if args.game is None:
        wanted = ask(args.language, screen, bots)
        return chosen(wanted, args, screen, bots) if wanted else None
    return begun(args, screen, bots)


def sit_down(session: Session) -> None:
    """Play, and leave behind how it went."""
    with session.match:
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
            session.advisor.leave()
            session.screen.leave_behind(session.farewell())


def next_table(session: Session, pace: str | None) -> Session | None:
    """After a finished game: the same table once more, another from the menu, or none."""
    if not session.match.result or not session.screen.live:
        return None
    wish = wish_for_more(session)
    if wish == SAME:
        return begin_again(session)
    if wish != MENU:
        return None
    screen = session.screen
    wanted = ask(session.t.language, screen, session.bots)
    args = argparse.Namespace(components=None, seed=None, seat=None, record=None, pace=pace)
    args.option = []
    return chosen(wanted, args, screen, session.bots) if wanted else None


def ask(language: str | None, screen: Screen, bots: Pool) -> Wanted | None:
    """What somebody chooses in the lobby; nothing if it is left."""

    def warm(game: str) -> None:
        if screen.live:
            bots.warm(game)

    try:
        with screen.opened():
            return visit(screen, language, warm)
    except EOFError:
        return None


def chosen(wanted: Wanted, args: argparse.Namespace, screen: Screen, bots: Pool) -> Session:
    """The table that was chosen in the lobby."""
    args.game, args.seats, args.language = wanted.game, wanted.seats, wanted.language
    if wanted.resume:
        return resume(wanted.resume, Changes(language=wanted.language), screen, bots)
    args.option = [f"{name}={value}" for name, value in wanted.options.items()] + args.option
    args.hot_seat = not wanted.bots
    args.bots = ",".join(wanted.bots)
    return begun(args, screen, bots)


def begun(args: argparse.Namespace, screen: Screen, bots: Pool) -> Session:
    """A new game."""
    named = read_bots(args.bots) if args.bots else []
    game = uncompiled(args.game)
    args.language = args.language or usual_language()
    check_bots(args.game, named)
    if args.seats is None and not args.hot_seat:
        args.seats = max(game.fewest, 1 + len(named))
    dealer = Dealer.fresh() if args.seed is None else Dealer.of(args.seed)
    args.seed = dealer.seed
    wishes = read_wishes(args, game)
    own = read_seat(args.seat, wishes.seats)
    taken = sit(wishes, named, args.hot_seat, own, USUAL)
    saved = SavedTable(dealer.seed, taken, args.language, args.pace or "normal")
    play = Play(wishes.game, wishes.seats, wishes.options, wishes.components)
    return begin(play, saved, args.record or new_record(args.game), screen, bots)


def resumed(args: argparse.Namespace, screen: Screen, bots: Pool) -> Session:
    """An unfinished game, as it was but for what is told anew."""
    settled = [name for name in SETTLED if getattr(args, name)]
    if settled:
        told = ", ".join(f"--{name.replace('_', '-')}" for name in settled)
        raise Unreadable(f"--resume goes on with a game as it was begun; leave out {told}")
    path = latest_unfinished(args.game) if args.resume == LAST else args.resume
    named = read_bots(args.bots) if args.bots else []
    return resume(path, Changes(args.game, named, args.language, args.pace), screen, bots)
