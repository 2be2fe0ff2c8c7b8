"""What the weather brought to light, each in its smallest form."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lusoria.server.settings import Settings
from tests.server.running import Server, serving, two_people


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(Settings(data_dir=tmp_path, compiles=False)) as running:
        yield running


@pytest.mark.xfail(reason="a wish to go back is carried out again when its request is repeated")
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
