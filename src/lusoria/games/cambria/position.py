"""Positions to text; the fields are described in docs/positions.md. `editor` reads them back."""

from typing import Any, NotRequired

from lusoria.core.game import Components
from lusoria.core.view import Position
from lusoria.games.cambria.components import LEAST_VALUE, SHIPS
from lusoria.games.cambria.places import FIRST_SHIP, NOWHERE
from lusoria.games.cambria.state import COLOURS, NEUTRAL, NO_COLOUR, NO_DIE, TURNS_PER_SEAT
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
    forts = _tokens(s.fort_token, components)
    points = _tokens(s.point_token, components)
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
        "forts": forts[NO_COLOUR],
        "fort_tokens": [forts[seat] for seat in seats],
        "point_tokens": [points[seat] for seat in seats],
        "neutral_tokens": {"forts": forts[NEUTRAL], "points": points[NEUTRAL]} if two else None,
        "target": None if s.target == NOWHERE else place_name(s.target, components),
    }
    if _needs_ending(s):
        written["ending"] = Ending(s.ending).name.lower()
    return written


def _held(s: Any, names: tuple[str, ...], first: int) -> dict[str, Any]:
    """Name → colour, for the places from `first` on that hold a warrior."""
    holders = {}
    for colour, places in enumerate(s.warriors):
        left = places >> first & ((1 << len(names)) - 1)
        while left:
            holders[(left & -left).bit_length() - 1] = colour_name(colour)
            left &= left - 1
    return {names[place]: holders[place] for place in sorted(holders)}


def _tokens(holders: list[int], components: Components) -> list[list[str]]:
    """Fort ids by the colour that took a token there; the last list is of those nobody took."""
    found: list[list[str]] = [[] for _ in range(COLOURS + 1)]
    for name, colour in zip(components.names["fort"], holders):
        found[colour].append(name)
    return found


def _needs_ending(s: Any) -> bool:
    """The field is written only where the other fields suggest another ending (C14.2)."""
    return bool(s.question == Question.OVER and s.ending != likely_ending(s))


def likely_ending(s: Any) -> int:
    """How a game that is over has ended, as far as the turns tell."""
    return Ending.TURN_LIMIT if s.turns == TURNS_PER_SEAT * s.seats else Ending.SIX_FORTS
