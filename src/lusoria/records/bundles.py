"""What an answer brings about, prepared before anything is written: checked on the present table,
and played ahead on a copy together with the dealer's answers. The table itself stays untouched."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec
from msgspec import UNSET

from lusoria.core.errors import Illegal, Stale, Unreadable
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.records.ahead import Ahead
from lusoria.records.course import Course, dealer_alone
from lusoria.records.dealer import Dealer
from lusoria.records.lines import (
    MOST_LINES,
    SEED,
    Entry,
    Outcome,
    Ply,
    Result,
    Revealed,
    SeatTaken,
    Taken,
    Undo,
    write_line,
)

LAST_CHANGE_OF_MIND: Final = MOST_LINES // 2
"""Up to this entry people may undo and change seats: no game is so long, but a record has an
end."""


@dataclass(frozen=True)
class Bundle:
    """Lines that are written together or not at all."""

    first: int
    """The number of the first line: 0 for a header, then the entries, the result after them."""
    lines: list[bytes]
    entries: list[Entry]
    result: Result | None = None
    ahead: Ahead | None = field(default=None, compare=False, repr=False)
    """The plies as they were played ahead; nothing where there are none, or others wrote them."""


class Bundles:
    """Prepares what may happen next on a course, or refuses it with a reason."""

    def __init__(self, course: Course, dealer: Dealer | None) -> None:
        self.course = course
        self.dealer = dealer
        self._check_dealer()

    def deals_at_once(self, play: Play) -> bool:
        """Whether fate is asked what the dealer answers in the same bundle."""
        return self.dealer is not None and dealer_alone(self.course.header, play)

    # What may happen

    def opening(self) -> Bundle:
        """The header, and what fate is asked before the first decision."""
        bundle = self._played([], self.course.ahead())
        return replace(bundle, first=0, lines=[write_line(self.course.header), *bundle.lines])

    def answer(self, seat: int, entry: int, action: int) -> Bundle:
        """An answer with all that the dealer answers to it."""
        self._check_entry(entry)
        self._check_answer(seat, action)
        ahead = self.course.ahead()
        return self._played([ahead.apply(action, "table" if seat == FATE else UNSET)], ahead)

    def deal(self, most: int) -> Bundle:
        """The dealer's answers to what fate is asked now."""
        course = self.course
        if self.dealer is None and course.play.seat == FATE:
            raise Illegal(
                "this game has no dealer: fate's answers are typed in", reason="no_dealer"
            )
        ahead, entries = course.ahead(), list[Entry]()
        while ahead.play.seat == FATE and len(entries) < most:
            entries.append(self._dealt(ahead))
        return replace(self._bundle(entries), ahead=ahead)

    def undo(self, seat: int, entry: int, to: int | None) -> Bundle:
        """An undo, where law 6 allows it."""
        self._check_entry(entry)
        self._check_change_of_mind()
        line = self.course.line
        undo = Undo(entry + 1, self.course.last_answer([seat]) if to is None else to)
        if line[line.place(undo.undo)].seat != seat:
            raise Illegal(f"entry {to} is not an answer of seat {seat}", reason="undo_not_yours")
        self.course.check(undo)
        return self._bundle([undo])

    def takeback(self, entry: int, to: int, granted: Sequence[int]) -> Bundle:
        """A return behind what is known, with the consent of these seats."""
        self._check_entry(entry)
        self._check_change_of_mind()
        undo = Undo(entry + 1, to, sorted(granted))
        self.course.check(undo)
        return self._bundle([undo])

    def seat_taken(self, seat: int, name: str) -> Bundle:
        """A seat changes hands."""
        self._check_change_of_mind()
        taken = SeatTaken(self.course.entries + 1, Taken(seat, name))
        self.course.check(taken)
        return self._bundle([taken])

    def result(self, seal: str) -> Bundle:
        """The last line; the seal is a hash of all lines before it (form 1 had none)."""
        course = self.course
        if not course.play.over:
            raise Illegal(
                f"there is no result yet: {course.play.question!r} is open", reason="not_over"
            )
        outcome = msgspec.convert(course.play.outcome(), Outcome)
        seed = Revealed(self.dealer.seed) if self.dealer else UNSET
        sealed = UNSET if course.header.record == 1 else seal
        result = Result(outcome, course.entries, seed, sealed)
        course.check_result(result)
        return Bundle(course.entries + 1, [write_line(result)], [], result)

    # What they are made of

    def _bundle(self, entries: list[Entry]) -> Bundle:
        return Bundle(self.course.entries + 1, [write_line(entry) for entry in entries], entries)

    def _played(self, entries: list[Entry], ahead: Ahead) -> Bundle:
        """Entries that were played ahead, and all that the dealer answers to them at once."""
        while self.deals_at_once(ahead.play):
            entries.append(self._dealt(ahead))
        return replace(self._bundle(entries), ahead=ahead)

    def _dealt(self, ahead: Ahead) -> Ply:
        """One answer of the dealer."""
        assert self.dealer is not None
        return ahead.apply(self.dealer.answer(ahead.play, ahead.ply))

    # What is refused

    def _check_entry(self, entry: int) -> None:
        now = self.course.entries
        if entry != now:
            raise Stale(
                f"this was meant for entry {entry}, but the table is at entry {now}; look again",
                reason="stale", facts={"meant": entry, "entry": now},
            )  # fmt: skip

    def _check_answer(self, seat: int, action: int) -> None:
        play = self.course.play
        play.table_number(action)
        if seat != play.seat and not play.over:
            raise Illegal(
                f"seat {seat} is not asked; {play.question!r} is put to another",
                reason="not_asked", facts={"seat": seat, "asked": play.seat},
            )  # fmt: skip
        if dealer_alone(self.course.header, play):
            raise Illegal("the dealer answers for fate at this table", reason="dealer_answers")
        reason = play.why_not(action)
        if reason:
            raise play.refusal(action, reason)

    def _check_change_of_mind(self) -> None:
        if self.course.entries >= LAST_CHANGE_OF_MIND:
            raise Illegal(
                "the record is nearly full; nothing more is taken back, and no seat changes hands",
                reason="nearly_full",
            )

    def _check_dealer(self) -> None:
        promised = self.course.header.dice
        if self.dealer is None:
            return
        if not SEED.fullmatch(self.dealer.seed):
            raise Unreadable(
                "a dealer whose seed goes into a record has one of 64 hexadecimal digits"
            )
        if self.dealer.commitment != (promised.commitment if promised else None):
            raise Unreadable("this dealer's seed is not the one that the header promises")
        if self.dealer.words != Dealer("", self.course.header.dice_words).words:
            raise Unreadable("this dealer mixes in other words than the header tells")
