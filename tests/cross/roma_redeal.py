"""Roma dealt anew from R14 alone: another table that a seat or an onlooker could believe in.

Written from the words of docs/rules and docs/positions.md, without the engine. All lists are lists
of card names; a pile that is mixed with others keeps its size, which is public (R14.1).
"""

import random
from collections import Counter
from copy import deepcopy
from typing import Any

from tests.cross.roma_referee import Referee

Position = dict[str, Any]
ATTEMPTS = 2_000
"""The rarest question asks for one card in a hand, which is dealt there at least once in fifty."""


def redealt(
    position: Position, viewer: int | None, components: Any, chance: random.Random
) -> Position:
    """R14.12: whatever the viewer cannot know is dealt anew, never against what he knows."""
    for _ in range(ATTEMPTS):
        world = deepcopy(position)
        if viewer is None:
            deal_for_onlooker(world, chance)
        else:
            deal_for_seat(world, viewer, chance)
        if is_question_open(world, components):
            return world
    raise AssertionError(f"no other world agrees with {position}")


def is_question_open(world: Position, components: Any) -> bool:
    """R9.11, R9.15, R12: that it is asked tells that there is an answer, and not `done` alone."""
    asked = Referee.at(world, components)
    return asked.question == "over" or any(words != "done" for words in asked.legal())


def deal_for_seat(world: Position, viewer: int, chance: random.Random) -> None:
    """What a seat does not see, less what it has noted of the other's cards (R14.5 to R14.11)."""
    other = 1 - viewer
    known = world["known"][other]
    unknown = without(concealed(world, other), known)
    if world["turn"]["seat"] != other:  # nothing is drawn, or the viewer sees it
        mix(chance, unknown, world["passed"][other], world["deck"])
    elif not world["drawn_early"]:
        mix(chance, unknown, world["drawn"], world["deck"])
    else:
        deal_after_rebuilding(world, unknown, chance)
    conceal(world, other, known + unknown, chance)


def deal_after_rebuilding(world: Position, unknown: list[str], chance: random.Random) -> None:
    """R14.9: hand and early cards are known together; so is what came of the open discard pile."""
    early = world["drawn_early"]
    late = without(world["drawn"], early)
    mix(chance, unknown, early)
    mix(chance, late, world["deck"])
    world["drawn"] = early + late


def deal_for_onlooker(world: Position, chance: random.Random) -> None:
    """R14.13: both hands are unseen, and so is what either player knows of the other's."""
    early = world["drawn_early"]
    late = without(world["drawn"], early)
    hidden = [concealed(world, seat) for seat in (0, 1)]
    mix(chance, *hidden, *world["passed"], early, late, world["deck"])
    world["drawn"] = early + late
    for seat, cards in enumerate(hidden):
        conceal(world, seat, cards, chance)
        world["known"][seat] = chance.sample(cards, len(world["known"][seat]))


def concealed(world: Position, seat: int) -> list[str]:
    """R14.2, R14.4: a seat's hand, and its cards on discs until the reveal."""
    laid = world["spaces"][seat] if world["face_down"] else []
    return [card for card in world["hands"][seat] + laid if card]


def conceal(world: Position, seat: int, cards: list[str], chance: random.Random) -> None:
    """Give a seat other cards: as many in hand, and the rest face down on the same discs."""
    rest = chance.sample(cards, len(cards))
    world["hands"][seat] = [rest.pop() for _ in world["hands"][seat]]
    if world["face_down"]:
        world["spaces"][seat] = [card and rest.pop() for card in world["spaces"][seat]]


def mix(chance: random.Random, *piles: list[str]) -> None:
    """Shuffle piles together and deal each as many cards as it had."""
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def without(cards: list[str], some: list[str]) -> list[str]:
    return list((Counter(cards) - Counter(some)).elements())
