"""Playing ahead: on a copy of the table, before anything is written.

Once the lines are durable the copy is laid in the table's place, so that the rules run once.
"""

from typing import Any, Literal, NamedTuple

from msgspec import UNSET, UnsetType

from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.records.line import LineOfPlay, Past, is_kept
from lusoria.records.lines import Ply


class Step(NamedTuple):
    """A ply, the table before it where that is kept, and its events."""

    past: Past
    before: Any
    events: list[Event]


class Ahead:
    """A line of play gone on with by itself, from entry `entries` on."""

    def __init__(self, play: Play, line: LineOfPlay, entries: int) -> None:
        self.play = play.copy()
        self.steps: list[Step] = []
        self._plies = len(line)
        self._entries = entries

    @property
    def ply(self) -> int:
        """The place of the next ply on the line of play, counted from 1."""
        return self._plies + len(self.steps) + 1

    def apply(self, action: int, by: Literal["table"] | UnsetType = UNSET) -> Ply:
        """Answer the open question; how the record tells it."""
        play, seat = self.play, self.play.seat
        past = Past(self._entries + len(self.steps) + 1, seat, action)
        told = Ply(past.entry, "fate" if seat == FATE else seat, play.words(action), by)
        before = play.snapshot() if is_kept(seat, self.ply - 1) else None
        self.steps.append(Step(past, before, play.apply(action)))
        return told
