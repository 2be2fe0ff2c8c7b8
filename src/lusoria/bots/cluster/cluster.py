"""A Ray cluster: shards of work, each on whichever core is free.

A shard is plain data and its result a function of it, so it does not matter where it is done, nor
how often: a machine that dies costs the shards that it was at, and others do them again.
"""

import hashlib
import logging
import os
import socket
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, redirect_stdout
from functools import lru_cache
from typing import Any, Final, Protocol, TypeVar

from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.rule import PACKAGE

S = TypeVar("S")
R = TypeVar("R")

ATTEMPTS: Final = 8
"""So often a shard is begun: one that kills every worker would never end."""
AHEAD: Final = 2
"""Shards handed over for each core, so that none waits for the next."""


class Spread(Protocol):
    """How shards are done: the number and the result of each, as soon as there is one."""

    def __call__(self, work: Callable[[S], R], shards: Sequence[S]) -> Iterable[tuple[int, R]]: ...


def here(work: Callable[[S], R], shards: Sequence[S]) -> Iterator[tuple[int, R]]:
    """One shard after the other, in this process."""
    return enumerate(map(work, shards))


class Cluster(AbstractContextManager["Cluster"]):
    """A connection to a Ray cluster, at which this machine is a guest or a node."""

    def __init__(self, address: str) -> None:
        self.ray = _ray()
        self._elsewhere = redirect_stdout(sys.stderr)  # Ray tells of dead nodes amid our output
        names = {name: os.environ[name] for name in ("LUSORIA_NETWORKS",) if name in os.environ}
        try:
            _knock(address)
            self.ray.init(
                address, log_to_driver=False, logging_level=logging.ERROR,
                runtime_env={"env_vars": names} if names else None,
            )  # fmt: skip
        except (OSError, ValueError, RuntimeError) as error:
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise Unreadable(
                f"--ray {address}: no cluster answers ({reason}); begin one with"
                " `ray start --head --port 6379` and name its HOST:6379, or auto on one of its"
                " machines"
            ) from error
        self._elsewhere.__enter__()

    def __exit__(self, *problem: object) -> None:
        """Leave the cluster; it goes on without us."""
        self.ray.shutdown()
        self._elsewhere.__exit__(None, None, None)

    @property
    def cores(self) -> int:
        """How many shards can be done at a time, now."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def spread(self, work: Callable[[S], R], shards: Sequence[S]) -> Iterator[tuple[int, R]]:
        """Have shards done; the number and the result of each, as soon as there is one."""
        task = self.ray.remote(num_cpus=1, max_retries=ATTEMPTS - 1)(_do)
        left = iter(enumerate(shards))
        running: dict[Any, int] = {}
        try:
            while True:
                for number, shard in _some(left, AHEAD * self.cores - len(running)):
                    running[task.remote(release(), work, shard)] = number
                if not running:
                    return
                for done in self.ray.wait([*running], num_returns=1)[0]:
                    yield running.pop(done), self._result(done)
        finally:
            for each in running:
                self.ray.cancel(each, force=True)

    def _result(self, done: Any) -> Any:
        from ray import exceptions

        try:
            return self.ray.get(done)
        except exceptions.RayTaskError as error:
            raise error.cause from None
        except (exceptions.WorkerCrashedError, exceptions.NodeDiedError) as error:
            raise Refusal(
                f"a shard was begun {ATTEMPTS} times and its worker died each time; what was"
                " finished is kept where --resume says, and the logs of Ray tell why"
            ) from error


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise Refusal(
            "--ray needs the extra `ray` (pip install 'lusoria[ray]'), here and on every machine of"
            " the cluster; without --ray everything runs on this machine"
        ) from None
    return ray


def _knock(address: str) -> None:
    """Raise at once where nobody listens: Ray itself would wait for half a minute."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=10).close()


def _some(left: Iterator[tuple[int, S]], many: int) -> Iterable[tuple[int, S]]:
    return [each for _, each in zip(range(many), left, strict=False)]


def _do(wanted: str, work: Callable[[S], R], shard: S) -> R:
    """On a worker: one shard, if this is the Lusoria that asked for it."""
    if release() != wanted:
        raise Refusal(
            "a machine of the cluster has another Lusoria, whose games might differ: install the"
            " same one on all"
        )
    return work(shard)


@lru_cache(maxsize=1)
def release() -> str:
    """A hash of all our sources."""
    digest = hashlib.sha256()
    for source in sorted(PACKAGE.rglob("*.py")):
        digest.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()
