"""A real `lusoria serve` for measurements: its own folder, its own port, no limits on guests."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.server.services import free_port

PLENTY: Final = 10_000_000
LIMITS: Final = (
    "messages_a_second", "message_burst", "requests_a_second", "request_burst", "tables_an_hour",
    "sockets_an_address",
)  # fmt: skip


@dataclass(frozen=True)
class Server:
    """A running server of one process, or of several behind a front."""

    port: int
    pid: int
    processes: int
    started_in: float
    """Seconds from the command to the first answer."""
    log: Path

    @property
    def pids(self) -> list[int]:
        """The processes that serve guests; the bots' own are not among them."""
        if self.processes == 1:
            return [self.pid]
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="utf-8")
        return [int(each) for each in children.split()]

    @property
    def seconds(self) -> float:
        """Processor time that they have used, the front's included."""
        return sum(map(seconds_of, {self.pid, *self.pids}))

    @property
    def memory(self) -> int:
        """Bytes of memory that they have in use, the front's included."""
        return sum(map(memory_of, {self.pid, *self.pids}))

    @property
    def largest(self) -> int:
        """Bytes of memory of the process with the most."""
        return max(map(memory_of, self.pids))

    def wait_until_compiled(self, games: int = 3, patience: float = 600) -> None:
        """Until the engines of all processes are warm, as the log tells."""
        until = time.monotonic() + patience
        while self.log.read_text(encoding="utf-8").count("is compiled") < games * self.processes:
            if time.monotonic() > until:
                raise RuntimeError(f"the rules are not compiled in time: see {self.log}")
            time.sleep(0.2)


def seconds_of(pid: int) -> float:
    """Processor time of one process, all its threads together."""
    facts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes of memory that one process has in use."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


@contextmanager
def serving(folder: Path, *arguments: str, processes: int = 1) -> Iterator[Server]:
    """A server, ready to keep moves."""
    port = free_port()
    log = folder / f"server-{port}.log"
    command = [str(Path(sys.executable).with_name("lusoria")), "serve", "--no-browser"]
    command += ["--port", str(port), "--data-dir", str(folder), "--processes", str(processes)]
    command += arguments
    for limit in LIMITS:
        command += ["--limit", f"{limit}={PLENTY}"]
    began = time.monotonic()
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, env=os.environ.copy())
    try:
        while not _is_ready(port):
            if process.poll() is not None:
                raise RuntimeError(f"the server does not start: see {log}")
            time.sleep(0.02)
        yield Server(port, process.pid, processes, time.monotonic() - began, log)
    finally:
        process.terminate()
        process.wait(20)


def _is_ready(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False
