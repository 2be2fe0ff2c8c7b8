"""Did the dealer keep its promise? Every answer of fate in a record, compared with the seed."""

from dataclasses import dataclass

from msgspec import UNSET

from lusoria.core.errors import Illegal
from lusoria.games.catalogue import load
from lusoria.records.course import Course
from lusoria.records.dealer import Dealer
from lusoria.records.header import Loader
from lusoria.records.lines import Ply
from lusoria.records.reading import Record


@dataclass(frozen=True)
class Audit:
    """How many of fate's answers follow from the seed, and how many people typed in."""

    dealt: int
    typed_in: int


def audit(record: Record, loader: Loader = load) -> Audit:
    """Check all of fate's answers; the first wrong one is refused with its line.

    That the seed fits the commitment was checked when the record was read.
    """
    dealer = _dealer(record)
    course = Course(record.header, loader)
    dealt = typed_in = 0
    for number, entry in enumerate(record.entries, 2):  # the header is line 1
        if isinstance(entry, Ply) and entry.seat == "fate":
            if entry.by is UNSET:
                _check(course, dealer, entry, number)
                dealt += 1
            else:
                typed_in += 1
        course.take(entry)
    return Audit(dealt, typed_in)


def why_not_audited(record: Record) -> str:
    """Why fate's answers cannot be checked; empty if they can."""
    if record.header.dice is None:
        return "no_dealer"
    return "unfinished" if record.result is None else ""


def _dealer(record: Record) -> Dealer:
    if record.header.dice is None:
        raise Illegal("line 1: no dice were promised, so fate's answers cannot be checked", line=1)
    if record.result is None or record.result.dice is UNSET:
        last = len(record.entries) + 1
        raise Illegal(
            f"line {last}: the game is unfinished; the dealer tells the seed at its end", line=last
        )
    return Dealer(record.result.dice.seed, record.header.dice_words)


def _check(course: Course, dealer: Dealer, entry: Ply, number: int) -> None:
    true = course.play.words(dealer.answer(course.play, course.ply))
    if true != entry.do:
        raise Illegal(
            f"line {number}: fate answers {entry.do!r} at ply {course.ply}, "
            f"but the seed says {true!r}",
            line=number,
        )
