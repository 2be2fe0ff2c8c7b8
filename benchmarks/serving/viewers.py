"""Two people at a live match, each with a socket, who answer at random and take the time."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from lusoria.server.wire import VERSION
from tests.chaos.changes import patched

PATIENCE: Final = 60.0
"""Seconds for a move."""
NEEDED: Final = ("entry", "decision", "choices")
"""The parts of a View without which nobody could go on; that changes lead to the very same View,
other tests prove."""


@dataclass
class Tally:
    """What moves cost, over all matches."""

    acknowledged: list[float] = field(default_factory=list)
    """Seconds from sending an answer until it is known to be on the disk."""
    shown: list[float] = field(default_factory=list)
    """Seconds until both viewers have the new View."""
    told: Counter[str] = field(default_factory=Counter)
    """Bytes told to viewers, by game."""
    moves: Counter[str] = field(default_factory=Counter)
    laid: int = 0
    """Tables."""

    def clear(self) -> None:
        """Count anew."""
        self.acknowledged.clear()
        self.shown.clear()
        self.told.clear()
        self.moves.clear()
        self.laid = 0


class Viewer:
    """One socket and the View that comes by it."""

    def __init__(self, socket: ClientConnection, match: str) -> None:
        self.view: dict[str, Any] = {}
        self.bytes = 0
        self._match = match
        self._socket = socket
        self._moved = asyncio.Event()
        self._done: asyncio.Future[Any] | None = None
        self._task = asyncio.create_task(self._listen())

    async def hello(self, secret: str) -> None:
        """The first word, and the first View."""
        secrets = [secret] if secret else []
        hello = {"type": "hello", "version": VERSION, "match": self._match, "secrets": secrets}
        await self._socket.send(msgspec.json.encode(hello).decode())
        while not self.view:
            await self._news()

    async def answer(self, number: int, key: str) -> None:
        """Answer, and wait until the answer is acknowledged."""
        self._done = asyncio.get_running_loop().create_future()
        message = {"type": "answer", "match": self._match, "entry": self.view["entry"]}
        message |= {"action": number, "key": key}
        await self._socket.send(msgspec.json.encode(message).decode())
        told = await self._done
        if told["type"] != "done":
            raise RuntimeError(f"a legal answer was refused: {told}")

    async def reach(self, entry: int) -> None:
        """Wait until the View has moved on from an entry."""
        while self.view["entry"] <= entry:
            await self._news()

    async def close(self) -> None:
        """Leave."""
        await self._socket.close()
        await self._task

    async def _news(self) -> None:
        self._moved.clear()
        await self._moved.wait()

    async def _listen(self) -> None:
        async for text in self._socket:
            self.bytes += len(text)
            self._take(msgspec.json.decode(text))
            self._moved.set()

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "shown":
            self.view = {part: message["view"][part] for part in NEEDED}
        elif message["type"] == "changed" and message["since"] == self.view["entry"]:
            change = message["change"]
            self.view = {part: patched(self.view[part], change.get(part)) for part in NEEDED}
        elif message["type"] in ("done", "no") and self._done is not None:
            self._done.set_result(message)
            self._done = None


class LiveMatch:
    """Lays a table, plays on, and lays the next one when a game is over."""

    def __init__(self, port: int, game: str, seed: str, tally: Tally) -> None:
        self.game = game
        self._port = port
        self._chance = Random(seed)
        self._tally = tally
        self._keys = 0
        self._viewers: list[Viewer] = []
        self.match = ""

    async def begin(self) -> None:
        """A new table with both people at it."""
        await self.close()
        seated = await new_table(self._port, self.game)
        self._tally.laid += 1
        self.match = seated["table"]["match"]
        self._viewers = [
            await look(self._port, self.match, key) for key in seated["seats"].values()
        ]

    async def move(self) -> None:
        """One answer of whoever is asked; its time counts."""
        async with asyncio.timeout(PATIENCE):
            if self._viewers[0].view["decision"]["seat"] is None:
                await self.begin()
            await self._move()

    async def _move(self) -> None:
        seat, entry = (self._viewers[0].view[part] for part in ("decision", "entry"))
        mover = self._viewers[seat["seat"]]
        number = self._chance.choice(mover.view["choices"])["number"]
        before = sum(viewer.bytes for viewer in self._viewers)
        self._keys += 1
        began = perf_counter()
        await mover.answer(number, f"k{self._keys}")
        self._tally.acknowledged.append(perf_counter() - began)
        for viewer in self._viewers:
            await viewer.reach(entry)
        self._tally.shown.append(perf_counter() - began)
        self._tally.moves[self.game] += 1
        self._tally.told[self.game] += sum(viewer.bytes for viewer in self._viewers) - before

    async def close(self) -> None:
        """Both leave."""
        await asyncio.gather(*(viewer.close() for viewer in self._viewers))
        self._viewers = []


async def new_table(port: int, game: str) -> Any:
    """What the maker of a table for two is told."""
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Boris"}]
    wish = {"game": game, "chairs": chairs, "start": True}
    async with httpx.AsyncClient(timeout=60, verify=False) as client:  # no time for certificates
        answer = await client.post(f"http://127.0.0.1:{port}/api/tables", json=wish)
    answer.raise_for_status()
    return answer.json()


async def look(port: int, match: str, secret: str = "") -> Viewer:
    """A viewer who has seen the table; without a secret, an onlooker."""
    address = f"ws://127.0.0.1:{port}/api/socket?match={match}"
    socket = await connect(address, compression=None, max_size=None, open_timeout=60)
    viewer = Viewer(socket, match)
    async with asyncio.timeout(PATIENCE):
        await viewer.hello(secret)
    return viewer
