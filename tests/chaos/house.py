"""Real server processes that die and sleep on command."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

from tests.server import services
from tests.server.services import free_port

STARTING: Final = 180.0
"""Seconds that a process may take until it is ready; a loaded machine is slow."""


class House:
    """`lusoria serve` in a process of its own, on one port for all its lives."""

    def __init__(self, folder: Path, number: int, arguments: list[str], processes: int = 1) -> None:
        self.port = free_port()
        self._processes = processes
        self.is_there = False
        self._log = folder / f"server-{number}.log"
        self._command = [
            str(Path(sys.executable).with_name("lusoria")), "serve", "--port", str(self.port),
            "--no-browser", "--behind-proxy", "127.0.0.1", "--data-dir", str(folder),
            "--processes", str(processes), *arguments,
        ]  # fmt: skip
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin a life; `wait` says when it can be spoken to."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)

    def wait(self) -> None:
        """Until it is ready to keep moves."""
        until = time.monotonic() + STARTING
        while not self._is_ready():
            if time.monotonic() > until or self._running.poll() is not None:
                raise RuntimeError(f"the server does not start: see {self._log}")
            time.sleep(0.05)
        self.is_there = True

    def kill(self) -> None:
        """`kill -9` to all its processes: no word of farewell, no last write."""
        self.is_there = False
        self._signal(signal.SIGKILL)
        self._running.wait()

    def kill_one(self, number: int) -> None:
        """`kill -9` to one of the processes behind the front, which starts it again."""
        children = self._children()
        os.kill(children[number % len(children)], signal.SIGKILL)

    def pause(self) -> None:
        """Sleep in mid-thought; the port stays open, and nobody answers."""
        self._signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Go on as if nothing had been."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        for pid in [self.pid, *self._children()]:
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def _children(self) -> list[int]:
        """The processes behind a front; what a single process has started is its own affair."""
        if self._processes == 1:
            return []
        return [int(each) for each in _children_of(self.pid).split()]

    @property
    def pid(self) -> int:
        """The process."""
        return self._running.pid

    @property
    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "not started"
        return self._process

    def _is_ready(self) -> bool:
        try:
            address = f"http://127.0.0.1:{self.port}/readyz"
            with urllib.request.urlopen(address, timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False


def _children_of(pid: int) -> str:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")


def database(stack: ExitStack, cluster: bool) -> list[str]:
    """What the servers are told about where to keep matches."""
    if not cluster:
        return []
    postgresql = stack.enter_context(services.postgresql())
    redis = stack.enter_context(services.redis())
    return ["--database", postgresql, "--redis", redis]
