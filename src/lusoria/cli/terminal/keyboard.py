"""The keyboard: one line at a time, with editing, completion and a way back from Ctrl-Z."""

import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from typing import Any, Final

from lusoria.bots.external.pipe import printable
from lusoria.cli.terminal.signals import drawing_again

UNREADABLE: Final = "?"
"""Stands for a line that is no text; nobody understands it."""
SETTINGS: Final = (
    "set input-meta on",
    "set output-meta on",
    "set convert-meta off",  # letters beyond ASCII in any locale
    "set completion-ignore-case on",
    "set show-all-if-ambiguous on",
    "tab: complete",
)


class Keyboard:
    """Standard input; where the system has `readline`, a line can be edited and completed."""

    def __init__(self) -> None:
        self.known: Sequence[str] = ()
        """What Tab completes: whole lines."""
        self._editing: list[Any] | None = None
        """How the terminal is set while a line is edited."""
        with suppress(ImportError):
            import readline

            for setting in SETTINGS:
                readline.parse_and_bind(setting)
            readline.set_completer_delims("")
            readline.set_completer(self.complete)
            readline.set_pre_input_hook(self._notice)

    def read(self, prompt: str, fresh: Callable[[], None] | None = None) -> str:
        """One line. The end of the input is an EOFError.

        While somebody types, the page is drawn anew where the window asks for that.
        """

        def again() -> None:
            self._edit_on()
            if fresh:
                fresh()

        try:
            with drawing_again(again) if fresh else nullcontext():
                return printable(input(prompt))
        except UnicodeDecodeError:
            return UNREADABLE
        except RuntimeError as error:  # no standard input at all
            raise EOFError from error
        finally:
            self._editing = None

    def complete(self, typed: str, number: int) -> str | None:
        """The known lines that begin as what was typed, one by one; readline asks so."""
        start = typed.lower()
        found = [line for line in dict.fromkeys(self.known) if line.lower().startswith(start)]
        return found[number] if number < len(found) else None

    def _notice(self) -> None:
        """Readline has just set the terminal up for editing: remember how."""
        self._editing = terminal_settings()

    def _edit_on(self) -> None:
        """After Ctrl-Z the shell has set the terminal up for itself: go on as before."""
        if self._editing is not None:
            with suppress(ImportError):
                import termios

                with suppress(termios.error, ValueError):
                    termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._editing)

    @staticmethod
    def typed_so_far() -> str:
        """The line that somebody is typing, where the system can tell."""
        with suppress(ImportError):
            import readline

            return readline.get_line_buffer()
        return ""

    @staticmethod
    def forget_typed() -> None:
        """Throw away what was typed before the next question could be read."""
        with suppress(ImportError):
            import termios

            with suppress(termios.error, ValueError):  # no keyboard, but a pipe
                termios.tcflush(sys.stdin, termios.TCIFLUSH)

    @staticmethod
    def forget_history() -> None:
        """Nothing typed before can be called back."""
        with suppress(ImportError, AttributeError):
            import readline

            readline.clear_history()


def terminal_settings() -> list[Any] | None:
    """How the terminal is set now; nothing where there is none."""
    with suppress(ImportError):
        import termios

        with suppress(termios.error, ValueError, OSError):
            return termios.tcgetattr(sys.stdin)
    return None
