"""What cannot be begun or resumed: the reason, the file, and what to do; nothing is left behind."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from lusoria.cli.terminal.saved import new_record, sidecar_path
from lusoria.records.storage import File
from tests.cli.command import call
from tests.terminal.people import Person

Captured = pytest.CaptureFixture[str]
ARMORICA = ("armorica", "--seed", "4", "--bots", "random")


def full() -> None:
    raise OSError(28, "No space left on device")


def test_a_full_disk_at_the_beginning_leaves_nothing(
    person: Person, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(File, "append", lambda file, lines: full())
    told = person.plays(capsys, [], *ARMORICA)
    assert told.status == 2
    assert "No space left on device; make room" in told.err
    assert list(person.folder.iterdir()) == []


def test_a_full_disk_beside_the_record_leaves_nothing(
    person: Person, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("json.dump", lambda told, file: full())
    told = person.plays(capsys, [], *ARMORICA)
    assert told.status == 2
    assert "No space left on device; make room" in told.err
    assert list(person.folder.iterdir()) == []


def test_a_full_disk_does_not_take_the_seed(
    person: Person, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.plays(capsys, ["1"], *ARMORICA)
    kept = sidecar_path(person.record).read_bytes()
    with monkeypatch.context() as disk:
        disk.setattr("json.dump", lambda told, file: full())
        told = person.plays(capsys, ["pace fast"], "--resume")
    said = " ".join(told.out.split())  # a long path makes its own lines
    assert "» " in said
    assert "No space left on device" in said
    assert sidecar_path(person.record).read_bytes() == kept
    assert person.plays(capsys, [], "--resume").status == 0


@pytest.mark.parametrize(
    ("what", "told"), [("pace", "wild"), ("language", "la"), ("language", ["en"])]
)
def test_a_table_in_an_unknown_manner_is_refused(
    what: str, told: object, person: Person, capsys: Captured
) -> None:
    person.plays(capsys, ["1"], *ARMORICA)
    aside = sidecar_path(person.record)
    aside.write_text(json.dumps(json.loads(aside.read_text()) | {what: told}))
    refused = person.plays(capsys, [], "--resume")
    assert refused.status == 2
    assert f"{aside} is damaged ({what} is one of" in refused.err
    assert f"not {told!r}: correct it there)" in refused.err


def test_a_file_that_is_no_record_is_named(
    person: Person, capsys: Captured, tmp_path: Path
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk\neggs\n")
    told = person.plays(capsys, [], "--resume", str(notes))
    assert told.status == 2
    assert f"{notes} is no record of a game (line 1: " in told.err
    assert "name one that `lusoria play` wrote" in told.err
    told = person.plays(capsys, [], *ARMORICA, "--record", str(notes))
    assert told.status == 2
    assert f"{notes} is there already and is not written over; name another file" in told.err
    assert notes.read_text() == "milk\neggs\n"
    assert not sidecar_path(notes).exists()


def test_a_damaged_record_is_named(person: Person, capsys: Captured) -> None:
    person.plays(capsys, ["1"], *ARMORICA)
    lines = person.record.read_bytes().splitlines(keepends=True)
    person.record.write_bytes(b"".join([*lines[:3], *lines[4:]]))
    told = person.plays(capsys, [], "--resume")
    assert told.status == 2
    assert f"{person.record} is damaged (line 4: " in told.err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "another card is called “S1”"),
        ("de", "eine andere Karte heißt „S1“."),
        ("ru", "«S1»"),
    ],
)
def test_components_of_a_record_are_refused_in_words(
    language: str, said: str, person: Person, capsys: Captured
) -> None:
    person.plays(capsys, ["1"], *ARMORICA)
    whole = person.record.read_text("utf-8")
    person.record.write_text(whole.replace('"S2 ', '"S1 ', 1), "utf-8")
    for words in (
        ("replay", str(person.record), "--language", language),
        ("play", "--resume", str(person.record), "--language", language),
    ):
        told = call(capsys, *words)
        assert told.status == 2
        assert said in told.err
        assert "second_card" not in told.err
    assert "another card is called “S1”" in call(capsys, "verify", str(person.record)).err


def test_a_game_of_another_title_is_not_opened(person: Person, capsys: Captured) -> None:
    person.plays(capsys, ["1"], *ARMORICA)
    told = person.plays(capsys, [], "roma", "--resume", str(person.record))
    assert told.status == 2
    assert f"{person.record} is a game of armorica, not of roma" in told.err
    assert person.plays(capsys, [], "armorica", "--resume", str(person.record)).status == 0


def test_the_command_to_go_on_can_be_pasted(
    person: Person, capsys: Captured, tmp_path: Path
) -> None:
    path = tmp_path / "Anna's last game; no, the one before.jsonl"
    told = person.plays(capsys, ["1"], *ARMORICA, "--record", str(path))
    (line,) = [line for line in told.out.splitlines() if "lusoria play --resume" in line]
    assert shlex.split(line) == ["lusoria", "play", "--resume", str(path)]


def test_tables_begun_in_the_same_second_get_names_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has written anything yet when the next one asks."""
    monkeypatch.setenv("LUSORIA_GAMES", str(tmp_path))
    monkeypatch.setattr("time.strftime", lambda form: "20260101-120000")
    names = [new_record("roma").name for _ in range(4)]
    assert names == [f"roma-20260101-120000{n}.jsonl" for n in ("", "-2", "-3", "-4")]


def test_many_tables_begin_at_once(tmp_path: Path) -> None:
    """In processes of their own."""
    table = "from lusoria.cli import main; raise SystemExit(main())"
    words = [sys.executable, "-c", table, "play", "armorica", "--bots", "random"]
    setting = os.environ | {"LUSORIA_GAMES": str(tmp_path), "LUSORIA_THAWED": "1"}
    begun = [
        subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=setting)
        for _ in range(4)
    ]
    assert [each.wait(120) for each in begun] == [0] * 4
    assert len(list(tmp_path.glob("*.jsonl"))) == 4
