"""Who sits where: names, letters, shapes and colours. A colour never stands without its letter."""

from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import Any, Final

from rich.text import Text

from lusoria.bots.external.bot import split_command
from lusoria.bots.names import EXTERNAL
from lusoria.cli.terminal import styles
from lusoria.cli.terminal.translator import Translator

LETTERS: Final = "ABCDE"
SHAPES: Final = "▲●■◆★"
LONGEST_NAME: Final = 12
NAMED: Final = ("seat", "colour", "holder")
"""The facts that tell of a seat."""


class Seats:
    """The people and bots of one table."""

    def __init__(self, seats: int, bots: Mapping[int, str], t: Translator) -> None:
        self.bots = dict(bots)
        self.people = [seat for seat in range(seats) if seat not in bots]
        self.names = [
            f"{bot_name(bots[seat])} {LETTERS[seat]}"
            if seat in bots
            else t("player", letter=LETTERS[seat])
            for seat in range(seats)
        ]

    def change(self, seat: int, bot: str) -> None:
        """Another bot takes a bot's seat."""
        self.bots[seat] = bot
        self.names[seat] = f"{bot_name(bot)} {LETTERS[seat]}"

    def tag(self, seat: int) -> Text:
        """The mark of a seat: shape and letter."""
        return Text(f"{SHAPES[seat]}{LETTERS[seat]}", styles.SEATS[seat])

    def title(self, seat: int) -> Text:
        """The mark and the name of a seat."""
        return Text.assemble((f"{SHAPES[seat]} {self.names[seat]}", styles.SEATS[seat]))

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts in which seats are called by their names."""
        return named(facts, self.names)


def named(facts: Mapping[str, Any], names: Sequence[str | None]) -> dict[str, Any]:
    """Facts in which seats are called by their names, as far as they have one."""
    told = ((key, facts.get(key)) for key in NAMED)
    seats = {key: seat for key, seat in told if isinstance(seat, int) and 0 <= seat < len(names)}
    return {**facts, **{key: name for key, seat in seats.items() if (name := names[seat])}}


def bot_name(bot: str) -> str:
    """What a bot is called at the table; one of somebody's own after its program."""
    if bot.startswith(EXTERNAL):
        return PurePath(split_command(bot.removeprefix(EXTERNAL))[-1]).stem[:LONGEST_NAME]
    return bot.partition(":")[0].title()
