"""What a run does, all of it from its seed: which games, which seats, when a server dies."""

from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.chaos.proxy import Weather

GAMES: Final = {("armorica", 2): 50, ("roma", 2): 40, ("armorica", 3): 6, ("cambria", 2): 4}
"""Which tables are laid, and how often in a hundred: mostly short games."""


@dataclass(frozen=True)
class Table:
    """One match of the script."""

    number: int
    game: str
    seats: int
    seed: str

    def chance(self, what: str) -> Random:
        """A source of choices of its own for everything that chooses."""
        return Random(f"{self.seed}/{self.number}/{what}")


@dataclass(frozen=True)
class Blow:
    """What befalls a server once so many matches are over."""

    after: int
    deed: str
    """`kill`, `kill one` (of a server's processes) or `pause`."""
    server: int


@dataclass(frozen=True)
class Script:
    """One run."""

    seed: str
    matches: int
    kills: int = 0
    pauses: int = 0
    servers: int = 1
    processes: int = 1
    """Of each server."""
    at_once: int = 10
    weather: Weather = field(default_factory=Weather)
    stuck: float = 300.0
    """Seconds without a new entry after which a match counts as stuck. Nobody is promised a pace:
    on a machine that does much else a move has taken two minutes, and was made."""

    def tables(self) -> list[Table]:
        """Every match, with all three games in any script of some length."""
        chance = Random(f"{self.seed}/tables")
        kinds = list(GAMES)[:: -1 if self.matches < 4 else 1]
        drawn = chance.choices(kinds, [GAMES[kind] for kind in kinds], k=self.matches)
        drawn[: len(kinds)] = kinds[: self.matches]
        return [Table(number, *kind, self.seed) for number, kind in enumerate(drawn)]

    def blows(self) -> list[Blow]:
        """Kills and pauses, spread over the run while matches are going on."""
        chance = Random(f"{self.seed}/blows")
        ones = self.kills // 2 if self.processes > 1 else 0
        deeds = ["kill"] * (self.kills - ones) + ["kill one"] * ones + ["pause"] * self.pauses
        chance.shuffle(deeds)
        apart = self.matches / (len(deeds) + 1)
        return [
            Blow(int(place * apart), deed, chance.randrange(self.servers))
            for place, deed in enumerate(deeds)
        ]
