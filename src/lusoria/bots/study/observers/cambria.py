"""What Cambria's study counts: first roads, forts, points, legion, ships, warriors out."""

from collections.abc import Mapping
from typing import ClassVar

from lusoria.bots.study.observers.observer import Observer
from lusoria.core.play import Play
from lusoria.games.cambria.places import FIRST_SHIP
from lusoria.games.cambria.words import Event

COUNTED = {
    Event.LEGION_MOVED: "legion moved",
    Event.SHIP_USED: "ships used",
    Event.PASSED: "passes",
    Event.ROLLED: "turns",
}

TOKENS = {
    Event.FORT_FELL: "fort",
    Event.FORT_AWARDED: "fort",
    Event.POINT_TOKEN_TAKEN: "point token",
}


class GameObserver(Observer):
    """Roads and forts by their ids."""

    AMOUNTS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "deeds": (
            *COUNTED.values(), "ships boarded", "warriors thrown out", "own warriors thrown out",
            "forts taken", "point tokens taken",
        ),
    }  # fmt: skip

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.seats = range(play.seats)
        self.active = -1
        self.rolled = 0

    def hear(self, kind: int, details: tuple[int, ...]) -> None:
        first, second, third, *_ = details
        if kind == Event.START_PLAYER:
            self.first = first
        elif kind == Event.SETUP_ROLLED:
            self.rolled = second
        elif kind in COUNTED:
            self.much(first, "deeds", COUNTED[Event(kind)])
            if kind == Event.ROLLED:
                self.active = first
                self.length += 1
        elif kind in (Event.PLACED, Event.BOARDED, Event.MOVED):
            self._place(first, third if kind == Event.MOVED else second)
        elif kind == Event.REMOVED:
            self._remove(first)
        elif kind in TOKENS and second in self.seats:
            token = TOKENS[Event(kind)]
            self.once(second, f"{token} taken", self.names["fort"][first])
            self.much(second, "deeds", f"{token}s taken")

    def _place(self, colour: int, place: int) -> None:
        """A seat's first warrior is placed in the set-up (C2.5), before anybody has rolled two."""
        if colour not in self.seats:
            return
        if place >= FIRST_SHIP:
            self.much(colour, "deeds", "ships boarded")
        elif self.active < 0:
            self.once(colour, "first road", self.names["road"][place])
            self.once(colour, "first die", str(self.rolled))

    def _remove(self, colour: int) -> None:
        if colour in self.seats:
            self.much(colour, "deeds", "own warriors thrown out")
        if colour != self.active:
            self.much(self.active, "deeds", "warriors thrown out")
