"""Chapters 4 and 5, and C6.1: where the dice let a warrior be put, and what must make room."""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.cambria.components import Box
from lusoria.games.cambria.places import has
from lusoria.games.cambria.state import Table
from lusoria.games.cambria.turn import has_one, is_double, is_double_one
from lusoria.games.cambria.verbs import (
    free_roads,
    remove_warrior,
    roads_of_the_dice,
    send_legion_home,
)
from lusoria.games.cambria.words import Reason


@rule("C4.1", "C4.2", "C5.1", "C5.2", "C5.3", "C5.4", "C6.1", "C6.4", "C13.2")
def roads_to_place(s: Table, box: Box) -> int:
    """The free roads of the dice; by a double held ones too, not one's own; by double 1 none."""
    if is_double_one(s):
        return 0
    roads = roads_of_the_dice(s, box)
    if is_double(s):
        return roads & ~s.warriors[s.active]
    return roads & free_roads(s, box)


@rule("C4.1", "C5.1", "C5.4", "C6.1", "C6.4")
def why_not_place(s: Table, box: Box, road: int) -> int:
    """A warrior goes to a fort of the dice, on a free road or, by a double, on a held one."""
    if is_double_one(s):
        return Reason.NO_WARRIOR_ON_DOUBLE_ONE
    if has(roads_to_place(s, box), road):
        return Reason.ALLOWED
    if has(roads_of_the_dice(s, box), road):
        return why_not_free_enough(s, road)
    if is_double(s):
        return Reason.OTHER_VALUE_THAN_DOUBLE
    return Reason.OTHER_VALUE_BESIDE_ONE if has_one(s) else Reason.OTHER_VALUES


@rule("C4.2", "C5.4", "C6.1")
def why_not_free_enough(s: Table, road: int) -> int:
    """What stands on a road of the right value that this roll cannot take."""
    if is_double(s):
        return Reason.HELD_BY_OWN_WARRIOR
    if has_one(s):
        return Reason.NOT_FREE_BESIDE_ONE
    return Reason.HELD_BY_LEGION if s.legion == road else Reason.HELD_BY_WARRIOR


@rule("C5.2", "C5.3")
def clear(s: Table, road: int, journal: Journal) -> None:
    """Whoever stands on the road leaves: a warrior for its supply, the legion for the eagle."""
    remove_warrior(s, road, journal)
    send_legion_home(s, road, journal)
