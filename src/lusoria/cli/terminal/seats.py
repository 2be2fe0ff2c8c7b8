"""Who sits where: names, letters, shapes and colours. A colour never stands without its letter."""

from collections.abc import Mapping
from pathlib import PurePath
from typing import Any, Final

from rich.text import Text

from lusoria.bots.external.bot import split_command
from lusoria.bots.names import EXTERNAL
from lusoria.cli.terminal.tongue import Tongue

LETTERS: Final = "ABCDE"
SHAPES: Final = "▲●■◆★"
STYLES: Final = ("bold red", "bold bright_blue", "bold green", "bold yellow", "bold magenta")
LONGEST_NAME: Final = 12
_NAMED: Final = ("seat", "colour", "holder")


class Seats:
    """The people and bots of one table."""

    def __init__(self, seats: int, bots: Mapping[int, str], tongue: Tongue) -> None:
        self.bots = dict(bots)
        self.people = [seat for seat in range(seats) if seat not in bots]
        self.names = [
            f"{bot_name(bots[seat])} {LETTERS[seat]}"
            if seat in bots
            else tongue("player", letter=LETTERS[seat])
            for seat in range(seats)
        ]

    def change(self, seat: int, bot: str) -> None:
        """Another bot takes a bot's seat."""
        self.bots[seat] = bot
        self.names[seat] = f"{bot_name(bot)} {LETTERS[seat]}"

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


def bot_name(bot: str) -> str:
    """What a bot is called at the table; one of somebody's own after its program."""
    if bot.startswith(EXTERNAL):
        return PurePath(split_command(bot.removeprefix(EXTERNAL))[-1]).stem[:LONGEST_NAME]
    return bot.partition(":")[0].title()
