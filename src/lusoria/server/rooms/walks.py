"""A game that can be walked up and down: the table after every ply of the line of play."""

import time
from collections.abc import Sequence
from typing import Final

import msgspec

from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.view import Heard
from lusoria.records.header import Loader, lay_table
from lusoria.records.line import Past
from lusoria.records.lines import Header
from lusoria.records.reading import Reading, reading
from lusoria.server import wire
from lusoria.server.rooms.records import hears_all

LONGEST: Final = 10.0
"""Seconds to replay a record that somebody brings along."""

BEGUN: Final = "turn_begun"
"""Where a game tells this, the answer that ends a turn has begun the next one too."""


class Walk:
    """One game as a set of seats knows it. Plies count from 1; before the first is 0."""

    def __init__(self, header: Header, line: Sequence[Past], viewer: int, loader: Loader) -> None:
        self._play = lay_table(header, loader)
        self._viewer = viewer
        self._tables = [self._play.snapshot()]
        self._entries = [0]
        self._heard: list[list[Heard]] = [[]]
        self.plies = [self._step(past) for past in line]
        self.turns = turn_of(self._play)

    def _step(self, past: Past) -> wire.Ply:
        play = self._play
        turn = turn_of(play)
        told = play.apply(past.action)
        heard = play.heard(told, self._viewer, past.entry)
        self._tables.append(play.snapshot())
        self._entries.append(past.entry)
        self._heard.append(heard)
        return wire.Ply(
            entry=past.entry,
            seat="fate" if past.seat == FATE else past.seat,
            words=play.words(past.action) if hears_all(play, told, self._viewer) else "",
            turn=turn_told(turn, play, heard),
            scores=list(play.view(self._viewer).standing.scores),
        )

    def at(self, ply: int) -> Play:
        """The table after a ply, to be looked at for a moment."""
        if not 0 <= ply < len(self._tables):
            raise Unreadable(f"there is no ply {ply}; they are 0 to {len(self._tables) - 1}")
        self._play.restore(self._tables[ply])
        return self._play

    def view(self, ply: int) -> wire.View:
        """What was seen after a ply, with all that had been heard."""
        heard = [each for news in self._heard[: ply + 1] for each in news]
        seen = self.at(ply).view(self._viewer, self._entries[ply], heard)
        return msgspec.convert(msgspec.to_builtins(seen), wire.View)


def turn_of(play: Play) -> int:
    """The round or turn that was begun last; 0 in the set-up."""
    position = play.position()
    if "round" in position:
        return int(position["round"])
    return int(position["turn"]["number"] if "turn" in position else play.derived().turn)


def turn_told(asked: int, play: Play, heard: Sequence[Heard]) -> int:
    """The turn that a step tells of last: the one that it was asked in, or one that it begins."""
    return turn_of(play) if any(each.event == BEGUN for each in heard) else asked


def read_in_time(raw: bytes, loader: Loader) -> Reading:
    """A record that somebody brings along, checked to its last line, within bounds."""
    deadline = time.monotonic() + LONGEST
    with reading(raw, loader) as begun:
        for _ in begun:
            if time.monotonic() > deadline:
                raise Unreadable(
                    f"replaying this record takes more than {LONGEST:g} seconds",
                    reason="record_too_long", facts={"seconds": int(LONGEST)},
                )  # fmt: skip
        return begun
