"""A real terminal: `lusoria play` inside tmux, with what is typed and what stands on the screen."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from lusoria.cli.table import uncompiled
from lusoria.cli.terminal.translator import Translator
from lusoria.core.play import Play
from lusoria.records.course import Course
from lusoria.records.lines import Header, Result, read_line

PATIENCE = 120.0
"""Seconds to wait for a screen; machines are sometimes busy."""
COMMAND = (sys.executable, "-c", "from lusoria.cli import main; raise SystemExit(main())", "play")
PROMPT = re.compile(r"^[A-E]>$")


class Follower:
    """Reads along in the record of a table, and so knows what can be answered."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.course: Course | None = None
        self.read = 0

    def first_answer(self, t: Translator) -> str:
        """The first legal answer, in the player's own words."""
        play = self.play()
        return t.action(play.words(play.legal()[0]))

    def play(self) -> Play:
        """The table as it is now."""
        (path,) = self.folder.glob("*.jsonl")
        header, *lines = path.read_bytes().splitlines(keepends=True)
        if self.course is None:
            told = read_line(header)
            assert isinstance(told, Header)
            self.course = Course(told, uncompiled)
        for line in lines[self.read :]:
            entry = read_line(line)
            assert not isinstance(entry, Header | Result)
            self.course.take(entry)
        self.read = len(lines)
        return self.course.play


class Terminal:
    """One window of a tmux server of its own."""

    def __init__(
        self,
        folder: Path,
        words: Sequence[str],
        size: tuple[int, int] = (80, 24),
        locale: str = "",
        afterwards: str = "",
    ) -> None:
        self.folder = folder
        self.size = size
        self.socket = str(folder / f"tmux-{time.monotonic_ns()}")
        settings = {"LUSORIA_GAMES": str(folder), "LUSORIA_THAWED": "1", "LANG": "C.UTF-8"}
        settings |= {"COLUMNS": "90", "LINES": "30"}  # never the window's: it must be asked itself
        settings |= {"LC_ALL": locale} if locale else {}
        setting = [f"{name}={value}" for name, value in settings.items()]
        command = shlex.join(["env", "-u", "LC_ALL", *setting, *COMMAND, *words])
        command = f"{command}; {afterwards}" if afterwards else f"exec {command}"
        width, height = (str(length) for length in size)
        self.tmux("new-session", "-d", "-x", width, "-y", height, "-s", "table", command)
        self.tmux("set-option", "-g", "remain-on-exit", "on")
        self.seen = ""
        self.column = 0
        self.follower = Follower(folder)

    def tmux(self, *words: str) -> str:
        done = subprocess.run(
            ["tmux", "-u", "-S", self.socket, "-f", os.devnull, *words],
            capture_output=True, check=False, env=os.environ | {"LANG": "C.UTF-8"}, timeout=30,
        )  # fmt: skip
        return done.stdout.decode()

    def screen(self) -> str:
        """What stands on the screen now, and in which column the cursor."""
        look = ("capture-pane", "-p", "-t", "table", ";", "display-message", "-p", "-t", "table")
        text, _, column = self.tmux(*look, "#{cursor_x}").rstrip("\n").rpartition("\n")
        self.column = int(column or 0)
        return text.rstrip()

    def asks(self, screen: str) -> bool:
        """Whether the cursor waits behind a prompt; where it does not, a page is being drawn."""
        return self.column == len("A> ") and is_asked(screen)

    def until(self, holds: Callable[[str], object], patience: float = PATIENCE) -> str:
        """Wait for a screen."""
        deadline = time.monotonic() + patience
        while not holds(screen := self.screen()):
            assert time.monotonic() < deadline, f"in vain; the screen:\n{screen}"
            time.sleep(0.02)
        self.seen = screen
        return screen

    def settled(self, screen: str) -> bool:
        """Whether nothing more happens until somebody types."""
        last = screen.splitlines()[-1] if screen else ""
        paged = last.startswith("— ") and self.column == len(last) + 1  # and nothing typed yet
        return self.asks(screen) or paged or last == ">"

    def settle_after(self, line: str) -> str:
        """Type a line and wait for another screen that stays."""
        self.type(line)
        return self.until(lambda screen: screen != self.seen and self.settled(screen))

    def asked(self) -> str:
        """Wait until a person is asked, or the game is over."""
        return self.until(
            lambda screen: screen != self.seen and (self.asks(screen) or is_over(screen))
        )

    def type(self, line: str) -> None:
        if line:
            self.tmux("send-keys", "-t", "table", "-l", line)
        self.tmux("send-keys", "-t", "table", "Enter")

    def answer(self, line: str) -> str:
        """Type a line and wait for what comes of it."""
        self.type(line)
        return self.asked()

    def resize(self, width: int, height: int) -> None:
        self.tmux("resize-window", "-t", "table", "-x", str(width), "-y", str(height))

    def process(self) -> int:
        """The number of the table's process."""
        return int(self.tmux("display-message", "-p", "-t", "table", "#{pane_pid}"))

    def bots(self) -> list[int]:
        """The processes that the table has started."""
        return [child for child in self.children() if is_python(child)]

    def children(self) -> list[int]:
        """The processes that the one in the window has started."""
        own = str(self.process())
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # one that has just ended
                stat = path.read_text()
                found += [int(stat.split()[0])] if stat.rpartition(")")[2].split()[1] == own else []
        return found

    def kill(self) -> None:
        """As the system would: without a warning."""
        process = self.process()
        os.kill(process, signal.SIGKILL)
        alive = Path(f"/proc/{process}/fd")  # the dead keep no file open, reaped or not
        self.until(lambda _: not has_open_files(alive))

    def close(self) -> None:
        self.tmux("kill-server")


def is_python(process: int) -> bool:
    with suppress(OSError):
        return b"python" in Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")[0]
    return False


def has_open_files(folder: Path) -> bool:
    try:
        return any(folder.iterdir())
    except OSError:
        return False


def is_asked(screen: str) -> bool:
    return bool(screen) and bool(PROMPT.match(screen.splitlines()[-1]))


def is_over(screen: str) -> bool:
    return "❧" in screen
