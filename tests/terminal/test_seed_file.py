"""The file beside a record that holds the dealer's seed: for its owner's eyes, and no link."""

from pathlib import Path

import pytest

from lusoria.cli.terminal.saved import load_table, save_table, sidecar_path
from tests.terminal.people import Person

Captured = pytest.CaptureFixture[str]
ARMORICA = ("armorica", "--seed", "4", "--bots", "random")


def test_the_seed_is_never_written_or_read_through_a_link(
    person: Person, capsys: Captured, tmp_path: Path
) -> None:
    person.plays(capsys, [], *ARMORICA)
    beside, elsewhere = sidecar_path(person.record), tmp_path / "elsewhere"
    elsewhere.write_text("not ours")
    beside.with_name(f"{beside.name}.new").symlink_to(elsewhere)
    save_table(person.record, load_table(person.record))
    assert elsewhere.read_text() == "not ours"
    beside.rename(elsewhere)
    beside.symlink_to(elsewhere)
    told = person.plays(capsys, [], "--resume", str(person.record))
    assert told.status == 2
    assert str(beside) in told.err


def test_a_seed_that_others_may_read_is_closed_to_them(person: Person, capsys: Captured) -> None:
    person.plays(capsys, [], *ARMORICA)
    beside = sidecar_path(person.record)
    beside.chmod(0o644)
    person.plays(capsys, [], "--resume", str(person.record))
    assert beside.stat().st_mode & 0o777 == 0o600


def test_the_folder_is_synced_when_the_seed_is_kept(
    person: Person, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr("lusoria.cli.terminal.saved.sync_folder", synced.append)
    person.plays(capsys, [], *ARMORICA)
    assert synced == [person.record.parent]
