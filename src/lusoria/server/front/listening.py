"""The place where guests knock."""

import socket
from collections.abc import Callable

from lusoria.core.errors import Unreadable

Opened = Callable[[str], None]
"""Told the address once guests can come."""


def listen(host: str, port: int) -> socket.socket:
    """Refused with what to do where it is not to be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        raise Unreadable(
            f"{host}:{port} is not to be had ({error}); name another --port or --host"
        ) from error


def address(host: str, listening: socket.socket) -> str:
    """Where the lobby is."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"
