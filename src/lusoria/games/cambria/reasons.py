"""What stands behind a no: the rule of each reason, what a person might try, and the facts."""

from typing import Any, Final

from lusoria.core.game import Components
from lusoria.core.view import Facts
from lusoria.games.cambria.actions import ACTIONS
from lusoria.games.cambria.components import LEAST_VALUE
from lusoria.games.cambria.places import FIRST_SHIP
from lusoria.games.cambria.view import holder
from lusoria.games.cambria.words import Act, Question, Reason

REASON_RULES: Final = {
    Reason.GAME_IS_OVER: "C10.1",
    Reason.FATE_IS_ASKED: "C3.1",
    Reason.FATE_IS_NOT_ASKED: "C3.2",
    Reason.START_PLAYER_FIRST: "C2.4",
    Reason.START_PLAYER_IS_KNOWN: "C2.4",
    Reason.NO_SUCH_SEAT: "C1.1",
    Reason.NO_SUCH_ROAD: "C1.3",
    Reason.ONE_DIE_IS_ROLLED: "C2.6",
    (Reason.ONE_DIE_IS_ROLLED, Question.NEUTRAL_ROLL): "C12.3",
    Reason.TWO_DICE_ARE_ROLLED: "C3.1",
    Reason.ONE_IS_REPEATED: "C2.6",
    Reason.VALUE_IS_REPEATED: "C2.7",
    Reason.ONLY_PLACING_IN_SETUP: "C2.8",
    Reason.SETUP_OTHER_VALUE: "C2.8",
    Reason.SETUP_ROAD_NOT_FREE: "C2.8",
    Reason.NO_NEUTRAL_COLOUR: "C12.1",
    Reason.NO_NEUTRAL_IN_SETUP: "C12.2",
    Reason.NEUTRAL_FIRST: "C12.3",
    Reason.NEUTRAL_IS_DONE: "C12.3",
    Reason.NEUTRAL_OTHER_VALUE: "C12.3",
    Reason.NEUTRAL_ROAD_NOT_FREE: "C12.7",
    Reason.NEUTRAL_SUPPLY_FIRST: "C12.5",
    Reason.NEUTRAL_ROAD_FIRST: "C12.6",
    Reason.NEUTRAL_WARRIOR_FIRST: "C12.6",
    Reason.NO_NEUTRAL_WARRIOR_THERE: "C12.6",
    Reason.NO_PASS_ON_DOUBLE_ONE: "C6.4",
    Reason.NO_WARRIOR_ON_DOUBLE_ONE: "C6.4",
    Reason.OTHER_VALUES: "C4.1",
    Reason.OTHER_VALUE_THAN_DOUBLE: "C5.1",
    Reason.OTHER_VALUE_BESIDE_ONE: "C6.1",
    Reason.HELD_BY_WARRIOR: "C4.2",
    Reason.HELD_BY_LEGION: "C4.2",
    Reason.HELD_BY_OWN_WARRIOR: "C5.4",
    Reason.NOT_FREE_BESIDE_ONE: "C6.1",
    Reason.NO_ONE_ROLLED: "C6.2",
    Reason.LEGION_OTHER_VALUE: "C6.2",
    Reason.LEGION_SPARES_OWN_WARRIOR: "C6.3",
    Reason.LEGION_STANDS_THERE: "C6.7",
    Reason.SHIP_IS_EMPTY: "C7.1",
    Reason.SHIP_OF_ANOTHER: "C7.8",
    Reason.SHIP_ALREADY_USED: "C7.5",
    Reason.DIE_NOT_ROLLED: "C7.1",
    Reason.DIE_SHOWS_SHIP_VALUE: "C7.4",
    Reason.LEGION_BEFORE_BOARDING: "C6.9",
    Reason.SHIP_IS_TAKEN: "C6.9",
    Reason.ONLY_BOARDING_IS_LEFT: "C6.9",
    Reason.SUPPLY_FIRST: "C8.1",
    Reason.PLACE_BEFORE_WARRIOR: "C8.2",
    Reason.WARRIOR_FIRST: "C8.2",
    Reason.NO_OWN_WARRIOR_THERE: "C8.2",
}

_KINDS_EXPECTED: Final = {
    Question.SETUP_PLACE: (Act.PLACE,),
    Question.NEUTRAL_PLACE: (Act.NEUTRAL,),
    Question.NEUTRAL_FROM: (Act.NEUTRAL_FROM,),
    Question.ACT: (Act.PLACE, Act.LEGION, Act.SHIP, Act.PASS),
    Question.FROM: (Act.FROM,),
    Question.BOARD: (Act.BOARD,),
}


def expected(s: Any, components: Components) -> list[int]:
    """Every road for whatever goes on roads, ships for the dice, and passing."""
    kinds = _KINDS_EXPECTED.get(Question(s.question), ())
    return [number for number in range(ACTIONS.size) if _expected(s, components, number, kinds)]


def _expected(s: Any, components: Components, number: int, kinds: tuple[Act, ...]) -> bool:
    kind, argument, second = (
        int(column[number]) for column in (ACTIONS.kind, ACTIONS.first, ACTIONS.second)
    )
    if kind not in kinds:
        return False
    if kind == Act.LEGION:
        return s.low == 1 and argument < len(components.names["road"])
    if kind == Act.SHIP:
        own = s.warriors[s.active] >> (FIRST_SHIP + argument) & 1
        return bool(own) and second + 1 in (s.low, s.high)
    if kind == Act.FROM:
        return holder(s, argument) not in ("", "legion")
    return kind in (Act.BOARD, Act.PASS) or argument < len(components.names["road"])


def facts(s: Any, components: Components, number: int) -> Facts:
    """The dice, and the road with its forts or the ship that the action names, and who is there."""
    found: Facts = {"question": Question(s.question).name.lower(), "seats": s.seats}
    if s.low:
        found["dice"] = f"{s.low} {s.high}" if s.high else str(s.low)
    if s.active >= 0:
        found |= {"seat": s.active, "supply": s.supply[s.active]}
    kind, argument, second = (
        int(column[number]) for column in (ACTIONS.kind, ACTIONS.first, ACTIONS.second)
    )
    if kind in (Act.SHIP, Act.BOARD):
        found |= _ship_facts(s, argument)
        if kind == Act.SHIP:
            found["die"] = second + 1
    elif kind == Act.ROLL_ONE:
        found["die"] = argument + 1
    elif kind == Act.FROM and argument >= FIRST_SHIP:
        found |= _ship_facts(s, argument - FIRST_SHIP)
    elif kind in (Act.PLACE, Act.LEGION, Act.NEUTRAL, Act.NEUTRAL_FROM, Act.FROM):
        found |= _road_facts(s, components, argument)
    return found


def _ship_facts(s: Any, ship: int) -> Facts:
    return {"ship": ship + LEAST_VALUE, "holder": holder(s, FIRST_SHIP + ship)}


def _road_facts(s: Any, components: Components, road: int) -> Facts:
    if road >= len(components.names["road"]):
        return {"roads": len(components.names["road"])}
    box = components.plain
    first, second = box.ends[road]
    names = components.names["fort_name"]
    return {
        "road": components.names["road"][road],
        "holder": holder(s, road),
        "first_fort": names[first],
        "first_value": box.value[first],
        "second_fort": names[second],
        "second_value": box.value[second],
    }
