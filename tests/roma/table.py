"""Tables for the tests of Roma: laid as positions, played with words, uncompiled.

A table that names no deck holds there whatever the 52 cards still lack. Seat 0 is the starter and,
unless a test says otherwise, the one whose turn it is.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from lusoria.core.errors import Illegal, Refusal
from lusoria.core.play import Play
from lusoria.core.thawed import thawed

GAME = thawed("roma")

Asker = int | str | None
"""Who is asked: a seat, "fate", or nobody (None)."""
Row = dict[int, str]
"""A player's cards by disc."""


def row(cards: Row, discs: int = 6) -> list[str | None]:
    """A player's discs as a position writes them."""
    return [cards.get(disc) for disc in range(1, discs + 1)]


def table(
    question: str = "act",
    asked: Asker = 0,
    *,
    own: Row | None = None,
    other: Row | None = None,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> Play:
    """A table at which somebody is asked something; `own` are seat 0's cards, `other` seat 1's."""
    discs = 7 if (options or {}).get("bribery") == "on" else 6
    position = {
        "options": options or {},
        "decision": {"seat": asked, "question": question},
        "spaces": [row(own or {}, discs), row(other or {}, discs)],
        **fields,
    }
    return Play.at(GAME, position)


def tell(play: Play, *answers: str) -> Play:
    """Give some answers, one after the other."""
    for answer in answers:
        play.tell(answer)
    return play


def asked(play: Play) -> tuple[Asker, str]:
    """Who is asked what."""
    decision = play.position()["decision"]
    return decision["seat"], decision["question"]


def answers(play: Play, verb: str = "") -> set[str]:
    """All legal answers in words, or those of one verb."""
    words = {play.words(action) for action in play.legal()}
    return {each for each in words if each.split()[0] == verb} if verb else words


def refused(play: Play, words: str) -> tuple[str, str | None]:
    """The reason and the rule with which an answer is refused; a refusal changes nothing."""
    before = play.bytes
    with pytest.raises(Illegal) as refusal:
        play.tell(words)
    assert play.bytes == before
    return refusal.value.reason, refusal.value.rule


def nonsense(**fields: Any) -> str:
    """What is said against a table that makes no sense."""
    with pytest.raises(Refusal) as refusal:
        table(**fields)
    return refusal.value.message


def spaces(play: Play, seat: int) -> Row:
    """A player's cards by disc."""
    line = play.position()["spaces"][seat]
    return {disc: card for disc, card in enumerate(line, 1) if card is not None}


def told(play: Play, words: str) -> list[dict[str, Any]]:
    """The events that follow an answer, with names."""
    return [play.event(event) for event in play.tell(words)]


FULL: Row = dict.fromkeys(range(1, 7), "Forum")
"""A row without an empty disc."""
