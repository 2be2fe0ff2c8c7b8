"""R14.12: a redeal deals exactly the worlds that a seat must believe possible, all of them evenly.

The worlds come from the oracle, which knows neither the veil's counting nor the redeal.
"""

from collections import Counter
from collections.abc import Iterator
from math import comb, sqrt
from random import Random
from typing import Any

import pytest

from lusoria.core.play import Play
from tests.roma import reveal_oracle
from tests.roma.test_reveals import decisions
from tests.settings import FULL

TABLES = 80 if FULL else 5
"""Of every kind."""
MOST_WORLDS = 12
DEALS = 60
"""For each world that is possible."""


def told(state: Any) -> str:
    """Where all cards are; what is only known of them is not part of a world."""
    piles = (state.hand, state.space, state.passed, state.drawn, state.drawn_early, state.deck)
    return str(piles)


def weight(state: Any, hidden: int) -> int:
    """In how many ways single cards of the unseen piles make up a world of alike ones."""
    own = state.hand[hidden][:]
    early = state.drawn_early if state.active == hidden else [0] * len(own)
    late = [a - b for a, b in zip(state.drawn, state.drawn_early, strict=True)]
    ways = 1
    for card, held in enumerate(own):
        unsure = held - min(held, state.known[hidden][card])
        if sum(early):
            ways *= comb(unsure + early[card], unsure)
            unsure = 0
        drawn = late[card] if state.active == hidden else 0
        passed = state.passed[hidden][card]
        pool = unsure + drawn + passed + state.deck[card]
        ways *= (
            comb(pool, unsure) * comb(pool - unsure, drawn) * comb(pool - unsure - drawn, passed)
        )
    return ways


def kind_of(play: Play, viewer: int) -> str:
    """What makes a table worth judging: what the other is asked, or a draw seen with his hand."""
    if viewer == play.seat:
        return "own"
    return "in hand or drawn" if play.state.drawn_early_size else play.question


def tables(rng: Random, wanted: Counter[str]) -> Iterator[tuple[Play, int, dict[str, int]]]:
    """Tables of kinds that are wanted, at which a seat has a few worlds to think of.

    Where the other is asked to lay a card, that question must tell something of his hand.
    """
    for play, _ in decisions(rng):
        for viewer in (0, 1):
            if not wanted[kind_of(play, viewer)]:
                continue
            states = [world.state for world in reveal_oracle.worlds(play, viewer)]
            placed = list(reveal_oracle.placings(play.state, 1 - viewer))
            asked = play.question == "lay_free" and len(placed) > len(states)
            if 1 < len(states) <= MOST_WORLDS and (asked or play.question != "lay_free"):
                wanted[kind_of(play, viewer)] -= 1
                yield play, viewer, {told(state): weight(state, 1 - viewer) for state in states}


@pytest.mark.rule("R14.12")
def test_a_redeal_deals_all_possible_worlds_evenly_and_no_other() -> None:
    wanted = Counter(dict.fromkeys(("own", "act", "keep", "lay_free", "in hand or drawn"), TABLES))
    seed = 0
    while wanted.total():
        seed += 1
        for play, viewer, weights in tables(Random(seed), wanted):
            deals = DEALS * len(weights)
            dealt = Counter(
                told(play.redealt(1 << viewer, 31 * key + seed).state) for key in range(deals)
            )
            assert set(dealt) <= set(weights), play.position()
            for world, ways in weights.items():
                share = ways / sum(weights.values())
                error = sqrt(share * (1 - share) / deals)
                assert abs(dealt[world] / deals - share) < 5 * error + 0.01, play.position()
