"""Gauls and Romans come (A4, A5), misread."""

from tests.cross.armorica_referee import Referee
from tests.cross.armorica_table import PATRICIAN_ICONS


class MustTakeWhatCanBeTaken(Referee):
    """A4.1: passing is allowed only when nothing can be taken."""

    def passing(self, takes: list[str]) -> dict[str, int]:
        return {} if takes else {"pass": 1}


class ReachFromTheLeft(Referee):
    """A4.2: the reach is counted from the left end of the row."""

    def place_from_right(self, row: list[str], card: str) -> int:
        return row.index(card) + 1


class ReachOneShort(Referee):
    """A4.2: more than n wheat icons are asked for the n-th Gaul."""

    def can_take_gaul(self, seat: int, card: str) -> bool:
        return self.place_from_right(self.gaul_row, card) < self.icons(seat, "wheat")


class RightmostAlwaysInReach(Referee):
    """A4.2, A5.6: the rightmost Roman can be taken without any icon."""

    def can_take_roman(self, seat: int, card: str) -> bool:
        return card == self.roman_row[-1] or super().can_take_roman(seat, card)


class ReachCountsTheCardTaken(Referee):
    """A4.3: the wheat of the card about to be taken counts too."""

    def can_take_gaul(self, seat: int, card: str) -> bool:
        wheat = self.icons(seat, "wheat") + self.icons_on(card, "wheat")
        return self.place_from_right(self.gaul_row, card) <= wheat


class ReachCountsCardsNotIcons(Referee):
    """A4.3: a card with two icons of a kind counts once."""

    def icons(self, seat: int, icon: str) -> int:
        if icon in ("gold", "amphora"):
            return super().icons(seat, icon)
        return sum(self.icons_on(card, icon) > 0 for card in self.displays[seat])


class TakenCardAtTheLeft(Referee):
    """A4.4: a taken card is laid at the left end of the display."""

    def take(self, seat: int, card: str) -> None:
        super().take(seat, card)
        self.displays[seat].insert(0, self.displays[seat].pop())


class PassDiscardsTheLeftmost(Referee):
    """A4.5: passing discards the leftmost card of the row."""

    def discard_rightmost(self, row: list[str]) -> None:
        self.discards.append(row.pop(0))


class PassDiscardsNothing(Referee):
    """A4.5: passing leaves the row as it is."""

    def apply(self, words: str) -> None:
        if words == "pass":
            self.next_in_phase()
        else:
            super().apply(words)


class RefillAtTheRight(Referee):
    """A4.6: the new card comes in at the right end."""

    def add_to_row(self, row: list[str], card: str) -> None:
        if self.stage == "setup":
            super().add_to_row(row, card)
        else:
            row.append(card)


class RefillInTheGap(Referee):
    """A4.6: the new card fills the gap instead of closing up the row."""

    gap = 0

    def take(self, seat: int, card: str) -> None:
        self.gap = self.row_of(self.stage).index(card)
        super().take(seat, card)

    def add_to_row(self, row: list[str], card: str) -> None:
        row.insert(self.gap, card)
        self.gap = 0


class PassedCardsReturnToTheDeck(Referee):
    """A4.7: a card passed over goes back into its deck."""

    def discard_rightmost(self, row: list[str]) -> None:
        card = row.pop()
        self.deck_of(str(self.cards[card]["group"])).append(card)


class RomanPassesDiscardGauls(Referee):
    """A5.1: passing in the Roman phase discards a card of the Gaul row."""

    def discard_rightmost(self, row: list[str]) -> None:
        super().discard_rightmost(self.gaul_row if self.stage == "roman" else row)


class GrapesAndOlivesSwapped(Referee):
    """A5.3: generals are reached with olives and matrons with grapes."""

    def icon_needed(self, card: str) -> str:
        swapped = {**PATRICIAN_ICONS, "general": "olive", "matron": "grape"}
        return swapped.get(self.suit(card), "wheat")


class WheatReachesAllRomans(Referee):
    """A5.3: wheat reaches the patricians too."""

    def icon_needed(self, card: str) -> str:
        return "wheat"


class WheatOrOwnIcon(Referee):
    """A5.3: a patrician can be reached with wheat as well as with its own icon."""

    def can_take_roman(self, seat: int, card: str) -> bool:
        place = self.place_from_right(self.roman_row, card)
        return place <= self.icons(seat, "wheat") or super().can_take_roman(seat, card)


class PlacesCountedWithinTheSuit(Referee):
    """A5.4: only cards of the same suit are counted from the right."""

    def can_take_roman(self, seat: int, card: str) -> bool:
        same = [other for other in self.roman_row if self.suit(other) == self.suit(card)]
        return self.place_from_right(same, card) <= self.icons(seat, self.icon_needed(card))


class CornerIconCounts(Referee):
    """A5.5: the icon in a patrician's corner counts as one of its icons."""

    def icons_on(self, card: str, icon: str) -> int:
        corner = PATRICIAN_ICONS.get(self.suit(card)) == icon
        return super().icons_on(card, icon) + int(corner)


MISTAKES: list[type[Referee]] = [
    MustTakeWhatCanBeTaken,
    ReachFromTheLeft,
    ReachOneShort,
    RightmostAlwaysInReach,
    ReachCountsTheCardTaken,
    ReachCountsCardsNotIcons,
    TakenCardAtTheLeft,
    PassDiscardsTheLeftmost,
    PassDiscardsNothing,
    RefillAtTheRight,
    RefillInTheGap,
    PassedCardsReturnToTheDeck,
    RomanPassesDiscardGauls,
    GrapesAndOlivesSwapped,
    WheatReachesAllRomans,
    WheatOrOwnIcon,
    PlacesCountedWithinTheSuit,
    CornerIconCounts,
]
