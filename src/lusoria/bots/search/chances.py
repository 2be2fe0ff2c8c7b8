"""What each seat's position is worth beside the others', as chances."""

from math import exp
from typing import Any


def share_out(work: Any, span: float) -> None:
    """Logits among the returns become chances that add up to 1: a softmax over the seats."""
    returns = work.returns
    highest = returns[0]
    for seat in range(work.seats):
        highest = max(highest, returns[seat])
    total = 0.0
    for seat in range(work.seats):
        returns[seat] = exp((returns[seat] - highest) / span)
        total += returns[seat]
    for seat in range(work.seats):
        returns[seat] /= total
