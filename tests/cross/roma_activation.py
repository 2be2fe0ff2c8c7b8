"""Which card may act, and the cards that copy, look and pay (R9, R12)."""

from __future__ import annotations

from tests.cross.roma_cards import Cards
from tests.cross.roma_table import LAYS_KIND, MOVES_KIND, TARGET_KIND


class Activation(Cards):
    # ---- R5 to R9: the actions

    def may_activate(self, disc: int, die: int, price: int) -> bool:
        """R9.1, R9.3, R12.praetorianus.4, R13.bribery.on.8: judged with die and bribe gone."""
        card = self.card_at(self.me(), disc)
        if card is None or card in self.passive or self.is_barred(disc):
            return False
        money = self.money[self.me()] - price
        left = list(self.dice)
        left.remove(die)
        return money >= 0 and self.may_perform(card, disc, len(left), money)

    def may_perform(self, card: str, disc: int, dice_left: int, money: int) -> bool:
        """R9.4 to R9.16: whether the action of a card could do anything."""
        if card in ("Legionarius", "Centurio"):
            return self.card_at(self.other(), self.opposite(disc)) is not None
        if card in TARGET_KIND or card == "Praetorianus":
            return self.targets(card) != []
        if card == "Aesculapinum":
            return self.takes(card) != []
        if card in ("Consul", "Forum"):
            return dice_left > 0
        if card == "Mercator":
            return money >= 2
        if card in LAYS_KIND:
            return self.free_lays(card) != []
        if card == "Haruspex":
            return bool(self.deck or self.discard)
        if card in MOVES_KIND:
            return self.chosen["relocate"] == "publisher" or self.moves(card) != []
        if card == "Scaenicus":
            return self.copies(disc, dice_left, money) != []
        return True

    def perform(self, card: str, disc: int) -> None:
        """R12: the action of a card, as far as it goes without a question."""
        self.acting = {"card": card, "disc": disc}
        me = self.me()
        if card in ("Legionarius", "Centurio"):
            self.acting["target"] = self.opposite(disc)
            self.ask("fate", "battle")
        elif card in TARGET_KIND or card == "Praetorianus":
            self.ask(me, "target")
        elif card in LAYS_KIND:
            self.ask(me, "lay_free")
        elif card in MOVES_KIND and self.chosen["relocate"] == "publisher":
            self.lift(card)
        elif card == "Haruspex":
            self.look()
        else:
            questions = {"Consiliarius": "move", "Machina": "move", "Mercator": "buy"}
            questions |= {"Consul": "set_dice", "Forum": "second_die", "Scaenicus": "copy"}
            questions |= {"Aesculapinum": "take"}
            if card in questions:
                self.ask(me, questions[card])
            else:
                self.perform_at_once(card)
                self.finish()

    def perform_at_once(self, card: str) -> None:
        """R12: the cards that leave nothing to choose."""
        if card == "Legatus":
            self.gain(self.empty_discs(self.other()))
        elif card == "Tribunus":
            self.take_fame(1)
        elif card == "Essedum":
            self.essedum += 1
        elif card == "Mercatus":
            self.mercatus(self.spaces[self.other()].count("Forum"))

    # ---- R12 The cards

    def may_copy(self, disc: int) -> bool:
        """R12.scaenicus.1, R12.scaenicus.2: an own character, blocked or not, no Scaenicus."""
        card = self.card_at(self.me(), disc)
        return card is not None and card != "Scaenicus" and self.kind[card] == "character"

    def copies(self, stage: int, dice_left: int, money: int) -> list[int]:
        """R9.15, R12.scaenicus.3: whose action is legal on the disc of the Scaenicus."""
        return [
            disc
            for disc in self.discs()
            if self.may_copy(disc)
            and self.may_perform(self.card_at(self.me(), disc) or "", stage, dice_left, money)
        ]

    def legal_copy(self) -> dict[str, int]:
        """R12.scaenicus.1: any such character."""
        assert self.acting is not None
        stage, money = self.acting["disc"], self.money[self.me()]
        return {f"copy {disc}": 1 for disc in self.copies(stage, len(self.dice), money)}

    def do_copy(self, args: list[str], verb: str) -> None:
        """R12.scaenicus.3: as if the copied card stood where the Scaenicus stands."""
        assert self.acting is not None
        self.perform(self.card_at(self.me(), int(args[0])) or "", self.acting["disc"])

    def look(self) -> None:
        """R12.haruspex, R14.8: the whole deck is seen, and so the other hand is known."""
        if not self.deck:
            self.rebuild()
        self.known[self.other()] = list(self.hands[self.other()])
        self.ask(self.me(), "take")

    def takes(self, card: str) -> list[str]:
        """R12.haruspex.1, R12.aesculapinum: the deck, or the characters among the discards."""
        if card == "Haruspex":
            return self.kinds_of(self.deck)
        return [name for name in self.kinds_of(self.discard) if self.kind[name] == "character"]

    def legal_take(self) -> dict[str, int]:
        """R12.haruspex.1, R12.aesculapinum: one card must be taken."""
        assert self.acting is not None
        return {f"take {card}": 1 for card in self.takes(self.acting["card"])}

    def do_take(self, args: list[str], verb: str) -> None:
        """R14.2, R14.7: a card from the deck is secret, one from the discards is known."""
        assert self.acting is not None
        if self.acting["card"] == "Haruspex":
            self.deck.remove(args[0])
        else:
            self.discard.remove(args[0])
            self.known[self.me()].append(args[0])
        self.hands[self.me()].append(args[0])
        self.finish()

    def neighbours(self, disc: int) -> list[str | None]:
        """R12.basilica.2, R13.bribery.on.3: the own cards on the discs beside a disc."""
        return [self.card_at(self.me(), d) for d in (disc - 1, disc + 1) if d in self.discs()]

    def legal_second_die(self) -> dict[str, int]:
        """R12.forum: a second unused die of any value."""
        return self.dice_to_spend()

    def do_second_die(self, args: list[str], verb: str) -> None:
        """R12.forum, R12.templum.1: the third die is asked for beside a Templum."""
        assert self.acting is not None
        self.dice.remove(int(args[0]))
        self.acting["second"] = int(args[0])
        if self.dice and "Templum" in self.neighbours(self.acting["disc"]):
            self.ask(self.me(), "third_die")
        else:
            self.pay_forum(0)

    def legal_third_die(self) -> dict[str, int]:
        """R12.templum.1: it may be spent too."""
        return self.dice_to_spend() | {"done": 1}

    def do_third_die(self, args: list[str], verb: str) -> None:
        """R12.templum.1, R12.templum.2: as much fame again as it shows, once."""
        third = int(args[0]) if verb == "spend" else 0
        if third:
            self.dice.remove(third)
        self.pay_forum(third)

    def basilicae(self) -> int:
        """R12.basilica.1: 2 fame for each Basilica beside the Forum."""
        assert self.acting is not None
        return 2 * self.neighbours(self.acting["disc"]).count("Basilica")

    def pay_forum(self, third: int) -> None:
        """R11.5, R12.forum: a single gain."""
        assert self.acting is not None
        self.gain(int(self.acting["second"]) + third + self.basilicae())
        self.finish()

    def mercatus(self, forums: int) -> None:
        """R13.mercatus: 1 fame for each, from the stockpile or from the opponent."""
        if self.chosen["mercatus"] == "publisher":
            self.take_fame(forums)
        else:
            self.gain(forums)
