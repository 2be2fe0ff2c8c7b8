"""Positions from text: what every game's position shares. Each refusal names the field."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.seats import FATE, NOBODY

if TYPE_CHECKING:
    from lusoria.core.play import Play

SHARED = ("game", "seats", "options", "decision")


def read_position(game: Game, position: Mapping[str, Any], components: Components | None) -> "Play":
    """A table laid out as a position says."""
    from lusoria.core.play import Play

    if position.get("game", game.name) != game.name:
        raise Unreadable(f"this is a position of {position['game']!r}, not of {game.name!r}")
    options = position.get("options", {})
    if not isinstance(options, Mapping):
        raise Unreadable("options is an object: option name → value")
    play = Play(game, position.get("seats", game.fewest), options, components)
    plain = play.state
    plain.seat, plain.question = read_decision(game, position, play.seats)
    game.room.read_position(position, plain, play.components)
    for fault in game.state.out_of_bounds(plain):
        raise Unreadable(f"the position does not fit the table: {fault}")
    play.put(plain)
    if not play.over and not play.legal():
        raise Unreadable(f"nobody could answer the question {play.question!r} in this position")
    return play


def read_decision(game: Game, position: Mapping[str, Any], seats: int) -> tuple[int, int]:
    """Who is asked what."""
    decision = position.get("decision")
    if not isinstance(decision, Mapping) or "question" not in decision or "seat" not in decision:
        raise Unreadable('decision is an object such as {"seat": 0, "question": "act"}')
    names = {each.name.lower(): each.value for each in game.questions}
    question, seat = decision["question"], decision["seat"]
    if not isinstance(question, str) or question not in names:
        raise Unreadable(f"decision.question is not {question!r}; there are: {', '.join(names)}")
    if question == "over" or seat is None:
        if question != "over" or seat is not None:
            raise Unreadable('a finished game has decision {"seat": null, "question": "over"}')
        return NOBODY, names[question]
    if seat == "fate":
        return FATE, names[question]
    return read_seat(seat, seats, "decision.seat"), names[question]


def read_seat(value: Any, seats: int, field: str) -> int:
    """A seat number."""
    return read_number(value, 0, seats - 1, field)


def read_number(value: Any, low: int, high: int, field: str) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable(f"{field} is a whole number from {low} to {high}, not {value!r}")
    if not low <= value <= high:
        raise Unreadable(f"{field} is {value}, but must lie between {low} and {high}")
    return value


def read_list(value: Any, most: int, field: str, exactly: int | None = None) -> list[Any]:
    """A list of limited length."""
    if not isinstance(value, list):
        raise Unreadable(f"{field} is a list, not {value!r}")
    if exactly is not None and len(value) != exactly:
        raise Unreadable(f"{field} has {len(value)} entries, but must have {exactly}")
    if len(value) > most:
        raise Unreadable(f"{field} has {len(value)} entries; at most {most} fit")
    return value


def read_flag(value: Any, field: str) -> int:
    """A truth value."""
    if not isinstance(value, bool):
        raise Unreadable(f"{field} is true or false, not {value!r}")
    return int(value)


def refuse(message: str, rule: str | None = None) -> NoReturn:
    """Refuse a position, by a rule where one forbids it."""
    raise Unreadable(f"{message} (rule {rule})" if rule else message, rule=rule)


def refuse_unknown(position: Mapping[str, Any], known: tuple[str, ...]) -> None:
    """A misspelt field would be ignored silently; refuse it instead."""
    for name in position:
        if name not in SHARED and name not in known:
            raise Unreadable(
                f"a position has no field {name!r}; there are: {', '.join(SHARED + known)}"
            )
