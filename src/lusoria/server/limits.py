"""No guest can take what others need: a bucket of tokens per guest, refilled with time."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from lusoria.server.settings import Limits

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


class Guests:
    """So many requests a second, and so many sockets, for each address."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self._limits = limits
        self._requests = Buckets(limits.requests_a_second, limits.request_burst)
        self._sockets: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is within the limits."""
        guest = scope["client"][0] if scope.get("client") else ""
        if scope["type"] == "websocket":
            await self._socket(guest, scope, receive, send)
        elif scope["type"] == "http" and "/api/" in scope["path"]:
            bucket = self._requests.of(guest)
            if bucket.take():
                await self.app(scope, receive, send)
            else:
                await _too_many(bucket.wait)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, guest: str, scope: Scope, receive: Receive, send: Send) -> None:
        if self._sockets.get(guest, 0) >= self._limits.sockets_an_address:
            await send({"type": "websocket.close", "code": 1013})
            return
        self._sockets[guest] = self._sockets.get(guest, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets[guest] -= 1
            if not self._sockets[guest]:
                del self._sockets[guest]


def _too_many(wait: float) -> JSONResponse:
    told = {"error": "illegal", "reason": "too_many", "rule": "", "facts": {}}
    return JSONResponse(told, 429, {"retry-after": str(int(wait) + 1)})
