"""News reach every process that listens; a question reaches one, or is told that nobody answers."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from types import SimpleNamespace
from typing import Any

import pytest

from lusoria.server import bus as buses
from lusoria.server.bus import Answerer, Bus, LocalBus, NoAnswer, RedisBus
from lusoria.server.front.bus import SwitchboardBus
from lusoria.server.front.switchboard import Switchboard
from lusoria.server.store.database import Unavailable
from tests.server import services


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    with services.redis() as address:
        yield address


async def shout(question: bytes) -> bytes:
    return question.upper()


async def heard(listened: list[bytes], count: int) -> list[bytes]:
    for _ in range(200):
        if len(listened) >= count:
            break
        await asyncio.sleep(0.01)
    return listened


async def check_news(one: Bus, other: Bus) -> None:
    listened: list[bytes] = []
    await other.listen("m1", listened.append)
    await one.tell("m1", b"first")
    await one.tell("m2", b"about another match")
    await one.tell("m1", b"second")
    assert await heard(listened, 2) == [b"first", b"second"]
    await other.leave("m1", listened.append)
    await one.tell("m1", b"third")
    await asyncio.sleep(0.05)
    assert listened == [b"first", b"second"]


async def test_news_within_one_process() -> None:
    bus = LocalBus()
    await check_news(bus, bus)


@pytest.fixture(params=["switchboard", pytest.param("redis", marks=pytest.mark.services)])
def kind(request: pytest.FixtureRequest) -> str:
    """What connects the processes: a switchboard, or the address of a Redis."""
    return str(request.getfixturevalue("redis") if request.param == "redis" else request.param)


@asynccontextmanager
async def connected(kind: str, **processes: Answerer) -> AsyncIterator[list[Bus]]:
    """The buses of some processes."""
    board = Switchboard()
    async with AsyncExitStack() as stack:
        buses: list[Bus] = []
        for name, answerer in processes.items():
            bus: Bus = RedisBus(kind) if kind != "switchboard" else await line_to(board)
            await bus.open(name, answerer)
            stack.push_async_callback(bus.close)
            buses.append(bus)
        yield buses


async def line_to(board: Switchboard) -> Bus:
    """One more process at a switchboard."""
    ours, theirs = socket.socketpair()
    await board.connect(ours)
    return SwitchboardBus(theirs)


async def test_news_between_processes(kind: str) -> None:
    async with connected(kind, one=shout, other=shout) as (one, other):
        await check_news(one, other)
        await check_news(one, one)


async def test_questions_are_answered_by_the_process_asked(kind: str) -> None:
    async with connected(kind, one=shout, other=shout) as (one, _):
        answers = await asyncio.gather(*(one.ask("other", b"q%d" % n) for n in range(20)))
    assert answers == [b"Q%d" % n for n in range(20)]


async def test_a_dead_or_silent_process_is_told(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(question: bytes) -> bytes:
        await asyncio.sleep(60)
        return question

    async with connected(kind, one=shout, silent=never, dead=shout) as (one, _, dead):
        with pytest.raises(NoAnswer, match="gone"):
            await one.ask("nobody", b"q")
        assert await one.ask("dead", b"q") == b"Q"
        await dead.close()
        monkeypatch.setattr(buses, "PATIENCE", 0.2)  # from here on nobody answers, however busy
        with pytest.raises(NoAnswer, match="does not answer"):
            await one.ask("silent", b"q")
        with pytest.raises(NoAnswer, match=r"gone|does not answer"):
            await one.ask("dead", b"q")


async def test_a_long_message_comes_whole_and_a_lost_front_costs_no_move() -> None:
    board = Switchboard()
    ours, theirs = socket.socketpair()
    line = await board.connect(ours)
    one, other = SwitchboardBus(theirs), await line_to(board)
    await one.open("one", shout)
    await other.open("other", shout)
    assert await one.ask("other", b"q" * 300_000) == b"Q" * 300_000
    line.close()
    await asyncio.sleep(0.05)
    await one.tell("m1", b"nobody hears this, and nobody is worse off")
    with pytest.raises(NoAnswer, match="out of reach"):
        await one.ask("other", b"q")
    with pytest.raises(Unavailable, match="out of reach"):
        await one.listen("m2", lambda news: None)
    await one.close()
    await other.close()


class Ears:
    """What a bus hears, faults among it, and then silence."""

    def __init__(self, *heard: Any) -> None:
        self.heard = list(heard)

    async def subscribe(self, *channels: str) -> None:
        pass

    async def get_message(self, timeout: float | None) -> Any:
        if not self.heard:
            await asyncio.Event().wait()
        heard = self.heard.pop(0)
        if isinstance(heard, Exception):
            raise heard
        return heard

    async def aclose(self) -> None:
        pass


async def test_no_fault_makes_a_process_deaf(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(buses, "REST", 0.01)
    news = {"channel": b"lusoria:news:m1", "data": b"news"}
    pong = {"channel": None, "data": b"pong"}
    bad, good = dict(news, data=b"bad"), news
    bus = RedisBus("redis://127.0.0.1:1")
    bus._ears = Ears(RuntimeError("a fault of redis-py"), ConnectionError(), pong, bad, good)
    listened: list[bytes] = []

    def listen(told: bytes) -> None:
        if told == b"bad":
            raise ValueError("a fault of ours")
        listened.append(told)

    await bus.listen("m1", listen)
    await bus.open("one", shout)
    assert await heard(listened, 1) == [b"news"]
    assert "a fault of redis-py" in caplog.text
    assert "a fault of ours" in caplog.text
    await bus.close()


async def test_a_fault_in_answering_another_process_is_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def stumble(question: bytes) -> bytes:
        raise ValueError("a fault of ours")

    bus = RedisBus("redis://127.0.0.1:1")
    bus._ears = Ears({"channel": b"lusoria:questions:one", "data": b" " * 100})
    await bus.open("one", stumble)
    for _ in range(200):
        await asyncio.sleep(0.01)
        if "a fault of ours" in caplog.text:
            break
    assert "gets no answer" in caplog.text
    await bus.close()


class QuietEars(Ears):
    """Nobody says anything; whoever is asked whether they are there says yes, or does not."""

    def __init__(self, answers: bool) -> None:
        super().__init__()
        self.answers = answers
        self.now = 0.0
        self.asked = 0
        self.hung_up = False
        self.connection = self

    async def get_message(self, timeout: float | None) -> Any:
        self.now += timeout or 0
        pong = {"channel": None, "data": b""}
        return pong if self.asked and self.answers else None

    async def ping(self) -> None:
        self.asked += 1

    async def disconnect(self, nowait: bool) -> None:
        self.hung_up = True


@pytest.mark.parametrize("answers", [True, False])
async def test_a_quiet_line_is_asked_and_given_up_if_it_does_not_answer(
    monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    bus = RedisBus("redis://127.0.0.1:1")
    ears = bus._ears = QuietEars(answers)
    monkeypatch.setattr(buses, "time", SimpleNamespace(monotonic=lambda: ears.now))
    if answers:
        await bus._next()
    else:
        with pytest.raises(ConnectionError):
            await bus._next()
    assert ears.asked == 1
    assert ears.hung_up is not answers


class Line:
    """Between a bus and Redis; it can be cut so that neither end is told."""

    def __init__(self, address: str) -> None:
        self._port = int(address.rpartition(":")[2].partition("/")[0])
        self._whole = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self._whole.set()
        try:
            yield f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}/0"
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """All lines that are there stay open and carry nothing any more; new ones do."""
        self._whole.clear()
        self._whole = asyncio.Event()
        self._whole.set()

    async def _join(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, onward = await asyncio.open_connection("127.0.0.1", self._port)
        whole = self._whole
        self._tasks += [
            asyncio.create_task(self._carry(here, onward, whole)),
            asyncio.create_task(self._carry(there, back, whole)),
        ]

    async def _carry(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, whole: asyncio.Event
    ) -> None:
        with closing(sink):
            while data := await source.read(4096):
                if whole.is_set():
                    sink.write(data)


@pytest.mark.services
async def test_a_line_that_died_unnoticed_is_laid_anew(
    redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buses, "QUIET", 0.3)
    monkeypatch.setattr(buses, "REST", 0.01)
    line = Line(redis)
    async with line.laid() as address:
        one, other = RedisBus(redis), RedisBus(address)
        await one.open("one", shout)
        await other.open("other", shout)
        listened: list[bytes] = []
        await other.listen("m1", listened.append)
        line.cut()
        async with asyncio.timeout(30):
            while not listened:
                await one.tell("m1", b"can you hear me?")
                await asyncio.sleep(0.05)
        assert await other.ask("one", b"and you?") == b"AND YOU?"
        await one.close()
        await other.close()


@pytest.mark.services
async def test_a_lost_bus_costs_no_move() -> None:
    with services.redis() as address:
        bus = RedisBus(address)
        await bus.open("one", shout)
    await bus.tell("m1", b"nobody hears this, and nobody is worse off")
    with pytest.raises(NoAnswer, match="out of reach"):
        await bus.ask("other", b"q")
    with pytest.raises(Unavailable, match="out of reach"):
        await bus.listen("m2", lambda news: None)
    await bus.close()
