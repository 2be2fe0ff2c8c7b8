"""`lusoria replay` and `lusoria records diff`: a record gone through in the terminal."""

import argparse
from pathlib import Path

import pytest

from lusoria.cli import records
from lusoria.records.dealer import Dealer
from lusoria.records.reading import read_record
from lusoria.records.replay import line_of_play, replay
from tests.cli.command import Told, call
from tests.golden.make import FOLDER
from tests.records.games import SEED, act, begun, lines, played, raw, sealed, uncompiled


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A short game in which everything happens: an undo, a change of seats, typed-in dice."""
    match = begun("armorica", 2, ["Anna", None], Dealer(SEED))
    act(match, "start 0")
    match.deal()
    act(match, "pass")
    match.undo(0, match.entry, 14)
    match.take_seat(1, "Борис")
    act(match, "take G-A5")
    match.deal()
    act(match, "pass")
    path = tmp_path / "game.jsonl"
    path.write_bytes(raw(match))
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.jsonl"
    path.write_bytes(played())
    return path


def entries(told: Told) -> list[str]:
    return [line for line in told.out.splitlines() if line[:5].strip().isdigit()]


def test_a_replay_ends_where_the_record_ends(game: Path) -> None:
    steps = list(replay(read_record(game, uncompiled), uncompiled))
    assert [step.entry.entry for step in steps if step.entry] == list(range(1, 20))
    assert steps[0].entry is None
    assert steps[-1].play.question == "draw_gaul"


def test_the_line_of_play_leaves_out_what_was_undone(game: Path) -> None:
    line = line_of_play(read_record(game, uncompiled), uncompiled)
    assert line == [*range(1, 14), 17, 18, 19]


def test_it_shows_who_did_what_and_what_happened(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = call(capsys, "replay", str(game))
    assert told.status == 0
    assert told.out.startswith("armorica, rules 1, components lusoria\nAnna, Seat B\n")
    lines = [" ".join(line.split()) for line in entries(told)]
    assert lines[0] == "1 fate start 0 (table) Anna is the start player."
    assert lines[13] == "14 Anna pass Anna passes and discards G-A3."
    assert lines[14] == "15 undo: back to before entry 14"
    assert lines[15] == "16 Борис sits down at seat B"
    assert lines[16] == "17 Anna take G-A5 Anna takes G-A5."
    assert lines[18].startswith("19 Борис pass Борис passes and discards ")
    assert "fate: Which Gaul is drawn?\n" in told.out


def test_it_speaks_three_languages(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tellings = {call(capsys, "replay", str(game), "--language", c).out for c in ("en", "de", "ru")}
    assert len(tellings) == 3


def test_quiet_shows_only_the_table(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = call(capsys, "replay", str(game), "--quiet")
    assert entries(told) == []
    assert "ARMORICA  round 1" in told.out


@pytest.mark.parametrize(("ply", "last"), [(0, 0), (1, 1), (13, 13), (14, 17), (16, 19)])
def test_a_ply_is_counted_along_the_line_of_play(
    game: Path, capsys: pytest.CaptureFixture[str], ply: int, last: int
) -> None:
    told = call(capsys, "replay", str(game), "--ply", str(ply))
    assert [int(line[:5]) for line in entries(told)] == list(range(1, last + 1))


@pytest.mark.parametrize("ply", ["17", "-1"])
def test_a_ply_that_is_not_there_is_refused(
    game: Path, capsys: pytest.CaptureFixture[str], ply: str
) -> None:
    told = call(capsys, "replay", str(game), f"--ply={ply}")
    assert told.status == 2
    assert told.err == f"lusoria: --ply is a number from 0 to 16 for this record, not {ply}\n"


def test_the_end_has_places_scores_and_their_parts(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = call(capsys, "replay", str(finished))
    outcome = read_record(finished, uncompiled).result
    assert outcome is not None
    first, second = sorted(outcome.result.scores, reverse=True)
    last = [line.split() for line in told.out.splitlines()[-6:-4]]
    assert [last[0][0], last[1][0]] == ["1.", "2."]
    assert str(first) in last[0]
    assert str(second) in last[1]
    assert told.out.endswith("answers of the dealer follow from it.\n")


def test_an_audit_tells_what_was_typed_in(capsys: pytest.CaptureFixture[str]) -> None:
    lively = FOLDER / "armorica-2-default-deck_empty.jsonl"
    typed = sum(1 for line in lively.read_text("utf-8").splitlines() if '"by": "table"}' in line)
    told = call(capsys, "replay", str(lively), "--quiet")
    assert typed == 1
    assert told.out.endswith("; 1 was typed in at the table.\n")


def test_it_says_when_the_dice_cannot_be_checked(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = call(capsys, "replay", str(game), "--quiet")
    assert told.status == 0
    assert told.out.endswith("yet: the dealer tells its seed at the end of the game.\n")
    game.write_bytes(raw(begun()))
    told = call(capsys, "replay", str(game), "--quiet", "--language", "de")
    assert "Dieser Tisch hatte keinen Geber" in told.out


def test_dice_that_contradict_the_seed_are_refused(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = lines(finished.read_bytes())
    found[2]["do"], found[3]["do"] = found[3]["do"], found[2]["do"]
    finished.write_bytes(sealed(found))
    told = call(capsys, "replay", str(finished))
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith("lusoria: line 3: fate answers 'draw G-A")
    assert "but the seed says" in told.err


def test_an_undo_that_law_6_forbids_is_refused_in_the_readers_language(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with game.open("ab") as file:
        file.write(b'{"entry": 20, "undo": 1}\n')
    told = call(capsys, "replay", str(game), "--language", "de")
    assert told.status == 2
    assert told.err.startswith("lusoria: line 21: Das kann nicht zurückgenommen werden")


def test_a_damaged_record_is_refused_at_its_first_bad_line(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game.write_bytes(game.read_bytes()[:-4])
    told = call(capsys, "replay", str(game))
    assert (told.status, told.out) == (2, "")
    assert told.err == (
        "lusoria: line 20: The file breaks off in the middle of a line, so it was not saved "
        "whole. Everything before is sound. Save it once more, then open it.\n"
    )


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "R-I-1 is not in the Gaul row"),
        ("de", "R-I-1"),
        ("ru", "R-I-1"),
    ],
)
def test_an_illegal_record_is_refused_in_the_readers_language(
    game: Path, capsys: pytest.CaptureFixture[str], language: str, why: str
) -> None:
    game.write_bytes(game.read_bytes().replace(b"take G-A5", b"take R-I-1"))
    told = call(capsys, "replay", str(game), "--language", language)
    assert told.status == 2
    assert told.err.startswith("lusoria: line 18: 'take R-I-1' is not allowed. ")
    assert why in told.err
    assert "A4.1" in told.err


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = call(capsys, "replay", str(tmp_path / "nothing.jsonl"))
    assert told.status == 2
    assert "nothing.jsonl: No such file or directory" in told.err


def diff(folder: Path) -> int:
    parser = argparse.ArgumentParser()
    records.add(parser.add_subparsers())
    return records.run(parser.parse_args(["records", "diff", str(folder)]))


def test_records_diff_tells_whether_anything_changed(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert diff(finished.parent) == 1
    assert capsys.readouterr().out == (
        "finished.jsonl: there is no finished.digests to compare with\n"
    )


def test_records_diff_is_content_with_what_has_not_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for kept in FOLDER.glob("armorica-2-unfinished.*"):
        (tmp_path / kept.name).write_bytes(kept.read_bytes())
    assert diff(tmp_path) == 0
    assert capsys.readouterr().out == "every record replays as before\n"
