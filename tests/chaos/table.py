"""One match from its first to its last line: laid, played through the weather, settled, fetched."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx

from tests.chaos.history import History
from tests.chaos.person import LONGEST, QUIET, Person
from tests.chaos.script import Table
from tests.chaos.tab import Address, Tab

AT_REST: Final = 40.0
"""Seconds after the end in which a tab has come as far as the server on a machine that is free."""


class Fetcher:
    """Speaks to a living server past the weather, as often as it takes."""

    def __init__(self, servers: Callable[[], list[int]], patience: float) -> None:
        self._servers = servers
        self._patience = patience

    async def fetch(self, method: str, path: str, guest: str, secret: str = "", **more: Any) -> Any:
        """The answer to one request; a dead or busy server is asked again."""
        headers = {"X-Forwarded-For": guest}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        async with (
            asyncio.timeout(self._patience),
            httpx.AsyncClient(timeout=30, verify=False) as client,
        ):
            while True:
                for port in self._servers():
                    address = f"http://127.0.0.1:{port}/api/{path}"
                    with contextlib.suppress(httpx.TransportError):
                        answer = await client.request(method, address, headers=headers, **more)
                        if answer.is_success:
                            return answer
                        if answer.status_code < 429:
                            raise RuntimeError(f"{method} {path}: {answer.text}")
                await asyncio.sleep(0.3)


class Sitting:
    """The people at one table, and what they leave behind: a history and a record."""

    def __init__(self, table: Table, port: int, fetcher: Fetcher, folder: Path) -> None:
        self.table = table
        self._port = port
        self._fetcher = fetcher
        self._folder = folder
        self._guest = f"10.{table.number >> 8 & 255}.{table.number & 255}.1"
        self._history = History(folder / f"{table.number:05}.history")

    async def run(self, stuck: float) -> None:
        """Play to the end, or as long as anything moves."""
        try:
            seats = await self._lay()
            people = [self._person(int(seat), secret) for seat, secret in seats.items()]
            async with contextlib.AsyncExitStack() as stack:
                for person in people:
                    await stack.enter_async_context(person.sitting())
                if await self._play(people, stuck):
                    await self._settle(people, stuck)
            await self._fetch_record(people[0])
        except TimeoutError:
            self._history.write("stuck", why="no server answers")
        finally:
            self._history.close()

    async def _lay(self) -> dict[str, str]:
        here = [{"kind": "here", "name": f"P{seat}"} for seat in range(1, self.table.seats)]
        chairs = [{"kind": "me", "name": "P0"}, *here]
        wish = {"game": self.table.game, "chairs": chairs, "start": True}
        seated = (await self._fetcher.fetch("POST", "tables", self._guest, json=wish)).json()
        self._match = seated["table"]["match"]
        seats: dict[str, str] = seated["seats"]
        self._history.write("begin", match=self._match, game=self.table.game, seats=len(seats))
        return seats

    def _person(self, seat: int, secret: str) -> Person:
        name = f"{self.table.number}/{seat}"
        address = Address(self._port, self._match, secret, self._guest, name)
        return Person(address, seat, self._history, self.table.chance(f"seat {seat}"))

    async def _play(self, people: list[Person], stuck: float) -> bool:
        """Whether the game came to its end."""
        tasks = [asyncio.create_task(person.play()) for person in people]
        furthest, until = -1, asyncio.get_running_loop().time() + stuck
        try:
            while asyncio.get_running_loop().time() < until:
                done, waiting = await asyncio.wait(tasks, timeout=1)
                for task in done:
                    task.result()
                if not waiting:
                    return True
                entry = max(person.entry for person in people)
                if entry > furthest:
                    furthest, until = entry, asyncio.get_running_loop().time() + stuck
            self._history.write("stuck", entry=furthest)
            return False
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _settle(self, people: list[Person], stuck: float) -> None:
        """Every tab comes to rest, and its View is laid beside a whole new one. It has as long as a
        move has: on a machine that does much else both wait for the same processes."""
        for person in people:
            fresh = await self._fresh(person, max(each.entry for each in people), stuck)
            self._history.view("fetched", person.seat, -1, fresh["view"])
            for tab in person.tabs:
                took = await settle(tab, fresh["view"]["entry"], stuck)
                if took > AT_REST:
                    self._history.write("late", seat=person.seat, tab=tab.number, seconds=took)
                if tab.view is not None:
                    self._history.view("settled", person.seat, tab.number, tab.view)
            self._history.write("over", seat=person.seat, stage=fresh["table"]["stage"])

    async def _fresh(self, person: Person, entry: int, patience: float) -> Any:
        """A whole new View; a process that only reads a match may hear of its end late."""
        path, secret = f"tables/{self._match}", person.address.secret
        until = asyncio.get_running_loop().time() + patience
        while True:
            fresh = (await self._fetcher.fetch("GET", path, self._guest, secret)).json()
            is_late = asyncio.get_running_loop().time() > until
            if is_late or (fresh["view"]["entry"] >= entry and fresh["table"]["stage"] == "over"):
                return fresh
            await asyncio.sleep(QUIET)

    async def _fetch_record(self, person: Person) -> None:
        path, secret = f"tables/{self._match}/record", person.address.secret
        answer = await self._fetcher.fetch("GET", path, self._guest, secret)
        self._history.path.with_suffix(".record").write_bytes(answer.content)


async def settle(tab: Tab, entry: int, patience: float) -> float:
    """Wait until a tab has come so far, by itself if it can; a deaf one asks anew. How long that
    took."""
    began = asyncio.get_running_loop().time()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(patience):
            quiet = QUIET
            while tab.entry < entry:
                await asyncio.sleep(quiet)
                if tab.entry < entry:
                    await tab.resync()
                quiet = min(LONGEST, 2 * quiet)
    return asyncio.get_running_loop().time() - began
