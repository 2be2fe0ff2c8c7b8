"""A whole run: servers, the weather in front of them, many tables at once, and the blows."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.chaos.house import House
from tests.chaos.proxy import Proxy
from tests.chaos.script import Blow, Script
from tests.chaos.table import Fetcher, Sitting

ASLEEP: Final = 8.0
"""Seconds that a paused server sleeps: its lease of five runs out, and others take over."""

Say = Callable[[str], None]


@dataclass
class Campaign:
    """One run of a script over a database."""

    script: Script
    folder: Path
    arguments: list[str]
    """What else `lusoria serve` is told, such as a database."""
    say: Say = print
    over: int = 0
    blows: Counter[str] = field(default_factory=Counter)
    mishaps: Counter[str] = field(default_factory=Counter)

    async def run(self) -> None:
        """Leave a history and a record of every match in the folder."""
        async with self._serving() as houses:
            proxy = Proxy(lambda: ports(houses), self.script.weather, self.script.seed)
            self.mishaps = proxy.mishaps
            async with proxy.listening() as port:
                striking = asyncio.create_task(self._strike(houses))
                await self._play(port, Fetcher(lambda: ports(houses), self.script.stuck))
                await striking

    @contextlib.asynccontextmanager
    async def _serving(self) -> AsyncIterator[list[House]]:
        houses = [
            House(self.folder, number, self.arguments, self.script.processes)
            for number in range(self.script.servers)
        ]
        try:
            for house in houses:
                house.start()
            for house in houses:
                await asyncio.to_thread(house.wait)
            yield houses
        finally:
            for house in houses:
                house.kill()

    async def _play(self, port: int, fetcher: Fetcher) -> None:
        free = asyncio.Semaphore(self.script.at_once)
        began = time.monotonic()

        async def one(sitting: Sitting) -> None:
            async with free:
                await sitting.run(self.script.stuck)
            self.over += 1
            if self.over % 10 == 0 or self.over == self.script.matches:
                self.say(f"{time.monotonic() - began:7.1f} s  {self.over} matches over")

        async with asyncio.TaskGroup() as group:
            for table in self.script.tables():
                group.create_task(one(Sitting(table, port, fetcher, self.folder)))

    async def _strike(self, houses: list[House]) -> None:
        """Each blow at its time, one after the other."""
        for blow in self.script.blows():
            while self.over < blow.after:
                await asyncio.sleep(0.05)
            await asyncio.sleep(2)  # in mid-load, also before the first match is over
            if self.over >= self.script.matches:
                self.say(f"too late for a {blow.deed}")
                return
            await self._deal(blow, houses[blow.server])
            self.blows[blow.deed] += 1

    async def _deal(self, blow: Blow, house: House) -> None:
        self.say(f"          {blow.deed} server {blow.server} ({self.over} matches over)")
        if blow.deed == "kill":
            house.kill()
            house.start()
            await asyncio.to_thread(house.wait)
        elif blow.deed == "kill one":
            house.kill_one(self.over)
        else:
            house.pause()
            await asyncio.sleep(ASLEEP)
            house.wake()


def ports(houses: list[House]) -> list[int]:
    """Where somebody may be listening: a sleeper looks alive from outside."""
    return [house.port for house in houses if house.is_there]
