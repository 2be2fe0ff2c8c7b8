"""Digests show where a replay differs, and law 10's command lists the records that do."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from lusoria.records.changes import changes
from lusoria.records.digests import digest, digests
from lusoria.records.reading import reading
from tests.records.games import played, uncompiled


def digest_lines(raw: bytes) -> list[str]:
    with reading(raw, uncompiled) as steps:
        return list(digests(steps))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for seats in (2, 3):
        raw = played(seats=seats, plies=20)
        (tmp_path / f"{seats}.jsonl").write_bytes(raw)
        (tmp_path / f"{seats}.digests").write_text("\n".join(digest_lines(raw)) + "\n")
    return tmp_path


def found(folder: Path) -> dict[str, str]:
    return {change.record.name: change.what for change in changes(folder, uncompiled)}


def test_a_digest_line_names_the_entry_the_question_and_how_many_answers() -> None:
    told = digest_lines(played(plies=20))
    play = Play(uncompiled("armorica"), 2)
    assert told[0] == f"0 fate start_player 2 {digest(play)}"
    play.tell("start 0")
    assert told[1] == f"1 fate draw_gaul 6 {digest(play)}"
    assert told[13].startswith("13 0 take_gaul 3 ")


def test_different_tables_have_different_digests() -> None:
    told = [line.split()[-1] for line in digest_lines(played())]
    assert len(set(told)) == len(told)


def test_unchanged_rules_change_no_record(folder: Path) -> None:
    assert found(folder) == {}


def test_a_record_that_replays_differently_is_listed_with_its_first_difference(
    folder: Path,
) -> None:
    kept = folder / "3.digests"
    lines = kept.read_text().splitlines()
    lines[5] = "5 fate draw_gaul 3 00000000"
    kept.write_text("\n".join(lines[:9]))
    told = found(folder)["3.jsonl"]
    assert told.startswith("line 6: was '5 fate draw_gaul 3 00000000', is '5 fate draw_gaul 2 ")


Spoil = Callable[[Path], object]


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        pytest.param(
            lambda f: (f / "2.jsonl").write_bytes(played(plies=20)[:-5]),
            "the file breaks off",
            id="refused",
        ),
        pytest.param(
            lambda f: (f / "2.digests").unlink(), "there is no 2.digests", id="no digests"
        ),
        pytest.param(
            lambda f: (f / "2.digests").write_text(""), "line 1: was 'nothing', is '0", id="empty"
        ),
    ],
)
def test_a_record_that_cannot_be_compared_is_listed(folder: Path, spoil: Spoil, why: str) -> None:
    spoil(folder)
    assert why in found(folder)["2.jsonl"]


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="holds no records"):
        list(changes(tmp_path, uncompiled))
