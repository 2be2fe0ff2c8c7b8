"""The bots' process: started early, made ready in the background, asked line by line.

It hears what a seat may know and nothing else. When it ends, its last words tell why.
"""

import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from typing import IO, Any, Final

from lusoria.cli.terminal.screen import printable
from lusoria.core.errors import Refusal

ROOM: tuple[str, ...] = (sys.executable, "-m", "lusoria.cli.terminal.minds")
LAST_WORDS: Final = 300
PATIENCE_AT_THE_END: Final = 5.0
"""Seconds between closing the process's input and ending it: bots of one's own need some."""


class Ended(Refusal):
    """The process has ended by itself: with which status, and with which last words."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(f"the bots' process has ended (status {status}): {words or 'no word'}")
        self.status = status
        self.words = words


class Backroom:
    """One process for all bots of a table; after its end the next question starts another."""

    def __init__(self) -> None:
        self.step: dict[str, Any] = {}
        self._process: subprocess.Popen[str] | None = None
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
        if self._process is not None:
            return
        environment = {k: v for k, v in os.environ.items() if k != "LUSORIA_THAWED"}
        self._complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed with it
        try:
            self._process = subprocess.Popen(
                ROOM,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints,
                text=True, encoding="utf-8", env=environment, start_new_session=True,
            )  # fmt: skip
        except OSError as error:  # told when somebody asks
            self._complaints.close()
            self._trouble = f"{ROOM[0]} cannot be started: {error.strerror or error}"
            self._ready.set()
            return
        self._answers: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._listener = threading.Thread(
            target=self._listen, args=(self._process.stdout, self._answers), daemon=True
        )
        self._listener.start()

    def warm(self, game: str) -> None:
        """Begin to compile a game's bots; nobody waits."""
        self.open()
        if self._process and self._warmed != game:
            self._warmed = game
            self._began = time.monotonic()
            self._ready.clear()
            self._send({"warm": game})

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """One question, and its answer as soon as there is one."""
        self.open()
        if self._process is None:
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
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            process.stdin.close()  # type: ignore[union-attr]
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE_AT_THE_END)
        process.kill()
        process.wait()
        self._listener.join(1)
        self._complaints.close()
        self._warmed, self.step = "", {}
        self._ready.clear()

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(OSError):  # a process that has ended is noticed when it does not answer
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()

    def _listen(self, out: IO[str], answers: queue.Queue[dict[str, Any] | None]) -> None:
        """Keep what is said; nothing stands for the end."""
        with out:
            for line in out:
                told = json.loads(line)
                if "step" in told:
                    self.step = told
                elif "ready" in told:
                    self._ready.set()
                else:
                    answers.put(told)
        answers.put(None)
        self._ready.set()

    def _ended(self) -> Ended:
        assert self._process is not None
        status = self._process.wait()
        self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, self._complaints.tell() - LAST_WORDS))
        lines = self._complaints.read().decode(errors="replace").split("\n")
        words = next((line.strip() for line in reversed(lines) if line.strip()), "")
        self.close()
        return Ended(status, printable(words))
