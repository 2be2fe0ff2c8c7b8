"""All rooms of one process: opened when somebody looks, closed when nobody has for a while.

A request for a match that another process writes is handed on to that process; if that one is dead
its lease runs out, and this one takes it. News from other processes say that a match has changed;
the lines themselves come from the database.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeVar
from uuid import uuid4

import msgspec
from msgspec import UNSET

from lusoria.core.errors import Illegal, Refusal, Stale
from lusoria.records.course import Course
from lusoria.records.dealer import Dealer
from lusoria.records.header import header_of
from lusoria.records.match import Match
from lusoria.records.storage import Memory
from lusoria.server import api
from lusoria.server.api import Unknown, problem
from lusoria.server.bus import Bus, NoAnswer
from lusoria.server.lobby import seats_of
from lusoria.server.rooms.bots import Bots
from lusoria.server.rooms.gallery import Viewer
from lusoria.server.rooms.keeping import Elsewhere, Keeping
from lusoria.server.rooms.requests import Asked, carry_out
from lusoria.server.rooms.room import Room
from lusoria.server.rooms.showing import because, tell_all
from lusoria.server.rooms.upkeep import Upkeep
from lusoria.server.store.database import Unavailable
from lusoria.server.wire import Answer, Done, Hint, Keep, Keyed, Problem, Told, Why

T = TypeVar("T")

LOG: Final = logging.getLogger("lusoria.server")
PATIENCE: Final = 12.0
"""Seconds to find out who writes into a match: longer than a dead process's lease lasts."""
NO_WRITER: Final = "no_writer"


class Handed(msgspec.Struct, frozen=True):
    """A request that one process hands on to another, with the seats that were proved to it."""

    match: str
    seats: list[int]
    asked: Asked


class News(msgspec.Struct, frozen=True):
    """What a process tells the others about a match."""

    match: str
    process: str
    entry: int
    present: list[int]
    watching: int
    changed: bool
    """Whether chairs, wishes or talk have changed."""


_READ_HANDED: Final = msgspec.json.Decoder(Handed)
_READ_ANSWER: Final = msgspec.json.Decoder(tuple[Done | None, Problem | None])
_READ_NEWS: Final = msgspec.json.Decoder(News)


