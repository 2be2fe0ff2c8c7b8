"""Records to files: append-only, and each line lies on the disk before anybody hears of it.

An entry is checked, then written and synced, then carried out and told: whoever was told something
finds it in the record, even after the power has failed.
"""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import load
from lusoria.records.course import Course, Loader
from lusoria.records.dealer import Dealer
from lusoria.records.lines import (
    FORM,
    SEED,
    Committed,
    Entry,
    Header,
    Outcome,
    Ply,
    Printed,
    Result,
    Revealed,
    SeatTaken,
    Taken,
    Undo,
    write_line,
)
from lusoria.records.reading import BrokenOff, reading

if sys.platform != "win32":
    import fcntl

Append = Callable[[bytes], Any]
"""Takes one line to where it is safe, before it returns."""


def header_of(
    play: Play,
    players: Sequence[str | None] | None = None,
    dealer: Dealer | None = None,
    started: str | UnsetType = UNSET,
) -> Header:
    """The header of a game that begins at this table."""
    return Header(
        record=FORM,
        game=play.game.name,
        rules=play.game.version,
        seats=play.seats,
        options=dict(play.options),
        players=list(players or [None] * play.seats),
        components=Printed(play.components.name, play.components.text.splitlines()),
        dice=Committed(dealer.commitment) if dealer else None,
        started=started,
    )


class Writer:
    """Writes one game down while it is played; `course` is the game so far."""

    def __init__(self, course: Course, append: Append, dealer: Dealer | None) -> None:
        self.course = course
        self.dealer = dealer
        self.finished = False
        self._append = append

    @classmethod
    def begin(
        cls,
        header: Header,
        where: Path | Append,
        dealer: Dealer | None = None,
        loader: Loader = load,
    ) -> "Writer":
        """Begin a record in a new file, or elsewhere; a bad header leaves no file behind."""
        course, line = Course(header, loader), write_line(header)
        _check_dealer(header, dealer)
        append = Disk(where) if isinstance(where, Path) else where
        append(line)
        return cls(course, append, dealer)

    @classmethod
    def resume(cls, path: Path, dealer: Dealer | None = None, loader: Loader = load) -> "Writer":
        """Go on with an unfinished record; a torn last line, never told, is cut off."""
        disk = Disk(path, new=False)
        try:
            with reading(path, loader) as begun:
                record = begun.to_the_end(repair=True).record
            if record.damage and not isinstance(record.damage, BrokenOff):
                raise record.damage
            if record.result is not None:
                raise Illegal(f"{path.name} is finished; nothing may follow its result")
            _check_dealer(record.header, dealer)
        except Exception:
            disk.close()
            raise
        disk.keep(record.size)
        return cls(begun.course, disk, dealer)

    def __enter__(self) -> "Writer":
        return self

    def __exit__(self, *problem: object) -> None:
        """Let go of the file."""
        if isinstance(self._append, Disk):
            self._append.close()

    @property
    def play(self) -> Play:
        """The table."""
        return self.course.play

    def act(self, words: str, *, by_table: bool = False) -> list[Event]:
        """Write down the answer to the open question, then tell what happened."""
        tidy = self.play.words(self.play.number(words))
        seat = self.play.seat
        by: Literal["table"] | UnsetType = "table" if by_table else UNSET
        return self.enter(Ply(self._next, "fate" if seat == FATE else seat, tidy, by))

    def deal(self) -> list[Event]:
        """Let the dealer answer until a seat is asked or the game is over."""
        if self.dealer is None:
            raise Illegal("this game has no dealer: fate's answers are typed in")
        told: list[Event] = []
        while self.play.seat == FATE:
            told += self.act(self.play.words(self.dealer.answer(self.play, self.course.ply)))
        return told

    def undo(self, entry: int) -> None:
        """Return to before an entry."""
        self.enter(Undo(self._next, entry))

    def seat_taken(self, seat: int, by: str) -> None:
        """Note who sits at a seat from now on."""
        self.enter(SeatTaken(self._next, Taken(seat, by)))

    def enter(self, entry: Entry) -> list[Event]:
        """Check an entry, write it down, carry it out and tell what happened."""
        self._check_open()
        self.course.check(entry)
        self._append(write_line(entry))
        return self.course.carry_out(entry)

    def finish(self) -> Result:
        """Write down how the game ended, and the dealer's seed."""
        self._check_open()
        outcome = msgspec.convert(self.play.outcome(), Outcome)
        seed = Revealed(self.dealer.seed) if self.dealer else UNSET
        result = Result(outcome, self.course.entries, seed)
        self.course.check_result(result)
        self._append(write_line(result))
        self.finished = True
        return result

    def _check_open(self) -> None:
        if self.finished:
            raise Illegal("the record is finished; nothing may follow its result")

    @property
    def _next(self) -> int:
        return self.course.entries + 1


def _check_dealer(header: Header, dealer: Dealer | None) -> None:
    if dealer is None:
        return
    if not SEED.fullmatch(dealer.seed):
        raise Unreadable("a dealer whose seed goes into a record has one of 64 hexadecimal digits")
    if dealer.commitment != (header.dice.commitment if header.dice else None):
        raise Unreadable("this dealer's seed is not the one that the header promises")


class Disk:
    """Appends lines to a file; each is synced before the call returns, or cut off if that fails.

    One process at a time: the file stays locked until it is closed or its process ends.
    """

    def __init__(self, path: Path, *, new: bool = True) -> None:
        """Make a new file, or open one."""
        self.path = path
        try:
            self._file = path.open("xb" if new else "r+b", buffering=0)
        except OSError as error:
            raise Unreadable(f"{path}: {error.strerror or error}") from error
        if not _lock(self._file.fileno()):
            self._file.close()
            raise Illegal(f"{path} is open at another table; leave it there first")
        if new:
            _sync_folder(path.parent)

    def keep(self, size: int) -> None:
        """Cut off what follows so many bytes."""
        self._file.truncate(size)

    def __call__(self, line: bytes) -> None:
        """Write one line to the end of the file."""
        end = self._file.seek(0, os.SEEK_END)
        try:
            written = self._file.write(line)
            if written != len(line):
                raise OSError(f"only {written} of {len(line)} bytes were written to {self.path}")
            os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(end)
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


def _lock(handle: int) -> bool:
    """Whether nobody else holds this file; where systems know no such lock, nobody does."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True


def _sync_folder(folder: Path) -> None:
    """A new file is safe only once its folder is; systems that cannot sync folders need not."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
