"""A world behind a real server: a table with scripted fate, and all bytes that its viewers get.

Two worlds share whatever a viewer may know and is random (the match's id, the secrets of the seats,
the dealer's promise); all that hangs on the clock is blotted out, digit by digit.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from lusoria.core.play import Play
from lusoria.records.dealer import Dealer
from lusoria.server.agreed import Agreed
from lusoria.server.rooms.room import Room
from lusoria.server.settings import Settings
from lusoria.server.store.store import StoredSeat, key_hash
from lusoria.server.wire import Wishes
from tests.server.running import UNLIMITED, Person, Server, serving, sitting

SEEDS = ("0" * 63 + "1", "f" * 64)
SECRETS = ("the-secret-of-seat-0", "the-secret-of-seat-1")
PROMISE = "sha256:" + "ab" * 32
CLOCK = re.compile(rb'"(at|away_since|kept_until)":"?[\d-]+"?')
UNSAID = ("date",)
"""Headers that hang on the clock."""


class Scripted(Dealer):
    """Answers as the plan says, from a seed of its own that nobody must hear of."""

    script: Sequence[str] = ()

    @property
    def commitment(self) -> str:
        return PROMISE

    def answer(self, play: Play, ply: int) -> int:
        return play.number(self.script[ply - 1])


@dataclass
class Listener:
    """Somebody at a socket whose every byte is kept."""

    person: Person
    bytes: list[bytes] = field(default_factory=list)
    unanswered: set[str] = field(default_factory=set)
    """Keys of requests; a heartbeat waits for none of them."""

    async def settle(self) -> None:
        """Take in everything that is under way."""
        while self.unanswered:
            self.unanswered.discard((await self._next()).get("key", ""))
        await self.person.socket.send('{"type":"ping"}')
        while (await self._next())["type"] != "pong":
            pass

    async def _next(self) -> dict[str, Any]:
        raw = await asyncio.wait_for(self.person.socket.recv(), 20)
        raw = raw.encode() if isinstance(raw, str) else raw
        self.bytes.append(CLOCK.sub(blotted, raw))
        told: dict[str, Any] = json.loads(raw)
        return told

    async def ask(self, kind: str, **fields: Any) -> None:
        """Ask something; what comes of it is taken in later."""
        if "key" in fields:
            self.unanswered.add(fields["key"])
        asked = {"type": kind, "match": self.person.match, **fields}
        await self.person.socket.send(json.dumps(asked))

    async def say(self, kind: str, **fields: Any) -> None:
        """Ask something, and take in what comes of it."""
        await self.ask(kind, **fields)
        await self.settle()
        await self.settle()


def blotted(found: re.Match[bytes]) -> bytes:
    return re.sub(rb"\d", b"0", found[0])


@dataclass
class World:
    """One of the two tables, with its viewers."""

    match: str
    room: Room
    client: httpx.AsyncClient
    listeners: dict[int | None, Listener] = field(default_factory=dict)
    fetched: list[bytes] = field(default_factory=list)

    async def settle(self) -> None:
        for listener in self.listeners.values():
            await listener.settle()

    async def fetch(self, path: str, secret: str = "", body: Any = None) -> None:
        """Keep all that a door tells: status, headers and body."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        method = "GET" if body is None else "POST"
        told = await self.client.request(method, path, headers=headers, json=body)
        said = [f"{name}: {value}" for name, value in told.headers.items() if name not in UNSAID]
        head = "\n".join([method, path, str(told.status_code), *said])
        self.fetched.append(CLOCK.sub(blotted, head.encode() + b"\n" + told.content))

    def told_to(self, viewers: Sequence[int | None]) -> list[bytes]:
        """Every byte that these viewers got, in order."""
        heard = [message for each in viewers for message in self.listeners[each].bytes]
        return heard + self.fetched


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Server, Server]]:
    """One for each world."""
    settings = [
        Settings(data_dir=folder, database=str(folder / f"{n}.db"), compiles=False,
                 limits=UNLIMITED, name=f"process {n}")
        for n in range(2)
    ]  # fmt: skip
    async with serving(settings[0]) as one, serving(settings[1]) as other:
        yield one, other


@asynccontextmanager
async def world(
    server: Server, match: str, position: dict[str, Any], script: Sequence[str], seed: str,
    patch: pytest.MonkeyPatch,
) -> AsyncIterator[World]:  # fmt: skip
    """Lay the table, let everybody look, and begin."""
    await lay(server, match, position, seed)
    room = await server.house.hall.room(match)

    async def dealer() -> Dealer:
        scripted = Scripted(seed)
        scripted.script = script
        return scripted

    patch.setattr(room, "_dealer", dealer)
    async with AsyncExitStack() as open_sockets, server.http as client:
        here = World(match, room, client)
        for seat in (0, 1, None):
            secrets = [] if seat is None else [SECRETS[seat]]
            person = await open_sockets.enter_async_context(sitting(server, match, *secrets))
            here.listeners[seat] = Listener(person)
        await server.house.hall.begin(room)
        await here.settle()
        yield here


async def lay(
    server: Server, match: str, position: dict[str, Any], seed: str, bot: int | None = None
) -> None:
    """A table that is to begin at a position, as the store keeps it; a bot may sit there."""
    agreed = Agreed(
        game=position["game"], seats=position["seats"], options=position["options"],
        components=None, components_name=position["game"], title="", wishes=Wishes(), owner=0,
        commitment=PROMISE, position=position,
    )  # fmt: skip
    names = ("Anna", "Boris")
    seats = [
        StoredSeat(seat, "bot", "", "en", "tiro")
        if seat == bot
        else StoredSeat(seat, "person", names[seat], "en", "", key_hash(SECRETS[seat]))
        for seat in range(2)
    ]
    await server.house.store.make(match, agreed.game, False, agreed.write(), seed, seats)
