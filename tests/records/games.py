"""Games written down for tests. They are played thawed, so that nothing is compiled first."""

import hashlib
import json
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Literal

from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load
from lusoria.records.dealer import Dealer
from lusoria.records.header import header_of
from lusoria.records.match import Match, Told
from lusoria.records.storage import Memory, Storage

SEED = "5eed" * 16
DEALER = Dealer(SEED)


def uncompiled(name: str) -> Game:
    """A game without its compiler; one that is not there is refused as ever."""
    return thawed(name) if name in NAMES else load(name)


def begun(
    game: str = "armorica",
    seats: int = 2,
    players: Sequence[str | None] | None = None,
    dealer: Dealer | None = None,
    *,
    table_may_roll: bool | Literal["dice"] = True,
    storage: Storage | None = None,
) -> Match:
    """A match of which only the header is written, unless the dealer deals at once."""
    play = Play(uncompiled(game), seats)
    header = header_of(play, players, dealer, table_may_roll=table_may_roll)
    return Match.begin(header, storage or Memory(), dealer, uncompiled)


def dealt(game: str = "armorica") -> Match:
    """A match that only the dealer deals, at its first decision."""
    return begun(game, dealer=DEALER, table_may_roll=False)


def act(match: Match, *answers: str) -> Told:
    """Answer for whoever is asked, in words; what the last answer brought."""
    told = Told([], [])
    for words in answers:
        told = match.answer(match.play.seat, match.entry, match.play.number(words))
    return told


def raw(match: Match) -> bytes:
    """All that was written."""
    return match.storage.read()


@lru_cache
def played(game: str = "armorica", seats: int = 2, seed: int = 1, plies: int = 100_000) -> bytes:
    """A random game, to its end or to its first question for a seat after so many plies."""
    names = ["Anna", *[None] * (seats - 1)]
    match = begun(game, seats, names, Dealer(SEED), table_may_roll=False)
    rng = Random(seed)
    while not match.play.over and match.course.ply <= plies:
        match.answer(match.play.seat, match.entry, rng.choice(match.play.legal()))
    if match.play.over:
        match.finish()
    return raw(match)


def lines(raw: bytes) -> list[dict[str, Any]]:
    """The lines of a record as plain objects."""
    return [json.loads(line) for line in raw.splitlines()]


def file(lines: Sequence[dict[str, Any]]) -> bytes:
    """The file of such lines."""
    return b"".join(json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines)


def sealed(lines: Sequence[dict[str, Any]]) -> bytes:
    """The file of such lines, its result's hash made anew, as a forger would."""
    before = file(lines[:-1])
    result = {**lines[-1], "lines": f"sha256:{hashlib.sha256(before).hexdigest()}"}
    return before + file([result])
