"""Compiling beforehand."""

import argparse
import threading
import time
from pathlib import Path

import pytest

from lusoria.cli import compile as command
from lusoria.core import kept


def test_one_process_compiles_a_game_while_the_others_wait(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Several servers that start at once on one machine must not compile the same code each."""
    tmp_path.chmod(0o700)
    told: list[str] = []

    def compiling(name: str) -> None:
        told.append(f"begins {name}")
        time.sleep(0.05)
        told.append(f"ends {name}")

    monkeypatch.setattr(kept, "cache_root", lambda: tmp_path)
    monkeypatch.setattr(command, "_compile", compiling)
    wish = argparse.Namespace(games=["roma"])
    threads = [threading.Thread(target=command.run, args=(wish,)) for _ in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert told == ["begins roma", "ends roma"] * 3
