"""Who meets whom, on which deal, in which seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its deal, its meeting, and which bot sits where."""

    deal: int
    meeting: int
    turn: int
    seating: tuple[int, ...]

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells it apart from all other fixtures."""
        return self.deal, self.meeting, self.turn


def meetings(bots: int, seats: int) -> list[tuple[int, ...]]:
    """The line-ups of a round-robin, each as the bots by seat before any rotation.

    As many bots as seats sit down together. Otherwise two seats make pairs; at more seats a bot
    sits alone among copies of another: the first among the second, or, of several, each among each.
    """
    if bots == seats:
        return [tuple(range(bots))]
    if seats == 2:
        return list(combinations(range(bots), 2))
    pairs = [(0, 1)] if bots == 2 else list(permutations(range(bots), 2))
    return [(alone,) + (other,) * (seats - 1) for alone, other in pairs]


def fixtures(bots: int, seats: int, games: int) -> Iterator[Fixture]:
    """So many games of every meeting; each deal is played once for every rotation of the seats."""
    for number in range(games):
        deal, turn = divmod(number, seats)
        for meeting, seating in enumerate(meetings(bots, seats)):
            yield Fixture(deal, meeting, turn, rotated(seating, turn))


def rotated(seating: Sequence[int], turn: int) -> tuple[int, ...]:
    """Everybody moves so many seats to the left."""
    cut = len(seating) - turn
    return tuple(seating[cut:]) + tuple(seating[:cut])
