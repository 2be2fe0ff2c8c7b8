"""What the system tells a table."""

import os
import select
import signal
import threading

import pytest

from lusoria.cli.terminal import signals
from lusoria.cli.terminal.signals import (
    drawing_again,
    heard_at_once,
    leaving_in_order,
    one_at_a_time,
)


def test_whoever_is_told_to_end_leaves_with_the_shells_status() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit) as left, leaving_in_order():
        os.kill(os.getpid(), signal.SIGTERM)
    assert left.value.code == 143
    assert signal.getsignal(signal.SIGTERM) == before


@pytest.mark.parametrize("sent", [signal.SIGWINCH, signal.SIGCONT])
def test_a_page_is_drawn_again_while_somebody_is_asked(sent: signal.Signals) -> None:
    drawn: list[signal.Signals] = []
    with drawing_again(lambda: drawn.append(sent)):
        os.kill(os.getpid(), sent)
    os.kill(os.getpid(), sent)
    assert drawn == [sent]


def test_what_another_thread_takes_wakes_whoever_waits() -> None:
    keyboard, fingers = os.pipe()
    may_take = threading.Event()

    def draw() -> None:
        os.write(fingers, b"!")

    def take() -> None:
        may_take.wait()
        signal.pthread_kill(threading.get_ident(), signal.SIGWINCH)

    other = threading.Thread(target=take)
    other.start()
    before = signal.getsignal(signal.SIGUSR1)
    with heard_at_once(), drawing_again(draw):
        may_take.set()
        heard, _, _ = select.select([keyboard], [], [], 60)
    other.join()
    os.close(keyboard)
    os.close(fingers)
    assert heard, "the page was to be drawn without a key pressed"
    assert signal.getsignal(signal.SIGUSR1) == before


def test_calls_that_interrupt_each_other_lock_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signals, "PATIENCE", 0.0)
    drawn: list[int] = []
    with heard_at_once(), drawing_again(lambda: drawn.append(1)):
        for _ in range(500):
            os.kill(os.getpid(), signal.SIGWINCH)
    assert drawn


def test_a_page_that_is_wanted_while_one_is_drawn_comes_after_it() -> None:
    drawn: list[str] = []

    def draw() -> None:
        drawn.append("top")
        if len(drawn) == 1:
            again()
            again()
        drawn.append("bottom")

    again = one_at_a_time(draw)
    again()
    assert drawn == ["top", "bottom"] * 2
