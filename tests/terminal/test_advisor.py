"""The table and its bots, who think in another process: what is asked, and what if it dies."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lusoria.bots.workers import worker
from lusoria.bots.workers.questions import bot_seed
from lusoria.cli.table import uncompiled
from lusoria.records.lines import SeatTaken
from lusoria.records.reading import read_record
from tests.terminal.people import Person, last_answer

ECHO = Path(__file__).parents[1] / "bots" / "echo_worker.py"
DYING = "import sys; sys.stdin.readline(); sys.exit('it is too hot in here')"
"""A room that dies when it is spoken to, and says why."""


def move_in(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(worker, "COMMAND", (sys.executable, *words))


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "heard"
    move_in(monkeypatch, str(ECHO), str(file))
    return file


@pytest.fixture
def dying_room(monkeypatch: pytest.MonkeyPatch) -> None:
    move_in(monkeypatch, "-c", DYING)


def test_bots_are_asked_in_another_process(
    heard: Path, person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("armorica", "--seats", "3", "--bots", "miles,imperator", "--seed", "1")
    told = person.plays(capsys, ["hint"], *words, then=last_answer)
    assert told.status == 0
    assert person.sessions[-1].match.result
    lines = heard.read_text("utf-8")
    assert '"bot":"miles"' in lines
    assert '"bot":"imperator"' in lines
    assert "wins 50%" in told.out


@pytest.mark.usefixtures("dying_room")
def test_a_game_whose_bots_die_is_kept_where_nobody_can_help(
    person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("armorica", "--bots", "miles", "--seed", "4")
    told = person.plays(capsys, ["pass"], *words)
    assert told.status == 2
    assert "lusoria: the bots' process has ended (status 1): it is too hot in here" in told.err
    assert f"lusoria play --resume {person.record}" in told.out
    assert read_record(person.record, uncompiled).entries


@pytest.mark.usefixtures("dying_room")
def test_another_bot_takes_the_seat_of_one_that_died(
    person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    """Enter lets it try again, a name seats another one, who is still there after a break."""
    words = ("armorica", "--bots", "miles", "--seed", "4", "--language", "de")
    told = person.plays(capsys, ["", "nonsense", "random", "1", "quit"], *words)
    out = " ".join(told.out.split())
    assert out.count("mit Status 1 geendet. Seine letzten Worte: it is too hot in here") == 3
    assert out.count("Nichts ist verloren.") == 3
    assert out.count("„nonsense“ ist nichts davon.") == 1
    assert "Random B nimmt " in told.out
    taken = [e for e in read_record(person.record, uncompiled).entries if isinstance(e, SeatTaken)]
    assert [(each.seat_taken.seat, each.seat_taken.by) for each in taken] == [(1, "random")]
    person.plays(capsys, [], "--resume", then=last_answer)
    assert person.sessions[-1].seats.bots == {1: "random"}
    assert person.sessions[-1].match.result


def test_last_words_do_not_steer_the_terminal(
    person: Person, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    move_in(monkeypatch, "-c", "import sys; sys.stdin.readline(); sys.exit('so \\x1b[2J hot')")
    told = person.plays(capsys, ["pass", "quit"], "armorica", "--bots", "miles", "--seed", "4")
    assert "so [2J hot" in told.out
    assert "\x1b" not in told.out
    told = person.plays(capsys, [], "--resume")
    assert "so [2J hot" in told.err
    assert "\x1b" not in told.err


def test_a_bot_of_ones_own_that_dies_is_told_too(
    person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ours is in good health and says what became of theirs."""
    dying = f'exec:{sys.executable} -c "import sys; sys.exit(7)"'
    words = ("armorica", "--bots", f'"{dying.replace(chr(34), chr(34) * 2)}"', "--seed", "4")
    told = person.plays(capsys, ["quit"], *words)
    assert told.status == 0
    assert "has failed: the process has ended with status 7" in told.out
    assert f"lusoria play --resume {person.record}" in told.out


@pytest.mark.usefixtures("dying_room")
def test_a_hint_that_cannot_be_had_loses_nothing(
    person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("armorica", "--bots", "random", "--seed", "4")
    told = person.plays(capsys, ["hint", "1"], *words)
    assert told.status == 0
    assert "» The bots’ process has ended with status 1." in told.out
    assert "» Nothing is lost: type “hint” again" in told.out
    assert "Player A takes " in told.out


def strings(told: object) -> Iterator[str]:
    """Everything that a record says, in all ways somebody might try it as a seed."""
    if isinstance(told, dict):
        for key, value in told.items():
            yield from (key, *strings(value))
    elif isinstance(told, list):
        for value in told:
            yield from strings(value)
    else:
        yield str(told)
        yield str(told).removeprefix("sha256:")


def test_nobody_can_foresee_a_bot_of_an_open_game(
    heard: Path, person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot's seed follows from nothing that the record tells before its end; then it does."""
    words = ("armorica", "--bots", "miles")
    person.plays(capsys, ["1", "1", "1", "quit"], *words)
    asked = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    seeds = {each["newgame"]["seed"] for each in asked if each["do"] == "choose"}
    lines = person.record.read_text("utf-8").splitlines()
    public = {*lines, *(each for line in lines for each in strings(json.loads(line)))}
    assert len(seeds) == 1, "one bot, one seed"
    assert not seeds & {bot_seed(each, seat) for each in public for seat in range(2)}
    person.plays(capsys, [], "--resume", then=last_answer)
    result = json.loads(person.record.read_text("utf-8").splitlines()[-1])
    assert seeds == {bot_seed(told, 1) for told in strings(result)} & seeds
