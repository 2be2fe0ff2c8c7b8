"""One game being played, below every face: the record so far, who sits where, the dealer, undo.

An answer is checked on the present table and played ahead on a copy, the dealer's answers with it;
then the bundle of lines is made durable; then it is carried out and told. If the write fails,
nothing has happened; if the process dies after it, reading the lines again gives the same table.
The three steps can be taken apart by whoever writes in a way and at a time of its own: `prepare…`,
the write, `carry_out`. A match has one writer.
"""

import hashlib
from collections.abc import Sequence
from copy import copy
from typing import Any, Literal, NamedTuple

from lusoria.core.errors import Illegal, Stale
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.view import Heard, View
from lusoria.games.catalogue import load
from lusoria.records.bundles import Bundle, Bundles
from lusoria.records.course import Course
from lusoria.records.dealer import Dealer
from lusoria.records.header import Loader
from lusoria.records.lines import MOST_LINES, Entry, Header, Ply, Result, Undo
from lusoria.records.reading import BrokenOff, as_written, reading
from lusoria.records.storage import Memory, Storage

UndoPolicy = Literal["free", "never"]
"""Whether a table undoes as far as law 6 allows, or not at all."""


class Told(NamedTuple):
    """What has happened: the new entries, and the events that each of them brought."""

    entries: list[Entry]
    events: list[list[Event]]


