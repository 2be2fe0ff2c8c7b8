"""Games in a real terminal: whole ones, in each language, with all that a person may type."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from lusoria.cli.table import uncompiled
from lusoria.cli.terminal.translator import Translator
from lusoria.games.catalogue import NAMES
from lusoria.records.audit import audit
from lusoria.records.lines import Entry, Ply, Undo
from lusoria.records.reading import Record, read_record
from lusoria.words import LANGUAGES
from tests.terminal.tmux import Terminal, is_over, is_python

pytestmark = pytest.mark.services
Open = Callable[..., Terminal]
COMPILING = 600.0
"""Seconds that the bots of a game may take to get ready the first time, on a busy machine."""


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    opened: list[Terminal] = []

    def open_one(
        *words: str, size: tuple[int, int] = (80, 24), locale: str = "", afterwards: str = ""
    ) -> Terminal:
        opened.append(Terminal(tmp_path, words, size, locale, afterwards))
        return opened[-1]

    yield open_one
    for each in opened:
        each.close()


def the_record(folder: Path) -> Record:
    (path,) = folder.glob("*.jsonl")
    return read_record(path, uncompiled, repair=True)


def play_on(table: Terminal, t: Translator, answers: int = 10_000) -> str:
    """Give the first answer again and again."""
    screen = table.seen or table.asked()
    for _ in range(answers):
        if is_over(screen):
            break
        screen = table.answer(table.follower.first_answer(t))
    return screen


def take_back(table: Terminal, t: Translator) -> None:
    """Answer and ask for it back until that is allowed: dice and cards let few be taken back."""
    told = t("undone", action="").strip()
    for _ in range(100):
        play_on(table, t, 1)
        before = the_record(table.folder).entries
        if told in table.answer(t("command-undo")):
            assert isinstance(the_record(table.folder).entries[-1], Undo)
            return
        assert the_record(table.folder).entries == before
    raise AssertionError("nothing could be taken back")


def be_advised(table: Terminal, t: Translator) -> None:
    """One to three answers with their chances, from the strongest bot."""
    table.type(t("command-hint"))
    told = re.compile(r"» .+: \D+ \d+\s?%")
    hinted = table.until(lambda screen: told.search(screen) and table.asks(screen), COMPILING)
    assert 1 <= len(told.findall(hinted)) <= 3


def killed_and_resumed(terminal: Open, table: Terminal) -> Terminal:
    """The same table after a kill: what stood there stands there again."""
    table.type("")
    before = table.asked()
    entries = the_record(table.folder).entries
    table.kill()
    again = terminal("--resume", size=table.size)
    assert again.asked() == before
    assert the_record(table.folder).entries == entries
    return again


SEEDS = {"armorica": "10", "roma": "8", "cambria": "22"}
"""Short games in which something can be taken back."""


def games() -> list[Any]:
    """Every game in every language; each game and each language once in the ordinary tests."""
    quick = dict(zip(NAMES, LANGUAGES, strict=True))
    return [
        pytest.param(name, language, marks=() if quick[name] == language else pytest.mark.slow)
        for name in NAMES
        for language in LANGUAGES
    ]


@pytest.mark.parametrize(("name", "language"), games())
def test_whole_games(name: str, language: str, terminal: Open, tmp_path: Path) -> None:
    """With an undo, a hint and a kill on the way, in the player's own words."""
    t = Translator(language)
    words = (name, "--seed", SEEDS[name], "--language", language)
    size = (80, 24) if language == "de" else (120, 40)
    table = terminal(*words, "--bots", "random", "--pace", "fast", size=size)
    take_back(table, t)
    be_advised(table, t)
    table = killed_and_resumed(terminal, table)
    assert is_over(play_on(table, t))
    record = the_record(tmp_path)
    assert record.result is not None
    assert [entry for entry in record.entries if isinstance(entry, Undo)]
    assert audit(record, uncompiled).dealt > 0


