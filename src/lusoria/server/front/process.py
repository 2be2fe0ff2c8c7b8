"""One of several processes of a server: guests are handed to it by the front."""

import asyncio
import signal
import socket
import sys
from typing import Final

from lusoria.core.errors import Refusal
from lusoria.server.app import House, house
from lusoria.server.front.bus import SwitchboardBus
from lusoria.server.front.orders import READY, Orders
from lusoria.server.logs import keep_log
from lusoria.server.serving import Server, configured, new_loop

REFUSED: Final = 2


class Entrance:
    """Where the front hands over connections. When the front is gone, nobody else will come."""

    def __init__(self, door: socket.socket, server: Server, running: House) -> None:
        self._door = door
        self._server = server
        self._running = running
        asyncio.get_running_loop().add_reader(door, self._look)
        door.send(READY)

    def close(self) -> None:
        """No more guests."""
        asyncio.get_running_loop().remove_reader(self._door)

    def _look(self) -> None:
        try:
            told, handed, _, _ = socket.recv_fds(self._door, 1, 1)
        except BlockingIOError:
            return
        if not told:
            self.close()
            self._server.should_exit = True
        for each in handed:
            guest = socket.socket(fileno=each)
            if self._server.should_exit:
                guest.close()
            else:
                self._running.hall.keep(self._server.welcome(guest))


async def serve(orders: Orders) -> None:
    """Serve until the front ends it, or is gone."""
    door, line = (_end(number) for number in (orders.door, orders.line))
    bus = None if orders.settings.redis else SwitchboardBus(line)
    async with house(orders.settings, bus) as running:
        server = Server(configured(running, orders.proxy), running, ends=(signal.SIGTERM,))
        serving = asyncio.create_task(server.serve([]))
        await server.open(serving)
        entrance = Entrance(door, server, running)
        await serving
        entrance.close()


def _end(number: int) -> socket.socket:
    """One of the sockets to the front; what this process starts has no part in it."""
    end = socket.socket(fileno=number)
    end.set_inheritable(False)
    end.setblocking(False)
    return end


def main() -> int:
    """Whoever interrupts at a terminal means the front, which ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep_log()
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(serve(Orders.read(sys.argv[1])))
    except Refusal as refusal:
        print(f"lusoria: {refusal.message}", file=sys.stderr)
        return REFUSED
    return 0


if __name__ == "__main__":
    sys.exit(main())
