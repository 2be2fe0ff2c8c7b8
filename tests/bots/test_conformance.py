"""`lusoria check-bot`: good bots and the samples pass, the others are told their faults."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lusoria.bots.external.conformance import Finding, check
from tests.bots.test_external import FAULTS, GOOD, PYTHON, SAMPLES, faulty
from tests.cli.command import call


def test_a_good_bot_passes_the_check_at_every_table() -> None:
    findings = list(check(PYTHON, ["cambria"], 1, 5))
    assert [each for each in findings if each.wrong] == []
    tables = [each.what.split(":")[0] for each in findings if "plays" in each.what]
    assert len(tables) == len(set(tables)) == 2 + 3 + 4 + 5 + 2
    assert {"plays cambria, 5 seats, seat 4", "plays cambria, 2 seats, seat 0, map=cumbria"} < set(
        tables
    )


def test_a_bad_bot_is_told_its_faults(tmp_path: Path) -> None:
    findings = list(check(faulty(tmp_path, FAULTS["cheats"][0]), ["armorica"], 1, 5))
    assert any("none of the legal ones" in each.wrong for each in findings)
    assert findings[-1] == Finding("ends when its input ends")
    assert [each.wrong for each in check("./no-such-bot", ["armorica"], 1, 5)] != [""]


@pytest.mark.parametrize(
    ("games", "why"),
    [
        ([["a"]], '"games" is a list of up to 16 names'),
        ("roma", '"games" is a list of up to 16 names'),
        ([], '"games" has none of roma'),
        (["cambria"], '"games" has none of roma'),
    ],
)
def test_the_games_a_bot_names_are_checked(games: object, why: str, tmp_path: Path) -> None:
    command = faulty(tmp_path, GOOD)
    script = tmp_path / "bot.py"
    script.write_text(script.read_text().replace('"faulty"', f'"faulty", "games": {games!r}'))
    assert [why in each.wrong for each in check(command, ["roma"], 1, 5) if each.wrong] == [True]


def test_the_check_tells_who_does_not_outlive_a_game(tmp_path: Path) -> None:
    findings = list(check(faulty(tmp_path, GOOD, "sys.exit(3)"), ["roma"], 1, 5))
    assert "after gameover: the process has ended with status 3" in findings[1].wrong


def test_one_fault_is_not_called_faults(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert call(capsys, "check-bot", "./no-such-bot").out.endswith("\n1 fault\n")


def sample(name: str, tmp_path: Path) -> str:
    """The command that runs a sample bot, or a skipped test where its language is missing."""
    source = SAMPLES / name
    tool = {".py": sys.executable, ".js": "node", ".c": "cc"}[source.suffix]
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    if source.suffix != ".c":
        return f"{tool} {source}"
    subprocess.run([tool, "-o", tmp_path / "bot", source], check=True)
    return str(tmp_path / "bot")


@pytest.mark.parametrize("name", sorted(path.name for path in SAMPLES.glob("*_bot.*")))
def test_the_samples_are_short_and_keep_to_the_protocol(name: str, tmp_path: Path) -> None:
    assert len((SAMPLES / name).read_text().splitlines()) <= 60
    assert not [each for each in check(sample(name, tmp_path), ["armorica"], 1, 5) if each.wrong]


def test_there_are_samples_in_three_languages() -> None:
    assert len({path.suffix for path in SAMPLES.glob("*_bot.*")}) >= 3
