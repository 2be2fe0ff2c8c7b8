"""Games in a real terminal: whole ones, in each language, with all that a person may type."""

import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from lusoria.cli.table import uncompiled
from lusoria.games.catalogue import NAMES
from lusoria.records.reading import Record, read_record
from lusoria.words import LANGUAGES
from tests.terminal.tmux import Terminal, is_asked, is_over, menu

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed here")
Open = Callable[..., Terminal]
COMPILING = 600.0
"""Seconds that the bots of a game may take to get ready the first time, on a busy machine."""


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    opened: list[Terminal] = []

    def open_one(*words: str, size: tuple[int, int] = (80, 24)) -> Terminal:
        opened.append(Terminal(tmp_path, words, size))
        return opened[-1]

    yield open_one
    for each in opened:
        each.close()


def the_record(folder: Path) -> Record:
    (path,) = folder.glob("*.jsonl")
    return read_record(path, uncompiled, repair=True)


def play_on(table: Terminal, answers: int = 10_000) -> str:
    """Give the last answer of the menu again and again: passing and ending."""
    screen = table.asked()
    for _ in range(answers):
        if is_over(screen):
            break
        screen = table.answer(menu(screen)[-1])
    return screen


def whole_game(terminal: Open, folder: Path, words: Sequence[str], size: tuple[int, int]) -> None:
    screen = play_on(terminal(*words, "--bots", "random", "--pace", "fast", size=size))
    assert is_over(screen)
    assert the_record(folder).result is not None


def test_a_whole_armorica(terminal: Open, tmp_path: Path) -> None:
    whole_game(terminal, tmp_path, ["armorica", "--seed", "1", "--language", "de"], (80, 24))


def test_a_whole_roma(terminal: Open, tmp_path: Path) -> None:
    whole_game(terminal, tmp_path, ["roma", "--seed", "2", "--language", "ru"], (120, 40))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_whole_games(name: str, language: str, terminal: Open, tmp_path: Path) -> None:
    whole_game(terminal, tmp_path, [name, "--seed", "3", "--language", language], (80, 24))


def test_cambria_goes_on_after_a_kill(terminal: Open, tmp_path: Path) -> None:
    words = ("cambria", "--seed", "5", "--seats", "3", "--bots", "random", "--pace", "fast")
    table = terminal(*words, "--language", "en")
    before = play_on(table, 4)
    assert is_asked(before)
    table.kill()
    entries = the_record(tmp_path).entries
    again = terminal("--resume")
    assert again.asked() == before
    again.answer(menu(before)[0])
    assert the_record(tmp_path).entries[: len(entries)] == entries
    assert len(the_record(tmp_path).entries) > len(entries)


def test_undo_and_reasons_in_a_real_terminal(terminal: Open, tmp_path: Path) -> None:
    table = terminal("roma", "--seed", "7", "--bots", "random", "--option", "starter=0")
    first = table.asked()
    assert "hand: 4 hidden cards" in first
    second = table.answer("1")
    assert "chooses" in second
    back = table.answer("undo")
    assert "Taken back: give" in back
    assert "chooses" not in back
    refused = table.answer("give Nero")
    assert "Nero is not in your hand; name a card that is." in refused
    rule = table.answer("rules R1.8")
    assert "R1.8: Each player passes two cards" in rule


def test_the_curtain_hides_the_hand(terminal: Open) -> None:
    table = terminal("roma", "--seed", "7", "--hot-seat", "--option", "starter=0")
    table.until(lambda screen: "Pass the keyboard to Player A." in screen)
    screen = table.answer("")
    hand = set(re.findall(r"(?:give|\d×) (\w+)", screen))
    assert hand
    table.answer("1")
    table.type("1")
    curtain = table.until(lambda screen: "Pass the keyboard to Player B." in screen)
    assert curtain.strip().count("\n") == 0, "nothing else stands on the screen"
    other = table.answer("")
    own = set(re.findall(r"give (\w+)", other))
    assert own
    assert not any(name in other for name in hand - own)
    history = table.tmux("capture-pane", "-p", "-S", "-", "-t", "table")
    assert not any(name in history for name in hand - own)
    table.tmux("send-keys", "-t", "table", "Up")
    assert table.screen().splitlines()[-1] == "B>"


def test_a_narrow_window_says_so_and_recovers(terminal: Open) -> None:
    table = terminal("armorica", "--seed", "1", "--bots", "random", size=(60, 20))
    table.asked()
    table.type("")  # a busy tmux may tell a new window's size too late for its first screen
    narrow = table.until(lambda screen: "60 × 20" in screen and is_asked(screen))
    assert "ARMORICA" not in narrow
    assert "1 take" in narrow
    table.resize(80, 24)
    table.type("")
    table.until(lambda screen: "ARMORICA" in screen and is_asked(screen))


def test_the_lobby(terminal: Open) -> None:
    table = terminal()
    table.until(lambda screen: "Language · Sprache · Язык" in screen)
    table.type("3")
    table.until(lambda screen: "Во что сыграем?" in screen)
    table.type("roma")
    table.until(lambda screen: "Против кого?" in screen)
    table.type("6")
    table.until(lambda screen: "Нажмите Enter" in screen)
    assert "Игрок A" in table.answer("")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_hint_from_the_strongest_bot(name: str, terminal: Open) -> None:
    """The bots' process is compiled, and that may take minutes the first time."""
    table = terminal(name, "--seed", "4", "--bots", "tiro", "--pace", "fast", "--language", "en")
    table.until(is_asked, COMPILING)
    table.type("hint")
    hinted = table.until(lambda screen: re.search(r"» .+: wins \d+ %", screen), COMPILING)
    assert 1 <= hinted.count("» ") <= 3
