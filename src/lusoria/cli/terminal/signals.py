"""What the system tells a table: that it shall end, or that its window needs a fresh page."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

TERMINATED: Final = 128 + signal.SIGTERM
"""The exit status by which shells know who was told to end."""


@contextmanager
def leaving_in_order() -> Iterator[None]:
    """Whoever is told to end first leaves the table as others do."""

    def leave() -> None:
        raise SystemExit(TERMINATED)

    with _upon(("SIGTERM", "SIGHUP"), leave):
        yield


@contextmanager
def drawing_again(draw: Callable[[], None]) -> Iterator[None]:
    """A fresh page when the window has another size, or the table goes on in the foreground."""
    with _upon(("SIGWINCH", "SIGCONT"), one_at_a_time(draw)):
        yield


def one_at_a_time(draw: Callable[[], None]) -> Callable[[], None]:
    """Who is called while still drawing draws once more afterwards: pages never mix."""
    wanted = busy = False

    def act() -> None:
        nonlocal wanted, busy
        wanted = True
        if busy:
            return
        busy = True
        try:
            while wanted:
                wanted = False
                draw()
        finally:
            busy = False

    return act


@contextmanager
def _upon(names: tuple[str, ...], act: Callable[[], None]) -> Iterator[None]:
    """Act when a signal comes; not every system knows all of them."""
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, lambda *_: act()) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler or signal.SIG_DFL)
