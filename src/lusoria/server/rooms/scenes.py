"""What lies on a table as it goes over the wire, branch by branch.

A scene is kept as JSON and not as a tree: two scenes are compared by their bytes, only branches
that differ are ever taken apart, and a thousand tables leave the garbage collector nothing to walk
through.
"""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final

import msgspec

from lusoria.core.view import View
from lusoria.server.difference import Change, change

ENCODER: Final = msgspec.json.Encoder()
_read: Final = msgspec.json.Decoder().decode

Branches = dict[str, bytes]


@dataclass(frozen=True, eq=False)
class Scene:
    """The branches of position, derived and standing: one scene for all whose veils are equal."""

    parts: dict[str, Branches]

    @classmethod
    def of(cls, view: View[Any, Any]) -> "Scene":
        """What a View shows of the table."""
        return cls(
            {
                "position": {each: ENCODER.encode(lies) for each, lies in view.position.items()},
                "derived": _fields(view.derived),
                "standing": _fields(view.standing),
            }
        )

    def told(self) -> dict[str, Any]:
        """All of it, ready to be sent."""
        return {part: _told(branches) for part, branches in self.parts.items()}

    def size(self) -> int:
        """Bytes that it has at least."""
        return sum(len(each) for branches in self.parts.values() for each in branches.values())


def scene_changed(before: Scene, after: Scene) -> dict[str, Change]:
    """What leads from one scene to the next."""
    found = {
        part: _branches_changed(before.parts[part], branches)
        for part, branches in after.parts.items()
    }
    return {part: changed for part, changed in found.items() if changed}


def _branches_changed(before: Branches, after: Branches) -> Change:
    if before.keys() != after.keys():
        return [_told(after)]
    found = {
        branch: change(_read(was), _read(now))
        for branch, now in after.items()
        if (was := before[branch]) != now
    }
    return {branch: changed for branch, changed in found.items() if changed is not None}


def _told(branches: Branches) -> dict[str, msgspec.Raw]:
    return {branch: msgspec.Raw(lies) for branch, lies in branches.items()}


def _fields(part: Any) -> Branches:
    return {name: ENCODER.encode(getattr(part, name)) for name in _names(part.__class__)}


@lru_cache
def _names(part: Any) -> tuple[str, ...]:
    """The fields of a dataclass."""
    return tuple(each.name for each in fields(part))
