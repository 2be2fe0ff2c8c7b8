"""The network over patterns: the compiled forward pass, the file, and what the patterns tell."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from lusoria.bots.bound import bound_search
from lusoria.bots.levels import SEASONED
from lusoria.bots.networks import load_network, with_patterns
from lusoria.bots.planning import Workspace
from lusoria.bots.search.layouts import MOST_HELD, NARROW, NO_PATTERN, WIDE
from lusoria.bots.seen import see
from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from lusoria.core.thawed import thawed, thawed_module
from tests.bots.tables import asked
from tests.settings import Setting

TABLES = [
    *(Setting("armorica", seats) for seats in (2, 4)),
    *(Setting("cambria", seats) for seats in (2, 3, 5)),
]
every_table = pytest.mark.parametrize("setting", TABLES, ids=str)


def plain(play: Play) -> Play:
    """The same table without a compiler; nothing is hidden at it."""
    return replace(see(play), game=thawed(play.game.name)).play()


def told(play: Play) -> list[list[int]]:
    """The patterns of each seat, by the same source without a compiler."""
    name = play.game.name
    work = SimpleNamespace(
        counts=[[0] * 32 for _ in range(16)],
        patterns=[[0] * MOST_HELD for _ in range(play.seats)],
        many=[0] * play.seats,
    )
    thawed_module(name, "lusoria.bots.telling")  # or the compiled one would be asked
    extract = thawed_module(name, f"lusoria.bots.{name}.patterns").extract_patterns
    extract(play.state, play.components.plain, work)
    return [work.patterns[seat][: work.many[seat]] for seat in range(play.seats)]


def chances(patterns: list[list[int]], network: Any) -> Any:
    """By numpy, in double precision."""
    seats, parts = len(patterns), network[0]
    wide = [parts["wide"][each].sum(0, dtype=float) + parts["wide_bias"] for each in patterns]
    narrow = np.maximum(wide, 0) @ parts["narrow"].astype(float)
    own, rivals = narrow[:, :NARROW], narrow[:, NARROW:]
    hidden = own + (rivals.sum(0) - rivals) / (seats - 1) + parts["narrow_bias"]
    powers = np.exp(np.maximum(hidden, 0) @ parts["last"])
    return powers / powers.sum()


@every_table
def test_a_first_look_equals_numpy_over_the_same_patterns_thawed(setting: Setting) -> None:
    network = load_network(setting.name, setting.seats)
    compared = 0
    for play in asked(setting, seed=1, every=7):
        seen = see(play)
        workspace = Workspace(bound_search(setting.game), seen, nodes=1_000)
        workspace.search(1, 1, SEASONED.struct(), network)
        moves = workspace.first_moves(seen.seat)
        for action in seen.legal[:5]:
            after = plain(play)
            after.apply(action)
            if not after.over:
                wanted = chances(told(after), network)[seen.seat]
                assert moves[action][1] == pytest.approx(wanted, abs=1e-4)
                compared += 1
    assert compared > 20


@every_table
def test_patterns_have_room(setting: Setting) -> None:
    patterns = thawed_module(setting.name, f"lusoria.bots.{setting.name}.patterns")
    assert patterns.PATTERNS <= NO_PATTERN
    for play in asked(setting, seed=2, every=9):
        for held in told(plain(play)):
            assert len(held) + 3 <= MOST_HELD
            assert all(0 <= pattern < patterns.PATTERNS for pattern in held)


def test_another_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "patterns.npz"
    np.savez(path, wide=np.zeros((10, WIDE + 1)))
    with pytest.raises(Unreadable, match="train it anew"):
        with_patterns(load_network("cambria"), path)


def test_tables_of_many_have_a_network_of_their_own() -> None:
    two, three, five = (load_network("cambria", seats) for seats in (2, 3, 5))
    assert not np.array_equal(two["wide"], three["wide"])
    assert np.array_equal(three["wide"], five["wide"])
    assert np.array_equal(load_network("armorica", 2)["wide"], load_network("armorica", 4)["wide"])
