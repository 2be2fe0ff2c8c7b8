"""A process that answers lines with lines, within a time, or is ended."""

import os
import queue
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

LONGEST_LINE: Final = 65_536
MOST_UNHEARD: Final = 16
"""Lines that may wait to be heard; one is enough for whoever speaks only when asked."""
LAST_WORDS: Final = 300
PATIENCE_AT_THE_END: Final = 2.0
"""Seconds between closing a bot's input and ending it."""
STARTING: Final = 15.0
"""Seconds in which a keeper starts a bot."""
KEEPER: Final = Path(__file__).with_name("keeper.py")


class Failure(Exception):
    """The process hangs, has ended, or says what nobody asked for."""


def printable(text: str) -> str:
    """A text from outside in one line, without the characters that would steer the terminal."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable())


def at_work(work: Callable[..., None], *arguments: Any) -> threading.Thread:
    """A thread that takes no signal: those are for the main one, which may wait at a keyboard."""

    def quietly() -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
        work(*arguments)

    thread = threading.Thread(target=quietly, daemon=True)
    thread.start()
    return thread


class Pipe:
    """One started process. Reading and writing have threads of their own: neither can hang us.

    However much the process says, a few lines and the end of its complaints are kept. One of
    somebody's own has a keeper: whatever it starts ends with it, and all of it with us.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        kept: bool = False,
    ) -> None:
        self.owner: socket.socket | None = None
        kept = kept and os.name != "nt"
        try:
            self.process = self._kept(command) if kept else self._start(command, environment)
        except OSError as error:
            raise Failure(f"{command[0]} cannot be started: {error.strerror or error}") from error
        self.heard: queue.Queue[bytes] = queue.Queue(MOST_UNHEARD)
        self.complaints = b""
        self.ended = threading.Event()
        self.to_say: queue.Queue[bytes | None] = queue.Queue()
        self.threads = [
            at_work(each) for each in (self._listen, self._speak, self._note_complaints)
        ]
        *_, self.complaining = self.threads

    def _start(
        self, command: Sequence[str], environment: Mapping[str, str] | None, *inherited: int
    ) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            start_new_session=os.name != "nt",
            pass_fds=inherited,
        )

    def _kept(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        """The process under its keeper."""
        self.owner, keepers = socket.socketpair()
        keeper = [sys.executable, "-I", "-S", str(KEEPER), str(keepers.fileno())]
        with keepers:
            process = self._start([*keeper, *command], None, keepers.fileno())
        if trouble := self._trouble(self.owner):
            self.owner.close()
            process.kill()
            process.communicate()
            raise OSError(trouble)
        return process

    def _trouble(self, owner: socket.socket) -> str:
        """Why the keeper could not start the process; empty if it could."""
        owner.settimeout(STARTING)
        try:
            with owner.makefile("rb") as file:
                told = file.readline().decode(errors="replace").strip()
        except TimeoutError:
            return "its keeper does not answer"
        return "" if told[:1].isdigit() else told[1:] or "its keeper has ended"

    def _listen(self) -> None:
        """Lines go to the queue; an empty one says that no more will come."""
        assert self.process.stdout is not None
        with self.process.stdout as out:
            line = b"\n"
            while 0 < len(line) <= LONGEST_LINE:
                line = out.readline(LONGEST_LINE + 1)
                try:
                    self.heard.put_nowait(line)
                except queue.Full:  # nobody listens any more: its next words fill the pipe, not us
                    self.ended.wait()
                    return

    def _note_complaints(self) -> None:
        """The end of what it writes to standard error, for whoever asks why it failed."""
        assert self.process.stderr is not None
        with self.process.stderr as complaints:
            while some := os.read(complaints.fileno(), LONGEST_LINE):
                self.complaints = (self.complaints + some)[-LAST_WORDS:]

    @property
    def last_words(self) -> str:
        """The last line of its complaints: most languages say there why a program failed."""
        lines = map(printable, self.complaints.decode(errors="replace").splitlines())
        return next((line for line in reversed([*lines]) if line), "")

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

    def hear(self, seconds: float | None = None) -> bytes:
        """The next line, or a failure that says what happened instead."""
        try:
            line = self.heard.get(timeout=seconds)
        except queue.Empty:
            raise Failure(f"no answer within {seconds:g} s") from None
        if not line:
            raise Failure(self.how_it_ended())
        if len(line) > LONGEST_LINE:
            raise Failure(f"an answer longer than {LONGEST_LINE:,} bytes")
        return line

    def unasked(self) -> bool:
        """Whether something was said that nobody asked for."""
        with self.heard.mutex:
            return any(self.heard.queue)

    def gone(self, seconds: float) -> bool:
        """Whether it ends within a moment."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        return self.process.poll() is not None

    def how_it_ended(self) -> str:
        """The end of a process, with its last words."""
        try:
            how = f"the process has ended with status {self.process.wait(1)}"
            self.complaining.join(1)
        except subprocess.TimeoutExpired:
            how = "it has closed its standard output, though it is still running"
        return f"{how}: {self.last_words}" if self.last_words else how

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
        if self.owner is not None:
            self.owner.close()  # its keeper ends it, and all that came of it
            self.gone(PATIENCE_AT_THE_END)
        if self.process.poll() is None:
            with suppress(ProcessLookupError, PermissionError):
                if os.name == "nt":
                    self.process.kill()
                else:
                    os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.ended.set()
        for thread in self.threads:
            thread.join(1)
