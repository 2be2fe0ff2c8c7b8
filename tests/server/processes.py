"""Server processes of their own: started, killed, paused and ended from outside."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parents[2]
SERVE = "import sys; from lusoria.cli import main; sys.exit(main())"
PATIENCE = 60


@dataclass
class Process:
    """A running `lusoria serve`."""

    process: "subprocess.Popen[bytes]"
    port: int

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    @property
    def children(self) -> list[int]:
        """The processes that it has started, the oldest first."""
        pid = self.process.pid
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def end(self) -> int:
        """Ask it to end, as a system does."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """No time for anything."""
        self.process.kill()
        self.process.wait(PATIENCE)


@contextmanager
def process(
    data_dir: Path, *words: str, port: int = 0, log: Any = subprocess.DEVNULL, **environment: str
) -> Iterator[Process]:
    """A server process whose rules stay thawed, on a free port unless told."""
    command = [sys.executable, "-c", SERVE, "serve", "--no-browser", "--port", str(port)]
    settings: dict[str, Any] = os.environ | {"LUSORIA_THAWED": "1"} | environment
    server = subprocess.Popen(
        [*command, "--data-dir", str(data_dir), *words],
        cwd=HOUSE, env=settings, stdout=subprocess.PIPE, stderr=log,
    )  # fmt: skip
    try:
        yield Process(server, _port(server))
    finally:
        if server.poll() is None:
            server.send_signal(signal.SIGCONT)
            server.kill()
        server.communicate()


def _port(server: "subprocess.Popen[bytes]") -> int:
    """Where it says that it is open."""
    assert server.stdout is not None
    said, deadline = b"", time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if select.select([server.stdout], [], [], 1)[0]:
            part = os.read(server.stdout.fileno(), 4096)
            assert part, "the server ended before it was open"
            said += part
        found = re.search(rb"Lusoria is open: http://.*:(\d+)/", said)
        if found:
            return int(found[1])
    raise AssertionError("the server did not open")
