"""Who sits where: names, letters, shapes and colours. A colour never stands without its letter."""

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from lusoria.cli.terminal.tongue import Tongue

LETTERS: Final = "ABCDE"
SHAPES: Final = "▲●■◆★"
STYLES: Final = ("bold red", "bold bright_blue", "bold green", "bold yellow", "bold magenta")
_NAMED: Final = ("seat", "colour", "holder")


class Seats:
    """The people and bots of one table."""

    def __init__(self, seats: int, bots: Mapping[int, str], tongue: Tongue) -> None:
        self.bots = dict(bots)
        self.people = [seat for seat in range(seats) if seat not in bots]
        self.names = [self._name(seat, tongue) for seat in range(seats)]

    def _name(self, seat: int, tongue: Tongue) -> str:
        letter = LETTERS[seat]
        if seat not in self.bots:
            return tongue("player", letter=letter)
        return f"{self.bots[seat].partition(':')[0].title()} {letter}"

    def tag(self, seat: int) -> Text:
        """The mark of a seat: shape and letter."""
        return Text(f"{SHAPES[seat]}{LETTERS[seat]}", STYLES[seat])

    def title(self, seat: int) -> Text:
        """The mark and the name of a seat."""
        return Text.assemble((f"{SHAPES[seat]} {self.names[seat]}", STYLES[seat]))

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts in which seats are called by their names."""
        known = {key: value for key, value in facts.items() if key in _NAMED}
        numbers = {key: value for key, value in known.items() if isinstance(value, int)}
        return {**facts, **{key: self.names[seat] for key, seat in numbers.items() if seat >= 0}}
