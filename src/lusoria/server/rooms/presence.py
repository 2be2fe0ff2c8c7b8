"""Who is there: the sockets of this process, and what other processes tell of theirs."""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final

from lusoria.server.rooms.gallery import Viewer

AWAY: Final = 60
"""Seconds after which the others may let a bot keep somebody's seat."""


@dataclass
class Presence:
    """The seats that somebody holds a socket for, and how many look on."""

    viewers: Collection[Viewer]
    others: dict[str, tuple[frozenset[int], int]] = field(default_factory=dict)
    """For each other process, the seats present there and its onlookers."""
    left: dict[int, int] = field(default_factory=dict)
    """When each seat that is away was last seen, in seconds since 1970."""
    told: frozenset[int] = frozenset()
    """The seats whose long absence the table has been told of."""
    clock: Callable[[], float] = time.time

    def here(self) -> tuple[frozenset[int], int]:
        """What this process can tell."""
        seats = frozenset(seat for viewer in self.viewers for seat in viewer.seats)
        return seats, sum(1 for viewer in self.viewers if not viewer.seats)

    def seats(self) -> frozenset[int]:
        """All seats that are present."""
        return self.here()[0].union(*(seats for seats, _ in self.others.values()))

    def watching(self) -> int:
        """How many look on without a seat."""
        return self.here()[1] + sum(count for _, count in self.others.values())

    def note(self, seats: int) -> None:
        """Remember since when each seat is away."""
        present = self.seats()
        for seat in range(seats):
            if seat in present:
                self.left.pop(seat, None)
            else:
                self.left.setdefault(seat, int(self.clock()))
        self.told = self.long_away()

    def long_away(self) -> frozenset[int]:
        """The seats whose people have been away for so long that a bot may keep them."""
        return frozenset(seat for seat, since in self.left.items() if self.clock() - since >= AWAY)

    def away_since(self, seat: int) -> int | None:
        """Since when a seat's person is away; nothing while it is there."""
        return self.left.get(seat)
