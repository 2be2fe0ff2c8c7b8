"""People at the terminal, for tests in this process: what they type, and what they were shown."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import lusoria.core.rule  # noqa: F401 - rules are compiled in this process, whatever runs first
from lusoria.cli.terminal.session import Session
from tests.cli.command import Told, call

Answer = Callable[[Session], str]
FIRST = "the first answer"
"""Stands for whatever that is, in the player's own words."""


class Person:
    """Types lines that were prepared; then whatever a rule of thumb says, or nothing more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.lines: list[str] = []
        self.then: Answer | None = None
        self.sessions: list[Session] = []
        self.folder = folder
        monkeypatch.setenv("LUSORIA_GAMES", str(folder))
        monkeypatch.setenv("LANG", "C")
        monkeypatch.delenv("LC_ALL", raising=False)
        monkeypatch.delenv("LC_MESSAGES", raising=False)
        monkeypatch.setattr("builtins.input", self._input)
        begin = Session.play_on

        def noticed(session: Session) -> None:
            self.sessions.append(session)
            begin(session)

        monkeypatch.setattr(Session, "play_on", noticed)

    def _input(self, prompt: str = "") -> str:
        print(prompt)
        if not self.lines and self.then is None:
            raise EOFError
        line = self.lines.pop(0) if self.lines else self._then()
        return first_answer(self.sessions[-1]) if line == FIRST else line

    def _then(self) -> str:
        assert self.then is not None
        return self.then(self.sessions[-1])

    def plays(
        self,
        capsys: pytest.CaptureFixture[str],
        lines: Sequence[str],
        *words: str,
        then: Answer | None = None,
    ) -> Told:
        """Run `lusoria play` with these words on its command line."""
        self.lines, self.then = list(lines), then
        return call(capsys, "play", *words)

    @property
    def record(self) -> Path:
        """The last game's record."""
        return self.sessions[-1].path


def first_answer(session: Session) -> str:
    """The first legal answer, in the words of the player's language."""
    play = session.play
    return session.t.action(play.words(play.legal()[0]))


def last_answer(session: Session) -> str:
    """The last legal answer: it ends turns and passes, so that games end soon."""
    play = session.play
    return session.t.action(play.words(play.legal()[-1]))
