"""Group commit: bundles of many matches share one transaction, and one wait for the disk.

A bundle is an answer with all its fate. It is on the disk before its writer hears of it, or not at
all, and it is written only under the present fence of its match.
"""

import asyncio
import math
import time
from asyncio import sleep as _sleep
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import UpdateBase
from sqlalchemy.exc import IntegrityError

from lusoria.core.errors import Refusal
from lusoria.server.metrics import Metrics
from lusoria.server.store import hot
from lusoria.server.store.database import Database
from lusoria.server.store.hot import Row
from lusoria.server.store.leases import Lease
from lusoria.server.store.schema import LINES, REQUESTS

MOST_TOGETHER: Final = 200
"""Bundles of one transaction: enough to share the disk's time, few enough to stay quick."""
PACE: Final = 0.01
"""Seconds from one transaction to the next: a busy server's moves share them, and the first move
after a pause waits for nobody."""
ONLOOKER: Final = -1
"""The seat under which requests of somebody without one are kept."""


class LostLease(Refusal):
    """Another process writes into this match now; nothing was written by this one."""


@dataclass(frozen=True)
class Request:
    """Whose request a bundle carries out, and the key by which a repetition is known."""

    seat: int
    key: str


@dataclass(frozen=True, eq=False)
class Bundle:
    """Lines that are written together or not at all, the first of them as entry `first`."""

    lease: Lease
    first: int
    lines: tuple[bytes, ...]
    request: Request | None = None
    phase: str = "playing"
    beside: UpdateBase | None = None
    """What else changes with these lines, and only with them."""

    @property
    def last(self) -> int:
        """The last entry of the bundle."""
        return self.first + len(self.lines) - 1


class Commits:
    """Collects bundles while a transaction is under way, and writes them in the next one."""

    def __init__(self, database: Database, metrics: Metrics, writers: int = 1) -> None:
        """With others who write to the same file, each at a slower pace: together they ask no more
        of the disk than one alone."""
        self._pace = PACE * writers
        self._database = database
        self._metrics = metrics
        self._thread = ThreadPoolExecutor(1, "commits")
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
        self._thread.shutdown()

    async def _run(self) -> None:
        last = -math.inf
        while True:
            together = [await self._waiting.get()]
            if (early := last + self._pace - time.monotonic()) > 0:
                await _sleep(early)
            last = time.monotonic()
            while len(together) < MOST_TOGETHER and not self._waiting.empty():
                together.append(self._waiting.get_nowait())
            await self._write_all(together)
            for _ in together:
                self._waiting.task_done()

    async def _write_all(self, together: Sequence[tuple[Bundle, asyncio.Future[None]]]) -> None:
        """One transaction for all; where one bundle is refused, each gets its own."""
        refused: dict[Bundle, Exception]
        try:
            with self._metrics.transactions.time():
                refused = await self._write([bundle for bundle, _ in together])
        except IntegrityError as error:
            if len(together) > 1:
                for each in together:
                    await self._write_all([each])
                return
            refused = {together[0][0]: LostLease(f"these entries are written already: {error}")}
        except Exception as fault:  # a lost database, or a fault of ours: others still get written
            refused = {bundle: fault for bundle, _ in together}
        self._metrics.unwritten.inc(len(refused))
        self._metrics.bundles.inc(len(together) - len(refused))
        for bundle, written in together:
            if written.cancelled():
                continue
            if bundle in refused:
                written.set_exception(refused[bundle])
            else:
                written.set_result(None)

    async def _write(self, bundles: Sequence[Bundle]) -> dict[Bundle, Exception]:
        """A thread writes and waits for the disk; meanwhile the next bundles are collected."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write_at_once, bundles)

    def _write_at_once(self, bundles: Sequence[Bundle]) -> dict[Bundle, Exception]:
        with self._database.writing() as connection:
            fences = hot.locked_fences(connection, sorted({each.lease.match for each in bundles}))
            current = [each for each in bundles if fences.get(each.lease.match) == each.lease.fence]
            hot.insert(connection, LINES, [row for each in current for row in _lines(each)])
            hot.insert(connection, REQUESTS, [row for each in current for row in _requests(each)])
            for beside in (each.beside for each in current if each.beside is not None):
                connection.execute(beside)
            for phase, matches in _phases(current).items():
                hot.touch(connection, sorted(matches), phase, str(self._database.now))
        written = set(current)
        return {
            each: LostLease(f"match {each.lease.match} is served by another process now")
            for each in bundles
            if each not in written
        }


def _lines(bundle: Bundle) -> Iterable[Row]:
    for entry, body in enumerate(bundle.lines, bundle.first):
        yield bundle.lease.match, entry, body


def _requests(bundle: Bundle) -> Iterable[Row]:
    if bundle.request:
        yield bundle.lease.match, bundle.request.seat, bundle.request.key, bundle.last


def _phases(bundles: Sequence[Bundle]) -> dict[str, list[str]]:
    """The matches that are in each phase from now on."""
    phases: dict[str, list[str]] = defaultdict(list)
    for each in bundles:
        phases[each.phase].append(each.lease.match)
    return phases
