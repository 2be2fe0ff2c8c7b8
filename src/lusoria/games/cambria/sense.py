"""Whether an open question makes sense at a table that was laid from a position.

Each refusal names the field and the rule. Compiled rules take packed tables, and this one is plain:
what is needed of them (C9.3, C10.3) is said again in `view`.
"""

from typing import Any, Final

from lusoria.core.game import Components
from lusoria.core.position import refuse
from lusoria.games.cambria.components import LEAST_VALUE
from lusoria.games.cambria.places import EAGLE, FIRST_SHIP
from lusoria.games.cambria.state import NEUTRAL, NO_COLOUR
from lusoria.games.cambria.view import is_free, leader
from lusoria.games.cambria.words import Question

_NEUTRAL: Final = (Question.NEUTRAL_ROLL, Question.NEUTRAL_PLACE, Question.NEUTRAL_FROM)
_SETUP: Final = (Question.START_PLAYER, Question.SETUP_ROLL, Question.SETUP_PLACE)


def check_question(s: Any, components: Components) -> None:
    """What the open question takes for granted."""
    question = Question(s.question)
    if question in _NEUTRAL:
        _check_neutral(s, components)
    elif question in _SETUP:
        _check_setup(s)
    elif question == Question.BOARD:
        _check_boarding(s, components)
    elif question == Question.FROM:
        _check_from(s, components)
    elif question == Question.OVER:
        _check_last_forts(s, components)
    if s.ship_used:
        _check_ship(s)


def _free_roads(s: Any, components: Components) -> list[int]:
    return [road for road in range(len(components.names["road"])) if is_free(s, road)]


def _has_value(components: Components, road: int, *values: int) -> bool:
    box = components.box[0]
    return any(int(box["value"][fort]) in values for fort in box["ends"][road])


def _check_neutral(s: Any, components: Components) -> None:
    if s.seats != 2:
        refuse("decision.question: there is a neutral colour only when two play", "C12.1")
    free = _free_roads(s, components)
    if not free:
        refuse("decision.question: no road is free for the neutral warrior", "C12.11")
    if s.question != Question.NEUTRAL_FROM:
        return
    if s.supply[NEUTRAL]:
        refuse("decision.question: the neutral warrior comes from its supply", "C12.5")
    wanted = [road for road in free if _has_value(components, road, s.low)] or free
    if s.target not in wanted:
        refuse("target is not a road on which this die puts the neutral warrior", "C12.3")


def _check_setup(s: Any) -> None:
    """Whoever has not placed yet needs a warrior for it."""
    to_place = s.seats if s.start_player < 0 else s.seats - (s.start_player - s.active) % s.seats
    for k in range(to_place):
        seat = (s.active - k) % s.seats
        if s.supply[seat] == 0:
            refuse(f"supply[{seat}] is 0, but the seat has yet to place in the set-up", "C2.8")


def _check_ship(s: Any) -> None:
    """The ship gave its warrior to the hand and its value to a die."""
    ships = [FIRST_SHIP + die - LEAST_VALUE for die in (s.low, s.high) if die >= LEAST_VALUE]
    if not any(is_free(s, ship) for ship in ships):
        refuse("ship_used: no ship of a die's value has lost its warrior", "C7.1")
    if s.question in (Question.ACT, Question.BOARD) and s.supply[s.active] == 0:
        refuse(
            f"ship_used: the warrior taken off it is in the supply, but supply[{s.active}] is 0",
            "C8.4",
        )


def _check_last_forts(s: Any, components: Components) -> None:
    """At the end every fort with strictly the most warriors of one colour has fallen."""
    for fort, name in enumerate(components.names["fort"]):
        roads = int(components.box[0]["roads_at"][fort])
        if s.fort_token[fort] == NO_COLOUR and leader(s, roads) != NO_COLOUR:
            refuse(f"forts: {name} falls at the end to the most warriors there", "C10.3")


def _check_boarding(s: Any, components: Components) -> None:
    if s.low != 1:
        refuse("dice: a ship is boarded only after a 1 has moved the legion", "C6.9")
    if s.legion >= FIRST_SHIP or (s.high != 1 and not _has_value(components, s.legion, s.high)):
        refuse("legion: it has not been moved to a road by these dice", "C6.9")
    if all(any(places >> ship & 1 for places in s.warriors) for ship in range(FIRST_SHIP, EAGLE)):
        refuse("ships: none is free for boarding", "C6.9")


def _check_from(s: Any, components: Components) -> None:
    if s.supply[s.active]:
        refuse(f"supply[{s.active}] is not empty, so the warrior comes from there", "C8.1")
    if s.ship_used:
        refuse("ship_used: the warrior taken off the ship is the one that is placed", "C8.4")
    if s.target >= FIRST_SHIP:
        _check_boarding(s, components)
        if not is_free(s, s.target):
            refuse("target: that ship is taken", "C8.3")
        return
    own = s.warriors[s.active] >> s.target & 1
    open_road = not own if s.low == s.high else is_free(s, s.target)
    if s.high == 1 or not open_road or not _has_value(components, s.target, s.low, s.high):
        refuse("target is not a road on which these dice put a warrior", "C8.3")
