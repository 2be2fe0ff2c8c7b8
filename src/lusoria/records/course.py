"""The course of one game: the table as its record has it so far. Reader and writer stand on it.

An entry is checked before it changes anything, and everything that is wrong with it is said here.
"""

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from msgspec import UNSET

from lusoria.core.errors import Illegal, Refusal, Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import load
from lusoria.records.dealer import Dealer
from lusoria.records.lines import (
    FORM,
    Entry,
    Header,
    Ply,
    Printed,
    Result,
    SeatTaken,
    Undo,
    refuse_control,
)
from lusoria.records.undo import Past, check_undo, undoable

Loader = Callable[[str], Game]
"""Finds a game by its name, compiled or thawed."""


class Replayed(NamedTuple):
    """The table after an entry, and what happened; the first one has no entry: nothing has yet."""

    entry: Entry | None
    play: Play
    events: list[Event]


class Course:
    """A game in progress, entry by entry. `line` holds the plies that no undo has taken back."""

    def __init__(self, header: Header, loader: Loader = load) -> None:
        self.header = header
        self.play = lay_table(header, loader)
        self.entries = 0
        self.line: list[Past] = []

    @property
    def ply(self) -> int:
        """The place of the next ply on the line of play, counted from 1."""
        return len(self.line) + 1

    def undoable(self) -> list[int]:
        """The entries that an undo may return to now, the latest first."""
        return undoable(self.line, self.play)

    def check(self, entry: Entry) -> None:
        """Refuse an entry that may not come next; nothing changes."""
        if entry.entry != self.entries + 1:
            raise Unreadable(f"this is entry {entry.entry}, but the next is {self.entries + 1}")
        if isinstance(entry, Ply):
            self._check_ply(entry)
        elif isinstance(entry, Undo):
            check_undo(self.line, entry.undo, self.play)
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
            self._return_to(entry.undo)
        return []

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
        reason = play.why_not(action)
        if reason:
            raise play.refusal(action, reason)

    def _check_seat_taken(self, entry: SeatTaken) -> None:
        seat, name = entry.seat_taken.seat, entry.seat_taken.by
        refuse_control([name], "seat_taken.by")
        if seat >= self.play.seats:
            raise Unreadable(f"there is no seat {seat}; they are 0 to {self.play.seats - 1}")

    def _advance(self, action: int) -> list[Event]:
        seat = self.play.seat
        before = None if seat == FATE else self.play.state
        if seat == FATE:
            self._forget()
        self.line.append(Past(self.entries, seat, action, before))
        return self.play.apply(action)

    def _forget(self) -> None:
        """No undo passes an answer of fate, so the tables before it are needed no more."""
        for past in reversed(self.line):
            if past.before is None:
                break
            past.before = None

    def _return_to(self, entry: int) -> None:
        place = [past.entry for past in self.line].index(entry)
        self.play.put(self.line[place].before)
        del self.line[place:]

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


def seat_name(seat: int) -> str:
    """A seat as errors name it."""
    return "fate" if seat == FATE else f"seat {seat}"


def lay_table(header: Header, loader: Loader = load) -> Play:
    """The table before the first entry, refused where the header makes no sense."""
    if header.record != FORM:
        raise Unreadable(
            f"this is form {header.record} of a record; this Lusoria reads form {FORM}"
        )
    game = loader(header.game)
    if not 1 <= header.rules <= game.version:
        raise Unreadable(
            f"rules {header.rules} of {game.name} are not known here, only 1 to {game.version}; "
            "a newer Lusoria may know them"
        )
    game.check_seats(header.seats)
    if "preset" in header.options:
        raise Unreadable("options: a record names each option with its value, not a preset")
    _check_people(header)
    return Play(game, header.seats, header.options, _read_printed(game, header.components))


def _check_people(header: Header) -> None:
    if len(header.players) != header.seats:
        raise Unreadable(f"players has {len(header.players)} names for {header.seats} seats")
    refuse_control((name for name in header.players if name is not None), "players")
    if header.started is not UNSET:
        try:
            datetime.fromisoformat(header.started)
        except ValueError as error:
            raise Unreadable(
                "started is a date and time such as 2026-05-01T19:30:00+02:00"
            ) from error


def _read_printed(game: Game, printed: Printed) -> Components:
    refuse_control([printed.name, *printed.lines], "components")
    try:
        return game.room.read_components("\n".join(printed.lines) + "\n", printed.name)
    except Refusal as refusal:
        raise Unreadable(f"components: {refusal.message}", rule=refusal.rule) from refusal