class Hall:
    """The rooms of this process."""

    def __init__(self, keeping: Keeping, bus: Bus, name: str, bots: Bots) -> None:
        self.keeping = keeping
        self.bus = bus
        self.name = name
        self.bots = bots
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._upkeep = Upkeep(self)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Take part: answer other processes, and keep leases and rooms in order."""
        await self.bus.open(self.name, self._answer_other)
        await self._upkeep.open()
        self.keep(self._upkeep.run())

    async def close(self) -> None:
        """Let others write at once; whoever looks is told by the doors."""
        for task in self._tasks:
            task.cancel()
        held = [room.lease for room in self.rooms.values() if room.lease]
        with suppress(Unavailable):
            await self.keeping.leases.give_back(held)
        await self.bus.close()

    def keep(self, work: Any) -> "asyncio.Task[Any]":
        """Hold on to a task; what it stumbles over is told in the log, not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOG.error("a task failed", exc_info=task.exception())

    # Rooms

    async def room(self, match: str) -> Room:
        """A match's room, opened if need be; opened once even if many ask at the same moment."""
        if match in self.rooms:
            return self.rooms[match]
        if match not in self._opening:
            self._opening[match] = asyncio.create_task(self._open_room(match))
        try:
            return await asyncio.shield(self._opening[match])
        finally:
            self._opening.pop(match, None)

    async def _open_room(self, match: str) -> Room:
        room = await Room.open(match, self.keeping)
        if room is None:
            raise Unknown("there is no such table")
        await self.bus.listen(match, self._hear)
        self.rooms[match] = room
        return room

    async def begin(self, room: Room, secret: str | None = None) -> None:
        """The first card, once every chair is taken; the owner's to ask for."""
        agreed = room.agreed
        if secret is not None and agreed.owner not in seats_of(room.chairs, [secret]):
            raise Illegal("only the table's owner begins", reason="not_owner")
        if any(chair.kind == "open" for chair in room.chairs):
            raise Illegal("a chair is still open", reason="chair_open")

        def make(dealer: Dealer) -> Match:
            play = agreed.lay(self.keeping.loader)
            names = [chair.name or chair.level for chair in room.chairs]
            own: Any = "dice" if agreed.wishes.own_dice else False
            begins = UNSET if agreed.position is None else agreed.position
            header = header_of(play, names, dealer, table_may_roll=own, position=begins)
            return Match(Course(header, self.keeping.loader, play), Memory(), dealer)

        await self._here(room, lambda: room.begin(make))
        await self.tell(room, changed=True)
        self.bots.look_at(self, room)

    async def arrived(self, room: Room, seats: frozenset[int]) -> None:
        """Somebody opened a socket: a seat that a bot kept for them is theirs again."""
        for seat in seats:
            if room.match and room.chairs[seat].kind == "person" and room.chairs[seat].level:
                with suppress(Refusal):
                    await self.ask(room.id, seats, Keep(room.id, seat, None, uuid4().hex))
        await self.tell(room)
        self.bots.look_at(self, room)

    async def left(self, room: Room) -> None:
        """Somebody closed a socket."""
        await self.tell(room)

    # Requests

    async def answer(self, room: Room, viewer: Viewer, asked: Keyed) -> Told:
        """Whatever is asked under a key."""
        if isinstance(asked, Why):
            return because(room, viewer, asked)
        if isinstance(asked, Hint):
            return await self.bots.advise(self, room, viewer.seats, asked)
        if isinstance(asked, Answer) and asked.seat is None and viewer.eyes is not None:
            asked = msgspec.structs.replace(asked, seat=viewer.eyes)
        return await self.ask(room.id, viewer.seats, asked)

    async def ask(self, match: str, seats: frozenset[int], asked: Asked) -> Done:
        """Carry out a request here, or where its match is written."""
        room = await self.room(match)

        async def elsewhere(owner: str) -> Done:
            return await self._hand_on(owner, match, seats, asked)

        return await self._here(room, lambda: self.carry_out(room, seats, asked), elsewhere)

    async def _here(
        self,
        room: Room,
        work: Callable[[], Awaitable[T]],
        elsewhere: Callable[[str], Awaitable[T]] | None = None,
    ) -> T:
        """Do what only the match's writer may do, here or there; a dead writer's lease runs out.
        Whoever wrote last is asked first: the database need not say so again."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if room.writer and elsewhere:
                    return await elsewhere(room.writer)
                return await work()
            except NoAnswer:
                room.writer = ""
            except Elsewhere as other:
                if other.owner and elsewhere:
                    continue
            await asyncio.sleep(0.25)
        raise Stale("nobody could be found who writes at this table", reason=NO_WRITER)

    async def carry_out(self, room: Room, seats: frozenset[int], asked: Asked) -> Done:
        """Carry out a request here; everybody who looks is told."""
        before = room.entry
        around = False
        try:
            done = await carry_out(room, seats, asked)
            around = not isinstance(asked, Answer)  # chairs, talk, takebacks stand beside the game
            return done
        finally:  # also what is refused may first have brought another's answers to this process
            if room.entry != before or around:
                await self.tell(room, changed=around)
            self.bots.look_at(self, room)

    async def _hand_on(self, owner: str, match: str, seats: frozenset[int], asked: Asked) -> Done:
        question = msgspec.json.encode(Handed(match, sorted(seats), asked))
        done, told = _READ_ANSWER.decode(await self.bus.ask(owner, question))
        if done is not None:
            return done
        assert told is not None
        if told.reason == NO_WRITER:
            raise NoAnswer(f"process {owner} has lost its lease")
        raise api.Told(told)

    async def _answer_other(self, question: bytes) -> bytes:
        handed = _READ_HANDED.decode(question)
        try:
            room = await self.room(handed.match)
            done = await self.carry_out(room, frozenset(handed.seats), handed.asked)
            return msgspec.json.encode((done, None))
        except Elsewhere:
            told = Problem("stale", NO_WRITER)
        except Refusal as refusal:
            told = problem(refusal)
        return msgspec.json.encode((None, told))

    # News

    async def tell(self, room: Room, *, changed: bool = False) -> None:
        """Everybody who looks at a table hears what is new, here and elsewhere."""
        room.presence.note(len(room.chairs))
        tell_all(room)
        seats, watching = room.presence.here()
        news = News(room.id, self.name, room.entry, sorted(seats), watching, changed)
        await self.bus.tell(room.id, msgspec.json.encode(news))

    def _hear(self, raw: bytes) -> None:
        news = _READ_NEWS.decode(raw)
        room = self.rooms.get(news.match)
        if room is None or news.process == self.name:
            return
        self._upkeep.heard_of(news.process)
        room.presence.others[news.process] = (frozenset(news.present), news.watching)
        self.keep(self._follow(room, news))

    async def _follow(self, room: Room, news: News) -> None:
        if news.changed or news.entry != room.entry or room.lacks_result:
            await self.catch_up(room)
        room.presence.note(len(room.chairs))
        tell_all(room)

    async def catch_up(self, room: Room) -> None:
        """Read what another process has written; what fails now, the upkeep does later."""
        try:
            await room.refresh()
        except Refusal as refusal:
            LOG.warning("news could not be read: %s", refusal.message)

    async def close_room(self, room: Room) -> None:
        """Nobody looks any more; the match stays in the store."""
        self.rooms.pop(room.id, None)
        await self.bus.leave(room.id, self._hear)
        if room.lease:
            await self.keeping.leases.give_back([room.lease])
