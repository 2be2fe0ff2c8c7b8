"""What the table asks the bots' process: a choice for a seat, or opinions for a hint."""

from typing import Any, Final

from lusoria.bots.bot import RandomBot
from lusoria.bots.seen import Seen, see
from lusoria.cli.terminal.bot_process import BotProcess
from lusoria.core.play import Play
from lusoria.core.streams import key

ADVISER: Final = "imperator"
SIMPLE: Final = "random"
"""The one bot that needs no compiler; it sits in this process."""


class Advisor:
    """The bots of one table. They never hear of the true one."""

    def __init__(self, play: Play, seed: str, bots: BotProcess) -> None:
        self.seed = seed
        self.bots = bots
        self.at = {
            "game": play.game.name,
            "components": play.components.text,
            "options": dict(play.options),
            "seats": play.seats,
        }

    def warm(self) -> None:
        """Begin to get ready; nobody waits."""
        self.bots.warm(str(self.at["game"]))

    def choose(self, bot: str, play: Play) -> int:
        """A bot's answer to the open question."""
        seen = see(play)
        seed = key(self.seed, "bot", seen.seat)
        if bot == SIMPLE:
            return RandomBot(bot, seed).choose(seen)
        return int(self._ask("choose", bot, seed, seen)["action"])

    def opinions(self, play: Play) -> list[tuple[int, float]]:
        """What the strongest bot thinks of each answer: its winning chances, the best first."""
        seen = see(play)
        told = self._ask("advise", ADVISER, key(self.seed, "hint"), seen)["opinions"]
        return [(int(action), float(chance)) for action, chance in told]

    def _ask(self, what: str, bot: str, seed: int, seen: Seen) -> dict[str, Any]:
        self.warm()
        sight = {"seat": seen.seat, "table": seen.table.hex(), "legal": list(seen.legal)}
        return self.bots.ask({"ask": what, "bot": bot, "seed": seed, "at": self.at, **sight})
