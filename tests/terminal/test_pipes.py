"""Without a terminal: through pipes, without colour, with whatever bytes somebody sends."""

from pathlib import Path

import pytest

from lusoria.cli.table import uncompiled
from lusoria.records.reading import read_record
from tests.cli.command import Told, call, process
from tests.terminal.people import Person

GARBAGE = (
    b"\xff\xfe\n\n   \n99999999999999999999\n-1\n1 1 1 1\ntake\nwhy\nrules\nrules ***\n"
    b"\x00\x1b[31m\n" + "²\nвзять G-A1\n".encode() + b"x" * 5000 + b"\nundo\nlog\n"
)


def piped(path: Path, lines: bytes, *words: str) -> Told:
    table = ("play", *words, "--bots", "random", "--seed", "4", "--record", str(path))
    return process([*table, "--language", "en"], lines, thawed=True)


def test_garbage_changes_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    told = piped(path, GARBAGE, "armorica")
    assert told.status == 0, told.err
    assert told.err == ""
    assert "\x1b" not in told.out
    assert "“[31m” is no answer" in told.out
    assert told.out.count("is no answer and no command") >= 7
    assert "take … which one?" in told.out
    record = read_record(path, uncompiled)
    assert all(entry.seat != 0 for entry in record.entries if hasattr(entry, "seat"))


def test_a_pipe_gets_plain_lines(tmp_path: Path) -> None:
    told = piped(tmp_path / "game.jsonl", b"1\nquit\n", "armorica")
    assert "\x1b" not in told.out
    assert "A> " in told.out
    assert max(len(line) for line in told.out.splitlines()[:-2]) <= 80


def test_a_full_disk_is_told_and_loses_nothing(
    person: Person, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("armorica", "--bots", "random", "--seed", "4")
    person.plays(capsys, ["1"], *words)
    kept = read_record(person.record, uncompiled).entries

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    told = call(capsys, "play", "--resume", str(person.record))
    assert told.status == 0
    person.lines = ["1"]
    told = call(capsys, "play", "--resume", str(person.record))
    assert told.status == 2
    assert "No space left on device; the last answer does not count" in told.err
    monkeypatch.undo()
    assert read_record(person.record, uncompiled).entries == kept
