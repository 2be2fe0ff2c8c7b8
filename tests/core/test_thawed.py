"""A thawed copy of a game beside the compiled one: nobody else's imports are touched for it."""

import os
import sys
import threading

import pytest

from lusoria.core import journal
from lusoria.core.thawed import _thawed, thawed
from lusoria.games.catalogue import NAMES, load

WATCHED = (
    "lusoria.core.rule",
    "lusoria.core.streams",
    "lusoria.games.roma",
    "lusoria.games.roma.state",
)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_shares_no_rule_with_the_game(name: str) -> None:
    game, copy = load(name), thawed(name)
    assert not copy.compiled
    for each in vars(game.rules):
        assert getattr(copy.rules, each) is not getattr(game.rules, each)
        assert not hasattr(getattr(copy.rules, each), "signatures"), "not compiled"
    assert thawed(name) is copy


def test_no_thread_ever_sees_another_module() -> None:
    """Another thread looks at what is imported, and imports, while copies are made."""
    load("roma")
    before = {name: sys.modules[name] for name in WATCHED}
    switch = os.environ.get("LUSORIA_THAWED")
    wrong: list[str] = []
    done = threading.Event()

    def watch() -> None:
        while not done.is_set():
            wrong.extend(name for name in WATCHED if sys.modules.get(name) is not before[name])
            if os.environ.get("LUSORIA_THAWED") != switch:
                wrong.append("the switch")
            from lusoria.core.journal import note

            if note is not journal.note:
                wrong.append("a rule of the copy")

    watcher = threading.Thread(target=watch)
    pause = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    watcher.start()
    try:
        for _ in range(3):
            _thawed.cache_clear()
            thawed("roma")
    finally:
        done.set()
        watcher.join()
        sys.setswitchinterval(pause)
    assert not wrong


def test_two_threads_get_one_copy() -> None:
    _thawed.cache_clear()
    found = []
    threads = [threading.Thread(target=lambda: found.append(thawed("cambria"))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(game) for game in found}) == 1
