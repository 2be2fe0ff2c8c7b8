"""Who hears a game and remembers, seat by seat, what is worth counting."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lusoria.bots.study.totals import VICTORY, Totals
from lusoria.core.journal import Event
from lusoria.core.play import Play

WON: Final = "won"
LOST: Final = "lost"


class Observer:
    """One game's observer; each game has its own."""

    AMOUNTS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Topics whose labels are added up in a game: each label counts, also when nothing happened."""

    def __init__(self, play: Play) -> None:
        self.names = play.components.names
        self.first = 0
        self.length = 0
        self.had: list[set[tuple[str, str]]] = [set() for _ in range(play.seats)]
        """What each seat had or did at least once."""
        self.amounts: list[Counter[tuple[str, str]]] = [Counter() for _ in range(play.seats)]
        self.choices: list[tuple[str, str, bool]] = []
        """What could be had, and whether it was chosen."""

    def asked(self, seat: int, legal: Sequence[int], action: int) -> None:
        """A seat chose one of its legal actions."""

    def hear(self, kind: int, details: tuple[int, ...]) -> None:
        """Something happened."""

    def listen(self, events: Sequence[Event]) -> None:
        """All that one action brought about."""
        for event in events:
            self.hear(event.kind, event.details)

    def once(self, seat: int, topic: str, label: str) -> bool:
        """Note what a seat had or did; whether it is the first of its topic."""
        first = all(each[0] != topic for each in self.had[seat])
        self.had[seat].add((topic, label))
        return first

    def much(self, seat: int, topic: str, label: str, amount: int = 1) -> None:
        """Add something up for a seat."""
        self.amounts[seat][topic, label] += amount

    def report(self, play: Play, totals: Totals) -> None:
        """Count a finished game."""
        outcome = play.outcome()
        winners = outcome["winners"]
        totals.games += 1
        totals.count("ending", outcome["ending"])
        totals.count("length", str(self.length))
        for topic, label, chosen in self.choices:
            totals.rate(topic, label, VICTORY * chosen)
        for seat in range(play.seats):
            share = VICTORY // len(winners) if seat in winners else 0
            totals.rate("order", str(1 + (seat - self.first) % play.seats), share)
            for topic, label in sorted(self.had[seat]):
                totals.rate(topic, label, share)
            side = WON if seat in winners else LOST
            self._report_seat(seat, side, outcome, totals)

    def _report_seat(self, seat: int, side: str, outcome: dict[str, Any], totals: Totals) -> None:
        totals.mean(f"parts {side}", "score", outcome["scores"][seat])
        for part, points in outcome["parts"][seat].items():
            totals.mean(f"parts {side}", part, points)
        for topic, labels in self.AMOUNTS.items():
            for label in labels:
                totals.mean(f"{topic} {side}", label, self.amounts[seat][topic, label])
