"""Finished games, one per line, so that an interrupted arena goes on where it stopped."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from lusoria.bots.arena.fixtures import Fixture
from lusoria.bots.arena.matches import Arena, Played
from lusoria.bots.cluster.notebook import Line, Notebook, digest
from lusoria.core.errors import Unreadable

VERSION: Final = 3


class Ledger:
    """An arena's notebook: a file held by one arena at a time, or none."""

    def __init__(self, arena: Arena, path: Path | None) -> None:
        header = {
            "game": arena.game.name,
            "rules": arena.game.version,
            "seats": arena.seats,
            "options": arena.options,
            "components": f"{arena.components.name} {digest(arena.components.text)}",
            "seed": arena.seed,
            "bots": list(arena.names),
            **vars(arena.budget),
            "reduce": arena.reduce,
            "limit": arena.limit,
        }
        self.path = path
        self.notebook = Notebook("arena", VERSION, header, path)

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *problem: object) -> None:
        """Let go of the file."""
        self.notebook.__exit__(*problem)

    def read(self) -> list[Played]:
        """The games finished so far."""
        try:
            return [_played(line) for line in self.notebook.read()]
        except (KeyError, TypeError, ValueError) as error:
            raise Unreadable(f"{self.path} holds a line that is no game: {error!r}") from error

    def write(self, played: Played) -> None:
        """One finished game more."""
        self.notebook.write(_line(played))


def digest_of(games: Sequence[Played]) -> str:
    """A digest of all that two arenas of one seed have in common: everything but the clock."""
    lines = [{k: v for k, v in _line(played).items() if k != "times"} for played in games]
    return digest(json.dumps(lines, sort_keys=True))


def _line(played: Played) -> Line:
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
