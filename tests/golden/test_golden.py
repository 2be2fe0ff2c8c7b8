"""Golden records replay to the letter, and nothing that can happen is without one (law 9)."""

from pathlib import Path

import pytest

from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load
from lusoria.records.audit import audit
from lusoria.records.changes import first_difference
from lusoria.records.lines import Ply, SeatTaken, Undo, read_line
from lusoria.records.reading import Record, read_record, write_record
from tests.golden.choosers import EXTRA
from tests.golden.make import FOLDER, happenings, shown_by, wanted

RECORDS = sorted(FOLDER.glob("*.jsonl"))


def name(path: Path) -> str:
    return path.stem


def unchecked(path: Path) -> Record:
    """A record by its form alone: that it is sound is shown by the test that replays it."""
    header, *lines = [read_line(raw) for raw in path.read_bytes().splitlines(keepends=True)]
    result = lines.pop() if "unfinished" not in path.stem else None
    return Record(header, lines, result)  # type: ignore[arg-type]


def of(game: str) -> list[Record]:
    return [unchecked(path) for path in RECORDS if path.stem.startswith(f"{game}-")]


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_golden_record_replays_to_the_letter(path: Path) -> None:
    assert first_difference(path, thawed) == ""


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_golden_record_replays_to_the_letter_compiled(path: Path) -> None:
    assert first_difference(path, load) == ""


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_golden_record_is_written_as_it_was_read(path: Path) -> None:
    assert write_record(unchecked(path)) == path.read_bytes()


@pytest.mark.parametrize("game", NAMES)
def test_the_dealer_of_a_golden_record_kept_its_promise(game: str) -> None:
    path = next(path for path in RECORDS if path.stem.startswith(f"{game}-"))
    found = audit(read_record(path, thawed), thawed)
    assert found.dealt > 0


@pytest.mark.parametrize("game", NAMES)
def test_every_ending_option_value_and_seat_count_has_a_golden_record(game: str) -> None:
    shown = set().union(*(shown_by(record) for record in of(game)))
    assert shown == wanted(thawed(game))


@pytest.mark.parametrize("game", EXTRA)
def test_what_random_play_seldom_shows_has_golden_records(game: str) -> None:
    extra = EXTRA[game]
    shown = FOLDER.glob(f"{game}-{extra.seats}-{extra.label}*.jsonl")
    assert frozenset().union(*(happenings(path.read_bytes()) for path in shown)) >= extra.shows


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_entry_has_a_golden_record(game: str) -> None:
    entries = [entry for record in of(game) for entry in record.entries]
    assert {type(entry) for entry in entries} == {Ply, Undo, SeatTaken}
    assert any(isinstance(entry, Ply) and entry.by == "table" for entry in entries)


def test_every_golden_record_has_its_digests_and_no_digests_are_left_over() -> None:
    assert {path.stem for path in RECORDS} == {path.stem for path in FOLDER.glob("*.digests")}
