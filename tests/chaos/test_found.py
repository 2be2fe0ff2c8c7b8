"""What the weather brought to light, each in its smallest form."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from lusoria.server.rooms.room import Room
from lusoria.server.settings import Settings
from tests.server.running import Server, finished, play, serving, sitting, two_people


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(Settings(data_dir=tmp_path, compiles=False)) as running:
        yield running


async def test_a_repeated_wish_to_go_back_is_told_the_same(server: Server) -> None:
    async with two_people(server, "armorica") as people:
        asker = people[people[0].view["decision"]["seat"]]
        entry = asker.view["entry"] + 1
        done = await asker.answer()
        for person in people:
            await person.until_entry(done["entry"])
        told = await asker.ask("undo", entry=entry, key="wish")
        assert told["type"] == "done", "a card was drawn since: the others are asked"
        await people[people[0].view["decision"]["seat"]].answer()
        assert await asker.ask("undo", entry=entry, key="wish") == told


async def test_a_result_is_read_once_however_often_the_store_is_asked(server: Server) -> None:
    anna = await finished(server, "armorica")
    room = await server.house.hall.room(anna.match)
    for _ in range(3):
        await room.refresh()
    record = (await server.get(f"/tables/{anna.match}/record")).text
    assert record.count('"result"') == 1
    assert len(record.splitlines()) == anna.view["entry"] + 2


async def test_a_result_that_a_dead_process_owes_is_written(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(room: Room, match: object) -> None:
        pass

    with monkeypatch.context() as dying:
        dying.setattr(Room, "_finish_if_over", die)
        async with two_people(server, "armorica") as (anna, boris):
            await play([anna, boris], Random(2), 4000)
            assert anna.table["stage"] == "playing"
    async with sitting(server, anna.match) as onlooker:
        async with asyncio.timeout(20):
            while onlooker.table["stage"] != "over":
                await onlooker.hear()
