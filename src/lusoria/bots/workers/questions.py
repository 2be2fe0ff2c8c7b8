"""What is asked of a worker, and what comes back."""

from dataclasses import dataclass
from typing import Any, Final

from lusoria.bots.bot import OWN, Budget, Sitting
from lusoria.bots.external.conversation import Message, introduction
from lusoria.bots.levels import NAMES as LEVELS
from lusoria.bots.seen import Seen
from lusoria.core.streams import key

ADVISER: Final = LEVELS[-1]
ADVICE: Final = Budget(milliseconds=1000)
HINTS: Final = 3


def bot_seed(secret: str, seat: int) -> int:
    """A bot's seed, from the match's secret: what is public of an open game must not tell it.

    The dealer reveals the secret when the game is over; then anybody can ask the bots again.
    """
    return key(secret, "bot", seat)


@dataclass(frozen=True)
class Question:
    """What a bot is to answer: what its seat sees, how it should think, and its seed."""

    match: str
    """Whose question it is: those of a match can be cancelled together."""
    seen: Seen
    bot: str
    seed: int
    budget: Budget = OWN

    def message(self, do: str) -> Message:
        """As a worker hears it: it holds no state, so all of it, every time."""
        return {
            "do": do,
            "bot": self.bot,
            "newgame": introduction(self.sitting) | {"components": self.seen.components.text},
            "table": self.seen.table.hex(),
            "legal": list(self.seen.legal),
            "budget": vars(self.budget),
        }

    @property
    def sitting(self) -> Sitting:
        """The game as a bot is told of it when it sits down."""
        seen = self.seen
        return Sitting(
            seen.game, seen.components, seen.seats, seen.seat, seen.options, self.seed
        )  # fmt: skip


@dataclass(frozen=True)
class Hint:
    """An answer worth giving, and the chance to win with it."""

    action: int
    chance: float


@dataclass(frozen=True)
class Advice:
    """The best answers, the most promising first.

    Their chances hold if everybody plays on as the adviser would.
    """

    hints: tuple[Hint, ...]
    assumes: str


def read_choice(answer: Message) -> int:
    """A worker's choice."""
    return int(answer["action"])


def read_advice(answer: Message) -> Advice:
    """A worker's advice: of what its search tried most, by chance."""
    tried = sorted(answer["opinions"], key=lambda each: -each[1])[:HINTS]
    hints = [Hint(int(action), float(chance)) for action, _, chance in tried]
    return Advice(tuple(sorted(hints, key=lambda hint: -hint.chance)), str(answer["assumes"]))


def read_nothing(answer: Message) -> Any:
    """Nothing but that it is done."""
