"""Did the dealer keep its promise? Every answer of fate in a record, compared with the seed.

What fate was asked each time, and with which odds, only the rules know; `asked` tells it, and the
dice sheet writes it down for whoever wants to compute the dice without them (check_dice.py).
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import UNSET

from lusoria.core.errors import Illegal
from lusoria.core.streams import counted_off
from lusoria.games.catalogue import load
from lusoria.records.course import Course
from lusoria.records.dealer import Dealer
from lusoria.records.header import Loader
from lusoria.records.lines import Ply
from lusoria.records.reading import Record


@dataclass(frozen=True)
class Asked:
    """One question to fate: its place, what could have been answered with which odds, and what was
    answered; `by_table` if people rolled or drew for themselves."""

    entry: int
    ply: int
    question: str
    odds: dict[str, int]
    answer: str
    by_table: bool


@dataclass(frozen=True)
class Audit:
    """How many of fate's answers follow from the seed, and the plies that people typed in."""

    dealt: int
    by_table: tuple[int, ...]


def asked(record: Record, loader: Loader = load) -> Iterator[Asked]:
    """Every question that was put to fate, those on lines of play that were taken back too."""
    course = Course(record.header, loader)
    for entry in record.entries:
        if isinstance(entry, Ply) and entry.seat == "fate":
            play = course.play
            odds = {play.words(action): weight for action, weight in play.odds().items()}
            by_table = entry.by is not UNSET
            yield Asked(entry.entry, course.ply, play.question, odds, entry.do, by_table)
        course.take(entry)


def audit(record: Record, loader: Loader = load) -> Audit:
    """Check all of fate's answers; the first wrong one is refused with its line.

    That the seed fits the commitment was checked when the record was read.
    """
    dealer = _dealer(record)
    questions = list(asked(record, loader))
    for each in questions:
        if not each.by_table:
            _check(dealer, each)
    by_table = tuple(each.ply for each in questions if each.by_table)
    return Audit(len(questions) - len(by_table), by_table)


def dice_sheet(record: Record, loader: Loader = load) -> str:
    """What fate could have answered each time, one line of JSON per question."""
    return "".join(
        json.dumps({"entry": each.entry, "ply": each.ply, "question": each.question,
                    "odds": each.odds}, ensure_ascii=False) + "\n"
        for each in asked(record, loader)
    )  # fmt: skip


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


def _check(dealer: Dealer, each: Asked) -> None:
    number = dealer.number(each.ply, sum(each.odds.values()))
    true = list(each.odds)[counted_off(dict(enumerate(each.odds.values())), number)]
    if true != each.answer:
        line = each.entry + 1  # the header is line 1
        raise Illegal(
            f"line {line}: fate answers {each.answer!r} at ply {each.ply}, "
            f"but the seed says {true!r}",
            line=line,
        )
