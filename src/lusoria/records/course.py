"""The course of one game: the table as its record has it so far. Reader and writer stand on it.

An entry is checked before it changes anything, and everything that is wrong with it is said here.
"""

from collections.abc import Iterable, Iterator
from copy import copy
from typing import NamedTuple

from msgspec import UNSET

from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import load
from lusoria.records.ahead import Ahead
from lusoria.records.dealer import Dealer
from lusoria.records.header import Loader, lay_table
from lusoria.records.line import LineOfPlay, Past, is_kept
from lusoria.records.lines import Entry, Header, Ply, Result, SeatTaken, Undo, check_name
from lusoria.records.undo import check_undo, undoable


class Replayed(NamedTuple):
    """The table after an entry, and what happened; the first one has no entry: nothing has yet."""

    entry: Entry | None
    play: Play
    events: list[Event]


class Course:
    """A game in progress, entry by entry. `line` holds the plies that no undo has taken back."""

    def __init__(self, header: Header, loader: Loader = load, play: Play | None = None) -> None:
        """Lay the table that the header tells of, unless it is laid already."""
        self.header = header
        self.play = play or lay_table(header, loader)
        self.entries = 0
        self.line = LineOfPlay()
        self.players = list(header.players)

    @property
    def ply(self) -> int:
        """The place of the next ply on the line of play, counted from 1."""
        return len(self.line) + 1

    def undoable(self) -> list[int]:
        """The entries that an undo may return to now, the latest first."""
        return undoable(self.line, self.play)

    def answers_of(self, seat: int) -> Iterator[int]:
        """The entries of a seat's answers on the line of play, the latest first."""
        return (past.entry for past in reversed(self.line.plies) if past.seat == seat)

    def last_answers(self) -> list[int]:
        """For each seat the entry of its last answer, 0 before its first one."""
        return [next(self.answers_of(seat), 0) for seat in range(self.play.seats)]

    def last_answer(self, seats: Iterable[int]) -> int:
        """The entry of the last answer that any of these seats has given."""
        last = max((next(self.answers_of(seat), 0) for seat in seats), default=0)
        if not last:
            raise Illegal("you have not answered anything yet", reason="undo_nothing")
        return last

    def check(self, entry: Entry) -> None:
        """Refuse an entry that may not come next; nothing changes."""
        if entry.entry != self.entries + 1:
            raise Unreadable(f"this is entry {entry.entry}, but the next is {self.entries + 1}")
        if isinstance(entry, Ply):
            self._check_ply(entry)
        elif isinstance(entry, Undo):
            self._check_undo(entry)
        else:
            self._check_seat_taken(entry)

    def take(self, entry: Entry) -> list[Event]:
        """Check an entry, carry it out and tell what happened."""
        self.check(entry)
        return self.carry_out(entry)

    def carry_out(self, entry: Entry) -> list[Event]:
        """Carry out an entry that has been checked, and tell what happened."""
        self.entries += 1
        if isinstance(entry, Ply):
            return self._advance(self.play.number(entry.do))
        if isinstance(entry, Undo):
            self._return_to(entry)
        else:
            self.players[entry.seat_taken.seat] = entry.seat_taken.by
        return []

    def ahead(self) -> Ahead:
        """A copy of the table to play ahead on."""
        return Ahead(self.play, self.line, self.entries)

    def adopt(self, ahead: Ahead) -> list[list[Event]]:
        """Carry out what was played ahead from here, and tell what each ply brought about."""
        self.entries += len(ahead.steps)
        for step in ahead.steps:
            self.line.add(step.past, step.before)
        self.play.restore(ahead.play.snapshot())
        return [step.events for step in ahead.steps]

    def _check_ply(self, entry: Ply) -> None:
        play = self.play
        action = play.number(entry.do)
        if play.words(action) != entry.do:
            raise Unreadable(f"{entry.do!r} is written {play.words(action)!r} in a record")
        seat = FATE if entry.seat == "fate" else entry.seat
        if seat != play.seat and not play.over:
            raise Illegal(
                f"{seat_name(seat)} does {entry.do!r}, but {seat_name(play.seat)} is asked "
                f"({play.question})"
            )
        if entry.by is not UNSET and seat != FATE:
            raise Unreadable('"by" stands only where fate answers')
        by_table = entry.by is not UNSET and self.header.record > 1
        if by_table and dealer_alone(self.header, play):
            raise Illegal('"by": the header does not allow the table to answer for fate')
        reason = play.why_not(action)
        if reason:
            raise play.refusal(action, reason)

    def _check_undo(self, entry: Undo) -> None:
        if entry.granted is UNSET:
            check_undo(self.line, entry.undo, self.play)
            return
        self.check_takeback(entry.undo)
        if any(seat >= self.play.seats for seat in entry.granted):
            raise Unreadable(f"granted: the seats are 0 to {self.play.seats - 1}")

    def check_takeback(self, entry: int) -> None:
        """Refuse to return to before an entry even with everybody's consent."""
        if self.line[self.line.place(entry)].seat == FATE:
            raise Illegal(f"entry {entry} is fate's, nobody's to take back", reason="undo_no_ply",
                          facts={"entry": entry})  # fmt: skip

    def _check_seat_taken(self, entry: SeatTaken) -> None:
        seat = entry.seat_taken.seat
        check_name(entry.seat_taken.by)
        if not 0 <= seat < self.play.seats:
            raise Unreadable(
                f"there is no seat {seat}; they are 0 to {self.play.seats - 1}",
                reason="no_such_seat", facts={"seat": seat},
            )  # fmt: skip

    def _advance(self, action: int) -> list[Event]:
        self._remember(Past(self.entries, self.play.seat, action))
        return self.play.apply(action)

    def _remember(self, past: Past) -> None:
        kept = is_kept(past.seat, len(self.line))
        self.line.add(past, self.play.snapshot() if kept else None)

    def _return_to(self, entry: Undo) -> None:
        place = self.line.place(entry.undo)
        if entry.granted is not UNSET:
            self._play_again(place)
            return
        self.play.restore(self.line.before(place))
        self.line.cut(place)

    def _play_again(self, place: int) -> None:
        """A takeback passes answers of fate, before which no table is kept but the landmarks."""
        landmark, again = self.line.back_to_landmark(place)
        self.play.restore(landmark)
        for past in again:
            self._remember(past)
            self.play.apply(past.action)

    def copy(self) -> "Course":
        """The same course, to be gone on with by itself."""
        other = copy(self)
        other.play, other.line = self.play.copy(), self.line.copy()
        other.players = list(self.players)
        return other

    def check_result(self, result: Result) -> None:
        """Refuse a result that is not that of the game."""
        if not self.play.over:
            who = seat_name(self.play.seat)
            raise Illegal(f"there is no result yet: {who} is asked ({self.play.question})")
        if result.entries != self.entries:
            raise Unreadable(
                f"the result counts {result.entries} entries, but there are {self.entries}"
            )
        for field, true in self.play.outcome().items():
            told = getattr(result.result, field)
            if told != true:
                raise Illegal(
                    f"the result says {field} {told!r:.200}, but the game ended with {true!r}"
                )
        self._check_seed(result)
        if (result.lines is UNSET) != (self.header.record == 1):
            raise Unreadable("lines: the hash of all lines before stands in form 2, not in form 1")

    def _check_seed(self, result: Result) -> None:
        committed = self.header.dice
        if committed is None:
            if result.dice is not UNSET:
                raise Unreadable("dice: the header promises no seed, so none is told")
            return
        if result.dice is UNSET:
            raise Unreadable("dice: the seed that the header promised is missing")
        if Dealer(result.dice.seed).commitment != committed.commitment:
            raise Unreadable("dice.seed is not the seed that the header promised: its hash differs")


def dealer_alone(header: Header, play: Play) -> bool:
    """Whether fate is asked, and nobody but the dealer may answer: he does so at once."""
    if play.seat != FATE or header.dice is None or header.dice.table is True:
        return False
    return header.dice.table != "dice" or not is_roll(play)


def is_roll(play: Play) -> bool:
    """Whether fate is asked for dice, not for a card or a choice."""
    return play.words(play.legal()[0]).startswith(("roll ", "battle "))


def seat_name(seat: int) -> str:
    """A seat as errors name it."""
    return "fate" if seat == FATE else f"seat {seat}"
