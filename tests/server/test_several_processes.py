"""Two processes serve the same matches over PostgreSQL and Redis; one dies, one is paused."""

import asyncio
import signal
import uuid
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from tests.server import services
from tests.server.processes import Process, process
from tests.server.running import Person, Remote, sitting

pytestmark = pytest.mark.services

LEASE = 5.0
"""Seconds after which a silent process may be replaced (settings.lease_ms)."""


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    with services.redis() as address:
        yield address


@pytest.fixture
def pair(postgresql: str, redis: str, tmp_path: Path) -> Iterator[tuple[Process, Process]]:
    """Two server processes over one fresh database."""
    name = f"pair_{uuid.uuid4().hex}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    address = postgresql.rpartition("/")[0] + f"/{name}"
    words = ("--database", address, "--redis", redis)
    with process(tmp_path, *words) as one, process(tmp_path, *words) as other:
        yield one, other


async def play(people: tuple[Person, Person], rng: Random, moves: int) -> int:
    """Random answers of whoever is asked, each at their own process; the last entry."""
    last: int = people[0].view["entry"]
    for _ in range(moves):
        seat = people[0].view["decision"]["seat"]
        if seat is None:
            break
        done = await people[seat].answer(rng.randrange(1000))
        assert done["type"] == "done", done
        last = done["entry"]
        for person in people:
            await person.until_entry(last)
    return last


async def lines(server: Remote, person: Person) -> list[str]:
    return (await server.get(f"/tables/{person.match}/record", person.secret)).text.splitlines()


async def insist(person: Person, **asked: Any) -> Any:
    """Repeat a request under its key until it is taken, as the page about the wire says."""
    key = uuid.uuid4().hex
    for _ in range(20):
        told = await person.ask("answer", key=key, **asked)
        if told["type"] == "done" or told["reason"] not in ("no_writer", "unavailable"):
            return told
        await asyncio.sleep(0.5)
    raise AssertionError("nobody has taken it")


async def test_a_match_is_played_from_both(pair: tuple[Process, Process]) -> None:
    one, other = (Remote(each.port) for each in pair)
    seated = await one.new_table("roma")
    match, secrets = seated["table"]["match"], seated["seats"]
    async with (
        sitting(one, match, secrets["0"]) as anna,
        sitting(other, match, secrets["1"]) as boris,
    ):
        await play((anna, boris), Random(1), 12)
        assert anna.view["entry"] == boris.view["entry"]
        await anna.ask("say", text="salve")
        assert (await boris.until("talked"))["talk"]["text"] == "salve"
        while not boris.table["chairs"][0]["present"]:
            await boris.hear()
        key = "the same"
        seat = anna.view["decision"]["seat"]
        asked = (anna, boris)[seat]
        entry, action = asked.view["entry"], asked.view["choices"][0]["number"]
        first = await asked.ask("answer", entry=entry, action=action, key=key)
        elsewhere = other if asked is anna else one
        async with sitting(elsewhere, match, secrets[str(seat)]) as again:
            assert await again.ask("answer", entry=entry, action=action, key=key) == first


async def test_one_dies_and_nothing_is_lost(pair: tuple[Process, Process]) -> None:
    one, other = (Remote(each.port) for each in pair)
    seated = await one.new_table("cambria")  # the first process writes it
    match, secrets = seated["table"]["match"], seated["seats"]
    async with sitting(other, match, secrets["1"]) as boris:
        async with sitting(one, match, secrets["0"]) as anna:
            last = await play((anna, boris), Random(2), 12)
            before = await lines(one, anna)
            pair[0].kill()
        async with sitting(other, match, secrets["0"]) as anna:
            assert anna.view["entry"] == last
            asked = (anna, boris)[anna.view["decision"]["seat"]]
            wish = {"entry": last, "action": asked.view["choices"][0]["number"]}
            async with asyncio.timeout(4 * LEASE):
                done = await insist(asked, **wish)
            assert done["type"] == "done"
            await anna.until_entry(done["entry"])
            await boris.until_entry(done["entry"])
            await play((anna, boris), Random(3), 8)
            after = await lines(other, anna)
            assert after[: len(before)] == before


async def test_whoever_was_at_a_dead_process_has_left(pair: tuple[Process, Process]) -> None:
    one, other = (Remote(each.port) for each in pair)
    seated = await one.new_table("armorica")
    match, secrets = seated["table"]["match"], seated["seats"]
    async with sitting(other, match, secrets["1"]) as boris:
        async with sitting(one, match, secrets["0"]):
            while not boris.table["chairs"][0]["present"]:
                await boris.hear()
            pair[0].kill()
        async with asyncio.timeout(6 * LEASE):
            while boris.table["chairs"][0]["present"]:
                await boris.hear()


async def test_one_is_paused_past_its_lease_and_can_do_no_harm(
    pair: tuple[Process, Process],
) -> None:
    one, other = (Remote(each.port) for each in pair)
    seated = await one.new_table("armorica")
    match, secrets = seated["table"]["match"], seated["seats"]
    async with sitting(one, match, secrets["0"]) as sleeper:
        pair[0].signal(signal.SIGSTOP)
        async with (
            sitting(other, match, secrets["0"]) as anna,
            sitting(other, match, secrets["1"]) as boris,
        ):
            asked = (anna, boris)[anna.view["decision"]["seat"]]
            entry, number = asked.view["entry"], asked.view["choices"][0]["number"]
            if sleeper.view["choices"]:  # what the sleeping process will find when it wakes
                await sleeper.send("answer", entry=entry, action=number, key="slept")
            async with asyncio.timeout(4 * LEASE):
                done = await insist(asked, entry=entry, action=number)
            assert done["type"] == "done"
            await anna.until_entry(done["entry"])
            await boris.until_entry(done["entry"])
            await play((anna, boris), Random(4), 6)
            pair[0].signal(signal.SIGCONT)
            last = await play((anna, boris), Random(5), 6)
            await sleeper.until_entry(last)
            assert sleeper.view == anna.view, "whoever slept sees what the others see"
            record = await lines(other, anna)
            assert len(record) == last + 1, "and has written nothing"
            assert record == await lines(one, anna)
