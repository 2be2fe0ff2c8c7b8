"""Questions and answers with another process: one JSON object per line, answers by their `id`.

The one protocol of bots in other languages (docs/bots.md) and of our own workers.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from lusoria.bots.bot import Sitting
from lusoria.bots.external.pipe import Failure, Pipe
from lusoria.games.catalogue import NAMES

PROTOCOL: Final = 1
SEEDS: Final = 1 << 31
"""Seeds told to other languages fit their whole numbers."""

Message = dict[str, Any]


def introduction(sitting: Sitting) -> Message:
    """What is told of a game when it begins."""
    return {
        "game": sitting.game.name,
        "rules": sitting.game.version,
        "seats": sitting.seats,
        "seat": sitting.seat,
        "options": dict(sitting.options),
        "components": sitting.components.text.splitlines(),
        "seed": sitting.seed,
    }


class Conversation:
    """One process that was greeted. After a failure it is ended: who knows what it says next."""

    def __init__(self, pipe: Pipe) -> None:
        self.pipe = pipe
        self.asked = 0

    def greet(self, seconds: float, **more: Any) -> Message:
        """Say hello; what the process says of itself."""
        hello = {"do": "hello", "protocol": PROTOCOL, "games": list(NAMES), **more}
        return self.ask(hello, seconds)

    def tell(self, message: Message) -> None:
        """Something that wants no answer."""
        if self.pipe.unasked():
            raise self.failed("it spoke without being asked; print remarks to standard error")
        self.say(message)

    def say(self, message: Message) -> None:
        """One line, whatever is being said on the other side."""
        self.pipe.say(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def ask(self, message: Message, seconds: float) -> Message:
        """A question and its answer."""
        return self.answer(self.put(message), seconds)

    def put(self, message: Message) -> int:
        """Put a question; its number, by which it can be answered or cancelled."""
        self.asked += 1
        self.tell({"id": self.asked, **message})
        return self.asked

    def answer(
        self,
        number: int,
        seconds: float | None = None,
        step: Callable[[Message], None] | None = None,
    ) -> Message:
        """The answer to a question; where somebody listens, steps on the way are told before it."""
        while True:
            answer = self._read(number, seconds)
            if step is None or "step" not in answer:
                return answer
            step(answer)

    def _read(self, number: int, seconds: float | None) -> Message:
        try:
            line = self.pipe.hear(seconds)
        except Failure as failure:
            raise self.failed(str(failure)) from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self.failed(f"{line[:60]!r} is not JSON") from None
        if not isinstance(answer, dict) or answer.get("id") != number:
            raise self.failed(f'an answer is an object with the question\'s "id", here {number}')
        return answer

    def failed(self, why: str) -> Failure:
        """End the process, and say why."""
        self.pipe.kill()
        return Failure(why)
