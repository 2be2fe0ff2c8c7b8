"""The pieces of a position: warriors, the legion and tokens, and how they exclude each other."""

from collections.abc import Mapping
from typing import Any

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components
from lusoria.core.position import read_list, read_number, read_seat, refuse
from lusoria.core.seats import MOST_SEATS
from lusoria.games.cambria.components import LEAST_VALUE, MOST_FORTS, POINTS, SHIPS, WARRIORS
from lusoria.games.cambria.places import ALL_SHIPS, AWAY, EAGLE, FIRST_SHIP
from lusoria.games.cambria.state import NEUTRAL, NO_COLOUR
from lusoria.games.cambria.words import Question


def read_warriors(position: Mapping[str, Any], s: Any, components: Components) -> None:
    """Roads and ships with their warriors; the supplies hold the rest of each colour's five."""
    roads = {name: place for place, name in enumerate(components.names["road"])}
    ships = {str(LEAST_VALUE + ship): FIRST_SHIP + ship for ship in range(SHIPS)}
    s.warriors = [0] * len(s.warriors)
    for field, places, rule in (("roads", roads, "C1.3"), ("ships", ships, "C1.4")):
        given = position.get(field, {})
        if not isinstance(given, Mapping):
            raise Unreadable(f"{field} is an object: where → whose warrior")
        for name, colour in given.items():
            if name not in places:
                refuse(f"{field}: there is no {field[:-1]} {name!r}", rule)
            s.warriors[_read_colour(colour, s, f"{field}.{name}")] |= 1 << places[name]
    if s.warriors[NEUTRAL] & ALL_SHIPS:
        refuse("ships: the neutral colour never boards a ship", "C12.7")
    _read_supplies(position, s)


def _read_colour(value: Any, s: Any, field: str) -> int:
    if value != "neutral":
        return read_seat(value, s.seats, field)
    if s.seats != 2:
        refuse(f"{field}: there is a neutral colour only when two play", "C12.1")
    return NEUTRAL


def _read_supplies(position: Mapping[str, Any], s: Any) -> None:
    rest = [WARRIORS - places.bit_count() for places in s.warriors]
    given = read_list(position.get("supply", [None] * s.seats), MOST_SEATS, "supply", s.seats)
    for seat, supply in enumerate(given):
        s.supply[seat] = _read_supply(supply, rest[seat], f"supply[{seat}]")
    neutral = position.get("neutral_supply")
    if s.seats == 2:
        s.supply[NEUTRAL] = _read_supply(neutral, rest[NEUTRAL], "neutral_supply")
    elif neutral is not None:
        refuse("neutral_supply is null unless two play", "C12.1")


def _read_supply(value: Any, rest: int, field: str) -> int:
    """The warriors that are not on the board, whether told or left out."""
    if rest < 0:
        refuse(f"{field}: {WARRIORS - rest} warriors of this colour are on the board", "C1.1")
    if value is not None and read_number(value, 0, WARRIORS, field) != rest:
        message = f"{field} is {value}, but {WARRIORS - rest} of five warriors are on the board"
        refuse(message, "C1.1")
    return rest


def read_legion(position: Mapping[str, Any], s: Any, components: Components) -> None:
    """The eagle or a free road while the game goes on; away when it is over."""
    over = s.question == Question.OVER
    name = position.get("legion", "away" if over else "eagle")
    places = {road: place for place, road in enumerate(components.names["road"])}
    places |= {"away": AWAY} if over else {"eagle": EAGLE}
    if not isinstance(name, str) or name not in places:
        if name in ("away", "eagle"):
            refuse("legion is 'away' when the game is over, and only then", "C10.2")
        refuse(f"legion: there is no road {name!r}", "C1.3")
    if over and name != "away":
        refuse("legion is 'away' when the game is over, and only then", "C10.2")
    s.legion = places[name]
    if any(warriors >> s.legion & 1 for warriors in s.warriors):
        refuse(f"legion: a warrior stands on {name}, and a road holds one piece", "C1.8")


def read_tokens(position: Mapping[str, Any], s: Any, components: Components) -> None:
    """Who took which tokens; a fort token that nobody took lies on its fort."""
    forts = _Forts(components)
    neutral = _read_neutral_tokens(position, s)
    for kind, field in (("fort", "fort_tokens"), ("point", "point_tokens")):
        holders = getattr(s, f"{kind}_token")
        holders[:] = [NO_COLOUR] * MOST_FORTS
        given = read_list(position.get(field, [[]] * s.seats), MOST_SEATS, field, s.seats)
        lists = [(seat, own, f"{field}[{seat}]") for seat, own in enumerate(given)]
        lists.append((NEUTRAL, neutral[f"{kind}s"], f"neutral_tokens.{kind}s"))
        for colour, own, where in lists:
            for fort in forts.read(own, where):
                if holders[fort] != NO_COLOUR:
                    refuse(f"{where}: {forts.ids[fort]} is named twice", "C1.4")
                holders[fort] = colour
    untaken = [name for fort, name in enumerate(forts.ids) if s.fort_token[fort] == NO_COLOUR]
    on_forts = forts.read(position.get("forts", untaken), "forts")
    if sorted(on_forts) != [forts.ids.index(name) for name in untaken]:
        refuse("forts: each fort token lies on its fort or has been taken by one colour", "C2.1")
    _check_point_tokens(s, forts.ids, components)


def _read_neutral_tokens(position: Mapping[str, Any], s: Any) -> dict[str, Any]:
    given = position.get("neutral_tokens")
    if given is None:
        return {"forts": [], "points": []}
    if s.seats != 2:
        refuse("neutral_tokens is null unless two play", "C12.1")
    if not isinstance(given, Mapping) or set(given) != {"forts", "points"}:
        raise Unreadable('neutral_tokens is an object: {"forts": [...], "points": [...]}')
    return dict(given)


class _Forts:
    """Reads names of forts."""

    def __init__(self, components: Components) -> None:
        self.ids = components.names["fort"]

    def read(self, value: Any, field: str) -> list[int]:
        """A list of different forts."""
        names = read_list(value, len(self.ids), field)
        for name in names:
            if name not in self.ids:
                refuse(f"{field}: there is no fort {name!r}", "C1.2")
            if names.count(name) > 1:
                refuse(f"{field}: {name} is named twice", "C1.4")
        return [self.ids.index(name) for name in names]


def _check_point_tokens(s: Any, ids: tuple[str, ...], components: Components) -> None:
    for fort, colour in enumerate(s.point_token):
        if colour == NO_COLOUR:
            continue
        if POINTS[int(components.box[0]["value"][fort])] == 0:
            refuse(f"point_tokens: no point token lies on {ids[fort]}", "C2.2")
        if s.fort_token[fort] == NO_COLOUR:
            refuse(f"point_tokens: {ids[fort]} has not fallen", "C9.5")
        if s.fort_token[fort] == colour:
            refuse(f"point_tokens: whoever took {ids[fort]} cannot be second there", "C9.5")
