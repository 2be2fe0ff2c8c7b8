"""What the front tells a process when it starts it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from lusoria.server.settings import Settings

READY: Final = b"*"
"""What a process says at its door once it can serve guests."""


@dataclass(frozen=True)
class Orders:
    """Who it is to be, and the two sockets by which it hangs together with the front."""

    settings: Settings
    proxy: str
    door: int
    """Where connections are handed to it."""
    line: int
    """To the switchboard."""

    def write(self) -> str:
        """As one word of a command."""
        return msgspec.json.encode(self, enc_hook=str).decode()

    @classmethod
    def read(cls, word: str) -> "Orders":
        """The same again."""
        return msgspec.json.decode(word, type=cls, dec_hook=_path)


def _path(kind: Any, told: str) -> Path:
    return Path(told)
