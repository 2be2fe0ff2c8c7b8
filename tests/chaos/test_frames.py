"""The weather acts on whole messages: they are cut out of the stream as they were sent."""

import asyncio
import contextlib
from collections import Counter
from random import Random

import pytest

from tests.chaos.changes import patched
from tests.chaos.frames import Messages
from tests.chaos.proxy import Proxy, Weather


def frame(payload: bytes, opcode: int = 1, final: bool = True, mask: bool = False) -> bytes:
    size = len(payload)
    first = bytes([opcode | (0x80 if final else 0)])
    masked = 0x80 if mask else 0
    if size < 126:
        length = bytes([size | masked])
    elif size < 65_536:
        length = bytes([126 | masked]) + size.to_bytes(2, "big")
    else:
        length = bytes([127 | masked]) + size.to_bytes(8, "big")
    return first + length + (b"\x00" * 4 if mask else b"") + payload


SENT = [
    frame(b"a"),
    frame(b"b" * 300, mask=True),
    frame(b"", opcode=9),
    frame(b"c" * 70_000),
    frame(b"d", final=False) + frame(b"e", opcode=0),
]


@pytest.mark.parametrize("piece", [1, 7, 1000, 100_000])
def test_messages_come_whole_out_of_any_pieces(piece: int) -> None:
    stream, messages = b"".join(SENT), Messages()
    found = [
        message
        for start in range(0, len(stream), piece)
        for message in messages.feed(stream[start : start + piece])
    ]
    assert [message.raw for message in found] == SENT
    assert [message.is_control for message in found] == [False, False, True, False, False]


def test_a_ping_may_stand_inside_a_message() -> None:
    ping, begin, end = frame(b"", opcode=9), frame(b"d", final=False), frame(b"e", opcode=0)
    found = list(Messages().feed(begin + ping + end))
    assert [message.raw for message in found] == [ping, begin + end]


async def sent_through(weather: Weather, count: int, seed: str) -> tuple[list[bytes], Counter[str]]:
    """What of so many numbered messages arrives on the other side, and how."""

    async def server(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        writer.write(b"".join(frame(b"%d" % number) for number in range(count)))
        await asyncio.sleep(0.5)
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    upstream = await asyncio.start_server(server, "127.0.0.1", 0)
    port = upstream.sockets[0].getsockname()[1]
    proxy = Proxy(lambda: [port], weather, seed)
    async with upstream, proxy.listening() as door:
        reader, writer = await asyncio.open_connection("127.0.0.1", door)
        writer.write(b"GET / HTTP/1.1\r\nUpgrade: websocket\r\nX-Chaos: me\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        arrived = b""
        with contextlib.suppress(ConnectionError):  # torn
            while data := await reader.read(65_536):
                arrived += data
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
        await asyncio.sleep(0.5)
    return [message.raw[2:] for message in Messages().feed(arrived)], proxy.mishaps


async def test_every_mishap_happens_and_happens_again_under_the_same_seed() -> None:
    rough = Weather(drop=0.1, double=0.1, swap=0.1, delay=0.02, cut=0, longest=0.01)
    arrived, mishaps = await sent_through(rough, 200, "seed")
    count = Counter(arrived)
    assert len(count) == 200 - mishaps["drop"]
    assert sum(count.values()) == 200 - mishaps["drop"] + mishaps["double"]
    assert arrived != sorted(arrived, key=int), "some were overtaken"
    assert set(mishaps) == {"drop", "double", "swap", "delay", "pass"}
    assert (await sent_through(rough, 200, "seed"))[0] == arrived


async def test_a_line_is_torn_within_a_message() -> None:
    torn = Weather(drop=0, double=0, swap=0, delay=0, cut=0.05)
    arrived, mishaps = await sent_through(torn, 400, "seed")
    assert mishaps["cut"] == 1
    assert len(arrived) == mishaps["pass"] < 400


def test_calm_weather_harms_nothing() -> None:
    calm = Weather(drop=0, double=0, swap=0, delay=0, cut=0)
    assert {calm.mishap(Random(number)) for number in range(100)} == {"pass"}


@pytest.mark.parametrize(
    ("before", "change", "after"),
    [
        ({"a": [1, {"b": 2}]}, {"a": {"1": {"b": [5]}}}, {"a": [1, {"b": 5}]}),
        (["a", "b", "c"], [1, 1, []], ["a", "c"]),
        (["a"], [1, 0, ["b", "c"]], ["a", "b", "c"]),
        ([1], [[2, 3]], [2, 3]),
        ({"a": None}, {"a": [{"b": 1}]}, {"a": {"b": 1}}),
        ([1], None, [1]),
    ],
)
def test_a_change_is_laid_in(before: object, change: object, after: object) -> None:
    assert patched(before, change) == after


def test_a_change_of_what_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="not there"):
        patched({"a": 1}, {"b": [1]})
