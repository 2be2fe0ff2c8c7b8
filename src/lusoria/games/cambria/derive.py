"""What a board shows beyond the position, worked out by the rules themselves."""

from lusoria.core.layout import fact, layout
from lusoria.core.rule import rule
from lusoria.games.cambria.capture import (
    has_token,
    how_many_forts_stand,
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
from lusoria.games.cambria.legion import roads_for_legion
from lusoria.games.cambria.places import FIRST_SHIP, how_many, only
from lusoria.games.cambria.placing import roads_to_place
from lusoria.games.cambria.ships import kept_die, why_not_use
from lusoria.games.cambria.state import (
    COLOURS,
    NEUTRAL,
    NO_COLOUR,
    NO_DIE,
    TURNS_PER_SEAT,
    Table,
)
from lusoria.games.cambria.turn import has_one, is_double, is_double_one
from lusoria.games.cambria.verbs import colour_at, free_roads, held_places
from lusoria.games.cambria.words import Question, Reason, Roll

_ROADS = (1 << MOST_ROADS) - 1


@layout
class Derived:
    """Facts about forts, roads and ships. A set of roads is one number, one bit per road."""

    first: list[int] = fact(NO_COLOUR, NEUTRAL, "who would take each fort now", MOST_FORTS)
    second: list[int] = fact(NO_COLOUR, NEUTRAL, "who would take its point token", MOST_FORTS)
    missing: list[int] = fact(0, MOST_VALUE, "roads of a fort without a warrior", MOST_FORTS)
    warriors: list[list[int]] = fact(
        0, MOST_VALUE, "warriors of each colour at each fort", (MOST_FORTS, COLOURS)
    )
    free: int = fact(0, _ROADS, "free roads")
    free_for: list[int] = fact(0, _ROADS, "free roads at forts of each value", MOST_VALUE + 1)
    aboard: list[int] = fact(NO_COLOUR, NEUTRAL, "whose warrior stands on each ship", SHIPS)
    kept: list[list[int]] = fact(
        NO_DIE, MOST_VALUE, "by ship and die: what the other die shows if it is used", (SHIPS, 2)
    )
    roll: int = fact(Roll.NONE, Roll.ONES, "how the two dice in force are read")
    to_supply: int = fact(0, _ROADS, "roads that may be taken now and whose warriors leave for it")
    to_eagle: int = fact(0, _ROADS, "the road of the legion, if a warrior may send it home now")
    fallen: int = fact(0, MOST_FORTS, "forts without their tokens")
    last_fall: int = fact(0, MOST_FORTS, "how many forts must have fallen for the game to end")
    forts_to_end: int = fact(0, MOST_FORTS, "forts that may still fall before the game ends")
    turn: int = fact(0, TURNS_PER_SEAT * COLOURS, "the turn begun last; 0 in set-up")
    turns_left: int = fact(0, TURNS_PER_SEAT * COLOURS, "turns to the limit, of all seats together")


@rule()
def derive(s: Table, box: Box, derived: Derived) -> None:
    """Fort by fort, the roads, the ships, and how far the end is."""
    held = held_places(s)
    for fort in range(box.forts):
        derived.missing[fort] = missing_warriors(box, fort, held)
        derive_strength(s, box, fort, derived)
        derive_fall(s, box, fort, derived)
    derived.free = free_roads(s, box)
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        derived.free_for[value] = derived.free & box.roads_for[value]
    for ship in range(SHIPS):
        derived.aboard[ship] = colour_at(s, FIRST_SHIP + ship)
    derived.roll = kind_of_roll(s)
    if s.question == Question.ACT:
        derive_ships(s, derived)
        derive_leaving(s, box, derived)
    derive_end(s, box, derived)
    derived.turn = latest_turn(s)
    derived.turns_left = TURNS_PER_SEAT * s.seats - s.turns


@rule("C10.1")
def derive_end(s: Table, box: Box, derived: Derived) -> None:
    """How many forts have fallen, how many may before the game ends, and how many are between."""
    stand = how_many_forts_stand(s, box)
    derived.fallen = box.forts - stand
    derived.last_fall = box.forts - LAST_FORTS
    derived.forts_to_end = max(0, stand - LAST_FORTS)


@rule("C2.10", "C3.1", "C10.1")
def latest_turn(s: Table) -> int:
    """Turns are counted from the end of the set-up on; where the game ends, none begins."""
    if s.question == Question.OVER:
        return s.turns
    if s.question <= Question.SETUP_PLACE:
        return 0
    return s.turns + 1


@rule("C9.2", "C1.7")
def missing_warriors(box: Box, fort: int, held: int) -> int:
    """How many roads of a fort no warrior stands on; one that the legion holds is among them."""
    return how_many(box.roads_at[fort] & ~held)


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


@rule("C4.1", "C5.1", "C6.1", "C6.4", "C7.2")
def kind_of_roll(s: Table) -> int:
    """Two different values, a double, one 1 or double 1; a ship that was used has its say."""
    if s.high == NO_DIE:
        return Roll.NONE
    if is_double_one(s):
        return Roll.ONES
    if is_double(s):
        return Roll.DOUBLE
    return Roll.ONE if has_one(s) else Roll.TWO


@rule("C5.2", "C5.3", "C6.2", "C6.6")
def derive_leaving(s: Table, box: Box, derived: Derived) -> None:
    """Who would leave a road that a warrior or the legion may take now, and for where."""
    open_now = roads_to_place(s, box) | roads_for_legion(s, box)
    derived.to_supply = open_now & held_places(s)
    derived.to_eagle = open_now & only(s.legion)


@rule()
def derive_ships(s: Table, derived: Derived) -> None:
    """What the dice would show if the active player used a ship for the lower or higher one."""
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        if why_not_use(s, value, s.low) == Reason.ALLOWED:
            derived.kept[value - LEAST_VALUE][0] = kept_die(s, s.low)
        if s.high != s.low and why_not_use(s, value, s.high) == Reason.ALLOWED:
            derived.kept[value - LEAST_VALUE][1] = kept_die(s, s.high)
