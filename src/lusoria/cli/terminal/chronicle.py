"""The log in words. Each viewer reads only what it may know."""

from dataclasses import dataclass

from lusoria.cli.terminal.seats import Seats
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import EVERYBODY
from lusoria.words import tell


@dataclass(frozen=True)
class Told:
    """One sentence: the entry that brought it, who may know it, and whom it is about."""

    entry: int
    audience: int
    seat: object
    hidden: bool
    sentence: str


class Chronicle:
    """All that has happened at one table."""

    def __init__(self, game: str, language: str, seats: Seats) -> None:
        self.game = game
        self.language = language
        self.seats = seats
        self.told: list[Told] = []

    def add(self, entry: int, play: Play, events: list[Event]) -> None:
        """Keep what an entry brought about."""
        for each in events:
            event = play.event(each)
            sentence = tell(self.language, self.game, self.seats.named(event))
            hidden = str(event["event"]).endswith("_hidden")
            self.told.append(Told(entry, each.audience, event.get("seat"), hidden, sentence))

    def undo(self, entry: int) -> None:
        """Forget what an undo took back."""
        self.told = [each for each in self.told if each.entry < entry]

    def lines(self, viewer: int, after: int = 0) -> list[str]:
        """What a set of seats may read of all that came after an entry; whoever knows a secret
        needs no hidden twin of it."""
        news = [each for each in self.told if each.entry > after]
        heard = [each for each in news if _is_open(each) or each.audience & viewer]
        secrets = {(each.entry, each.seat) for each in heard if not _is_open(each)}
        return [
            each.sentence
            for each in heard
            if not (each.hidden and (each.entry, each.seat) in secrets)
        ]


def _is_open(told: Told) -> bool:
    return told.audience & EVERYBODY == EVERYBODY
