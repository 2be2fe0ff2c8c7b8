"""`lusoria serve` as a process: it opens, tells everybody when it goes, and loses nothing."""

import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.processes import HOUSE, SERVE, process
from tests.server.running import Remote, play, sitting, two_people


async def test_it_takes_leave_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with process(tmp_path) as first:
        server = Remote(first.port)
        async with two_people(server, "roma") as (anna, boris):
            assert anna.socket.response is not None
            assert "sec-websocket-extensions" not in anna.socket.response.headers, "no deflate"
            await play([anna, boris], Random(1), 15)
            first.signal(signal.SIGTERM)
            closing = await anna.until("closing")
            assert closing["seconds"] > 0
            with pytest.raises(ConnectionClosed):
                await anna.until("pong")
        assert first.process.wait(20) == 0
    with process(tmp_path) as second:
        async with sitting(Remote(second.port), anna.match, anna.secret) as again:
            assert again.view == anna.view
            asked = again if again.view["decision"]["seat"] == 0 else None
            if asked:
                assert (await asked.answer())["type"] == "done", "its lease was given back"


async def test_after_a_kill_every_match_goes_on_where_it_was(tmp_path: Path) -> None:
    with process(tmp_path) as first:
        async with two_people(Remote(first.port), "cambria") as (anna, boris):
            await play([anna, boris], Random(2), 15)
            first.kill()
    with process(tmp_path) as second:
        async with sitting(Remote(second.port), anna.match, anna.secret) as again:
            assert again.view == anna.view


def test_a_taken_port_is_refused_with_what_to_do(tmp_path: Path) -> None:
    with process(tmp_path) as there:
        command = [sys.executable, "-c", SERVE, "serve", "--no-browser", "--port", str(there.port)]
        done = subprocess.run(
            [*command, "--data-dir", str(tmp_path / "other")],
            cwd=HOUSE, capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
    assert done.returncode == 2
    assert "--port" in done.stderr
