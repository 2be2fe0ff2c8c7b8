"""`--ray ADDRESS`: the same command, its work spread over a cluster."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from lusoria.bots.cluster.cluster import Cluster, Spread


def add_ray(parser: argparse.ArgumentParser, instead: str) -> None:
    """Where the cluster is."""
    parser.add_argument(
        "--ray", metavar="ADDRESS",
        help="spread the games over a Ray cluster, HOST:PORT or auto (extra `ray`), with the result"
        f" that they have here; {instead} count for nothing there",
    )  # fmt: skip


@contextmanager
def spreading(address: str | None) -> Iterator[Spread | None]:
    """How shards are spread over the cluster at an address; without one, they are not."""
    if address is None:
        yield None
        return
    with Cluster(address) as cluster:
        yield cluster.spread
