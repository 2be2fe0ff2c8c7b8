"""Ways to play that lead to every ending, also to those that random play hardly ever reaches."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from random import Random
from typing import Final

from lusoria.core.play import Play

Chooser = Callable[[Play, Random], int]

IDLE: Final = ["pass", "end", "done", "stand"]


def at_random(play: Play, rng: Random) -> int:
    return rng.choice(play.legal())


def idle(play: Play, rng: Random) -> int:
    """Pass whenever one may."""
    return prefer(play, rng, IDLE)


def settle(play: Play, rng: Random) -> int:
    """Roma: a card on every disc, and then nothing, so that no fame is lost or won."""
    return prefer(play, rng, [*_fill(play), *IDLE])


def prosper(play: Play, rng: Random) -> int:
    """Roma: a card on every disc, and then all the fame that a Forum brings."""
    cards = play.position()["spaces"][play.seat]
    forums = [f"activate {disc}" for disc, card in enumerate(cards, 1) if card == "Forum"]
    search = [] if forums else ["lay Forum *", "cards *", "money *"]
    return prefer(play, rng, [*_fill(play), *forums, *search, "keep Forum", "spend *", *IDLE])


def hungry(play: Play, rng: Random) -> int:
    """Armorica: the cards without amphorae, so that winters are harsh."""
    amphorae = dict(
        zip(play.components.names["card"], play.components.box[0]["icons"][:, -1], strict=True)
    )
    bare = [f"take {card}" for card, count in amphorae.items() if not count]
    rng.shuffle(bare)
    return prefer(play, rng, bare)


def lively(play: Play, rng: Random) -> int:
    """Roma: cards are laid and activated while one can; a turn ends when nothing else is left."""
    wishes = ["activate *", "bribe *", "lay *", "cards *", "money *", "reroll", "spend *"]
    if rng.random() < 0.3:
        rng.shuffle(wishes)
    for wish in wishes:
        fitting = [each for each in play.legal() if fnmatchcase(play.words(each), wish)]
        if fitting:
            return rng.choice(fitting)
    return rng.choice(play.legal())


CHOOSERS: Final[dict[str, Chooser]] = {
    "cambria turn_limit": idle,
    "roma stockpile_empty": prosper,
    "roma turn_limit": settle,
}
"""Who reaches an ending that random play does not."""


@dataclass(frozen=True)
class Extra:
    """Games for the sake of what random play seldom shows: as many as it takes to show it all."""

    label: str
    seats: int
    chooser: Chooser
    mixtures: tuple[dict[str, str], ...]
    shows: frozenset[str]


_EDITIONS: Final = itertools.product(("rulebook", "publisher"), ("off", "on"))
_ACTING: Final = (
    "Sicarius Architectus Consiliarius Legatus Gladiator Mercator Consul Legionarius Nero "
    "Praetorianus Scaenicus Haruspex Senator Velites Essedum Tribunus Centurio Aesculapinum "
    "Machina Forum Mercatus Onager"
)
EXTRA: Final[dict[str, Extra]] = {
    "armorica": Extra("hungry", 3, hungry, ({},), frozenset({"starved"})),
    "roma": Extra(
        "lively",
        2,
        lively,
        tuple({"preset": preset, "bribery": bribery} for preset, bribery in _EDITIONS),
        frozenset(f"activated {card}" for card in _ACTING.split())
        | {"copied", "die_added", "rolls_again", "bribed", "blocked", "freed", "credited"},
    ),
}


def prefer(play: Play, rng: Random, wishes: list[str]) -> int:
    """The first wish that can be had; of several dice the highest; without one, anything."""
    legal = {play.words(action): action for action in play.legal()}
    for wish in wishes:
        fitting = [words for words in legal if fnmatchcase(words, wish)]
        if fitting:
            return legal[max(fitting)]
    return rng.choice(list(legal.values()))


def _fill(play: Play) -> list[str]:
    position = play.position()
    gaps = [disc for disc, card in enumerate(position["spaces"][play.seat], 1) if card is None]
    lays = [f"lay * {disc}" for disc in gaps]
    means = ["money *"] if len(position["hands"][play.seat]) > 2 else ["cards *", "money *"]
    return [*lays, *means] if gaps else []
