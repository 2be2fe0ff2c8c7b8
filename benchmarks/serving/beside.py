"""boardgame.io's server beside ours: the same generator, as many matches and sockets, in turns.

Everything is arranged in its favour: its game is a counter, its storage never syncs to the disk,
and it tells players of a move before it writes it. Its matches are as long as ours, since for every
move it writes the whole log of the match anew.
"""

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.serving.loads import GAMES, LENGTHS, Movable, breathless
from benchmarks.serving.viewers import PATIENCE, Tally
from client.build import node_folder
from tests.server.services import free_port

PACKAGES: Final = ("boardgame.io@0.50.2", "node-persist@3.1.3")
SCRIPT: Final = Path(__file__).with_name("boardgame_io.js")
SPACE: Final = "/count,"
"""socket.io's room for the game of that name, as it stands in every message."""

WARM_UP: Final = 2.0
"""Seconds before anything is counted: both need a while to be compiled."""


@contextmanager
def boardgame_io(folder: Path, packages: Path) -> Iterator[tuple[int, int]]:
    """Its server with an empty folder for its files: the port, and the process."""
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
        yield port, process.pid
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

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self._socket = socket
        self._seat = str(seat)
        self._heard: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._listen())

    async def connect(self) -> None:
        """Enter the game's room."""
        await self._socket.send(f"40{SPACE}")
        await self.hear()

    async def sync(self, match: str) -> None:
        """Sit down at a match; the first to do so makes it."""
        await self._emit("sync", match, self._seat, None, 2)
        await self.hear()

    async def move(self, match: str, state: int) -> None:
        """Add one."""
        move: dict[str, Any] = {
            "type": "add",
            "args": [],
            "playerID": self._seat,
            "credentials": None,
        }
        await self._emit("update", {"type": "MAKE_MOVE", "payload": move}, state, match, self._seat)

    async def hear(self) -> str:
        """The name of the next message that came, or comes."""
        name = await self._heard
        self._heard = asyncio.get_running_loop().create_future()
        return name

    async def close(self) -> None:
        """Leave."""
        await self._socket.close()
        await self._task

    async def _emit(self, *event: Any) -> None:
        await self._socket.send(f"42{SPACE}{msgspec.json.encode(event).decode()}")

    async def _listen(self) -> None:
        async for message in self._socket:
            text = str(message)
            if text == "2":  # a heartbeat, which may cross with a goodbye
                with suppress(ConnectionClosed):
                    await self._socket.send("3")
            elif text.startswith("40"):
                self._heard.set_result("connected")
            elif text.startswith("42"):
                name, *_ = msgspec.json.decode(text.removeprefix(f"42{SPACE}"))
                if name in ("sync", "update"):
                    self._heard.set_result(name)


class TheirMatch:
    """Plays on, and begins the next match when one is as long as it gets."""

    def __init__(self, port: int, number: int, tally: Tally) -> None:
        self._port = port
        self._number = number
        self._length = LENGTHS[GAMES[number % len(GAMES)]]
        self._tally = tally
        self._matches = 0
        self._moves = 0
        self._players: list[Player] = []

    @property
    def _match(self) -> str:
        return f"match-{self._number}-{self._matches}"

    async def begin(self) -> None:
        """Both sit down."""
        self._matches, self._moves = self._matches + 1, 0
        if not self._players:
            self._players = [await _player(self._port, seat) for seat in (0, 1)]
        for player in self._players:
            await player.sync(self._match)

    async def move(self) -> None:
        """One move, until both have heard of it."""
        async with asyncio.timeout(PATIENCE):
            if self._moves == self._length:
                await self.begin()
            began = perf_counter()
            await self._players[self._moves % 2].move(self._match, self._moves)
            for player in self._players:
                await player.hear()
        self._moves += 1
        self._tally.shown.append(perf_counter() - began)

    async def close(self) -> None:
        """Both leave."""
        for player in self._players:
            await player.close()


async def _player(port: int, seat: int) -> Player:
    address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    player = Player(await connect(address, compression=None, max_size=None), seat)
    await player.connect()
    return player


async def their_matches(port: int, count: int, tally: Tally) -> list[TheirMatch]:
    """As many matches as ours."""
    matches = [TheirMatch(port, number, tally) for number in range(count)]
    for match in matches:
        await match.begin()
    return matches


# In turns

Sprint = dict[str, float]


async def sprint(
    matches: Sequence[Movable], tally: Tally, used: Callable[[], float], seconds: float
) -> Sprint:
    """As fast as a server answers, which tells the processor time that it has used: its moves a
    second, and the cores that it and we keep busy."""
    tally.shown.clear()
    began, served, generated = perf_counter(), used(), process_time()
    await breathless(matches, seconds)
    took = perf_counter() - began
    return {
        "moves_a_second": len(tally.shown) / took,
        "median_ms": 1000 * median(tally.shown),
        "cores_of_the_server": (used() - served) / took,
        "cores_of_the_generator": (process_time() - generated) / took,
    }
