"""Calls at given times, from one thread, however many there are."""

import heapq
import itertools
import threading
import time
from collections.abc import Callable

from lusoria.bots.external.pipe import at_work


class Clock:
    """An alarm for many; its thread begins with the first one."""

    def __init__(self) -> None:
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closed = False

    def after(self, seconds: float, call: Callable[[], None]) -> None:
        """Call after some seconds; nobody waits for it."""
        with self._changed:
            due = time.monotonic() + seconds
            heapq.heappush(self._due, (due, next(self._order), call))
            self._thread = self._thread or at_work(self._run)
            self._changed.notify()

    def _run(self) -> None:
        while (call := self._next()) is not None:
            call()

    def _next(self) -> Callable[[], None] | None:
        """Wait for the next call that is due; nothing once the clock is closed."""
        with self._changed:
            while not self._closed:
                left = self._due[0][0] - time.monotonic() if self._due else None
                if left is not None and left <= 0:
                    return heapq.heappop(self._due)[2]
                self._changed.wait(left)
        return None

    def close(self) -> None:
        """No call comes any more."""
        with self._changed:
            self._closed = True
            self._due.clear()
            self._changed.notify()
