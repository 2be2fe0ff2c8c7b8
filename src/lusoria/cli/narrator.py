"""What `show` and `replay` tell of a table, in one language: the drawing of `play`, with names."""

from collections.abc import Sequence

from rich.text import Text

from lusoria.cli.terminal.ending import reckoning
from lusoria.cli.terminal.frame import ALL, NOBODY_IN_PARTICULAR, Frame
from lusoria.cli.terminal.page import draw
from lusoria.cli.terminal.seats import LETTERS, Seats
from lusoria.cli.terminal.translator import Translator
from lusoria.core.play import Play
from lusoria.words import ask, say


class Narrator:
    """Who sits where, and the words for it. Nothing at the table is a secret here."""

    def __init__(self, language: str, names: Sequence[str | None]) -> None:
        self.language = language
        self.t = Translator(language)
        self.names = list(names)

    def say(self, message: str, **facts: str | int) -> str:
        """A message of these commands."""
        return say(self.language, f"replay-{message}", facts)

    def name(self, seat: int) -> str:
        """A person's name, the letter of the seat, or fate."""
        if seat < 0:
            return self.say("fate")
        return self.distinct()[seat] or say(self.language, "seat", {"seat": seat})

    def distinct(self) -> list[str | None]:
        """The names; those of the same name are told apart by their seats' letters."""
        return [
            f"{name} {LETTERS[seat]}" if name and self.names.count(name) > 1 else name
            for seat, name in enumerate(self.names)
        ]

    def seats(self) -> Seats:
        """The same people, as a drawing knows them: with their letters."""
        seats = Seats(len(self.names), {}, self.t)
        named = [self.name(seat) for seat in range(len(self.names))]
        seats.names = [
            name if name.endswith(f" {letter}") else f"{name} ({letter})"
            for name, letter in zip(named, LETTERS, strict=False)
        ]
        return seats

    def frame(self, play: Play, width: int, rows: int = ALL) -> Frame:
        """The whole table, as everybody together knows it."""
        view = play.view((1 << play.seats) - 1)
        return Frame(view, play.printed(), NOBODY_IN_PARTICULAR, self.seats(), self.t, width, rows)

    def drawing(self, play: Play, width: int) -> list[Text]:
        """The table of `play`, in full."""
        return draw(self.frame(play, width))

    def result(self, play: Play) -> list[Text | str]:
        """Who is asked what; at the end, why it ended, everybody's points and who has won."""
        if play.over:
            return reckoning(play, self.seats(), self.t)
        return [f"{self.name(play.seat)}: {ask(self.language, play.game.name, play.question)}"]
