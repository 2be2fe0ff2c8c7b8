"""Every fact on the table. There are no secrets: undrawn decks have no order, all else is open."""

from typing import Final

from lusoria.core.layout import Holds, fact, layout
from lusoria.core.seats import NOBODY
from lusoria.games.armorica.components import CARDS, MOST_DECKS, MOST_ICONS, PER_NATION, ROW_LENGTH

SEATS: Final = 4
NO_CARD: Final = -1
MOST_ROUNDS: Final = 99
"""Where the count of rounds stops: only a game that was laid out in a late round comes so far."""


@layout
class Table:
    """The table."""

    seat: int = fact(NOBODY, SEATS - 1, "who is asked: a seat, fate or nobody", holds=Holds.SEAT)
    question: int = fact(0, 6, "what is asked")
    seats: int = fact(2, SEATS, "how many play")
    phase: int = fact(0, 3, "set-up, immigration, winter, end of the round")
    nation: int = fact(0, 1, "whose immigration; whose row is being refilled")
    acted: int = fact(0, SEATS, "how many have finished their part of the phase")
    round_number: int = fact(0, MOST_ROUNDS, "1, 2, …; 0 in set-up")
    start_player: int = fact(
        -1, SEATS - 1, "who holds the start-player card; -1 before fate picks", holds=Holds.SEAT
    )
    row: list[list[int]] = fact(
        NO_CARD, CARDS - 1, "cards on offer, the rightmost first", (2, ROW_LENGTH)
    )
    row_size: list[int] = fact(0, ROW_LENGTH, "cards in each row", 2)
    in_deck: list[int] = fact(0, 1, "whether a card is still undrawn", CARDS)
    deck: list[int] = fact(0, MOST_DECKS - 1, "which deck letter is on top", 2)
    deck_left: list[int] = fact(0, PER_NATION, "cards left of that letter", 2)
    undrawn: list[int] = fact(0, PER_NATION, "cards left of all letters", 2)
    display: list[list[int]] = fact(
        NO_CARD, CARDS - 1, "cards, left to right", (SEATS, CARDS), per_seat=True
    )
    display_size: list[int] = fact(0, CARDS, "cards in each display", SEATS, per_seat=True)
    icons: list[list[int]] = fact(
        0, MOST_ICONS * CARDS, "icons in each display, added up", (SEATS, 6), per_seat=True
    )
