"""A conversation with the engine in this process, over uncompiled games."""

import json
from typing import Any

from lusoria.cli.protocol import Protocol
from lusoria.core.errors import Unreadable
from lusoria.core.game import Game
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES


def load(name: str) -> Game:
    """Thawed games: nothing is compiled."""
    if name not in NAMES:
        raise Unreadable(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    return thawed(name)


class Conversation:
    """Requests as Python objects, answers too."""

    def __init__(self) -> None:
        self.protocol = Protocol(load, prepare=lambda game: None)

    def line(self, line: bytes) -> dict[str, Any]:
        """The answer to a line."""
        answer = self.protocol.answer(line)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        told: dict[str, Any] = json.loads(answer)
        return told

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """What was answered; an error fails."""
        answer = self.line(json.dumps({"id": 1, "do": do, **fields}).encode())
        assert "ok" in answer, answer
        told: dict[str, Any] = answer["ok"]
        return told

    def error(self, do: str, **fields: Any) -> dict[str, Any]:
        """Why it was refused; anything else fails."""
        answer = self.line(json.dumps({"id": 1, "do": do, **fields}).encode())
        assert "error" in answer, answer
        told: dict[str, Any] = answer["error"]
        return told
