"""A recorded game at one's own pace, in a window that nobody looks at."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.text import Text

from lusoria.cli.replay import People
from lusoria.cli.table import uncompiled
from lusoria.cli.terminal.stepper import Stepper
from lusoria.records.reading import Record, read_record
from lusoria.words import LANGUAGES
from tests.cli.command import process
from tests.terminal.drawing import Window

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    name: GOLDEN / f"{name}-2-default-{ending}.jsonl"
    for name, ending in (("armorica", "deck_empty"), ("cambria", "six_forts"), ("roma", "no_fame"))
}


class Reader(Window):
    """Types what was prepared, and keeps every page."""

    def __init__(self, lines: Sequence[str], size: tuple[int, int] = (120, 40)) -> None:
        super().__init__(*size)
        self.lines = list(lines)
        self.pages: list[list[str]] = []

    def show(self, lines: object) -> None:
        assert isinstance(lines, list)
        self.pages.append([line.plain if isinstance(line, Text) else str(line) for line in lines])

    def ask(self, prompt: str, page: Callable[[], None] | None = None) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def stepped(record: Record, lines: Sequence[str], language: str = "en") -> tuple[Stepper, Reader]:
    reader = Reader(lines)
    people = People(record, language)
    stepper = Stepper(people.steps(record), len(record.entries), reader, people.t)
    with pytest.raises(EOFError):
        stepper.run()
    return stepper, reader


@pytest.fixture
def record() -> Record:
    return read_record(RECORDS["roma"], uncompiled)


def test_forwards_and_back(record: Record) -> None:
    stepper, reader = stepped(record, ["", "", "back", "back", "back"])
    assert stepper.at == 0
    told = [next(line for line in page if line.startswith("▶")) for page in reader.pages]
    entries = [int(line.split("entry ")[1].split()[0]) for line in told]
    assert entries == [0, 1, 2, 1, 0, 0]
    assert reader.pages[1] == reader.pages[3]
    assert reader.pages[0] == reader.pages[4]


def test_from_turn_to_turn_and_to_one_of_them(record: Record) -> None:
    _, reader = stepped(record, ["turn", "turn", "5", "turn", "99", "1", "0"])
    told = [next(line for line in page if line.startswith("▶")) for page in reader.pages]
    turns = [int(line.split("turn ")[1].split(",")[0]) for line in told]
    assert turns[1:5] == [1, 2, 5, 6]
    assert turns[-2:] == [1, 0]
    assert any("begins turn 5." in line for line in reader.pages[3])


def test_the_end_is_as_the_game_ended(record: Record) -> None:
    stepper, reader = stepped(record, ["end", ""])
    assert stepper.at == len(record.entries)
    assert reader.pages[-1] == reader.pages[-2]
    assert any("The game is over" in line for line in reader.pages[-1])


def test_what_is_not_understood_is_told(record: Record) -> None:
    _, reader = stepped(record, ["sideways"])
    assert any(line.startswith("» Enter: on · back") for line in reader.pages[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RECORDS)
def test_every_page_fits(name: str, language: str) -> None:
    found = read_record(RECORDS[name], uncompiled)
    _, reader = stepped(found, [""] * 30, language)
    for page in reader.pages:
        assert len(page) < 40
        assert max(len(line) for line in page) <= 120


def test_a_pipe_can_step_too() -> None:
    told = process(["replay", str(RECORDS["armorica"]), "--step"], b"\n5\nq\n", thawed=True)
    assert told.status == 0, told.err
    assert "turn 5, entry " in told.out
