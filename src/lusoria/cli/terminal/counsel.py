"""The table's side of the bots' room: start it, and ask it what a seat sees."""

import json
import os
import subprocess
import sys
import threading
from typing import Any

from lusoria.bots.bot import RandomBot
from lusoria.bots.seen import Seen, see
from lusoria.core.errors import Refusal
from lusoria.core.play import Play
from lusoria.core.streams import key

COUNSELLOR = "imperator"
SIMPLE = "random"
"""The one bot that needs no compiler; it sits in this process."""


ROOM = (sys.executable, "-m", "lusoria.cli.terminal.minds")


class Counsel:
    """Bots in another process, made ready in the background. They never hear of the true table."""

    def __init__(self, play: Play, seed: str) -> None:
        self.play = play
        self.seed = seed
        self._room: subprocess.Popen[str] | None = None
        self._ready = threading.Event()

    @property
    def ready(self) -> bool:
        """Whether an answer would come without waiting for the compiler."""
        return self._ready.is_set()

    def start(self) -> None:
        """Begin to get ready; nobody waits."""
        if self._room is not None:
            return
        environment = {k: v for k, v in os.environ.items() if k != "LUSORIA_THAWED"}
        self._room = subprocess.Popen(
            ROOM,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, encoding="utf-8", env=environment, start_new_session=True,
        )  # fmt: skip
        table = {
            "game": self.play.game.name,
            "components": self.play.components.text,
            "options": dict(self.play.options),
            "seats": self.play.seats,
        }
        self._send(table)
        threading.Thread(target=self._await_ready, daemon=True).start()

    def _await_ready(self) -> None:
        self._first = self._line()
        self._ready.set()

    def wait(self) -> None:
        """Wait until the bots are ready, and refuse if they never will be."""
        self.start()
        self._ready.wait()
        self._read(self._first)

    def choose(self, bot: str, play: Play) -> int:
        """A bot's answer to the open question."""
        seen = see(play)
        seed = key(self.seed, "bot", seen.seat)
        if bot == SIMPLE:
            return RandomBot(bot, seed).choose(seen)
        return int(self._ask("choose", bot, seed, seen)["action"])

    def opinions(self, play: Play) -> list[tuple[int, float]]:
        """What the strongest bot thinks of each answer: its winning chances, the best first."""
        seen = see(play)
        told = self._ask("advise", COUNSELLOR, key(self.seed, "hint"), seen)["opinions"]
        return [(int(action), float(chance)) for action, chance in told]

    def close(self) -> None:
        """Send everybody home."""
        if self._room is not None:
            self._room.kill()
            self._room.wait()
            for pipe in (self._room.stdin, self._room.stdout):
                if pipe:
                    pipe.close()

    def _ask(self, what: str, bot: str, seed: int, seen: Seen) -> dict[str, Any]:
        self.wait()
        table = {"seat": seen.seat, "table": seen.table.hex(), "legal": list(seen.legal)}
        self._send({"ask": what, "bot": bot, "seed": seed, **table})
        return self._read(self._line())

    def _send(self, message: dict[str, Any]) -> None:
        assert self._room is not None
        assert self._room.stdin is not None
        try:
            self._room.stdin.write(json.dumps(message) + "\n")
            self._room.stdin.flush()
        except (BrokenPipeError, ValueError):
            self._ready.set()  # the answer, which is missing, tells of it

    def _line(self) -> str:
        assert self._room is not None
        assert self._room.stdout is not None
        try:
            return self._room.stdout.readline()
        except ValueError:  # closed while it was awaited
            return ""

    def _read(self, line: str) -> dict[str, Any]:
        if not line:
            raise Refusal("the bots' process has ended; the game is kept and can be resumed")
        told: dict[str, Any] = json.loads(line)
        if "refused" in told:
            raise Refusal(str(told["refused"]))
        return told
