"""What a game tells the search besides its rules; `core.rule.bind` puts its own in place."""

from typing import Any


def describe(s: Any, box: Any, facts: Any) -> None:
    """Write down what matters for each seat's chances, a row per seat, over zeros."""
    raise NotImplementedError


def appraise(s: Any, box: Any, seat: int) -> float:
    """How well a seat stands, by rule of thumb: what `greedy` looks at."""
    raise NotImplementedError
