"""What a player of Roma cannot know, dealt anew: written from R14 and docs/positions.md alone.

Full positions in, full positions out. Nothing of the engine is used, so that its veil and its own
redeal can be held against a second reading of the rules.
"""

from __future__ import annotations

import random
from typing import Any

from tests.cross.roma_referee import Referee

Position = dict[str, Any]
ATTEMPTS = 2_000


def redealt(
    position: Position, viewer: int | None, components: Any, chance: random.Random
) -> Position:
    """R14.12: a table that a seat, or an onlooker (None), could believe to be this one."""
    deal = deal_for_onlooker if viewer is None else deal_for_seat
    for _ in range(ATTEMPTS):
        world = deal(position, viewer, chance)
        if agrees_with_the_question(world, components):
            return world
    raise AssertionError(f"no other world was found for {viewer} in {position}")


def agrees_with_the_question(world: Position, components: Any) -> bool:
    """R9.11, R9.15: who is asked what to lay or to copy has something to lay or to copy."""
    answers = set(Referee.at(world, components).legal())
    if world["decision"]["question"] == "over":
        return True
    if world["decision"]["question"] == "lay_free":
        answers.discard("done")
    return bool(answers)


def deal_for_seat(position: Position, viewer: int | None, chance: random.Random) -> Position:
    """R14.2 to R14.5, R14.9: what the other holds, passes, draws and lays face down."""
    assert viewer is not None
    world = copied(position)
    other = 1 - viewer
    hidden = face_down(position, other)
    held = position["hands"][other] + hidden
    known = common(position["known"][other], held)
    unknown = without(held, known)
    drawing = position["turn"]["seat"] == other
    early = position["drawn_early"] if drawing else []
    late = without(position["drawn"], early) if drawing else []
    passed = position["passed"][other]
    if early:  # R14.9: hand and early cards are known together, but not which is which
        new_unknown, new_early = parted(unknown + early, chance, len(unknown), len(early))
        new_late, new_passed, new_deck = parted(
            late + passed + position["deck"], chance, len(late), len(passed), None
        )
    else:
        new_early = []
        new_unknown, new_late, new_passed, new_deck = parted(
            unknown + late + passed + position["deck"],
            chance, len(unknown), len(late), len(passed), None,
        )  # fmt: skip
    lay_out(world, other, known + new_unknown, len(hidden), chance)
    world["passed"][other] = new_passed
    world["deck"] = new_deck
    world["known"][other] = known
    if drawing:
        world["drawn"], world["drawn_early"] = new_early + new_late, new_early
    return world


def deal_for_onlooker(position: Position, viewer: int | None, chance: random.Random) -> Position:
    """R14.13: nothing is known of any hand, nor of what anybody knows of it."""
    world = copied(position)
    hidden = [face_down(position, seat) for seat in (0, 1)]
    held = [position["hands"][seat] + hidden[seat] for seat in (0, 1)]
    piles = [
        *held, *position["passed"], position["drawn_early"],
        without(position["drawn"], position["drawn_early"]), position["deck"],
    ]  # fmt: skip
    everything = [card for pile in piles for card in pile]
    dealt = parted(everything, chance, *(len(pile) for pile in piles))
    for seat in (0, 1):
        lay_out(world, seat, dealt[seat], len(hidden[seat]), chance)
        world["passed"][seat] = dealt[2 + seat]
        world["known"][seat] = []
    world["drawn_early"], world["drawn"], world["deck"] = dealt[4], dealt[4] + dealt[5], dealt[6]
    return world


def face_down(position: Position, seat: int) -> list[str]:
    """R14.4: the cards of a seat that lie face down."""
    return [card for card in position["spaces"][seat] if card] if position["face_down"] else []


def lay_out(world: Position, seat: int, cards: list[str], laid: int, chance: random.Random) -> None:
    """R14.4: some of a seat's cards lie face down where such lay before, the others are in hand."""
    cards = list(cards)
    chance.shuffle(cards)
    down, world["hands"][seat] = cards[:laid], cards[laid:]
    if down:
        world["spaces"][seat] = [down.pop() if card else None for card in world["spaces"][seat]]


def parted(cards: list[str], chance: random.Random, *sizes: int | None) -> list[list[str]]:
    """A shuffled pile cut into piles; one without a size takes what is left."""
    left = list(cards)
    chance.shuffle(left)
    piles = []
    for size in sizes:
        size = len(left) if size is None else size
        piles.append(left[:size])
        left = left[size:]
    return piles


def without(cards: list[str], some: list[str]) -> list[str]:
    left = list(cards)
    for card in some:
        left.remove(card)
    return left


def common(some: list[str], cards: list[str]) -> list[str]:
    left, found = list(cards), []
    for card in some:
        if card in left:
            left.remove(card)
            found.append(card)
    return found


def copied(position: Position) -> Position:
    return {
        name: [list(row) if isinstance(row, list) else row for row in value]
        if isinstance(value, list)
        else value
        for name, value in position.items()
    }
