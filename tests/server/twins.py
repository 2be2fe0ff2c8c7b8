"""Two tables of Roma that a viewer cannot tell apart, and how play goes on at both of them.

What is done at each is planned beforehand with the referee, who knows R14 alone: the same answers,
or where the viewer cannot see which, others that look alike. The plan ends where the two worlds
could rightly be told apart.
"""

import random
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from lusoria.core.play import Play
from lusoria.core.seats import FATE
from tests.cross.roma_redeal import concealed, redealt
from tests.cross.roma_referee import Referee
from tests.views.roma_tables import GAME, lively, tables
from tests.views.test_secrecy import PRINTED, SECRET_QUESTIONS

ANSWERS = 3
"""Answers of seats after which a plan is long enough."""
MOST_PLIES = 40
ATTEMPTS = 200


@dataclass(frozen=True)
class Step:
    """One ply, as it is written in either world."""

    seat: int
    words: tuple[str, str]


@dataclass(frozen=True)
class Twins:
    """Two worlds, who cannot tell them apart, and what happens in both."""

    question: str
    viewer: int | None
    positions: tuple[dict[str, Any], dict[str, Any]]
    steps: list[Step]

    @property
    def differ(self) -> bool:
        return self.positions[0] != self.positions[1]


def twins(per_question: int, seed: int) -> Iterator[Twins]:
    """Pairs from tables at every kind of question, for each seat and for onlookers in turn."""
    chance = random.Random(seed)
    viewers: dict[str, int] = {}
    for play in tables(per_question, seed):
        turn = viewers[play.question] = viewers.get(play.question, chance.randrange(3)) + 1
        yield pair_of(play, (0, 1, None)[turn % 3], chance)


def pair_of(play: Play, viewer: int | None, chance: random.Random) -> Twins:
    """A table and another that looks the same, also once fate has answered what it is asked."""
    for _ in range(ATTEMPTS):
        other = redealt(play.position(), viewer, PRINTED, chance)
        steps = planned([play.copy(), Play.at(GAME, other)], viewer, chance)
        if steps or play.seat >= 0:
            return Twins(play.question, viewer, (play.position(), other), steps)
    raise AssertionError(f"fate tells every other world apart from {play.position()}")


def planned(pair: list[Play], viewer: int | None, chance: random.Random) -> list[Step]:
    """What is done until a seat is asked and enough was answered, or the worlds part."""
    judges = [Referee.at(play.position(), PRINTED) for play in pair]
    steps: list[Step] = []
    whole = 0
    for _ in range(MOST_PLIES):
        seat = pair[0].seat
        if pair[0].over:
            break  # after the end everything is told
        if seat != FATE:
            whole = len(steps)
            if sum(step.seat >= 0 for step in steps) == ANSWERS:
                break
        words = pair[0].words(lively(pair[0], chance))
        judges[0].apply(words)
        alike = looking_alike(words, viewer, judges, chance)
        if alike is None:
            break
        for play, done in zip(pair, (words, alike), strict=True):
            play.tell(done)
        judges[1].apply(alike)
        steps.append(Step(seat, (words, alike)))
    return steps[:whole]


def looking_alike(
    words: str, viewer: int | None, judges: list[Referee], chance: random.Random
) -> str | None:
    """What is done in the other world, after the first did something: another answer if possible,
    else the same; nothing if the viewer could then tell the worlds apart."""
    legal = judges[1].legal()
    others = [each for each in legal if each.split()[2:] == words.split()[2:] and each != words]
    secret = judges[1].question in SECRET_QUESTIONS
    chosen = [chance.choice(others)] if secret and others else []
    for done in [*chosen, words]:
        if done in legal:
            trial = deepcopy(judges[1])
            trial.apply(done)
            if known_to(viewer, trial) == known_to(viewer, judges[0]):
                return done
    return None


def known_to(viewer: int | None, judge: Referee) -> dict[str, Any]:
    """All that a viewer can know of a table, by the referee's reading of R14."""
    table: dict[str, Any] = judge.position() | {"open": judge.question}
    if viewer is not None:
        return table | judge.seen_by(viewer)
    hidden = [concealed(table, seat) for seat in (0, 1)]
    piles = [*hidden, *table["passed"], table["drawn"], table["deck"]]
    sizes = {name: [len(pile) for pile in table[name]] for name in ("hands", "known", "passed")}
    rows = [[bool(card) for card in row] for row in table["spaces"]]
    return table | sizes | {
        "spaces": rows if table["face_down"] else table["spaces"],
        "drawn": len(table["drawn"]),
        "drawn_early": len(table["drawn_early"]),
        "deck": sorted(card for pile in piles for card in pile),
    }  # fmt: skip
