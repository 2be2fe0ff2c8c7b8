"""Whatever a bot of somebody's own starts ends with it, and all of it with us, however we end."""

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from lusoria.bots.external.bot import ExternalBot
from lusoria.bots.external.pipe import Failure, Pipe, at_work
from lusoria.bots.seen import see
from tests.bots.tables import asked
from tests.settings import Setting

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux tells whose child is whose"
)

HOUSE = Path(__file__).resolve().parents[2]
RUNAWAY = """
import os, sys, time
def note(who):
    with open(sys.argv[1] + "/" + who, "w") as file: file.write(str(os.getpid()))
if os.fork() == 0:          # leaves the process group, the session and its parent,
    os.setsid()             # and keeps the standard output open
    if os.fork() == 0:
        note("runaway"); time.sleep(600)
    os._exit(0)
note("bot")
for line in sys.stdin:
    {answer}
"""
HELLO = """import json; m = json.loads(line)
    if m["do"] == "hello": print(json.dumps({"id": m["id"], "name": "x"}), flush=True)
    elif m["do"] == "choose": time.sleep(600)"""


def runaway(folder: Path, answer: str) -> str:
    script = folder / "bot.py"
    script.write_text(RUNAWAY.replace("{answer}", answer))
    return shlex.join([sys.executable, str(script), str(folder)])


def wait_for(true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + 30
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def pid_of(folder: Path, who: str) -> int:
    wait_for(lambda: (folder / who).exists() and (folder / who).read_text() != "", who)
    return int((folder / who).read_text())


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


def test_who_has_left_the_process_group_is_ended_too(tmp_path: Path) -> None:
    before = descriptors()
    bot = ExternalBot("runs away", runaway(tmp_path, HELLO), limit=0.3)
    bot.start()
    pids = [pid_of(tmp_path, who) for who in ("bot", "runaway")]
    pipe = bot.pipe
    assert pipe is not None
    with pytest.raises(Failure, match="no answer within"):
        bot.choose(see(next(asked(Setting("armorica", 2), seed=1))))
    assert [is_alive(pid) for pid in pids] == [False, False]
    assert not any(thread.is_alive() for thread in pipe.threads)
    assert descriptors() == before, "nothing is left open"


def test_who_ends_by_itself_leaves_nobody_behind(tmp_path: Path) -> None:
    """The one it left behind held its standard output open: we would have waited for ever."""
    pipe = Pipe(shlex.split(runaway(tmp_path, "sys.exit(7)")), kept=True)
    runs = pid_of(tmp_path, "runaway")
    pipe.say(b"go\n")
    with pytest.raises(Failure, match="ended with status 7"):
        pipe.hear(20)
    wait_for(lambda: not is_alive(runs), "the runaway has outlived the bot")
    pipe.kill()


def test_how_a_bot_was_killed_is_told(tmp_path: Path) -> None:
    pipe = Pipe(shlex.split(runaway(tmp_path, "os.kill(os.getpid(), 11)")), kept=True)
    pipe.say(b"go\n")
    with pytest.raises(Failure, match="ended with status -11"):
        pipe.hear(20)
    pipe.kill()


def test_a_thread_that_refuses_signals_starts_bots_that_take_them(tmp_path: Path) -> None:
    told: list[str] = []

    def start() -> None:
        command = "import signal; print(signal.pthread_sigmask(signal.SIG_BLOCK, ()), flush=True)"
        pipe = Pipe([sys.executable, "-c", command], kept=True)
        told.append(pipe.hear(20).decode())
        wait_for(lambda: pipe.gone(0), "its keeper has not noticed")
        pipe.kill()

    at_work(start).join(60)
    assert told == ["set()\n"]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_killed_arena_leaves_no_bot_behind(how: signal.Signals, tmp_path: Path) -> None:
    script = (
        "import sys; from lusoria.bots.arena.tournament import hold;"
        " from tests.bots.test_external import arena; hold(arena(sys.argv[1], limit=600), 2)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, runaway(tmp_path, HELLO)],
        env=os.environ | {"LUSORIA_THAWED": "1"}, cwd=HOUSE,
    ) as process:  # fmt: skip
        pids = [pid_of(tmp_path, who) for who in ("bot", "runaway")]
        os.kill(process.pid, how)
        process.wait()
    for pid in pids:
        wait_for(lambda pid=pid: not is_alive(pid), f"{pid} has outlived the arena")  # type: ignore[misc]


@pytest.mark.parametrize(
    "games", ['["\\u001b[2J"]', '["a\\nb"]', '[""]', '["x"' + ',"x"' * 16 + "]"]
)
def test_games_that_would_steer_the_terminal_are_refused(games: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import json, sys\n"
        "m = json.loads(sys.stdin.readline())\n"
        f"""print(json.dumps({{"id": m["id"], "name": "x", "games": json.loads({games!r})}}))\n"""
    )
    bot = ExternalBot("paints", shlex.join([sys.executable, str(script)]))
    with pytest.raises(Failure, match="printable") as caught:
        bot.start()
    assert str(caught.value).isprintable()
