"""One process writes at a table, and whatever it tells is true: its *no* as much as its *done*."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from lusoria.records.match import Match
from lusoria.server.bus import LocalBus
from lusoria.server.rooms.hall import Hall
from lusoria.server.rooms.room import Room
from lusoria.server.rooms.upkeep import Upkeep
from lusoria.server.settings import Settings
from lusoria.server.store.leases import Leases
from lusoria.server.wire import Answer
from tests.server.running import Server, serving

RUN = Upkeep.run
SHORT = 300
"""Milliseconds of a lease that runs out within a test."""


@pytest.fixture
async def server(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Server]:
    """A process that renews no lease by itself, as one that sleeps or is too busy."""

    async def nothing(upkeep: Upkeep) -> None:
        pass

    monkeypatch.setattr(Upkeep, "run", nothing)
    settings = Settings(data_dir=tmp_path, database=address, compiles=False, lease_ms=SHORT)
    async with serving(settings) as running:
        yield running


def second(hall: Hall) -> Hall:
    """Another process over the same database; neither hears of the other."""
    leases = Leases(hall.keeping.store.database, "other", SHORT)
    return Hall(replace(hall.keeping, leases=leases), LocalBus(), "other", hall.bots)


async def begun(server: Server) -> tuple[Room, Answer, frozenset[int]]:
    """A table, an answer that is right there, and the seat it comes from."""
    seated = await server.new_table("armorica")
    room = await server.house.hall.room(seated["table"]["match"])
    assert room.match is not None
    play = room.match.play
    asked = Answer(room.id, room.entry, play.legal()[0], "key", play.seat)
    return room, asked, frozenset({play.seat})


async def test_whoever_has_lost_the_lease_unawares_refuses_nothing(server: Server) -> None:
    """Once it followed the new writer's entries, believed to be the writer still, and told *stale*
    to the very request that had made them."""
    room, asked, seats = await begun(server)
    done = await second(server.house.hall).ask(room.id, seats, asked)
    await room.refresh()
    assert room.entry == done.entry
    assert await server.house.hall.ask(room.id, seats, asked) == done


async def test_a_lease_that_nobody_took_meanwhile_goes_on(server: Server) -> None:
    room, asked, seats = await begun(server)
    before = room.lease
    assert before is not None
    await asyncio.sleep(1.2 * SHORT / 1000)
    assert not room.keeping.leases.holds(before)
    assert (await server.house.hall.ask(room.id, seats, asked)).entry > asked.entry
    assert room.lease == before, "nothing had to be read again"


async def test_a_lease_lost_while_the_table_is_read_is_taken_anew(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, asked, seats = await begun(server)
    done = await server.house.hall.ask(room.id, seats, asked)
    other = second(server.house.hall)
    await server.house.hall.close_room(room)
    late = await other.room(room.id)
    read = Room._read

    async def interrupted(room: Room, lines: list[bytes]) -> None:
        monkeypatch.setattr(Room, "_read", read)
        assert room.lease is not None
        room.lose(room.lease)
        await read(room, lines)

    monkeypatch.setattr(Room, "_read", interrupted)
    assert await other.ask(late.id, seats, asked) == done, "what was done before is known"


async def test_after_a_fault_in_carrying_out_the_lines_are_read_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry is written: whoever repeats the request must not hear that it came too late."""
    room, asked, seats = await begun(server)

    def stumble(match: Match, bundle: object) -> None:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as broken:
        broken.setattr(Match, "commit", stumble)
        with pytest.raises(RuntimeError):
            await server.house.hall.ask(room.id, seats, asked)
    done = await server.house.hall.ask(room.id, seats, asked)
    assert done.entry == room.entry > asked.entry


async def test_the_upkeep_outlives_a_fault_in_one_of_its_duties(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room, _, _ = await begun(server)
    stumbled = asyncio.Event()

    async def stumble(upkeep: Upkeep) -> None:
        stumbled.set()
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(Upkeep, "_keep_absent", stumble)
    server.house.hall.keep(RUN(Upkeep(server.house.hall)))
    await stumbled.wait()
    await asyncio.sleep(2 * SHORT / 1000)
    assert room.lease is not None
    async with asyncio.timeout(30):  # on a slow machine it may have run out for a moment
        while not room.keeping.leases.holds(room.lease):
            await asyncio.sleep(0.01)
    assert "stumbled" in caplog.text
