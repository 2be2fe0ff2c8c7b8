"""The bus of a server of several processes: over the line to its switchboard."""

import socket

from lusoria.server.bus import Answerer, Channels, NoAnswer
from lusoria.server.front.lines import ASK, LEAVE, LISTEN, NOBODY, TELL, Line


class SwitchboardBus(Channels):
    """One process's end of the line. When the other end is gone, so is the server."""

    def __init__(self, end: socket.socket) -> None:
        super().__init__()
        self._end = end

    async def open(self, name: str, answerer: Answerer) -> None:
        self._line = await Line.on(self._end, self._take, lambda line: None)
        await super().open(name, answerer)

    async def tell(self, channel: str, news: bytes) -> None:
        """The switchboard tells all others; whoever listens here is told directly."""
        self._local.spread(channel, news)
        await super().tell(channel, news)

    async def close(self) -> None:
        await super().close()
        self._line.close()

    async def _publish(self, channel: str, data: bytes) -> None:
        self._line.send(TELL, channel, data)

    async def _reach(self, channel: str, data: bytes) -> bool:
        """The switchboard says afterwards where it has found nobody."""
        self._line.send(ASK, channel, data)
        return True

    async def _subscribe(self, channel: str) -> None:
        self._line.send(LISTEN, channel)

    async def _unsubscribe(self, channel: str) -> None:
        self._line.send(LEAVE, channel)

    def _take(self, line: Line, kind: bytes, channel: str, data: bytes) -> None:
        if kind != NOBODY:
            self._hand_out(channel, data)
        elif (asked := self._asked.get(data)) and not asked.done():
            asked.set_exception(NoAnswer(f"process {channel.rpartition(':')[2]} is gone"))
