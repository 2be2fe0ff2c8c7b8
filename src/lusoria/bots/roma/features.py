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
FEATURES: Final = OPPOSED + KINDS


@rule()
def extract_features(s: Table, box: Box, features: Any) -> None:
    """Fame, cards on discs and in hand, money, the other side, and what is under way."""
    for seat in range(SEATS):
        own = features[seat]
        tell_fame(s, seat, own)
        tell_cards(s, seat, own)
        tell_rival(s, opponent(seat), own)
        tell_neighbours(s, seat, own)
        tell_options(s, own)
        if seat == s.active:
            tell_turn(s, own)


@rule()
def tell_fame(s: Table, seat: int, features: Any) -> None:
    """Fame on both sides and in the stockpile; how near the end is matters most."""
    own = s.fame[seat]
    other = s.fame[opponent(seat)]
    features[FAME] = own / 20
    features[FAME + 1] = other / 20
    features[FAME + 2] = (own - other) / 10
    features[FAME + 3] = s.stockpile / 16
    features[FAME + 4] = own > other
    features[FAME + 5] = own <= 3
    features[FAME + 6] = own <= 6
    features[FAME + 7] = s.stockpile <= 3
    features[FAME + 8] = s.stockpile <= 7
    features[FAME + 9] = s.stockpile <= 7 and own > other
    features[FAME + 10] = (own - other) / (3 + s.stockpile)
    features[FAME + 11] = min(s.turn, 60) / 30


@rule()
def tell_cards(s: Table, seat: int, features: Any) -> None:
    """Money, empty and blocked discs, and how many cards of each kind lie there or are in hand."""
    features[POSSESSIONS] = min(s.money[seat], 20) / 10
    features[POSSESSIONS + 1] = min(s.money[seat], 6) / 6
    features[POSSESSIONS + 2] = s.hand_size[seat] / 5
    features[POSSESSIONS + 3] = how_many_empty(s, seat) / 6
    features[POSSESSIONS + 4] = s.active != seat and s.question != Question.LAYOUT
    for disc in range(1, s.discs + 1):
        features[POSSESSIONS + 5] += s.blocked[seat][disc] / 2
        if s.space[seat][disc] >= 0:
            features[BOARD + s.space[seat][disc]] += 1.0
    for card in range(KINDS):
        features[HAND + card] += s.hand[seat][card] + s.passed[opponent(seat)][card]
    if seat == s.active:
        for k in range(s.lifted_size):
            features[BOARD + s.lifted[k]] += 1.0


@rule()
def tell_rival(s: Table, rival: int, features: Any) -> None:
    """What the other side offers to attack, to count and to fear."""
    for disc in range(1, s.discs + 1):
        if s.space[rival][disc] >= 0:
            features[OPPOSED + s.space[rival][disc]] += 1.0
        features[RIVAL] += is_character(s.space[rival][disc]) / 6
        features[RIVAL + 1] += is_building(s.space[rival][disc]) / 6
    features[RIVAL + 2] = how_many_empty(s, rival) / 6
    features[RIVAL + 3] = how_many_lie(s, rival, Card.FORUM) / 3
    features[RIVAL + 4] = how_many_lie(s, rival, Card.TURRIS) / 2
    features[RIVAL + 5] = min(s.money[rival], 20) / 10


@rule()
def tell_neighbours(s: Table, seat: int, features: Any) -> None:
    """Forums with a Basilica or a Templum beside them, and fighters with something opposite."""
    for disc in range(1, s.discs + 1):
        card = s.space[seat][disc]
        if card == Card.FORUM:
            for near in range(disc - 1, disc + 2):
                if has_disc(s, near):
                    features[BESIDE] += s.space[seat][near] == Card.BASILICA
                    features[BESIDE + 1] += s.space[seat][near] == Card.TEMPLUM
        if card == Card.LEGIONARIUS or card == Card.CENTURIO:
            features[BESIDE + 2] += s.space[opponent(seat)][disc] >= 0
            features[BESIDE + 3] += s.space[opponent(seat)][disc] == Card.FORUM


@rule()
def tell_options(s: Table, features: Any) -> None:
    """Which reading of the rules the table has chosen."""
    features[OPTIONS] = s.praetorianus
    features[OPTIONS + 1] = s.consul
    features[OPTIONS + 2] = s.relocate
    features[OPTIONS + 3] = s.mercatus
    features[OPTIONS + 4] = s.discs - 6


@rule()
def tell_turn(s: Table, features: Any) -> None:
    """For the active player: the dice, which of them meet a card, and the card that is acting."""
    features[TURN] = s.question == Question.ROLL
    features[TURN + 1] = s.to_draw / PIPS
    features[TURN + 2] = s.drawn_size / PIPS
    features[TURN + 3] = s.second / PIPS
    features[TURN + 4] = min(s.essedum, 2)
    features[DIE + s.dice_left] = 1.0
    for die in range(1, PIPS + 1):
        features[TURN + 5] += s.dice[die] * die / 18
        if s.dice[die] > 0 and not s.blocked[s.active][die]:
            card = s.space[s.active][die]
            features[TURN + 6] += s.dice[die] * is_useful(card) / DICE
            features[TURN + 7] += card == Card.FORUM and s.dice_left > 1
    if s.acting >= 0:
        features[ACTING + s.acting] = 1.0


@rule()
def is_useful(card: int) -> bool:
    """Whether a card can be activated at all."""
    if card == Card.BASILICA or card == Card.TEMPLUM or card == Card.TURRIS:
        return False
    return card >= 0
