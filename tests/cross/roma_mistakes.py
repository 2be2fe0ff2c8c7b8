"""Planted mistakes: referees of Roma that each get one rule wrong.

A comparison that is worth its name tells every one of them from the rules. Where `options` is set,
the mistake shows only under these options.
"""

from typing import Any, ClassVar

from tests.cross.roma_referee import LAYS_KIND, MOVES_KIND, TARGET_KIND, Referee


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
    EssedumStays,
    AesculapinumTakesBuildings,
    ForumPaysBothDice,
    BasilicaAnywhere,
    ThirdDieWithoutTemplum,
    MercatusCountsOwnForums,
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
