"""Bots in other processes: the samples play, the faulty lose, and no secret is told."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lusoria.bots.arena.matches import Arena
from lusoria.bots.arena.tournament import hold
from lusoria.bots.bot import Sitting
from lusoria.bots.external.bot import ExternalBot
from lusoria.bots.external.conformance import check
from lusoria.bots.external.pipe import Failure
from lusoria.bots.names import maker
from lusoria.bots.seen import see
from lusoria.games.catalogue import load
from tests.bots.tables import asked
from tests.settings import Setting

SAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
PYTHON = f"{sys.executable} {SAMPLES / 'any_bot.py'}"
ANSWER = 'print(json.dumps({"id": m["id"], %s}), flush=True)'
SCRIPT = """
import json, sys, time
for line in sys.stdin:
    m = json.loads(line)
    if m["do"] == "hello":
        print(json.dumps({"id": m["id"], "name": "faulty"}), flush=True)
    elif m["do"] == "choose":
        %s
"""

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
}


def faulty(tmp_path: Path, answer: str) -> str:
    script = tmp_path / "bot.py"
    script.write_text(SCRIPT % answer)
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
        answer = {"id": asked["id"], "action": asked["legal"][0]["words"]}
        return json.dumps(answer).encode()


def test_a_good_bot_passes_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    findings = list(check(PYTHON, ["armorica"], 1, 5))
    assert [each for each in findings if each.wrong] == []
    assert len(findings) == 1 + 2 * 3 + 1


def test_a_bad_bot_is_told_its_faults(tmp_path: Path) -> None:
    findings = list(check(faulty(tmp_path, FAULTS["cheats"][0]), ["armorica"], 1, 5))
    assert any("none of the legal ones" in each.wrong for each in findings)
    assert [each.wrong for each in check("./no-such-bot", ["armorica"], 1, 5)] != [""]


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
