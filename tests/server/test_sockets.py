"""One socket: greetings, heartbeats and timeouts, requests that wait, and guests who hang up."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lusoria.server import serving
from lusoria.server.door import socket as sockets
from lusoria.server.door.socket import MOST_ASKED, MOST_WAITING, Socket
from lusoria.server.rooms.hall import Hall
from lusoria.server.settings import Limits, Settings
from lusoria.server.wire import Answer, Done
from tests.server.running import Person, Server, sitting, two_people

pytestmark = pytest.mark.parametrize("address", ["sqlite"], indirect=True)
SOON = 15.0
"""Seconds that nothing takes which has not to wait; machines may be busy."""


class Line:
    """A websocket whose other end says a few things, and then nothing more."""

    def __init__(self, *says: str) -> None:
        self.says = list(says)
        self.told: list[str] = []
        self.code = 0

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str:
        if self.says:
            return self.says.pop(0)
        await asyncio.Event().wait()
        raise AssertionError

    async def send_text(self, text: str) -> None:
        self.told.append(text)

    async def close(self, code: int) -> None:
        self.code = code


class HungUp(Line):
    """The guest is gone when the first word comes back."""

    async def send_text(self, text: str) -> None:
        raise WebSocketDisconnect(1006)

    async def close(self, code: int) -> None:
        raise WebSocketDisconnect(1006)


def at(line: Line, hall: Hall) -> Socket:
    return Socket(cast(WebSocket, line), hall, Limits())


@asynccontextmanager
async def waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[tuple[list[str], asyncio.Event]]:
    """Answers take as long as somebody wants; their keys in the order in which they come up."""
    came: list[str] = []
    go_on = asyncio.Event()

    async def answer(hall: Hall, room: Any, viewer: Any, asked: Answer) -> Done:
        came.append(asked.key)
        await go_on.wait()
        return Done(asked.key, 1)

    with monkeypatch.context() as patched:
        patched.setattr(Hall, "answer", answer)
        yield came, go_on
        go_on.set()


# Whoever hangs up


async def test_whoever_hangs_up_while_being_refused_leaves_no_fault_behind(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    await asyncio.wait_for(at(HungUp('{"type": "ping"}'), server.house.hall).serve(), SOON)
    await asyncio.sleep(0)
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


async def test_whoever_hangs_up_while_being_told_leaves_the_table(server: Server) -> None:
    async with two_people(server, "armorica") as (anna, _):
        room = server.house.hall.rooms[anna.match]
        hello = json.dumps({"type": "hello", "version": 1, "match": anna.match, "secrets": []})
        there = asyncio.create_task(at(HungUp(hello, "{"), server.house.hall).serve())
        await asyncio.wait_for(there, SOON)
        assert len(room.gallery.viewers) == 2


# Timeouts and heartbeats


async def test_whoever_does_not_say_hello_is_not_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "GREETING", 0.1)
    async with connect(f"ws://127.0.0.1:{server.port}/api/socket") as silent:
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(silent.recv(), SOON)


async def test_whoever_does_not_keep_up_is_told_to_come_back(server: Server) -> None:
    class Stuck(Line):
        async def send_text(self, text: str) -> None:
            await go_on.wait()

    go_on, line = asyncio.Event(), Stuck()
    socket = at(line, server.house.hall)
    serving = asyncio.create_task(socket.serve())
    await asyncio.sleep(0)
    for _ in range(MOST_WAITING + 2):
        socket._put(b"{}")
        await asyncio.sleep(0)
    go_on.set()
    async with asyncio.timeout(SOON):
        while not line.code:
            await asyncio.sleep(0.01)
    assert line.code == sockets.TRY_AGAIN
    serving.cancel()


async def test_a_heartbeat_and_a_fresh_view_wait_for_no_request(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request waits for seconds where another process has died: once the line seemed dead too."""
    async with two_people(server, "armorica") as (anna, _), waiting(monkeypatch) as (_, go_on):
        key = await anna.send("answer", entry=0, action=0)
        async with asyncio.timeout(SOON):
            await anna.socket.send('{"type": "ping"}')
            await anna.until("pong")
            await anna.socket.send(json.dumps({"type": "look", "match": anna.match, "seat": 0}))
            await anna.until("shown")
            go_on.set()
            assert (await anna.until("done"))["key"] == key


async def test_requests_are_answered_in_order_and_only_so_many_wait(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_people(server, "armorica") as (anna, _), waiting(monkeypatch) as (came, go_on):
        keys = [await anna.send("answer", entry=0, action=0) for _ in range(MOST_ASKED + 3)]
        await anna.socket.send('{"type": "ping"}')
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anna.until("pong"), 0.3)
        assert came == keys[:1]
        go_on.set()
        async with asyncio.timeout(SOON):
            assert [(await anna.until("done"))["key"] for _ in keys] == keys


async def test_a_line_that_answers_no_heartbeat_is_given_up(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plug was pulled: nobody hangs up, and nothing comes any more."""
    monkeypatch.setattr(serving, "HEARTBEAT", 0.2)
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    settings = Settings(data_dir=tmp_path, database=address, compiles=False)
    running = asyncio.create_task(serving.serve(settings, "127.0.0.1", 0, opened=opened.set_result))
    port = int((await opened).rstrip("/").rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert b"101" in await reader.readline()
    async with asyncio.timeout(SOON):
        while await reader.read(1000):
            pass  # pings, a farewell, and the end
    writer.close()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_two_tabs_of_one_seat_are_both_told(server: Server) -> None:
    async with two_people(server, "armorica") as people:
        asked: Person = people[people[0].view["decision"]["seat"]]
        async with sitting(server, asked.match, asked.secret) as tab:
            done = await asked.answer()
            async with asyncio.timeout(SOON):
                await tab.until_entry(done["entry"])
