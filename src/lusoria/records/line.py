"""The line of play: all plies that no undo has taken back, and the tables before the latest."""

from bisect import bisect_left
from collections.abc import Iterator
from math import ceil
from typing import Any, Final, NamedTuple

from lusoria.core.errors import Illegal
from lusoria.core.seats import FATE

APART: Final = 16
"""Plies between two landmarks: a takeback plays few plies again, however long the game is."""


class Past(NamedTuple):
    """One ply on the line of play."""

    entry: int
    seat: int
    action: int


class LineOfPlay:
    """Plies in order; their entries ascend. No undo passes an answer of fate, so only the tables
    before the plies that follow the last one are kept; a takeback does, and begins at a landmark,
    a table that is kept now and then."""

    def __init__(self) -> None:
        self.plies: list[Past] = []
        self._before: list[Any] = []
        self._landmarks: list[Any] = []
        self.telling: dict[int, bool] = {}
        """By entry, whether a ply has revealed anything, where somebody has asked."""

    def __len__(self) -> int:
        return len(self.plies)

    def __iter__(self) -> Iterator[Past]:
        return iter(self.plies)

    def __getitem__(self, place: int) -> Past:
        return self.plies[place]

    def copy(self) -> "LineOfPlay":
        """The same line, to be gone on with by itself."""
        other = LineOfPlay()
        other.plies, other._before = self.plies[:], self._before[:]
        other._landmarks = self._landmarks[:]
        other.telling = dict(self.telling)
        return other

    def add(self, past: Past, before: Any) -> None:
        """A ply, and the table before it, where that is kept."""
        if len(self.plies) % APART == 0:
            self._landmarks.append(before)
        self.plies.append(past)
        if past.seat == FATE:
            self._before.clear()
            self.telling.clear()
        else:
            self._before.append(before)

    def place(self, entry: int) -> int:
        """Where an entry stands on the line; refused if nowhere."""
        place = bisect_left(self.plies, entry, key=lambda past: past.entry)
        if place == len(self.plies) or self.plies[place].entry != entry:
            raise Illegal(
                f"entry {entry} cannot be undone: it is no ply on the present line of play",
                reason="undo_no_ply",
                facts={"entry": entry},
            )
        return place

    def before(self, place: int) -> Any:
        """The table before a ply that follows fate's last answer."""
        return self._before[place - len(self.plies)]

    def cut(self, place: int) -> None:
        """Take back the plies from a place on."""
        del self._before[place - len(self.plies) :]
        del self.plies[place:], self._landmarks[ceil(place / APART) :]

    def back_to_landmark(self, place: int) -> tuple[Any, list[Past]]:
        """Take back the plies from a place on, and so many before it that all tables which an undo
        may need come up again: the landmark to begin at, and the plies to play again from there."""
        since_fate = place
        while since_fate and self.plies[since_fate - 1].seat != FATE:
            since_fate -= 1
        first = since_fate // APART
        again = self.plies[first * APART : place]
        landmark = self._landmarks[first]
        del self._landmarks[first:], self.plies[first * APART :], self._before[:]
        self.telling.clear()
        return landmark, again


def is_kept(seat: int, place: int) -> bool:
    """Whether the table before a seat's ply at a place of the line is kept."""
    return seat != FATE or place % APART == 0
