"""Set-up, empty discs, the roll and the end of a turn (R1 to R5), misread."""

from tests.cross.roma_referee import Referee


class StockpileOfAll(Referee):
    """R1.4: the stockpile begins with all 36 fame."""

    def begin_deal(self, starter: int) -> None:
        super().begin_deal(starter)
        self.stockpile = 36


class MoneyAtTheStart(Referee):
    """R1.5: each player begins with 5 sestertii."""

    def begin_deal(self, starter: int) -> None:
        super().begin_deal(starter)
        self.money = [5, 5]


class DealtInTurns(Referee):
    """R1.7: the cards are dealt one to each in turns."""

    def do_deal(self, args: list[str], verb: str) -> None:
        starter = self.first()
        even = len(self.hands[0]) == len(self.hands[1])
        self.deck.remove(args[0])
        self.hands[starter if even else 1 - starter].append(args[0])
        if len(self.hands[1 - starter]) == self.cards_dealt():
            self.ask(starter, "give")


class GiftSeenBeforeChoosing(Referee):
    """R1.8: the second to choose already holds what the starter passed."""

    def do_give(self, args: list[str], verb: str) -> None:
        super().do_give(args, verb)
        if self.question == "give" and self.seat == 1 - self.first() and not self.passed[self.seat]:
            self.hands[self.seat] += self.passed[self.first()]

    def exchange(self) -> None:
        for card in self.passed[self.first()]:
            self.hands[1 - self.first()].remove(card)
        super().exchange()


class OneCardPassed(Referee):
    """R1.8: one card is passed."""

    def cards_passed(self) -> int:
        return 1


class LayoutFaceUp(Referee):
    """R1.9: the start cards are laid face up."""

    def do_layout(self, args: list[str], verb: str) -> None:
        super().do_layout(args, verb)
        self.face_down = False


class OtherBegins(Referee):
    """R2.1: the player who laid last takes the first turn."""

    def begin_turn(self, seat: int) -> None:
        super().begin_turn(1 - seat if self.turn_number == 0 else seat)


class FirstTurnFree(Referee):
    """R2.2: nobody loses fame for empty discs on his first turn."""

    def lose_fame_for_empty_discs(self) -> None:
        if self.turn_number > 2:
            super().lose_fame_for_empty_discs()


class EmptyDiscsOfTheOther(Referee):
    """R3.1: the opponent's empty discs are counted."""

    def lose_fame_for_empty_discs(self) -> None:
        loss = min(self.empty_discs(self.other()), self.fame[self.me()])
        self.fame[self.me()] -= loss
        self.stockpile += loss


class LostFameIsGone(Referee):
    """R3.1: the fame lost leaves the game instead of going to the stockpile."""

    def lose_fame_for_empty_discs(self) -> None:
        before = self.stockpile
        super().lose_fame_for_empty_discs()
        self.stockpile = before


class CannotPayPaysNothing(Referee):
    """R3.2: a player who cannot pay in full keeps his fame."""

    def lose_fame_for_empty_discs(self) -> None:
        if self.empty_discs(self.me()) <= self.fame[self.me()]:
            super().lose_fame_for_empty_discs()


class RollsAllEqual(Referee):
    """R4.1: all 56 rolls are equally likely."""

    def legal_roll(self) -> dict[str, int]:
        return dict.fromkeys(super().legal_roll(), 1)


class PairsRollAgain(Referee):
    """R4.2: two equal dice give the choice of a new roll."""

    def may_reroll(self) -> bool:
        return len(set(self.dice)) < 3


class TripleMustBeRolledAgain(Referee):
    """R4.2: a triple cannot stand."""

    def legal_reroll(self) -> dict[str, int]:
        return {"reroll": 1}


class DiceMustBeUsed(Referee):
    """R5.4: the turn cannot end while a die is unused."""

    def legal_act(self) -> dict[str, int]:
        answers = super().legal_act()
        if self.dice:
            del answers["end"]
        return answers


MISTAKES: list[type[Referee]] = [
    StockpileOfAll,
    MoneyAtTheStart,
    DealtInTurns,
    GiftSeenBeforeChoosing,
    OneCardPassed,
    LayoutFaceUp,
    OtherBegins,
    FirstTurnFree,
    EmptyDiscsOfTheOther,
    LostFameIsGone,
    CannotPayPaysNothing,
    RollsAllEqual,
    PairsRollAgain,
    TripleMustBeRolledAgain,
    DiceMustBeUsed,
]