def test_undo_and_reasons_in_a_real_terminal(terminal: Open, tmp_path: Path) -> None:
    table = terminal("roma", "--seed", "7", "--bots", "random", "--option", "starter=0")
    first = table.asked()
    assert "hand: 4 hidden cards" in first
    second = table.answer(table.follower.first_answer(Translator("en")))
    assert "chooses" in second
    back = table.answer("undo")
    assert "Taken back: give" in back
    assert "chooses" not in back
    refused = table.answer("give Nero")
    assert "Nero is not in your hand; choose a card that is." in refused
    rule = table.answer("rules R1.8")
    assert "R1.8: Each player passes two cards" in rule


def test_the_game_goes_on_when_the_bots_process_is_killed(terminal: Open, tmp_path: Path) -> None:
    """Nothing is lost, and nobody has to do anything: another process answers."""
    table = terminal("armorica", "--seed", "4", "--bots", "tiro", "--pace", "fast")
    table.until(table.asks, COMPILING)
    entries = the_record(tmp_path).entries
    bots = table.bots()
    assert bots
    for process in bots:
        os.kill(process, signal.SIGKILL)
    table.type("pass")
    table.until(
        lambda screen: {0, 1} <= {each.seat for each in later(entries, tmp_path)}, COMPILING
    )
    assert the_record(tmp_path).entries[: len(entries)] == entries
    assert set(table.bots()).isdisjoint(bots)


def later(entries: Sequence[Entry], folder: Path) -> list[Ply]:
    """What was answered since."""
    new = the_record(folder).entries[len(entries) :]
    return [each for each in new if isinstance(each, Ply)]


