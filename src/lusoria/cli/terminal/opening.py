"""How a table in the terminal comes about: begun, begun once more, or resumed."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from lusoria.bots.names import maker
from lusoria.bots.workers.pool import Pool
from lusoria.cli.again import again
from lusoria.cli.table import Wishes, recorded, uncompiled
from lusoria.cli.terminal.saved import SavedTable, drop_sidecar, load_table, new_record, save_table
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.seats import LETTERS
from lusoria.cli.terminal.session import Session
from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.play import Play
from lusoria.records.dealer import Dealer
from lusoria.records.header import header_of
from lusoria.records.lines import Header
from lusoria.records.match import Match
from lusoria.records.reading import BrokenOff, Record
from lusoria.records.storage import File

FRIEND: Final = "friend"
"""Stands for a bot's name where a person sits."""
SAME: Final = "same"
MENU: Final = "menu"


def read_seat(text: str | None, seats: int) -> int:
    """A seat by its letter, or counted from 1."""
    wanted = (text or LETTERS[0]).upper()
    known = {LETTERS[seat]: seat for seat in range(seats)}
    known |= {str(seat + 1): seat for seat in range(seats)}
    if wanted not in known:
        raise Unreadable(f"--seat is a letter from A to {LETTERS[seats - 1]}, not {text!r}")
    return known[wanted]


def sit(wishes: Wishes, bots: list[str], hot_seat: bool, own: int, usual: str) -> dict[int, str]:
    """Which bot takes which seat: all but one's own, or at a hot-seat the last ones."""
    if len(bots) >= wishes.seats:
        raise Unreadable(f"--bots names {len(bots)} for {wishes.seats} seats; leave one for people")
    if hot_seat:
        first = wishes.seats - len(bots)
        return {first + place: name for place, name in enumerate(bots)}
    others = [seat for seat in range(wishes.seats) if seat != own]
    return seated(others, bots or [usual])


def seated(seats: Sequence[int], bots: Sequence[str]) -> dict[int, str]:
    """Bots at these seats; the last one named fills the rest, and friends are no bots."""
    names = [*bots, *([bots[-1]] * (len(seats) - len(bots)))]
    return {seat: name for seat, name in zip(seats, names, strict=True) if name != FRIEND}


def check_bots(game: str, bots: Sequence[str]) -> None:
    """Refuse a name that nobody bears."""
    for name in bots:
        if name != FRIEND:
            maker(game, name)


def begin(play: Play, saved: SavedTable, path: Path, screen: Screen, bots: Pool) -> Session:
    """A new game, its record begun."""
    dealer = Dealer(saved.seed)
    players = [saved.bots.get(seat) for seat in range(play.seats)]
    started = datetime.now(UTC).isoformat(timespec="seconds")
    match = begin_record(header_of(play, players, dealer, started), path, dealer, saved)
    return Session(match, path, saved, screen, bots)


def wish_for_more(session: Session) -> str:
    """What comes after a finished game: the same once more, the menu, or nothing."""
    t = session.t
    try:
        session.screen.leave_behind(["", t("play-again")])
        typed = session.screen.ask("> ").lower()
    except (EOFError, KeyboardInterrupt):
        return ""
    return {"": SAME, MENU: MENU, t("menu"): MENU}.get(typed, "")


def begin_again(session: Session) -> Session:
    """The same table once more, with other dice and cards, in a record of its own."""
    old = session.play
    play = Play(old.game, old.seats, old.options, old.components)
    saved = replace(session.saved, seed=Dealer.fresh().seed)
    return begin(play, saved, new_record(old.game.name), session.screen, session.bots)


def begin_record(header: Header, path: Path, dealer: Dealer, saved: SavedTable) -> Match:
    """The record and what lies beside it; where one cannot be written, neither is left behind."""
    if path.exists():
        raise Unreadable(
            f"{path} is there already and is not written over; name another file, or go on with"
            f" the game in it: --resume {shlex.quote(str(path))}"
        )
    file = File(path, new=True)
    try:
        match = Match.begin(header, file, dealer, uncompiled)
        save_table(path, saved)
    except (OSError, Refusal) as error:
        file.abandon()
        drop_sidecar(path)
        if isinstance(error, Refusal):
            raise
        what = error.strerror or str(error)
        raise Unreadable(
            f"{path}: {what}; make room, or name a file elsewhere: --record"
        ) from error
    return match


@dataclass(frozen=True)
class Changes:
    """What is told anew when a game is resumed; nothing leaves it as it was."""

    game: str | None = None
    """Not changed, but checked."""
    bots: Sequence[str] = ()
    language: str | None = None
    pace: str | None = None


def resume(path: Path, changes: Changes, screen: Screen, bots: Pool) -> Session:
    """An unfinished game, with its log; other bots may take over the bots' seats."""
    record = read_begun(path, changes.language or "en")
    game = record.header.game
    if changes.game not in (None, game):
        raise Unreadable(
            f"{path} is a game of {game}, not of {changes.game}; leave {changes.game} out to go on"
            " with it, or name another file"
        )
    if record.result is not None:
        drop_sidecar(path)
        raise Unreadable(f"{path.name} is finished; `{again('replay', str(path))}` shows it")
    check_bots(game, changes.bots)
    kept = load_table(path)
    taken = take_over(kept, changes.bots) if changes.bots else {}
    language, pace = changes.language or kept.language, changes.pace or kept.pace
    match = Match.resume(File(path), Dealer(kept.seed), uncompiled)
    session = Session(match, path, replace(kept, language=language, pace=pace), screen, bots)
    for seat, name in taken.items():
        session.replace(seat, name)
    return session


def take_over(kept: SavedTable, bots: Sequence[str]) -> dict[int, str]:
    """Which bots' seats change hands; people keep theirs."""
    seats = sorted(kept.bots)
    if FRIEND in bots:
        raise Unreadable("--bots names bots when a game is resumed; people keep their seats")
    if len(bots) > len(seats):
        raise Unreadable(f"--bots names {len(bots)}, more than the bots of this game: {len(seats)}")
    named = seated(seats, bots)
    return {seat: name for seat, name in named.items() if name != kept.bots[seat]}


def read_begun(path: Path, language: str) -> Record:
    """A record to go on with: sound, but for a last line that broke off."""
    try:
        record = recorded(path, language, repair=True)
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
