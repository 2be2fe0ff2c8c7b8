"""What a board shows beyond the position, worked out by the rules themselves."""

from lusoria.core.layout import fact, layout
from lusoria.core.rule import rule
from lusoria.games.cambria.capture import (
    has_token,
    how_many_forts_stand,
    is_surrounded,
    strongest,
)
from lusoria.games.cambria.components import (
    LAST_FORTS,
    LEAST_VALUE,
    MOST_FORTS,
    MOST_ROADS,
    MOST_VALUE,
    POINTS,
    SHIPS,
    Box,
)
from lusoria.games.cambria.places import FIRST_SHIP, how_many
from lusoria.games.cambria.ships import kept_die, why_not_use
from lusoria.games.cambria.state import (
    COLOURS,
    NEUTRAL,
    NO_COLOUR,
    NO_DIE,
    TURNS_PER_SEAT,
    Table,
)
from lusoria.games.cambria.verbs import colour_at, free_roads, held_places
from lusoria.games.cambria.words import Question, Reason

_ROADS = (1 << MOST_ROADS) - 1


@layout
class Derived:
    """Facts about forts, roads and ships. A set of roads is one number, one bit per road."""

    first: list[int] = fact(NO_COLOUR, NEUTRAL, "who would take each fort now", MOST_FORTS)
    second: list[int] = fact(NO_COLOUR, NEUTRAL, "who would take its point token", MOST_FORTS)
    surrounded: list[int] = fact(0, 1, "whether warriors stand on all roads of a fort", MOST_FORTS)
    warriors: list[list[int]] = fact(
        0, MOST_VALUE, "warriors of each colour at each fort", (MOST_FORTS, COLOURS)
    )
    free: int = fact(0, _ROADS, "free roads")
    free_for: list[int] = fact(0, _ROADS, "free roads at forts of each value", MOST_VALUE + 1)
    aboard: list[int] = fact(NO_COLOUR, NEUTRAL, "whose warrior stands on each ship", SHIPS)
    kept: list[list[int]] = fact(
        NO_DIE, MOST_VALUE, "by ship and die: what the other die shows if it is used", (SHIPS, 2)
    )
    forts_to_end: int = fact(0, MOST_FORTS, "forts that may still fall before the game ends")
    turn: int = fact(0, TURNS_PER_SEAT * COLOURS, "the turn begun last; 0 in set-up")
    turns_left: int = fact(0, TURNS_PER_SEAT * COLOURS, "turns to the limit, of all seats together")


@rule()
def derive(s: Table, box: Box, derived: Derived) -> None:
    """Fort by fort, the roads, the ships, and how far the end is."""
    held = held_places(s)
    for fort in range(box.forts):
        derived.surrounded[fort] = is_surrounded(box, fort, held)
        derive_strength(s, box, fort, derived)
        derive_fall(s, box, fort, derived)
    derived.free = free_roads(s, box)
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        derived.free_for[value] = derived.free & box.roads_for[value]
    for ship in range(SHIPS):
        derived.aboard[ship] = colour_at(s, FIRST_SHIP + ship)
    if s.question == Question.ACT:
        derive_ships(s, derived)
    derived.forts_to_end = max(0, how_many_forts_stand(s, box) - LAST_FORTS)
    derived.turn = latest_turn(s)
    derived.turns_left = TURNS_PER_SEAT * s.seats - s.turns


@rule("C2.10", "C3.1", "C10.1")
def latest_turn(s: Table) -> int:
    """Turns are counted from the end of the set-up on; where the game ends, none begins."""
    if s.question == Question.OVER:
        return s.turns
    if s.question <= Question.SETUP_PLACE:
        return 0
    return s.turns + 1


@rule()
def derive_strength(s: Table, box: Box, fort: int, derived: Derived) -> None:
    """How many warriors of each colour stand at a fort."""
    for colour in range(COLOURS):
        derived.warriors[fort][colour] = how_many(s.warriors[colour] & box.roads_at[fort])


@rule()
def derive_fall(s: Table, box: Box, fort: int, derived: Derived) -> None:
    """To whom a fort and its point token would go if it fell now."""
    derived.first[fort] = NO_COLOUR
    derived.second[fort] = NO_COLOUR
    if has_token(s, fort):
        derived.first[fort] = strongest(s, box, fort, NO_COLOUR)
        if derived.first[fort] != NO_COLOUR and POINTS[box.value[fort]] > 0:
            derived.second[fort] = strongest(s, box, fort, derived.first[fort])


@rule()
def derive_ships(s: Table, derived: Derived) -> None:
    """What the dice would show if the active player used a ship for the lower or higher one."""
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        if why_not_use(s, value, s.low) == Reason.ALLOWED:
            derived.kept[value - LEAST_VALUE][0] = kept_die(s, s.low)
        if s.high != s.low and why_not_use(s, value, s.high) == Reason.ALLOWED:
            derived.kept[value - LEAST_VALUE][1] = kept_die(s, s.high)
