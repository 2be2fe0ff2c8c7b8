"""Who is there: the sockets of this process, and what other processes tell of theirs."""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from lusoria.server.rooms.gallery import Viewer


@dataclass
class Presence:
    """The seats that somebody holds a socket for, and how many look on."""

    viewers: Collection[Viewer]
    others: dict[str, tuple[frozenset[int], int]] = field(default_factory=dict)
    """For each other process, the seats present there and its onlookers."""
    left: dict[int, int] = field(default_factory=dict)
    """When each seat that is away was last seen, in seconds since 1970."""
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

    def away_since(self, seat: int) -> int | None:
        """Since when a seat's person is away; nothing while it is there."""
        return self.left.get(seat)
