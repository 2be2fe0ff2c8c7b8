"""First games of each title, played as in their transcripts: every screen is still the same."""

import contextlib
import shutil
from pathlib import Path

import pytest

from tests.terminal.first_games import GAMES, read, told
from tests.terminal.tmux import Terminal, is_over

SOON = 20.0
"""Seconds that a slow machine may need for a page."""
pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed here")


@pytest.mark.parametrize("name", GAMES)
def test_a_first_game_is_as_it_was_written_down(name: str, tmp_path: Path) -> None:
    table = Terminal(tmp_path, GAMES[name].words)

    def shows(number: int, expected: str) -> None:
        """A busy tmux may show a page in the making for a moment."""
        with contextlib.suppress(AssertionError):
            table.until(lambda screen: told(screen, number) == expected, SOON)
        assert told(table.screen(), number) == expected, f"screen {number}"

    try:
        for number, (line, expected) in enumerate(read(name)):
            if number:
                table.type(line)
            shows(number, expected)
        assert is_over(table.screen())
    finally:
        table.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_transcript_is_a_whole_game_of_a_beginner(name: str) -> None:
    typed = [line for line, _ in read(name)]
    assert typed[1 : 1 + len(GAMES[name].tries)] == list(GAMES[name].tries)
    assert is_over(read(name)[-1][1])
    assert all(len(line) <= 80 for _, screen in read(name) for line in screen.splitlines())
