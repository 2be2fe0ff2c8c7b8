"""Fate's answers for games between people, in such a way that anybody can check them afterwards.

The dealer picks a secret seed and publishes its hash before the first answer. Each answer follows
from the seed and from the place of the ply on the line of play alone: neither an undo nor the
dealer can roll a die again. docs/records.md tells how to check one by hand.
"""

import hashlib
import itertools
import secrets
from typing import Final

from lusoria.core.play import Play
from lusoria.core.streams import counted_off

RANGE: Final = 1 << 32
"""A number is the first eight hexadecimal digits of a hash."""


class Dealer:
    """Answers for fate from one seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @classmethod
    def fresh(cls) -> "Dealer":
        """A dealer whose seed nobody knows."""
        return cls(secrets.token_hex(32))

    @property
    def commitment(self) -> str:
        """What is published before the game: it binds the dealer and tells nothing."""
        return f"sha256:{_hash(self.seed)}"

    def number(self, ply: int, total: int) -> int:
        """The number of a ply, evenly among 0…total−1.

        The last few numbers of the range, which would favour the first answers, are passed over.
        """
        fair = RANGE - RANGE % total
        for attempt in itertools.count():
            number = int(_hash(f"{self.seed}/fate/{ply}/{attempt}")[:8], 16)
            if number < fair:
                return number % total
        raise AssertionError("unreachable")

    def answer(self, play: Play, ply: int) -> int:
        """Fate's answer to the open question: answers stand in the order of the action table."""
        odds = play.odds()
        return counted_off(odds, self.number(ply, sum(odds.values())))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
