"""What is kept, and for how long: backups, idle matches, older shapes and older rules."""

import asyncio
import json
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text, update

from lusoria.cli import main
from lusoria.core.errors import Illegal
from lusoria.core.thawed import thawed
from lusoria.records.dealer import Dealer
from lusoria.records.lines import FORM, Committed, Header, read_line
from lusoria.records.match import Match
from lusoria.records.storage import Memory
from lusoria.server.settings import Settings
from lusoria.server.store import schema
from lusoria.server.store.backup import backup, restore
from lusoria.server.store.database import Database
from lusoria.server.store.migrate import STEPS, migrate
from lusoria.server.store.store import Store, StoredSeat, key_hash
from tests.server.running import Server, play, serving, sitting, two_people

SHAPES = Path(__file__).parent / "databases"
OLDER = Path(__file__).parents[1] / "records" / "older"
GOLDEN = Path(__file__).parents[1] / "golden"
on_sqlite = pytest.mark.parametrize("address", ["sqlite"], indirect=True)


@asynccontextmanager
async def house_over(address: str, folder: Path, **more: Any) -> AsyncIterator[Server]:
    settings = Settings(data_dir=folder, database=address, compiles=False, **more)
    async with serving(settings) as server:
        yield server


# Backups


async def test_a_backup_goes_on_elsewhere_where_it_was(address: str, tmp_path: Path) -> None:
    file, other = tmp_path / "all.backup", str(tmp_path / "other" / "lusoria.db")
    async with (
        house_over(address, tmp_path) as server,
        two_people(server, "roma") as (anna, boris),
    ):
        await play([anna, boris], Random(1), 20)
        await anna.ask("say", text="salve")
        assert await backup(server.house.store.database, file) == 1
        kept = anna.view
        await play([anna, boris], Random(2), 5)  # nobody had to stop
    assert file.stat().st_mode & 0o077 == 0
    assert sorted(tmp_path.glob("all.backup*")) == [file], "one file, nothing beside it"
    target = Database(other)
    assert await restore(file, target) == 1
    with pytest.raises(Illegal, match="empty"):
        await restore(file, target)
    await target.close()
    async with (
        house_over(other, tmp_path, name="elsewhere") as server,
        sitting(server, anna.match, anna.secret) as anna,
        sitting(server, anna.match, boris.secret) as boris,
    ):
        assert anna.view == kept
        assert [each["text"] for each in anna.told[0]["talk"]] == ["salve"]
        await play([anna, boris], Random(3), 5)


@pytest.mark.services
async def test_a_family_moves_to_postgresql(postgresql: str, tmp_path: Path) -> None:
    import psycopg

    name = f"moved_{uuid.uuid4().hex}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    async with house_over("", tmp_path) as server:
        async with two_people(server, "cambria") as (anna, boris):
            await play([anna, boris], Random(1), 12)
        await backup(server.house.store.database, tmp_path / "all.backup")
    target = Database(postgresql.rpartition("/")[0] + f"/{name}")
    await restore(tmp_path / "all.backup", target)
    assert len(await Store(target).lines(anna.match)) == anna.view["entry"] + 1
    await target.close()


async def migrated(file: Path) -> None:
    database = Database(str(file))
    await migrate(database)
    await database.close()


