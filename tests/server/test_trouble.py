"""A full disk or a lost database: moves are refused and told, never half-made, and then go on."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event

from lusoria.server.settings import Settings
from lusoria.server.store.database import Database
from tests.server import services
from tests.server.processes import process
from tests.server.running import Person, Remote, Server, play, serving, two_people


@contextmanager
def full_disk(database: Database, pages: int) -> Iterator[None]:
    """SQLite may not grow any more."""

    def limit(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    event.listen(database.engine, "connect", limit)
    try:
        yield
    finally:
        event.remove(database.engine, "connect", limit)


async def refused(asked: Person, other: Person) -> dict[str, Any]:
    """An answer that cannot be kept: told as such, and nothing has moved."""
    entry, number = asked.view["entry"], asked.view["choices"][0]["number"]
    wish = {"entry": entry, "action": number, "key": "in trouble"}
    no = await asked.ask("answer", **wish)
    assert (no["type"], no["error"], no["reason"]) == ("no", "stale", "unavailable")
    shown = await asked.until("shown")
    assert shown["view"]["entry"] == entry == other.view["entry"]
    return wish


async def goes_on(asked: Person, other: Person, wish: dict[str, Any]) -> None:
    """The very same request is taken once the trouble is over, once."""
    done = await asked.ask("answer", **wish)
    assert done["type"] == "done", done
    assert await asked.ask("answer", **wish) == done
    await other.until_entry(done["entry"])
    await asked.until_entry(done["entry"])
    assert asked.view["entry"] == other.view["entry"] == done["entry"]


async def filled(people: list[Person]) -> int:
    """Answers until the last pages have no room left; whose was refused."""
    while True:
        seat: int = people[0].view["decision"]["seat"]
        told = await people[seat].answer(0)
        if told["type"] == "no":
            assert told["reason"] == "unavailable"
            return seat
        for person in people:
            await person.until_entry(told["entry"])


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_full_disk(server: Server) -> None:
    database = server.house.store.database
    async with two_people(server, "roma") as (anna, boris):
        await play([anna, boris], Random(1), 5)
        people = [anna, boris]
        with database.reading() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        with full_disk(database, int(pages or 0)):
            database.engine.dispose()
            seat = await filled(people)
            asked, other = people[seat], people[1 - seat]
            await asked.until("shown")
            wish = await refused(asked, other)
            for _ in range(2):
                ready = await server.get("/../readyz")
                assert (ready.status_code, "full" in ready.text) == (503, True), "it can be read"
        database.engine.dispose()
        await goes_on(asked, other, wish)
        assert (await server.get("/../readyz")).status_code == 200
        with database.reading() as connection:
            matches = connection.exec_driver_sql("SELECT count(*) FROM matches").scalar()
        assert matches == 1, "what was tried out is gone"
        await play(people, Random(2), 10)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
async def test_a_disk_that_takes_nothing_any_more(tmp_path: Path) -> None:
    """A real process whose writes fail for real, of whatever size; it recovers by itself."""
    with process(tmp_path) as there:
        server, pid = Remote(there.port), there.process.pid
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        async with two_people(server, "roma") as (anna, boris):
            await play([anna, boris], Random(1), 5)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, limits[1]))
            seat = anna.view["decision"]["seat"]
            asked, other = (anna, boris) if seat == 0 else (boris, anna)
            wish = await refused(asked, other)
            ready = await server.get("/../readyz")
            assert (ready.status_code, "out of reach" in ready.text) == (503, True)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
            assert (await server.get("/../readyz")).status_code == 200
            await goes_on(asked, other, wish)
            await play([anna, boris], Random(2), 10)


@pytest.mark.services
async def test_a_lost_database(tmp_path: Path) -> None:
    with services.losable_postgresql() as postgresql:
        settings = Settings(data_dir=tmp_path, database=postgresql.address, compiles=False)
        async with serving(settings) as server, two_people(server, "roma") as (anna, boris):
            await play([anna, boris], Random(1), 5)
            seat = anna.view["decision"]["seat"]
            asked, other = (anna, boris) if seat == 0 else (boris, anna)
            await asyncio.to_thread(postgresql.stop)
            wish = await refused(asked, other)
            assert (await server.get("/../readyz")).status_code == 503
            assert (await server.get("/lobby")).status_code == 503
            assert (await server.get("/../healthz")).status_code == 200
            await asyncio.to_thread(postgresql.start)
            await goes_on(asked, other, wish)
            await play([anna, boris], Random(2), 10)
            assert (await server.get("/../readyz")).status_code == 200
