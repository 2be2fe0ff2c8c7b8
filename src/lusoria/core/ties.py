"""Who has as many points as another, and what decides among them."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from lusoria.core.contract import BY_POINTS
from lusoria.core.view import Tie


def ties(result: Any, seats: int, breaks: tuple[str, ...]) -> list[Tie]:
    """All ties of a result: what is asked first comes first, then places from the first on."""
    scores = result.scores[:seats]
    if len(set(scores)) == seats:
        return []
    pairs = list(combinations(range(seats), 2))
    deciding = sorted({result.decided_by[a][b] for a, b in pairs} - {BY_POINTS})
    return [
        Tie(tied, breaks[number - 1] if number <= len(breaks) else None)
        for number in deciding
        for tied in _level(result, seats, number)
        if any(result.decided_by[a][b] == number for a, b in combinations(tied, 2))
    ]


def _level(result: Any, seats: int, number: int) -> Iterator[list[int]]:
    """Seats that nothing asked before has told apart, group by group, each from first to last."""
    left = sorted(range(seats), key=lambda seat: result.ranks[seat])
    while left:
        first = left[0]
        group = [seat for seat in left if seat == first or result.decided_by[first][seat] >= number]
        left = [seat for seat in left if seat not in group]
        yield group
