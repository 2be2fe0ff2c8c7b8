"""One match in this process: its table in memory, whoever looks at it, and the only way to write.

The lines in the database are the truth and the table here is a cache of them: it can be thrown away
and read again at any time, and is, whenever a write ended in doubt. Many processes may have the
same match open to show it; the one that holds its lease writes.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from sqlalchemy.exc import IntegrityError

from lusoria.records.bundles import Bundle
from lusoria.records.dealer import Dealer
from lusoria.records.lines import Result, read_line
from lusoria.records.match import Match
from lusoria.server.agreed import Agreed, Wish
from lusoria.server.rooms.gallery import Gallery
from lusoria.server.rooms.keeping import Elsewhere, Keeping, Prepare
from lusoria.server.rooms.presence import Presence
from lusoria.server.store import commits
from lusoria.server.store.commits import ONLOOKER, LostLease, Request
from lusoria.server.store.database import Unavailable
from lusoria.server.store.leases import HeldElsewhere, Lease
from lusoria.server.store.store import Looked, StoredMatch, StoredSeat, seating
from lusoria.server.wire import Compiling, Takeback, Talk


@dataclass(eq=False)
class Room:
    """A match as this process has it. `match` is nothing before the first card."""

    id: str
    keeping: Keeping
    stored: StoredMatch
    chairs: list[StoredSeat]
    match: Match | None = None
    lease: Lease | None = None
    gallery: Gallery = field(default_factory=Gallery)
    presence: Presence = field(init=False)
    talk: list[Talk] = field(default_factory=list)
    compiling: Compiling | None = None
    """How far the compiler is that a bot or a hint at this table waits for."""
    done: dict[Request, int] = field(default_factory=dict)
    """The requests carried out, each up to its last entry; complete while the lease is held."""
    in_doubt: bool = True
    """Whether the table here may differ from the lines; it is then read again before use."""
    writer: str = ""
    """The other process that was last found to write here."""
    read_up_to: int = 0
    """The last change, by the store's clock, of which everything was taken in."""

    def __post_init__(self) -> None:
        self.presence = Presence(self.gallery.viewers)
        self._writing = asyncio.Lock()
        self._asked = self._answered = 0

    @classmethod
    async def open(cls, match: str, keeping: Keeping) -> "Room | None":
        """A match from the store; nothing if there is none."""
        looked = await keeping.store.look(match, 0, 0)
        if looked.match is None:
            return None
        room = cls(match, keeping, looked.match, [])
        await room._take_in(looked)
        return room

    @property
    def agreed(self) -> Agreed:
        """What the table agreed on before the first card."""
        return Agreed.read(self.stored.settings)

    @property
    def entry(self) -> int:
        """The last entry, 0 before the first one."""
        return self.match.entry if self.match else 0

    @property
    def takeback(self) -> Takeback | None:
        """The wish to go back that is open; it stands until the next entry."""
        wish = Wish.read(self.stored.wish) if self.stored.wish else None
        return wish.takeback if wish and wish.after == self.entry else None

    @property
    def is_finished(self) -> bool:
        """Whether the result is written."""
        return self.match is not None and self.match.result is not None

    @property
    def lacks_result(self) -> bool:
        """Whether the game is over, but its result was not written yet when this process looked."""
        return self.match is not None and self.match.play.over and not self.is_finished

    # Reading

    async def refresh(self) -> None:
        """Bring chairs and table up to what the store says; of many who wait one reads for all."""
        self._asked += 1
        mine = self._asked
        async with self._writing:
            if self._answered < mine:
                asked = self._asked
                await self._catch_up()
                self._answered = asked

    async def _catch_up(self) -> None:
        whole = self.in_doubt or self.match is None
        first = 0 if whole else self.entry + 1
        done = whole and self.lease is not None
        looked = await self.keeping.store.look(self.id, len(self.talk), first, done=done)
        if done:
            self.done = looked.done
        await self._take_in(looked)

    async def _take_in(self, looked: Looked) -> None:
        self.stored = looked.match or self.stored
        self.chairs = looked.seats
        self.talk += looked.talk
        if self.in_doubt or self.match is None:
            await self._read(looked.lines)
        elif looked.lines and not self.is_finished:  # the result is no entry: it comes once more
            self._follow(looked.lines)
        self.read_up_to = self.stored.touched

    async def _read(self, lines: Sequence[bytes]) -> None:
        """The table from its lines; with the dealer's secret only where this process writes.

        Replaying may take a while: until it is done, whoever looks sees the table as it was.
        """
        match = None
        if lines:
            dealer = await self._dealer() if self.lease else None
            match = await asyncio.to_thread(self.keeping.replay, lines, dealer)
        self.match = match
        self.gallery.forget()
        self.in_doubt = False

    def _follow(self, lines: Sequence[bytes]) -> None:
        """Carry out what another process has written."""
        assert self.match is not None
        read = [read_line(line) for line in lines]
        result = read.pop() if isinstance(read[-1], Result) else None
        self.match.commit(Bundle(self.entry + 1, list(lines), read, result))  # type: ignore[arg-type]

    async def _dealer(self) -> Dealer:
        return Dealer(await self.keeping.store.seed(self.id), self.agreed.dice_words)

    # Writing

    async def write(self, seats: Collection[int], key: str, prepare: Prepare) -> int:
        """Carry out a request of some seats once; returns the last entry that it brought about.

        The write goes on when whoever asked is gone: it may be durable already.
        """
        return await asyncio.shield(asyncio.create_task(self._write(seats, key, prepare)))

    async def _write(self, seats: Collection[int], key: str, prepare: Prepare) -> int:
        async with self._writing:
            match = await self._writable()
            for before in (Request(seat, key) for seat in seats):
                if before in self.done:
                    return self.done[before]
            prepared = prepare(match)
            request = Request(prepared.seat, key)
            if prepared.bundle is None:
                return await self._note(request, prepared.takeback)
            await self._commit(match, prepared.bundle, request, prepared.chair)
            last = match.entry
            with suppress(Unavailable, Elsewhere):  # the upkeep writes a result that is lacking
                await self._finish_if_over(match)
            return last

    async def own(self) -> None:
        """Become the one who writes here, unless another process is."""
        async with self._writing:
            await self._writable()

    async def finish(self) -> None:
        """Write the result that is lacking."""
        async with self._writing:
            await self._finish_if_over(await self._writable())

    async def _finish_if_over(self, match: Match) -> None:
        if match.play.over and match.result is None:
            await self._commit(match, match.prepare_result(), None)

    async def begin(self, make: Callable[[Dealer], Match]) -> None:
        """The first card: the header and all that fate is asked before the first decision."""
        async with self._writing:
            await self._own()
            if self.match is not None:
                return
            match = make(await self._dealer())
            await self._commit(match, match.prepare_opening(), None)
            self.match = match

    async def say(self, text: str, seat: int | None, key: str) -> int:
        """One more line of chat; whoever writes the match numbers them."""
        async with self._writing:
            await self._own()
            request = Request(ONLOOKER if seat is None else seat, key)
            if request in self.done:
                return self.done[request]
            talk = Talk(len(self.talk) + 1, seat, text, int(time.time()))
            await self._beside(self.keeping.store.say(self.id, talk, request, self.entry))
            self.talk.append(talk)
            self.done[request] = self.entry
            return self.entry

    async def _note(self, request: Request, takeback: Takeback | None) -> int:
        """Keep a request that has written no line, and the wish to go back that is open now."""
        wish = Wish(takeback, self.entry).write() if takeback else ""
        await self._beside(self.keeping.store.note(self.id, request, self.entry, wish))
        self.stored = replace(self.stored, wish=wish)
        self.done[request] = self.entry
        return self.entry

    async def _beside(self, write: Awaitable[None]) -> None:
        """Write what stands beside the lines; where it is there already, somebody else writes."""
        try:
            await write
        except IntegrityError:
            self.lease = None
            raise Elsewhere("") from None

    async def _writable(self) -> Match:
        """The table, surely equal to the lines, with the right to write."""
        await self._own()
        if self.match is None:
            raise Elsewhere("")
        return self.match

    async def _own(self) -> None:
        """Be the only one who writes, at this moment and knowing all that was done before: else a
        *no* might be told to what another process has carried out."""
        while not self._owns():
            await self._hold()
            if self.in_doubt:
                await self._catch_up()

    def _owns(self) -> bool:
        return bool(self.lease and self.keeping.leases.holds(self.lease) and not self.in_doubt)

    async def _hold(self) -> None:
        """Hold the lease; a fresh one brings the dealer's secret and what was done before."""
        leases = self.keeping.leases
        if self.lease and await leases.keeps(self.lease):
            return
        self.lease = None
        taken = await leases.take(self.id)
        if isinstance(taken, HeldElsewhere):
            self.writer = taken.owner
            raise Elsewhere(taken.owner)
        self.lease, self.in_doubt, self.writer = taken, True, ""

    async def _commit(
        self,
        match: Match,
        bundle: Bundle,
        request: Request | None,
        chair: StoredSeat | None = None,
    ) -> None:
        """Write, then carry out. Whatever fails, nobody knows what lies there: it is read anew."""
        if self.lease is None:
            raise Elsewhere("")
        phase = "finished" if bundle.result else "playing"
        sits = seating(self.id, chair) if chair else None
        stored = commits.Bundle(self.lease, bundle.first, tuple(bundle.lines), request, phase, sits)
        self.in_doubt = True
        try:
            await self.keeping.commits.write(stored)
        except LostLease:
            self.lease = None
            raise Elsewhere("") from None
        match.commit(bundle)
        if chair:
            self.chairs[chair.seat] = chair
        self.in_doubt = False
        self.stored = replace(self.stored, touched=int(time.time() * 1000))
        if request:
            self.done[request] = match.entry

    def lose(self, lease: Lease) -> None:
        """Another process has this lease now."""
        if self.lease == lease:
            self.lease = None
