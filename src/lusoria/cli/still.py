"""A table that stands still, as `show` and `replay` tell of it in one language."""

from collections.abc import Sequence
from typing import Final

from lusoria.cli.terminal.page import DRAWERS
from lusoria.cli.terminal.scene import ALL, Scene
from lusoria.cli.terminal.screen import LEAST_WIDTH
from lusoria.cli.terminal.seats import LETTERS, Seats
from lusoria.cli.terminal.tongue import Tongue
from lusoria.core.play import Play
from lusoria.words import LANGUAGES, ask, say

NOBODY_IN_PARTICULAR: Final = -1


class Still:
    """Who sits where, and the words for it."""

    def __init__(self, language: str, names: Sequence[str | None]) -> None:
        self.language = language
        self.tongue = Tongue(language)
        self.names = list(names)

    def say(self, message: str, **facts: str | int) -> str:
        """A message of these commands."""
        return say(self.language, f"still-{message}", facts)

    def name(self, seat: int) -> str:
        """A person's name, the number of the seat, or fate."""
        if seat < 0:
            return self.say("fate")
        return self.distinct()[seat] or say(self.language, "seat", {"seat": seat})

    def distinct(self) -> list[str | None]:
        """The names; those of the same name are told apart by their seats' letters."""
        return [
            f"{name} {LETTERS[seat]}" if name and self.names.count(name) > 1 else name
            for seat, name in enumerate(self.names)
        ]

    def drawing(self, play: Play) -> str:
        """The whole table. The games' rooms draw in English; other languages get the terminal's."""
        if self.language == LANGUAGES[0]:
            return play.game.room.show(play.state, play.components)
        seats = Seats(play.seats, {}, self.tongue)
        seats.names = [f"{self.name(seat)} ({LETTERS[seat]})" for seat in range(play.seats)]
        scene = Scene(play, NOBODY_IN_PARTICULAR, seats, self.tongue, LEAST_WIDTH, ALL)
        return "\n".join(line.plain.rstrip() for line in DRAWERS[play.game.name].draw(scene))

    def result(self, play: Play) -> str:
        """Who is asked what; at the end, why it ended and everybody's points with their parts."""
        game = play.game.name
        if not play.over:
            return f"{self.name(play.seat)}: {ask(self.language, game, play.question)}"
        outcome = play.outcome()
        lines = [say(self.language, f"{game}-ending-{outcome['ending']}")]
        for seat in sorted(range(play.seats), key=lambda seat: outcome["ranks"][seat]):
            parts = ", ".join(
                f"{say(self.language, f'{game}-part-{part}')} {points}"
                for part, points in outcome["parts"][seat].items()
            )
            score = f"{outcome['scores'][seat]:>4}  ({parts})"
            lines.append(f"{outcome['ranks'][seat]:>3}. {self.name(seat):<12} {score}")
        return "\n".join(lines)
