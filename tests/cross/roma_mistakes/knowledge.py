"""What each player may know (R14), misread."""

from tests.cross.roma_referee import Referee


class KeptCardIsShown(Referee):
    """R14.2: the card kept from a draw is known to the other player."""

    def do_keep(self, args: list[str], verb: str) -> None:
        super().do_keep(args, verb)
        self.known[self.me()] = list(self.hands[self.me()])


class PassedCardsForgotten(Referee):
    """R14.5: what a player passed is not noted as known to him."""

    def exchange(self) -> None:
        super().exchange()
        self.known = [[], []]


class SentBackUnseen(Referee):
    """R14.6: a card sent back by a Gladiator is not noted as known."""

    def send_back(self, disc: int) -> None:
        super().send_back(disc)
        self.known[self.other()].pop()


class HaruspexLearnsNothing(Referee):
    """R14.8: who looks through the deck is not held to know the other hand."""

    def look(self) -> None:
        known = list(self.known[self.other()])
        super().look()
        self.known[self.other()] = known


class RebuildTellsNothing(Referee):
    """R14.9: a rebuilt deck is not held to give the hands away."""

    def learn_from_rebuilding(self) -> None:
        pass


class RebuildTellsWhichIsWhich(Referee):
    """R14.9: a deck rebuilt in mid-draw is held to give the drawing hand away."""

    def learn_from_rebuilding(self) -> None:
        super().learn_from_rebuilding()
        self.known[self.me()] = list(self.hands[self.me()])


class DiscardsTellNothing(Referee):
    """R14.10: the discarded cards are not held to tell the hand from the draw."""

    def learn_from_discards(self, kept: str) -> None:
        pass


class NobodyCounts(Referee):
    """R14.14: what follows by counting is not held to be known."""

    def counted_out(self, pool: list[str], in_hand: int) -> list[str]:
        return []


class LaidCardStaysKnown(Referee):
    """R14.11: a known card is counted in the hand after it was laid."""

    def lay(self, card: str, disc: int) -> None:
        known = list(self.known[self.me()])
        super().lay(card, disc)
        self.known[self.me()] = known


MISTAKES: list[type[Referee]] = [
    KeptCardIsShown,
    PassedCardsForgotten,
    SentBackUnseen,
    HaruspexLearnsNothing,
    RebuildTellsNothing,
    RebuildTellsWhichIsWhich,
    DiscardsTellNothing,
    NobodyCounts,
    LaidCardStaysKnown,
]
