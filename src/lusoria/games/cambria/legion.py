"""Chapter 6: ones. Where the legion may go, and boarding a ship afterwards."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.cambria.components import Box
from lusoria.games.cambria.places import has, only
from lusoria.games.cambria.state import Table
from lusoria.games.cambria.turn import has_one, is_double_one
from lusoria.games.cambria.verbs import free_ships, remove_warrior
from lusoria.games.cambria.words import Event, Reason


@rule("C6.2", "C6.3", "C6.5", "C6.7", "C6.8", "C13.1")
def roads_for_legion(s: Table, box: Box) -> int:
    """One 1: other roads of the other value without an own warrior; double 1: any other road."""
    if not has_one(s):
        return 0
    if is_double_one(s):
        return box.all_roads & ~only(s.legion)
    return box.roads_for[s.high] & ~(s.warriors[s.active] | only(s.legion))


@rule("C6.2", "C6.3", "C6.7")
def why_not_legion(s: Table, box: Box, road: int) -> int:
    """A 1 moves the legion to another road of the other value, never onto an own warrior."""
    if has(roads_for_legion(s, box), road):
        return Reason.ALLOWED
    if not has_one(s):
        return Reason.NO_ONE_ROLLED
    if s.legion == road:
        return Reason.LEGION_STANDS_THERE
    if not has(box.roads_for[s.high], road):
        return Reason.LEGION_OTHER_VALUE
    return Reason.LEGION_SPARES_OWN_WARRIOR


@rule("C6.2", "C6.6", "C6.8")
def move_legion(s: Table, road: int, journal: Journal) -> None:
    """The legion goes to a road; the warrior there, even an own one, returns to its supply."""
    remove_warrior(s, road, journal)
    note(journal, Event.LEGION_MOVED, EVERYBODY, s.active, s.legion, road)
    s.legion = road


@rule("C6.9", "C6.10")
def why_not_board(s: Table, ship: int) -> int:
    """A warrior boards a free ship."""
    return Reason.ALLOWED if has(free_ships(s), ship) else Reason.SHIP_IS_TAKEN
