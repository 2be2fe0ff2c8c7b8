"""Where a match is at home: the one of a server's processes to which its guests are led.

Its writer and all who look at it then live together, and nothing is computed twice. It is no more
than a habit: a guest who comes to another process is served there all the same.
"""

import re
import secrets
from dataclasses import dataclass
from typing import Final
from zlib import crc32

_MATCH: Final = re.compile(rb"[A-Z]+ [^ ]*?(?:/(?:tables|replays)/|[?&]match=)([\w-]+)")
"""The beginning of a request that names its match."""
_PROCESS: Final = re.compile(rb"[A-Z]+ [^ ]*[?&]process=([0-9]{1,4})")
"""The beginning of one that means a certain process, to watch it."""


@dataclass(frozen=True)
class Place:
    """One of a server's processes: its number, from 0, and how many there are."""

    number: int = 0
    of: int = 1

    def new_match(self) -> str:
        """An id that nobody guesses, since whoever knows it may look on; at home in this place."""
        while True:
            match = secrets.token_urlsafe(12)
            if home(match.encode(), self.of) == self.number:
                return match


ALONE: Final = Place()
"""A server of one process."""


def home(match: bytes, processes: int) -> int:
    """The number of the process where a match is at home."""
    return crc32(match) % processes


def asked_place(head: bytes, processes: int) -> int | None:
    """The number of the process that the first line of a request leads to; nothing where any of
    them will do."""
    if match := _MATCH.match(head):
        return home(match[1], processes)
    process = _PROCESS.match(head)
    return int(process[1]) % processes if process else None
