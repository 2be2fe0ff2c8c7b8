"""A game at the terminal: people and bots answer in turn; each answer is written down first."""

import time
from pathlib import Path
from typing import Final

from rich.text import Text

from lusoria.cli.terminal.choices import Chosen, Entry, Half, Menu, Refused
from lusoria.cli.terminal.chronicle import Chronicle
from lusoria.cli.terminal.commands import Commands
from lusoria.cli.terminal.counsel import SIMPLE, Counsel
from lusoria.cli.terminal.ending import reckoning
from lusoria.cli.terminal.page import compose
from lusoria.cli.terminal.scene import Scene
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.seats import LETTERS, Seats
from lusoria.cli.terminal.storage import drop_aside
from lusoria.cli.terminal.tongue import Tongue
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.records.writing import Writer
from lusoria.words import ask, explain

PACES: Final = {"slow": 2.0, "normal": 0.8, "fast": 0.0}
"""Seconds that a bot takes at least, so that its moves can be followed."""

LAST_LINES: Final = 5
"""How much of the log is left on the terminal beside the reckoning."""


class Session:
    """One table, from now to its end or to somebody's leaving."""

    def __init__(
        self, writer: Writer, path: Path, seats: Seats, tongue: Tongue, screen: Screen, pace: str
    ) -> None:
        self.writer = writer
        self.path = path
        self.seats = seats
        self.tongue = tongue
        self.screen = screen
        self.pause = PACES[pace]
        header = writer.course.header
        self.chronicle = Chronicle(header.game, tongue.language, seats)
        self.counsel = Counsel(writer.play, header.dice.commitment if header.dice else "")
        self.commands = Commands(self)
        self.notes: list[str] = []
        self.at_keyboard: int | None = None
        self._read = 0

    @property
    def play(self) -> Play:
        """The table."""
        return self.writer.play

    def play_on(self) -> None:
        """Ask whoever is asked until the game is over, then add up."""
        if any(name != SIMPLE for name in self.seats.bots.values()):
            self.counsel.start()
        try:
            while not self.play.over:
                self._next()
        finally:
            self.counsel.close()
        self.writer.finish()
        drop_aside(self.path)

    def _next(self) -> None:
        seat = self.play.seat
        if seat == FATE:
            assert self.writer.dealer is not None
            answer = self.writer.dealer.answer(self.play, self.writer.course.ply)
            self.act(answer)
        elif seat in self.seats.bots:
            self._bot(seat)
        else:
            self._person(seat)

    def act(self, action: int) -> None:
        """Write an answer down, carry it out, and keep what happened."""
        events = self.writer.act(self.play.words(action))
        self.chronicle.add(self.writer.course.entries, self.play, events)

    # Bots

    def _bot(self, seat: int) -> None:
        name = self.seats.bots[seat]
        if self.screen.live:
            self.draw(self._onlooker())
            if name != SIMPLE:
                self.await_bots()
        began = time.monotonic()
        action = self.counsel.choose(name, self.play)
        if self.screen.live:
            time.sleep(max(0.0, began + self.pause - time.monotonic()))
        self.act(action)

    def await_bots(self) -> None:
        """Tell a person what it is waiting for, and how long it has."""
        self.counsel.start()
        self.screen.wait(self.tongue("compiling"), lambda: self.counsel.ready)

    def _onlooker(self) -> int:
        """Who looks on while a bot thinks: the only person, or nobody in particular."""
        return self.seats.people[0] if len(self.seats.people) == 1 else -1

    # People

    def _person(self, seat: int) -> None:
        self._hand_over(seat)
        half: Entry | None = None
        while self.play.seat == seat:
            menu = Menu(self.play, self.tongue)
            self.draw(seat, menu=menu)
            line = self.screen.ask(f"{LETTERS[seat]}> ")
            self.notes = []
            if not line:
                half = None
                continue
            word, _, rest = line.partition(" ")
            command = self.tongue.command(word)
            if command:
                self.commands.obey(command, rest.strip())
                continue
            meant = menu.read(line, half)
            half = meant.entry if isinstance(meant, Half) else None
            if isinstance(meant, Chosen):
                self.act(meant.action)
                return
            self.notes = [self._objection(meant, line)]

    def _objection(self, meant: Half | Refused | None, line: str) -> str:
        if isinstance(meant, Half):
            head = self.tongue.action(meant.entry.head)
            return self.tongue("which", head=head, tails=" ".join(meant.entry.tails))
        return (
            self.why_not(meant.action) if meant else self.tongue("not-understood", line=line[:40])
        )

    def why_not(self, action: int) -> str:
        """Why an answer is not allowed, in the player's language."""
        reason = self.play.why_not(action)
        if not reason:
            return self.tongue("allowed", action=self.tongue.action(self.play.words(action)))
        refusal = self.play.refusal(action, reason)
        refusal.facts = self.seats.named(refusal.facts)
        return explain(self.tongue.language, self.play.game.name, refusal)

    def _hand_over(self, seat: int) -> None:
        """Where several people share the keyboard, a curtain hides each one's secrets."""
        several = len(self.seats.people) > 1
        if several and self.at_keyboard != seat and self._has_secrets():
            self.screen.curtain(self.tongue("curtain", name=self.seats.names[seat]))
        self.at_keyboard = seat

    def _has_secrets(self) -> bool:
        return any(
            self.play.veiled(1 << seat).bytes != self.play.bytes for seat in self.seats.people
        )

    # The page

    def draw(self, viewer: int, menu: Menu | None = None) -> None:
        """The table as a seat may know it; for nobody in particular where the viewer is -1."""
        audience = 1 << viewer if viewer >= 0 else 0
        scene = Scene(
            play=self.play.veiled(audience),
            viewer=viewer,
            seats=self.seats,
            tongue=self.tongue,
            width=self.screen.width,
            rows=self.screen.height,
        )
        log = self.chronicle.lines(audience)
        news = log if self.screen.live else log[self._read :]
        self._read = len(log)
        self.screen.show(compose(self.screen, scene, news, self._asked(), menu, self.notes))

    def _asked(self) -> Text:
        seat = self.play.seat
        if seat < 0:
            return Text("")
        line = Text("▶ ", "bold").append_text(self.seats.title(seat))
        if seat in self.seats.bots:
            return line.append(f" {self.tongue('thinking')}")
        return line.append(
            f": {ask(self.tongue.language, self.play.game.name, self.play.question)}"
        )

    def farewell(self) -> list[Text | str]:
        """What is left on the terminal when the table is gone."""
        if self.writer.finished:
            told = self.tongue("record-told", path=str(self.path))
            viewer = self._onlooker()
            last = self.chronicle.lines(1 << viewer if viewer >= 0 else 0)[-LAST_LINES:]
            return [*last, "", *reckoning(self.play, self.seats, self.tongue), "", told]
        return [self.tongue("kept", path=str(self.path)), f"  lusoria play --resume {self.path}"]
