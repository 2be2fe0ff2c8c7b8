"""The rule of thumb without compiled code: the same choice by the same source, more slowly.

On a fresh machine nobody waits for a compiler: bots that look one step ahead play at once.
"""

from dataclasses import replace

from lusoria.bots.seen import Seen
from lusoria.core.thawed import thawed, thawed_module


def thumb_values(seen: Seen, stream: int) -> dict[int, float]:
    """The rule of thumb's value of each legal action, in one imagined world."""
    name = seen.game.name
    appraise = thawed_module(name, f"lusoria.bots.{name}.greedy").appraise
    world = replace(seen, game=thawed(name)).play().redealt(1 << seen.seat, stream)
    values = {}
    for action in seen.legal:
        after = world.copy()
        after.apply(action)
        values[action] = float(appraise(after.state, after.components.plain, seen.seat))
    return values
