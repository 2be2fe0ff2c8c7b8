"""Laying, drawing, activating, battle and the end (R6 to R11), misread."""

from typing import Any, ClassVar

from tests.cross.roma_referee import Referee


class OnlyOntoEmptyDiscs(Referee):
    """R6.4: a card cannot be laid on an occupied disc."""

    def legal_act(self) -> dict[str, int]:
        occupied = [str(d) for d in self.discs() if self.card_at(self.me(), d) is not None]
        return {
            words: odds
            for words, odds in super().legal_act().items()
            if not (words.startswith("lay ") and words.split()[-1] in occupied)
        }


class CoveredToHand(Referee):
    """R6.4: a covered card returns to the hand."""

    def lay(self, card: str, disc: int) -> None:
        covered = self.card_at(self.me(), disc)
        super().lay(card, disc)
        if covered is not None:
            self.discard.remove(covered)
            self.hands[self.me()].append(covered)


class NotInTheTurnItWasLaid(Referee):
    """R6.5: a card laid this turn cannot be activated yet."""

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        super().__init__(options, components)
        self.fresh: list[int] = []

    def begin_turn(self, seat: int) -> None:
        self.fresh = []
        super().begin_turn(seat)

    def lay(self, card: str, disc: int) -> None:
        super().lay(card, disc)
        self.fresh.append(disc)

    def may_activate(self, disc: int, die: int, price: int) -> bool:
        return disc not in self.fresh and super().may_activate(disc, die, price)


class KeptCardOptional(Referee):
    """R8.2: the player may keep none of the drawn cards."""

    def legal_keep(self) -> dict[str, int]:
        return super().legal_keep() | {"done": 1}


class UnkeptUnderTheDeck(Referee):
    """R8.2: the cards not kept return to the deck."""

    def do_keep(self, args: list[str], verb: str) -> None:
        back = list(self.drawn)
        back.remove(args[0])
        super().do_keep(args, verb)
        for card in back:
            self.discard.remove(card)
        self.deck += back


class RebuiltTooEarly(Referee):
    """R8.3: the deck is rebuilt as soon as its last card is drawn."""

    def do_draw(self, args: list[str], verb: str) -> None:
        super().do_draw(args, verb)
        if not self.deck:
            self.rebuild()


class NoRebuildInMidDraw(Referee):
    """R8.3: a draw stops at the end of the deck."""

    def next_draw(self) -> None:
        if self.drawn and not self.deck:
            self.to_draw = 0
        super().next_draw()


class KindsEquallyLikely(Referee):
    """R8.1: every kind of card is as likely as every other, whatever its copies."""

    def legal_draw(self) -> dict[str, int]:
        return dict.fromkeys(super().legal_draw(), 1)


class AttacksOnEmptyDiscs(Referee):
    """R9.5: Legionarius and Centurio can be activated against nothing."""

    def may_perform(self, card: str, disc: int, dice_left: int, money: int) -> bool:
        if card in ("Legionarius", "Centurio"):
            return True
        return super().may_perform(card, disc, dice_left, money)


class ForumCountsItsOwnDie(Referee):
    """R9.9: Consul and Forum are offered with the activating die alone."""

    def may_perform(self, card: str, disc: int, dice_left: int, money: int) -> bool:
        if card in ("Consul", "Forum"):
            return True
        return super().may_perform(card, disc, dice_left, money)


class LegatusNotForNothing(Referee):
    """R9.16: Legatus and Mercatus are not offered when they would give nothing."""

    def may_perform(self, card: str, disc: int, dice_left: int, money: int) -> bool:
        if card == "Legatus":
            return None in self.spaces[self.other()]
        if card == "Mercatus":
            return "Forum" in self.spaces[self.other()]
        return super().may_perform(card, disc, dice_left, money)


class MustExceedTheDefence(Referee):
    """R10.2: the battle die must be higher than the defence."""

    def hits(self, attack: int, defence: int) -> bool:
        return attack > defence


class AttackerLostAfterAMiss(Referee):
    """R10.2: after a miss the attacking card is discarded."""

    def strike(self, attack: int) -> bool:
        hit = super().strike(attack)
        if not hit and self.acting is not None:
            self.remove(self.me(), self.acting["disc"])
        return hit


class TurrisOfTheAttacker(Referee):
    """R10.3: the attacker's Turres are counted for the defence."""

    def effective_defence(self, seat: int, disc: int) -> int:
        card = self.card_at(seat, disc)
        assert card is not None
        towers = self.spaces[1 - seat].count("Turris")
        return self.defence[card] + towers - 2 * self.essedum


class TurrisLeavesItselfOut(Referee):
    """R13.turris.rulebook: a Turris does not protect itself."""

    def protects(self, tower: int, disc: int) -> bool:
        return tower != disc


class TurrisProtectsItself(Referee):
    """R13.turris.publisher: a Turris protects itself too."""

    options: ClassVar[dict[str, str]] = {"turris": "publisher"}

    def protects(self, tower: int, disc: int) -> bool:
        return True


class NoEndInPhaseOne(Referee):
    """R11.1: fame lost for empty discs ends the game only when the next action is over."""

    def check_end(self) -> None:
        if self.question != "roll":
            super().check_end()


class WinnerBySeat(Referee):
    """R11.6: ranks are by seat, not by fame."""

    def outcome(self) -> dict[str, Any]:
        return super().outcome() | {"ranks": [1, 2], "winners": [0]}


MISTAKES: list[type[Referee]] = [
    OnlyOntoEmptyDiscs,
    CoveredToHand,
    NotInTheTurnItWasLaid,
    KeptCardOptional,
    UnkeptUnderTheDeck,
    RebuiltTooEarly,
    NoRebuildInMidDraw,
    KindsEquallyLikely,
    AttacksOnEmptyDiscs,
    ForumCountsItsOwnDie,
    LegatusNotForNothing,
    MustExceedTheDefence,
    AttackerLostAfterAMiss,
    TurrisOfTheAttacker,
    TurrisLeavesItselfOut,
    TurrisProtectsItself,
    NoEndInPhaseOne,
    WinnerBySeat,
]
