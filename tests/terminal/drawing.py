"""Tables to be drawn, for tests in this process, and windows that nobody looks at."""

import io
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from lusoria.cli.luck import answer
from lusoria.cli.terminal.frame import Frame
from lusoria.cli.terminal.log import Line
from lusoria.cli.terminal.menu import Menu
from lusoria.cli.terminal.page import compose, draw, menu_of
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.seats import Seats
from lusoria.cli.terminal.translator import Translator
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.thawed import thawed
from lusoria.words import ask

EVERY = 11


class Window(Screen):
    """A terminal of a given size that nobody looks at."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.console = Console(
            file=io.StringIO(), width=width, height=height, force_terminal=True, _environ={}
        )
        self.live = True


def positions(name: str, seats: int, options: dict[str, str] | None = None) -> Iterator[Play]:
    """Every so manieth question to a seat in the first random game of a seed."""
    play = Play(thawed(name), seats, options)
    for ply in range(2_000):
        if play.over:
            break
        if play.seat != FATE and ply % EVERY == 0:
            yield play
        play.apply(answer(play, 3, ply))


def frame_of(play: Play, viewer: int, language: str, width: int, rows: int = 40) -> Frame:
    t = Translator(language)
    seats = Seats(play.seats, dict.fromkeys(range(1, play.seats), "random"), t)
    return Frame(play.view(1 << viewer), play.printed(), viewer, seats, t, width, rows)


def menu(play: Play, language: str, width: int = 80) -> Menu:
    return menu_of(frame_of(play, play.seat, language, width), play)


def page(play: Play, language: str, window: Window, *notes: str) -> list[Text]:
    frame = frame_of(play, play.seat, language, window.width, window.height)
    question = Text(ask(language, play.game.name, play.question))
    log = [Line(f"line {number}", "event", opens=False) for number in range(50)]
    return compose(window, frame, log, question, menu_of(frame, play), notes)


def drawn(frame: Frame) -> str:
    return "\n".join(line.plain for line in draw(frame))
