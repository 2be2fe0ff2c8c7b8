"""Writers of several processes at one SQLite file take turns.

SQLite lets whoever finds the file taken sleep longer and longer, and whoever comes in between goes
first: with two busy processes one move in a hundred waited a quarter of a second. A lock of the
system is free at once when its holder is done, or dead.
"""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

if sys.platform != "win32":
    import fcntl

LOOK: Final = 0.001
"""Seconds from one look at the lock to the next."""


class Turns:
    """One process's part: its threads queue among themselves first."""

    def __init__(self, database: Path, patience: float) -> None:
        self._file = database.with_name(f"{database.name}-turn")
        self._threads = threading.Lock()
        self._patience = patience

    @contextmanager
    def mine(self) -> Iterator[None]:
        """Wait for one's turn, and keep it."""
        with self._threads:
            if sys.platform == "win32":
                yield
                return
            with self._file.open("wb") as file:
                self._wait(file)
                yield  # closing the file lets the next one go

    def _wait(self, file: Any) -> None:
        """Turns are a courtesy: whoever waits in vain for a paused process goes on without, and
        hears from SQLite that the file is taken."""
        until = time.monotonic() + self._patience
        while time.monotonic() < until:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(LOOK)
            else:
                return
