"""What the seats of a match asked and were told, written down as it happens, in lines of JSON."""

import hashlib
import time
from pathlib import Path
from typing import Any

import msgspec

Happening = dict[str, Any]
"""`at` (a monotonic clock), `what`, and its facts."""


class History:
    """The file of one match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.open("ab")

    def write(self, what: str, **facts: Any) -> None:
        """Add what happens now."""
        line: Happening = {"at": round(time.monotonic(), 4), "what": what} | facts
        self._file.write(msgspec.json.encode(line) + b"\n")

    def view(self, how: str, seat: int | None, tab: int, view: dict[str, Any]) -> None:
        """A View that was built, shown or fetched: a digest of each of its parts."""
        self.write("view", how=how, seat=seat, tab=tab, entry=view["entry"], parts=digests(view))

    def close(self) -> None:
        """Nothing more happens."""
        self._file.close()


def digests(view: dict[str, Any]) -> dict[str, str]:
    """Enough of each part to tell whether two Views are equal, and where they are not."""
    return {part: digest(value) for part, value in view.items()}


def digest(value: Any) -> str:
    """A few letters that stand for any plain value."""
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:12]


def read(path: Path) -> list[Happening]:
    """All that happened, in its order."""
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
