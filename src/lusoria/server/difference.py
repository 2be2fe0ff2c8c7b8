"""What changed between two Views, so that a move costs little to send.

Both are plain trees of dictionaries and lists. A difference names a place and what stands there
now; where keys or elements come or go, the whole part around them is sent anew.
"""

from collections.abc import Iterator
from typing import Any

from lusoria.server.wire import Difference


def differences(before: Any, after: Any) -> list[Difference]:
    """The places at which two trees differ."""
    return list(_compare(before, after, []))


def _compare(before: Any, after: Any, path: list[str | int]) -> Iterator[Difference]:
    if type(before) is type(after) and isinstance(after, dict) and before.keys() == after.keys():
        for key in after:
            yield from _compare(before[key], after[key], [*path, key])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (was, became) in enumerate(zip(before, after, strict=True)):
            yield from _compare(was, became, [*path, place])
    elif before != after or type(before) is not type(after):  # True is not 1 on the wire
        yield Difference(path, after)


def patched(before: Any, changes: list[Difference]) -> Any:
    """A tree with its differences put in: what a client does. The first tree stays as it was."""
    after = before
    for change in changes:
        after = _put(after, change.path, change.value)
    return after


def _put(tree: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    copy = tree.copy()
    copy[path[0]] = _put(tree[path[0]], path[1:], value)
    return copy
