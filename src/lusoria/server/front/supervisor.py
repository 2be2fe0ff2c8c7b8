"""Starts the processes of one server, starts a dead one again, and ends them all."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Final
from uuid import uuid4

from lusoria.core.errors import Unreadable
from lusoria.server.front.doorkeeper import Doorkeeper
from lusoria.server.front.homes import Place
from lusoria.server.front.lines import Line
from lusoria.server.front.listening import Opened, address, listen
from lusoria.server.front.orders import READY, Orders
from lusoria.server.front.switchboard import Switchboard
from lusoria.server.settings import Settings

LOG: Final = logging.getLogger("lusoria.server")
REST: Final = 1.0
"""Seconds until a process that could not start is tried again."""
LEAVE: Final = 20.0
"""Seconds that processes have to finish their writes and take leave."""


class Process:
    """One of the server's processes, through all its lives."""

    def __init__(self, settings: Settings, proxy: str, switchboard: Switchboard) -> None:
        self._settings = settings
        self._proxy = proxy
        self._switchboard = switchboard
        self._line: Line | None = None
        self.door: socket.socket | None = None
        self.running: asyncio.subprocess.Process | None = None

    async def start(self) -> bool:
        """A new life; whether it has come so far that it can serve guests. Guests may be led to
        its door before."""
        self._let_go()
        self.door, their_door = socket.socketpair()
        line, their_line = socket.socketpair()
        self.door.setblocking(False)
        self._line = await self._switchboard.connect(line)
        with their_door, their_line:
            ends = their_door.fileno(), their_line.fileno()
            self.running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "lusoria.server.front.process"),
                Orders(self._settings, self._proxy, *ends).write(),
                pass_fds=ends,
            )
        return await asyncio.get_running_loop().sock_recv(self.door, 1) == READY

    async def keep(self) -> None:
        """Start it again whenever it dies. Whoever comes after it may write at once where it
        wrote: it is surely dead."""
        while True:
            assert self.running is not None
            status = await self.running.wait()
            place, dead = self._settings.place.number, self._settings.name
            LOG.warning("process %d ended with %d; it is started again", place, status)
            self._settings = replace(self._settings, name=uuid4().hex, heir_of=dead)
            if not await self.start():
                await asyncio.sleep(REST)

    def _let_go(self) -> None:
        if self.door:
            self.door.close()
        if self._line:
            self._line.close()


class Supervisor:
    """All processes of a server."""

    def __init__(self, settings: Settings, processes: int, proxy: str) -> None:
        switchboard = Switchboard()
        self._processes = [
            Process(replace(settings, name=uuid4().hex, place=Place(n, processes)), proxy,
                    switchboard)
            for n in range(processes)
        ]  # fmt: skip

    async def run(self, listening: socket.socket, opened: Callable[[], None]) -> None:
        """Serve until cancelled."""
        ready = await asyncio.gather(*(each.start() for each in self._processes))
        if not all(ready):
            raise Unreadable("the server's processes do not start; see above what they say")
        opened()
        doorkeeper = Doorkeeper(listening, lambda: [each.door for each in self._processes])
        await asyncio.gather(doorkeeper.run(), *(each.keep() for each in self._processes))

    async def end(self) -> None:
        """Let all of them take leave; whoever does not come to an end is ended."""
        self._signal(signal.SIGTERM)
        loop = asyncio.get_running_loop()
        loop.call_later(LEAVE, self._signal, signal.SIGKILL)
        loop.add_signal_handler(signal.SIGINT, self._signal, signal.SIGKILL)  # once more: at once
        await asyncio.gather(*(each.running.wait() for each in self._processes if each.running))

    def _signal(self, number: signal.Signals) -> None:
        for each in self._processes:
            if each.running and each.running.returncode is None:
                each.running.send_signal(number)


async def serve_with_several(
    settings: Settings, processes: int, host: str, port: int, *, proxy: str,
    opened: Opened,
) -> None:  # fmt: skip
    """Serve until somebody ends it."""
    supervisor = Supervisor(settings, processes, proxy)
    with listen(host, port) as listening:
        where = address(host, listening)
        running = asyncio.create_task(supervisor.run(listening, lambda: opened(where)))
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, running.cancel)
        try:
            await running
        except asyncio.CancelledError:
            LOG.info("the server ends")
        finally:
            listening.close()
            await supervisor.end()
