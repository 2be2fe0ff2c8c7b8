"""A game at the terminal: people and bots answer in turn; each answer is written down first."""

import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from rich.text import Text

from lusoria.bots.levels import NAMES as LEVELS
from lusoria.bots.workers.pool import SIMPLE, Pool
from lusoria.cli.again import again
from lusoria.cli.terminal.advisor import Advisor
from lusoria.cli.terminal.commands import Commands, Leave
from lusoria.cli.terminal.ending import reckoning
from lusoria.cli.terminal.frame import NOBODY_IN_PARTICULAR, Frame
from lusoria.cli.terminal.log import Log
from lusoria.cli.terminal.menu import Chosen, Entry, Half, Menu
from lusoria.cli.terminal.page import compose, draw, menu_of
from lusoria.cli.terminal.replies import Replies, quoted
from lusoria.cli.terminal.saved import PACES, SavedTable, drop_sidecar, save_table
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.seats import LETTERS, Seats
from lusoria.cli.terminal.translator import COMMANDS, Translator
from lusoria.core.errors import Refusal
from lusoria.core.play import Play
from lusoria.records.lines import Undo
from lusoria.records.match import Match, Told
from lusoria.words import ask

GAME_OVER: Final = "game_over"
"""The event that the reckoning tells better."""
LAST_LINES: Final = 5
"""How much of the log is left on the terminal beside the reckoning."""


def audience_of(viewer: int) -> int:
    """What one seat may hear; nobody in particular hears what everybody does."""
    return 1 << viewer if viewer >= 0 else 0


