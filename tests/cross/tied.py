"""Who has as many points as another, and what decides among them: told step by step."""

from collections.abc import Sequence
from typing import Any

Tied = list[tuple[str | None, list[int]]]


def tied(standings: Sequence[tuple[Any, ...]], breaks: Sequence[str]) -> Tied:
    """Each seat's standing: its points, then what breaks ties, by the words for it."""
    found: Tied = []
    for step, by in enumerate([*breaks, None], 1):
        for level in sorted({standing[:step] for standing in standings}, reverse=True):
            seats = [seat for seat, standing in enumerate(standings) if standing[:step] == level]
            differ = len({standings[seat][: step + 1] for seat in seats}) > 1
            if len(seats) > 1 and (differ or by is None):
                found.append((by, sorted(seats, key=lambda seat: standings[seat], reverse=True)))
    return found
