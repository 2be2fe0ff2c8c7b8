"""Writers of several processes at one SQLite file take turns, also when one of them is killed."""

import subprocess
import sys
import threading
from pathlib import Path

from lusoria.server.store.turns import Turns

HOLDS = """
import pathlib, sys, time
from lusoria.server.store.turns import Turns
with Turns(pathlib.Path(sys.argv[1]), 60).mine():
    print("mine", flush=True)
    time.sleep(600)
"""


def test_the_next_one_waits_until_a_killed_process_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "lusoria.db"
    had = threading.Event()

    def wait() -> None:
        with Turns(file, 60).mine():
            had.set()

    command = [sys.executable, "-c", HOLDS, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"mine\n"
        waiting = threading.Thread(target=wait)
        waiting.start()
        assert not had.wait(0.3)
        holder.kill()
    assert had.wait(60)
    waiting.join()


def test_nobody_waits_for_ever_for_a_paused_process(tmp_path: Path) -> None:
    file = tmp_path / "lusoria.db"
    with Turns(file, 60).mine(), Turns(file, 0.05).mine():
        pass  # SQLite itself says that the file is taken


def test_the_threads_of_one_process_take_turns_too(tmp_path: Path) -> None:
    turns, inside, most = Turns(tmp_path / "lusoria.db", 60), [], []

    def write() -> None:
        for _ in range(50):
            with turns.mine():
                inside.append(1)
                most.append(len(inside))
                inside.pop()

    threads = [threading.Thread(target=write) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert most == [1] * 200
