"""Finished games in a file: an arena goes on where it stopped, and one at a time writes."""

import json
import os
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lusoria.bots.arena.ledger import Ledger
from lusoria.bots.arena.matches import Arena
from lusoria.bots.arena.tournament import hold
from lusoria.bots.bot import OWN, Budget, RandomBot, Sitting
from lusoria.bots.seen import Seen
from lusoria.core.errors import Illegal, Unreadable
from tests.bots.test_arena import arena
from tests.cli.command import call

HOUSE = Path(__file__).resolve().parents[2]


def open_and_close(it: Arena, path: Path) -> None:
    with Ledger(it, path) as ledger:
        ledger.read()


@pytest.mark.parametrize(("torn", "kept"), [(0, 4), (1, 4), (20, 3)])
def test_an_interrupted_arena_goes_on(torn: int, kept: int, tmp_path: Path) -> None:
    ledger = tmp_path / "arena.jsonl"
    whole = hold(arena("greedy", "random"), 6)
    hold(arena("greedy", "random"), 4, resume=ledger)
    os.truncate(ledger, ledger.stat().st_size - torn)
    told: list[int] = []
    again = hold(arena("greedy", "random"), 6, resume=ledger, progress=told.append)
    assert told == [kept] + [1] * (6 - kept)
    assert [each.scores for each in again] == [each.scores for each in whole]
    once_more = hold(arena("greedy", "random"), 6, resume=ledger, progress=told.append)
    assert told[-1] == 6
    assert [each.scores for each in once_more] == [each.scores for each in whole]


def test_a_ledger_of_another_arena_is_refused(tmp_path: Path) -> None:
    ledger = tmp_path / "arena.jsonl"
    hold(arena("greedy", "random"), 2, resume=ledger)
    before = ledger.read_bytes()
    with pytest.raises(Unreadable, match="another arena: seed is 5 there and 6 here; name another"):
        hold(replace(arena("greedy", "random"), seed=6), 2, resume=ledger)
    assert ledger.read_bytes() == before
    ledger.write_text(ledger.read_text() + '{"fixture": 1}\n')
    with pytest.raises(Unreadable, match="no game"):
        hold(arena("greedy", "random"), 2, resume=ledger)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"seats": 3}, "seats"),
        ({"options": {"map": "cumbria"}}, "options"),
        ({"names": ("greedy", "tiro")}, "bots"),
        ({"budget": Budget(playouts=9)}, "playouts"),
        ({"budget": Budget(milliseconds=9)}, "milliseconds"),
        ({"reduce": 4}, "reduce"),
        ({"limit": 4.0}, "limit"),
    ],
)
def test_a_ledger_knows_all_that_changes_results(
    change: dict[str, Any], what: str, tmp_path: Path
) -> None:
    it = arena("greedy", "random")
    open_and_close(it, tmp_path / "arena.jsonl")
    with pytest.raises(Unreadable, match=rf"another arena: {what} is \S.* there and \S.* here;"):
        open_and_close(replace(it, **change), tmp_path / "arena.jsonl")


def test_a_ledger_knows_the_printed_values_and_the_rules(tmp_path: Path) -> None:
    it = arena("greedy", "random")
    open_and_close(it, tmp_path / "arena.jsonl")
    for other, what in (
        (replace(it, components=replace(it.components, text="other cards")), "components"),
        (replace(it, game=replace(it.game, version=99)), "rules"),
    ):
        with pytest.raises(Unreadable, match=f"another arena: {what} is"):
            open_and_close(other, tmp_path / "arena.jsonl")