class Session:
    """One table, from now to its end or to somebody's leaving."""

    def __init__(
        self, match: Match, path: Path, saved: SavedTable, screen: Screen, bots: Pool
    ) -> None:
        self.match = match
        self.path = path
        self.saved = saved
        self.screen = screen
        self.bots = bots
        self.t = Translator(saved.language)
        header = match.course.header
        self.seats = Seats(header.seats, saved.bots, self.t)
        self.log = Log(header.game, saved.language, self.seats)
        self.advisor = Advisor(match.play, str(path), saved.seed, bots)
        self.replies = Replies(match.play, self.seats, self.t)
        self.printed = match.play.printed()
        self.commands = Commands(self)
        self.notes: list[str] = []
        self.at_keyboard: int | None = None
        self.next_line = ""
        """What was typed while a long text was read: the next answer or command."""
        self._bots_moved = False
        self._read: dict[int, int] = {}
        """Up to which entry each viewer has read the log; entries are never numbered anew."""
        self.keep(match.since(0))

    @property
    def play(self) -> Play:
        """The table."""
        return self.match.play

    def play_on(self) -> None:
        """Ask whoever is asked until the game is over, then add up."""
        if self.screen.live or any(name != SIMPLE for name in self.seats.bots.values()):
            self.advisor.warm()
        while not self.play.over:
            self._next()
        self.match.finish()
        drop_sidecar(self.path)

    def _next(self) -> None:
        seat = self.play.seat
        if seat in self.seats.bots:
            self._bot(seat)
        else:
            self._person(seat)

    def act(self, action: int) -> None:
        """Answer for whoever is asked, and keep what happened."""
        self.keep(self.match.answer(self.play.seat, self.match.entry, action))

    def keep(self, told: Told) -> None:
        """Keep what happened for the log."""
        for entry, events in zip(told.entries, told.events, strict=True):
            if isinstance(entry, Undo):
                self.log.undo(entry.undo)
            else:
                self.log.add(entry.entry, self.play, events)

    # Bots

    def _bot(self, seat: int) -> None:
        name = self.seats.bots[seat]
        if self.screen.live:
            self.draw(self._onlooker())
            if name != SIMPLE:
                self.await_bots()
        began = time.monotonic()
        try:
            action = self.advisor.choose(name, self.play)
        except Refusal as refusal:
            self._stand_in(seat, refusal)
            return
        if self.screen.live:
            time.sleep(max(0.0, began + PACES[self.saved.pace] - time.monotonic()))
        self.act(action)
        self._bots_moved = True

    def await_bots(self) -> None:
        """Tell a person what it is waiting for, and how long that has taken."""
        warmed = self.advisor.warm()
        self.screen.wait(self._getting_ready, warmed.done)

    def _getting_ready(self) -> str:
        readiness = self.advisor.readiness
        return self.t("getting-ready", readiness.step, seconds=readiness.seconds)

    def _stand_in(self, seat: int, refusal: Refusal) -> None:
        """A bot has failed: tell why; it tries again, or another one takes its seat."""
        helps = self.t("bot-failed-help", bots=", ".join((SIMPLE, *LEVELS)))
        told = [self.replies.bot_failed(self.seats.names[seat], refusal), helps]
        self.notes = told
        while (line := self._ask_for_help(seat, refusal)) and line not in (SIMPLE, *LEVELS):
            if self.t.command(line) == "quit":
                raise Leave
            self.notes = [self.t("bot-unknown", line=quoted(line)), *told]
        self.notes = []
        if line:
            self.replace(seat, line)

    def _ask_for_help(self, seat: int, refusal: Refusal) -> str:
        page = partial(self.draw, self._onlooker())
        page()
        try:
            return self.screen.ask(f"{LETTERS[seat]}> ", page).lower()
        except EOFError:  # nobody is there to help
            raise refusal from None

    def replace(self, seat: int, name: str) -> None:
        """Another bot takes a bot's seat; the record tells so."""
        self.match.take_seat(seat, name)
        self.change(replace(self.saved, bots=self.saved.bots | {seat: name}))
        self.seats.change(seat, name)

    def change(self, saved: SavedTable) -> None:
        """Keep what goes on with the game from now on."""
        self.saved = saved
        save_table(self.path, saved)

    def _onlooker(self) -> int:
        """Who looks on while a bot thinks: the only person, or nobody in particular."""
        return self.seats.people[0] if len(self.seats.people) == 1 else NOBODY_IN_PARTICULAR

    # People

    def _person(self, seat: int) -> None:
        self._hand_over(seat)
        half: Entry | None = None
        while self.play.seat == seat:
            menu = self.menu(seat)
            line = self._line(seat, menu)
            self.notes = []
            if not line:
                half = None
                continue
            word, _, rest = line.partition(" ")
            command = self.t.command(word)
            if command:
                self.commands.obey(command, rest.strip())
                continue
            meant = menu.read(line, half)
            half = meant.entry if isinstance(meant, Half) else None
            if isinstance(meant, Chosen):
                self.act(meant.action)
                return
            self.notes = [self.replies.objection(meant, line)]

    def _line(self, seat: int, menu: Menu) -> str:
        """What a person types; not what was typed before the bots had answered."""
        line, self.next_line = self.next_line, ""
        if line:
            return line
        page = partial(self.draw, seat, menu)
        page()
        if self._bots_moved:
            self.screen.forget_typed()
            self._bots_moved = False
        self.screen.keyboard.known = self._typable(menu)
        return self.screen.ask(f"{LETTERS[seat]}> ", page)

    def _typable(self, menu: Menu) -> list[str]:
        """Answers and commands, for whoever lets Tab complete them."""
        answers = [self.t.action(label.choice.words) for label in menu.labels]
        return [*answers, *(self.t(f"command-{name}") for name in COMMANDS)]

    def menu(self, seat: int) -> Menu:
        """What a seat can answer now."""
        return menu_of(self.frame(seat, self.screen.height), self.play)

    def _hand_over(self, seat: int) -> None:
        """Where several people share the keyboard, a curtain hides each one's secrets."""
        several = len(self.seats.people) > 1
        if several and self.at_keyboard != seat and self._has_secrets():
            self.screen.curtain(self.t("curtain", name=self.seats.names[seat]))
        self.at_keyboard = seat

    def _has_secrets(self) -> bool:
        return any(
            self.play.veiled(1 << seat).bytes != self.play.bytes for seat in self.seats.people
        )

    # The page

    def draw(self, viewer: int, menu: Menu | None = None) -> None:
        """The table as a seat may know it, or nobody in particular."""
        frame = self.frame(viewer, self.screen.height)
        read = 0 if self.screen.live else self._read.get(viewer, 0)
        news = self.log.lines(audience_of(viewer), read)
        self._read[viewer] = self.match.entry
        self.screen.show(compose(self.screen, frame, news, self._asked(), menu, self.notes))

    def frame(self, viewer: int, rows: int) -> Frame:
        """What a seat may know, to be drawn in so many lines."""
        view = self.play.view(audience_of(viewer), self.match.entry)
        width = self.screen.width
        return Frame(view, self.printed, viewer, self.seats, self.t, width, rows)

    def _asked(self) -> Text:
        seat = self.play.seat
        if seat < 0:
            return Text("")
        line = Text("▶ ", "bold").append_text(self.seats.title(seat))
        if seat in self.seats.bots:
            return line.append(f" {self.t('thinking')}")
        return line.append(f": {ask(self.t.language, self.play.game.name, self.play.question)}")

    def farewell(self) -> list[Text | str]:
        """What is left on the terminal when the table is gone."""
        if self.match.result:
            viewer = self._onlooker()
            table = draw(self.frame(viewer, self.screen.height))
            log = self.log.lines(audience_of(viewer))
            last = [line.sentence for line in log if line.event != GAME_OVER][-LAST_LINES:]
            told = [self.t("record-told"), f"  {self.path}"]
            ended = reckoning(self.play, self.seats, self.t)
            return [*table, "", *last, "", *ended, "", *told]
        return [self.t("kept"), f"  {again('play', '--resume', str(self.path))}"]
