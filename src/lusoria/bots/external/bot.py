"""A bot that thinks in another process. What it is told comes from a Seen: it holds no secret."""

import shlex
from collections.abc import Callable
from typing import Any, Final

import msgspec

from lusoria.bots.bot import OWN, Bot, Budget, Sitting
from lusoria.bots.external.conversation import SEEDS, Conversation, Message, introduction
from lusoria.bots.external.pipe import Failure, Pipe, printable
from lusoria.bots.seen import Seen
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import NAMES

GREETING: Final = 15.0
"""Seconds to start and to say hello."""
LIMIT: Final = 10.0
"""Seconds for an answer, unless told otherwise."""
SUGGESTED: Final = 1_000
"""Milliseconds of thought that a bot is asked to keep to."""
MOST_GAMES: Final = 16
LONGEST_NAME: Final = 40


class ExternalBot(Bot):
    """Speaks with a process; starts it when first needed, and again after it failed.

    One that has played before and fails at the first question of a game was stopped by the end of
    the last one: it is started anew once, before it could lose this one.
    """

    def __init__(self, name: str, command: str, limit: float = LIMIT) -> None:
        super().__init__(name)
        self.command = split_command(command)
        self.limit = limit
        self.conversation: Conversation | None = None
        self.games = list(NAMES)
        self.newgame: Message = {}
        self.untried = False

    @property
    def pipe(self) -> Pipe | None:
        """The running process, if there is one."""
        return self.conversation.pipe if self.conversation else None

    def start(self) -> Message:
        """Start the process and exchange greetings; what the bot says of itself."""
        self.conversation = Conversation(Pipe(self.command, kept=True))
        answer: Message = self._heard(self.conversation.greet, GREETING)
        if not isinstance(answer.get("name"), str):
            raise self._failed('hello is answered with a "name", a string')
        games = answer.get("games", list(NAMES))
        if not is_list_of_names(games):
            raise self._failed(
                f'"games" is a list of up to {MOST_GAMES} names, such as ["roma"], each of up to'
                f" {LONGEST_NAME} printable characters"
            )
        self.games = games
        return answer | {"name": printable(answer["name"])}

    def begin(self, sitting: Sitting) -> None:
        super().begin(sitting)
        told = introduction(sitting)
        self.newgame = {"do": "newgame", **told, "seed": sitting.seed % SEEDS}
        self.untried = self.conversation is not None
        try:
            self._open()
        except Failure:
            if not self.untried:
                raise
            self._open()

    def _open(self) -> None:
        """Begin the game, in the process that is there or in a new one, if the bot knows it."""
        game = self.newgame["game"]
        if self.conversation is None and game in self.games:
            self.untried = False
            self.start()
        if game not in self.games:
            self.close()
            known = ", ".join(self.games) or "no game"
            raise Failure(f"it does not know {game}: to hello it answered that it knows {known}")
        self._tell(self.newgame)

    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        if self.conversation is None:
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
        answer = self._ask_again(request) if self.untried else self._ask(request)
        return self._action(answer.get("action"), legal)

    def _ask_again(self, request: dict[str, Any]) -> dict[str, Any]:
        """Ask a process that has not yet shown that it outlived the last game."""
        try:
            answer = self._ask(request)
        except Failure:
            self._open()
            return self._ask(request)
        self.untried = False
        return answer

    def _action(self, action: Any, legal: list[dict[str, Any]]) -> int:
        """An action by its number or its words."""
        for each in legal:
            if action == each["words"] or (type(action) is int and action == each["number"]):
                return int(each["number"])
        raise self._failed(f"action {str(action)[:60]!r} is none of the legal ones")

    def end(self, outcome: dict[str, Any] | None) -> None:
        if self.conversation is not None and self.newgame:
            self._tell({"do": "gameover", "outcome": outcome})
        self.newgame = {}  # who was not told of the next game hears nothing of its end

    def close(self) -> None:
        if self.conversation is not None:
            self.conversation.pipe.close()
            self.conversation = None

    def _tell(self, message: Message) -> None:
        if self.conversation is None:
            raise Failure("the process is not running")
        self._heard(self.conversation.tell, message)

    def _ask(self, message: Message) -> Message:
        if self.conversation is None:
            raise Failure("the process is not running")
        answer: Message = self._heard(self.conversation.ask, message, self.limit)
        return answer

    def _heard(self, call: Callable[..., Any], *arguments: Any) -> Any:
        """Speak with the process; one that failed was ended and is forgotten."""
        try:
            return call(*arguments)
        except Failure:
            self.conversation = None
            raise

    def _failed(self, why: str) -> Failure:
        assert self.conversation is not None
        failure, self.conversation = self.conversation.failed(why), None
        return failure


def is_list_of_names(told: Any) -> bool:
    """Whether a bot's `games` can be read, and told to people."""
    return (
        isinstance(told, list)
        and len(told) <= MOST_GAMES
        and all(isinstance(each, str) and 0 < len(each) <= LONGEST_NAME for each in told)
        and all(each.isprintable() for each in told)
    )


def split_command(command: str) -> list[str]:
    """A command line as a shell would read it, but no shell runs it."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Unreadable(f"exec:{command} is no command line: {error}") from error
    if not words:
        raise Unreadable("exec: needs a command, such as exec:./mybot.py")
    return words
