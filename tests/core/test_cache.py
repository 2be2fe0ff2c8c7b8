"""The stale cache, numba's worst trap: a callee edited in another file is not noticed.

A small house is built in a temporary folder, run, edited and run again. The control shows that the
trap is still there; the fence (a cache folder named by a hash of all sources) avoids it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lusoria.core.rule import PACKAGE, cache_folder

RULES = """
from lusoria.core.rule import rule

@rule("T1")
def cost():
    return {cost}
"""

LOOPS = """
def loop(n):
    return n * cost()
"""

RUN = """
import sys
from pathlib import Path
from lusoria.core.rule import bind, cache_folder
from lusoria.games.toy.loops import loop
from lusoria.games.toy.rules import cost
folder = cache_folder("toy") if sys.argv[1] == "fenced" else Path(sys.argv[1])
bound = bind(loop, "toy", {"cost": cost}, folder)
print(bound(10), sum(bound.stats.cache_hits.values()))
"""


class House:
    """A copy of core with one toy game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        package = folder / "lusoria"
        shutil.copytree(
            PACKAGE / "core", package / "core", ignore=shutil.ignore_patterns("__pycache__")
        )
        self.toy = package / "games" / "toy"
        self.toy.mkdir(parents=True)
        for each in (package, package / "games", self.toy):
            (each / "__init__.py").write_text("")
        (self.toy / "loops.py").write_text(LOOPS)

    def answer(self, cost: int, folder: str) -> tuple[int, int]:
        """What the loop says with this cost, and how often the cache was hit."""
        value, hits = self.run(cost, folder).stdout.split()
        return int(value), int(hits)

    def run(
        self, cost: int, folder: str = "fenced", first: str = "", **environment: str
    ) -> "subprocess.CompletedProcess[str]":
        """Run the loop, perhaps after something else."""
        (self.toy / "rules.py").write_text(RULES.format(cost=cost))
        environment = {
            "PYTHONPATH": str(self.folder),
            "LUSORIA_THAWED": "",
            "LUSORIA_CACHE": str(self.folder / "c"),
            # Python itself overlooks an edit of the same length within the same second
            "PYTHONDONTWRITEBYTECODE": "1",
        } | environment
        return subprocess.run(
            [sys.executable, "-c", first + RUN, folder],
            capture_output=True, text=True, check=True, env=os.environ | environment,
        )  # fmt: skip


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_fence_an_edit_in_another_file_is_seen(house: House) -> None:
    assert house.answer(3, "fenced") == (30, 0)
    assert house.answer(3, "fenced") == (30, 1), "unchanged sources hit the cache"
    assert house.answer(6, "fenced") == (60, 0), "an edited callee is compiled anew"


def test_the_trap_is_still_there_without_the_fence(house: House, tmp_path: Path) -> None:
    one_folder = str(tmp_path / "one folder")
    assert house.answer(3, one_folder) == (30, 0)
    assert house.answer(6, one_folder) == (30, 1), "numba has learnt to notice: drop the fence"


def test_fence_checked_and_unchecked_code_do_not_share_a_cache(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = cache_folder("roma")
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache_folder("roma") != plain


def test_the_key_covers_rules_and_what_they_stand_on_and_nothing_else(house: House) -> None:
    def key() -> str:
        ask = "from lusoria.core.rule import cache_folder; print(cache_folder('toy'))"
        settings = {"PYTHONPATH": str(house.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [sys.executable, "-c", ask],
            capture_output=True, text=True, check=True, env=os.environ | settings,
        )  # fmt: skip
        return done.stdout

    rules, words, view = (house.toy / f"{name}.py" for name in ("rules", "words", "view"))
    rules.write_text(f"from lusoria.games.toy.words import COST\n{RULES.format(cost='COST')}")
    words.write_text("COST = 3\n")
    view.write_text("from lusoria.games.toy.rules import cost\n")
    before = key()
    view.write_text("# redrawn\n")
    assert key() == before, "nothing compiled stands on a view"
    words.write_text("COST = 4\n")
    assert (after := key()) != before, "a rule stands on its words"
    (house.toy / "__init__.py").write_text("# which function answers the contract\n")
    assert key() != after
