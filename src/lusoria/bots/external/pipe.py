"""A process that answers lines with lines, within a time, or is ended."""

import os
import queue
import signal
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final

LONGEST_LINE: Final = 65_536
LAST_WORDS: Final = 300
PATIENCE_AT_THE_END: Final = 2.0
"""Seconds between closing a bot's input and ending it."""


class Failure(Exception):
    """The process hangs, has ended, or says what nobody asked for."""


class Pipe:
    """One started process. Reading and writing have threads of their own: neither can hang us."""

    def __init__(self, command: Sequence[str]) -> None:
        self.complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the pipe
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                start_new_session=os.name != "nt",
            )
        except OSError as error:
            self.complaints.close()
            raise Failure(f"{command[0]} cannot be started: {error.strerror or error}") from error
        self.heard: queue.Queue[bytes] = queue.Queue()
        self.to_say: queue.Queue[bytes | None] = queue.Queue()
        self.threads = [
            threading.Thread(target=work, daemon=True) for work in (self._listen, self._speak)
        ]
        for thread in self.threads:
            thread.start()

    def _listen(self) -> None:
        """Lines go to the queue; an empty one says that no more will come."""
        assert self.process.stdout is not None
        with self.process.stdout as out:
            line = b"\n"
            while 0 < len(line) <= LONGEST_LINE:
                line = out.readline(LONGEST_LINE + 1)
                self.heard.put(line)

    def _speak(self) -> None:
        """Lines go to the process until it stops reading or nothing more is to be said."""
        assert self.process.stdin is not None
        with suppress(OSError), self.process.stdin as into:
            while (line := self.to_say.get()) is not None:
                into.write(line)
                into.flush()

    def say(self, line: bytes) -> None:
        """Send a line; a process that does not read it is noticed when it does not answer."""
        self.to_say.put(line)

    def hear(self, seconds: float) -> bytes:
        """The next line, or a failure that says what happened instead."""
        try:
            line = self.heard.get(timeout=seconds)
        except queue.Empty:
            raise Failure(f"no answer within {seconds:g} s") from None
        if not line:
            raise Failure(f"the process has ended{self._how()}")
        if len(line) > LONGEST_LINE:
            raise Failure(f"an answer longer than {LONGEST_LINE:,} bytes")
        return line

    def unasked(self) -> bool:
        """Whether something was said that nobody asked for."""
        return not self.heard.empty() and self.process.poll() is None

    def _how(self) -> str:
        try:
            status: int | None = self.process.wait(1)
        except subprocess.TimeoutExpired:
            status = None
        self.complaints.seek(0, os.SEEK_END)
        self.complaints.seek(max(0, self.complaints.tell() - LAST_WORDS))
        last = " ".join(self.complaints.read().decode(errors="replace").split())
        return f" with status {status}" + (f": {last}" if last else "")

    def close(self, patience: float = PATIENCE_AT_THE_END) -> bool:
        """Close its input and wait; end it if it stays. True if it went by itself."""
        self.to_say.put(None)
        try:
            self.process.wait(patience)
            left = True
        except subprocess.TimeoutExpired:
            left = False
        self.kill()
        return left

    def kill(self) -> None:
        """End the process and whatever it started."""
        self.to_say.put(None)
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "nt":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for thread in self.threads:
            thread.join(1)
        self.complaints.close()
