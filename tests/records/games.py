"""Games written down for tests. They are played thawed, so that nothing is compiled first."""

import json
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load
from lusoria.records.dealer import Dealer
from lusoria.records.writing import Writer, header_of

SEED = "5eed" * 16


def uncompiled(name: str) -> Game:
    """A game without its compiler; one that is not there is refused as ever."""
    return thawed(name) if name in NAMES else load(name)


def begun(
    game: str = "armorica",
    seats: int = 2,
    players: Sequence[str | None] | None = None,
    dealer: Dealer | None = None,
) -> tuple[Writer, bytearray]:
    """A record that has only a header, in memory."""
    buffer = bytearray()
    header = header_of(Play(uncompiled(game), seats), players, dealer)
    return Writer.begin(header, buffer.extend, dealer, uncompiled), buffer


@lru_cache
def played(game: str = "armorica", seats: int = 2, seed: int = 1, plies: int = 100_000) -> bytes:
    """A random game, to its end or to its first question for a seat after so many plies."""
    writer, buffer = begun(game, seats, ["Anna", *[None] * (seats - 1)], Dealer(SEED))
    rng = Random(seed)
    writer.deal()
    while not writer.play.over and writer.course.ply <= plies:
        writer.act(writer.play.words(rng.choice(writer.play.legal())))
        writer.deal()
    if writer.play.over:
        writer.finish()
    return bytes(buffer)


def lines(raw: bytes) -> list[dict[str, Any]]:
    """The lines of a record as plain objects."""
    return [json.loads(line) for line in raw.splitlines()]


def file(lines: Sequence[dict[str, Any]]) -> bytes:
    """The file of such lines."""
    return b"".join(json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines)
