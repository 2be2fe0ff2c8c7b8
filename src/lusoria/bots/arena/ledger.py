"""Finished games, one per line, so that an interrupted arena goes on where it stopped."""

import json
from pathlib import Path
from typing import Any, Final

from lusoria.bots.arena.fixtures import Fixture
from lusoria.bots.arena.matches import Arena, Played
from lusoria.core.errors import Unreadable

VERSION: Final = 1


class Ledger:
    """A file of finished games; without a file, a ledger that keeps nothing."""

    def __init__(self, arena: Arena, path: Path | None) -> None:
        self.path = path
        self.header = {
            "arena": VERSION,
            "game": arena.game.name,
            "rules": arena.game.version,
            "seats": arena.seats,
            "options": arena.options,
            "components": arena.components.name,
            "seed": arena.seed,
            "bots": list(arena.names),
            "budget": vars(arena.budget),
        }

    def read(self) -> list[Played]:
        """The games finished so far; a line broken off by a sudden end is left out."""
        if self.path is None:
            return []
        if not self.path.exists():
            self._rewrite([])
            return []
        try:
            lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError as error:
            raise Unreadable(f"{self.path}: {error.strerror or error}") from error
        if not lines or _parsed(lines[0]) != self.header:
            raise Unreadable(
                f"{self.path} belongs to another arena (line 1 tells which);"
                " name another file, or the same game, bots, seats, options, seed and budget"
            )
        sound = [each for each in map(_parsed, lines[1:]) if each is not None]
        if len(sound) + 1 < len(lines):
            self._rewrite(sound)
        try:
            return [_played(each) for each in sound]
        except (KeyError, TypeError, ValueError) as error:
            raise Unreadable(f"{self.path} holds a line that is no game: {error!r}") from error

    def write(self, played: Played) -> None:
        """One finished game more."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(_line(played)) + "\n")

    def _rewrite(self, lines: list[dict[str, Any]]) -> None:
        assert self.path is not None
        text = "".join(json.dumps(line) + "\n" for line in (self.header, *lines))
        try:
            self.path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise Unreadable(f"{self.path}: {error.strerror or error}") from error


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
