"""Whoever is slow, or says nothing at all, keeps nobody else from a line."""

import asyncio

import pytest

from lusoria.server import api
from lusoria.server.door import punctual
from lusoria.server.door.punctual import Punctual
from tests.server.running import Server, two_people

on_sqlite = pytest.mark.parametrize("address", ["sqlite"], indirect=True)


async def all_that_is_told(server: Server, said: bytes) -> bytes:
    """What somebody hears until the line is given up, who says this and then nothing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(said)
    told = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    return told


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (b"", b""),
        (b"GET /heal", b""),
        (b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\nGET /heal", b"alive"),
    ],
    ids=["nothing", "half a question", "half a second question"],
)
@on_sqlite
async def test_whoever_asks_nothing_holds_no_line(
    server: Server, monkeypatch: pytest.MonkeyPatch, said: bytes, told: bytes
) -> None:
    monkeypatch.setattr(punctual, "PATIENCE", 0.2)
    assert told in await all_that_is_told(server, said)


@on_sqlite
async def test_whoever_has_asked_is_not_hurried(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket that was opened is nobody's half question."""
    hurried: list[Punctual] = []
    wait = Punctual._wait

    def noted(line: Punctual) -> None:
        hurried.append(line)
        wait(line)

    monkeypatch.setattr(Punctual, "_wait", noted)
    async with two_people(server, "armorica"):
        assert len(hurried) == 3  # one of them laid the table
        assert [line._late for line in hurried] == [None] * 3


@on_sqlite
async def test_a_body_that_does_not_come_is_not_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "UPLOADING", 0.2)
    head = b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n{"
    told = await all_that_is_told(server, head)
    assert told.startswith(b"HTTP/1.1 422")
    assert b"seconds" in told
