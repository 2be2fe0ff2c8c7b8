"""What changed between two Views, so that a move costs little to send.

Both are plain trees of dictionaries and lists. A change has the shape of the tree, with only the
branches that differ: a dictionary leads further down (by key, or by place in a list), a list says
what happens there. `[value]` is what stands there now, `[at, count, new]` replaces so many elements
of a list from a place on.
"""

from typing import Any

Change = dict[str, Any] | list[Any]


def change(before: Any, after: Any) -> Change | None:
    """What leads from one tree to another; nothing where they are equal."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return _inside((key, before[key], after[key]) for key in after)
    if isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            return _inside(
                (str(place), *both) for place, both in enumerate(zip(before, after, strict=True))
            )
        return _splice(before, after)
    if before == after and type(before) is type(after):  # True is not 1 on the wire
        return None
    return [after]


def _inside(parts: Any) -> Change | None:
    changes = {key: changed for key, was, now in parts if (changed := change(was, now)) is not None}
    return changes or None


def _splice(before: list[Any], after: list[Any]) -> list[Any]:
    """The shortest stretch whose replacement makes one list the other."""
    shorter = min(len(before), len(after))
    same = 0
    while same < shorter and change(before[same], after[same]) is None:
        same += 1
    rest = 0
    while rest < shorter - same and change(before[-1 - rest], after[-1 - rest]) is None:
        rest += 1
    return [same, len(before) - same - rest, after[same : len(after) - rest]]


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
