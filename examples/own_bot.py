"""A bot of your own in twenty lines, against chance: it takes the card with the most icons.

The bot sees the table through its seat's veil and answers with one of its legal actions.
"""

import random
from typing import Any

from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import load

game = load("armorica")
chance = random.Random(1)


def my_bot(seen: Play, legal: list[int]) -> int:
    """Prefer the action after which my display would hold most icons."""

    def icons(action: int) -> int:
        after = seen.copy()
        after.apply(action)
        return sum(after.state.icons[seen.seat])

    return max(legal, key=icons)


def one_game() -> Any:
    """Who wins: the bot in seat 0, or chance in seat 1."""
    play = Play(game, seats=2)
    while not play.over:
        if play.seat == FATE:
            odds = play.odds()
            play.apply(chance.choices(list(odds), list(odds.values()))[0])
        elif play.seat == 0:
            play.apply(my_bot(play.veiled(1 << 0), play.legal()))
        else:
            play.apply(chance.choice(play.legal()))
    return play.outcome()["winners"]


results = [one_game() for _ in range(20)]
won = sum(winners == [0] for winners in results)
print(f"the bot won {won} of {len(results)} games against chance")
