"""The bots' process: started early, made ready in the background, asked line by line.

It hears what a seat may know and nothing else. When it ends, its last words tell why.
"""

import json
import os
import queue
import sys
import threading
import time
from contextlib import suppress
from typing import Any, Final

from lusoria.bots.external.pipe import Failure, Pipe, at_work, printable
from lusoria.core.errors import Refusal

ROOM: tuple[str, ...] = (sys.executable, "-m", "lusoria.cli.terminal.bot_server")
PATIENCE_AT_THE_END: Final = 5.0
"""Seconds between closing the process's input and ending it: bots of one's own need some."""


class Ended(Refusal):
    """The process has ended by itself: with which status, and with which last words."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(f"the bots' process has ended (status {status}): {words or 'no word'}")
        self.status = status
        self.words = words


class BotProcess:
    """One process for all bots of a table; after its end the next question starts another."""

    def __init__(self) -> None:
        self.step: dict[str, Any] = {}
        self._pipe: Pipe | None = None
        self._warmed = ""
        self._began = time.monotonic()
        self._trouble = ""
        self._ready = threading.Event()

    @property
    def ready(self) -> bool:
        """Whether an answer would come without waiting for the compiler."""
        return self._ready.is_set()

    @property
    def seconds(self) -> int:
        """How long it has been getting ready."""
        return int(time.monotonic() - self._began)

    def open(self) -> None:
        """Start the process; nobody waits."""
        if self._pipe is not None:
            return
        environment = {k: v for k, v in os.environ.items() if k != "LUSORIA_THAWED"}
        try:
            self._pipe = Pipe(ROOM, environment)
        except Failure as failure:  # told when somebody asks
            self._trouble = str(failure)
            self._ready.set()
            return
        self._answers: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._listener = at_work(self._listen, self._pipe, self._answers)

    def warm(self, game: str) -> None:
        """Begin to compile a game's bots; nobody waits."""
        self.open()
        if self._pipe and self._warmed != game:
            self._warmed = game
            self._began = time.monotonic()
            self._ready.clear()
            self._send({"warm": game})

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """One question, and its answer as soon as there is one."""
        self.open()
        if self._pipe is None:
            raise Refusal(self._trouble)
        self._send(message)
        answer = self._answers.get()
        if answer is None:
            raise self._ended()
        if "refused" in answer:
            raise Refusal(printable(str(answer["refused"])))
        return answer

    def close(self) -> None:
        """Send everybody home."""
        pipe, self._pipe = self._pipe, None
        if pipe is None:
            return
        pipe.close(PATIENCE_AT_THE_END)
        self._listener.join(1)
        self._warmed, self.step = "", {}
        self._ready.clear()

    def _send(self, message: dict[str, Any]) -> None:
        assert self._pipe is not None
        self._pipe.say(json.dumps(message).encode() + b"\n")

    def _listen(self, pipe: Pipe, answers: queue.Queue[dict[str, Any] | None]) -> None:
        """Keep what is said; nothing stands for the end."""
        with suppress(Failure):
            while True:
                told = json.loads(pipe.hear())
                if "step" in told:
                    self.step = told
                elif "ready" in told:
                    self._ready.set()
                else:
                    answers.put(told)
        answers.put(None)
        self._ready.set()

    def _ended(self) -> Ended:
        assert self._pipe is not None
        pipe = self._pipe
        self.close()
        return Ended(pipe.process.returncode, pipe.last_words)
