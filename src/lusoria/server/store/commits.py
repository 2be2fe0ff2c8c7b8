"""Group commit: bundles of many matches share one transaction, and one wait for the disk.

A bundle is an answer with all its fate. It is on the disk before its writer hears of it, or not at
all, and it is written only under the present fence of its match.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from lusoria.core.errors import Refusal
from lusoria.server.store.database import Database, Unavailable
from lusoria.server.store.leases import Lease
from lusoria.server.store.schema import LEASES, LINES, MATCHES, REQUESTS

MOST_TOGETHER: Final = 200
"""Bundles of one transaction: enough to share the disk's time, few enough to stay quick."""
ONLOOKER: Final = -1
"""The seat under which requests of somebody without one are kept."""


class LostLease(Refusal):
    """Another process writes into this match now; nothing was written by this one."""


@dataclass(frozen=True)
class Request:
    """Whose request a bundle carries out, and the key by which a repetition is known."""

    seat: int
    key: str


@dataclass(frozen=True)
class Bundle:
    """Lines that are written together or not at all, the first of them as entry `first`."""

    lease: Lease
    first: int
    lines: tuple[bytes, ...]
    request: Request | None = None
    phase: str = "playing"

    @property
    def last(self) -> int:
        """The last entry of the bundle."""
        return self.first + len(self.lines) - 1


class Commits:
    """Collects bundles while a transaction is under way, and writes them in the next one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: asyncio.Queue[tuple[Bundle, asyncio.Future[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def write(self, bundle: Bundle) -> None:
        """Returns when the bundle is durable; raises when it is not written, or may not be."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((bundle, written))
        await written

    async def close(self) -> None:
        """Finish what was asked for, then stop."""
        await self._waiting.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            together = [await self._waiting.get()]
            while len(together) < MOST_TOGETHER and not self._waiting.empty():
                together.append(self._waiting.get_nowait())
            await self._write_all(together)
            for _ in together:
                self._waiting.task_done()

    async def _write_all(self, together: Sequence[tuple[Bundle, asyncio.Future[None]]]) -> None:
        """One transaction for all; where one bundle is refused, each gets its own."""
        try:
            refused = await self._write([bundle for bundle, _ in together])
        except IntegrityError as error:
            if len(together) > 1:
                for each in together:
                    await self._write_all([each])
                return
            refused = {together[0][0]: LostLease(f"these entries are written already: {error}")}
        except Unavailable as unavailable:
            refused = {bundle: unavailable for bundle, _ in together}
        for bundle, written in together:
            if written.cancelled():
                continue
            if bundle in refused:
                written.set_exception(refused[bundle])
            else:
                written.set_result(None)

    async def _write(self, bundles: Sequence[Bundle]) -> dict[Bundle, Refusal]:
        async with self._database.writing() as connection:
            fences = await _locked_fences(connection, bundles)
            current = [each for each in bundles if fences.get(each.lease.match) == each.lease.fence]
            if current:
                await _insert(connection, current, self._database.now)
        return {
            each: LostLease(f"match {each.lease.match} is served by another process now")
            for each in bundles
            if each not in current
        }


async def _locked_fences(connection: AsyncConnection, bundles: Sequence[Bundle]) -> dict[str, int]:
    """The present fences, locked until the transaction ends; in one order, so nobody waits in a
    circle."""
    matches = sorted({each.lease.match for each in bundles})
    asked = (
        select(LEASES.c.match, LEASES.c.fence)
        .where(LEASES.c.match.in_(matches))
        .order_by(LEASES.c.match)
        .with_for_update()
    )
    return {row.match: row.fence for row in await connection.execute(asked)}


async def _insert(connection: AsyncConnection, bundles: Sequence[Bundle], now: Any) -> None:
    lines = [
        {"match": each.lease.match, "entry": entry, "body": body}
        for each in bundles
        for entry, body in enumerate(each.lines, each.first)
    ]
    await connection.execute(insert(LINES), lines)
    requests = [
        {
            "match": each.lease.match,
            "seat": each.request.seat,
            "key": each.request.key,
            "last": each.last,
        }
        for each in bundles
        if each.request
    ]
    if requests:
        await connection.execute(insert(REQUESTS), requests)
    touched = (
        update(MATCHES)
        .where(MATCHES.c.id == bindparam("match"))
        .values(touched=now, phase=bindparam("now_in"))
    )
    marks = [{"match": each.lease.match, "now_in": each.phase} for each in bundles]
    await connection.execute(touched, marks)
