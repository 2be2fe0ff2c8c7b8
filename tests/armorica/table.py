"""Tables for the tests of Armorica: laid as positions, played with words, uncompiled.

A card that a table does not name is out of the game, and so a deck that it does not name is empty:
fate is then asked for nothing, and a test sees only what it is about.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from lusoria.core.errors import Illegal
from lusoria.core.game import Components
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.thawed import thawed
from tests.properties.walks import choose

GAME = thawed("armorica")
CARDS = GAME.texts.standard({})

Asker = int | str | None
"""Who is asked: a seat, "fate", or nobody (None)."""


def table(
    question: str, asked: Asker = 0, components: Components | None = None, **fields: Any
) -> Play:
    """A table for two at which somebody is asked something, and seat 0 is the start player."""
    decision = {"seat": asked, "question": question}
    position = {"seats": 2, "start_player": 0, "decision": decision, **fields}
    return Play.at(GAME, position, components)


def opened(seats: int, start_player: int = 0, components: Components | None = None) -> Play:
    """A game after set-up in which every card was drawn in the order of the card table."""
    play = Play(GAME, seats, components=components)
    play.tell(f"start {start_player}")
    deal(play)
    return play


def deal(play: Play) -> None:
    """Fate draws in the order of the card table until a seat is asked or the game is over."""
    while play.seat == FATE:
        play.apply(min(play.legal()))


def tell(play: Play, *answers: str) -> Play:
    """Give some answers, one after the other."""
    for answer in answers:
        play.tell(answer)
    return play


def random_game(seats: int, seed: int, components: Components | None = None) -> Iterator[Play]:
    """One table, before the first ply of a random game and after every ply."""
    play = Play(GAME, seats, components=components)
    chance = random.Random(seed)
    yield play
    while not play.over:
        play.apply(choose(play, chance))
        yield play


def asked(play: Play) -> tuple[Asker, str]:
    """Who is asked what."""
    decision = play.position()["decision"]
    return decision["seat"], decision["question"]


def answers(play: Play) -> set[str]:
    """All legal answers in words."""
    return {play.words(action) for action in play.legal()}


def takes(play: Play) -> set[str]:
    """The cards that can be taken."""
    return {words.removeprefix("take ") for words in answers(play) if words != "pass"}


def refused(play: Play, words: str) -> tuple[str, str | None]:
    """The reason and the rule with which an answer is refused; a refusal changes nothing."""
    before = play.bytes
    with pytest.raises(Illegal) as refusal:
        play.tell(words)
    assert play.bytes == before
    return refusal.value.reason, refusal.value.rule


def everywhere(position: dict[str, Any]) -> list[str]:
    """The cards of all places, sorted by name."""
    piles = ("gaul_row", "gaul_deck", "roman_row", "roman_deck", "discards")
    places = [*(position[pile] for pile in piles), *position["displays"]]
    return sorted(card for place in places for card in place)


def outcome(*displays: list[str]) -> dict[str, Any]:
    """How a game ends with these displays."""
    return table("over", None, seats=len(displays), displays=list(displays)).outcome()


def part(name: str, *displays: list[str]) -> list[int]:
    """The points that each of these displays scores in one part."""
    return [parts[name] for parts in outcome(*displays)["parts"]]


def printed() -> list[list[str]]:
    """The lines of the house's card table as words: card, deck, suit and six icons."""
    rows = (line.split("#")[0].split() for line in CARDS.text.splitlines())
    return [row for row in rows if row]


def of_suits(*suits: str) -> list[str]:
    """A display of cards with these suits, each card another one."""
    pools = {suit: [card for card, _, other, *_ in printed() if other == suit] for suit in suits}
    return [pools[suit].pop(0) for suit in suits]


def with_line(card: str, line: str) -> tuple[str, int]:
    """The house's card table with the line of one card replaced, and the number of that line."""
    lines = CARDS.text.splitlines()
    place = next(k for k, old in enumerate(lines) if old.split()[:1] == [card])
    lines[place] = line
    return "\n".join(lines), place + 1
