"""The game's own verbs: what hands do with warriors and the legion, and who stands where."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.cambria.components import Box
from lusoria.games.cambria.places import ALL_SHIPS, EAGLE, FIRST_SHIP, has, only
from lusoria.games.cambria.state import COLOURS, NO_COLOUR, Table
from lusoria.games.cambria.words import Event

# Questions


@rule("C2.10")
def left_of(s: Table, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule("C2.5")
def right_of(s: Table, seat: int) -> int:
    """The next seat counter-clockwise."""
    return seat - 1 if seat > 0 else s.seats - 1


@rule()
def held_places(s: Table) -> int:
    """The roads and ships with a warrior of any colour."""
    held = 0
    for colour in range(COLOURS):
        held |= s.warriors[colour]
    return held


@rule("C1.8")
def free_roads(s: Table, box: Box) -> int:
    """A road is free when neither a warrior nor the legion stands on it."""
    return box.all_roads & ~(held_places(s) | only(s.legion))


@rule("C6.9", "C7.6")
def free_ships(s: Table) -> int:
    """A ship holds one warrior and is free as soon as none is on it."""
    return ALL_SHIPS & ~held_places(s)


@rule("C1.5", "C13.1")
def roads_of_the_dice(s: Table, box: Box) -> int:
    """A die uses a road by the value of either end, also where the fort has lost its token."""
    return box.roads_for[s.low] | box.roads_for[s.high]


@rule()
def colour_at(s: Table, place: int) -> int:
    """Whose warrior stands at a place, or NO_COLOUR."""
    for colour in range(COLOURS):
        if has(s.warriors[colour], place):
            return colour
    return NO_COLOUR


@rule("C8.1", "C8.2", "C12.5", "C12.6")
def supply_is_empty(s: Table, colour: int) -> bool:
    """Warriors come from the supply; only while it is empty does one of those on the board move."""
    return s.supply[colour] == 0


# Deeds


@rule("C8.1")
def put(s: Table, colour: int, place: int) -> None:
    """A warrior goes from the supply to a place."""
    s.supply[colour] -= 1
    s.warriors[colour] |= only(place)


@rule()
def take_off(s: Table, colour: int, place: int) -> None:
    """A warrior returns from a place to its own supply."""
    s.warriors[colour] &= ~only(place)
    s.supply[colour] += 1


@rule("C8.1", "C12.5")
def place(s: Table, colour: int, goal: int, journal: Journal) -> None:
    """A warrior from the supply is placed on a road or boards a ship."""
    put(s, colour, goal)
    if goal < FIRST_SHIP:
        note(journal, Event.PLACED, EVERYBODY, colour, goal)
    else:
        note(journal, Event.BOARDED, EVERYBODY, colour, goal)


@rule("C8.2", "C12.6")
def move(s: Table, colour: int, start: int, goal: int, journal: Journal) -> None:
    """A warrior moves from one place to another."""
    take_off(s, colour, start)
    put(s, colour, goal)
    note(journal, Event.MOVED, EVERYBODY, colour, start, goal)


@rule("C5.2", "C6.2", "C6.6")
def remove_warrior(s: Table, road: int, journal: Journal) -> None:
    """The warrior on a road, if one stands there, returns to its own supply."""
    colour = colour_at(s, road)
    if colour != NO_COLOUR:
        take_off(s, colour, road)
        note(journal, Event.REMOVED, EVERYBODY, colour, road)


@rule("C5.3")
def send_legion_home(s: Table, road: int, journal: Journal) -> None:
    """The legion, if it stands on this road, returns to the eagle."""
    if s.legion == road:
        s.legion = EAGLE
        note(journal, Event.LEGION_SENT_HOME, EVERYBODY, road)
