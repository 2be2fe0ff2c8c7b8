"""Finished shards, one per line, so that work that was interrupted goes on where it stopped."""

import hashlib
import json
from pathlib import Path
from typing import Any

from lusoria.core.errors import Illegal, Unreadable
from lusoria.records.storage import File

Line = dict[str, Any]


class Notebook:
    """A file that one piece of work holds at a time; without a file, nothing is kept."""

    def __init__(self, kind: str, version: int, header: Line, path: Path | None) -> None:
        """`kind` is what the work is called: an arena, say."""
        self.kind, self.path = kind, path
        self.header = {kind: version, **header}
        self.file = None if path is None else self._open(path)

    def __enter__(self) -> "Notebook":
        return self

    def __exit__(self, *problem: object) -> None:
        """Let go of the file."""
        if self.file is not None:
            self.file.close()

    def read(self) -> list[Line]:
        """What was finished so far; a line broken off by a sudden end is left out."""
        if self.path is None:
            return []
        try:
            text = self.path.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise Unreadable(f"{self.path}: {error.strerror or error}") from error
        header, *lines = text.splitlines() or [""]
        if not text:
            self.write(self.header)
        elif (found := _parsed(header)) != self.header:
            unlike = self._unlike(found)
            raise Unreadable(f"{self.path} {unlike}; name another file for this {self.kind}")
        elif not text.endswith("\n"):
            self._append("\n")
        return [each for each in map(_parsed, lines) if each is not None]

    def write(self, line: Line) -> None:
        """One finished shard more."""
        self._append(json.dumps(line) + "\n")

    def _append(self, text: str) -> None:
        if self.file is None:
            return
        try:
            self.file.append([text.encode()])
        except OSError as error:
            raise Unreadable(
                f"{self.path} cannot be written: {error.strerror or error}; once it can be,"
                " the same command goes on from the games that it holds; or name another file"
            ) from error

    def _unlike(self, found: Line | None) -> str:
        """What a file is instead of this work's."""
        article = "an" if self.kind[0] in "aeiou" else "a"
        if found is None or self.kind not in found:
            return f"is not the file of {article} {self.kind}"
        if found[self.kind] != self.header[self.kind]:
            return f"was written by another version of the {self.kind}"
        differences = [
            f"{name} is {found.get(name)!r} there and {value!r} here"
            for name, value in self.header.items()
            if found.get(name) != value
        ]
        return f"belongs to another {self.kind}: {', '.join(differences)}"

    def _open(self, path: Path) -> File:
        """The file, made if there is none: nobody else may write to it."""
        try:
            path.touch()
        except OSError as error:
            raise Unreadable(f"{path}: {error.strerror or error}") from error
        try:
            return File(path)
        except Illegal:
            raise Illegal(
                f"{path} is being written by another {self.kind}; wait until that one has ended,"
                " and the same command goes on from its games; or name another file"
            ) from None


def digest(text: str) -> str:
    """A short stand-in for a long text, equal only where the text is."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _parsed(line: str) -> Line | None:
    try:
        parsed = json.loads(line)
    except ValueError:
        return None
    return parsed if isinstance(parsed, dict) else None
