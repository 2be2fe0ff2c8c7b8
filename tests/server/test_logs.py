"""What a whole match leaves in the log of a real server process: lines for programs, no secret."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError
from websockets.asyncio.client import connect

from lusoria.server.store.database import Database
from lusoria.server.store.migrate import migrate
from lusoria.server.store.store import Store, StoredSeat, key_hash
from tests.server.processes import process
from tests.server.running import Remote, play, sitting

WORD = "a-word-for-the-dice"
SEED = "5eed" * 16


async def a_match_with_trouble(server: Remote) -> list[str]:
    """A game from its table to its end, with guests who do everything wrong; its secrets."""
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Boris"}]
    seated = await server.new_table("armorica", chairs, start=False)
    match, secrets = seated["table"]["match"], list(seated["seats"].values())
    await server.post(f"/tables/{match}/mix", {"secret": secrets[0], "word": WORD})
    await server.post(f"/tables/{match}/arrange", {"secret": secrets[0], "start": True})
    async with (
        sitting(server, match, secrets[0]) as anna,
        sitting(server, match, secrets[1]) as boris,
    ):
        await play([anna, boris], Random(3), 4000)
        while anna.table["stage"] != "over":
            await anna.hear()
        await anna.ask("answer", entry=1, action=1)
    for path in (f"/tables/{match}", f"/tables/{match}/record", f"/tables/{match}/mix", "/nowhere"):
        await server.get(path, secrets[0])
    async with server.http as client:
        await client.post(f"/tables/{match}/mix", json={"secret": secrets[0], "word": ""})
        await client.post("/records", content=secrets[0])
    for gibberish in (secrets[0], json.dumps({"type": "hello", "version": 9, "match": secrets[0]})):
        async with connect(f"ws://127.0.0.1:{server.port}/api/socket") as socket:
            await socket.send(gibberish)
            await socket.recv()
    record = (await server.get(f"/tables/{match}/record")).text
    return [*secrets, json.loads(record.splitlines()[-1])["dice"]["seed"], WORD]


async def test_no_secret_and_no_address_is_logged(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as said, process(tmp_path, log=said) as running:
        secrets = await a_match_with_trouble(Remote(running.port))
        assert running.end() == 0
    lines = log.read_text("utf-8").splitlines()
    read: list[dict[str, Any]] = [json.loads(line) for line in lines]
    assert read, "a server says at least what it has compiled, or that it compiles nothing"
    assert all({"at", "level", "from", "said"} <= set(each) for each in read)
    for word in [*secrets, "127.0.0.1", "Anna"]:
        assert word not in "".join(lines), word


async def test_a_failing_statement_tells_no_values(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "lusoria.db"))
    await migrate(database)
    store = Store(database)
    seats = [StoredSeat(0, "person", "Anna", key_hash=key_hash("secret"))]
    await store.make("m", "roma", False, "{}", SEED, seats)
    with pytest.raises(IntegrityError) as failed:
        await store.make("m", "roma", False, "{}", SEED, seats)
    assert SEED not in str(failed.value)
    assert "[SQL parameters hidden" in str(failed.value)
    await database.close()
