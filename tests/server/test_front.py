"""One server of several processes over one SQLite file: guests are led, news passed on, the dead
replaced."""

import asyncio
import os
import select
import signal
import socket
import time
from collections import Counter
from itertools import chain
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from lusoria.cli import main
from lusoria.server.front.doorkeeper import Doorkeeper
from lusoria.server.front.homes import Place, asked_place, home
from tests.server.processes import PATIENCE, process
from tests.server.running import Remote, play, sitting

SOMEWHERE = [Place(number, 2).new_match() for number in (0, 1)]
"""A match at home in each of two processes."""


@pytest.mark.parametrize(
    ("head", "place"),
    [
        (b"GET /api/socket?match=a-b_9 HTTP/1.1\r\n", home(b"a-b_9", 7)),
        (b"GET /below/api/socket?x=1&match=ab HTTP/1.1\r\n", home(b"ab", 7)),
        (b"POST /api/tables/ab/messages HTTP/1.1\r\n", home(b"ab", 7)),
        (b"GET /api/replays/ab/plies/3 HTTP/1.1\r\n", home(b"ab", 7)),
        (b"GET /metrics?process=5 HTTP/1.1\r\n", 5),
        (b"GET /metrics?process=8 HTTP/1.1\r\n", 1),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET /api/socket HTTP/1.1\r\nReferer: /tables/ab\r\n", None),
        (b"GE", None),
        (b"\x16\x03\x01", None),
    ],
)
def test_the_first_line_of_a_request_leads_to_a_process(head: bytes, place: int | None) -> None:
    assert asked_place(head, 7) == place


def test_matches_are_at_home_where_they_are_made_and_spread_evenly() -> None:
    assert all(home(Place(2, 3).new_match().encode(), 3) == 2 for _ in range(20))
    spread = Counter(home(Place().new_match().encode(), 4) for _ in range(4000))
    assert min(spread[place] for place in range(4)) > 800


async def test_guests_are_led_to_where_their_match_is_at_home() -> None:
    pairs = [socket.socketpair() for _ in range(2)]
    inside = {theirs: place for place, (_, theirs) in enumerate(pairs)}
    with socket.create_server(("127.0.0.1", 0)) as listening:
        keeper = Doorkeeper(listening, lambda: [ours for ours, _ in pairs])
        letting_in = asyncio.create_task(keeper.run())

        async def led(head: bytes) -> int:
            """The process to which a guest is led, and is heard there from the first byte on."""
            _, writer = await asyncio.open_connection(*listening.getsockname())
            writer.write(head)
            (door, *_), _, _ = await asyncio.to_thread(select.select, inside, [], [], 20)
            _, handed, _, _ = socket.recv_fds(door, 1, 1)
            with socket.socket(fileno=handed[0]) as guest:
                assert guest.recv(4096) == head
            writer.close()
            return inside[door]

        at_home = [f"GET /api/socket?match={match} HTTP/1.1".encode() for match in SOMEWHERE]
        assert [await led(head) for head in at_home * 2] == [0, 1, 0, 1]
        assert {await led(b"GET / HTTP/1.1") for _ in range(2)} == {0, 1}
        dead = pairs[0][1]
        del inside[dead]
        dead.close()
        assert await led(at_home[0]) == 1
        letting_in.cancel()
    for each in chain(*pairs):
        each.close()


@pytest.mark.parametrize("count", ["0", "-1"])
def test_no_process_is_too_few(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--processes", count]) == 2
    assert "at least 1" in capsys.readouterr().err


async def test_a_table_whose_seats_sit_in_different_processes(tmp_path: Path) -> None:
    with process(tmp_path, "--processes", "2") as front:
        server = Remote(front.port)
        for place in "01":
            address = f"http://127.0.0.1:{front.port}/metrics?process={place}"
            told = await asyncio.to_thread(lambda at: urlopen(at).read().decode(), address)
            assert f'lusoria_sockets{{process="{place}"}} 0.0' in told
        seated = await server.new_table("roma")
        match, secrets = seated["table"]["match"], seated["seats"]
        async with (
            sitting(server, match, secrets["0"], led_as=SOMEWHERE[0]) as anna,
            sitting(server, match, secrets["1"], led_as=SOMEWHERE[1]) as boris,
        ):
            await play([anna, boris], Random(1), 12)
            assert anna.view["position"] is not None
            assert anna.view["entry"] == boris.view["entry"]
            await anna.ask("say", text="salve")
            assert (await boris.until("talked"))["talk"]["text"] == "salve"
            while not boris.table["chairs"][0]["present"]:
                await boris.hear()
            front.signal(signal.SIGTERM)
            for person in (anna, boris):
                assert (await person.until("closing"))["seconds"] > 0
                with pytest.raises(ConnectionClosed):
                    await person.until("pong")
        children = front.children
        assert front.process.wait(PATIENCE) == 0
        assert not any(map(is_alive, children))


async def test_a_killed_process_comes_back_and_its_matches_go_on(tmp_path: Path) -> None:
    with process(tmp_path, "--processes", "2") as front:
        server = Remote(front.port)
        seated = await server.new_table("cambria")
        match, secrets = seated["table"]["match"], seated["seats"]
        dead = front.children[home(match.encode(), 2)]
        async with (
            sitting(server, match, secrets["0"]) as anna,
            sitting(server, match, secrets["1"]) as boris,
        ):
            await play([anna, boris], Random(2), 10)
            os.kill(dead, signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                await anna.until("pong")
        while dead in front.children or len(front.children) < 2:
            await asyncio.sleep(0.01)
        async with (  # the door is open before the new process is ready: nobody is turned away
            sitting(server, match, secrets["0"]) as again,
            sitting(server, match, secrets["1"]) as too,
        ):
            assert again.view == anna.view
            await play([again, too], Random(3), 10)


async def test_when_the_front_is_killed_its_processes_end(tmp_path: Path) -> None:
    with process(tmp_path, "--processes", "2") as front:
        children = front.children
        assert len(children) == 2
        front.kill()
        until = time.monotonic() + PATIENCE
        while any(map(is_alive, children)) and time.monotonic() < until:
            await asyncio.sleep(0.1)
        assert not any(map(is_alive, children))


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that nobody waits for any more does not."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
