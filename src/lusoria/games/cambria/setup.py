"""Chapter 2: set-up. Fate picks the start player; then each places one warrior by one die."""

from typing import Final

from lusoria.core.rule import rule
from lusoria.core.seats import FATE
from lusoria.games.cambria.actions import action, die_of
from lusoria.games.cambria.components import LEAST_VALUE, MOST_FORTS, MOST_VALUE, WARRIORS, Box
from lusoria.games.cambria.places import EAGLE, NOWHERE, has
from lusoria.games.cambria.state import NEUTRAL, NO_COLOUR, Table
from lusoria.games.cambria.verbs import free_roads, roads_of_the_dice
from lusoria.games.cambria.words import Act, Question, Reason

TIE: Final = 1
"""The place of the option in its row; the first one, the map, is in the box."""


@rule("C1.1", "C2.1", "C2.2", "C2.3", "C12.1")
def setup(s: Table, box: Box, seats: int, options: list[int]) -> None:
    """All tokens lie on their forts, the legion is on the eagle, all warriors are off the board."""
    s.seats = seats
    s.tie = options[TIE]
    s.start_player = -1
    s.active = -1
    s.target = NOWHERE
    s.legion = EAGLE
    for seat in range(seats):
        s.supply[seat] = WARRIORS
    if seats == 2:
        s.supply[NEUTRAL] = WARRIORS
    for fort in range(MOST_FORTS):
        s.fort_token[fort] = NO_COLOUR
        s.point_token[fort] = NO_COLOUR
    s.seat = FATE
    s.question = Question.START_PLAYER


@rule("C2.6", "C2.7")
def why_not_setup_roll(s: Table, box: Box, die: int) -> int:
    """A 1 is rolled again, and so is a value at whose forts no road is free."""
    if die < LEAST_VALUE:
        return Reason.ONE_IS_REPEATED
    if box.roads_for[die] & free_roads(s, box) == 0:
        return Reason.VALUE_IS_REPEATED
    return Reason.ALLOWED


@rule("C2.6", "C2.7")
def setup_rolls(s: Table, box: Box, menu: list[int]) -> int:
    """The values that are not rolled again."""
    count = 0
    for argument in range(MOST_VALUE):
        if why_not_setup_roll(s, box, die_of(argument)) == Reason.ALLOWED:
            menu[count] = action(Act.ROLL_ONE, argument)
            count += 1
    return count


@rule("C2.8")
def roads_in_setup(s: Table, box: Box) -> int:
    """The free roads at forts of the rolled value."""
    return roads_of_the_dice(s, box) & free_roads(s, box)


@rule("C2.8")
def why_not_setup_place(s: Table, box: Box, road: int) -> int:
    """In the set-up a warrior goes on a free road at a fort of the rolled value."""
    if not has(roads_of_the_dice(s, box), road):
        return Reason.SETUP_OTHER_VALUE
    if not has(free_roads(s, box), road):
        return Reason.SETUP_ROAD_NOT_FREE
    return Reason.ALLOWED
