"""What changed between two Views, so that a move costs little to send.

Both are plain trees of dictionaries and lists. A change has the shape of the tree, with only the
branches that differ: a dictionary leads further down (by key, or by place in a list), a list says
what happens there. `[value]` is what stands there now, `[at, count, new]` replaces so many elements
of a list from a place on.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

Change = dict[str, Any] | list[Any]
_INNER: Final = (dict, list)
_encode: Final = msgspec.json.Encoder().encode


def change(before: Any, after: Any) -> Change | None:
    """What leads from one tree to another; nothing where they are equal."""
    if type(before) is not type(after):
        return [after]
    if before == after and is_same(before, after):  # quick, and most of a table stays as it was
        return None
    if isinstance(after, dict) and before.keys() == after.keys():
        return {
            key: inner
            for key, now in after.items()
            if (was := before[key]) is not now and (inner := change(was, now)) is not None
        } or None
    if isinstance(after, list):
        if len(before) == len(after):
            return _in_place(before, after)
        return splice(before, after, lambda was, now: change(was, now) is None)
    return [after]


def is_same(before: Any, after: Any) -> bool:
    """Whether equal trees are one on the wire too, where True is not 1."""
    return type(after) not in _INNER or _encode(before) == _encode(after)


def _in_place(before: list[Any], after: list[Any]) -> Change | None:
    return {
        str(place): inner
        for place, now in enumerate(after)
        if (was := before[place]) is not now and (inner := change(was, now)) is not None
    } or None


def splice(before: list[Any], after: list[Any], same: Callable[[Any, Any], bool]) -> list[Any]:
    """The shortest stretch whose replacement makes one list the other."""
    shorter = min(len(before), len(after))
    first = 0
    while first < shorter and same(before[first], after[first]):
        first += 1
    rest = 0
    while rest < shorter - first and same(before[-1 - rest], after[-1 - rest]):
        rest += 1
    return [first, len(before) - first - rest, after[first : len(after) - rest]]


def changed(tree: Any, how: Change | None) -> Any:
    """A tree after a change: what a client does. The first tree stays as it was."""
    if how is None:
        return tree
    if isinstance(how, dict):
        copy = tree.copy()
        for key, inner in how.items():
            place = int(key) if isinstance(tree, list) else key
            copy[place] = changed(tree[place], inner)
        return copy
    if len(how) == 1:
        return how[0]
    at, count, new = how
    return [*tree[:at], *new, *tree[at + count :]]
