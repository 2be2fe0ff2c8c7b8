"""What a bot is given: the table as its seat may know it, and nothing else.

A `Seen` holds the veiled table as plain bytes. There is no way back from it to the true one, so a
bot that wanted to cheat would find nothing to cheat with.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from lusoria.core.errors import Refusal
from lusoria.core.game import Components, Game
from lusoria.core.layout import Block, thaw
from lusoria.core.play import Play


@dataclass(frozen=True, eq=False)
class Seen:
    """One open question as the asked seat sees it."""

    game: Game
    components: Components
    options: Mapping[str, str]
    seats: int
    seat: int
    table: bytes
    legal: tuple[int, ...]

    @cached_property
    def digest(self) -> str:
        """A short name for all that is seen; equal exactly when the seat cannot tell two apart."""
        parts = (
            self.game.name,
            self.components.text,
            str(self.seat),
            str(sorted(self.options.items())),
        )
        digest = hashlib.sha256("\0".join(parts).encode())
        digest.update(self.game.state.declared_bytes(self.block()[0]))
        return digest.hexdigest()[:32]

    def block(self) -> Block:
        """The veiled table as a struct."""
        return np.frombuffer(self.table, self.game.state.dtype).copy()

    def play(self) -> Play:
        """The veiled table as people meet it: in positions, words and reasons."""
        veiled = Play(self.game, self.seats, self.options, self.components)
        veiled.put(thaw(self.block()[0]))
        return veiled


def see(play: Play) -> Seen:
    """What the asked seat sees of a table."""
    if play.seat < 0:
        raise Refusal("nobody but fate could answer now: there is nothing for a bot to see")
    return Seen(
        game=play.game,
        components=play.components,
        options=dict(play.options),
        seats=play.seats,
        seat=play.seat,
        table=play.veiled(1 << play.seat).bytes,
        legal=tuple(play.legal()),
    )
