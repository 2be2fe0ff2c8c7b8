"""Bots in other processes: the samples play, the faulty lose, and no secret is told."""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from lusoria.bots.arena.matches import Arena
from lusoria.bots.arena.tournament import hold
from lusoria.bots.bot import Sitting
from lusoria.bots.external.bot import ExternalBot
from lusoria.bots.external.conformance import Finding, check
from lusoria.bots.external.pipe import LAST_WORDS, MOST_UNHEARD, Failure
from lusoria.bots.names import maker
from lusoria.bots.seen import see
from lusoria.games.catalogue import load
from tests.bots.tables import asked
from tests.cli.command import call
from tests.settings import Setting

SAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
PYTHON = f"{sys.executable} {SAMPLES / 'any_bot.py'}"
ANSWER = 'print(json.dumps({"id": m["id"], %s}), flush=True)'
SCRIPT = """
import json, os, sys, time
for line in sys.stdin:
    m = json.loads(line)
    if m["do"] == "hello":
        print(json.dumps({"id": m["id"], "name": "faulty"}), flush=True)
    elif m["do"] == "choose":
        %s
    elif m["do"] == "gameover":
        %s
"""
GOOD = ANSWER % '"action": m["legal"][0]["number"]'

FAULTS = {
    "hangs": ("time.sleep(60)", "no answer within 0.5 s"),
    "crashes": ("raise SystemExit('too hard')", "ended with status 1: too hard"),
    "babbles": ("print('well, let me think', flush=True)", "is not JSON"),
    "cheats": (ANSWER % '"action": "draw G-A1"', "none of the legal ones"),
    "bluffs": (ANSWER % '"action": True', "none of the legal ones"),
    "forgets": ('print(json.dumps({"action": m["legal"][0]["number"]}), flush=True)', '"id"'),
    "floods": ("print('x' * 100_000, flush=True)", "longer than"),
    "interrupts": (
        ANSWER % '"action": m["legal"][0]["words"]' + "; print('thanks', flush=True)",
        "",
    ),
    "falls silent": (GOOD + "; os.close(1); time.sleep(60)", "closed its standard output"),
    "paints": ("raise SystemExit('\\x1b[2Jred')", "status 1: [2Jred"),
}


def faulty(tmp_path: Path, answer: str, farewell: str = "pass") -> str:
    script = tmp_path / "bot.py"
    script.write_text(SCRIPT % (answer, farewell))
    return f"{sys.executable} {script}"


def arena(command: str, limit: float = 5) -> Arena:
    game = load("armorica")
    options = game.choose({})
    makers = (maker("armorica", f"exec:{command}", limit=limit), maker("armorica", "random"))
    return Arena(game, 2, options, game.room.standard(options), 1, ("theirs", "random"), makers)


def test_the_python_sample_plays_whole_games_in_one_process() -> None:
    games = hold(arena(PYTHON), 4)
    assert not [each.forfeit for each in games if each.forfeit]
    assert [each.scores for each in hold(arena(PYTHON), 4)] == [each.scores for each in games]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_bot_loses_its_games_and_stops_nothing(fault: str, tmp_path: Path) -> None:
    answer, why = FAULTS[fault]
    games = hold(arena(faulty(tmp_path, answer), limit=0.5), 2)
    for each in games:
        assert each.forfeit is not None
        assert each.forfeit["bot"] == "theirs"
        assert each.shares[each.fixture.seating.index(1)] == 1.0
        assert why in each.forfeit["why"]


def test_a_command_that_cannot_start_loses_too() -> None:
    games = hold(arena("./there-is-no-such-bot"), 2)
    assert all(each.forfeit and "cannot be started" in each.forfeit["why"] for each in games)


def test_a_hanging_process_is_ended(tmp_path: Path) -> None:
    bot = ExternalBot("hangs", faulty(tmp_path, "time.sleep(60)"), limit=0.3)
    bot.start()
    assert bot.pipe is not None
    process = bot.pipe.process
    with pytest.raises(Failure, match="no answer"):
        bot.choose(see(next(asked(Setting("armorica", 2), seed=1))))
    assert process.poll() is not None
    assert bot.pipe is None


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_who_floods_standard_output_fills_its_own_pipe_and_not_our_memory(tmp_path: Path) -> None:
    flood = "while True: print('x' * 60_000, flush=True)"
    bot = ExternalBot("floods", faulty(tmp_path, f"{GOOD}\n        {flood}"))
    seen = see(next(asked(Setting("armorica", 2), seed=1)))
    bot.choose(seen)
    assert bot.pipe is not None
    pipe = bot.pipe
    wait_until(lambda: pipe.heard.qsize() >= MOST_UNHEARD - 1)  # the answer may have had a place
    time.sleep(0.2)
    assert pipe.heard.qsize() <= MOST_UNHEARD
    with pytest.raises(Failure, match="spoke without being asked"):
        bot.choose(seen)
    assert not any(thread.is_alive() for thread in pipe.threads)


