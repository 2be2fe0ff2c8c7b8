"""The readings that a table may choose (R13), misread."""

from typing import ClassVar

from tests.cross.roma_referee import Referee
from tests.cross.roma_table import MOVES_KIND, TARGET_KIND


class BlockLetsCardsIn(Referee):
    """R13.praetorianus.rulebook.1: cards can be laid on a blocked disc."""

    def may_place(self, disc: int) -> bool:
        return True


class BlockAlwaysBarsLaying(Referee):
    """R13.praetorianus.publisher: the option is forgotten."""

    options: ClassVar[dict[str, str]] = {"praetorianus": "publisher"}

    def may_place(self, disc: int) -> bool:
        return not self.is_barred(disc)


class ConsulChangesOneDie(Referee):
    """R13.consul.rulebook: only one die is changed."""

    def legal_set_dice(self) -> dict[str, int]:
        before, self.chosen["consul"] = self.chosen["consul"], "publisher"
        answers = super().legal_set_dice()
        self.chosen["consul"] = before
        return answers


class ConsulMayChangeNothing(Referee):
    """R13.consul.publisher: the dice may stay as they are."""

    options: ClassVar[dict[str, str]] = {"consul": "publisher"}

    def legal_set_dice(self) -> dict[str, int]:
        unchanged = "set " + " ".join(map(str, sorted(self.dice)))
        return super().legal_set_dice() | {unchanged: 1}


class RelocationOntoTheSameType(Referee):
    """R13.relocate.rulebook.2: cards of the same type can be covered too."""

    def moves(self, card: str) -> list[tuple[int, int]]:
        own = self.discs_with(self.me(), MOVES_KIND[card])
        return [(a, b) for a in own for b in self.discs() if a != b and self.may_place(b)]


class RelocationNeedsAnEmptyDisc(Referee):
    """R13.relocate.rulebook.2: a card of the other type cannot be covered."""

    def moves(self, card: str) -> list[tuple[int, int]]:
        return [(a, b) for a, b in super().moves(card) if self.card_at(self.me(), b) is None]


class NoReturnToTheOldDisc(Referee):
    """R13.relocate.publisher.2: a card cannot be put back where it came from."""

    options: ClassVar[dict[str, str]] = {"relocate": "publisher"}

    def may_put(self, disc: int, origin: int, taken: list[int]) -> bool:
        return disc != origin and super().may_put(disc, origin, taken)


class OnlyTheActorIsLifted(Referee):
    """R13.relocate.publisher.1: a publisher's relocation moves the acting disc's card alone."""

    options: ClassVar[dict[str, str]] = {"relocate": "publisher"}

    def lift(self, card: str) -> None:
        super().lift(card)
        assert self.acting is not None
        for name, disc in list(zip(self.lifted, self.lifted_from, strict=True)):
            if disc != self.acting["disc"]:
                self.spaces[self.me()][disc - 1] = name
                self.lifted.remove(name)
                self.lifted_from.remove(disc)


class MercatusAlwaysFromTheStockpile(Referee):
    """R13.mercatus.publisher: the option is forgotten."""

    options: ClassVar[dict[str, str]] = {"mercatus": "publisher"}

    def mercatus(self, forums: int) -> None:
        self.gain(forums)


class FourCardsWithBribery(Referee):
    """R13.bribery.on.2: four cards are dealt with bribery too."""

    options: ClassVar[dict[str, str]] = {"bribery": "on"}

    def cards_dealt(self) -> int:
        return 4


class BriberySpaceMayStayEmpty(Referee):
    """R13.bribery.on.4: an empty bribery space costs nothing."""

    options: ClassVar[dict[str, str]] = {"bribery": "on"}

    def empty_discs(self, seat: int) -> int:
        return self.spaces[seat][:6].count(None)


class BribesForNothing(Referee):
    """R13.bribery.on.6: the card on space 7 needs a die but no money."""

    options: ClassVar[dict[str, str]] = {"bribery": "on"}

    def bribe(self, die: int) -> int:
        return 0


class BribesOfOne(Referee):
    """R13.bribery.on.6: every bribe costs 1, whatever the die."""

    options: ClassVar[dict[str, str]] = {"bribery": "on"}

    def bribe(self, die: int) -> int:
        return 1


class BriberySpaceCannotBeHit(Referee):
    """R13.bribery.on.5: a card on space 7 is no target."""

    options: ClassVar[dict[str, str]] = {"bribery": "on"}

    def targets(self, card: str) -> list[int]:
        discs = super().targets(card)
        return [d for d in discs if d != 7] if card in TARGET_KIND else discs


MISTAKES: list[type[Referee]] = [
    BlockLetsCardsIn,
    BlockAlwaysBarsLaying,
    ConsulChangesOneDie,
    ConsulMayChangeNothing,
    RelocationOntoTheSameType,
    RelocationNeedsAnEmptyDisc,
    NoReturnToTheOldDisc,
    OnlyTheActorIsLifted,
    MercatusAlwaysFromTheStockpile,
    FourCardsWithBribery,
    BriberySpaceMayStayEmpty,
    BribesForNothing,
    BribesOfOne,
    BriberySpaceCannotBeHit,
]
