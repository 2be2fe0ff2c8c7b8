"""One server process from its first guest to its last: uvicorn around the house."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from lusoria.core.errors import Unreadable
from lusoria.server.app import House, house
from lusoria.server.settings import Settings

HEARTBEAT: Final = 20.0
"""Seconds between two questions whether a guest is still there, and to answer one."""

Opened = Callable[[str], None]
"""Told the address once guests can come."""


def new_loop() -> asyncio.AbstractEventLoop:
    """The quickest event loop that this system has."""
    return auto_loop_factory(use_subprocess=True)()


class Server(uvicorn.Server):
    """Takes leave before it closes its doors, and outlives the signal that ends it: what lies
    behind the doors is put in order afterwards."""

    def __init__(self, config: uvicorn.Config, running: House) -> None:
        super().__init__(config)
        self._running = running

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody when to come back, then close."""
        await self._running.take_leave()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and the system's wish to end; a second Ctrl-C ends at once."""
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, self.handle_exit)
        yield


async def serve(
    settings: Settings, host: str, port: int, *, proxy: str = "", opened: Opened
) -> None:
    """Serve until somebody ends it."""
    listening = _listen(host, port)
    with listening:
        async with house(settings) as running:
            server = Server(_config(running, proxy), running)
            serving = asyncio.create_task(server.serve([listening]))
            while not server.started and not serving.done():
                await asyncio.sleep(0.01)
            opened(_address(host, listening))
            await serving


def _config(running: House, proxy: str) -> uvicorn.Config:
    limits = running.settings.limits
    more: dict[str, Any] = {"forwarded_allow_ips": proxy} if proxy else {}
    return uvicorn.Config(
        running.app(), log_level="warning", access_log=False, ws="websockets-sansio",
        ws_per_message_deflate=False, ws_ping_interval=HEARTBEAT, ws_ping_timeout=HEARTBEAT,
        ws_max_size=limits.message_bytes * 4, lifespan="off", timeout_keep_alive=30,
        timeout_graceful_shutdown=5, server_header=False, proxy_headers=bool(proxy), **more,
    )  # fmt: skip


def _listen(host: str, port: int) -> socket.socket:
    """The place where guests knock, refused with what to do where it is not to be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        raise Unreadable(
            f"{host}:{port} is not to be had ({error}); name another --port or --host"
        ) from error


def _address(host: str, listening: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"
