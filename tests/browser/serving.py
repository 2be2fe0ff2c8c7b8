"""A real server in a process of its own, with the built client; it can be ended and begun again."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from tests.server.services import free_port

PATIENCE: Final = 60.0


class Server:
    """`lusoria serve` over one data folder; uncompiled, so that it stands at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Open the house and wait until somebody answers the door."""
        command = [str(Path(sys.executable).with_name("lusoria")), "serve", "--no-browser"]
        command += ["--limit", "tables_an_hour=6000"]  # all guests of all tests have one address
        where = ["--port", str(self.port), "--data-dir", str(self.folder)]
        environment = os.environ | {"LUSORIA_THAWED": "1"}
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command + where, env=environment, stderr=log, stdout=log
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text("utf-8")
            assert time.monotonic() < deadline, "the server did not open"
            time.sleep(0.1)

    def end(self) -> None:
        """Close the house, as an administrator would."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(20)
            self._process = None

    def new_table(self, game: str, *kinds: str, **more: Any) -> tuple[str, dict[str, str]]:
        """A table with these chairs (`me`, `here`, `open`, a bot's level), and its seats' keys."""
        chairs = [_chair(kind, seat) for seat, kind in enumerate(kinds)]
        wish = {"game": game, "chairs": chairs, "start": True, "wishes": {"pace": "fast"}} | more
        asked = urllib.request.Request(
            f"{self.address}api/tables",
            json.dumps(wish).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            told = json.load(answer)
        return told["table"]["match"], told["seats"]

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}api/lobby", timeout=2):
                return True
        except OSError:
            return False


def _chair(kind: str, seat: int) -> dict[str, str]:
    if kind in {"me", "here"}:
        return {"kind": kind, "name": ("Anna", "Boris", "Clara", "Dora", "Emil")[seat]}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "level": kind}
