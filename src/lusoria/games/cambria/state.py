"""Every fact on the table. Cambria has no secrets."""

from typing import Final

from lusoria.core.layout import Holds, fact, layout
from lusoria.core.seats import MOST_SEATS, NOBODY
from lusoria.games.cambria.components import MOST_FORTS, MOST_VALUE, WARRIORS
from lusoria.games.cambria.places import EAGLE, NOWHERE

NEUTRAL: Final = MOST_SEATS
COLOURS: Final = MOST_SEATS + 1
"""Each seat has a colour of its own number; the last colour is the neutral one (C12.1)."""

NO_COLOUR: Final = -1
NO_DIE: Final = 0
TURNS_PER_SEAT: Final = 200


@layout
class Table:
    """The table."""

    seat: int = fact(
        NOBODY, MOST_SEATS - 1, "who is asked: a seat, fate or nobody", holds=Holds.SEAT
    )
    question: int = fact(0, 10, "what is asked")
    seats: int = fact(2, MOST_SEATS, "how many play")
    tie: int = fact(0, 1, "option: what breaks the last tie")
    start_player: int = fact(
        -1, MOST_SEATS - 1, "who begins; -1 before fate picks", holds=Holds.SEAT
    )
    active: int = fact(
        -1,
        MOST_SEATS - 1,
        "whose turn it is; in set-up, who places; at the end, who moved last",
        holds=Holds.SEAT,
    )
    turns: int = fact(0, TURNS_PER_SEAT * MOST_SEATS, "turns finished by all seats together")
    low: int = fact(
        NO_DIE, MOST_VALUE, "the lower die of the roll in force, or the only one; 0 for none"
    )
    high: int = fact(NO_DIE, MOST_VALUE, "the higher die; 0 while one or none is in force")
    ship_used: int = fact(0, 1, "whether the active player has used a ship this turn")
    target: int = fact(0, NOWHERE, "where the warrior goes that is being chosen, else NOWHERE")
    legion: int = fact(0, EAGLE + 1, "where the legion stands: a road, EAGLE or AWAY")
    warriors: list[int] = fact(
        0,
        (1 << EAGLE) - 1,
        "the roads and ships of each colour, a set",
        COLOURS,
        holds=Holds.SET,
        per_seat=True,
    )
    supply: list[int] = fact(
        0, WARRIORS, "warriors off the board, per colour", COLOURS, per_seat=True
    )
    fort_token: list[int] = fact(
        NO_COLOUR,
        NEUTRAL,
        "which colour took each fort token; NO_COLOUR while it lies on its fort",
        MOST_FORTS,
        holds=Holds.SEAT,
    )
    point_token: list[int] = fact(
        NO_COLOUR,
        NEUTRAL,
        "which colour took each point token; NO_COLOUR if none did",
        MOST_FORTS,
        holds=Holds.SEAT,
    )
    ending: int = fact(0, 2, "why the game is over; 0 while it goes on")
