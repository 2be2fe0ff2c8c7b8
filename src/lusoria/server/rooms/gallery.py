"""Who looks at a table, and the Views that they have. Views come from veils alone.

All who look through the same eyes get the same bytes, made once. After its first whole View a
viewer is sent what changed, unless that is larger; one whose last View is not the one before gets
the whole View again: reload, reconnect, second tab and late joiner are one path.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from lusoria.core.view import Heard
from lusoria.server.difference import change
from lusoria.server.wire import Changed, Table, Told

ENCODER: Final = msgspec.json.Encoder()
NEVER: Final = -1

Send = Callable[[bytes], None]
"""Takes a message for a socket; it must not wait."""


@dataclass(eq=False)
class Viewer:
    """One socket: its seats, and through whose eyes it looks."""

    send: Send
    seats: frozenset[int] = frozenset()
    eyes: int | None = None
    """The seat that looks; nobody in particular is an onlooker."""
    has: int = NEVER
    """The entry of the View it has."""
    told_printed: bool = False
    table: Table | None = None
    """The table around the game as it was last told; its entry, which always grows, apart."""

    talked: int = 0
    """How many lines of chat it has."""

    @property
    def bits(self) -> int:
        """What it may see, as a set of seats."""
        return 0 if self.eyes is None else 1 << self.eyes


@dataclass(frozen=True)
class Seen:
    """What one set of eyes sees after an entry, as a plain tree and without what was heard."""

    entry: int
    tree: dict[str, Any]


@dataclass
class Gallery:
    """All viewers of one table; the present View of each set of eyes, and the one before it."""

    viewers: set[Viewer] = field(default_factory=set)
    seen: dict[int, Seen] = field(default_factory=dict)
    before: dict[int, Seen] = field(default_factory=dict)

    def look(self, bits: int, entry: int, make: Callable[[int], Seen]) -> Seen:
        """What these eyes see after an entry; made once for all who share them."""
        known = self.seen.get(bits)
        if known is None or known.entry != entry:
            if known is not None:
                self.before[bits] = known
            known = self.seen[bits] = make(bits)
        return known

    def forget(self) -> None:
        """The table was laid anew: whatever anybody has is no base for a difference."""
        self.seen.clear()
        self.before.clear()
        for viewer in self.viewers:
            viewer.has = NEVER

    def changed(
        self, match: str, before: Seen, after: Seen, news: list[Heard], table: Table | None
    ) -> bytes:
        """What leads from one View to the next."""
        branches = change(before.tree, after.tree)
        told: Told = Changed(match, before.entry, after.entry, branches, news, table)
        return ENCODER.encode(told)
