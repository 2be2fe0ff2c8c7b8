"""Bad input and curious guests: limits, headers, origins, and that nothing is told about others."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lusoria.core.game import Game
from lusoria.games.catalogue import load
from lusoria.server.door import http
from lusoria.server.lobby import MOST_COMPONENTS
from lusoria.server.settings import Limits, Settings
from lusoria.server.wire import VERSION
from tests.server.running import Server, finished, serving, sitting, two_people

on_sqlite = pytest.mark.parametrize("address", ["sqlite"], indirect=True)
WAITING = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]


def bytes_of(told: httpx.Response, match: str) -> bytes:
    """All that a door tells, but for the clock and the name that was asked for."""
    said = [f"{name}: {value}" for name, value in told.headers.items() if name != "date"]
    head = "\n".join([str(told.status_code), *said]).encode()
    return (head + told.content).replace(match.encode(), b"?" * len(match))


# Nothing about others


DOORS: list[tuple[str, str, Any]] = [
    ("GET", "/tables/{}", None),
    ("GET", "/tables/{}/record", None),
    ("GET", "/tables/{}/sheet", None),
    ("GET", "/replays/{}", None),
    ("GET", "/replays/{}/plies/0", None),
    ("POST", "/tables/{}/chairs", {"name": "Clara", "language": "en"}),
    ("POST", "/tables/{}/arrange", {"secret": "x", "start": True}),
    ("POST", "/tables/{}/mix", {"secret": "x", "word": "y"}),
    ("POST", "/tables/{}/rematch", None),
    ("POST", "/replays/{}/branch", {"ply": 0, "chairs": []}),
]


async def test_an_unknown_table_is_the_same_for_everybody(server: Server) -> None:
    seated = await server.new_table("roma")
    secret = seated["seats"]["0"]
    async with server.http as client:
        told = set()
        for method, path, body in DOORS:
            for name in ("0123456789abcdef", "fedcba9876543210", "%00%00%00%00"):
                for bearer in ({}, {"authorization": f"Bearer {secret}"}):
                    answer = await client.request(
                        method, path.format(name), json=body, headers=bearer
                    )
                    told.add(bytes_of(answer, name))
    assert len(told) == 1
    assert b"no_such_table" in told.pop()


async def test_a_seat_elsewhere_is_no_seat_here(server: Server) -> None:
    mine, yours = await server.new_table("roma"), await server.new_table("roma")
    match = yours["table"]["match"]
    for path in (f"/tables/{match}", f"/tables/{match}/record", f"/replays/{match}"):
        without = await server.get(path)
        assert (await server.get(path, mine["seats"]["0"])).content == without.content
        assert (await server.get(path, "no secret at all")).content == without.content


async def test_whoever_holds_no_seat_cannot_mix_and_learns_no_more_than_at_no_table(
    server: Server,
) -> None:
    seated = await server.new_table("roma", WAITING, start=False)
    wish = {"secret": "not one", "word": "luck"}
    async with server.http as client:
        match = seated["table"]["match"]
        here = await client.post(f"/tables/{match}/mix", json=wish)
        nowhere = await client.post("/tables/0123456789abcdef/mix", json=wish)
    assert bytes_of(here, match) == bytes_of(nowhere, "0123456789abcdef")


@on_sqlite
async def test_hello_to_no_table_is_refused_and_closed(server: Server) -> None:
    async with connect(f"ws://127.0.0.1:{server.port}/api/socket") as socket:
        hello = {"type": "hello", "version": VERSION, "match": "nowhere", "secrets": ["x"]}
        await socket.send(json.dumps(hello))
        assert json.loads(await socket.recv())["reason"] == "no_such_table"
        with pytest.raises(ConnectionClosed):
            await socket.recv()


# Secrets


async def test_secrets_are_stored_as_hashes_only(server: Server) -> None:
    seated = await server.new_table("roma")
    with server.house.store.database.reading() as connection:
        tables = ("matches", "seats", "requests", "lines", "chat")
        rows = [connection.execute(text(f"SELECT * FROM {table}")).all() for table in tables]
    stored = repr(rows)
    assert len(stored) > 1000
    for secret in seated["seats"].values():
        assert secret not in stored


@on_sqlite
async def test_no_page_tells_others_where_its_guest_came_from(server: Server) -> None:
    for path in ("/lobby", "/nowhere", "/tables/nowhere"):
        headers = (await server.get(path)).headers
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy


@on_sqlite
async def test_a_page_from_elsewhere_opens_no_socket(server: Server) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin="https://elsewhere.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with connect(address, origin=f"http://127.0.0.1:{server.port}"):  # type: ignore[arg-type]
        pass


# Limits


@on_sqlite
async def test_a_component_file_is_data_and_bounded(server: Server) -> None:
    async with server.http as client:

        async def lay(components: str) -> httpx.Response:
            wish = {"game": "roma", "chairs": WAITING, "components": components}
            return await client.post("/tables", json=wish)

        for components, reason in {
            "x" * (MOST_COMPONENTS + 1): "too_large",
            "import os": "card_form",
            "\x00" * 100: "card_form",
            "": "missing_card",
        }.items():
            refused = await lay(components)
            checked = await client.post("/games/roma/components", content=components)
            assert refused.status_code == checked.status_code == 422
            assert refused.json() == checked.json()
            assert refused.json()["reason"] == reason
        ours = load("roma").texts.standard({}).text
        assert (await client.post("/games/roma/components", content=ours)).status_code == 204
        too_large = await client.post("/records", content=b"x" * (Limits().upload_bytes + 1))
        assert too_large.status_code == 422
        assert too_large.json()["reason"] == "too_large"
        assert too_large.json()["facts"] == {"most": 2_000_000}


@on_sqlite
async def test_a_bad_file_is_refused_at_its_line_with_facts_and_rule(server: Server) -> None:
    text = load("cambria").texts.standard({"map": "cambria"}).text
    line = text.splitlines().index(next(x for x in text.splitlines() if x.startswith("road r05")))
    bad = text.replace("road r05 ", "road r05 nowhere deva #")
    async with server.http as client:
        told = (await client.post("/games/cambria/components", content=bad)).json()
        assert (await client.post("/games/chess/components", content=bad)).status_code == 422
        latin = await client.post("/games/cambria/components", content="é".encode("latin-1"))
    assert told == {
        "error": "unreadable", "reason": "no_such_fort", "rule": "C1.3",
        "facts": {"line": line + 1, "fort": "nowhere"},
    }  # fmt: skip
    assert latin.json()["reason"] == "not_utf8"


@on_sqlite
async def test_while_component_files_are_read_the_house_stays_open(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = threading.Event()
    reading: list[int] = []

    def slow(game: Game, text: str) -> None:
        reading.append(len(reading))
        assert may_end.wait(5), "nobody else was served meanwhile"

    monkeypatch.setattr(http, "check_components", slow)
    async with server.http as client:
        checks = [
            asyncio.create_task(client.post("/games/cambria/components", content="ours"))
            for _ in range(3)
        ]
        while not reading:
            await asyncio.sleep(0.01)
        assert (await client.get("/lobby")).status_code == 200
        assert reading == [0]  # and one guest's files take no more than one thread
        may_end.set()
        assert [(await check).status_code for check in checks] == [204] * 3


async def test_an_address_has_so_many_component_files_checked_an_hour(tmp_path: Path) -> None:
    limits = Limits(checks_an_hour=2)
    async with serving(Settings(data_dir=tmp_path, compiles=False, limits=limits)) as server:
        async with server.http as client:
            told = [await client.post("/games/roma/components", content="") for _ in range(3)]
        assert [each.status_code for each in told] == [422, 422, 429]


async def test_each_address_has_its_share(tmp_path: Path) -> None:
    limits = Limits(request_burst=5, requests_a_second=0.01, sockets_an_address=1)
    settings = Settings(data_dir=tmp_path, compiles=False, limits=limits)
    async with serving(settings) as server:
        told = [await server.get("/check_dice.py") for _ in range(6)]
        assert [each.status_code for each in told] == [200] * 5 + [429]
        assert told[-1].json()["reason"] == "too_many"
        assert int(told[-1].headers["retry-after"]) > 1
        address = f"ws://127.0.0.1:{server.port}/api/socket"
        async with connect(address):
            with pytest.raises(InvalidStatus):
                await connect(address)


async def test_an_address_lays_so_many_tables_an_hour(tmp_path: Path) -> None:
    limits = Limits(tables_an_hour=2)
    async with serving(Settings(data_dir=tmp_path, compiles=False, limits=limits)) as server:
        wish = {"game": "roma", "chairs": WAITING}
        async with server.http as client:
            told = [await client.post("/tables", json=wish) for _ in range(3)]
        assert [each.status_code for each in told] == [201, 201, 429]


@on_sqlite
async def test_a_message_has_a_size(server: Server) -> None:
    async with two_people(server, "roma") as (anna, _):
        await anna.socket.send(json.dumps({"type": "ping", "x": "y" * Limits().message_bytes}))
        assert "16,384 characters" in (await anna.until("no"))["facts"]["what"]
        with pytest.raises(ConnectionClosed):
            await anna.hear()


# Operations


@on_sqlite
async def test_answers_are_counted(server: Server) -> None:
    async with (
        two_people(server, "roma"),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client,
    ):
        told = (await client.get("/metrics")).text
        assert 'lusoria_bundles_total{process="0"} 1.0' in told  # the deal
        assert 'lusoria_unwritten_total{process="0"} 0.0' in told
        assert 'lusoria_transaction_seconds_count{process="0"} 1.0' in told


@on_sqlite
async def test_whoever_runs_it_can_ask_how_it_is(server: Server) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        assert (await client.get("/healthz")).text == "alive\n"
        assert (await client.get("/readyz")).status_code == 200
        seated = await server.new_table("roma")
        async with sitting(server, seated["table"]["match"]):
            told = (await client.get("/metrics")).text
            assert 'lusoria_sockets{process="0"} 1.0' in told
            assert 'lusoria_tables{process="0"} 1.0' in told
        server.house.closing = True
        assert (await client.get("/readyz")).status_code == 503


@on_sqlite
async def test_below_api_nothing_is_a_page(server: Server) -> None:
    async with server.http as client:
        nowhere, wrong = await client.get("/nowhere"), await client.get("/records")
        assert (nowhere.status_code, wrong.status_code) == (404, 405)
        assert wrong.headers["allow"] == "POST"
        for told in (nowhere, wrong):
            assert told.json()["error"] == "unreadable"


# Once more


@on_sqlite
async def test_a_rematch_keeps_people_and_their_secrets(server: Server) -> None:
    over = await finished(server, "armorica")
    match = over.match
    told = await server.post(f"/tables/{match}/rematch", {}, over.secret)
    again = told["table"]["match"]
    assert told["seats"] == {"0": over.secret}
    assert again != match
    assert [each["name"] for each in told["table"]["chairs"]] == ["Anna", "Boris"]
    assert told["table"]["stage"] == "playing"
    assert told["table"]["commitment"] != over.table["commitment"]
    assert (await server.post(f"/tables/{match}/rematch", {}, over.secret))["table"][
        "match"
    ] == again
    assert (await server.get(f"/tables/{match}")).json()["table"]["rematch"] == again
    async with sitting(server, again, over.secret) as anna:
        assert anna.view["viewer"] == [0]


@on_sqlite
async def test_alone_against_bots_everything_can_be_taken_back_and_the_record_says_so(
    server: Server,
) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "tiro"}]
    wishes = {"pace": "fast", "practice": True}
    seated = await server.new_table("cambria", chairs, wishes=wishes)
    match, secret = seated["table"]["match"], seated["seats"]["0"]
    async with sitting(server, match, secret) as anna:
        firsts = []
        for _ in range(4):
            while anna.view["decision"]["seat"] != 0:
                await anna.hear()
            firsts.append((anna.view["entry"] + 1, anna.view["position"]))
            await anna.answer()
        while anna.view["decision"]["seat"] != 0:
            await anna.hear()
        after = [entry for entry, _ in firsts[1:]] + [anna.view["entry"] + 1]
        for entry, position in reversed(firsts):  # dice, cards and the bot's answers lie between
            done = await anna.ask("undo", entry=entry)
            await anna.until_entry(done["entry"])
            assert anna.view["position"] == position
    lines = (await server.get(f"/tables/{match}/record", secret)).text.splitlines()
    taken_back = [json.loads(line) for line in lines if '"undo"' in line]
    # where nothing lies between an answer and the next one, nobody has to agree (law 6)
    between = [then > entry + 1 for (entry, _), then in zip(firsts, after, strict=True)]
    assert any(between)
    agreed = [[0] if lies else None for lies in reversed(between)]
    assert [each.get("granted") for each in taken_back] == agreed