def test_a_counter_tells_how_far_the_compiler_is(
    terminal: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a fresh machine; nobody waits for its end here."""
    monkeypatch.setenv("LUSORIA_CACHE", str(tmp_path / "cache"))
    table = terminal("cambria", "--seed", "4", "--bots", "tiro")  # its first step is the shortest

    def told(screen: str) -> object:
        return re.search(r"» \d+ s: compiling the rules, \d of \d+\.", screen)

    while not told(table.until(lambda screen: told(screen) or table.asks(screen))):
        table.answer(table.follower.first_answer(Translator("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_hides_the_hand(language: str, terminal: Open) -> None:
    t = Translator(language)
    words = ("roma", "--seed", "7", "--hot-seat", "--option", "starter=0", "--language", language)
    table = terminal(*words)
    named = re.compile(rf"\b({'|'.join(uncompiled('roma').texts.standard({}).names['card'])})\b")

    def hand_in(screen: str) -> set[str]:
        """The cards that can be passed on."""
        return set(named.findall(screen.partition("▶")[2]))

    def curtain(letter: str) -> str:
        told = t("curtain", name=t("player", letter=letter))
        return table.until(lambda screen: told in screen)

    curtain("A")
    hand = hand_in(table.answer(""))
    assert hand
    table.answer(table.follower.first_answer(t))
    table.type(table.follower.first_answer(t))
    assert curtain("B").strip().count("\n") == 0, "nothing else stands on the screen"
    other = table.answer("")
    own = hand_in(other)
    assert own
    assert hand - own
    assert not any(name in other for name in hand - own)
    history = table.tmux("capture-pane", "-p", "-S", "-", "-t", "table")
    assert not any(name in history for name in hand - own)
    table.tmux("send-keys", "-t", "table", "Up", "z")
    typed = table.until(lambda screen: screen.endswith("z"))
    assert typed.splitlines()[-1] == "B> z", "nothing typed before can be called back"


def test_an_enter_pressed_twice_does_not_lift_the_curtain(terminal: Open) -> None:
    table = terminal("roma", "--seed", "7", "--hot-seat", "--option", "starter=0")
    table.until(lambda screen: "Press Enter" in screen)
    table.answer("")
    t = Translator("en")
    table.answer(table.follower.first_answer(t))
    table.tmux("send-keys", "-t", "table", "-l", table.follower.first_answer(t))
    table.tmux("send-keys", "-t", "table", "Enter", "Enter", "Enter")
    table.until(lambda screen: "Press Enter" in screen and "Player B" in screen)
    time.sleep(1)
    assert "Press Enter" in table.screen()


def test_what_is_typed_before_the_bots_have_moved_answers_nothing(
    terminal: Open, tmp_path: Path
) -> None:
    table = terminal("armorica", "--seed", "1", "--bots", "random", "--pace", "slow")
    table.asked()
    table.tmux("send-keys", "-t", "table", *["pass", "Enter"] * 3)
    table.until(lambda screen: "Which Roman" in screen and table.asks(screen))
    plies = [entry for entry in the_record(tmp_path).entries if isinstance(entry, Ply)]
    assert [ply.do for ply in plies if ply.seat == 0] == ["pass"]


def test_what_is_typed_at_a_long_text_is_not_lost(terminal: Open) -> None:
    table = terminal("armorica", "--seed", "1", "--bots", "random")
    table.asked()
    table.type("help")
    table.until(lambda screen: screen.endswith("Enter") or "q: enough" in screen)
    table.type("why pass")
    table.until(lambda screen: "“pass” is allowed." in screen and table.asks(screen))
    table.type("rules")
    table.until(lambda screen: screen.endswith("Enter") or "q: enough" in screen)
    table.type("q")
    after = table.until(table.asks)
    assert "no answer and no command" not in after


@pytest.mark.parametrize("locale", ["C", "POSIX"])
def test_any_letters_can_be_typed_in_any_locale(locale: str, terminal: Open) -> None:
    words = ("armorica", "--seed", "1", "--bots", "random", "--language", "ru")
    table = terminal(*words, locale=locale)
    table.asked()
    table.type("журнал")
    table.until(lambda screen: "Что произошло" in screen)


def test_a_narrow_window_says_so_and_recovers(terminal: Open) -> None:
    table = terminal("armorica", "--seed", "1", "--bots", "random", size=(60, 20))
    table.asked()
    table.type("")  # a busy tmux may tell a new window's size too late for its first screen
    narrow = table.until(lambda screen: "60 × 20" in screen and table.asks(screen))
    assert "ARMORICA" not in narrow
    assert "take 1 " in narrow
    table.resize(80, 24)
    table.type("")
    table.until(lambda screen: "ARMORICA" in screen and table.asks(screen))


def test_another_size_draws_the_table_anew_and_keeps_what_was_typed(
    terminal: Open, tmp_path: Path
) -> None:
    table = terminal("armorica", "--seed", "1", "--bots", "random", size=(100, 40))
    table.until(lambda screen: "ARMORICA" in screen and table.asks(screen))
    table.tmux("send-keys", "-t", "table", "-l", "pa")
    table.until(lambda screen: screen.endswith("A> pa"))
    table.resize(60, 20)
    narrow = table.until(lambda screen: "60 × 20" in screen and screen.endswith("A> pa"))
    assert "ARMORICA" not in narrow
    table.resize(90, 30)
    table.until(lambda screen: "ARMORICA" in screen and screen.endswith("A> pa"))
    table.answer("ss")
    plies = [entry for entry in the_record(tmp_path).entries if isinstance(entry, Ply)]
    assert [ply.do for ply in plies if ply.seat == 0] == ["pass"]


def test_a_table_that_goes_on_in_the_foreground_is_drawn_anew(terminal: Open) -> None:
    table = terminal("armorica", "--seed", "1", "--bots", "random")
    table.asked()

    def wiped(screen: str) -> bool:
        """A busy tmux may tell of the window's size once more, and the table comes back."""
        table.tmux("send-keys", "-t", "table", "-R")
        return "ARMORICA" not in screen

    table.until(wiped)
    os.kill(table.process(), signal.SIGSTOP)
    os.kill(table.process(), signal.SIGCONT)
    table.until(lambda screen: "ARMORICA" in screen and table.asks(screen))


def test_no_thread_but_the_one_at_the_keyboard_takes_signals(terminal: Open) -> None:
    table = terminal("armorica", "--seed", "1", "--bots", "tiro")
    table.asked()
    blocked = {
        path.name: int(re.findall(r"SigBlk:\s*(\w+)", (path / "status").read_text())[0], 16)
        for path in Path(f"/proc/{table.process()}/task").iterdir()
    }
    wanted = sum(1 << (number - 1) for number in (signal.SIGTERM, signal.SIGCONT, signal.SIGWINCH))
    assert len(blocked) > 1
    assert [name for name, mask in blocked.items() if mask & wanted != wanted] == [
        str(table.process())
    ]


def test_whoever_is_told_to_end_leaves_the_second_page(terminal: Open) -> None:
    table = terminal("armorica", "--seed", "1", "--bots", "random")
    table.asked()
    look = ("display-message", "-p", "-t", "table", "#{alternate_on} #{pane_dead}")
    assert table.tmux(*look).split() == ["1", "0"]
    os.kill(table.process(), signal.SIGTERM)
    left = table.until(lambda _: table.tmux(*look).split()[1] == "1")
    assert table.tmux(*look).split() == ["0", "1"]
    assert "lusoria play --resume" in left


@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_whoever_kills_the_table_finds_the_terminal_as_it_was(
    sent: signal.Signals, terminal: Open
) -> None:
    """It echoes what is typed, and shows its first page, whatever shell comes back to it."""
    table = terminal(
        "armorica", "--seed", "1", "--bots", "random", afterwards="sleep 1; stty -a; cat"
    )
    table.until(table.asks)
    (process,) = (child for child in table.children() if is_python(child))
    os.kill(process, sent)
    told = table.until(lambda screen: "icanon" in screen)
    assert "-icanon" not in told
    assert re.search(r"(?<!-)\becho\b", told)
    assert table.tmux("display-message", "-p", "-t", "table", "#{alternate_on}").strip() == "0"


def test_a_line_can_be_edited_after_ctrl_z(terminal: Open, tmp_path: Path) -> None:
    """A shell sets the terminal up for itself while the table is stopped."""
    table = terminal("armorica", "--seed", "1", "--bots", "random")
    table.asked()
    tty = table.tmux("display-message", "-p", "-t", "table", "#{pane_tty}").strip()
    os.kill(table.process(), signal.SIGSTOP)
    subprocess.run(["stty", "-F", tty, "sane"], check=True)
    os.kill(table.process(), signal.SIGCONT)
    table.until(lambda screen: "ARMORICA" in screen and table.asks(screen))
    table.tmux("send-keys", "-t", "table", "-l", "pasx")
    table.tmux("send-keys", "-t", "table", "Left", "Delete", "s")
    table.until(lambda screen: screen.endswith("A> pass"))


def test_tab_completes_what_can_be_typed(terminal: Open, tmp_path: Path) -> None:
    table = terminal("armorica", "--seed", "1", "--bots", "random", "--language", "ru")
    table.asked()
    table.tmux("send-keys", "-t", "table", "-l", "пра")
    table.tmux("send-keys", "-t", "table", "Tab")
    table.until(lambda screen: screen.endswith("A> правила"))
    table.tmux("send-keys", "-t", "table", "C-u")
    table.tmux("send-keys", "-t", "table", "-l", "вз")
    table.tmux("send-keys", "-t", "table", "Tab")
    table.until(lambda screen: screen.endswith("A> взять G-A"))


def test_a_finished_table_is_played_once_more(terminal: Open, tmp_path: Path) -> None:
    words = ("armorica", "--seed", "10", "--bots", "random", "--pace", "fast")
    table = terminal(*words, size=(120, 40))
    play_on(table, Translator("en"))
    table.until(lambda screen: "Play again?" in screen)
    table.type("")
    again = table.until(table.asks)
    assert "Random B" in again
    table.type("quit")
    table.until(lambda screen: "Good-bye" in screen)
    records = [path.read_text("utf-8") for path in tmp_path.glob("*.jsonl")]
    assert len({record.partition("commitment")[2][:60] for record in records}) == 2


def test_the_lobby(terminal: Open) -> None:
    table = terminal()
    table.until(lambda screen: "Language · Sprache · Язык" in screen)
    table.type("3")
    table.until(lambda screen: "Во что сыграем?" in screen)
    table.type("roma")
    table.until(lambda screen: "По каким правилам?" in screen)
    assert table.bots(), "they get ready while people still choose"
    table.type("")
    table.until(lambda screen: "Против кого?" in screen)
    table.type("6")
    table.until(lambda screen: "Нажмите Enter" in screen)
    assert "Игрок A" in table.answer("")
