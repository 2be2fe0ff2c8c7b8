"""The log in words. Each viewer reads only what it may know."""

from collections.abc import Iterator

from lusoria.cli.terminal.seats import Seats
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.view import Heard
from lusoria.words import tell


class Chronicle:
    """All that has happened at one table, entry by entry."""

    def __init__(self, game: str, language: str, seats: Seats) -> None:
        self.game = game
        self.language = language
        self.seats = seats
        self.told: list[tuple[int, Play, list[Event]]] = []

    def add(self, entry: int, play: Play, events: list[Event]) -> None:
        """Keep what an entry brought about."""
        self.told.append((entry, play, events))

    def undo(self, entry: int) -> None:
        """Forget what an undo took back."""
        self.told = [each for each in self.told if each[0] < entry]

    def lines(self, viewer: int, after: int = 0) -> list[str]:
        """What a set of seats may read of all that came after an entry."""
        return [self._sentence(heard) for heard in self._heard(viewer, after)]

    def _heard(self, viewer: int, after: int) -> Iterator[Heard]:
        for entry, play, events in self.told:
            if entry > after:
                yield from play.heard(events, viewer, entry)

    def _sentence(self, heard: Heard) -> str:
        named = self.seats.named({"event": heard.event, **heard.facts})
        return tell(self.language, self.game, named)
