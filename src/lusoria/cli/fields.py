"""The fields of one request, each read by its type; a refusal names the field and what fits."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from lusoria.cli.table import MOST_COMPONENTS
from lusoria.core.errors import Unreadable

T = TypeVar("T")

MOST_TEXT: Final = 200
MOST_OPTIONS: Final = 32
FARTHEST: Final = 1 << 63


class Fields:
    """A request's fields. Unknown ones are refused before anything is read: a typo is no wish."""

    def __init__(self, fields: Mapping[str, Any], known: Sequence[str]) -> None:
        self._fields = fields
        for name in fields:
            if name not in known:
                does = f"{fields.get('do')!r} has no field {shortened(name)}"
                raise Unreadable(f"{does}; there are: {', '.join(known)}")

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def read(self, name: str, reader: Callable[[str, Any], T]) -> T:
        """A field that must be there."""
        if name not in self._fields:
            raise Unreadable(f"the field {name!r} is missing")
        return reader(name, self._fields[name])

    def read_or(self, name: str, reader: Callable[[str, Any], T], default: T) -> T:
        """A field that may be left out."""
        return reader(name, self._fields[name]) if name in self._fields else default


def shortened(value: Any) -> str:
    """A value as a message may show it."""
    shown = repr(value)
    return shown if len(shown) <= 60 else f"{shown[:60]}…"


def text(name: str, value: Any) -> str:
    """A short text."""
    if not isinstance(value, str) or not 0 < len(value) <= MOST_TEXT:
        raise Unreadable(f"{name} is a text of 1 to {MOST_TEXT} characters, not {shortened(value)}")
    return value


def whole(name: str, value: Any) -> int:
    """A whole number."""
    if isinstance(value, bool) or not isinstance(value, int) or not -FARTHEST <= value < FARTHEST:
        raise Unreadable(f"{name} is a whole number of at most 63 bits, not {shortened(value)}")
    return value


def seed(name: str, value: Any) -> int | str:
    """A seed."""
    if isinstance(value, str):
        return text(name, value)
    return whole(name, value)


def action(name: str, value: Any) -> int | str:
    """An action, by its number or in words."""
    if isinstance(value, str):
        return text(name, value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable(f"{name} is an action's number or its words, not {shortened(value)}")
    return whole(name, value)


def actions(name: str, value: Any) -> list[int | str]:
    """Several actions."""
    if not isinstance(value, list) or not value:
        raise Unreadable(f"{name} is a list of actions, not {shortened(value)}")
    return [action(f"{name}[{place}]", each) for place, each in enumerate(value)]


def texts(name: str, value: Any) -> list[str]:
    """Several short texts."""
    if not isinstance(value, list) or len(value) > MOST_OPTIONS:
        raise Unreadable(f"{name} is a list of texts, not {shortened(value)}")
    return [text(f"{name}[{place}]", each) for place, each in enumerate(value)]


def flag(name: str, value: Any) -> bool:
    """A truth value."""
    if not isinstance(value, bool):
        raise Unreadable(f"{name} is true or false, not {shortened(value)}")
    return value


def one_of(*choices: str) -> Callable[[str, Any], str]:
    """One of some words."""

    def read(name: str, value: Any) -> str:
        if not isinstance(value, str) or value not in choices:
            raise Unreadable(f"{name} is one of {', '.join(choices)}, not {shortened(value)}")
        return value

    return read


def options(name: str, value: Any) -> dict[str, str]:
    """Options with their values; numbers may stand for their digits."""
    if not isinstance(value, dict) or len(value) > MOST_OPTIONS:
        raise Unreadable(f"{name} is an object: option name → value, not {shortened(value)}")
    return {option: str(action(f"{name}.{option[:60]}", wish)) for option, wish in value.items()}


def position(name: str, value: Any) -> dict[str, Any]:
    """A position; its own fields are read by its game."""
    if not isinstance(value, dict):
        raise Unreadable(f"{name} is an object (docs/positions.md), not {shortened(value)}")
    return value


def components(name: str, value: Any) -> str:
    """The text of a component file, whole or line by line."""
    if isinstance(value, list) and all(isinstance(line, str) for line in value):
        value = "\n".join(value)
    if not isinstance(value, str):
        raise Unreadable(f"{name} is a component file's text or its lines, not {shortened(value)}")
    if len(value) > MOST_COMPONENTS:
        raise Unreadable(f"{name} has {len(value):,} characters; at most {MOST_COMPONENTS:,} fit")
    return value


def viewer(name: str, value: Any) -> list[int]:
    """Who looks: a seat, several, or nobody."""
    if value is None:
        return []
    if isinstance(value, list) and len(value) <= MOST_OPTIONS:
        return [whole(f"{name}[{place}]", seat) for place, seat in enumerate(value)]
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable(f"{name} is a seat, a list of seats or null, not {shortened(value)}")
    return [whole(name, value)]
