"""No guest can take what others need: a bucket of tokens per guest, refilled with time."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_GUESTS: Final = 10_000
"""Buckets that are kept; the longest unused ones are forgotten, full again for all we know."""


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(
        self, a_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._a_second = a_second
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._since = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._since) * self._a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until the next one is allowed."""
        return max(0.0, (1 - self._left) / self._a_second)


class Buckets:
    """One bucket per guest."""

    def __init__(
        self, a_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._settings = (a_second, burst, clock)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, guest: str) -> Bucket:
        """A guest's bucket."""
        bucket = self._buckets.pop(guest, None) or Bucket(*self._settings)
        self._buckets[guest] = bucket
        if len(self._buckets) > MOST_GUESTS:
            self._buckets.popitem(last=False)
        return bucket
