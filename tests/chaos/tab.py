"""One browser tab: a socket that comes again after every loss, and the View made from it."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lusoria.server.wire import VERSION
from tests.chaos.changes import built
from tests.chaos.history import History

Told = dict[str, Any]
SOON: Final = 0.2
"""Seconds before a lost line is opened again; each failure doubles them."""
LATEST: Final = 2.0


@dataclass(frozen=True)
class Address:
    """Where a seat speaks to, and as whom."""

    port: int
    match: str
    secret: str
    guest: str
    """The address that the server believes to see: limits count guests, not this machine."""
    name: str
    """The name of this seat in the script; the weather follows from it."""

    def headers(self, connection: str) -> dict[str, str]:
        """What a connection says of itself."""
        return {"X-Forwarded-For": self.guest, "X-Chaos": f"{self.name}/{connection}"}


class Tab:
    """A View, a table around it, and the line they come by."""

    def __init__(
        self,
        address: Address,
        seat: int | None,
        number: int,
        history: History,
        hear: Callable[[Told], None],
    ) -> None:
        self.seat = seat
        self.number = number
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] | None = None
        self._address = address
        self._history = history
        self._hear = hear
        self._socket: ClientConnection | None = None
        self._connections = 0
        self._task = asyncio.create_task(self._run())

    @property
    def entry(self) -> int:
        """How far this tab has come."""
        return self.view["entry"] if self.view else -1

    async def send(self, message: Told) -> None:
        """Send if there is a line; whoever needs an answer asks again."""
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(msgspec.json.encode(message).decode())

    async def resync(self) -> None:
        """Say hello again: the answer is a whole View."""
        secrets = [self._address.secret] if self._address.secret else []
        hello = {"type": "hello", "version": VERSION, "match": self._address.match}
        await self.send(hello | {"secrets": secrets})

    def reload(self) -> None:
        """Forget everything, as a browser does, and begin anew."""
        self.view = self.table = None
        if self._socket is not None:
            self._socket.transport.abort()

    async def close(self) -> None:
        """Leave for good."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        wait = SOON
        while True:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError, EOFError):
                before = self._connections
                await self._listen()
                wait = SOON if self._connections > before else wait
            self._socket = None
            await asyncio.sleep(wait)
            wait = min(LATEST, 2 * wait)

    async def _listen(self) -> None:
        self._connections += 1
        async with connect(
            f"ws://127.0.0.1:{self._address.port}/api/socket{self._asking()}",
            additional_headers=self._address.headers(f"{self.number}/{self._connections}"),
            compression=None, max_size=None, open_timeout=5, close_timeout=1, ping_interval=10,
            ping_timeout=10,
        ) as socket:  # fmt: skip
            self._socket = socket
            await self.resync()
            async for text in socket:
                await self._take(msgspec.json.decode(text))

    def _asking(self) -> str:
        """Every other time the address names the match: it leads to where the match is at home, or
        anywhere."""
        return f"?match={self._address.match}" if self._connections % 2 else ""

    async def _take(self, message: Told) -> None:
        if message["type"] == "shown" and message["view"] is not None:
            self._show(message)
        elif message["type"] == "changed":
            await self._change(message)
        elif message["type"] == "around":
            self.table = message["table"]
        self._hear(message)

    def _show(self, message: Told) -> None:
        view = message["view"]
        self._history.view("shown", self.seat, self.number, view)
        if view["entry"] >= self.entry:  # an older one was overtaken on its way
            self.view, self.table = view, message["table"]

    async def _change(self, message: Told) -> None:
        if self.view is not None and self.entry == message["since"]:
            self.view = built(self.view, message)
            self.table = message.get("table") or self.table
            self._history.view("built", self.seat, self.number, self.view)
        elif self.entry < message["entry"]:
            await self.resync()
