"""Set-up and rounds (A2, A3), misread."""

from tests.cross.armorica_referee import Referee
from tests.cross.armorica_table import GAUL_DECKS


class SeatZeroAlwaysStarts(Referee):
    """A2.2: the first seat is the start player and fate is not asked for another."""

    def legal(self) -> dict[str, int]:
        return {"start 0": 1} if self.question == "start_player" else super().legal()


class StartCardsAnticlockwise(Referee):
    """A2.3: the start cards are dealt to the right."""

    seats = 3

    def deal_start_cards(self, start_player: int) -> None:
        super().deal_start_cards(start_player)
        others = [(start_player + step) % self.seats for step in range(1, self.seats)]
        dealt = [self.displays[seat] for seat in others]
        for seat, display in zip(others, reversed(dealt), strict=True):
            self.displays[seat] = display


class StartCardsBySeat(Referee):
    """A2.3: seat 0 gets Start 1, whoever is the start player."""

    def deal_start_cards(self, start_player: int) -> None:
        super().deal_start_cards(0)
        self.start_player = start_player


class UnusedStartCardsForgotten(Referee):
    """A2.3: the unused start cards are nowhere instead of out of the game."""

    seats = 2

    def deal_start_cards(self, start_player: int) -> None:
        super().deal_start_cards(start_player)
        self.discards.clear()


class GaulDecksShuffledTogether(Referee):
    """A2.5: all Gauls are shuffled into one deck."""

    def drawable(self, deck: list[str], letters: list[str]) -> list[str]:
        return list(deck) if letters == GAUL_DECKS else super().drawable(deck, letters)


class RomanDecksUpsideDown(Referee):
    """A2.6: deck IV lies on top and deck I at the bottom."""

    def drawable(self, deck: list[str], letters: list[str]) -> list[str]:
        if letters == GAUL_DECKS:
            return super().drawable(deck, letters)
        return super().drawable(deck, list(reversed(letters)))


class RomansTurnedUpFirst(Referee):
    """A2.7: the Roman row is laid out before the Gaul row."""

    def go_on_with_setup(self) -> None:
        super().go_on_with_setup()
        if len(self.roman_row) < 6:
            self.ask("fate", "draw_roman")


class FirstCardAtTheLeft(Referee):
    """A2.8: the rows are laid out from left to right."""

    def add_to_row(self, row: list[str], card: str) -> None:
        if self.stage == "setup":
            row.append(card)
        else:
            super().add_to_row(row, card)


class OnePlayerAllPhases(Referee):
    """A3.1: a player takes a Gaul and a Roman before the next player acts."""

    def next_in_phase(self) -> None:
        assert self.active is not None
        if self.stage == "gaul":
            self.open_phase("roman", self.active)
            return
        following = self.seat_after(self.active)
        if self.stage == "roman" and following is not None:
            self.open_phase("gaul", following)
        else:
            super().next_in_phase()


class WinterBeforeTheRomans(Referee):
    """A3.1: winter comes between the Gauls and the Romans."""

    def next_in_phase(self) -> None:
        assert self.active is not None
        if self.seat_after(self.active) is not None:
            super().next_in_phase()
        elif self.stage == "gaul":
            self.open_phase("winter", self.first_seat())
        elif self.stage == "winter":
            self.open_phase("roman", self.first_seat())
        else:
            self.end_round()


class RomansInReverseOrder(Referee):
    """A3.2: the Roman phase goes round from the last player back to the start player."""

    def seat_after(self, seat: int) -> int | None:
        if self.stage != "roman":
            return super().seat_after(seat)
        return None if seat == self.first_seat() else (seat - 1) % self.seats

    def open_phase(self, phase: str, seat: int) -> None:
        if phase == "roman" and self.stage == "gaul":
            seat = (self.first_seat() - 1) % self.seats
        super().open_phase(phase, seat)


class SeatZeroBeginsEveryPhase(Referee):
    """A3.2: the phases go round from seat 0, not from the start player."""

    def open_phase(self, phase: str, seat: int) -> None:
        super().open_phase(phase, 0 if phase != self.stage else seat)

    def seat_after(self, seat: int) -> int | None:
        return seat + 1 if seat + 1 < self.seats else None


MISTAKES: list[type[Referee]] = [
    SeatZeroAlwaysStarts,
    StartCardsAnticlockwise,
    StartCardsBySeat,
    UnusedStartCardsForgotten,
    GaulDecksShuffledTogether,
    RomanDecksUpsideDown,
    RomansTurnedUpFirst,
    FirstCardAtTheLeft,
    OnePlayerAllPhases,
    WinterBeforeTheRomans,
    RomansInReverseOrder,
    SeatZeroBeginsEveryPhase,
]
