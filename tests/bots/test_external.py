"""Bots in other processes: the good play, the faulty lose, and no secret is told."""

import json
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lusoria.bots.arena.matches import Arena
from lusoria.bots.arena.tournament import hold
from lusoria.bots.bot import Sitting
from lusoria.bots.external.bot import ExternalBot
from lusoria.bots.external.conversation import Conversation
from lusoria.bots.external.pipe import LAST_WORDS, MOST_UNHEARD, Failure, at_work
from lusoria.bots.names import maker
from lusoria.bots.seen import see
from lusoria.games.catalogue import load
from tests.bots.tables import asked
from tests.cli.command import process
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
    return Arena(game, 2, options, game.texts.standard(options), 1, ("theirs", "random"), makers)


def test_the_python_sample_plays_whole_games_in_one_process() -> None:
    games = hold(arena(PYTHON), 4)
    assert not [each.forfeit for each in games if each.forfeit]
    assert [each.scores for each in hold(arena(PYTHON), 4)] == [each.scores for each in games]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_bot_loses_its_games_and_stops_nothing(fault: str, tmp_path: Path) -> None:
    answer, why = FAULTS[fault]
    limit = 0.5 if fault == "hangs" else 20  # the others are waited for, however busy a machine is
    games = hold(arena(faulty(tmp_path, answer), limit=limit), 2)
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
    games = hold(arena(faulty(tmp_path, GOOD, farewell), limit=3), 4)
    assert [each.forfeit for each in games] == [None] * 4


def test_no_secret_enters_the_pipe(tmp_path: Path) -> None:
    """Everything a bot is told in a true world and in a redealt one is equal to the byte."""
    for number, play in enumerate(asked(Setting("roma", 2), seed=5, every=6)):
        heard = []
        for world in (play, play.redealt(1 << play.seat, key=number)):
            bot = ExternalBot("listens", "none")
            told: list[str] = []
            bot.conversation = Conversation(Listener(told))  # type: ignore[arg-type]
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


def roman(tmp_path: Path) -> str:
    """A bot that knows Roma alone and writes down what it is asked to do."""
    command = faulty(tmp_path, GOOD)
    script = tmp_path / "bot.py"
    note = f"open({str(tmp_path / 'heard')!r}, 'a').write(m['do'] + ' ')"
    text = script.read_text().replace('"faulty"', '"roman", "games": ["roma"]')
    script.write_text(text.replace("(line)\n", f"(line)\n    {note}\n"))
    return command


UNKNOWN = "it does not know armorica: to hello it answered that it knows roma"


def test_who_does_not_know_the_game_loses_without_being_told_of_it(tmp_path: Path) -> None:
    games = hold(arena(roman(tmp_path)), 4)
    assert [each.forfeit and each.forfeit["bot"] for each in games] == ["theirs"] * 4
    assert all(each.forfeit and each.forfeit["why"].endswith(UNKNOWN) for each in games)
    heard = (tmp_path / "heard").read_text().split()
    assert heard == ["hello"] * 2  # one process for each seat, and none for the next games


def test_who_was_not_told_of_a_game_hears_nothing_of_its_end(tmp_path: Path) -> None:
    known = tmp_path / "known"
    known.mkdir()
    other = roman(known)
    script = known / "bot.py"
    script.write_text(script.read_text().replace('["roma"]', '["armorica"]'))
    it = arena(roman(tmp_path))
    hold(replace(it, makers=(it.makers[0], maker("armorica", f"exec:{other}"))), 6)
    heard = (known / "heard").read_text().replace("hello ", "")
    assert heard == "newgame gameover " * 3  # sat down first in every other game


def test_who_does_not_know_the_game_says_so_at_the_table(tmp_path: Path) -> None:
    words = ("play", "armorica", "--bots", f"exec:{roman(tmp_path)}", "--seed", "4")
    told = process([*words, "--record", str(tmp_path / "game"), "--language", "en"], b"1\nquit\n")
    assert UNKNOWN in " ".join(told.out.split())
    assert "Nothing is lost" in told.out
    assert "newgame" not in (tmp_path / "heard").read_text()


def test_threads_that_listen_take_no_signal() -> None:
    blocked: list[set[int]] = []
    at_work(lambda: blocked.append(set(signal.pthread_sigmask(signal.SIG_BLOCK, [])))).join()
    assert {signal.SIGTERM, signal.SIGCONT, signal.SIGWINCH} <= blocked[0]
    assert not signal.pthread_sigmask(signal.SIG_BLOCK, [])
