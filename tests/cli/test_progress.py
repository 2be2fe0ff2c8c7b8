"""What people see while they wait, and what `lusoria compile` says."""

from pathlib import Path

import pytest

from lusoria.cli import compile as compile_command
from lusoria.cli.progress import bar, is_compiled, spinner
from lusoria.core.rule import cache_folder
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load
from tests.cli.command import call


def test_nothing_is_shown_unless_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    with spinner("waiting", shown=False), bar("working", 3, shown=False) as advance:
        advance(1)
    assert capsys.readouterr() == ("", "")


def test_progress_goes_to_stderr(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # as on a terminal
    with spinner("compiling", shown=True):
        pass
    with bar("playing", 2, shown=True) as advance:
        advance(1)
        advance(1)
    written = capsys.readouterr()
    assert written.out == ""
    assert "compiling" in written.err
    assert "playing" in written.err
    assert "100%" in written.err


def test_compiled_code_is_looked_for_where_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUSORIA_CACHE", str(tmp_path))
    game = load("armorica")
    assert not is_compiled(game, "step")
    assert is_compiled(thawed("armorica"), "step")
    cache_folder("armorica").mkdir(parents=True)
    (cache_folder("armorica") / "step_armorica-0123456789abcdef.kept").touch()
    assert is_compiled(game, "step")
    assert not is_compiled(game, "random_games")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were compiled, without the wait."""
    names: list[str] = []
    monkeypatch.setattr(compile_command, "_compile", names.append)
    return names


def test_compile_says_which_game_is_ready(
    compiled: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = call(capsys, "compile")
    assert compiled == list(NAMES)
    assert [line.split(":")[0] for line in told.out.splitlines()] == list(NAMES)


def test_compile_really_compiles(capsys: pytest.CaptureFixture[str]) -> None:
    told = call(capsys, "compile", "armorica")
    assert told.status == 0
    assert told.out.startswith("armorica: ready (")
    assert is_compiled(load("armorica"), "step")
    assert is_compiled(load("armorica"), "random_games")


def test_compile_knows_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    told = call(capsys, "compile", "chess")
    assert (told.status, told.out) == (2, "")
    assert "there is no game 'chess'" in told.err
