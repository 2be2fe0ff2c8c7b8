"""The bots' room: a process of its own that hears what a seat may know, and nothing else."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lusoria.cli.luck import answer
from lusoria.cli.terminal import counsel
from lusoria.cli.terminal.counsel import Counsel
from lusoria.core.errors import Refusal
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.thawed import thawed
from tests.terminal.people import Person, last_answer

ECHO = """
import json, sys
heard = open(sys.argv[1], "a")
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    told = json.loads(line)
    if told.get("ask") == "choose":
        print(json.dumps({"action": told["legal"][0]}), flush=True)
    elif told.get("ask") == "advise":
        print(json.dumps({"opinions": [[told["legal"][0], 0.5]]}), flush=True)
"""
"""A room that answers with the first legal action and writes down all that it hears."""


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "heard"
    monkeypatch.setattr(counsel, "ROOM", (sys.executable, "-c", ECHO, str(file)))
    return file


@pytest.fixture
def dead_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "ROOM", (sys.executable, "-c", ""))


def roma_in_play() -> Iterator[Play]:
    play = Play(thawed("roma"), 2)
    for ply in range(60):
        if play.seat != FATE:
            yield play
        play.apply(answer(play, 8, ply))


def test_bots_are_asked_in_another_process(
    heard: Path, person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("armorica", "--seats", "3", "--bots", "miles,imperator", "--seed", "1")
    told = person.plays(capsys, ["hint"], *words, then=last_answer)
    assert told.status == 0
    assert person.sessions[-1].writer.finished
    lines = heard.read_text("utf-8")
    assert '"bot": "miles"' in lines
    assert '"bot": "imperator"' in lines
    assert "wins 50 %" in told.out


def test_the_room_hears_nothing_that_its_seat_may_not_know(heard: Path) -> None:
    """Another deal of all that the asked seat cannot know, and every byte stays the same."""
    differed = 0
    for play in roma_in_play():
        seen = []
        for world in (play, play.redealt(1 << play.seat, 5)):
            heard.unlink(missing_ok=True)
            room = Counsel(world, "seed")
            room.choose("miles", world)
            room.close()
            seen.append(heard.read_bytes())
            differed += world.bytes != play.bytes
        assert seen[0] == seen[1]
        if differed >= 5:
            break
    assert differed >= 5


@pytest.mark.usefixtures("dead_room")
def test_a_room_that_dies_is_refused() -> None:
    play = next(roma_in_play())
    room = Counsel(play, "seed")
    with pytest.raises(Refusal, match="the bots' process has ended"):
        room.choose("miles", play)
    room.close()


@pytest.mark.usefixtures("dead_room")
def test_a_game_whose_bots_die_is_kept(person: Person, capsys: pytest.CaptureFixture[str]) -> None:
    told = person.plays(capsys, [], "armorica", "--bots", "miles", "--seed", "4", then=last_answer)
    assert told.status == 2
    assert "the bots' process has ended" in told.err
    assert f"lusoria play --resume {person.record}" in told.out
    assert person.record.exists()


@pytest.mark.usefixtures("dead_room")
def test_a_hint_that_cannot_be_had_loses_nothing(
    person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("armorica", "--bots", "random", "--seed", "4")
    told = person.plays(capsys, ["hint", "1"], *words)
    assert told.status == 0
    assert "» the bots' process has ended" in told.out
    assert "Player A takes G-A5." in told.out
