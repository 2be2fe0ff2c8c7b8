"""The command that a farewell names is one that is there."""

import subprocess
import sys
from pathlib import Path

import pytest

from lusoria.cli.again import COMMAND, again

HOUSE = Path(__file__).resolve().parents[2]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine on which nothing is in the path."""
    monkeypatch.delenv(COMMAND, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    program = tmp_path / "house" / "lusoria"
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.setattr(sys, "argv", [str(program), "play"])
    return program


def test_what_is_not_in_the_path_is_named_as_it_was_typed(bare: Path) -> None:
    assert again("play", "--resume", "a b.jsonl") == f"{bare} play --resume 'a b.jsonl'"


def test_what_is_in_the_path_is_named_shortly(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(bare.parent))
    assert again("play") == "lusoria play"


def test_whoever_started_with_dev_py_goes_on_with_it(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(COMMAND, "python3 dev.py play --terminal")
    assert again("play", "--resume") == "python3 dev.py play --terminal --resume"
    assert again("replay", "a.jsonl") == f"{bare} replay a.jsonl", "dev.py replays nothing"


def test_dev_py_says_how_it_was_started(tmp_path: Path) -> None:
    """The real one, as on a fresh machine: a game is left at once."""
    done = subprocess.run(
        [sys.executable, "dev.py", "play", "--terminal", "armorica", "--bots", "random",
         "--language", "en"],
        cwd=HOUSE, input=b"quit\n", capture_output=True, check=True,
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "LUSORIA_GAMES": str(tmp_path)},
    )  # fmt: skip
    (line,) = (line for line in done.stdout.decode().splitlines() if "--resume" in line)
    called = f"{Path(sys.executable).name} dev.py play --terminal"
    assert line.strip().startswith(f"{called} --resume {tmp_path}")
