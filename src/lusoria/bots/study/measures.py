"""From counts to what is shown: shares and means with their 95 % intervals."""

from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from lusoria.bots.arena.standings import SURE, wilson
from lusoria.bots.study.totals import VICTORY, Totals

ENOUGH: Final = 30
"""Fewer observations than this are not shown: their interval would span half the plot."""


@dataclass(frozen=True)
class Measure:
    """A number, its 95 % interval, and from how many observations it comes."""

    value: float
    low: float
    high: float
    times: int

    def against(self, fair: float) -> int:
        """1 or -1 when the whole interval lies above or below, else 0."""
        return (self.low > fair) - (self.high < fair)

    def above(self, other: "Measure") -> "Measure":
        """How much higher this mean lies than another of other observations."""
        value = self.value - other.value
        reach = hypot(self.high - self.value, other.high - other.value)
        return Measure(value, value - reach, value + reach, min(self.times, other.times))

    @property
    def percent(self) -> str:
        """As people read it."""
        return f"{self.value:.1%} ({100 * self.low:.1f}–{100 * self.high:.1f})".replace("%", " %")

    @property
    def number(self) -> str:
        """A mean with half the width of its interval."""
        return f"{self.value:.2f} ± {(self.high - self.low) / 2:.2f}".replace("-", "−")


Measures = dict[str, Measure]


def shares(totals: Totals, topic: str, least: int = ENOUGH) -> Measures:
    """The share of victory (or of a yes) of each label of a topic that was met often enough."""
    found = {}
    for label, (times, won) in totals.rates.get(topic, {}).items():
        if times >= least:
            low, high = wilson(won / VICTORY, times)
            found[label] = Measure(won / VICTORY / times, low, high, times)
    return found


def averages(totals: Totals, topic: str) -> Measures:
    """The mean of each label of a topic."""
    found = {}
    for label, (times, total, squares) in totals.means.get(topic, {}).items():
        mean = total / times
        spread = max(0.0, squares / times - mean * mean)
        reach = SURE * sqrt(spread / times)
        found[label] = Measure(mean, mean - reach, mean + reach, times)
    return found


def ranked(measures: Measures) -> list[str]:
    """Labels from the highest value to the lowest."""
    return sorted(measures, key=lambda label: (-measures[label].value, label))
