"""The examples that need nothing heavy run as they stand; so does the page for researchers."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]
EXAMPLES = HOUSE / "examples"
LIGHT = {
    "random_game.py": r"scores \[",
    "own_bot.py": r"won (1\d|20) of 20 games",
    "pettingzoo_loop.py": r"rewards \{'seat_0'",
    "batch_training.py 2": r"round   1: +\d",
    "what_if.py": r"place r\d\d +[+-]0\.\d+",
    "records_to_frame.py": r"entry,seat,do",
}
HEAVY = {"openspiel_search.py", "gpu_rollouts.py"}
MOST_LINES = 60


@pytest.mark.parametrize("example", LIGHT)
def test_an_example_runs(example: str) -> None:
    file, *words = example.split()
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / file), *words], cwd=HOUSE, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-1500:]
    assert re.search(LIGHT[example], done.stdout), done.stdout[-500:]


def test_every_example_is_known_and_short() -> None:
    files = {path.name: path for path in EXAMPLES.glob("*.py")}
    assert set(files) == {each.split()[0] for each in LIGHT} | HEAVY
    assert all(len(p.read_text("utf-8").splitlines()) <= MOST_LINES for p in files.values())


def test_the_page_for_researchers_runs() -> None:
    page = (HOUSE / "docs" / "research.md").read_text("utf-8")
    for program in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(compile(program, "research.md", "exec"), {})
    for named in re.findall(r"(?:examples|benchmarks)/\w+\.py", page):
        assert (HOUSE / named).exists(), named
