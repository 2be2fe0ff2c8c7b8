"""Chapter 12: the neutral colour of the game for two."""

from lusoria.core.rule import rule
from lusoria.games.cambria.components import Box
from lusoria.games.cambria.places import has
from lusoria.games.cambria.state import NEUTRAL, Table
from lusoria.games.cambria.supply import supply_is_empty
from lusoria.games.cambria.turn import has_one
from lusoria.games.cambria.verbs import free_roads, roads_of_the_dice
from lusoria.games.cambria.words import Act, Question, Reason


@rule("C12.1")
def has_neutral_colour(s: Table) -> bool:
    """Only two players play with a neutral colour."""
    return s.seats == 2


@rule("C12.3", "C12.4", "C12.7")
def roads_for_neutral(s: Table, box: Box) -> int:
    """The free roads of the rolled value; on a 1, or when there are none, all free roads."""
    free = free_roads(s, box)
    if has_one(s):
        return free
    wanted = roads_of_the_dice(s, box) & free
    return wanted if wanted != 0 else free


@rule("C12.3", "C12.7")
def why_not_neutral(s: Table, box: Box, road: int) -> int:
    """A neutral warrior goes on a free road, by the die where that is possible."""
    if has(roads_for_neutral(s, box), road):
        return Reason.ALLOWED
    if has(free_roads(s, box), road):
        return Reason.NEUTRAL_OTHER_VALUE
    return Reason.NEUTRAL_ROAD_NOT_FREE


@rule("C12.6")
def why_not_neutral_from(s: Table, road: int) -> int:
    """One of the neutral warriors on the roads moves."""
    return Reason.ALLOWED if has(s.warriors[NEUTRAL], road) else Reason.NO_NEUTRAL_WARRIOR_THERE


@rule("C12.3", "C12.5", "C12.6")
def why_not_before_turn(s: Table, box: Box, kind: int, road: int) -> int:
    """Before the turn a neutral warrior must be placed: first the road, then who moves there."""
    if s.question == Question.NEUTRAL_PLACE and kind == Act.NEUTRAL:
        return why_not_neutral(s, box, road)
    if s.question == Question.NEUTRAL_FROM and kind == Act.NEUTRAL_FROM:
        return why_not_neutral_from(s, road)
    if s.question == Question.NEUTRAL_FROM:
        return Reason.NEUTRAL_WARRIOR_FIRST
    if kind != Act.NEUTRAL_FROM:
        return Reason.NEUTRAL_FIRST
    return Reason.NEUTRAL_ROAD_FIRST if supply_is_empty(s, NEUTRAL) else Reason.NEUTRAL_SUPPLY_FIRST


@rule("C12.1", "C12.2", "C12.3")
def why_no_neutral(s: Table) -> int:
    """Why the neutral colour has nothing to do now."""
    if not has_neutral_colour(s):
        return Reason.NO_NEUTRAL_COLOUR
    if s.question == Question.SETUP_PLACE:
        return Reason.NO_NEUTRAL_IN_SETUP
    return Reason.NEUTRAL_IS_DONE
