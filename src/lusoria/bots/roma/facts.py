"""What matters for a seat's chances in Roma, as numbers around 0 to 1."""

from typing import Any, Final

from lusoria.core.rule import rule
from lusoria.games.roma.components import Box
from lusoria.games.roma.state import DICE, PIPS, SEATS, Table
from lusoria.games.roma.verbs import (
    has_disc,
    how_many_empty,
    how_many_lie,
    is_building,
    is_character,
    opponent,
)
from lusoria.games.roma.words import KINDS, Card, Question

# Where each fact stands
FAME: Final = 0
POSSESSIONS: Final = FAME + 12
RIVAL: Final = POSSESSIONS + 6
BESIDE: Final = RIVAL + 6
OPTIONS: Final = BESIDE + 4
TURN: Final = OPTIONS + 5
DIE: Final = TURN + 8
BOARD: Final = DIE + DICE + 1
HAND: Final = BOARD + KINDS
ACTING: Final = HAND + KINDS
OPPOSED: Final = ACTING + KINDS
FACTS: Final = OPPOSED + KINDS


@rule()
def describe(s: Table, box: Box, facts: Any) -> None:
    """Fame, cards on discs and in hand, money, the other side, and what is under way."""
    for seat in range(SEATS):
        own = facts[seat]
        tell_fame(s, seat, own)
        tell_cards(s, seat, own)
        tell_rival(s, opponent(seat), own)
        tell_neighbours(s, seat, own)
        tell_options(s, own)
        if seat == s.active:
            tell_turn(s, own)


@rule()
def tell_fame(s: Table, seat: int, facts: Any) -> None:
    """Fame on both sides and in the stockpile; how near the end is matters most."""
    own = s.fame[seat]
    other = s.fame[opponent(seat)]
    facts[FAME] = own / 20
    facts[FAME + 1] = other / 20
    facts[FAME + 2] = (own - other) / 10
    facts[FAME + 3] = s.stockpile / 16
    facts[FAME + 4] = own > other
    facts[FAME + 5] = own <= 3
    facts[FAME + 6] = own <= 6
    facts[FAME + 7] = s.stockpile <= 3
    facts[FAME + 8] = s.stockpile <= 7
    facts[FAME + 9] = s.stockpile <= 7 and own > other
    facts[FAME + 10] = (own - other) / (3 + s.stockpile)
    facts[FAME + 11] = min(s.turn, 60) / 30


@rule()
def tell_cards(s: Table, seat: int, facts: Any) -> None:
    """Money, empty and blocked discs, and how many cards of each kind lie there or are in hand."""
    facts[POSSESSIONS] = min(s.money[seat], 20) / 10
    facts[POSSESSIONS + 1] = min(s.money[seat], 6) / 6
    facts[POSSESSIONS + 2] = s.hand_size[seat] / 5
    facts[POSSESSIONS + 3] = how_many_empty(s, seat) / 6
    facts[POSSESSIONS + 4] = s.active != seat and s.question != Question.LAYOUT
    for disc in range(1, s.discs + 1):
        facts[POSSESSIONS + 5] += s.blocked[seat][disc] / 2
        if s.space[seat][disc] >= 0:
            facts[BOARD + s.space[seat][disc]] += 1.0
    for card in range(KINDS):
        facts[HAND + card] += s.hand[seat][card] + s.passed[opponent(seat)][card]
    if seat == s.active:
        for k in range(s.lifted_size):
            facts[BOARD + s.lifted[k]] += 1.0


@rule()
def tell_rival(s: Table, rival: int, facts: Any) -> None:
    """What the other side offers to attack, to count and to fear."""
    for disc in range(1, s.discs + 1):
        if s.space[rival][disc] >= 0:
            facts[OPPOSED + s.space[rival][disc]] += 1.0
        facts[RIVAL] += is_character(s.space[rival][disc]) / 6
        facts[RIVAL + 1] += is_building(s.space[rival][disc]) / 6
    facts[RIVAL + 2] = how_many_empty(s, rival) / 6
    facts[RIVAL + 3] = how_many_lie(s, rival, Card.FORUM) / 3
    facts[RIVAL + 4] = how_many_lie(s, rival, Card.TURRIS) / 2
    facts[RIVAL + 5] = min(s.money[rival], 20) / 10


@rule()
def tell_neighbours(s: Table, seat: int, facts: Any) -> None:
    """Forums with a Basilica or a Templum beside them, and fighters with something opposite."""
    for disc in range(1, s.discs + 1):
        card = s.space[seat][disc]
        if card == Card.FORUM:
            for near in range(disc - 1, disc + 2):
                if has_disc(s, near):
                    facts[BESIDE] += s.space[seat][near] == Card.BASILICA
                    facts[BESIDE + 1] += s.space[seat][near] == Card.TEMPLUM
        if card == Card.LEGIONARIUS or card == Card.CENTURIO:
            facts[BESIDE + 2] += s.space[opponent(seat)][disc] >= 0
            facts[BESIDE + 3] += s.space[opponent(seat)][disc] == Card.FORUM


@rule()
def tell_options(s: Table, facts: Any) -> None:
    """Which reading of the rules the table has chosen."""
    facts[OPTIONS] = s.praetorianus
    facts[OPTIONS + 1] = s.consul
    facts[OPTIONS + 2] = s.relocate
    facts[OPTIONS + 3] = s.mercatus
    facts[OPTIONS + 4] = s.discs - 6


@rule()
def tell_turn(s: Table, facts: Any) -> None:
    """For the active player: the dice, which of them meet a card, and the card that is acting."""
    facts[TURN] = s.question == Question.ROLL
    facts[TURN + 1] = s.to_draw / PIPS
    facts[TURN + 2] = s.drawn_size / PIPS
    facts[TURN + 3] = s.second / PIPS
    facts[TURN + 4] = min(s.essedum, 2)
    facts[DIE + s.dice_left] = 1.0
    for die in range(1, PIPS + 1):
        facts[TURN + 5] += s.dice[die] * die / 18
        if s.dice[die] > 0 and not s.blocked[s.active][die]:
            card = s.space[s.active][die]
            facts[TURN + 6] += s.dice[die] * is_useful(card) / DICE
            facts[TURN + 7] += card == Card.FORUM and s.dice_left > 1
    if s.acting >= 0:
        facts[ACTING + s.acting] = 1.0


@rule()
def is_useful(card: int) -> bool:
    """Whether a card can be activated at all."""
    if card == Card.BASILICA or card == Card.TEMPLUM or card == Card.TURRIS:
        return False
    return card >= 0
