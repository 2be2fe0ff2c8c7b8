"""How a turn begins and ends, and how cards come and go (R2 to R8)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from tests.cross.roma_table import Table


class Turns(Table):
    # ---- R1 Set-up

    def cards_dealt(self) -> int:
        """R1.7, R13.bribery.on.2: four cards, with bribery five."""
        return 5 if self.chosen["bribery"] == "on" else 4

    def cards_passed(self) -> int:
        """R1.8: two cards are passed."""
        return 2

    def first(self) -> int:
        """The starter."""
        assert self.starter is not None
        return self.starter

    def legal_deal(self) -> dict[str, int]:
        """R1.7: any card left, by its copies."""
        return {f"draw {card}": self.deck.count(card) for card in self.kinds_of(self.deck)}

    # ---- R2 to R4: the turn, empty discs, the roll

    def begin_turn(self, seat: int) -> None:
        """R2.1, R2.2: a turn begins with phase 1, then the roll."""
        self.turn_seat = seat
        self.turn_number += 1
        self.lose_fame_for_empty_discs()
        self.ask("fate", "roll")

    def lose_fame_for_empty_discs(self) -> None:
        """R3.1, R3.2: 1 fame to the stockpile for each empty disc, at most all he has."""
        loss = min(self.empty_discs(self.me()), self.fame[self.me()])
        self.fame[self.me()] -= loss
        self.stockpile += loss

    def legal_roll(self) -> dict[str, int]:
        """R4.1: three dice, 56 results; six orders, three, or one."""
        rolls = combinations_with_replacement(range(1, 7), 3)
        odds = {1: 1, 2: 3, 3: 6}
        return {f"roll {a} {b} {c}": odds[len({a, b, c})] for a, b, c in rolls}

    def may_reroll(self) -> bool:
        """R4.2, R4.3: only after a triple, but after each."""
        return len(set(self.dice)) == 1

    def do_roll(self, args: list[str], verb: str) -> None:
        """R4.1: the dice are rolled."""
        self.dice = [int(value) for value in args]
        self.ask(self.me(), "reroll" if self.may_reroll() else "act")

    def legal_reroll(self) -> dict[str, int]:
        """R4.2: he may let them stand."""
        return {"reroll": 1, "stand": 1}

    def do_reroll(self, args: list[str], verb: str) -> None:
        """R4.2: all three dice again, or none."""
        if verb == "stand":
            self.ask(self.me(), "act")
        else:
            self.dice = []
            self.ask("fate", "roll")

    # ---- R5 to R9: the actions

    def end_turn(self) -> None:
        """R5.4, R12.praetorianus.2, R12.essedum.1, R16.1: what lasts a turn is over."""
        self.dice = []
        self.essedum = 0
        self.blocked[self.me()] = []
        if self.turn_number >= 2 * self.turns_per_seat:
            self.ask(None, "over")
        else:
            self.begin_turn(self.other())

    def bribe(self, die: int) -> int:
        """R13.bribery.on.6: the bribe is as high as the die."""
        return die

    def money_for(self, die: int) -> int:
        """R7.1: as many sestertii as the die shows."""
        return die

    def is_barred(self, disc: int) -> bool:
        """R12.praetorianus.4: a blocked disc of the active seat."""
        return disc in self.blocked[self.me()]

    def may_place(self, disc: int) -> bool:
        """R6.3, R13.praetorianus: on any own disc, with the rulebook not on a blocked one."""
        return self.chosen["praetorianus"] == "publisher" or not self.is_barred(disc)

    def place(self, card: str, disc: int) -> None:
        """R6.4: a card already there goes to the discard pile."""
        self.remove(self.me(), disc)
        self.spaces[self.me()][disc - 1] = card

    def remove(self, seat: int, disc: int) -> None:
        """A card leaves its disc for the discard pile."""
        card = self.card_at(seat, disc)
        if card is not None:
            self.discard.append(card)
            self.spaces[seat][disc - 1] = None

    def lay(self, card: str, disc: int) -> None:
        """R6.3, R14.11: a card leaves the hand openly for a disc."""
        self.hands[self.me()].remove(card)
        if card in self.known[self.me()]:
            self.known[self.me()].remove(card)
        self.place(card, disc)

    def next_draw(self) -> None:
        """R8.1, R8.3, R8.5: on with the draw, or to the choice."""
        if self.to_draw and not self.deck:
            self.rebuild()
        if self.to_draw and self.deck:
            self.ask("fate", "draw")
        else:
            self.to_draw = 0
            self.ask(self.me(), "keep")

    def rebuild(self) -> None:
        """R8.3, R8.4: the discards become the deck."""
        if not self.discard:
            return
        self.deck, self.discard = self.discard, []
        self.learn_from_rebuilding()

    def learn_from_rebuilding(self) -> None:
        """R14.9: hands are known, but not apart from the cards set aside in a draw."""
        self.known[self.other()] = list(self.hands[self.other()])
        self.drawn_early = list(self.drawn)
        if not self.drawn:
            self.known[self.me()] = list(self.hands[self.me()])

    def legal_draw(self) -> dict[str, int]:
        """R8.1: any card left, by its copies."""
        return self.legal_deal()

    def do_draw(self, args: list[str], verb: str) -> None:
        """R8.1: one card is drawn."""
        self.deck.remove(args[0])
        self.drawn.append(args[0])
        self.to_draw -= 1
        self.next_draw()

    def legal_keep(self) -> dict[str, int]:
        """R8.2: exactly one."""
        return {f"keep {card}": 1 for card in self.kinds_of(self.drawn)}

    def do_keep(self, args: list[str], verb: str) -> None:
        """R8.2: one to the hand, the others face up to the discard pile."""
        self.learn_from_discards(args[0])
        self.drawn.remove(args[0])
        self.hands[self.me()].append(args[0])
        self.discard += self.drawn
        self.drawn, self.drawn_early = [], []
        self.ask(self.me(), "act")

    def learn_from_discards(self, kept: str) -> None:
        """R14.10: what was known together and is not discarded is in the hand."""
        if not self.drawn_early:
            return
        together = self.hands[self.me()] + self.drawn_early
        discarded = list(self.drawn_early)
        late = self.drawn.count(kept) - self.drawn_early.count(kept)
        if late == 0:
            discarded.remove(kept)
        for card in discarded:
            together.remove(card)
        self.known[self.me()] = together

    def finish(self) -> None:
        """The action is over; the turn goes on."""
        self.acting = None
        self.ask(self.me(), "act")

    def opposite(self, disc: int) -> int:
        """R12.legionarius: the opposing disc of the same number."""
        return disc
