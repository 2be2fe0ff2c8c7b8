"""What the other buildings do (R12), misread."""

from tests.cross.roma_referee import Referee


class EssedumStays(Referee):
    """R12.essedum.1: the lowered defences outlast the turn."""

    def end_turn(self) -> None:
        lowered = self.essedum
        super().end_turn()
        self.essedum = lowered


class AesculapinumTakesBuildings(Referee):
    """R12.aesculapinum: any card can be taken from the discard pile."""

    def takes(self, card: str) -> list[str]:
        return self.kinds_of(self.discard) if card == "Aesculapinum" else super().takes(card)


class ForumPaysBothDice(Referee):
    """R12.forum: the activating die is paid out too."""

    def pay_forum(self, third: int) -> None:
        assert self.acting is not None
        super().pay_forum(third + int(self.acting["disc"]))


class BasilicaAnywhere(Referee):
    """R12.basilica.1: a Basilica need not be a neighbour of the Forum."""

    def basilicae(self) -> int:
        return 2 * self.spaces[self.me()].count("Basilica")


class ThirdDieWithoutTemplum(Referee):
    """R12.templum.1: every Forum takes a third die."""

    def do_second_die(self, args: list[str], verb: str) -> None:
        assert self.acting is not None
        self.dice.remove(int(args[0]))
        self.acting["second"] = int(args[0])
        if self.dice:
            self.ask(self.me(), "third_die")
        else:
            self.pay_forum(0)


class MercatusCountsOwnForums(Referee):
    """R12.mercatus: the player's own Forums are counted."""

    def mercatus(self, forums: int) -> None:
        super().mercatus(self.spaces[self.me()].count("Forum"))


MISTAKES: list[type[Referee]] = [
    EssedumStays,
    AesculapinumTakesBuildings,
    ForumPaysBothDice,
    BasilicaAnywhere,
    ThirdDieWithoutTemplum,
    MercatusCountsOwnForums,
]
