"""The log in words. Each viewer reads only what it may know."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from lusoria.cli.terminal.seats import Seats
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.view import Heard
from lusoria.words import tell

OPENING: Final = {
    "armorica": ("start_player", "start_card_passed"),
    "roma": ("turn_begun",),
    "cambria": ("setup_rolled", "neutral_rolled", "neutral_left_out", "rolled"),
}
"""Events with which a round or a turn begins. Two of one seat in a row are the same turn's: with
two players, Cambria's begins with the neutral colour."""


@dataclass(frozen=True)
class Line:
    """One sentence, the event that it tells, and whether a turn begins with it."""

    sentence: str
    event: str
    opens: bool


def opens(lines: Sequence[Line]) -> bool:
    """Whether a turn begins with some lines."""
    return any(line.opens for line in lines)


class Log:
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

    def lines(self, viewer: int, after: int = 0) -> list[Line]:
        """What a set of seats may read of all that came after an entry."""
        return [line for entry, told in self.by_entry(viewer) if entry > after for line in told]

    def by_entry(self, viewer: int) -> Iterator[tuple[int, list[Line]]]:
        """The same, entry by entry."""
        opened: Heard | None = None
        for entry, play, events in self.told:
            lines = []
            for heard in play.heard(events, viewer, entry):
                begins = heard.event in OPENING[self.game]
                new = begins and not _goes_on(opened, heard)
                lines.append(Line(self._sentence(heard), heard.event, new))
                opened = heard if begins else opened
            yield entry, lines

    def _sentence(self, heard: Heard) -> str:
        named = self.seats.named({"event": heard.event, **heard.facts})
        return _told(self.language, self.game, tuple(named.items()))


@lru_cache(maxsize=4_096)
def _told(language: str, game: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """A sentence, made once: with every page that is drawn the whole log is asked for again."""
    return tell(language, game, dict(facts))


def _goes_on(opened: Heard | None, heard: Heard) -> bool:
    """Whether the same turn had begun before with another roll."""
    return (
        opened is not None
        and opened.event.startswith("neutral")
        and heard.event == "rolled"
        and opened.facts["seat"] == heard.facts["seat"]
    )
