"""A View after a `changed`, as the wire documents it (server/wire.py, client/net/changes.ts).

Written a second time on purpose: the judge of the server's changes must not be their maker.
"""

from typing import Any


def patched(old: Any, change: Any) -> Any:
    """The tree with a change laid in; the old tree stays as it was."""
    match change:
        case None:
            return old
        case {}:
            return _inside(old, change)
        case [value]:
            return value
        case [int(at), int(count), list(new)]:
            return old[:at] + new + old[at + count :]
    raise ValueError(f"no change: {change!r}")


def _inside(old: Any, branches: dict[str, Any]) -> Any:
    if isinstance(old, list):
        return [patched(each, branches.get(str(place))) for place, each in enumerate(old)]
    unknown = branches.keys() - old.keys()
    if unknown:
        raise ValueError(f"a change of what is not there: {sorted(unknown)}")
    return {key: patched(value, branches.get(key)) for key, value in old.items()}


def built(view: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The View after a message `changed` that follows on it."""
    heard = view["heard"] + message.get("heard", [])
    fresh: dict[str, Any] = patched(view, message["change"]) | {"heard": heard}
    if fresh["entry"] != message["entry"]:
        raise ValueError(f"a change to entry {message['entry']} leads to {fresh['entry']}")
    return fresh
