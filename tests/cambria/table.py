"""Tables for the tests of Cambria: laid out by positions, played in words, uncompiled."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from lusoria.core.errors import Illegal
from lusoria.core.play import Play
from lusoria.core.thawed import thawed

GAME: Final = thawed("cambria")
FATES: Final = ("start_player", "setup_roll", "neutral_roll", "roll")

_ROWS: Final = [
    line.split("#")[0].split() for line in GAME.texts.standard({"map": "cambria"}).text.splitlines()
]
FORTS: Final = {row[1]: int(row[2]) for row in _ROWS if row[:1] == ["fort"]}
"""Fort → its value, in map order."""

ENDS: Final = {row[1]: (row[2], row[3]) for row in _ROWS if row[:1] == ["road"]}
"""Road → the two forts that it joins."""


def roads_at(*values: int) -> set[str]:
    """The roads at forts of some values."""
    return {road for road, ends in ENDS.items() if any(FORTS[fort] in values for fort in ends)}


def roads_of(fort: str) -> list[str]:
    """The roads of a fort, in map order."""
    return [road for road, ends in ENDS.items() if fort in ends]


def lay(question: str, *, seats: int = 3, seat: int = 0, **fields: Any) -> Play:
    """A table at which a question is open, to fate or to a seat."""
    asked = "fate" if question in FATES else None if question == "over" else seat
    decision = {"seat": asked, "question": question}
    return Play.at(GAME, {"game": "cambria", "seats": seats, "decision": decision, **fields})


def rolled(*dice: int, **fields: Any) -> Play:
    """A table at which seat 0 has rolled and is asked to act."""
    return lay("act", dice=list(dice), **fields)


def warriors(**seats: str) -> dict[str, int | str]:
    """`warriors(seat_0="r01 r02", neutral="r05")` as the field `roads`."""
    found: dict[str, int | str] = {}
    for name, roads in seats.items():
        for road in roads.split():
            found[road] = "neutral" if name == "neutral" else int(name.removeprefix("seat_"))
    return found


def answers(play: Play, verb: str = "") -> set[str]:
    """The legal answers that begin with a verb."""
    return {words for words in map(play.words, play.legal()) if words.startswith(verb)}


def roads_for(play: Play, verb: str) -> set[str]:
    """The roads that a verb may name."""
    return {words.split()[-1] for words in answers(play, verb + " ")}


def reason(play: Play, words: str) -> str:
    """Why an action is refused; nothing may have changed."""
    before = play.bytes
    with pytest.raises(Illegal) as refusal:
        play.tell(words)
    assert play.bytes == before
    assert play.number(words) not in play.legal()
    return refusal.value.reason


def told(play: Play, words: str) -> list[Mapping[str, Any]]:
    """What happens when an action is done, with names."""
    return [play.event(event) for event in play.tell(words)]


def events(told: list[Mapping[str, Any]], kind: str) -> list[Mapping[str, Any]]:
    """The events of one kind, without kind and audience."""
    hidden = ("event", "audience")
    return [
        {name: value for name, value in event.items() if name not in hidden}
        for event in told
        if event["event"] == kind
    ]


def asked(play: Play) -> tuple[int | str | None, str]:
    """Who is asked what."""
    decision = play.position()["decision"]
    return decision["seat"], decision["question"]


def ten_taken(seats: int = 3, **others: list[str]) -> list[list[str]]:
    """Fort tokens such that six forts stand: seat 0 has the first ten in map order."""
    return [list(FORTS)[:10]] + [others.get(f"seat_{seat}", []) for seat in range(1, seats)]