def test_backup_and_restore_from_the_shell(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", str(tmp_path / "all.backup")
    assert main(["restore", str(tmp_path / "nothing"), "--data-dir", str(there)]) == 2
    assert main(["backup", file, "--data-dir", str(here)]) == 2, "no server was ever there"
    assert not here.exists(), "and none seems to have been there now"
    assert "no server" in capsys.readouterr().err
    assert main(["restore", file, "--data-dir", str(there)]) == 2
    asyncio.run(migrated(here / "lusoria.db"))
    assert main(["backup", file, "--data-dir", str(here)]) == 0
    assert main(["backup", file, "--data-dir", str(here)]) == 2, "it is there already"
    assert main(["restore", file, "--data-dir", str(there)]) == 0
    assert "0 matches were restored" in capsys.readouterr().out


# Idle matches


async def test_idle_matches_are_forgotten_after_the_day_they_were_told(
    address: str, tmp_path: Path
) -> None:
    day = 86_400_000
    async with house_over(address, tmp_path, keep_days=10) as server:
        old, fresh = [(await server.new_table("armorica"))["table"] for _ in range(2)]
        assert len(old["kept_until"]) == len("2027-05-01")
        aged = update(schema.MATCHES).where(schema.MATCHES.c.id == old["match"])
        with server.house.store.database.writing() as connection:
            connection.execute(aged.values(touched=schema.MATCHES.c.touched - 12 * day))
        assert await server.house.store.forget(11 * day) == 0, "somebody writes there"
    database = Database(address)
    store = Store(database)
    assert await store.forget(13 * day) == 0
    assert await store.forget(11 * day) == 1
    assert await store.find(old["match"]) is None
    assert await store.lines(old["match"]) == []
    assert await store.find(fresh["match"]) is not None
    await database.close()


# Older shapes


def shapes() -> list[str]:
    return sorted(path.stem for path in SHAPES.glob("*.json"))


def test_every_shape_that_was_on_main_has_a_database() -> None:
    steps = sorted(path.stem for path in (STEPS / "versions").glob("step_*.py"))
    assert [step.split("_")[1] for step in steps] == shapes()


def _upgrade_to(revision: str, connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@pytest.mark.parametrize("shape", shapes())
async def test_a_match_of_an_older_shape_goes_on(address: str, tmp_path: Path, shape: str) -> None:
    fixture = json.loads((SHAPES / f"{shape}.json").read_text("utf-8"))
    database = Database(address)
    with database.writing() as connection:
        _upgrade_to(shape, connection)
        for table, rows in fixture["tables"].items():
            for row in rows:
                values = {k: v.encode() if k == "body" else v for k, v in row.items()}
                names = ", ".join(f'"{name}"' for name in values)
                places = ", ".join(f":{name}" for name in values)
                connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({places})"), values)
    await database.close()
    async with (
        house_over(address, tmp_path) as server,
        sitting(server, fixture["match"], fixture["secrets"][0]) as anna,
        sitting(server, fixture["match"], fixture["secrets"][1]) as boris,
    ):
        assert anna.view["entry"] == fixture["entry"]
        await play([anna, boris], Random(1), 10)


# Older rules


async def begun_under(address: str, raw: bytes, dealer: Dealer) -> tuple[str, str]:
    """A match in progress, as a server of another version has left it; its seats' secrets."""
    lines, secrets = raw.splitlines(keepends=True), ("anna", "boris")
    header = json.loads(lines[0])
    agreed = {
        "game": header["game"], "seats": 2, "options": header["options"], "components": None,
        "components_name": header["components"]["name"], "title": "", "owner": 0,
        "wishes": {}, "commitment": dealer.commitment,
    }  # fmt: skip
    seats = [
        StoredSeat(seat, "person", secret, "en", "", key_hash(secret))
        for seat, secret in enumerate(secrets)
    ]
    database = Database(address)
    await migrate(database)
    await Store(database).bring("older", header["game"], json.dumps(agreed), seats, lines)
    with database.writing() as connection:
        connection.execute(update(schema.MATCHES).values(phase="playing"))
        connection.execute(schema.SECRETS.insert().values(match="older", seed=dealer.seed))
    await database.close()
    return secrets


@on_sqlite
async def test_a_match_of_older_rules_is_finished_under_them(address: str, tmp_path: Path) -> None:
    dealer = Dealer.of("older")
    first = read_line((OLDER / "roma-rules-1.jsonl").read_bytes().splitlines()[0])
    assert isinstance(first, Header)
    assert first.rules == 1
    header = msgspec.structs.replace(first, record=FORM, dice=Committed(dealer.commitment))
    storage = Memory()
    Match.begin(header, storage, dealer, thawed)
    secrets = await begun_under(address, storage.read(), dealer)
    async with (
        house_over(address, tmp_path) as server,
        sitting(server, "older", secrets[0]) as anna,
        sitting(server, "older", secrets[1]) as boris,
    ):
        await play([anna, boris], Random(3), 4000)
        while anna.table["stage"] != "over":
            await anna.hear()
        record = (await server.get("/tables/older/record")).text
        assert json.loads(record.splitlines()[0])["rules"] == 1
        async with server.http as client:
            assert (await client.post("/records", content=record)).status_code == 201


@on_sqlite
async def test_rules_that_nobody_knows_here_are_told_and_nothing_changes(
    address: str, tmp_path: Path
) -> None:
    raw = (GOLDEN / "armorica-2-unfinished.jsonl").read_bytes()
    later = raw.replace(b'"rules": 1,', b'"rules": 99,', 1)
    await begun_under(address, later, Dealer.of("older"))
    async with house_over(address, tmp_path) as server:
        told = await server.get("/tables/older")
        assert told.status_code == 409
        assert told.json()["reason"] == "other_rules"
        assert "rules 99" in told.json()["facts"]["what"]
        assert b"".join(await server.house.store.lines("older")) == later
