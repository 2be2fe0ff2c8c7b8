"""Random answers from a seed, one by one, exactly as a simulation with that seed gives them.

Fate and each seat have a stream of their own, addressed by ply: what was answered before changes no
later number. Compiled simulation has the same loop in `core.loops.answer`.
"""

from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.streams import below, counted_off, key, number


def answer(play: Play, seed: int | str, ply: int, game: int = 0) -> int:
    """An answer to the open question: fate's by its odds, a seat's evenly among what is legal."""
    label = "fate" if play.seat == FATE else f"seat {play.seat}"
    odds = play.answers()
    return counted_off(odds, below(number(key(seed, label), game), ply, sum(odds.values())))
