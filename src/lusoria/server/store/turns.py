"""Writers of several processes at one SQLite file take turns.

SQLite lets whoever finds the file taken sleep longer and longer, and whoever comes in between goes
first: with two busy processes one move in a hundred waited a quarter of a second. A lock of the
system wakes the next one at once, and is free when its holder dies.
"""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl


class Turns:
    """One process's part: its threads queue among themselves first."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}-turn")
        self._threads = threading.Lock()

    @contextmanager
    def mine(self) -> Iterator[None]:
        """Wait for one's turn, and keep it."""
        with self._threads:
            if sys.platform == "win32":
                yield
                return
            with self._file.open("wb") as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                yield  # closing the file lets the next one go
