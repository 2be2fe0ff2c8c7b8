"""boardgame.io's server beside ours: the same generator, sockets and machine, one after the other.

Everything is arranged in its favour: its game is a counter, its storage never syncs to the disk,
and it tells players of a move before it writes it.
"""

import asyncio
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from client.build import node_folder
from tests.server.services import free_port

PACKAGES: Final = ("boardgame.io@0.50.2", "node-persist@3.1.3")
SCRIPT: Final = Path(__file__).with_name("boardgame_io.js")
SPACE: Final = "/count,"
"""socket.io's room for the game of that name, as it stands in every message."""


@contextmanager
def boardgame_io(folder: Path, packages: Path) -> Iterator[int]:
    """Its server on a free port, with an empty folder for its files."""
    environment = install(packages)
    port = free_port()
    script = packages / SCRIPT.name  # Node looks for packages beside the script
    script.write_bytes(SCRIPT.read_bytes())
    command = ["node", str(script), str(port), str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == b"ready":
                break
        yield port
    finally:
        process.kill()
        process.wait()


def install(packages: Path) -> dict[str, str]:
    """The environment in which Node finds boardgame.io; npm fetches it once."""
    node = node_folder()
    path = os.pathsep.join([*([str(node)] if node else []), os.environ["PATH"]])
    environment = os.environ | {"PATH": path, "NODE_ENV": "production"}
    if not (packages / "node_modules" / "boardgame.io").exists():
        packages.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(packages)]
        subprocess.run(["npm", "install", *quiet, *PACKAGES], check=True, env=environment)
    return environment


class Player:
    """One socket of a match of theirs."""

    def __init__(self, socket: ClientConnection, match: str, seat: int) -> None:
        self._socket = socket
        self._match = match
        self._seat = str(seat)

    async def sync(self) -> None:
        """Enter; the first to do so makes the match."""
        await self._socket.send(f"40{SPACE}")
        while not str(await asyncio.wait_for(self._socket.recv(), 60)).startswith("40"):
            pass
        await self._emit("sync", self._match, self._seat, None, 2)
        await self.hear("sync")

    async def move(self, state: int) -> None:
        """Add one."""
        move: dict[str, Any] = {
            "type": "add",
            "args": [],
            "playerID": self._seat,
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": move}
        await self._emit("update", action, state, self._match, self._seat)

    async def hear(self, event: str) -> Any:
        """The next message of a kind; heartbeats are answered on the way."""
        while True:
            text = str(await asyncio.wait_for(self._socket.recv(), 60))
            if text == "2":
                await self._socket.send("3")
            elif text.startswith(f"42{SPACE}"):
                name, *facts = json.loads(text.removeprefix(f"42{SPACE}"))
                if name == event:
                    return facts

    async def _emit(self, *event: Any) -> None:
        await self._socket.send(f"42{SPACE}{json.dumps(event)}")


async def moves_a_second(port: int, matches: int, seconds: float) -> float:
    """Every match moves as soon as both of its players have heard of the last move."""
    moves = 0
    until = 0.0

    async def one(number: int, ready: asyncio.Barrier) -> None:
        nonlocal moves, until
        players = [await enter(port, f"m{number}", seat) for seat in (0, 1)]
        await ready.wait()
        until = until or perf_counter() + seconds
        state = 0
        while perf_counter() < until:
            await players[state % 2].move(state)
            for player in players:
                await player.hear("update")
            state += 1
        moves += state

    ready = asyncio.Barrier(matches)
    await asyncio.gather(*(one(number, ready) for number in range(matches)))
    return moves / seconds


async def enter(port: int, match: str, seat: int) -> Player:
    """A player who has been shown the table."""
    address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    player = Player(await connect(address, compression=None, max_size=None), match, seat)
    await player.sync()
    return player
