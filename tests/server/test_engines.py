"""Rules are compiled beside the tables, where somebody has a use for it."""

import pytest

from lusoria.core.thawed import thawed
from lusoria.server import engines
from lusoria.server.engines import Engines


async def test_a_process_that_stays_thawed_compiles_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def in_vain(name: str) -> None:
        raise AssertionError(name)

    monkeypatch.setattr(engines, "load", thawed)
    monkeypatch.setattr(engines, "_compile", in_vain)
    games = Engines()
    await games.warm()
    assert not games.load("armorica").compiled
