"""Bad weather between browsers and server: messages are lost, late, doubled, swapped, torn.

Every choice follows from the seed and the name that a connection gives itself in its `X-Chaos`
header, so that a script meets the same weather again.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.chaos.frames import Message, Messages

CHUNK: Final = 65_536
PATIENCE: Final = 0.15
"""Seconds after which a message that was to be overtaken goes on, overtaken or not."""


@dataclass(frozen=True)
class Weather:
    """How often each mishap befalls a message, and how late a late one is at most."""

    drop: float = 0.015
    double: float = 0.03
    swap: float = 0.02
    delay: float = 0.04
    cut: float = 0.004
    longest: float = 0.25

    def mishap(self, chance: Random) -> str:
        """What befalls one message; mostly nothing."""
        mark = chance.random()
        for name in ("drop", "double", "swap", "delay", "cut"):
            mark -= float(getattr(self, name))
            if mark < 0:
                return name
        return "pass"


class Cut(Exception):
    """The line is torn."""


class Proxy:
    """Listens on one port and passes everything on to one of the servers that are there."""

    def __init__(self, servers: Callable[[], list[int]], weather: Weather, seed: str) -> None:
        self._servers = servers
        self._weather = weather
        self._seed = seed
        self._guests: set[asyncio.Task[None]] = set()
        self.mishaps: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[int]:
        """The port to speak to."""
        server = await asyncio.start_server(self._come, "127.0.0.1", 0, limit=CHUNK)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()
            for guest in self._guests:
                guest.cancel()
            await asyncio.gather(*self._guests, return_exceptions=True)

    def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._guest(reader, writer))
        self._guests.add(task)
        task.add_done_callback(self._guests.discard)

    async def _guest(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        upstream: asyncio.StreamWriter | None = None
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            name = named(head)
            port = Random(f"{self._seed}/{name}/server").choice(self._servers())
            answers, upstream = await asyncio.open_connection("127.0.0.1", port, limit=CHUNK)
            upstream.write(head)
            await self._both_ways(name, (reader, writer), (answers, upstream), head)
        except (OSError, asyncio.IncompleteReadError, IndexError):
            pass  # the guest finds the line dead, and comes again
        finally:
            for end in (writer, upstream):
                if end is not None:
                    end.transport.abort()

    async def _both_ways(
        self,
        name: str,
        guest: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        server: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        head: bytes,
    ) -> None:
        if b"upgrade: websocket" in head.lower():
            guest[1].write(await server[0].readuntil(b"\r\n\r\n"))
            ways = [
                Way(self, Random(f"{self._seed}/{name}/up"), guest[0], server[1]).run(),
                Way(self, Random(f"{self._seed}/{name}/down"), server[0], guest[1]).run(),
            ]
        else:
            ways = [copy(guest[0], server[1]), copy(server[0], guest[1])]
        tasks = [asyncio.create_task(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def weather(self) -> Weather:
        """What befalls messages."""
        return self._weather


class Way:
    """One direction of one websocket."""

    def __init__(
        self,
        proxy: Proxy,
        chance: Random,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        self._proxy = proxy
        self._chance = chance
        self._reader = reader
        self._writer = writer
        self._held: bytes = b""
        self._release: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Pass messages on until one side ends, or the line is cut."""
        messages = Messages()
        while data := await self._reader.read(CHUNK):
            for message in messages.feed(data):
                await self._pass(message)
            await self._writer.drain()

    async def _pass(self, message: Message) -> None:
        if message.is_control:
            self._writer.write(message.raw)
            return
        mishap = self._proxy.weather.mishap(self._chance)
        self._proxy.mishaps[mishap] += 1
        if mishap == "cut":
            await self._tear(message.raw)
        elif mishap == "swap" and not self._held:
            self._hold(message.raw)
        else:
            if mishap == "delay":
                await asyncio.sleep(self._chance.random() * self._proxy.weather.longest)
            copies = {"drop": 0, "double": 2}.get(mishap, 1)
            self._writer.write(message.raw * copies)
            self._let_go()

    async def _tear(self, raw: bytes) -> None:
        """The message breaks off in its middle, and the line with it."""
        self._writer.write(raw[: self._chance.randrange(len(raw))])
        with contextlib.suppress(OSError):
            await self._writer.drain()
        raise Cut

    def _hold(self, raw: bytes) -> None:
        """The next message overtakes this one."""
        self._held = raw
        self._release = asyncio.get_running_loop().call_later(PATIENCE, self._let_go)

    def _let_go(self) -> None:
        if self._release is not None:
            self._release.cancel()
            self._release = None
        if self._held and not self._writer.is_closing():
            self._writer.write(self._held)
        self._held = b""


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Plain HTTP passes as it comes."""
    while data := await reader.read(CHUNK):
        writer.write(data)
        await writer.drain()


def named(head: bytes) -> str:
    """The name that a connection gives itself."""
    for line in head.decode("latin-1").split("\r\n"):
        field, _, value = line.partition(":")
        if field.lower() == "x-chaos":
            return value.strip()
    return ""
