"""Which answers of a turn surely end the game; the chapters say when.

Such an answer moves the last fame at once, or leads to a choice of dice or of an amount that moves
it in any case. It rests on nothing secret: on fame, stockpile, dice and cards on discs.
"""

from typing import Final

from lusoria.core.rule import rule
from lusoria.games.roma.actions import BASE, FIRST, KIND
from lusoria.games.roma.answers import why_not
from lusoria.games.roma.cards import index
from lusoria.games.roma.cards.forum_basilica_templum import spending_ends_game
from lusoria.games.roma.components import Box
from lusoria.games.roma.ending import empties_opponent
from lusoria.games.roma.phases import turn_ends_game
from lusoria.games.roma.state import BRIBERY_DISC, DICE, NO_DIE, Table
from lusoria.games.roma.words import Act, Card, Reason

MOST_LAST: Final = 2 * DICE + 1
"""Each die may activate its disc or bribe, and the turn may end; no other question has more."""


@rule("R11.1", "R11.2")
def last_answers(s: Table, box: Box, last: list[int]) -> int:
    """The legal answers to the open question with which the game ends."""
    count = 0
    for number in range(BASE[Act.ACTIVATE], len(KIND)):
        if is_last(s, box, number):
            last[count] = number
            count += 1
    return count


@rule("R11.1", "R11.2")
def is_last(s: Table, box: Box, number: int) -> bool:
    """Whether an answer is legal now and ends the game."""
    ends = ends_game(s, KIND[number], FIRST[number])
    return ends and why_not(s, box, number) == Reason.ALLOWED


@rule("R11.1", "R11.2", "R16.1")
def ends_game(s: Table, kind: int, first: int) -> bool:
    """Whether an answer would end the game if it were legal now."""
    if kind == Act.ACTIVATE:
        return index.ends_game(s, s.space[s.active][first], first, first)
    if kind == Act.BRIBE:
        return index.ends_game(s, s.space[s.active][BRIBERY_DISC], BRIBERY_DISC, first)
    if kind == Act.COPY:
        return index.ends_game(s, s.space[s.active][first], s.acting_disc, NO_DIE)
    if kind == Act.BUY:
        return empties_opponent(s, first)
    if kind == Act.SPEND or kind == Act.DONE:
        return s.acting == Card.FORUM and spending_ends_game(s, first)
    return kind == Act.END and turn_ends_game(s)
