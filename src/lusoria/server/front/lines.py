"""A line between the front and one of its processes: whole messages, in order."""

import asyncio
import socket
import struct
from collections.abc import Callable
from typing import Any, Final

LISTEN: Final = b"+"
LEAVE: Final = b"-"
TELL: Final = b"!"
ASK: Final = b"?"
NOBODY: Final = b"0"
"""The answer to a question that reached nobody."""

_HEAD: Final = struct.Struct(">cBI")
"""What it is, the length of the channel's name, and of the data."""
MOST_WAITING: Final = 4_000_000
"""Bytes that may wait for a process that does not listen; news beyond that are lost, as news may
be."""

Take = Callable[["Line", bytes, str, bytes], None]
"""Takes a message: from which line, its kind, its channel, its data."""


class Line(asyncio.Protocol):
    """One end."""

    def __init__(self, take: Take, lost: Callable[["Line"], None]) -> None:
        self._take = take
        self._lost = lost
        self._heard = bytearray()
        self._transport: Any = None

    @classmethod
    async def on(cls, end: socket.socket, take: Take, lost: Callable[["Line"], None]) -> "Line":
        """A line over one end of a pair of sockets."""
        loop = asyncio.get_running_loop()
        return (await loop.create_unix_connection(lambda: cls(take, lost), sock=end))[1]

    def send(self, kind: bytes, channel: str = "", data: bytes = b"") -> None:
        """Say something, unless too much waits already."""
        if self._transport.is_closing():
            raise ConnectionError("the line is cut")
        if self._transport.get_write_buffer_size() < MOST_WAITING:
            name = channel.encode()
            self._transport.write(_HEAD.pack(kind, len(name), len(data)) + name + data)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._heard += data
        while len(self._heard) >= _HEAD.size:
            kind, named, length = _HEAD.unpack_from(self._heard)
            begin, end = _HEAD.size + named, _HEAD.size + named + length
            if len(self._heard) < end:
                return
            name, told = bytes(self._heard[_HEAD.size : begin]), bytes(self._heard[begin:end])
            del self._heard[:end]
            self._take(self, kind, name.decode(), told)

    def connection_lost(self, fault: Exception | None) -> None:
        self._lost(self)
