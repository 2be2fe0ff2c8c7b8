"""`lusoria engine` as a process: one answer per line, in order, whatever the lines are."""

import io
import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest

from lusoria.cli import engine
from lusoria.cli.engine import bounded_lines, guarded, serve
from lusoria.cli.protocol import LONGEST_LINE, Protocol
from tests.cli.command import process
from tests.cli.conversation import Conversation, load


def answers(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def served(lines: bytes) -> list[dict[str, Any]]:
    out = io.BytesIO()
    serve(io.BytesIO(lines), out, Protocol(load, prepare=lambda game: None))
    return answers(out.getvalue().decode())


def test_every_line_is_answered_in_order() -> None:
    told = served(b'{"id": 1, "do": "games"}\n\nnonsense\n{"id": 2, "do": "decision"}\n{"id": 3')
    assert [answer["id"] for answer in told] == [1, None, None, 2, None]
    assert ["ok" in answer for answer in told] == [True, False, False, False, False]


def test_the_end_of_the_input_is_the_end() -> None:
    assert served(b"") == []
    assert len(served(b'{"do": "games"}')) == 1


def test_nothing_is_answered_after_quit() -> None:
    assert len(served(b'{"do": "quit"}\n{"do": "games"}\n')) == 1


class Endless(io.RawIOBase):
    """A line that never seems to end, and a short one after it."""

    def __init__(self, length: int) -> None:
        self.pieces = self._pieces(length)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        piece = next(self.pieces, b"")
        buffer[: len(piece)] = piece
        return len(piece)

    def _pieces(self, length: int) -> Iterator[bytes]:
        for _ in range(length // 8192):
            yield b"x" * 8192
        yield b'\n{"do": "games"}\n'


def test_a_giant_line_is_skipped_without_being_kept() -> None:
    """200 MB in one line: one error, then the next line, and never more than a few MB at once."""
    tracemalloc.start()
    try:
        lines = list(bounded_lines(io.BufferedReader(Endless(200_000_000))))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [len(line) for line in lines] == [LONGEST_LINE + 3, 16]
    assert peak < 8_000_000


def test_a_line_just_too_long_counts_once() -> None:
    for length in range(LONGEST_LINE - 1, LONGEST_LINE + 6):
        told = served(b" " * length + b'\n{"id": 5, "do": "games"}\n')
        assert len(told) == 2
        assert told[1]["id"] == 5


def test_a_defect_of_the_engine_is_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    conversation = Conversation()

    def broken(line: bytes) -> bytes:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(conversation.protocol, "answer", broken)
    told = json.loads(guarded(conversation.protocol, b'{"id": 8, "do": "games"}\n'))
    assert told["id"] == 8
    assert told["error"]["kind"] == "fault"
    assert "ZeroDivisionError: by nothing" in told["error"]["message"]
    assert json.loads(guarded(conversation.protocol, b"{"))["id"] is None


def test_a_process_answers_and_ends_with_zero() -> None:
    lines = b'{"id": 1, "do": "new", "game": "armorica"}\n\xff\n{"id": 2, "do": "quit"}\n'
    told = process(["engine"], lines, thawed=True)
    assert told.status == 0
    assert told.err == ""
    assert [answer["id"] for answer in answers(told.out)] == [1, None, 2]


def test_each_answer_comes_before_the_next_request() -> None:
    """A tool that waits for each answer must not wait for ever."""
    environment = os.environ | {"LUSORIA_THAWED": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", "from lusoria.cli import main; main(['engine'])"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment,
    ) as running:  # fmt: skip
        assert running.stdin is not None
        assert running.stdout is not None
        for identity in range(3):
            running.stdin.write(b'{"id": %d, "do": "decision"}\n' % identity)
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["id"] == identity
        running.stdin.close()
        assert running.wait(timeout=30) == 0


def test_compiling_is_told_on_stderr_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(engine, "is_compiled", lambda game, loop: False)
    monkeypatch.setattr(
        engine, "compile_for_play", lambda game, printed, shown: compiled.append(game.name)
    )
    engine.compile_once.cache_clear()
    for _ in range(2):
        engine.compile_once(load("armorica"))
    engine.compile_once.cache_clear()
    written = capsys.readouterr()
    assert compiled == ["armorica"]
    assert (written.out, written.err.count("compiling armorica")) == ("", 1)


def test_the_compiled_engine_says_the_same_as_the_uncompiled_one() -> None:
    lines = b"""{"do": "new", "game": "armorica", "seats": 3, "seed": 5}
{"do": "deal"}
{"do": "legal"}
{"do": "apply", "action": "pass"}
{"do": "deal"}
{"do": "view", "viewer": 1}
{"do": "position"}
"""
    compiled = process(["engine"], lines)
    assert compiled.status == 0
    assert compiled.out == process(["engine"], lines, thawed=True).out
