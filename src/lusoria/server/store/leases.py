"""The right to write into a match, held by one process at a time.

A lease runs out unless it is renewed, and whoever takes it over gets a higher fence. Clocks only
decide when a lease may be taken over. That a paused old owner never writes again is decided by the
fence, which every write compares inside its own transaction. Nor may it refuse anything: what it
does not know of may have been carried out elsewhere. It refuses only while it surely holds a lease.
"""

import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import BindParameter, Connection, bindparam, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.sql.dml import ReturningInsert

from lusoria.server.store import hot
from lusoria.server.store.database import Database
from lusoria.server.store.schema import LEASES

TERM: Final = 10_000
"""Milliseconds that a lease lasts; it is renewed three times as often."""

_MATCH: Final[BindParameter[str]] = bindparam("match")
_HOLDER: Final = select(LEASES.c.owner).where(LEASES.c.match == _MATCH)


@dataclass(frozen=True)
class Lease:
    """The right to write into one match, under one fence."""

    match: str
    fence: int


@dataclass(frozen=True)
class HeldElsewhere:
    """Another process holds the lease."""

    owner: str


class Leases:
    """One process's leases."""

    def __init__(self, database: Database, owner: str, term: int = TERM) -> None:
        self._database = database
        self.owner = owner
        self.term = term
        self._until: dict[Lease, float] = {}
        """When each lease may have run out at the earliest, by this process's own clock."""
        self._taken = self._take_if_free()

    def _take_if_free(self) -> ReturningInsert[int]:
        """Take a match's lease if it has run out, or is one's own."""
        insert = sqlite_insert if self._database.dialect == "sqlite" else postgresql_insert
        now = self._database.now
        mine = {"owner": self.owner, "expires": now + self.term}
        return (
            insert(LEASES)
            .values(match=_MATCH, fence=1, **mine)
            .on_conflict_do_update(
                index_elements=[LEASES.c.match],
                set_={"fence": LEASES.c.fence + 1, **mine},
                where=(LEASES.c.expires < now) | (LEASES.c.owner == self.owner),
            )
            .returning(LEASES.c.fence)
        )

    async def inherit(self, dead: str) -> None:
        """Let anybody write at once where a process wrote that is surely dead."""
        if dead:
            freed = update(LEASES).where(LEASES.c.owner == dead).values(expires=0)
            await self._database.write(lambda connection: connection.execute(freed))

    async def take(self, match: str) -> Lease | HeldElsewhere:
        """Take a match's lease if nobody else holds it."""
        asked, wanted = time.monotonic(), {"match": match}

        def take(connection: Connection) -> Lease | HeldElsewhere:
            fence = connection.execute(self._taken, wanted).scalar()
            if fence is None:
                return HeldElsewhere(str(connection.execute(_HOLDER, wanted).scalar()))
            return Lease(match, fence)

        lease = await self._database.write(take)
        if isinstance(lease, Lease):
            self._until[lease] = asked + self.term / 1000
        return lease

    def holds(self, lease: Lease) -> bool:
        """Whether surely nobody else has a lease at this moment."""
        return time.monotonic() < self._until.get(lease, 0)

    async def keeps(self, lease: Lease) -> bool:
        """Whether a lease is still held; it is prolonged where it may have run out."""
        return self.holds(lease) or not await self.renew([lease])

    async def renew(self, held: Collection[Lease]) -> set[Lease]:
        """Prolong leases; returns those that somebody else has taken over."""
        asked = time.monotonic()
        kept = await self._expire(held, self.term)
        self._until |= dict.fromkeys(kept, asked + self.term / 1000)
        lost = set(held) - kept
        self._forget(lost)
        return lost

    async def give_back(self, held: Collection[Lease]) -> None:
        """Let others write at once, without waiting for a lease to run out."""
        self._forget(held)
        await self._expire(held, -1)

    def _forget(self, leases: Iterable[Lease]) -> None:
        for lease in leases:
            self._until.pop(lease, None)

    async def _expire(self, held: Collection[Lease], term: int) -> set[Lease]:
        """Let leases run out after so many milliseconds; returns those that are still ours."""
        if not held:
            return set()
        matches = sorted(each.match for each in held)
        expires = self._database.now + term

        def expire(connection: Connection) -> set[Lease]:
            fences = hot.locked_fences(connection, matches)
            kept = {each for each in held if fences.get(each.match) == each.fence}
            ours = LEASES.c.match.in_([each.match for each in kept])
            connection.execute(update(LEASES).where(ours).values(expires=expires))
            return kept

        return await self._database.write(expire, at_once=True)
