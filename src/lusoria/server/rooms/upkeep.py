"""What a process does for its rooms now and then: leases, leavers, results owed, closing."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from lusoria.core.errors import Refusal
from lusoria.server.rooms.keeping import DAY, Elsewhere
from lusoria.server.rooms.requests import leaver
from lusoria.server.wire import Keep

if TYPE_CHECKING:
    from lusoria.server.rooms.hall import Hall

LOG: Final = logging.getLogger("lusoria.server")
IDLE: Final = 60.0
"""Seconds after which a room that nobody looks at is closed; its match stays in the store."""
SILENT: Final = 3
"""Terms of a lease after which a silent process is dead."""
PROCESSES: Final = "processes"
"""The channel on which processes say that they live."""
BETWEEN_FORGETTING: Final = 3600.0
"""Seconds between two searches for matches that nobody needs any more."""


class Upkeep:
    """Keeps the rooms of a process in order."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._alive: dict[str, float] = {}
        """When each process was last heard of."""
        self._unused: dict[str, float] = {}
        """Since when nobody looks at a room."""
        self._forgets_at = 0.0

    async def open(self) -> None:
        """Hear of the other processes."""
        await self._hall.bus.listen(PROCESSES, lambda name: self.heard_of(name.decode()))

    async def run(self) -> None:
        """Every duty by itself: a table that keeps one of them waiting must cost the others neither
        their leases nor their news."""
        duties = (
            self._renew,
            self._forget_the_dead,
            self.follow_others,
            self._keep_absent,
            self.tell_of_absent,
            self._wake_bots,
            self.finish_what_is_over,
            self._close_unused,
            self._forget_idle,
        )
        await asyncio.gather(*(self._again_and_again(duty) for duty in duties))

    async def _again_and_again(self, duty: Callable[[], Awaitable[None]]) -> None:
        """Three times within the term of a lease, for ever: also after a lost database, and after
        a fault of ours, which is told in the log."""
        while True:
            await asyncio.sleep(self._hall.keeping.leases.term / 3000)
            try:
                await duty()
            except Refusal as refusal:
                LOG.warning("the upkeep goes on later: %s", refusal.message)
            except Exception:
                LOG.exception("the upkeep stumbled")

    async def _renew(self) -> None:
        held = [room.lease for room in self._hall.rooms.values() if room.lease]
        for lost in await self._hall.keeping.leases.renew(held):
            if lost.match in self._hall.rooms:
                self._hall.rooms[lost.match].lose(lost)

    async def _forget_the_dead(self) -> None:
        """Say that this process lives; who was at one that has long been silent has left."""
        await self._hall.bus.tell(PROCESSES, self._hall.name.encode())
        silent = time.monotonic() - SILENT * self._hall.keeping.leases.term / 1000
        for process in [name for name, heard in self._alive.items() if heard < silent]:
            del self._alive[process]
            for room in list(self._hall.rooms.values()):
                if room.presence.others.pop(process, None):
                    await self._hall.tell(room)

    def heard_of(self, process: str) -> None:
        """A process lives."""
        self._alive[process] = time.monotonic()

    async def follow_others(self) -> None:
        """News may be lost: look now and then what other processes have written, and whether
        somebody at a table has not been told yet."""
        rooms = self._hall.rooms
        seen = {room.id: room.read_up_to for room in rooms.values() if not room.lease}
        touched = await self._hall.keeping.store.touched(list(seen)) if seen else {}
        for match in [match for match, when in touched.items() if when != seen[match]]:
            if match in rooms and not rooms[match].lease:
                await self._hall.catch_up(rooms[match])
                await self._hall.tell(rooms[match])
        for room in list(rooms.values()):
            if room.match and room.gallery.lacks(room.entry):
                await self._hall.tell(room)

    async def _keep_absent(self) -> None:
        """Where a table wishes it, a bot takes the seat of somebody who is asked and long away."""
        for room in list(self._hall.rooms.values()):
            seat = leaver(room, time.time())
            if seat is not None:
                keep = Keep(room.id, seat, room.agreed.wishes.keep_level, uuid4().hex)
                with suppress(Refusal):
                    await self._hall.ask(room.id, frozenset({seat}), keep)

    async def tell_of_absent(self) -> None:
        """Whoever waits for somebody hears when a bot may keep the seat."""
        for room in list(self._hall.rooms.values()):
            if room.presence.long_away() != room.presence.told:
                await self._hall.tell(room)

    async def _wake_bots(self) -> None:
        """A bot that is asked answers, also when the process in which it thought is gone and all
        others at the table can only wait for it."""
        for room in list(self._hall.rooms.values()):
            if room.gallery.viewers and self._hall.bots.is_awaited(room):
                with suppress(Elsewhere):
                    await room.own()
                    self._hall.bots.look_at(self._hall, room)

    async def finish_what_is_over(self) -> None:
        """A process may have died between a last answer and the result, or this one looked then."""
        for room in [room for room in self._hall.rooms.values() if room.lacks_result]:
            try:
                await room.finish()
            except Elsewhere:  # whoever writes there finishes it, or has
                await room.refresh()
            await self._hall.tell(room, changed=room.lease is not None)

    async def _close_unused(self) -> None:
        now = time.monotonic()
        for match, room in list(self._hall.rooms.items()):
            if room.gallery.viewers or self._hall.bots.busy(match):
                self._unused.pop(match, None)
            elif now - self._unused.setdefault(match, now) > IDLE:
                del self._unused[match]
                await self._hall.close_room(room)

    async def _forget_idle(self) -> None:
        """Now and then, delete what nobody has touched for longer than was promised."""
        days, now = self._hall.keeping.keep_days, time.monotonic()
        if not days or now < self._forgets_at:
            return
        self._forgets_at = now + BETWEEN_FORGETTING
        count = await self._hall.keeping.store.forget((days + 1) * DAY)
        if count:
            LOG.info("%d idle matches were forgotten", count)
