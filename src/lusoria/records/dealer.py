"""Fate's answers for games between people, in such a way that anybody can check them afterwards.

The dealer picks a secret seed and publishes its hash before the first answer. Each answer follows
from the seed and from the place of the ply on the line of play alone: neither an undo nor the
dealer can roll a die again. docs/records.md tells how to check one by hand.
"""

import hashlib
import itertools
import secrets
from collections.abc import Sequence
from typing import Final

from lusoria.core.play import Play
from lusoria.core.streams import counted_off
from lusoria.records.lines import SEED

RANGE: Final = 1 << 32
"""A number is the first eight hexadecimal digits of a hash."""


class Dealer:
    """Answers for fate from one seed, and from the words that the seats have mixed in.

    The seed is promised before the words are known, and the words are told before the first card:
    neither the dealer nor a seat can choose the dice.
    """

    def __init__(self, seed: str, words: Sequence[str | None] = ()) -> None:
        self.seed = seed
        self.words = tuple(words) if any(words) else ()
        self._stream = f"{seed}/{_hash(self._mixed)}" if self.words else seed

    @property
    def _mixed(self) -> str:
        return "\n".join(word or "" for word in self.words)

    @classmethod
    def fresh(cls) -> "Dealer":
        """A dealer whose seed nobody knows."""
        return cls(secrets.token_hex(32))

    @classmethod
    def of(cls, seed: int | str, game: int = 0) -> "Dealer":
        """The dealer of a seed that somebody names, and of one game among many dealt from it.

        A seed of 64 hexadecimal digits, as records tell it, is taken as it is; any other number or
        word is hashed to one.
        """
        if game == 0 and SEED.fullmatch(str(seed)):
            return cls(str(seed))
        return cls(_hash(f"lusoria/{seed}/{game}" if game else f"lusoria/{seed}"))

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
            number = int(_hash(f"{self._stream}/fate/{ply}/{attempt}")[:8], 16)
            if number < fair:
                return number % total
        raise AssertionError("unreachable")

    def answer(self, play: Play, ply: int) -> int:
        """Fate's answer to the open question: answers stand in the order of the action table."""
        odds = play.odds()
        return counted_off(odds, self.number(ply, sum(odds.values())))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
