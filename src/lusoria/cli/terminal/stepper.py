"""A recorded game at one's own pace: forwards, back, from turn to turn, or to one of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from rich.text import Text

from lusoria.cli.terminal.frame import Frame
from lusoria.cli.terminal.log import Line, opens
from lusoria.cli.terminal.page import compose
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.styles import KEY, QUIET
from lusoria.cli.terminal.translator import Translator

BACK: Final = "back"
TURN: Final = "turn"
END: Final = "end"


@dataclass(frozen=True)
class Step:
    """The table after an entry: its number, its words, and what happened."""

    number: int
    words: str
    lines: list[Line]
    frame: Frame

    @property
    def opens(self) -> bool:
        """Whether a turn begins with it."""
        return opens(self.lines)


class Stepper:
    """Steps are read as far as they are wanted; those that were shown can be shown again."""

    def __init__(self, steps: Iterator[Step], count: int, screen: Screen, t: Translator) -> None:
        self.screen = screen
        self.t = t
        self.count = count
        self.at = 0
        self._coming = steps
        self._steps: list[Step] = []
        self.note = ""

    def run(self) -> None:
        """Show step after step until somebody has seen enough."""
        while True:
            self._reach(self.at)
            page = partial(self._show)
            page()
            words = [self.t(f"step-{word}") for word in (BACK, TURN, END)]
            self.screen.keyboard.known = [*words, self.t("command-quit")]
            line = self.screen.ask("> ", page).lower()
            self.note = ""
            if self.t.command(line) == "quit" or line == "q":
                return
            self._obey(line)

    def _obey(self, line: str) -> None:
        """Enter: the next one; or what was typed."""
        if not line:
            self._go(self.at + 1)
        elif line in (BACK, self.t("step-back")):
            self._go(self.at - 1)
        elif line in (TURN, self.t("step-turn")):
            self._go(self._next_turn())
        elif line in (END, self.t("step-end")):
            self._go(self.count)
        elif line.isdecimal() and len(line) < 6:
            self._go(self._turn(int(line)))
        else:
            self.note = self.t("step-how")

    def _go(self, place: int) -> None:
        self.at = max(0, min(place, self.count))
        self._reach(self.at)

    def _reach(self, place: int) -> None:
        while len(self._steps) <= place:
            self._steps.append(next(self._coming))

    def _next_turn(self) -> int:
        place = self.at + 1
        while place < self.count:
            self._reach(place)
            if self._steps[place].opens:
                return place
            place += 1
        return self.count

    def _turn(self, number: int) -> int:
        """The place where the n-th turn begins; the end, if there are fewer."""
        self._reach(0)
        found = 0
        for place in range(self.count + 1):
            self._reach(place)
            found += self._steps[place].opens
            if found == number and self._steps[place].opens:
                return place
        return self.count if number else 0

    def _show(self) -> None:
        step = self._steps[self.at]
        log = [line for each in self._steps[: self.at + 1] for line in each.lines]
        turn = sum(each.opens for each in self._steps[: self.at + 1])
        told = self.t("step-at", turn=turn, number=step.number, count=self.count)
        line = Text(f"▶ {told}", "bold").append(f"  {step.words}", KEY)
        notes = [self.note] if self.note else []
        frame = step.frame
        frame.width, frame.rows, frame.window = self.screen.width, *([self.screen.height] * 2)
        how = Text(self.t("step-how"), QUIET)
        self.screen.show(compose(self.screen, frame, log, line, None, notes, how))
