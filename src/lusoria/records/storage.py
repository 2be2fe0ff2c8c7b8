"""Where the lines of a match lie: in a file or in memory; the server keeps them in its database.

A bundle of lines is written together: it is safe as a whole before `append` returns, or nothing of
it counts. A file can be torn by a power failure, so that only a part of its last bundle is found;
`Match.resume` recognises that and cuts the part off.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, Protocol

from lusoria.core.errors import Illegal, Unreadable

if sys.platform != "win32":
    import fcntl


class Storage(Protocol):
    """What a match needs of the place where it lies. A match is its only writer."""

    def append(self, lines: Sequence[bytes]) -> None:
        """Make all lines durable, or none, before returning."""

    def read(self) -> bytes:
        """All that was written."""

    def keep(self, size: int) -> None:
        """Cut off what follows so many bytes: a bundle that was torn."""

    def close(self) -> None:
        """Let go of the place."""


class Memory:
    """Lines in memory: for tests, tools, and games that nobody wants to keep."""

    def __init__(self, raw: bytes = b"") -> None:
        self.raw = bytearray(raw)

    def append(self, lines: Sequence[bytes]) -> None:
        """Keep the lines."""
        self.raw += b"".join(lines)

    def read(self) -> bytes:
        """All of them."""
        return bytes(self.raw)

    def keep(self, size: int) -> None:
        """Cut off what follows."""
        del self.raw[size:]

    def close(self) -> None:
        """Nothing is held."""


class File:
    """Lines in a file; each bundle is synced before `append` returns, or cut off if that fails.

    One process at a time: the file stays locked until it is closed or its process ends. A new file
    is made with its first bundle, so that a refused beginning leaves none behind.
    """

    def __init__(self, path: Path, *, new: bool = False) -> None:
        self.path = path
        self._file = None if new else self._open("r+b")

    def append(self, lines: Sequence[bytes]) -> None:
        """Write a bundle to the end of the file."""
        if self._file is None:
            self._file = self._open("xb")
            sync_folder(self.path.parent)
        raw = b"".join(lines)
        end = self._file.seek(0, os.SEEK_END)
        try:
            written = self._file.write(raw)
            if written != len(raw):
                raise OSError(f"only {written} of {len(raw)} bytes were written to {self.path}")
            os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(end)
            raise

    def read(self) -> bytes:
        """The whole file."""
        return self.path.read_bytes()

    def keep(self, size: int) -> None:
        """Cut off what follows."""
        assert self._file is not None
        self._file.truncate(size)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()

    def abandon(self) -> None:
        """Take back a file that this storage made."""
        if self._file is not None:
            self.close()
            self.path.unlink(missing_ok=True)

    def _open(self, mode: str) -> BinaryIO:
        try:
            file: BinaryIO = self.path.open(mode, buffering=0)  # type: ignore[assignment]
        except OSError as error:
            raise Unreadable(f"{self.path}: {error.strerror or error}") from error
        if not _lock(file.fileno()):
            file.close()
            raise Illegal(
                f"{self.path} is open at another table; leave it there first",
                reason="open_elsewhere", facts={"file": str(self.path)},
            )  # fmt: skip
        return file


def _lock(handle: int) -> bool:
    """Whether nobody else holds this file; where systems know no such lock, nobody does."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True


def sync_folder(folder: Path) -> None:
    """A new file is safe only once its folder is; systems that cannot sync folders need not."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
