"""How a game tells the patterns of a position (bots/<game>/patterns.py)."""

from typing import Any

from lusoria.core.rule import rule


@rule()
def tell(work: Any, seat: int, pattern: int) -> None:
    """A pattern holds for a seat."""
    work.patterns[seat][work.many[seat]] = pattern
    work.many[seat] += 1


@rule()
def within(value: int, low: int, high: int) -> int:
    """A value as a number from 0; what lies outside counts as the nearest."""
    return min(max(value, low), high) - low
