"""Chapter 8: the supply. Where the warrior comes from that is placed or boards a ship."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.cambria.places import FIRST_SHIP, has, only
from lusoria.games.cambria.state import Table
from lusoria.games.cambria.words import Event, Reason


@rule("C8.1", "C8.2", "C12.5", "C12.6")
def supply_is_empty(s: Table, colour: int) -> bool:
    """Warriors come from the supply; only while it is empty does one of those on the board move."""
    return s.supply[colour] == 0


@rule("C8.2")
def warriors_to_move(s: Table) -> int:
    """Any of the player's own warriors may move, from a road or from a ship."""
    return s.warriors[s.active]


@rule("C8.2")
def why_not_from(s: Table, place: int) -> int:
    """One of the player's own warriors moves."""
    return Reason.ALLOWED if has(warriors_to_move(s), place) else Reason.NO_OWN_WARRIOR_THERE


@rule("C8.1", "C8.2")
def why_not_choose(s: Table) -> int:
    """Nobody is chosen to move while the supply holds a warrior, or before the goal is named."""
    return Reason.PLACE_BEFORE_WARRIOR if supply_is_empty(s, s.active) else Reason.SUPPLY_FIRST


@rule("C8.1")
def put(s: Table, colour: int, place: int) -> None:
    """A warrior goes from the supply to a place."""
    s.supply[colour] -= 1
    s.warriors[colour] |= only(place)


@rule("C5.2", "C7.1")
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
