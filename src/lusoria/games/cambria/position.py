"""Positions to text; the fields are described in docs/positions.md. `editor` reads them back."""

from typing import Any, NotRequired

from lusoria.core.game import Components
from lusoria.core.view import Position
from lusoria.games.cambria.components import LEAST_VALUE, SHIPS
from lusoria.games.cambria.places import FIRST_SHIP, NOWHERE
from lusoria.games.cambria.state import NEUTRAL, NO_COLOUR, NO_DIE, TURNS_PER_SEAT
from lusoria.games.cambria.view import Colour, colour_name, place_name
from lusoria.games.cambria.words import Ending, Question


class CambriaPosition(Position):
    """The table as text; every field is told in docs/positions.md."""

    start_player: int | None
    active: int | None
    turns: int
    dice: list[int]
    ship_used: bool
    legion: str
    roads: dict[str, Colour]
    ships: dict[str, Colour]
    supply: list[int]
    neutral_supply: int | None
    forts: list[str]
    fort_tokens: list[list[str]]
    point_tokens: list[list[str]]
    neutral_tokens: dict[str, list[str]] | None
    target: str | None
    ending: NotRequired[str]


def write_position(s: Any, components: Components) -> dict[str, Any]:
    """The table as names of roads, ships and forts."""
    seats = range(s.seats)
    two = s.seats == 2
    written = {
        "start_player": None if s.start_player < 0 else s.start_player,
        "active": None if s.active < 0 else s.active,
        "turns": s.turns,
        "dice": [die for die in (s.low, s.high) if die != NO_DIE],
        "ship_used": bool(s.ship_used),
        "legion": place_name(s.legion, components),
        "roads": _held(s, components.names["road"], 0),
        "ships": _held(s, tuple(str(LEAST_VALUE + ship) for ship in range(SHIPS)), FIRST_SHIP),
        "supply": [s.supply[seat] for seat in seats],
        "neutral_supply": s.supply[NEUTRAL] if two else None,
        "forts": _forts(s.fort_token, NO_COLOUR, components),
        "fort_tokens": [_forts(s.fort_token, seat, components) for seat in seats],
        "point_tokens": [_forts(s.point_token, seat, components) for seat in seats],
        "neutral_tokens": _neutral_tokens(s, components) if two else None,
        "target": None if s.target == NOWHERE else place_name(s.target, components),
    }
    if _needs_ending(s):
        written["ending"] = Ending(s.ending).name.lower()
    return written


def _held(s: Any, names: tuple[str, ...], first: int) -> dict[str, Any]:
    """Name → colour, for the places from `first` on that hold a warrior."""
    found = {}
    for place, name in enumerate(names, first):
        for colour, places in enumerate(s.warriors):
            if places >> place & 1:
                found[name] = colour_name(colour)
    return found


def _forts(holders: list[int], colour: int, components: Components) -> list[str]:
    return [name for fort, name in enumerate(components.names["fort"]) if holders[fort] == colour]


def _neutral_tokens(s: Any, components: Components) -> dict[str, list[str]]:
    return {
        "forts": _forts(s.fort_token, NEUTRAL, components),
        "points": _forts(s.point_token, NEUTRAL, components),
    }


def _needs_ending(s: Any) -> bool:
    """The field is written only where the other fields suggest another ending (C14.2)."""
    return bool(s.question == Question.OVER and s.ending != likely_ending(s))


def likely_ending(s: Any) -> int:
    """How a game that is over has ended, as far as the turns tell."""
    return Ending.TURN_LIMIT if s.turns == TURNS_PER_SEAT * s.seats else Ending.SIX_FORTS
