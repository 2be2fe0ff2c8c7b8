"""Who looks at a table, and the Views that they have. Views come from veils alone.

All who look through the same eyes get the same bytes, made once, and eyes that see the same table
share what lies there. After its first whole View a viewer is sent what changed, unless that is
larger; one whose last View is not the one before gets the whole View again: reload, reconnect,
second tab and late joiner are one path.
"""

import operator
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from lusoria.core.view import Choice, Decision, Heard, View
from lusoria.server.difference import Change, splice
from lusoria.server.rooms.scenes import ENCODER, Scene, scene_changed
from lusoria.server.wire import Changed, Table, Told

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
    """What one set of eyes sees after an entry, without what was heard: the scene, which many
    share, and what is told beside it."""

    viewer: list[int]
    entry: int
    decision: Decision
    choices: list[Choice]
    answered: list[int]
    scene: Scene

    def size(self) -> int:
        """Bytes that a whole View has at least: without all that was ever heard, which grows."""
        return len(ENCODER.encode(self.choices)) + self.scene.size()


@dataclass(eq=False)
class Gallery:
    """All viewers of one table; the present View of each set of eyes, and the one before it."""

    viewers: set[Viewer] = field(default_factory=set)
    seen: dict[int, Seen] = field(default_factory=dict)
    before: dict[int, Seen] = field(default_factory=dict)
    _laid: tuple[Any, Scene] | None = None
    """The position that was last made a scene of."""
    _step: tuple[Scene, Scene, dict[str, Change]] | None = None
    """What last led from one scene to the next."""

    def lacks(self, entry: int) -> bool:
        """Whether somebody was not shown the View after an entry."""
        return any(viewer.has != entry for viewer in self.viewers)

    def look(self, bits: int, entry: int, make: Callable[[int], Seen]) -> Seen:
        """What these eyes see after an entry; made once for all who share them."""
        known = self.seen.get(bits)
        if known is None or known.entry != entry:
            if known is not None:
                self.before[bits] = known
            known = self.seen[bits] = make(bits)
        return known

    def scene(self, view: View[Any, Any]) -> Scene:
        """What lies there; a View of an equal veil shares its position, and so the scene."""
        if self._laid is None or self._laid[0] is not view.position:
            self._laid = view.position, Scene.of(view)
        return self._laid[1]

    def put_away(self) -> None:
        """Everybody has seen the table: what it was made from is needed no more."""
        self._laid = None

    def forget(self) -> None:
        """The table was laid anew: whatever anybody has is no base for a difference."""
        self.seen.clear()
        self.before.clear()
        self._laid = self._step = None
        for viewer in self.viewers:
            viewer.has = NEVER

    def changed(
        self, match: str, before: Seen, after: Seen, news: list[Heard], table: Table | None
    ) -> bytes:
        """What leads from one View to the next."""
        change: dict[str, Any] = {**self._lying_changed(before.scene, after.scene)}
        change["entry"] = [after.entry]
        if before.decision != after.decision:
            change["decision"] = [after.decision]
        if before.answered != after.answered:
            change["answered"] = [after.answered]
        if before.choices != after.choices:
            change["choices"] = splice(before.choices, after.choices, operator.is_)
        told: Told = Changed(match, before.entry, after.entry, change, news, table)
        return ENCODER.encode(told)

    def _lying_changed(self, before: Scene, after: Scene) -> dict[str, Change]:
        if self._step is None or self._step[0] is not before or self._step[1] is not after:
            self._step = before, after, scene_changed(before, after)
        return self._step[2]
