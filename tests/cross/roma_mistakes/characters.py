"""What the characters do, and the Onager (R12), misread."""

from tests.cross.roma_referee import Referee
from tests.cross.roma_table import LAYS_KIND


class SicariusSurvives(Referee):
    """R12.sicarius: the Sicarius stays on his disc."""

    def assassinate(self, disc: int) -> None:
        assert self.acting is not None
        if self.acting["card"] == "Sicarius":
            self.remove(self.other(), disc)
        else:
            super().assassinate(disc)


class NeroAgainstCharacters(Referee):
    """R12.nero: Nero strikes any card."""

    def targets(self, card: str) -> list[int]:
        if card == "Nero":
            return [d for d in self.discs() if self.card_at(self.other(), d) is not None]
        return super().targets(card)


class GladiatorKills(Referee):
    """R12.gladiator: the character is discarded."""

    def send_back(self, disc: int) -> None:
        self.remove(self.other(), disc)


class GladiatorCaptures(Referee):
    """R12.gladiator: the character comes into the attacker's hand."""

    def send_back(self, disc: int) -> None:
        super().send_back(disc)
        card = self.hands[self.other()].pop()
        self.known[self.other()].pop()
        self.hands[self.me()].append(card)
        self.known[self.me()].append(card)


class ArchitectusMustLay(Referee):
    """R12.architectus.1: he cannot be done while a building can be laid."""

    def legal_lay_free(self) -> dict[str, int]:
        answers = super().legal_lay_free()
        if self.acting is not None and self.acting["card"] == "Architectus":
            del answers["done"]
        return answers


class ArchitectusOnEmptyDiscs(Referee):
    """R12.architectus.2: buildings are laid free on empty discs only."""

    def free_lays(self, card: str) -> list[str]:
        return [
            words
            for words in super().free_lays(card)
            if card != "Architectus" or self.card_at(self.me(), int(words[-1])) is None
        ]


class OneCardLaidFree(Referee):
    """R12.senator.1: Senator and Architectus lay one card and no more."""

    def do_lay_free(self, args: list[str], verb: str) -> None:
        super().do_lay_free(args, verb)
        if self.question == "lay_free":
            self.finish()


class SenatorLaysAnything(Referee):
    """R12.senator.1: the Senator lays buildings too."""

    def free_lays(self, card: str) -> list[str]:
        if card != "Senator":
            return super().free_lays(card)
        return [words for name in LAYS_KIND for words in Referee.free_lays(self, name)]


class LegatusCountsOwnDiscs(Referee):
    """R12.legatus: the player's own empty discs are counted."""

    def perform_at_once(self, card: str) -> None:
        if card == "Legatus":
            self.gain(self.empty_discs(self.me()))
        else:
            super().perform_at_once(card)


class TribunusFromTheStockpile(Referee):
    """R12.tribunus: the fame comes from the stockpile."""

    def perform_at_once(self, card: str) -> None:
        if card == "Tribunus":
            self.gain(1)
        else:
            super().perform_at_once(card)


class MercatorPaysTheBank(Referee):
    """R12.mercator.1: the sestertii go to the bank."""

    def do_buy(self, args: list[str], verb: str) -> None:
        before = self.money[self.other()]
        super().do_buy(args, verb)
        self.money[self.other()] = before


class ConsulGoesRound(Referee):
    """R12.consul.1: a 1 can be lowered to 6 and a 6 raised to 1."""

    def legal_set_dice(self) -> dict[str, int]:
        answers = super().legal_set_dice()
        for old, new in ((1, 6), (6, 1)):
            if old in self.dice:
                dice = list(self.dice)
                dice.remove(old)
                answers["set " + " ".join(map(str, sorted([*dice, new])))] = 1
        return answers


class CenturioNeverAdds(Referee):
    """R12.centurio.2: a Centurio fights like a Legionarius."""

    def do_battle(self, args: list[str], verb: str) -> None:
        super().do_battle(args, verb)
        if self.question == "add_die":
            self.finish()


