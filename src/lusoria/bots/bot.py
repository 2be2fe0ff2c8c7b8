"""What a bot is, and the simplest one."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lusoria.bots.seen import Seen
from lusoria.core.errors import Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.streams import below, key


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: playouts can be repeated to the letter, milliseconds cannot."""

    playouts: int | None = None
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        for amount in (self.playouts, self.milliseconds):
            if amount is not None and amount < 1:
                raise Unreadable(f"a budget is at least 1, not {amount}")


OWN = Budget()
"""Each bot thinks as much as its level says."""


@dataclass(frozen=True, eq=False)
class Sitting:
    """What a bot is told when a game begins: the table, its own seat, and a seed of its own."""

    game: Game
    components: Components
    seats: int
    seat: int
    options: Mapping[str, str]
    seed: int


class Bot(ABC):
    """Chooses for a seat. Its answer is a function of its seed and of what it sees."""

    def __init__(self, name: str, seed: int | str = 0) -> None:
        self.name = name
        self.seed = seed

    @abstractmethod
    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        """One of the legal actions."""

    def begin(self, sitting: Sitting) -> None:
        """A game begins."""
        self.seed = sitting.seed

    def end(self, outcome: dict[str, Any] | None) -> None:  # noqa: B027 - most bots need no farewell
        """A game is over; without an outcome somebody has forfeited it."""

    def close(self) -> None:  # noqa: B027
        """The bot is not needed any more."""

    def stream(self, seen: Seen) -> int:
        """The key of the bot's own numbers for this question: asked again, it answers the same."""
        return key(self.seed, "bot", seen.digest)


class RandomBot(Bot):
    """Any legal action, each as likely as the other."""

    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        return seen.legal[below(self.stream(seen), 0, len(seen.legal))]
