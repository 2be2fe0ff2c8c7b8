"""The game's own verbs: who stands where, and what must leave; `supply` says where it goes."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.cambria.components import Box
from lusoria.games.cambria.places import ALL_SHIPS, EAGLE, has, only
from lusoria.games.cambria.state import COLOURS, NO_COLOUR, Table
from lusoria.games.cambria.supply import take_off
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
    """A die uses a road by the value of either end, also where the fort has lost its token.

    A 1 uses none: no fort has that value (C1.2).
    """
    return box.roads_for[s.low] | box.roads_for[s.high]


@rule()
def colour_at(s: Table, place: int) -> int:
    """Whose warrior stands at a place, or NO_COLOUR."""
    for colour in range(COLOURS):
        if has(s.warriors[colour], place):
            return colour
    return NO_COLOUR


# Deeds


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