class VelitesFightOpposite(Referee):
    """R12.velites: only a character directly opposite can be fought."""

    def legal_target(self) -> dict[str, int]:
        assert self.acting is not None
        answers = super().legal_target()
        if self.acting["card"] == "Velites":
            answers = {w: 1 for w in answers if w == f"target {self.acting['disc']}"}
        return answers


class OnagerAgainstCharacters(Referee):
    """R12.onager: the Onager fights any card."""

    def targets(self, card: str) -> list[int]:
        if card == "Onager":
            return [d for d in self.discs() if self.card_at(self.other(), d) is not None]
        return super().targets(card)


class PraetorianusOnlyOnCards(Referee):
    """R12.praetorianus.1: an empty disc cannot be blocked."""

    def targets(self, card: str) -> list[int]:
        discs = super().targets(card)
        if card == "Praetorianus":
            discs = [d for d in discs if self.card_at(self.other(), d) is not None]
        return discs


class BlockEndsTooEarly(Referee):
    """R12.praetorianus.2: blocks are lifted at the end of the blocker's own turn."""

    def end_turn(self) -> None:
        self.blocked[self.other()] = []
        super().end_turn()


class BlockNeverEnds(Referee):
    """R12.praetorianus.2: a blocked disc stays blocked."""

    def end_turn(self) -> None:
        seat, discs = self.me(), list(self.blocked[self.me()])
        super().end_turn()
        self.blocked[seat] = discs


class BlockedCardsAct(Referee):
    """R12.praetorianus.4: cards on a blocked disc can be activated all the same."""

    def may_activate(self, disc: int, die: int, price: int) -> bool:
        blocked, self.blocked[self.me()] = self.blocked[self.me()], []
        answer = super().may_activate(disc, die, price)
        self.blocked[self.me()] = blocked
        return answer


class BlockedDiscCostsNothing(Referee):
    """R12.praetorianus.6: an empty blocked disc costs no fame."""

    def lose_fame_for_empty_discs(self) -> None:
        spared = [d for d in self.blocked[self.me()] if self.card_at(self.me(), d) is None]
        loss = min(self.empty_discs(self.me()) - len(spared), self.fame[self.me()])
        self.fame[self.me()] -= loss
        self.stockpile += loss


class ScaenicusFightsElsewhere(Referee):
    """R12.scaenicus.3: a copied card acts from its own disc."""

    def do_copy(self, args: list[str], verb: str) -> None:
        self.perform(self.card_at(self.me(), int(args[0])) or "", int(args[0]))


class ScaenicusCopiesTheOpponent(Referee):
    """R12.scaenicus.1: the opponent's characters are offered too."""

    def copies(self, stage: int, dice_left: int, money: int) -> list[int]:
        theirs = [
            disc
            for disc in self.discs_with(self.other(), "character")
            if self.card_at(self.other(), disc) != "Scaenicus"
        ]
        return sorted({*super().copies(stage, dice_left, money), *theirs})


class HaruspexFromTheDiscards(Referee):
    """R12.haruspex.1: the discard pile is searched too."""

    def takes(self, card: str) -> list[str]:
        if card == "Haruspex":
            return self.kinds_of(self.deck + self.discard)
        return super().takes(card)


MISTAKES: list[type[Referee]] = [
    SicariusSurvives,
    NeroAgainstCharacters,
    GladiatorKills,
    GladiatorCaptures,
    ArchitectusMustLay,
    ArchitectusOnEmptyDiscs,
    OneCardLaidFree,
    SenatorLaysAnything,
    LegatusCountsOwnDiscs,
    TribunusFromTheStockpile,
    MercatorPaysTheBank,
    ConsulGoesRound,
    CenturioNeverAdds,
    VelitesFightOpposite,
    OnagerAgainstCharacters,
    PraetorianusOnlyOnCards,
    BlockEndsTooEarly,
    BlockNeverEnds,
    BlockedCardsAct,
    BlockedDiscCostsNothing,
    ScaenicusFightsElsewhere,
    ScaenicusCopiesTheOpponent,
    HaruspexFromTheDiscards,
]
