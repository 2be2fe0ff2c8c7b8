"""What a game tells the search besides its rules; `core.rule.bind` puts its own in place."""

from typing import Any


def extract_features(s: Any, box: Any, features: Any) -> None:
    """Write what matters for each seat's chances, a row of features per seat, over zeros."""
    raise NotImplementedError


def extract_patterns(s: Any, box: Any, work: Any) -> None:
    """Tell which patterns hold for each seat."""
    raise NotImplementedError


def appraise(s: Any, box: Any, seat: int) -> float:
    """How well a seat stands, by rule of thumb: what `greedy` looks at."""
    raise NotImplementedError
