"""docs/records.md: its example replays, and its way to check the dealer is the dealer's way."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from lusoria.core.game import Game
from lusoria.records.course import Course
from lusoria.records.dealer import Dealer
from lusoria.records.lines import Ply, Result, read_line, write_line
from lusoria.records.reading import Record, read_record, write_record
from tests.records.games import lines, uncompiled

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "records.md").read_text("utf-8")


def block(kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def printed(game: Game, options: dict[str, str]) -> list[str]:
    return game.texts.standard(options).text.splitlines()


def example() -> tuple[bytes, Record]:
    """The page's example, with the lines of the component file put in."""
    header = lines(block("record").encode())[0]
    full = json.dumps(printed(uncompiled(header["game"]), header["options"]), ensure_ascii=False)
    raw = block("record").replace('["…"]', full).encode()
    return raw, read_record(raw, uncompiled)


def told_seed() -> str:
    found = re.search(r"seed=([0-9a-f]{64})", PAGE)
    assert found
    return found[1]


def test_the_example_replays_and_is_written_as_it_stands_there() -> None:
    raw, record = example()
    assert write_record(record) == raw


def test_the_example_has_the_plies_that_the_page_counts() -> None:
    course = Course(example()[1].header, uncompiled)
    plies = {}
    for entry in example()[1].entries:
        plies[entry.entry] = course.ply
        course.take(entry)
    assert (plies[11], plies[13]) == (9, 10)


def test_the_examples_dealer_kept_its_promise() -> None:
    _, record = example()
    dealer, course = Dealer(told_seed()), Course(record.header, uncompiled)
    assert record.header.dice
    assert record.header.dice.commitment == dealer.commitment
    dealt = 0
    for entry in record.entries:
        if isinstance(entry, Ply) and entry.seat == "fate" and entry.by != "table":
            assert course.play.words(dealer.answer(course.play, course.ply)) == entry.do
            dealt += 1
        course.take(entry)
    assert dealt == 5


def test_the_result_has_the_form_of_a_result() -> None:
    raw = block("result").encode()
    result = read_line(raw)
    assert isinstance(result, Result)
    assert write_line(result) == raw
    assert told_seed() in block("result")


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="there is no sha256sum here")
def test_the_commands_print_what_the_page_says() -> None:
    script = "\n".join(line[2:] for line in block("console").splitlines() if line[:2] == "$ ")
    expected = "".join(f"{line}\n" for line in block("console").splitlines() if line[:2] != "$ ")
    told = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout == expected


def test_every_field_of_a_header_is_described() -> None:
    described = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert described == list(example()[1].header.__struct_fields__)
