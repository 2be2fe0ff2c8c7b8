"""The right to write into a match, held by one process at a time.

A lease runs out unless it is renewed, and whoever takes it over gets a higher fence. Clocks only
decide when a lease may be taken over. That a paused old owner never writes again is decided by the
fence, which every write compares inside its own transaction.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from lusoria.server.store.database import Database
from lusoria.server.store.schema import LEASES

TERM: Final = 10_000
"""Milliseconds that a lease lasts; it is renewed three times as often."""


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

    async def take(self, match: str) -> Lease | HeldElsewhere:
        """Take a match's lease if nobody else holds it."""
        insert = sqlite_insert if self._database.dialect == "sqlite" else postgresql_insert
        now = self._database.now
        wish = insert(LEASES).values(
            match=match, owner=self.owner, fence=1, expires=now + self.term
        )
        taken = wish.on_conflict_do_update(
            index_elements=[LEASES.c.match],
            set_={"owner": self.owner, "fence": LEASES.c.fence + 1, "expires": now + self.term},
            where=(LEASES.c.expires < now) | (LEASES.c.owner == self.owner),
        ).returning(LEASES.c.fence)
        async with self._database.writing() as connection:
            fence = (await connection.execute(taken)).scalar()
            if fence is not None:
                return Lease(match, fence)
            holder = select(LEASES.c.owner).where(LEASES.c.match == match)
            return HeldElsewhere(str((await connection.execute(holder)).scalar()))

    async def renew(self, held: Collection[Lease]) -> set[str]:
        """Prolong leases; returns the matches whose lease somebody else has taken."""
        if not held:
            return set()
        own = (LEASES.c.owner == self.owner) & LEASES.c.match.in_([each.match for each in held])
        longer = update(LEASES).where(own).values(expires=self._database.now + self.term)
        prolonged = longer.returning(LEASES.c.match, LEASES.c.fence)
        async with self._database.writing() as connection:
            kept = {Lease(*row) for row in await connection.execute(prolonged)}
        return {each.match for each in held if each not in kept}

    async def give_back(self, held: Collection[Lease]) -> None:
        """Let others write at once, without waiting for a lease to run out."""
        own = (LEASES.c.owner == self.owner) & LEASES.c.match.in_([each.match for each in held])
        async with self._database.writing() as connection:
            await connection.execute(update(LEASES).where(own).values(expires=0))
