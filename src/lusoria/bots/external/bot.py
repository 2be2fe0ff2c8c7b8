"""A bot that thinks in another process. What it is told comes from a Seen: it holds no secret."""

import json
import shlex
from typing import Any, Final

import msgspec

from lusoria.bots.bot import OWN, Bot, Budget, Sitting
from lusoria.bots.external.pipe import Failure, Pipe
from lusoria.bots.seen import Seen
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import NAMES

PROTOCOL: Final = 1
SEEDS: Final = 1 << 31
"""Seeds told to other languages fit their whole numbers."""
GREETING: Final = 15.0
"""Seconds to start and to say hello."""
LIMIT: Final = 10.0
"""Seconds for an answer, unless told otherwise."""
SUGGESTED: Final = 1_000
"""Milliseconds of thought that a bot is asked to keep to."""


class ExternalBot(Bot):
    """Speaks with a process; starts it when first needed, and again after it failed.

    One that has played before and fails at the first question of a game was stopped by the end of
    the last one: it is started anew once, before it could lose this one.
    """

    def __init__(self, name: str, command: str, limit: float = LIMIT) -> None:
        super().__init__(name)
        self.command = split_command(command)
        self.limit = limit
        self.pipe: Pipe | None = None
        self.asked = 0
        self.games = list(NAMES)
        self.newgame: dict[str, Any] = {}
        self.untried = False

    def start(self) -> dict[str, Any]:
        """Start the process and exchange greetings; what the bot says of itself."""
        self.pipe = Pipe(self.command)
        answer = self._ask({"do": "hello", "protocol": PROTOCOL, "games": list(NAMES)}, GREETING)
        if not isinstance(answer.get("name"), str):
            raise self._failed('hello is answered with a "name", a string')
        games = answer.get("games", list(NAMES))
        if not isinstance(games, list) or not all(isinstance(each, str) for each in games):
            raise self._failed('"games" is a list of names, such as ["roma"]')
        self.games = games
        return answer

    def begin(self, sitting: Sitting) -> None:
        super().begin(sitting)
        self.newgame = {
            "do": "newgame",
            "game": sitting.game.name,
            "rules": sitting.game.version,
            "seats": sitting.seats,
            "seat": sitting.seat,
            "options": dict(sitting.options),
            "components": sitting.components.text.splitlines(),
            "seed": sitting.seed % SEEDS,
        }
        self.untried = self.pipe is not None
        try:
            self._open()
        except Failure:
            if not self.untried:
                raise
            self._open()

    def _open(self) -> None:
        """Begin the game, in the process that is there or in a new one, if the bot knows it."""
        game = self.newgame["game"]
        if self.pipe is None and game in self.games:
            self.untried = False
            self.start()
        if game not in self.games:
            self.close()
            known = ", ".join(self.games) or "no game"
            raise Failure(f"it does not know {game}: to hello it answered that it knows {known}")
        self._tell(self.newgame)

    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        if self.pipe is None:
            self.start()
        view = msgspec.to_builtins(seen.play().view(1 << seen.seat))
        legal = view.pop("choices")
        request = {
            "do": "choose",
            "legal": legal,
            "view": view,
            "budget": {
                "milliseconds": budget.milliseconds or SUGGESTED,
                "limit": int(1000 * self.limit),
            },
        }
        answer = self._ask_again(request) if self.untried else self._ask(request, self.limit)
        return self._action(answer.get("action"), legal)

    def _ask_again(self, request: dict[str, Any]) -> dict[str, Any]:
        """Ask a process that has not yet shown that it outlived the last game."""
        try:
            answer = self._ask(request, self.limit)
        except Failure:
            self._open()
            return self._ask(request, self.limit)
        self.untried = False
        return answer

    def _action(self, action: Any, legal: list[dict[str, Any]]) -> int:
        """An action by its number or its words."""
        for each in legal:
            if action == each["words"] or (type(action) is int and action == each["number"]):
                return int(each["number"])
        raise self._failed(f"action {str(action)[:60]!r} is none of the legal ones")

    def end(self, outcome: dict[str, Any] | None) -> None:
        if self.pipe is not None and self.newgame:
            self._tell({"do": "gameover", "outcome": outcome})
        self.newgame = {}  # who was not told of the next game hears nothing of its end

    def close(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None

    def _tell(self, message: dict[str, Any]) -> None:
        if self.pipe is None:
            raise Failure("the process is not running")
        if self.pipe.unasked():
            raise self._failed("it spoke without being asked; print remarks to standard error")
        self.pipe.say(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def _ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        self.asked += 1
        self._tell({"id": self.asked, **message})
        assert self.pipe is not None
        try:
            line = self.pipe.hear(seconds)
        except Failure as failure:
            raise self._failed(str(failure)) from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self._failed(f"{line[:60]!r} is not JSON") from None
        if not isinstance(answer, dict) or answer.get("id") != self.asked:
            raise self._failed(
                f'an answer is an object with the question\'s "id", here {self.asked}'
            )
        return answer

    def _failed(self, why: str) -> Failure:
        """After a failure the process is ended: nobody knows what it would say next."""
        if self.pipe is not None:
            self.pipe.kill()
            self.pipe = None
        return Failure(why)


def split_command(command: str) -> list[str]:
    """A command line as a shell would read it, but no shell runs it."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Unreadable(f"exec:{command} is no command line: {error}") from error
    if not words:
        raise Unreadable("exec: needs a command, such as exec:./mybot.py")
    return words
