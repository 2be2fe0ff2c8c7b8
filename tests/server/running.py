"""A real server on a free port, and people who sit at its tables."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from lusoria.server.app import House, house
from lusoria.server.difference import changed
from lusoria.server.door.punctual import Punctual
from lusoria.server.settings import Limits, Settings
from lusoria.server.wire import VERSION
from tests.server.services import free_port

UNLIMITED = Limits(
    messages_a_second=1e6, message_burst=10**6, requests_a_second=1e6, request_burst=10**6,
    tables_an_hour=10**6, checks_an_hour=10**6,
)  # fmt: skip
"""For tests that ask for more than any guest may."""


@dataclass
class Remote:
    """A server that runs somewhere."""

    port: int

    @property
    def http(self) -> httpx.AsyncClient:
        address = f"http://127.0.0.1:{self.port}/api"
        return httpx.AsyncClient(base_url=address, timeout=20, verify=False)  # nothing to verify

    async def post(self, path: str, body: Any, secret: str = "") -> Any:
        """What a door answers; a refusal fails the test."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        async with self.http as client:
            told = await client.post(path, json=body, headers=headers)
        assert told.is_success, told.text
        return told.json()

    async def get(self, path: str, secret: str = "") -> httpx.Response:
        """Whatever a door answers."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        async with self.http as client:
            return await client.get(path, headers=headers)

    async def new_table(
        self, game: str = "roma", chairs: list[Any] | None = None, **more: Any
    ) -> Any:
        """A table made by Anna; she is told her secrets."""
        people = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Boris"}]
        wish = {"game": game, "chairs": chairs or people, "start": True} | more
        return await self.post("/tables", wish)


@dataclass
class Server(Remote):
    """A server in this very process."""

    house: House


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    """A server in this very loop."""
    async with house(settings) as running:
        port = free_port()
        config = uvicorn.Config(
            running.app(), port=port, log_level="error", http=Punctual, ws="websockets-sansio",
            lifespan="off",
        )  # fmt: skip
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield Server(port, running)
        finally:
            server.should_exit = True
            await task


@dataclass
class Person:
    """Somebody at a socket: the View it has, put together from what it was told."""

    socket: ClientConnection
    match: str
    secret: str = ""
    view: Any = None
    table: Any = None
    printed: Any = None
    told: list[Any] = field(default_factory=list)

    async def hear(self) -> Any:
        """The next message, taken in as a client does."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), 20))
        self.told.append(message)
        if message["type"] == "shown":
            self.view, self.table = message["view"], message["table"]
            self.printed = message["printed"] or self.printed
        elif message["type"] == "changed":
            assert message["since"] == self.view["entry"], "a gap"
            heard = self.view["heard"] + message["heard"]
            self.view = changed(self.view, message["change"]) | {"heard": heard}
            self.table = message["table"] or self.table
        elif message["type"] == "around":
            self.table = message["table"]
        return message

    async def until(self, *types: str) -> Any:
        """Listen until a message of one of these types comes."""
        while True:
            message = await self.hear()
            if message["type"] in types:
                return message

    async def until_entry(self, entry: int) -> None:
        """Listen until the View has come so far."""
        while self.view is None or self.view["entry"] < entry:
            await self.hear()

    async def send(self, kind: str, **fields: Any) -> str:
        """Ask something under a fresh key, unless one is given."""
        key = fields.setdefault("key", uuid4().hex)
        await self.socket.send(json.dumps({"type": kind, "match": self.match, **fields}))
        return str(key)

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Ask, and listen until that very request is answered."""
        key = await self.send(kind, **fields)
        while True:
            message = await self.hear()
            if message.get("key") == key:
                return message

    async def answer(self, choice: int = 0, **fields: Any) -> Any:
        """Answer the open question with one of the choices."""
        number = self.view["choices"][choice % len(self.view["choices"])]["number"]
        entry = self.view["entry"]
        return await self.ask("answer", **{"entry": entry, "action": number} | fields)


@asynccontextmanager
async def sitting(
    server: Remote, match: str, *secrets: str, led_as: str = ""
) -> AsyncIterator[Person]:
    """Somebody who has said hello and was shown the table; `led_as` may name another match, at
    home in another process."""
    address = f"ws://127.0.0.1:{server.port}/api/socket?match={led_as or match}"
    async with connect(address, open_timeout=60) as socket:
        person = Person(socket, match, secrets[0] if secrets else "")
        hello = {"type": "hello", "version": VERSION, "match": match, "secrets": list(secrets)}
        await socket.send(json.dumps(hello))
        await person.until("shown")
        yield person


@asynccontextmanager
async def two_people(
    server: Remote, game: str, words: dict[str, str] | None = None
) -> AsyncIterator[tuple[Person, Person]]:
    """Anna and Boris at a table of their own; each may have a word for the dice."""
    seated = await server.new_table(game, start=not words)
    match, secrets = seated["table"]["match"], seated["seats"]
    for seat, word in (words or {}).items():
        await server.post(f"/tables/{match}/mix", {"secret": secrets[seat], "word": word})
    if words:
        await server.post(f"/tables/{match}/arrange", {"secret": secrets["0"], "start": True})
    async with (
        sitting(server, match, secrets["0"]) as anna,
        sitting(server, match, secrets["1"]) as boris,
    ):
        yield anna, boris


async def play(people: list[Person], rng: Random, moves: int) -> None:
    """So many random answers, each of whoever is asked."""
    for _ in range(moves):
        seat = people[0].view["decision"]["seat"]
        if seat is None:
            return
        done = await people[seat].answer(rng.randrange(1000))
        assert done["type"] == "done", done
        for person in people:
            await person.until_entry(done["entry"])


async def finished(
    server: Remote, game: str, seed: int = 2, words: dict[str, str] | None = None
) -> Person:
    """A whole game, played at random to its end."""
    async with two_people(server, game, words) as (anna, boris):
        await play([anna, boris], Random(seed), 4000)
        while anna.table["stage"] != "over":
            await anna.hear()
        return anna
