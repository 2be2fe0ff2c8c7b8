"""What happens, as it is told: every event with its facts."""

from typing import Final

from lusoria.core.events import Telling, tells
from lusoria.core.game import Components
from lusoria.core.view import Facts
from lusoria.games.cambria.components import LEAST_VALUE
from lusoria.games.cambria.places import FIRST_SHIP
from lusoria.games.cambria.view import colour_name, place_name
from lusoria.games.cambria.words import Ending, Event

TELLINGS: Final[dict[int, Telling]] = {
    Event.START_PLAYER: tells("seat"),
    Event.SETUP_ROLLED: tells("seat", "die"),
    Event.NEUTRAL_ROLLED: tells("seat", "die"),
    Event.ROLLED: tells("seat", "low", "high"),
    Event.SHIP_USED: tells("seat", "ship", "die"),
    Event.PLACED: tells("colour", "road"),
    Event.MOVED: tells("colour", "from", "to"),
    Event.REMOVED: tells("colour", "road"),
    Event.LEGION_MOVED: tells("seat", "from", "to"),
    Event.LEGION_SENT_HOME: tells("road"),
    Event.BOARDED: tells("colour", "boarded"),
    Event.PASSED: tells("seat"),
    Event.BOARDING_DECLINED: tells("seat"),
    Event.NEUTRAL_LEFT_OUT: tells("seat"),
    Event.FORT_FELL: tells("fort", "colour"),
    Event.FORT_AWARDED: tells("fort", "colour"),
    Event.POINT_TOKEN_TAKEN: tells("fort", "colour"),
    Event.POINT_TOKEN_LOST: tells("fort"),
    Event.LEGION_LEFT: tells("road"),
    Event.FORT_STANDS: tells("fort", "warriors"),
    Event.GAME_OVER: tells("ending"),
}


def named(fact: str, number: int, components: Components) -> Facts:
    """Colours, places and forts by name, and a ship that is boarded by its value."""
    if fact == "colour":
        return {"colour": colour_name(number)}
    if fact in ("road", "from", "to"):
        return {fact: place_name(number, components)}
    if fact == "boarded":
        return {"ship": number - FIRST_SHIP + LEAST_VALUE}
    if fact == "fort":
        return _fort(number, components)
    return {fact: Ending(number).name.lower() if fact == "ending" else number}


def _fort(fort: int, components: Components) -> Facts:
    return {
        "fort": components.names["fort"][fort],
        "fort_name": components.names["fort_name"][fort],
        "value": components.plain.value[fort],
    }
