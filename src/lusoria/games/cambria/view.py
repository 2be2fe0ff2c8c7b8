"""The table for people: what they may expect, what stands behind a no, and a drawing in text."""

from typing import Any, Final

from lusoria.core.game import Components, Facts
from lusoria.games.cambria.actions import TABLE
from lusoria.games.cambria.components import LEAST_VALUE, MOST_ROADS
from lusoria.games.cambria.places import AWAY, EAGLE, FIRST_SHIP
from lusoria.games.cambria.state import COLOURS, NEUTRAL, NO_COLOUR
from lusoria.games.cambria.words import Act, Ending, Event, Question, Reason

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


# The table, thawed


def leader(s: Any, roads: int) -> int:
    """Whose warriors are strictly the most on some roads (C9.3, C10.3), or NO_COLOUR."""
    counts = [(places & roads).bit_count() for places in s.warriors]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NO_COLOUR


def is_free(s: Any, road: int) -> bool:
    """Whether neither a warrior nor the legion stands on a road."""
    return holder(s, road) == ""


def holder(s: Any, place: int) -> str | int:
    """Who stands at a place: a seat, `neutral`, `legion`, or nobody."""
    if s.legion == place:
        return "legion"
    for colour in range(COLOURS):
        if s.warriors[colour] >> place & 1:
            return colour_name(colour)
    return ""


def colour_name(colour: int) -> str | int:
    """A seat's number, or `neutral`."""
    return "neutral" if colour == NEUTRAL else colour


def place_name(place: int, components: Components) -> str:
    """A road's id, a ship, the eagle, or away."""
    if place in (EAGLE, AWAY):
        return "eagle" if place == EAGLE else "away"
    return components.names["place"][place]


# Why not


def expected(s: Any, components: Components) -> list[int]:
    """Every road for whatever goes on roads, ships for the dice, and passing."""
    kinds = _KINDS_EXPECTED.get(Question(s.question), ())
    return [number for number in range(TABLE.size) if _expected(s, components, number, kinds)]


def _expected(s: Any, components: Components, number: int, kinds: tuple[Act, ...]) -> bool:
    kind, argument, second = (
        int(column[number]) for column in (TABLE.kind, TABLE.first, TABLE.second)
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
        int(column[number]) for column in (TABLE.kind, TABLE.first, TABLE.second)
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
    box = components.box[0]
    first, second = (int(fort) for fort in box["ends"][road])
    names = components.names["fort_name"]
    return {
        "road": components.names["road"][road],
        "holder": holder(s, road),
        "first_fort": names[first],
        "first_value": int(box["value"][first]),
        "second_fort": names[second],
        "second_value": int(box["value"][second]),
    }


def event_facts(kind: int, details: tuple[int, ...], components: Components) -> Facts:
    """Seats, colours, places and forts by name."""
    first, second, third, *_ = details
    if kind in (Event.START_PLAYER, Event.PASSED, Event.BOARDING_DECLINED, Event.NEUTRAL_LEFT_OUT):
        return {"seat": first}
    if kind in (Event.SETUP_ROLLED, Event.NEUTRAL_ROLLED):
        return {"seat": first, "die": second}
    if kind == Event.ROLLED:
        return {"seat": first, "low": second, "high": third}
    if kind == Event.SHIP_USED:
        return {"seat": first, "ship": second, "die": third}
    if kind in (Event.PLACED, Event.REMOVED):
        return {"colour": colour_name(first), "road": place_name(second, components)}
    if kind == Event.BOARDED:
        return {"colour": colour_name(first), "ship": second - FIRST_SHIP + LEAST_VALUE}
    if kind in (Event.MOVED, Event.LEGION_MOVED):
        places = {"from": place_name(second, components), "to": place_name(third, components)}
        return {"colour" if kind == Event.MOVED else "seat": colour_name(first), **places}
    if kind in (Event.LEGION_SENT_HOME, Event.LEGION_LEFT):
        return {"road": place_name(first, components)}
    return _fort_facts(kind, first, second, components)


def _fort_facts(kind: int, first: int, second: int, components: Components) -> Facts:
    if kind == Event.GAME_OVER:
        return {"ending": Ending(first).name.lower()}
    found: Facts = {
        "fort": components.names["fort"][first],
        "fort_name": components.names["fort_name"][first],
        "value": int(components.box[0]["value"][first]),
    }
    if kind in (Event.FORT_FELL, Event.POINT_TOKEN_TAKEN):
        found["colour"] = colour_name(second)
    return found


# A drawing


def show(s: Any, components: Components) -> str:
    """The seats, the sea, and every fort with its roads."""
    dice = " ".join(str(die) for die in (s.low, s.high) if die) or "none"
    active = f"active seat {s.active}" if s.active >= 0 else "nobody begins yet"
    lines = [f"Cambria, {s.turns} turns finished, {active}, dice {dice}"]
    lines += [_show_colour(s, colour, components) for colour in _colours(s)]
    ships = (
        f"ship {k + LEAST_VALUE}: {holder(s, FIRST_SHIP + k)}" for k in range(EAGLE - FIRST_SHIP)
    )
    lines += ["", f"Legion: {place_name(s.legion, components)}; " + ", ".join(ships), ""]
    forts = range(len(components.names["fort"]))
    return "\n".join(lines + [_show_fort(s, fort, components) for fort in forts])


def _colours(s: Any) -> list[int]:
    return [*range(s.seats), NEUTRAL] if s.seats == 2 else list(range(s.seats))


def _show_colour(s: Any, colour: int, components: Components) -> str:
    ids = components.names["fort"]
    forts = [name for fort, name in enumerate(ids) if s.fort_token[fort] == colour]
    points = [name for fort, name in enumerate(ids) if s.point_token[fort] == colour]
    name = "Neutral" if colour == NEUTRAL else f"Seat {colour}"
    taken = f"forts {', '.join(forts) or 'none'}; points {', '.join(points) or 'none'}"
    return f"{name}: {s.supply[colour]} in supply; {taken}"


def _show_fort(s: Any, fort: int, components: Components) -> str:
    box = components.box[0]
    roads = [road for road in range(MOST_ROADS) if int(box["roads_at"][fort]) >> road & 1]
    shown = "  ".join(
        f"{components.names['road'][road]}:{_mark(holder(s, road))}" for road in roads
    )
    token = "token" if s.fort_token[fort] == NO_COLOUR else "taken"
    return f"  {components.names['fort'][fort]:15} {int(box['value'][fort])} {token}  {shown}"


def _mark(standing: str | int) -> str:
    return {"": "-", "legion": "L", "neutral": "N"}.get(str(standing), str(standing))
