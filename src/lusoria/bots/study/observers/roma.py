"""What Roma's study counts: cards dealt, laid and activated, and where fame comes from."""

from collections.abc import Mapping
from typing import ClassVar

from lusoria.bots.study.observers.observer import Observer
from lusoria.bots.study.totals import Totals
from lusoria.core.play import Play
from lusoria.games.roma.words import Card, Event

SOURCES = (Card.FORUM, Card.LEGATUS, Card.MERCATUS, Card.TRIBUNUS, Card.MERCATOR)
"""The cards that bring fame."""
FREE = "free"
COVERING = "covering"
EMPTY = "empty discs"
ROBBED = "taken by the opponent"


class GameObserver(Observer):
    """Cards by their names."""

    AMOUNTS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "fame": (*(card.name.title() for card in SOURCES), EMPTY, ROBBED),
        "deeds": (
            "cards laid", "activations", "dice for money", "dice for cards", "dice unused",
            "own cards covered", "own cards destroyed",
        ),
    }  # fmt: skip

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.last = 0
        self.dealt: list[tuple[int, str]] = []
        self.given: list[tuple[int, str]] = []
        self.drawn: list[str] = []

    def hear(self, kind: int, details: tuple[int, ...]) -> None:
        seat, second, third, *_ = details
        if kind == Event.STARTER:
            self.first = seat
        elif kind == Event.TURN_BEGUN:
            self.length += 1
        elif kind in (Event.DEALT, Event.GIVEN, Event.LAID_FACE_DOWN):
            self._set_up(kind, seat, self.names["card"][second], third)
        elif kind in (Event.CARDS_CALLED, Event.DREW, Event.KEPT):
            self._draw(kind, seat, second)
        elif kind == Event.LAID:
            self._lay(seat, self.names["card"][second], third)
        elif kind == Event.ACTIVATED:
            self.once(seat, "activated", self.names["card"][second])
            self.much(seat, "deeds", "activations")
        else:
            self._earn(kind, seat, second, third)
        self.last = kind

    def _set_up(self, kind: int, seat: int, card: str, disc: int) -> None:
        if kind == Event.DEALT:
            self.dealt.append((seat, card))
            self.once(seat, "dealt", card)
        elif kind == Event.GIVEN:
            self.given.append((seat, card))
        else:
            self.once(seat, "layout", card)
            self.once(seat, "layout disc", f"{card} {disc}")

    def _draw(self, kind: int, seat: int, number: int) -> None:
        """A draw shows some cards, of which one is kept."""
        if kind == Event.CARDS_CALLED:
            self.drawn = []
            self.much(seat, "deeds", "dice for cards")
            return
        card = self.names["card"][number]
        if kind == Event.DREW:
            self.drawn.append(card)
        elif len(set(self.drawn)) > 1:
            for each in sorted(set(self.drawn)):
                self.choices.append(("kept when drawn", each, each == card))

    def _lay(self, seat: int, card: str, disc: int) -> None:
        covers = self.last == Event.COVERED
        if self.once(seat, "laid", card):
            self.once(seat, "first laid", card)
            self.once(seat, "first place", str(disc))
            self.once(seat, "first place", COVERING if covers else FREE)
        self.much(seat, "deeds", "cards laid")
        self.much(seat, "deeds", "own cards covered", int(covers))

    def _earn(self, kind: int, seat: int, amount: int, card: int) -> None:
        if kind == Event.FAME_GAINED:
            self.much(seat, "fame", self.names["card"][card], amount)
        elif kind == Event.FAME_TAKEN:
            self.much(seat, "fame", self.names["card"][card], amount)
            self.much(1 - seat, "fame", ROBBED, -amount)
        elif kind == Event.FAME_RETURNED:
            self.much(seat, "fame", EMPTY, -amount)
        elif kind == Event.MONEY_TAKEN:
            self.much(seat, "deeds", "dice for money")
        elif kind == Event.TURN_ENDED:
            self.much(seat, "deeds", "dice unused", amount)
        elif kind == Event.DESTROYED:
            self.much(seat, "deeds", "own cards destroyed")

    def report(self, play: Play, totals: Totals) -> None:
        for each in self.dealt:
            given = each in self.given
            if given:
                self.given.remove(each)
            self.choices.append(("given when dealt", each[1], given))
        super().report(play, totals)
