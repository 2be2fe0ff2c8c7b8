"""Finished games, one per line, so that an interrupted arena goes on where it stopped."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from lusoria.bots.arena.fixtures import Fixture
from lusoria.bots.arena.matches import Arena, Played
from lusoria.core.errors import Illegal, Unreadable
from lusoria.records.storage import File

VERSION: Final = 3


class Ledger:
    """A file of finished games, held by one arena at a time; without a file, it keeps nothing."""

    def __init__(self, arena: Arena, path: Path | None) -> None:
        self.path = path
        self.file = None if path is None else _open(path)
        self.header = {
            "arena": VERSION,
            "game": arena.game.name,
            "rules": arena.game.version,
            "seats": arena.seats,
            "options": arena.options,
            "components": f"{arena.components.name} {_digest(arena.components.text)}",
            "seed": arena.seed,
            "bots": list(arena.names),
            **vars(arena.budget),
            "reduce": arena.reduce,
            "limit": arena.limit,
        }

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *problem: object) -> None:
        """Let go of the file."""
        if self.file is not None:
            self.file.close()

    def read(self) -> list[Played]:
        """The games finished so far; a line broken off by a sudden end is left out."""
        if self.path is None:
            return []
        try:
            text = self.path.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise Unreadable(f"{self.path}: {error.strerror or error}") from error
        header, *lines = text.splitlines() or [""]
        if not text:
            self._append(json.dumps(self.header) + "\n")
        elif (found := _parsed(header)) != self.header:
            raise Unreadable(f"{self.path} {self._unlike(found)}; name another file for this arena")
        elif not text.endswith("\n"):
            self._append("\n")
        try:
            return [_played(each) for each in map(_parsed, lines) if each is not None]
        except (KeyError, TypeError, ValueError) as error:
            raise Unreadable(f"{self.path} holds a line that is no game: {error!r}") from error

    def write(self, played: Played) -> None:
        """One finished game more."""
        self._append(json.dumps(_line(played)) + "\n")

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

    def _unlike(self, found: dict[str, Any] | None) -> str:
        """What a file is instead of this arena's."""
        if found is None or "arena" not in found:
            return "is not the file of an arena"
        if found["arena"] != VERSION:
            return "was written by another version of the arena"
        differences = [
            f"{name} is {found.get(name)!r} there and {value!r} here"
            for name, value in self.header.items()
            if found.get(name) != value
        ]
        return f"belongs to another arena: {', '.join(differences)}"


def _open(path: Path) -> File:
    """The file, made if there is none: no other arena may write to it."""
    try:
        path.touch()
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}") from error
    try:
        return File(path)
    except Illegal:
        raise Illegal(
            f"{path} is being written by another arena; wait until that one has ended, and the same"
            " command goes on from its games; or name another file"
        ) from None


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _parsed(line: str) -> dict[str, Any] | None:
    try:
        parsed = json.loads(line)
    except ValueError:
        return None
    return parsed if isinstance(parsed, dict) else None


def _line(played: Played) -> dict[str, Any]:
    fixture = played.fixture
    return {
        "fixture": list(fixture.key),
        "seating": list(fixture.seating),
        "shares": played.shares,
        "scores": played.scores,
        "plies": played.plies,
        "times": [[round(each, 2) for each in times] for times in played.times],
        "forfeit": played.forfeit,
    }


def _played(line: dict[str, Any]) -> Played:
    deal, meeting, turn = line["fixture"]
    fixture = Fixture(deal, meeting, turn, tuple(line["seating"]))
    return Played(
        fixture, line["shares"], line["scores"], line["times"], line["forfeit"], line["plies"]
    )
