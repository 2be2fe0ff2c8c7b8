"""The bots' room: a process of its own that hears what a seat may know, and nothing else."""

import contextlib
import json
import os
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lusoria.bots.seen import see
from lusoria.cli.luck import answer
from lusoria.cli.table import uncompiled
from lusoria.cli.terminal import bot_process, bot_server
from lusoria.cli.terminal.advisor import Advisor
from lusoria.cli.terminal.bot_process import BotProcess, Ended
from lusoria.core.errors import Refusal
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import load
from lusoria.records.lines import SeatTaken
from lusoria.records.reading import read_record
from tests.terminal.people import Person, last_answer

ECHO = """
import json, sys
heard = open(sys.argv[1], "a")
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    told = json.loads(line)
    if "warm" in told:
        print(json.dumps({"step": "bots", "done": 0, "of": 1}), flush=True)
        print(json.dumps({"ready": True}), flush=True)
    elif told["ask"] == "choose":
        print(json.dumps({"action": told["legal"][0]}), flush=True)
    else:
        print(json.dumps({"opinions": [[told["legal"][0], 0.5]]}), flush=True)
"""
"""A room that answers with the first legal action and writes down all that it hears."""


DYING = "import sys; sys.stdin.readline(); sys.exit('it is too hot in here')"
"""A room that dies when it is spoken to, and says why."""


def move_in(monkeypatch: pytest.MonkeyPatch, script: str, *words: str) -> None:
    monkeypatch.setattr(bot_process, "ROOM", (sys.executable, "-c", script, *words))


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "heard"
    move_in(monkeypatch, ECHO, str(file))
    return file


@pytest.fixture
def dying_room(monkeypatch: pytest.MonkeyPatch) -> None:
    move_in(monkeypatch, DYING)


@pytest.fixture
def rooms() -> Iterator[BotProcess]:
    opened = BotProcess()
    yield opened
    opened.close()


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
    assert person.sessions[-1].match.result
    lines = heard.read_text("utf-8")
    assert '"bot": "miles"' in lines
    assert '"bot": "imperator"' in lines
    assert "wins 50 %" in told.out


def test_the_room_hears_nothing_that_its_seat_may_not_know(heard: Path, rooms: BotProcess) -> None:
    """Another deal of all that the asked seat cannot know, and every byte stays the same."""
    differed = 0
    for play in roma_in_play():
        seen = []
        for world in (play, play.redealt(1 << play.seat, 5)):
            heard.unlink(missing_ok=True)
            Advisor(world, "seed", rooms).choose("miles", world)
            rooms.close()
            seen.append(heard.read_bytes())
            differed += world.bytes != play.bytes
        assert seen[0] == seen[1]
        if differed >= 5:
            break
    assert differed >= 5


@pytest.mark.usefixtures("heard")
def test_a_room_tells_how_far_it_is(rooms: BotProcess) -> None:
    before = rooms.ready
    rooms.warm("roma")
    deadline = time.monotonic() + 60
    while not rooms.ready and time.monotonic() < deadline:
        time.sleep(0.01)
    assert (before, rooms.ready) == (False, True)
    assert rooms.step == {"step": "bots", "done": 0, "of": 1}
    assert 0 <= rooms.seconds < 60


def test_a_room_that_cannot_be_started_is_told_when_somebody_asks(
    rooms: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "ROOM", ("no-such-program",))
    rooms.warm("roma")
    assert rooms.ready
    play = next(roma_in_play())
    with pytest.raises(Refusal, match="no-such-program cannot be started: No such file"):
        Advisor(play, "seed", rooms).choose("miles", play)


@pytest.mark.usefixtures("dying_room")
def test_a_room_that_dies_tells_its_status_and_its_last_words(rooms: BotProcess) -> None:
    play = next(roma_in_play())
    for _ in range(2):  # asked again, another process is started, which dies as well
        with pytest.raises(Ended, match="it is too hot in here") as caught:
            Advisor(play, "seed", rooms).choose("miles", play)
        assert (caught.value.status, caught.value.words) == (1, "it is too hot in here")


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
    move_in(monkeypatch, "import sys; sys.stdin.readline(); sys.exit('so \\x1b[2J hot')")
    told = person.plays(capsys, ["pass", "quit"], "armorica", "--bots", "miles", "--seed", "4")
    assert "so [2J hot" in told.out
    assert "\x1b" not in told.out
    told = person.plays(capsys, [], "--resume")
    assert "so [2J hot" in told.err
    assert "\x1b" not in told.err


def test_a_hint_tells_chances_alone() -> None:
    """Where an answer ends the game, it wins to 0 or 100 %, whatever the points; or it shares."""
    play, ply, last = Play(load("armorica"), 2), 0, Play(load("armorica"), 2)
    while not play.over:
        last = play.copy() if play.seat != FATE else last
        play.apply(answer(play, 3, ply))
        ply += 1
    counsel = Advisor(last, "seed", BotProcess())
    seen = see(last)
    told = {"ask": "advise", "bot": "imperator", "seed": 1, "seat": seen.seat}
    room = bot_server.Room(counsel.at)
    opinions = room.answer(told | {"table": seen.table.hex(), "legal": list(seen.legal)})
    ended = 0
    for action, chance in opinions["opinions"]:
        after = last.copy()
        after.apply(action)
        if after.over:
            ended += 1
            winners = after.outcome()["winners"]
            assert chance == (1 / len(winners) if seen.seat in winners else 0.0)
    assert ended


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


def test_the_room_does_not_outlive_its_table(tmp_path: Path) -> None:
    """Not even while it compiles."""
    with subprocess.Popen(
        bot_process.ROOM,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={k: v for k, v in os.environ.items() if k != "LUSORIA_THAWED"}
        | {"LUSORIA_CACHE": str(tmp_path)},
    ) as room:  # fmt: skip
        assert room.stdin is not None
        assert room.stdout is not None
        room.stdin.write('{"warm": "armorica"}\n')
        room.stdin.flush()
        assert json.loads(room.stdout.readline()) == {"step": "rules", "done": 1, "of": 8}
        room.stdin.close()
        assert room.wait(30) == 0


def test_the_room_takes_a_bot_along_that_does_not_hear(tmp_path: Path, rooms: BotProcess) -> None:
    pid = tmp_path / "pid"
    deaf = f"import os, time; open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    play = Play(thawed("armorica"), 2)
    while play.seat == FATE:
        play.apply(play.legal()[0])
    counsel = Advisor(play, "seed", rooms)
    asking = threading.Thread(target=suppressed, args=(counsel, deaf, play), daemon=True)
    asking.start()
    deadline = time.monotonic() + 600
    while not (pid.exists() and pid.read_text()) and time.monotonic() < deadline:
        time.sleep(0.05)
    began = time.monotonic()
    rooms.close()
    assert time.monotonic() - began < 30
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


def suppressed(counsel: Advisor, script: str, play: Play) -> None:
    with contextlib.suppress(Exception):
        counsel.choose(f"exec:{shlex.join([sys.executable, '-c', script])}", play)


@pytest.mark.usefixtures("dying_room")
def test_a_hint_that_cannot_be_had_loses_nothing(
    person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("armorica", "--bots", "random", "--seed", "4")
    told = person.plays(capsys, ["hint", "1"], *words)
    assert told.status == 0
    assert "» The bots’ process has ended with status 1." in told.out
    assert "» Nothing is lost: type “hint” again" in told.out
    assert "Player A takes G-A5." in told.out