def test_what_the_command_line_changes_is_in_the_ledger(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "arena.jsonl"
    words = ("arena", "armorica", "--bots", "random,greedy", "--games", "2", "--resume", str(file))
    assert call(capsys, *words).status == 0
    told = call(capsys, *words, "--reduce", "4", "--limit", "3")
    assert told.status == 2
    assert "reduce is 1 there and 4 here, limit is 10.0 there and 3.0 here" in told.err


def test_an_empty_file_is_a_new_ledger_and_another_file_is_none(tmp_path: Path) -> None:
    ledger = tmp_path / "arena.jsonl"
    ledger.touch()
    assert len(hold(arena("greedy", "random"), 2, resume=ledger)) == 2
    assert len(ledger.read_text().splitlines()) == 3
    ledger.write_text("my notes\n")
    with pytest.raises(Unreadable, match="not the file of an arena; name another"):
        hold(arena("greedy", "random"), 2, resume=ledger)
    assert ledger.read_text() == "my notes\n"
    ledger.write_text('{"arena": 1}\n')
    with pytest.raises(Unreadable, match="another version"):
        hold(arena("greedy", "random"), 2, resume=ledger)


def test_a_ledger_that_cannot_be_written_is_told_and_keeps_its_games(tmp_path: Path) -> None:
    ledger = tmp_path / "arena.jsonl"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2048, before[1]))
    try:
        with pytest.raises(Unreadable, match=r"cannot be written: .* goes on"):
            hold(arena("greedy", "random"), 12, resume=ledger)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    told: list[int] = []
    again = hold(arena("greedy", "random"), 12, resume=ledger, progress=told.append)
    assert told[0] > 0
    whole = hold(arena("greedy", "random"), 12)
    assert [each.scores for each in again] == [each.scores for each in whole]


def test_two_arenas_do_not_write_into_one_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "arena.jsonl"
    words = ("arena", "armorica", "--bots", "random,tiro", "--games", "2", "--resume", str(file))
    assert call(capsys, *words).status == 0
    before = file.read_bytes()
    with Ledger(arena("random", "tiro"), file):
        told = call(capsys, *words)
        assert (told.status, told.out) == (2, "")
        assert f"{file} is being written by another arena; wait until" in told.err
        with pytest.raises(Illegal, match="or name another file"):
            Ledger(arena("random", "tiro"), file)
    assert file.read_bytes() == before
    assert call(capsys, *words).status == 0


@pytest.mark.parametrize("where", ["missing/arena.jsonl", "."])
def test_a_file_that_cannot_be_opened_is_told(where: str, tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=str(tmp_path)):
        hold(arena("greedy", "random"), 2, resume=tmp_path / where)


class Late(RandomBot):
    """Does not begin in the first seat, which is the first game's, before another has been told."""

    told = threading.Event()

    def begin(self, sitting: Sitting) -> None:
        super().begin(sitting)
        if sitting.seat == 0:
            Late.told.wait(120)


def test_a_finished_game_waits_for_none_that_began_before_it(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"

    def tell(done: int) -> None:
        if done:
            Late.told.set()

    hold(arena("late", "random", late=lambda: Late("late")), 2, threads=2, resume=file,
         progress=tell)  # fmt: skip
    _, *lines = map(json.loads, file.read_text().splitlines())
    assert [line["fixture"] for line in lines] == [[0, 0, 1], [0, 0, 0]]


class Mortal(RandomBot):
    """Its whole process is killed in the middle of its fourth game."""

    games = 0
    answers = 0

    def begin(self, sitting: Sitting) -> None:
        super().begin(sitting)
        Mortal.games += 1

    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        if Mortal.games == 4:
            Mortal.answers += 1
            if Mortal.answers == 5:
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(seen, budget)


def mortal(bot: Callable[[str], RandomBot]) -> Arena:
    return arena("greedy", "mortal", mortal=lambda: bot("mortal"))


def test_whoever_is_killed_in_a_game_loses_that_one_and_doubles_none(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    script = (
        "import pathlib, sys; from tests.bots.test_ledger import Mortal, hold, mortal;"
        "hold(mortal(Mortal), 6, resume=pathlib.Path(sys.argv[1]))"
    )
    killed = subprocess.run([sys.executable, "-c", script, str(file)], cwd=HOUSE, check=False)
    assert killed.returncode == -signal.SIGKILL
    before = file.read_bytes()
    assert before.count(b"\n") == 1 + 3
    told: list[int] = []
    again = hold(mortal(RandomBot), 6, resume=file, progress=told.append)
    assert told == [3, 1, 1, 1]
    assert [each.scores for each in again] == [each.scores for each in hold(mortal(RandomBot), 6)]
    assert file.read_bytes().startswith(before)
    _, *lines = map(json.loads, file.read_text().splitlines())
    assert len({tuple(line["fixture"]) for line in lines}) == len(lines) == 6
