"""Lets guests in: each connection goes to the process where the match is at home that it names.

The beginning of a request is looked at, not taken: the process that gets the connection reads it
from the first byte on. What has gone to one process stays there.
"""

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final

from lusoria.server.front.homes import asked_place

LOG: Final = logging.getLogger("lusoria.server")
SILENT: Final = 30.0
"""Seconds after which a guest who has not said a word is hung up on."""
LOOKED_AT: Final = 2048
"""Bytes of a request, more than its first line has."""
REST: Final = 0.5
"""Seconds until the door is tried again that could not be opened."""


Doors = Callable[[], Sequence[socket.socket | None]]
"""The doors of all processes, as they are now."""


class Doorkeeper:
    """Stands between the one place where guests knock and the doors of all processes."""

    def __init__(self, listening: socket.socket, doors: Doors) -> None:
        self._listening = listening
        self._doors = doors
        self._turns = count()

    async def run(self) -> None:
        """Let guests in, for ever."""
        self._listening.setblocking(False)
        loop = asyncio.get_running_loop()
        while True:
            try:
                guest, _ = await loop.sock_accept(self._listening)
            except OSError as error:  # too many are waiting
                LOG.warning("nobody can be let in: %s", error)
                await asyncio.sleep(REST)
            else:
                Waiting(guest, self)

    def lead(self, guest: socket.socket, head: bytes) -> None:
        """To the process where the guest's match is at home, to each in turn where none is named;
        where a door is blocked, to the next one."""
        doors = self._doors()
        first = asked_place(head, len(doors))
        if first is None:
            first = next(self._turns) % len(doors)
        for door in [*doors[first:], *doors[:first]]:
            if door is not None and _hand(door, guest):
                return


def _hand(door: socket.socket, guest: socket.socket) -> bool:
    """Hand a connection over; whether that could be done."""
    try:
        socket.send_fds(door, [b"."], [guest.fileno()])
    except OSError:  # the process is dead, or has not looked for long
        return False
    return True


class Waiting:
    """A guest who has not yet said what they want."""

    def __init__(self, guest: socket.socket, doorkeeper: Doorkeeper) -> None:
        self._guest = guest
        self._doorkeeper = doorkeeper
        loop = asyncio.get_running_loop()
        self._tired = loop.call_later(SILENT, self._gone)
        loop.add_reader(guest, self._spoke)

    def _spoke(self) -> None:
        try:
            head = self._guest.recv(LOOKED_AT, socket.MSG_PEEK)
            if head:
                self._doorkeeper.lead(self._guest, head)
        except OSError:  # they have hung up
            pass
        self._gone()

    def _gone(self) -> None:
        """Here no more: the process has its own hold on the connection."""
        self._tired.cancel()
        asyncio.get_running_loop().remove_reader(self._guest)
        self._guest.close()
