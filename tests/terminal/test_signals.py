"""What the system tells a table."""

import os
import signal

import pytest

from lusoria.cli.terminal.signals import (
    drawing_again,
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
