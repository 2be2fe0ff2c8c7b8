"""A stream of bytes cut into whole websocket messages (RFC 6455), each as the bytes it came in."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

FINAL: Final = 0x80
CONTROL: Final = 0x08
"""Set in the opcodes of ping, pong and close: they may stand between the parts of a message."""


@dataclass(frozen=True)
class Message:
    """One message as it travels: all its frames, header, mask and payload."""

    raw: bytes
    is_control: bool


class Messages:
    """Whole messages out of whatever pieces the network brings."""

    def __init__(self) -> None:
        self._waiting = bytearray()
        self._parts = b""

    def feed(self, data: bytes) -> Iterator[Message]:
        """Every message that these bytes complete."""
        self._waiting += data
        while (size := frame_size(self._waiting)) is not None and size <= len(self._waiting):
            frame = bytes(self._waiting[:size])
            del self._waiting[:size]
            if frame[0] & CONTROL:
                yield Message(frame, is_control=True)
                continue
            self._parts += frame
            if frame[0] & FINAL:
                yield Message(self._parts, is_control=False)
                self._parts = b""


def frame_size(data: bytes | bytearray) -> int | None:
    """How long the frame at the beginning is, once its header says so."""
    if len(data) < 2:
        return None
    short = data[1] & 0x7F
    extended = {126: 2, 127: 8}.get(short, 0)
    if len(data) < 2 + extended:
        return None
    payload = int.from_bytes(data[2 : 2 + extended], "big") if extended else short
    mask = 4 if data[1] & 0x80 else 0
    return 2 + extended + mask + payload
