"""`lusoria play`: a game in the terminal."""

from collections.abc import Sequence

import pytest

import lusoria.core.rule  # noqa: F401 - rules are compiled in this process, whatever runs first
from lusoria.games.catalogue import NAMES
from tests.cli.command import Told, call


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lines that a person types; when they run out, the input has ended."""
    lines: list[str] = []

    def read(prompt: str = "") -> str:
        print(prompt, end="")
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr("builtins.input", read)
    return lines


def play(
    typed: list[str], capsys: pytest.CaptureFixture[str], lines: Sequence[str], *words: str
) -> Told:
    typed.extend(lines)
    return call(capsys, "play", *(words or ("armorica", "--seed", "4")))


def test_a_number_or_words_are_played(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = play(typed, capsys, ["1", "pass", "quit"])
    assert told.status == 0
    assert "Seat 0 takes G-A3." in told.out
    assert "Seat 0 passes and discards R-I-2." in told.out
    assert told.out.endswith("Good-bye.\n")


def test_a_refused_answer_is_explained(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = play(typed, capsys, ["take G-A6", "why pass", "take Nero", "", "0", "99"])
    assert "G-A6 is card number 4 from the right: that takes 4 wheat" in told.out
    assert "“pass” is allowed." in told.out
    assert "'take Nero' is no action" in told.out
    assert "'99' is no action" in told.out


def test_the_game_is_asked_for(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    typed.extend(["chess", "armorica", "quit"])
    told = call(capsys, "play")
    assert told.out.count("Which game?") == 2
    assert "Seat 0: " in told.out


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("where", [(), ("--hot-seat",)])
def test_first_answers_lead_to_an_end(
    name: str, where: tuple[str, ...], typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Typing 1 answers everything, also `press Enter`."""
    told = play(typed, capsys, ["1"] * 20_000, name, "--seed", "5", *where)
    assert "The game is over" in told.out


def test_another_language(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = play(typed, capsys, ["pass"], "armorica", "--language", "ru")
    assert "пасует" in told.out


def test_a_seat_that_is_not_there(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = play(typed, capsys, [], "armorica", "--seat", "2")
    assert told.err == "lusoria: --seat is a number from 0 to 1, not 2\n"
