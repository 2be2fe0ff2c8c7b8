"""Passes news and questions on between the processes of one server, in the place of a Redis."""

import socket
from collections import defaultdict
from contextlib import suppress
from typing import Final

from lusoria.server.front.lines import ASK, LEAVE, LISTEN, NOBODY, TELL, Line

NUMBER: Final = 32
"""Bytes at the beginning of a question that tell it from others."""


class Switchboard:
    """All lines, and who listens to which channel."""

    def __init__(self) -> None:
        self._listening: dict[str, set[Line]] = defaultdict(set)

    async def connect(self, end: socket.socket) -> Line:
        """One more process."""
        return await Line.on(end, self._take, self._hung_up)

    def _take(self, line: Line, kind: bytes, channel: str, data: bytes) -> None:
        if kind == LISTEN:
            self._listening[channel].add(line)
        elif kind == LEAVE:
            self._leave(channel, line)
        elif not self._pass_on(line, channel, data) and kind == ASK:
            line.send(NOBODY, channel, data[:NUMBER])

    def _pass_on(self, line: Line, channel: str, data: bytes) -> bool:
        """Tell all others who listen; whether there are any."""
        others = [other for other in self._listening.get(channel, ()) if other is not line]
        for other in others:
            with suppress(ConnectionError):  # it is just dying
                other.send(TELL, channel, data)
        return bool(others)

    def _leave(self, channel: str, line: Line) -> None:
        self._listening[channel].discard(line)
        if not self._listening[channel]:
            del self._listening[channel]

    def _hung_up(self, line: Line) -> None:
        for channel in [name for name, lines in self._listening.items() if line in lines]:
            self._leave(channel, line)
