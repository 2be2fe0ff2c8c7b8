"""One websocket per viewer: it says hello, is shown the table, and hears what changes.

Messages go out through a queue of limited length: a viewer that cannot keep up is cut off and comes
back for a whole View, so that nobody slow can make the server hold everything for it.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from lusoria.core.errors import Illegal, Refusal, Unreadable
from lusoria.server.api import MOST_SECRETS, Unknown, problem
from lusoria.server.limits import Bucket
from lusoria.server.lobby import seats_of
from lusoria.server.rooms.gallery import NEVER, Viewer
from lusoria.server.rooms.hall import Hall
from lusoria.server.rooms.room import Room
from lusoria.server.rooms.scenes import ENCODER
from lusoria.server.rooms.showing import shown
from lusoria.server.settings import Limits
from lusoria.server.wire import (
    VERSION,
    Asked,
    Closing,
    Hello,
    Hint,
    Keyed,
    Look,
    No,
    Ping,
    Pong,
    Told,
)

MOST_WAITING: Final = 64
"""Messages that may wait for a viewer."""
MOST_ASKED: Final = 8
"""Requests of one socket that may wait for their answers; further ones are not heard before."""
GREETING: Final = 10.0
"""Seconds to say hello."""
GONE: Final = (WebSocketDisconnect, WebSocketDisconnected)
"""The guest has hung up, perhaps while something was being sent: whoever is gone comes back."""
POLICY_VIOLATION: Final = 1008
TRY_AGAIN: Final = 1013

_DECODER: Final[msgspec.json.Decoder[Asked]] = msgspec.json.Decoder(Asked)


class Socket:
    """One viewer's connection."""

    def __init__(self, websocket: WebSocket, hall: Hall, limits: Limits) -> None:
        self._websocket = websocket
        self._hall = hall
        self._limits = limits
        self._out: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._bucket = Bucket(limits.messages_a_second, limits.message_burst)
        self._viewer = Viewer(self._put)
        self._room: Room | None = None
        self._asked = asyncio.Semaphore(MOST_ASKED)
        self._in_order = asyncio.Lock()
        self._hints: set[asyncio.Task[Any]] = set()
        self._too_slow = False

    async def serve(self) -> None:
        """From hello to goodbye."""
        with suppress(*GONE, TimeoutError):
            await self._websocket.accept()
            sending = asyncio.create_task(self._send_all())
            try:
                await self._hear_all()
            except Refusal as refusal:
                self._refuse("", refusal)
                await self._goodbye(POLICY_VIOLATION)
            finally:
                sending.cancel()
                for hint in self._hints:  # nobody waits for it any more
                    hint.cancel()
                if self._room is not None:
                    self._room.gallery.viewers.discard(self._viewer)
                    await self._hall.left(self._room)

    async def _hear_all(self) -> None:
        async with asyncio.timeout(GREETING):
            hello = await self._next()
        self._room = await self._greet(hello)
        while not self._too_slow:
            await self._take(self._room, await self._next())

    def announce_closing(self, seconds: int) -> None:
        """The server goes away; every move is kept."""
        self._tell(Closing(seconds))

    # Hearing

    async def _next(self) -> Asked:
        text = await self._websocket.receive_text()
        if not self._bucket.take():
            await asyncio.sleep(self._bucket.wait)  # this guest waits, and nobody else
        if len(text) > self._limits.message_bytes:
            raise Unreadable(f"a message has at most {self._limits.message_bytes:,} characters")
        try:
            return _DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Unreadable(f"this message cannot be read: {error}") from error

    async def _greet(self, hello: Asked) -> Room:
        if not isinstance(hello, Hello):
            raise Unreadable("the first message on a socket is hello")
        if hello.version != VERSION:
            raise Illegal("this page is of another version; load it anew", reason="version")
        room = await self._hall.room(hello.match)
        self._viewer.seats = seats_of(room.chairs, hello.secrets[:MOST_SECRETS])
        if len(self._viewer.seats) == 1:
            self._viewer.eyes = min(self._viewer.seats)
        room.gallery.viewers.add(self._viewer)
        self._show(room)
        await self._hall.arrived(room, self._viewer.seats)
        return room

    async def _take(self, room: Room, asked: Asked) -> None:
        if isinstance(asked, Ping):
            self._tell(Pong())
        elif isinstance(asked, Hello):  # whoever lost the thread says hello once more
            self._show(room)
        elif asked.match != room.id:
            raise Unknown("there is no such table")
        elif isinstance(asked, Look):
            self._viewer.eyes = asked.seat if asked.seat in self._viewer.seats else None
            self._show(room)
        elif isinstance(asked, Hint):
            hint = self._hall.keep(self._answer(room, asked))  # its thinking delays no answer
            self._hints.add(hint)
            hint.add_done_callback(self._hints.discard)
        else:
            await self._asked.acquire()
            self._hall.keep(self._answer_in_order(room, asked))

    async def _answer_in_order(self, room: Room, asked: Keyed) -> None:
        """One request after the other. What waits, for a lease that has to run out or for a lost
        database, keeps neither a heartbeat nor a fresh View from whoever asks for one."""
        try:
            async with self._in_order:
                await self._answer(room, asked)
        finally:
            self._asked.release()

    async def _answer(self, room: Room, asked: Keyed) -> None:
        """Carry a request out; a refusal brings a fresh View along."""
        try:
            self._tell(await self._hall.answer(room, self._viewer, asked))
        except Refusal as refusal:
            self._refuse(asked.key, refusal)
            self._show(room)

    # Telling

    def _show(self, room: Room) -> None:
        told = shown(room, self._viewer)
        self._tell(told)
        self._viewer.has = room.entry if room.match else NEVER
        self._viewer.table, self._viewer.talked = told.table, len(room.talk)
        self._viewer.told_printed = True

    def _refuse(self, key: str, refusal: Refusal) -> None:
        told = problem(refusal)
        self._tell(No(key, told.error, told.reason, told.rule, told.facts))

    def _tell(self, told: Told) -> None:
        self._put(ENCODER.encode(told))

    def _put(self, message: bytes) -> None:
        try:
            self._out.put_nowait(message)
        except asyncio.QueueFull:  # it will come back and be shown everything
            self._too_slow = True

    async def _send_all(self) -> None:
        with suppress(*GONE):
            while not self._too_slow:
                message = await self._out.get()
                await self._websocket.send_text(message.decode())
                self._out.task_done()
            await self._websocket.close(TRY_AGAIN)

    async def _goodbye(self, code: int) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self._out.join()
        await self._websocket.close(code)
