from pathlib import Path

import pytest

from tests.terminal.people import Person


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Person:
    return Person(monkeypatch, tmp_path / "games")
