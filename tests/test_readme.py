"""The README's commands do what it says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent
ELSEWHERE = {
    "python3 dev.py play": "sets up and waits for a person",
    "python3 dev.py test": "is what runs this test",
    ".venv/bin/lusoria serve": "serves until it is ended; tests of its own start it",
    ".venv/bin/lusoria play": "waits for a person; tests of its own play it",
    '.boot/bin/uv pip install --python .venv "open_spiel>=2.0"': "installs a package",
    ".venv/bin/python benchmarks/beside_openspiel.py": "needs OpenSpiel, which is never locked",
    ".venv/bin/python examples/batch_training.py": "is run by the tests of the examples",
}


def commands() -> list[str]:
    blocks = re.findall(
        r"```console\n(.*?)```", (HOUSE / "README.md").read_text("utf-8"), re.DOTALL
    )
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


def test_the_readme_has_the_two_commands() -> None:
    assert commands()[:2] == ["python3 dev.py play", "python3 dev.py test"]


def test_what_is_not_run_here_is_still_in_the_readme() -> None:
    assert set(ELSEWHERE) <= set(commands())


@pytest.mark.parametrize("command", [each for each in commands() if each not in ELSEWHERE])
def test_a_command_of_the_readme_runs(command: str) -> None:
    name, *words = command.split()
    assert name == ".venv/bin/lusoria"
    script = "import sys; from lusoria.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        cwd=HOUSE, capture_output=True, text=True, check=False, timeout=300,
        stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
