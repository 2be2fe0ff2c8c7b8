"""How a server is to run: where it listens, where it keeps its matches, and what it allows."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from uuid import uuid4

from lusoria.server.front.homes import ALONE, Place


def default_data_dir() -> Path:
    """The user's own folder, or `LUSORIA_DATA`."""
    own = os.environ.get("LUSORIA_DATA")
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(own) if own else Path(home) / "lusoria"


@dataclass(frozen=True)
class Limits:
    """What one connection or one address may ask for. Hosts with many guests may raise them."""

    message_bytes: int = 16_384
    upload_bytes: int = 2_000_000
    messages_a_second: float = 20
    message_burst: int = 60
    requests_a_second: float = 10
    request_burst: int = 60
    tables_an_hour: int = 60
    checks_an_hour: int = 240
    sockets_an_address: int = 200


@dataclass(frozen=True)
class Settings:
    """One server process."""

    data_dir: Path = field(default_factory=default_data_dir)
    database: str = ""
    redis: str = ""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open a socket; our own always may."""
    limits: Limits = Limits()
    lease_ms: int = 5_000
    keep_days: int = 180
    """Days after which a match that nobody touches is forgotten; 0 keeps all."""
    bot_processes: int = 1
    compiles: bool = True
    """Whether rules are compiled in the background; without, they stay thawed."""
    name: str = field(default_factory=lambda: uuid4().hex)
    place: Place = ALONE
    """Which of the server's processes this is."""
    heir_of: str = ""
    """The name of the process that had this place before, and is surely dead."""

    @property
    def database_address(self) -> str:
        """The database that was named, or one file of one's own."""
        return self.database or str(self.data_dir / "lusoria.db")
