"""The same commands on a cluster of two nodes, one killed. `python3 dev.py ray` runs this."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray", reason="the extra `ray` is not installed")

from tests.bots.nodes import Nodes

LUSORIA = [str(Path(sys.executable).parent / "lusoria")]
LEARNING = [sys.executable, "-m", "lusoria.bots.learning"]
PATIENCE = 240


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    found = Nodes()
    try:
        yield found
    finally:
        found.close()


def begin(*words: str) -> subprocess.Popen[str]:
    quiet = os.environ | {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
    return subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=quiet
    )


def told(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    return out


def found(*words: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(told(begin(*LUSORIA, *words, "--json")))
    return result


def wait_for(condition: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def lines(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text().splitlines()[1:] if line.endswith("}")]


def test_an_arena_loses_a_node_and_nothing_else(nodes: Nodes, tmp_path: Path) -> None:
    words = ("arena", "armorica", "--bots", "plain:400,centurio", "--games", "48", "--seed", "4")
    second, file = nodes.join(), tmp_path / "arena.jsonl"
    abroad = ("--ray", nodes.address, "--resume", str(file), "--json")
    running = begin(*LUSORIA, *words, *abroad)
    wait_for(lambda: running.poll() is not None or len(lines(file)) >= 16)
    assert running.poll() is None, running.communicate()  # too late: it is over
    nodes.kill(second)
    played = json.loads(told(running))
    assert played["games"] == 48
    keys = [tuple(each["fixture"]) for each in lines(file)]
    assert len(set(keys)) == len(keys) == 48
    assert played["digest"] == found(*words)["digest"]


def test_a_simulation_adds_up_as_here_and_is_gone_on_with(nodes: Nodes, tmp_path: Path) -> None:
    nodes.join()
    table = ("simulate", "cambria", "--seats", "3", "--seed", "2")
    file = tmp_path / "simulation.jsonl"
    abroad = ("--ray", nodes.address, "--resume", str(file))
    found(*table, "--games", "40000", *abroad)
    kept = file.read_text()
    more = found(*table, "--games", "50000", *abroad)
    assert file.read_text().startswith(kept)
    assert len(lines(file)) == 3
    assert more["digest"] == found(*table, "--games", "50000")["digest"]


def test_self_play_learns_the_same(nodes: Nodes, tmp_path: Path) -> None:
    words = ("armorica", "--fresh", "--generations", "2", "--games", "400", "--seed", "3")
    here, there, kept = tmp_path / "here.txt", tmp_path / "there.txt", tmp_path / "kept"
    told(begin(*LEARNING, *words, "--out", str(here)))
    abroad = ("--ray", nodes.address, "--resume", str(kept), "--out", str(there))
    told(begin(*LEARNING, *words, *abroad))
    assert there.read_text() == here.read_text()
    pieces = {path: path.stat().st_mtime_ns for path in kept.iterdir()}
    there.unlink()
    told(begin(*LEARNING, *words, "--resume", str(kept), "--out", str(there)))
    assert there.read_text() == here.read_text()
    assert {path: path.stat().st_mtime_ns for path in kept.iterdir()} == pieces


WRONG = """
import sys
from lusoria.bots.cluster.cluster import Cluster
from lusoria.bots.cluster.simulation import Simulation
from lusoria.core.errors import Unreadable

with Cluster(sys.argv[1]) as cluster:
    try:
        list(cluster.spread(Simulation.play, [Simulation("armorica", 2, {}, ("x", "y"), 1, 1)]))
    except Unreadable as refusal:
        message = refusal.message
print(message)
"""


def test_what_is_refused_on_a_worker_is_told_here(nodes: Nodes) -> None:
    assert "line 1" in told(begin(sys.executable, "-c", WRONG, nodes.address))
