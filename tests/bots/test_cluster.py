"""Work in shards, here; `test_ray.py` does the same on a cluster."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lusoria.bots.arena.ledger import digest_of
from lusoria.bots.arena.tournament import hold
from lusoria.bots.bot import Budget
from lusoria.bots.cluster import simulation
from lusoria.bots.cluster.cluster import Cluster, here
from lusoria.bots.cluster.self_play import Piece, Samples, Shelf, played
from lusoria.bots.cluster.simulation import Simulation, simulate_in_shards
from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.simulate import random_games
from lusoria.games.catalogue import load
from tests.bots.test_arena import arena
from tests.cli.command import call

ARMORICA = load("armorica")
STANDARD = ARMORICA.texts.standard({})


def some_games(games: int) -> Simulation:
    return Simulation("armorica", 3, {}, (STANDARD.name, STANDARD.text), 7, games)


@pytest.fixture(autouse=True)
def _short_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "SHARD", 5)


def test_shards_add_up_to_the_whole_in_any_order() -> None:
    def backwards(work, shards):  # type: ignore[no-untyped-def]
        return reversed([*here(work, shards)])

    whole = random_games(ARMORICA, 3, {}, 13, 7)
    assert simulate_in_shards(some_games(13)) == whole
    assert simulate_in_shards(some_games(13), spread=backwards) == whole


def test_a_simulation_goes_on_from_whole_shards_only(tmp_path: Path) -> None:
    file, told = tmp_path / "simulation.jsonl", list[int]()
    simulate_in_shards(some_games(13), resume=file)
    file.write_bytes(file.read_bytes()[:-4])  # torn by a sudden end
    again = simulate_in_shards(some_games(20), resume=file, progress=told.append)
    assert again == random_games(ARMORICA, 3, {}, 20, 7)
    assert told == [10, 5, 5]
    with pytest.raises(Unreadable, match="another simulation: seed is 7 there and 8 here"):
        simulate_in_shards(replace(some_games(5), seed=8), resume=file)


def test_a_lost_shard_shows_in_the_digest(tmp_path: Path) -> None:
    def careless(work, shards):  # type: ignore[no-untyped-def]
        return here(work, [shards[0], *shards[:-1]])

    right = simulation.digest_of(simulate_in_shards(some_games(10)))
    assert simulation.digest_of(simulate_in_shards(some_games(10), spread=careless)) != right


def test_an_arena_in_shards_is_the_same_arena() -> None:
    it = replace(arena("greedy", "random"), bots=("greedy", "random"))
    on_threads, in_shards = hold(it, 6), hold(it, 6, spread=here)
    assert digest_of(in_shards) == digest_of(on_threads)
    assert digest_of(in_shards[1:]) != digest_of(on_threads)


def test_on_a_cluster_no_clock_decides() -> None:
    it = replace(arena("greedy", "random"), bots=("greedy", "random"))
    with pytest.raises(Unreadable, match="give budgets in --playouts"):
        hold(replace(it, budget=Budget(milliseconds=5)), 2, spread=here)


def test_self_play_is_kept_piece_by_piece(tmp_path: Path) -> None:
    pieces = [Piece("armorica", np.zeros(3), 2, {}, 1, f"{n}", 0.1, 0.0) for n in range(3)]
    asked: list[str] = []

    def counting(work, shards):  # type: ignore[no-untyped-def]
        for number, piece in enumerate(shards):
            asked.append(piece.seed)
            yield number, Samples(np.full(2, float(piece.seed)), np.zeros(2))

    first = played(pieces[:2], counting, Shelf(tmp_path / "kept"))
    again = played(pieces, counting, Shelf(tmp_path / "kept"))
    assert asked == ["0", "1", "2"]
    assert [each.features[0] for each in again] == [0, 1, 2]
    assert [each.features[0] for each in first] == [0, 1]
    assert len({each.digest for each in (*pieces, replace(pieces[0], network=np.ones(3)))}) == 4


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(Refusal, match=r"pip install 'lusoria\[ray\]'"):
        Cluster("auto")


def test_a_simulation_in_a_file_tells_what_one_without_tells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("simulate", "armorica", "--games", "12", "--json")
    plain = json.loads(call(capsys, *words).out)
    file = str(tmp_path / "some.jsonl")
    kept = json.loads(call(capsys, *words, "--resume", file).out)
    assert kept["digest"] == plain["digest"]
    assert kept["wins"] == plain["wins"]
    refused = call(capsys, *words, "--resume", file, "--device", "cuda")
    assert (refused.status, "leave --ray and --resume out" in refused.err) == (2, True)
