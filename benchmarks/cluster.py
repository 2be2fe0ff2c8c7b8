"""What does a second worker bring? The same work on a Ray cluster of one node and of two.

    .venv/bin/python -m benchmarks.cluster [--games 96] [--simulated 400000]

Every node is a process of this machine with one core (`python3 dev.py ray` fetches Ray). Each run
is measured beside itself without a cluster; a first run, not counted, warms the workers.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

from tests.bots.nodes import Nodes

LUSORIA = str(Path(sys.executable).parent / "lusoria")


def timed(words: list[str], *abroad: str) -> tuple[float, str]:
    """Seconds by the clock, and the digest of what was played."""
    began = time.perf_counter()
    done = subprocess.run(
        [LUSORIA, *words, *abroad, "--json"], capture_output=True, text=True, check=True
    )
    return time.perf_counter() - began, json.loads(done.stdout)["digest"]


def compare(nodes: Nodes, words: list[str], games: int) -> None:
    """One line: games a second here and on the cluster as it is now."""
    asked = [*words, "--games", str(games)]
    timed([*words, "--games", str(max(2, games // 8))], "--ray", nodes.address)
    (here, one), (there, other) = timed(asked), timed(asked, "--ray", nodes.address)
    assert one == other, "the cluster played something else"
    print(
        f"{words[0]:10} {len(nodes.all)} workers: {games / there:10,.1f} games/s,"
        f" {here / there:.2f} x without a cluster ({games / here:,.1f} games/s)",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=96, help="of the arena")
    parser.add_argument("--simulated", type=int, default=400_000, help="games of random play")
    asked = parser.parse_args()
    arena = ["arena", "armorica", "--bots", "plain:400,centurio", "--seed", "4", "--threads", "1"]
    simulate = ["simulate", "cambria", "--seats", "3", "--seed", "2", "--threads", "1"]
    nodes = Nodes()
    try:
        for more in (False, True):
            if more:
                nodes.join()
            compare(nodes, arena, asked.games)
            compare(nodes, simulate, asked.simulated)
    finally:
        nodes.close()


if __name__ == "__main__":
    main()