class Match:
    """A game in progress. `course` is the line of play so far."""

    def __init__(
        self,
        course: Course,
        storage: Storage,
        dealer: Dealer | None = None,
        undo_policy: UndoPolicy = "free",
    ) -> None:
        self.course = course
        self.storage = storage
        self.undo_policy = undo_policy
        self.result: Result | None = None
        self._bundles = Bundles(course, dealer)
        self._log = Told([], [])
        self._hash = hashlib.sha256()
        self._begun = False

    # Beginning and going on

    @classmethod
    def begin(
        cls,
        header: Header,
        storage: Storage,
        dealer: Dealer | None = None,
        loader: Loader = load,
        play: Play | None = None,
    ) -> "Match":
        """Begin at the table that the header tells of; one that is laid already may be given."""
        match = cls(Course(header, loader, play), storage, dealer)
        match.commit(match.prepare_opening())
        return match

    @classmethod
    def resume(
        cls, storage: Storage, dealer: Dealer | None = None, loader: Loader = load
    ) -> "Match":
        """Go on with an unfinished game; a torn bundle at its end, never told, is cut off."""
        try:
            match = cls.read(storage, dealer, loader)
            if match.result is not None:
                raise _finished()
        except Exception:
            storage.close()
            raise
        if match._bundles.deals_at_once(match.play):
            match.deal()
        return match

    @classmethod
    def read(cls, storage: Storage, dealer: Dealer | None = None, loader: Loader = load) -> "Match":
        """A match as its lines tell it, finished or not; a torn bundle at its end is cut off."""
        raw = storage.read()
        with reading(raw, loader) as begun:
            record = begun.to_the_end(repair=True).record
        if record.damage and not isinstance(record.damage, BrokenOff):
            raise record.damage
        if record.whole < len(raw):
            raw = raw[: record.whole]
            with reading(raw, loader) as begun:
                record = begun.to_the_end().record
        match = cls(begun.course, storage, dealer)
        storage.keep(len(raw))
        match._note(as_written(raw), Told(record.entries, begun.events))
        match.result = record.result
        return match

    def fork(self) -> "Match":
        """The same match once more, in memory, to be gone on with by itself."""
        other = copy(self)
        other.course, other._hash = self.course.copy(), self._hash.copy()
        other._bundles = Bundles(other.course, self.dealer)
        other._log = self.since(0)
        other.storage = Memory(self.storage.read())
        return other

    def __enter__(self) -> "Match":
        return self

    def __exit__(self, *problem: object) -> None:
        """Let go of the place where it lies."""
        self.storage.close()

    # How it stands

    @property
    def play(self) -> Play:
        """The table."""
        return self.course.play

    @property
    def dealer(self) -> Dealer | None:
        """Who answers for fate, if not the people at the table."""
        return self._bundles.dealer

    @property
    def entry(self) -> int:
        """The last entry: the version that a request must quote."""
        return self.course.entries

    @property
    def players(self) -> Sequence[str | None]:
        """Who sits where now."""
        return tuple(self.course.players)

    def since(self, entry: int) -> Told:
        """What has happened after an entry; after 0, everything."""
        return Told(self._log.entries[entry:], self._log.events[entry:])

    def heard(self, viewer: int, since: int = 0) -> list[Heard]:
        """What a set of seats has heard after an entry, of undos and changed seats too."""
        news: list[Heard] = []
        for entry, events in zip(*self.since(since), strict=True):
            if isinstance(entry, Ply):
                news += self.play.heard(events, viewer, entry.entry)
            elif isinstance(entry, Undo):
                news.append(Heard(entry.entry, "undone", {"to": entry.undo}))
            else:
                taken = entry.seat_taken
                news.append(Heard(entry.entry, "seat_taken", {"seat": taken.seat, "by": taken.by}))
        return news

    def view(self, viewer: int, since: int = 0) -> View[Any, Any]:
        """What a set of seats may see and do now, and what it has heard after an entry."""
        return self.play.view(viewer, self.entry, self.heard(viewer, since))

    def undoable(self, seat: int) -> list[int]:
        """The entries to which a seat may return now, the latest first."""
        line = self.course.line
        may = self.undo_policy == "free" and self.result is None
        return self.course.undoable() if may and len(line) and line[-1].seat == seat else []

    # What people and bots may do

    def answer(self, seat: int, entry: int, action: int) -> Told:
        """A seat answers the open question; fate too, where the table may roll for itself."""
        return self.commit(self.prepare(seat, entry, action))

    def deal(self, most: int = MOST_LINES) -> Told:
        """The dealer answers until a seat is asked or the game is over, or so many times."""
        return self.commit(self.prepare_deal(most))

    def undo(self, seat: int, entry: int, to: int | None = None) -> Told:
        """A seat takes its answers back as far as entry `to`; only its last one unless told."""
        return self.commit(self.prepare_undo(seat, entry, to))

    def take_seat(self, seat: int, name: str) -> Told:
        """Somebody else sits at a seat from now on."""
        return self.commit(self.prepare_seat(seat, name))

    def finish(self) -> Result:
        """The game is over: its outcome, the dealer's seed, and a hash that seals all lines."""
        bundle = self.prepare_result()
        self.commit(bundle)
        assert bundle.result is not None
        return bundle.result

    # The three steps: prepare, write, carry out

    def prepare_opening(self) -> Bundle:
        """The header, and what fate is asked before the first decision."""
        return self._bundles.opening()

    def prepare(self, seat: int, entry: int, action: int) -> Bundle:
        """An answer with all that the dealer answers to it."""
        return self._open().answer(seat, entry, action)

    def prepare_deal(self, most: int = MOST_LINES) -> Bundle:
        """The dealer's answers to what fate is asked now."""
        return self._open().deal(most)

    def prepare_undo(self, seat: int, entry: int, to: int | None = None) -> Bundle:
        """An undo, where law 6 and the table's policy allow it."""
        if self.undo_policy == "never":
            raise Illegal("at this table nothing is taken back", reason="undo_never")
        return self._open().undo(seat, entry, to)

    def check_takeback(self, to: int) -> None:
        """Refuse a takeback that even everybody's consent could not make."""
        self._open()
        self.course.check_takeback(to)

    def prepare_takeback(self, entry: int, to: int, granted: Sequence[int]) -> Bundle:
        """A return behind what is known; whoever asks for it has the seats' consent."""
        return self._open().takeback(entry, to, granted)

    def prepare_seat(self, seat: int, name: str) -> Bundle:
        """A seat changes hands."""
        return self._open().seat_taken(seat, name)

    def prepare_result(self) -> Bundle:
        """The last line."""
        return self._open().result(f"sha256:{self._hash.hexdigest()}")

    def commit(self, bundle: Bundle) -> Told:
        """Make a bundle durable, then carry it out."""
        if bundle.lines:
            self.storage.append(bundle.lines)
        return self.carry_out(bundle)

    def carry_out(self, bundle: Bundle) -> Told:
        """Carry out a bundle that is durable, and tell what happened."""
        expected = self.entry + 1 if self._begun else 0
        if bundle.first != expected:
            raise Stale(f"this bundle begins at line {bundle.first}, but {expected} comes next")
        if bundle.ahead:
            events = self.course.adopt(bundle.ahead)
        else:
            events = [self.course.carry_out(entry) for entry in bundle.entries]
        told = Told(bundle.entries, events)
        self._note(b"".join(bundle.lines), told)
        self.result = bundle.result
        return told

    def _open(self) -> Bundles:
        if self.result is not None:
            raise _finished()
        return self._bundles

    def _note(self, raw: bytes, told: Told) -> None:
        self._log.entries.extend(told.entries)
        self._log.events.extend(told.events)
        self._hash.update(raw)
        self._begun = True


def _finished() -> Illegal:
    return Illegal("the game is finished; nothing may follow its result", reason="finished")
