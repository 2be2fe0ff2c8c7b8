"""What the system tells a table: that it shall end, or that its window needs a fresh page."""

import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

TERMINATED: Final = 128 + signal.SIGTERM
"""The exit status by which shells know who was told to end."""
PATIENCE: Final = 0.05
"""Seconds between two calls to a thread that was about to wait when the first one came."""


@contextmanager
def heard_at_once() -> Iterator[None]:
    """A signal reaches whoever waits at the keyboard, whichever thread the system gives it to.

    Ours, or one that a library has started. What it takes, Python keeps for the main thread, which
    would otherwise learn of it with the next key.
    """
    if not hasattr(signal, "pthread_kill"):
        yield
        return
    answers: list[int] = []  # no lock: one answer may be interrupted by the next
    before = signal.signal(signal.SIGUSR1, lambda number, _: answers.append(number))
    ear, mouth = socket.socketpair()
    mouth.setblocking(False)  # as Python asks for
    outer = signal.set_wakeup_fd(mouth.fileno(), warn_on_full_buffer=False)
    messenger = threading.Thread(target=_wake_main_thread, args=(ear, answers), daemon=True)
    messenger.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(outer)
        mouth.close()
        messenger.join()
        ear.close()
        signal.signal(signal.SIGUSR1, before or signal.SIG_DFL)


@contextmanager
def leaving_in_order() -> Iterator[None]:
    """Whoever is told to end first leaves the table as others do."""

    def leave() -> None:
        raise SystemExit(TERMINATED)

    with _upon(("SIGTERM",), leave):
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


def _wake_main_thread(ear: socket.socket, answers: list[int]) -> None:
    """For each signal that any thread took, call the main thread until it answers."""
    main = threading.main_thread().ident
    while number := ear.recv(1):
        if number[0] == signal.SIGUSR1:  # the call itself
            continue
        answers.clear()
        while main and not answers:
            signal.pthread_kill(main, signal.SIGUSR1)
            time.sleep(PATIENCE)


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
