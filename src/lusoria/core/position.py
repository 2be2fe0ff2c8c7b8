"""Positions from text: what every game's position shares. Each refusal names the field."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NoReturn

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.layout import Layout
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
    game.texts.read_position(position, plain, play.components)
    for fault in game.state.out_of_bounds(plain):
        raise Unreadable(f"the position does not fit the table: {fault}")
    game.texts.check_position(plain, play.components, Inquiry(play))
    play.put(plain)
    if not play.over and not play.legal():
        raise Unreadable(f"nobody could answer the question {play.question!r} in this position")
    return play


class Inquiry:
    """Asks the rules about a table that is being laid, or about one like it: no rule is said twice.

    Changed facts tell what the other table has in place of this one's.
    """

    def __init__(self, play: "Play") -> None:
        self._play = play

    def allows(self, s: Any, words: str, **changed: Any) -> bool:
        """Whether an action, in words, would be legal there."""
        return self._at(s, changed).why_not(self._play.number(words)) == 0

    def legal(self, s: Any, **changed: Any) -> list[str]:
        """The legal actions there, in words."""
        play = self._at(s, changed)
        return [play.words(action) for action in play.legal()]

    def derived(self, s: Any, **changed: Any) -> Any:
        """What the rules derive there, as plain numbers."""
        return self._at(s, changed).inferred()

    def _at(self, s: Any, changed: Mapping[str, Any]) -> "Play":
        self._play.put(SimpleNamespace(**{**vars(s), **changed}))
        return self._play


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


def read_fact(value: Any, layout: Layout, fact: str, field: str) -> int:
    """A whole number within the bounds that the table declares for a fact."""
    declared = next(each for each in layout.facts if each.name == fact)
    return read_number(value, declared.low, declared.high, field)


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
