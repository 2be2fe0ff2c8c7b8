"""A real PostgreSQL and a real Redis, thrown away afterwards, on free ports of this machine."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

Command = list[str | Path]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class PostgreSQL:
    """A PostgreSQL server that can be lost and found again."""

    address: str
    control: Command
    start_words: Command

    def start(self) -> None:
        """Begin, or begin again."""
        _run([*self.control, *self.start_words, "start"])

    def stop(self) -> None:
        """As if somebody had pulled the plug."""
        _run([*self.control, "-m", "immediate", "stop"])


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a fresh PostgreSQL server."""
    with losable_postgresql() as server:
        yield server.address


@contextmanager
def losable_postgresql() -> Iterator[PostgreSQL]:
    """A fresh PostgreSQL server, to be lost and found again."""
    folder = Path(tempfile.mkdtemp(prefix="lusoria-pg-"))
    port = free_port()
    as_postgres: Command = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "postgres")
        as_postgres = ["runuser", "-u", "postgres", "--"]
    programs = _postgresql_programs()
    initdb: Command = [programs / "initdb", "-D", folder / "data", "-U", "lusoria", "-A", "trust"]
    _run([*as_postgres, *initdb, "--no-sync", "-E", "UTF8", "--no-locale"])
    settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
    control: Command = [*as_postgres, programs / "pg_ctl", "-D", folder / "data", "-w"]
    address = f"postgresql://lusoria@127.0.0.1:{port}/postgres"
    server = PostgreSQL(address, control, ["-o", settings, "-l", folder / "log"])
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _postgresql_programs() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not versions:
        raise RuntimeError("PostgreSQL is missing: apt install postgresql, or --without-services")
    return versions[-1].parent


@contextmanager
def redis() -> Iterator[str]:
    """The address of a fresh Redis server."""
    port = free_port()
    command = ["redis-server", "--bind", "127.0.0.1", "--port", str(port), "--save", ""]
    server = subprocess.Popen([*command, "--appendonly", "no"], stdout=subprocess.DEVNULL)
    try:
        _wait_for(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.kill()
        server.wait()


def _wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nothing listens on port {port}")


def _run(command: Command) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")
