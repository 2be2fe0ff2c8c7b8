"""One server process from its first guest to its last: uvicorn around the house."""

import asyncio
import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from lusoria.server.app import House, house
from lusoria.server.door.punctual import Punctual
from lusoria.server.front.listening import Opened, address, listen
from lusoria.server.settings import Settings

HEARTBEAT: Final = 20.0
"""Seconds between two questions whether a guest is still there, and to answer one."""


def new_loop() -> asyncio.AbstractEventLoop:
    """The quickest event loop that this system has."""
    return auto_loop_factory(use_subprocess=True)()


class Server(uvicorn.Server):
    """Takes leave before it closes its doors, and outlives the signal that ends it: what lies
    behind the doors is put in order afterwards."""

    def __init__(
        self, config: uvicorn.Config, running: House,
        ends: Sequence[signal.Signals] = (signal.SIGINT, signal.SIGTERM),
    ) -> None:  # fmt: skip
        super().__init__(config)
        self._running = running
        self._ends = ends

    async def open(self, serving: "asyncio.Task[None]") -> None:
        """Wait until guests can come."""
        while not self.started and not serving.done():
            await asyncio.sleep(0.01)

    async def welcome(self, guest: socket.socket) -> None:
        """Serve somebody whom another process has let in."""
        guest.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        await asyncio.get_running_loop().connect_accepted_socket(protocol, guest)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody when to come back, then close."""
        await self._running.take_leave()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and the system's wish to end; a second Ctrl-C ends at once."""
        for each in self._ends:
            signal.signal(each, self.handle_exit)
        yield


async def serve(
    settings: Settings, host: str, port: int, *, proxy: str = "", opened: Opened
) -> None:
    """Serve until somebody ends it."""
    with listen(host, port) as listening:
        async with house(settings) as running:
            server = Server(configured(running, proxy), running)
            serving = asyncio.create_task(server.serve([listening]))
            await server.open(serving)
            opened(address(host, listening))
            await serving


def configured(running: House, proxy: str) -> uvicorn.Config:
    """Uvicorn's settings."""
    limits = running.settings.limits
    more: dict[str, Any] = {"forwarded_allow_ips": proxy} if proxy else {}
    return uvicorn.Config(
        running.app(), log_level="warning", access_log=False, http=Punctual, ws="websockets-sansio",
        ws_per_message_deflate=False, ws_ping_interval=HEARTBEAT, ws_ping_timeout=HEARTBEAT,
        ws_max_size=limits.message_bytes * 4, lifespan="off", timeout_keep_alive=30,
        timeout_graceful_shutdown=5, server_header=False, proxy_headers=bool(proxy), **more,
    )  # fmt: skip