def test_of_a_flood_on_standard_error_the_end_is_kept(tmp_path: Path) -> None:
    flood = (
        "[print('x' * 60_000, file=sys.stderr) for _ in range(200)]; raise SystemExit('the end')"
    )
    bot = ExternalBot("floods", faulty(tmp_path, flood))
    bot.start()
    assert bot.pipe is not None
    pipe = bot.pipe
    with pytest.raises(Failure, match="status 1: the end"):
        bot.choose(see(next(asked(Setting("armorica", 2), seed=1))))
    assert len(pipe.complaints) == LAST_WORDS


@pytest.mark.parametrize("farewell", ["sys.exit(3)", "time.sleep(60)", "print('bye', flush=True)"])
def test_who_stops_at_gameover_is_started_anew(farewell: str, tmp_path: Path) -> None:
    games = hold(arena(faulty(tmp_path, GOOD, farewell), limit=0.5), 4)
    assert [each.forfeit for each in games] == [None] * 4


def test_no_secret_enters_the_pipe(tmp_path: Path) -> None:
    """Everything a bot is told in a true world and in a redealt one is equal to the byte."""
    for number, play in enumerate(asked(Setting("roma", 2), seed=5, every=6)):
        heard = []
        for world in (play, play.redealt(1 << play.seat, key=number)):
            bot = ExternalBot("listens", "none")
            told: list[str] = []
            bot.pipe = Listener(told)  # type: ignore[assignment]
            seen = see(world)
            bot.begin(Sitting(seen.game, seen.components, 2, seen.seat, seen.options, 1))
            assert bot.choose(seen) in seen.legal
            heard.append(told)
        assert heard[0] == heard[1]


class Listener:
    """A pipe that writes down what it is told and answers with the first legal action."""

    def __init__(self, told: list[str]) -> None:
        self.told = told

    def unasked(self) -> bool:
        return False

    def say(self, line: bytes) -> None:
        self.told.append(line.decode())

    def hear(self, seconds: float) -> bytes:
        asked = json.loads(self.told[-1])
        if asked["do"] == "hello":
            return json.dumps({"id": asked["id"], "name": "listener"}).encode()
        answer = {"id": asked["id"], "action": asked["legal"][0]["words"]}
        return json.dumps(answer).encode()


def test_a_good_bot_passes_the_check_at_every_table() -> None:
    findings = list(check(PYTHON, ["cambria"], 1, 5))
    assert [each for each in findings if each.wrong] == []
    tables = [each.what.split(":")[0] for each in findings if "plays" in each.what]
    assert len(tables) == len(set(tables)) == 2 + 3 + 4 + 5 + 1
    assert {"plays cambria, 5 seats, seat 4", "plays cambria, 2 seats, seat 0, map=cumbria"} < set(
        tables
    )


def test_a_bad_bot_is_told_its_faults(tmp_path: Path) -> None:
    findings = list(check(faulty(tmp_path, FAULTS["cheats"][0]), ["armorica"], 1, 5))
    assert any("none of the legal ones" in each.wrong for each in findings)
    assert findings[-1] == Finding("ends when its input ends")
    assert [each.wrong for each in check("./no-such-bot", ["armorica"], 1, 5)] != [""]


@pytest.mark.parametrize(
    ("games", "why"),
    [
        ([["a"]], '"games" is a list of some of'),
        ("roma", '"games" is a list of some of'),
        ([], '"games" has none of roma'),
        (["cambria"], '"games" has none of roma'),
    ],
)
def test_the_games_a_bot_names_are_checked(games: object, why: str, tmp_path: Path) -> None:
    command = faulty(tmp_path, GOOD)
    script = tmp_path / "bot.py"
    script.write_text(script.read_text().replace('"faulty"', f'"faulty", "games": {games!r}'))
    assert [why in each.wrong for each in check(command, ["roma"], 1, 5) if each.wrong] == [True]


def test_the_check_tells_who_does_not_outlive_a_game(tmp_path: Path) -> None:
    findings = list(check(faulty(tmp_path, GOOD, "sys.exit(3)"), ["roma"], 1, 5))
    assert "after gameover: the process has ended with status 3" in findings[1].wrong


def test_one_fault_is_not_called_faults(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert call(capsys, "check-bot", "./no-such-bot").out.endswith("\n1 fault\n")


def sample(name: str, tmp_path: Path) -> str:
    """The command that runs a sample bot, or a skipped test where its language is missing."""
    source = SAMPLES / name
    tool = {".py": sys.executable, ".js": "node", ".c": "cc"}[source.suffix]
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    if source.suffix != ".c":
        return f"{tool} {source}"
    subprocess.run([tool, "-o", tmp_path / "bot", source], check=True)
    return str(tmp_path / "bot")


@pytest.mark.parametrize("name", sorted(path.name for path in SAMPLES.glob("*_bot.*")))
def test_the_samples_are_short_and_keep_to_the_protocol(name: str, tmp_path: Path) -> None:
    assert len((SAMPLES / name).read_text().splitlines()) <= 60
    assert not [each for each in check(sample(name, tmp_path), ["armorica"], 1, 5) if each.wrong]


def test_there_are_samples_in_three_languages() -> None:
    assert len({path.suffix for path in SAMPLES.glob("*_bot.*")}) >= 3
