"""Chapter 2: set-up. Fate then picks the start player and turns up the rows."""

from lusoria.core.rule import rule
from lusoria.core.seats import FATE
from lusoria.games.armorica.components import CARDS, PER_NATION, STARTS, Box
from lusoria.games.armorica.state import NO_CARD, SEATS, Table
from lusoria.games.armorica.verbs import lay
from lusoria.games.armorica.words import NATIONS, Phase, Question


@rule("A2.1", "A2.5", "A2.6")
def setup(s: Table, box: Box, seats: int, options: list[int]) -> None:
    """All Gauls and Romans lie in their decks, A and I on top; fate is asked for a start player."""
    s.seats = seats
    s.start_player = -1
    for card in range(STARTS, CARDS):
        s.in_deck[card] = True
    for nation in NATIONS:
        s.undrawn[nation] = PER_NATION
        s.deck[nation] = 0
        s.deck_left[nation] = box.deck_size[nation][0]
        for place in range(len(s.row[nation])):
            s.row[nation][place] = NO_CARD
    for seat in range(SEATS):
        for place in range(CARDS):
            s.display[seat][place] = NO_CARD
    s.phase = Phase.SETUP
    s.seat = FATE
    s.question = Question.START_PLAYER


@rule("A2.2", "A2.3", "A2.4")
def deal_start_cards(s: Table, box: Box, start_player: int) -> None:
    """The start player gets Start 1, the others Start 2, 3, 4 clockwise, as their first card."""
    s.start_player = start_player
    for k in range(s.seats):
        lay(s, box, (start_player + k) % s.seats, k)
