"""Tables from positions: any piece anywhere, but nothing that the rules cannot mean.

Each refusal names the field and, where there is one, the rule. `pieces` reads warriors, the
legion and tokens, and this file all else.
"""

from collections.abc import Mapping
from typing import Any, Final

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components
from lusoria.core.position import (
    read_flag,
    read_list,
    read_number,
    read_seat,
    refuse,
    refuse_unknown,
)
from lusoria.core.seats import FATE
from lusoria.games.cambria.components import LAST_FORTS, LEAST_VALUE, MOST_VALUE
from lusoria.games.cambria.pieces import read_legion, read_tokens, read_warriors
from lusoria.games.cambria.places import FIRST_SHIP, NOWHERE
from lusoria.games.cambria.position import likely_ending
from lusoria.games.cambria.state import NO_COLOUR, NO_DIE, TURNS_PER_SEAT
from lusoria.games.cambria.words import Ending, Question

FIELDS: Final = (
    "start_player", "active", "turns", "dice", "ship_used", "legion", "roads", "ships", "supply",
    "neutral_supply", "forts", "fort_tokens", "point_tokens", "neutral_tokens", "target", "ending",
)  # fmt: skip

_SETUP: Final = (Question.SETUP_ROLL, Question.SETUP_PLACE)
_FATES: Final = (Question.START_PLAYER, Question.SETUP_ROLL, Question.NEUTRAL_ROLL, Question.ROLL)
_DICE: Final = {
    Question.SETUP_PLACE: 1, Question.NEUTRAL_PLACE: 1, Question.NEUTRAL_FROM: 1,
    Question.ACT: 2, Question.FROM: 2, Question.BOARD: 2,
}  # fmt: skip


def read_position(position: Mapping[str, Any], s: Any, components: Components) -> None:
    """Lay the table as a position says; what is left out is as at the start of a game."""
    refuse_unknown(position, FIELDS)
    _read_who(position, s)
    _read_dice(position, s)
    read_warriors(position, s, components)
    read_legion(position, s, components)
    read_tokens(position, s, components)
    _read_target(position, s, components)
    _read_ending(position, s, components)


def _read_who(position: Mapping[str, Any], s: Any) -> None:
    """Start player, active player and finished turns; each can be told from the others (C2.10)."""
    question = Question(s.question)
    if question != Question.OVER and (question in _FATES) != (s.seat == FATE):
        asked = "fate" if question in _FATES else "a seat"
        raise Unreadable(
            f"decision.seat: the question {question.name.lower()!r} is asked of {asked}"
        )
    start, active = position.get("start_player"), position.get("active")
    if question == Question.START_PLAYER:
        for field in ("start_player", "active"):
            if position.get(field) is not None:
                refuse(f"{field} is null while fate is asked to pick the start player", "C2.4")
        s.turns = read_number(position.get("turns", 0), 0, 0, "turns")
        return
    over = int(question == Question.OVER)
    told = None if start is None else read_seat(start, s.seats, "start_player")
    s.active = _read_active(active, s, told, over)
    least, most = _turn_bounds(s, question)
    gap = 0 if told is None or question in _SETUP else (s.active - told + over) % s.seats
    turns = position.get("turns", gap if gap >= least else gap + s.seats)
    s.turns = read_number(turns, least, most, "turns")
    s.start_player = told if told is not None else (s.active - s.turns + over) % s.seats
    if question not in _SETUP and (s.start_player + s.turns - over - s.active) % s.seats:
        message = f"active is {s.active}, but seat {s.start_player} began, and turns is {s.turns}"
        refuse(message, "C2.10")


def _read_active(value: Any, s: Any, start: int | None, over: int) -> int:
    """Who acts: as told, as asked, or the start player (at the end, who sits right of it)."""
    if value is None:
        return int(s.seat if s.seat >= 0 else ((start or 0) - over) % s.seats)
    active = read_seat(value, s.seats, "active")
    if s.seat >= 0 and active != s.seat:
        refuse(f"active is {active}, but decision.seat is {s.seat}", "C3.1")
    return active


def _turn_bounds(s: Any, question: Question) -> tuple[int, int]:
    if question in _SETUP:
        return 0, 0
    limit = TURNS_PER_SEAT * s.seats
    return (1, limit) if question == Question.OVER else (0, limit - 1)


def _read_dice(position: Mapping[str, Any], s: Any) -> None:
    """As many dice as the question needs."""
    question = Question(s.question)
    wanted = _DICE.get(question, 0)
    dice = read_list(position.get("dice", []), 2, "dice")
    if len(dice) != wanted:
        message = f"dice has {len(dice)} entries, but {question.name.lower()!r} goes with {wanted}"
        refuse(message, "C3.1" if wanted == 2 else "C2.6")
    least = LEAST_VALUE if question == Question.SETUP_PLACE else 1
    values = sorted(read_number(die, least, MOST_VALUE, f"dice[{k}]") for k, die in enumerate(dice))
    s.low, s.high = (*values, NO_DIE, NO_DIE)[:2]
    s.ship_used = read_flag(position.get("ship_used", False), "ship_used")
    if s.ship_used and (wanted != 2 or s.high == 1):
        refuse("ship_used is true only in a turn, with a die that a ship has changed", "C7.1")


def _read_target(position: Mapping[str, Any], s: Any, components: Components) -> None:
    name = position.get("target")
    wanted = s.question in (Question.FROM, Question.NEUTRAL_FROM)
    if (name is not None) != wanted:
        refuse("target is a place while a warrior is chosen to move there, else null", "C8.3")
    places = (
        components.names["place"][: len(components.names["road"])]
        + components.names["place"][FIRST_SHIP:]
    )
    if wanted and (not isinstance(name, str) or name not in places):
        raise Unreadable(f"target: there is no road or ship {name!r}")
    s.target = components.names["place"].index(name) if wanted else NOWHERE


def _read_ending(position: Mapping[str, Any], s: Any, components: Components) -> None:
    """A game that is over has ended by six forts, or by the turn limit if that was reached."""
    names = {
        Ending.SIX_FORTS.name.lower(): Ending.SIX_FORTS,
        Ending.TURN_LIMIT.name.lower(): Ending.TURN_LIMIT,
    }
    given = position.get("ending")
    if s.question != Question.OVER:
        if given is not None:
            refuse("ending is told only of a game that is over", "C10.1")
        return
    if given is not None and (not isinstance(given, str) or given not in names):
        raise Unreadable(f"ending is not {given!r}; there are: {', '.join(names)}")
    s.ending = likely_ending(s) if given is None else names[given]
    if s.ending == Ending.TURN_LIMIT and s.turns < TURNS_PER_SEAT * s.seats:
        refuse(f"ending: the turn limit is not reached after {s.turns} turns", "C14.1")
    standing = s.fort_token[: len(components.names["fort"])].count(NO_COLOUR)
    if s.ending == Ending.SIX_FORTS and standing > LAST_FORTS:
        refuse("forts: the game is over only when six or fewer have their tokens", "C10.1")
