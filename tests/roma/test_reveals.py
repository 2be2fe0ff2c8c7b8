"""Law 6 in Roma: what an action reveals is decided exactly; benchmarks/undo.py tells how fast."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from lusoria.core.errors import Refusal
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.thawed import thawed
from lusoria.games.roma.reveals import reveals
from lusoria.games.roma.words import Card
from tests.roma import reveal_oracle
from tests.settings import FULL

GAME = thawed("roma")
JUDGED = 20_000 if FULL else 180
"""Lays of a card from hand that the oracle judges; other actions come on top."""
STEPS = 12
NAMES = list(GAME.texts.standard({}).names["card"])
COPIES = dict(zip(NAMES, thawed("roma").texts.standard({}).box[0]["copies"].tolist(), strict=True))
LAYERS = ("Architectus", "Senator", "Scaenicus", "Haruspex")
"""Cards that depend on a hand or look through the deck: they shall not be rare."""


def pick(rng: Random, count: int, left: Counter[str], kinds: list[str]) -> list[str]:
    """Some cards, no more of a kind than there are."""
    found = []
    for _ in range(count):
        names = [name for name in kinds if left[name] > 0]
        if not names:
            break
        name = rng.choice(names)
        left[name] -= 1
        found.append(name)
    return found


def position(rng: Random) -> dict[str, Any]:
    """In the middle of a turn: large hands, a small deck or none, and few kinds of cards."""
    left = Counter(COPIES)
    kinds = rng.sample(NAMES, rng.choice((2, 3, 5, 9)))
    own = [rng.choice((None, *LAYERS, *NAMES)) for _ in range(6)]
    spaces = [[name if name and take(left, name) else None for name in own], [None] * 6]
    unseen = rng.choice((3, 5, 7, 9))
    deck = pick(rng, rng.choice((0, 0, 1, 1, 2, 3)), left, kinds)
    hands = [pick(rng, rng.randint(1, unseen), left, kinds) for _ in range(2)]
    known = [rng.sample(hand, rng.choice((0, 0, min(1, len(hand)), len(hand)))) for hand in hands]
    return {
        "game": "roma", "seats": 2, "starter": 0, "turn": {"seat": 0, "number": 3},
        "decision": {"seat": 0, "question": "act"}, "fame": [10, 10], "stockpile": 16,
        "money": [60, 60], "spaces": spaces, "hands": hands, "known": known, "deck": deck,
        "discard": pick(rng, rng.choice((0, 1, 4)), left, NAMES),
        "dice": sorted(rng.randint(1, 6) for _ in range(3)),
    }  # fmt: skip


def layers(rng: Random) -> dict[str, Any]:
    """Cards that lay others without paying, or act in their stead, and dice for some of them."""
    names = [rng.choice((None, "Architectus", "Senator", "Scaenicus")) for _ in range(6)]
    left = Counter(COPIES)
    own = [name if name and take(left, name) else None for name in names]
    return position(rng) | {"spaces": [own, [None] * 6], "dice": sorted(rng.sample(range(1, 7), 3))}


def set_up(rng: Random) -> dict[str, Any]:
    """Before the first turn: four cards each, of few kinds, and next to no deck."""
    left = Counter(COPIES)
    kinds = rng.sample(NAMES, rng.choice((2, 3, 4)))
    return {
        "game": "roma", "seats": 2, "starter": 0, "turn": {"seat": None, "number": 0},
        "decision": {"seat": 0, "question": "give"}, "fame": [10, 10], "stockpile": 16,
        "hands": [pick(rng, 4, left, kinds) for _ in range(2)],
        "deck": pick(rng, rng.randint(0, 2), left, kinds),
    }  # fmt: skip


def take(left: Counter[str], name: str) -> bool:
    left[name] -= 1
    return left[name] >= 0


def decisions(rng: Random) -> Iterator[tuple[Play, int]]:
    """Actions of seats at random tables, each with the table before it."""
    make = rng.choices((position, layers, set_up), (6, 3, 1))[0]
    try:
        play = Play.at(GAME, make(rng))
    except Refusal:
        return  # more of a kind than there are, or a set-up that few kinds cannot fill
    for _ in range(STEPS):
        if play.over:
            return
        action = chosen(play, rng)
        if play.seat != FATE:
            yield play, action
        play.apply(action)


def chosen(play: Play, rng: Random) -> int:
    """Any answer, but cards act more often than the number of ways to lay one would let them."""
    legal = play.legal()
    acting = [each for each in legal if play.words(each).split()[0] in ("activate", "copy")]
    return rng.choice(acting if acting and rng.random() < 0.4 else legal)


def judged() -> Iterator[tuple[Play, int, bool]]:
    """Tables, actions and what the oracle says, until it has judged enough lays."""
    lays, seed = 0, 0
    while lays < JUDGED:
        seed += 1
        for play, action in decisions(Random(seed)):
            lays += play.question in ("act", "lay_free") and play.words(action).startswith("lay")
            yield play, action, reveal_oracle.reveals(play, action)


@pytest.mark.rule("R14.12", "R14.14")
def test_a_reveal_is_found_exactly_where_a_world_can_be_ruled_out() -> None:
    found: Counter[tuple[str, bool]] = Counter()
    for play, action, truth in judged():
        case = f"{play.words(action)!r} at {play.position()}"
        assert reveals(play, action) is truth, case
        found[play.question, truth] += 1
    for question in ("act", "lay_free", "keep", "give", "layout", *(["copy"] if FULL else [])):
        assert found[question, False], question
        assert found[question, True], question


@pytest.mark.rule("R14.1")
def test_what_may_be_taken_back_tells_nothing_of_the_other_hand() -> None:
    """Law 5: the offer is one and the same in all worlds in which the acting seat may be."""
    doubted = 0
    for seed in range(1500 if FULL else 150):
        for play, action in decisions(Random(seed)):
            worlds = list(islice(reveal_oracle.worlds(play, play.seat), 60))
            offers = {reveals(world, action) for world in worlds}
            assert len(offers) == 1, f"{play.words(action)!r} at {play.position()}"
            doubted += len(worlds) > 1
    assert doubted > 100


def test_the_true_world_is_one_of_those_that_the_oracle_tries() -> None:
    """And all of them look alike to their viewer, before the action."""
    tried = 0
    for play, _ in decisions(Random(5)):
        for viewer in (0, 1):
            found = list(reveal_oracle.worlds(play, viewer))
            assert play.bytes in {world.bytes for world in found}
            seen = play.veiled(1 << viewer).bytes
            assert {world.veiled(1 << viewer).bytes for world in found} == {seen}
            tried += len(found)
    assert tried > 20


def test_the_names_are_those_of_the_cards() -> None:
    assert [name.upper() for name in NAMES] == [card.name for card in Card]
