"""Records from files. A damaged or illegal one is refused at its first bad line, with its number.

Every line is replayed as it is read; so all lines before the bad one are sound, and can be had by
asking for a repair.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from msgspec import UNSET

from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.journal import Event
from lusoria.games.catalogue import load
from lusoria.records.course import Course, Replayed, dealer_alone
from lusoria.records.header import Loader
from lusoria.records.lines import (
    MOST_BYTES,
    MOST_LINES,
    Entry,
    Header,
    Line,
    Result,
    read_line,
    shown,
    write_line,
)


class BrokenOff(Unreadable):
    """The last line is torn, as when a process dies while it writes."""


@dataclass
class Record:
    """A game written down. `damage` tells why a repaired one stops where it does."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    result: Result | None = None
    damage: Refusal | None = None
    size: int = field(default=0, compare=False)
    """How many bytes of the file are sound."""
    whole: int = field(default=0, compare=False)
    """How many of them are whole bundles: where only the dealer answers for fate, a bundle ends
    where a seat or nobody is asked; elsewhere, and in form 1, each line is one."""


class Reading:
    """A record being read. Going through it replays entry by entry and stops at a bad line."""

    def __init__(self, file: BinaryIO, loader: Loader = load) -> None:
        self._file = file
        self._hash = hashlib.sha256()
        with _at_line(1):
            raw = self._next_line()
            header = self._header(raw)
            self.course = Course(header, loader)
        self.events: list[list[Event]] = []
        """What each entry brought about."""
        self.record = Record(header, size=len(raw), whole=len(raw))
        self._hash.update(as_written(raw))

    def __iter__(self) -> Iterator[Replayed]:
        yield Replayed(None, self.course.play, [])
        number = 1
        while raw := self._next_line():
            number += 1
            with _at_line(number):
                step = self._take(self._line(raw, number))
            self._count(raw)
            if step:
                yield step

    def _count(self, raw: bytes) -> None:
        """One more sound line."""
        record, header = self.record, self.record.header
        self._hash.update(as_written(raw))
        record.size += len(raw)
        if header.record == 1 or not dealer_alone(header, self.course.play):
            record.whole = record.size

    def _next_line(self) -> bytes:
        """The next line; of a giant one no more is read than shows that it is one."""
        return self._file.readline(MOST_BYTES + 1)

    def _header(self, raw: bytes) -> Header:
        """The first line: without it a file is no record at all."""
        try:
            header = self._line(raw, 1)
            if not isinstance(header, Header):
                raise Unreadable('a record begins with its header, {"record": 2, "game": …}')
        except Unreadable as refusal:
            raise Unreadable(refusal.message, reason="no_record") from refusal
        return header

    def _line(self, raw: bytes, number: int) -> Line:
        """One line in good form."""
        _check_size(raw, number)
        return read_line(raw)

    def _take(self, line: Line) -> Replayed | None:
        """Carry out one line and keep it."""
        record, course = self.record, self.course
        if record.result is not None:
            raise Unreadable("nothing may follow the result")
        if isinstance(line, Header):
            raise Unreadable("a second header; a file holds one game")
        if isinstance(line, Result):
            course.check_result(line)
            if line.lines not in (UNSET, f"sha256:{self._hash.hexdigest()}"):
                raise Unreadable(
                    "lines: the hash differs; some line before was changed",
                    reason="record_changed",
                )
            record.result = line
            return None
        events = course.take(line)
        record.entries.append(line)
        self.events.append(events)
        return Replayed(line, course.play, events)

    def to_the_end(self, *, repair: bool = False) -> "Reading":
        """Read all that is left; a repair stops before the damage and notes it."""
        try:
            for _ in self:
                pass
        except Refusal as refusal:
            if not repair:
                raise
            self.record.damage = refusal
        return self


@contextmanager
def reading(source: Path | bytes, loader: Loader = load) -> Iterator[Reading]:
    """Begin to read a record from a file, or from its bytes."""
    try:
        file = BytesIO(source) if isinstance(source, bytes) else source.open("rb")
    except OSError as error:
        raise Unreadable(f"{source!s}: {error.strerror or error}") from error
    with file:
        yield Reading(file, loader)


def read_record(source: Path | bytes, loader: Loader = load, *, repair: bool = False) -> Record:
    """A record, checked to the last line; a repair returns what is sound of a damaged one."""
    with reading(source, loader) as begun:
        return begun.to_the_end(repair=repair).record


def write_record(record: Record) -> bytes:
    """The file of a record."""
    lines = [record.header, *record.entries, *([record.result] if record.result else [])]
    return b"".join(write_line(line) for line in lines)


def _check_size(raw: bytes, number: int) -> None:
    if number > MOST_LINES:
        raise Unreadable(f"a record has at most {MOST_LINES:,} lines")
    if len(raw) > MOST_BYTES:
        raise Unreadable(f"the line is too long; a line has at most {MOST_BYTES:,} bytes")
    if not raw:
        raise Unreadable("the file is empty; a record begins with its header")
    if not raw.endswith(b"\n"):
        raise _broken_off("the file breaks off in the middle of this line", number)
    if not raw.strip():
        raise Unreadable("the line is blank")


def _broken_off(what: str, number: int) -> BrokenOff:
    sound = f"; everything before line {number} is sound" if number > 1 else ""
    return BrokenOff(f"{what}{sound}", reason="record_broken_off")


def as_written(raw: bytes) -> bytes:
    """Lines as they were written: an editor on Windows ends them otherwise when it saves them."""
    return raw.replace(b"\r\n", b"\n")


@contextmanager
def _at_line(number: int) -> Iterator[None]:
    """Put the line's number in front of any refusal."""
    try:
        yield
    except Refusal as refusal:
        refusal.message = f"line {number}: {shown(refusal.message)}"
        refusal.args = (refusal.message,)
        refusal.line = number
        raise
