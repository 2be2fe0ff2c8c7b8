"""A Ray cluster of our own on this machine: nodes as processes that can be killed one by one."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

RAY = Path(sys.executable).parent / "ray"
HOST = "127.0.0.1"
PATIENCE = 300
SMALL = (
    "--num-cpus", "1", "--object-store-memory", "100000000", "--node-ip-address", HOST,
    "--disable-usage-stats", "--block",
)  # fmt: skip


class Nodes:
    """The head, and whoever joins it; each has one core."""

    def __init__(self) -> None:
        self.folder = TemporaryDirectory(prefix="lusoria-ray-")
        self.address = f"{HOST}:{_free_port()}"
        port = self.address.partition(":")[2]
        self.all: list[subprocess.Popen[bytes]] = []
        self._start("--head", "--port", port, "--include-dashboard", "false",
                    "--temp-dir", self.folder.name)  # fmt: skip

    def join(self) -> int:
        """One node more; its number."""
        self._start("--address", self.address)
        return len(self.all) - 1

    def _start(self, *words: str) -> None:
        log = Path(self.folder.name) / f"node-{len(self.all)}.log"
        with log.open("wb") as file:
            node = subprocess.Popen(
                [str(RAY), "start", *words, *SMALL], stdout=file, stderr=subprocess.STDOUT
            )
        self.all.append(node)
        try:
            _wait_for(node, log)
        except BaseException:
            self.close()
            raise

    def kill(self, number: int) -> None:
        """As if the plug were pulled: the node and all its workers, at once."""
        for process in [self.all[number].pid, *_below(self.all[number].pid)]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.all[number].wait()

    def close(self) -> None:
        """The whole cluster ends."""
        for number in reversed(range(len(self.all))):
            self.kill(number)
        self.folder.cleanup()


def _wait_for(node: subprocess.Popen[bytes], log: Path) -> None:
    """Until a node says that it is there."""
    until = time.monotonic() + PATIENCE
    while "Ray runtime started" not in log.read_text():
        assert node.poll() is None, log.read_text()
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.1)


def _below(pid: int) -> list[int]:
    """The processes that a process started, and those that they started."""
    try:
        text = " ".join(
            (task / "children").read_text() for task in Path(f"/proc/{pid}/task").iterdir()
        )
    except OSError:
        return []
    children = [int(each) for each in text.split()]
    return children + [each for child in children for each in _below(child)]


def _free_port() -> int:
    """A port for the head; Ray keeps those from 10002 to 19999 for its workers."""
    while True:
        with socket.socket() as found:
            found.bind((HOST, 0))
            port = int(found.getsockname()[1])
        if port >= 20_000:
            return port
