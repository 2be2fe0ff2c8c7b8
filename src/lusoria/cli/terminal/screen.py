"""The window: what is drawn in it and read from it, and what a pipe gets instead."""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

from rich.console import Console
from rich.text import Text

from lusoria.cli.terminal.keyboard import Keyboard
from lusoria.cli.terminal.signals import leaving_in_order
from lusoria.cli.terminal.watch import watched
from lusoria.core.errors import Unreadable

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24
ENOUGH: Final = "q"
"""Typed by whoever has read enough of a long text."""
REST: Final = 0.3
"""Seconds for which a curtain hears nothing: an Enter pressed twice must not lift it."""
UNSEEN: Final = 50
"""Blank lines, at least, that push a secret out of sight where the window cannot be cleared."""


@contextmanager
def _heard() -> Iterator[None]:
    """Output that leads nowhere is told as such: it is no fault of the record's."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        what = error.strerror or str(error)
        raise Unreadable(f"standard output: {what}; let it lead somewhere and try again") from error


class Screen:
    """Standard output as a table: a window that is cleared, or a stream of lines."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        self.live = self.console.is_terminal and not self.console.is_dumb_terminal
        with suppress(AttributeError, ValueError):
            sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
        self.keyboard = Keyboard()

    @property
    def width(self) -> int:
        """Columns; a pipe gets as many as the smallest window."""
        return self._window().columns if self.live else max(LEAST_WIDTH, self.console.width)

    @property
    def height(self) -> int:
        """Lines."""
        return self._window().lines if self.live else LEAST_HEIGHT

    def _window(self) -> os.terminal_size:
        """The window as it is now: COLUMNS and LINES may tell of another one."""
        try:
            return os.get_terminal_size(sys.stdout.fileno())
        except (OSError, ValueError):
            return os.terminal_size((self.console.width, self.console.height))

    @property
    def too_small(self) -> bool:
        """Whether a table would break in this window."""
        return self.live and (self.width < LEAST_WIDTH or self.height < LEAST_HEIGHT)

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Draw on the terminal's second page, so that the first one comes back as it was."""
        if not self.live:
            yield
            return
        with leaving_in_order(), watched():
            self.console.set_alt_screen(True)
            try:
                yield
            finally:
                self.console.set_alt_screen(False)

    def show(self, lines: Iterable[Text | str]) -> None:
        """A fresh page."""
        if self.live:
            self.console.clear()
        self.say(lines)

    def say(self, lines: Iterable[Text | str]) -> None:
        """More lines on the same page, each in one line of the window."""
        for line in lines:
            shown = Text(line) if isinstance(line, str) else line.copy()
            shown.truncate(self.width, overflow="ellipsis")
            self._print(shown)

    def _print(self, line: Text) -> None:
        with _heard():
            if self.live:
                self.console.print(line)
            else:
                self.console.file.write(f"{line.plain.rstrip()}\n")

    def leave_behind(self, lines: Iterable[Text | str]) -> None:
        """Lines for whoever comes back to the terminal; none is cut, so that it can be copied."""
        for line in lines:
            self._print(Text(line) if isinstance(line, str) else line)

    def ask(self, prompt: str, page: Callable[[], None] | None = None) -> str:
        """One line from the keyboard. The end of the input is an EOFError.

        While somebody types, the page above is drawn anew where the window asks for that.
        """
        fresh = partial(self._draw_again, page, prompt) if self.live and page else None
        with _heard():
            self.console.file.flush()
            return self.keyboard.read(prompt, fresh)

    def forget_typed(self) -> None:
        """Throw away what was typed before the next question could be read."""
        if self.live:
            self.keyboard.forget_typed()

    def _draw_again(self, page: Callable[[], None], prompt: str) -> None:
        page()
        self.console.file.write(prompt + self.keyboard.typed_so_far())
        self.console.file.flush()

    def wait(self, message: Callable[[], str], ready: Callable[[], bool]) -> None:
        """Tell in one line how far something is; nothing is shown if it is ready."""
        while not ready():
            self.mention(message())
            time.sleep(0.2)

    def mention(self, message: str) -> None:
        """One line below the page, over the one that stood there."""
        width = self.width - 1
        self.console.file.write("\r" + f"» {message}"[:width].ljust(width))
        self.console.file.flush()

    def curtain(self, message: str) -> None:
        """Hide everything until the next person has sat down; nothing typed can be called back."""
        if self.live:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            time.sleep(REST)
            self.forget_typed()
        else:
            self.say([""] * max(UNSEEN, self._window().lines))
        self.keyboard.forget_history()
        self.ask(f"\n  {message} ")

    def wrapped(self, text: str | Text, label: str = "") -> list[Text]:
        """A long text in lines that fit; behind a label, if there is one, and further in below."""
        whole = Text(text) if isinstance(text, str) else text
        first, *rest = whole.wrap(self.console, self.width - len(label)) or [Text("")]
        head = Text().append(label, "bold").append_text(first) if label else first
        return [head, *(Text(" " * len(label)).append_text(line) for line in rest)]

    def read_through(self, lines: Sequence[Text | str], more: str) -> str:
        """A long text page by page, until somebody has read enough; what was typed instead."""
        broken = [part for line in lines for part in self.wrapped(line)]
        size = max(1, self.height - 2) if self.live else max(1, len(broken))
        pages = [broken[start : start + size] for start in range(0, len(broken), size)]
        for number, page in enumerate(pages, 1):
            self.show(page)
            last = number == len(pages)
            prompt = "— Enter " if last else f"— {number}/{len(pages)} {more} "
            typed = self.ask(prompt) if self.live else ""
            if typed:
                return "" if typed.lower() == ENOUGH else typed
        return ""
