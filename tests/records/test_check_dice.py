"""The stand-alone check of the dice agrees with `lusoria verify`, and finds every kind of fraud."""

import ast
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lusoria.cli import main
from lusoria.cli.table import uncompiled
from lusoria.records import check_dice
from lusoria.records.audit import audit, dice_sheet
from lusoria.records.reading import read_record

GOLDEN = Path(__file__).parents[1] / "golden"
SCRIPT = Path(check_dice.__file__)
FINISHED = [
    path
    for path in sorted(GOLDEN.glob("*.jsonl"))
    if "unfinished" not in path.name and "turn_limit" not in path.name
]
Lines = list[dict[str, Any]]


def test_it_is_short_and_stands_alone() -> None:
    source = SCRIPT.read_text("utf-8")
    assert len(source.splitlines()) <= 200
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            name = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
            assert str(name).partition(".")[0] in sys.stdlib_module_names


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_it_finds_nothing_in_honest_records(path: Path) -> None:
    record = read_record(path, uncompiled)
    found = audit(record, uncompiled)
    told = check_dice.check(path.read_bytes(), dice_sheet(record, uncompiled))
    assert told == ([], found.dealt, list(found.by_table))
    on_windows = path.read_bytes().replace(b"\n", b"\r\n")
    assert check_dice.check(on_windows, dice_sheet(record, uncompiled)) == told
    assert found.dealt > 10


def sealed(lines: Lines) -> bytes:
    """A record whose last line seals the others anew: as a host could do it."""
    raw = [json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines]
    if "lines" in lines[-1]:
        lines[-1]["lines"] = "sha256:" + hashlib.sha256(b"".join(raw[:-1])).hexdigest()
    return b"".join([*raw[:-1], json.dumps(lines[-1]).encode() + b"\n"])


def another_seed(lines: Lines, sheet: Lines) -> None:
    lines[-1]["dice"]["seed"] = "0" * 64


def another_die(lines: Lines, sheet: Lines) -> None:
    line = next(line for line in lines if line.get("do", "").startswith("roll "))
    odds = next(each["odds"] for each in sheet if each["entry"] == line["entry"])
    line["do"] = next(words for words in odds if words != line["do"])


def another_promise(lines: Lines, sheet: Lines) -> None:
    lines[0]["dice"]["commitment"] = "sha256:" + "0" * 64


def loaded_dice(lines: Lines, sheet: Lines) -> None:
    question = next(each for each in sheet if each["question"] == "roll")
    question["odds"] = dict.fromkeys(question["odds"], 1)


def a_card_that_left(lines: Lines, sheet: Lines) -> None:
    drawn = [line for line in lines if line.get("do", "").startswith("draw ")]
    seventh = next(each for each in sheet if each["entry"] == drawn[6]["entry"])
    seventh["odds"][drawn[0]["do"]] = 9


def another_sheet(lines: Lines, sheet: Lines) -> None:
    sheet.pop()


FRAUDS = (another_seed, another_die, another_promise, loaded_dice, a_card_that_left, another_sheet)


@pytest.mark.parametrize("fraud", FRAUDS, ids=lambda fraud: fraud.__name__)
def test_it_finds_every_kind_of_fraud(fraud: Callable[[Lines, Lines], None]) -> None:
    path = GOLDEN / "roma-2-lively-5.jsonl"
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    sheet = [
        json.loads(line)
        for line in dice_sheet(read_record(path, uncompiled), uncompiled).splitlines()
    ]
    assert check_dice.check(sealed(lines), "\n".join(map(json.dumps, sheet)))[0] == []
    fraud(lines, sheet)
    assert check_dice.check(sealed(lines), "\n".join(map(json.dumps, sheet)))[0]


def test_a_changed_line_breaks_the_seal() -> None:
    path = next(path for path in FINISHED if b'"lines": "sha256' in path.read_bytes())
    sheet = dice_sheet(read_record(path, uncompiled), uncompiled)
    raw = path.read_bytes().replace(b'"players": [', b'"players":  [', 1)
    assert "seal" in check_dice.check(raw, sheet)[0][0]


def test_verify_and_the_script_from_the_shell(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, sheet = GOLDEN / "roma-2-lively-5.jsonl", tmp_path / "sheet.jsonl"
    assert main(["verify", str(record), "--sheet", str(sheet)]) == 0
    assert "answers of the dealer follow from its seed" in capsys.readouterr().out
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(record), str(sheet)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "All of them follow from it." in done.stdout
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(record.read_bytes().replace(b'"roll 1 ', b'"roll 2 '))
    assert main(["verify", str(broken)]) == 1
    command[-2] = str(broken)
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1


def test_verify_names_the_plies_of_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [
        json.loads(line)
        for line in (GOLDEN / "roma-2-lively-5.jsonl").read_text("utf-8").splitlines()
    ]
    lines[0]["dice"]["table"] = True
    rolls = [line for line in lines if line.get("do", "").startswith("roll ")]
    rolls[1]["by"] = "table"
    file = tmp_path / "typed.jsonl"
    file.write_bytes(sealed(lines))
    assert main(["verify", str(file)]) == 0
    assert f"at plies {rolls[1]['entry']}:" in capsys.readouterr().out


def test_the_sheet_of_the_browsers_tests_is_fresh() -> None:
    written = Path(__file__).parents[2] / "client" / "fixtures" / "dice-sheet.jsonl"
    record = read_record(GOLDEN / "roma-2-lively-5.jsonl", uncompiled)
    assert written.read_text("utf-8") == dice_sheet(record, uncompiled)
