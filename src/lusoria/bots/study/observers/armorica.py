"""What Armorica's study counts: who takes which card, when, and keeps it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from lusoria.bots.study.observers.observer import Observer
from lusoria.bots.study.totals import Totals
from lusoria.core.play import Play
from lusoria.games.armorica.actions import ARGUMENT, KIND
from lusoria.games.armorica.words import Act, Event, Icon, Nation

PASSED = "pass"


class GameObserver(Observer):
    """Cards by their names on the table."""

    AMOUNTS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "deeds": ("cards taken", "cards starved", "passes", "passes by choice", "cards at the end"),
        "icons": tuple(icon.name.lower() for icon in Icon),
    }

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.turns = [0] * play.seats
        self.display: list[set[str]] = [set() for _ in range(play.seats)]

    def asked(self, seat: int, legal: Sequence[int], action: int) -> None:
        in_reach = [each for each in legal if KIND[each] == Act.TAKE]
        for each in in_reach:
            card = self.names["card"][ARGUMENT[each]]
            self.choices.append(("taken when in reach", card, each == action))
        if in_reach and KIND[action] == Act.PASS:
            self.much(seat, "deeds", "passes by choice")

    def hear(self, kind: int, details: tuple[int, ...]) -> None:
        seat, number, *_ = details
        if kind == Event.START_PLAYER:
            self.first = seat
        elif kind == Event.START_CARD_PASSED:
            self.length += 1
        elif kind == Event.TAKEN:
            self._take(seat, self.names["card"][number])
        elif kind == Event.PASSED:
            self._open(seat, PASSED)
            self.much(seat, "deeds", "passes")
        elif kind == Event.STARVED:
            self.display[seat].discard(self.names["card"][number])
            self.much(seat, "deeds", "cards starved")

    def _take(self, seat: int, card: str) -> None:
        self._open(seat, card)
        self.once(seat, "taken", card)
        self.much(seat, "deeds", "cards taken")
        self.display[seat].add(card)

    def _open(self, seat: int, choice: str) -> None:
        """A round asks everybody once for a Gaul and once for a Roman."""
        if self.turns[seat] < len(Nation):
            self.once(seat, f"first {Nation(self.turns[seat]).name.lower()}", choice)
        self.turns[seat] += 1

    def report(self, play: Play, totals: Totals) -> None:
        icons, sizes = play.state.icons, play.state.display_size
        for seat, cards in enumerate(self.display):
            for card in cards:
                self.once(seat, "kept", card)
            self.much(seat, "deeds", "cards at the end", sizes[seat])
            for icon in Icon:
                self.much(seat, "icons", icon.name.lower(), icons[seat][icon])
        super().report(play, totals)
