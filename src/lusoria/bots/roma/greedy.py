"""Roma by rule of thumb: fame first, then filled discs, good cards, money, and no die wasted."""

from typing import Final

from lusoria.core.rule import constants, rule
from lusoria.games.roma.components import Box
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import how_many_empty, opponent
from lusoria.games.roma.words import KINDS, Question

WORTH: Final = constants(
    [15, 8, 5, 15, 15, 15, 8, 12, 15, 10, 10, 10, 10, 13, 6, 20, 16, 9, 8, 4, 22, 8, 11, 8, 8]
)
"""What a card on a disc is worth, in tenths of fame, by kind."""


@rule()
def appraise(s: Table, box: Box, seat: int) -> float:
    """Own fame and possessions, less those of the other; near the end only fame counts."""
    other = opponent(seat)
    lead = 1.0 * s.fame[seat] - s.fame[other]
    if s.question == Question.OVER:
        return 100.0 * lead
    lead += due(s, seat)
    late = 1.0 / (1 + max(0, 6 - min(s.stockpile, s.fame[seat], s.fame[other])))
    own = possessions(s, seat) + under_way(s, seat)
    return lead + late * (own - 0.6 * possessions(s, other))


@rule()
def due(s: Table, seat: int) -> float:
    """What empty discs cost at the next change of turns; counted early, so that nobody hurries."""
    if s.active < 0:
        return 0.0
    owed = 1.0 * how_many_empty(s, opponent(s.active))
    return owed if seat == s.active else -owed


@rule()
def possessions(s: Table, seat: int) -> float:
    """Cards on discs, cards in hand for less, money for still less; an empty disc costs fame."""
    worth = 0.25 * min(s.money[seat], 10) - 1.5 * how_many_empty(s, seat)
    for disc in range(1, s.discs + 1):
        if s.space[seat][disc] >= 0:
            worth += 0.1 * WORTH[s.space[seat][disc]]
    for card in range(KINDS):
        worth += 0.04 * WORTH[card] * s.hand[seat][card]
    return worth


@rule()
def under_way(s: Table, seat: int) -> float:
    """An unused die, cards being drawn and a card in the middle of its action promise something."""
    if seat != s.active:
        return 0.0
    worth = 0.8 * s.dice_left
    if s.to_draw + s.drawn_size > 0:
        worth += (1.2 if s.hand_size[seat] < 2 else 0.5) + 0.1 * (s.to_draw + s.drawn_size)
    if s.acting >= 0:
        worth += 0.1 * WORTH[s.acting]
    return worth + 0.5 * s.second
