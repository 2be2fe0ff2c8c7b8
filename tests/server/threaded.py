"""A server in a thread of its own, for tests that are not asynchronous themselves."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

from lusoria.server.settings import Settings
from tests.server.running import Server, serving

T = TypeVar("T")
LONGEST = 60


class Threaded(threading.Thread):
    """While it is entered, `server` runs and `do` lets its loop do something."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(daemon=True)
        self._settings = settings
        self._open = threading.Event()
        self.deal = 0
        """Which dice and cards the next table gets."""
        self._ended: asyncio.Event
        self._loop: asyncio.AbstractEventLoop
        self.server: Server

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop, self._ended = asyncio.get_running_loop(), asyncio.Event()
        async with serving(self._settings) as self.server:
            self._open.set()
            await self._ended.wait()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of something that the server's own loop does."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(LONGEST)

    def __enter__(self) -> "Threaded":
        self.start()
        assert self._open.wait(LONGEST)
        return self

    def __exit__(self, *problem: object) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self.join(LONGEST)
