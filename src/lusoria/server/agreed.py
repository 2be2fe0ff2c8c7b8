"""What a table agrees on, before the first card and later, kept as JSON beside its match."""

from functools import lru_cache
from typing import Any

import msgspec

from lusoria.core.game import Components, Game
from lusoria.core.play import Play
from lusoria.games.catalogue import load
from lusoria.records.header import Loader
from lusoria.server.wire import Takeback, Wishes


class Wish(msgspec.Struct, frozen=True):
    """A wish to go back behind what is known, and after which entry it was uttered."""

    takeback: Takeback
    after: int

    def write(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, stored: str) -> "Wish":
        """From what was stored."""
        return msgspec.json.decode(stored, type=cls)


class Agreed(msgspec.Struct, frozen=True):
    """The host's choices, and the words that seats have mixed into the dice."""

    game: str
    seats: int
    options: dict[str, str]
    components: str | None
    """An owner's component file as text; nothing means the house's own."""
    components_name: str
    title: str
    wishes: Wishes
    owner: int
    commitment: str
    """The dealer's promise; it stands before any word is mixed in."""
    words: dict[int, str] = {}
    position: dict[str, Any] | None = None
    """Where the game begins, if not at its beginning."""
    rematch: str | None = None
    """The table at which the same people play once more."""

    def write(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()

    @classmethod
    @lru_cache(maxsize=1024)  # asked for at every move of every table, and never changed in place
    def read(cls, stored: str) -> "Agreed":
        """From what was stored."""
        return msgspec.json.decode(stored, type=cls)

    @property
    def dice_words(self) -> list[str | None]:
        """What each seat has mixed into the dice."""
        return [self.words.get(seat) for seat in range(self.seats)]

    def lay(self, loader: Loader) -> Play:
        """The table before the first card."""
        game = loader(self.game)
        if self.position is None:
            return Play(game, self.seats, self.options, self.printed)
        return Play.at(game, self.position, self.printed)

    @property
    def printed(self) -> Components:
        """The components of this table."""
        game: Game = load(self.game)
        if self.components is None:
            return game.texts.standard(self.options)
        return game.texts.read_components(self.components, self.components_name)
