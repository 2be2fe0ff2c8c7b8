"""`lusoria check-components`: what an owner typed in, checked."""

from pathlib import Path

import pytest

from lusoria.games.armorica.components import standard
from tests.cli.command import call


def check(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> tuple[int, str, str]:
    file = tmp_path / "mine.txt"
    file.write_text(text)
    told = call(capsys, "check-components", str(file), "--game", "armorica")
    return told.status, told.out.replace(str(file), "mine.txt"), told.err


def test_the_house_file_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = check(tmp_path, capsys, standard().text)
    assert (status, out) == (0, "mine.txt fits the rulebook of armorica (no warning)\n")


def test_what_we_inferred_is_a_warning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "G-A1 A farmer 3 0 0 0 0 1\n" + standard().text.replace("G-A1  ", "#", 1)
    status, out, _ = check(tmp_path, capsys, text)
    assert status == 0
    assert out == (
        "warning: line 1: 3 wheat; we expected 0 to 2\n"
        "mine.txt fits the rulebook of armorica (1 warning)\n"
    )


def test_what_the_rulebook_fixes_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = check(tmp_path, capsys, "S1 start worker two 0 0 0 0 2\n")
    assert (status, out) == (2, "")
    assert err == (
        "lusoria: Line 1, wheat: “two” does not fit there. Write a whole number from 0 to 9. "
        "(rule A1.3)\n"
    )


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("show", "armorica", "--language", "de"), "Zeile 1, Weizen: „two“ passt hier nicht."),
        (("play", "armorica", "--language", "ru"), "Строка 1, пшеница: «two» сюда не подходит."),
    ],
)
def test_a_reader_of_another_language_is_told_in_it(
    words: tuple[str, ...], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("S1 start worker two 0 0 0 0 2\n")
    assert says in call(capsys, *words, "--components", str(file)).err
