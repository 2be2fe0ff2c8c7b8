"""Roma played slowly and by the book: a second opinion that shares nothing with the engine.

Every method is one rule of ``docs/rules/roma.md``; the table is kept in plain lists and dicts.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

OPTIONS: dict[str, tuple[str, ...]] = {
    "praetorianus": ("rulebook", "publisher"),
    "consul": ("rulebook", "publisher"),
    "relocate": ("rulebook", "publisher"),
    "mercatus": ("rulebook", "publisher"),
    "turris": ("rulebook", "publisher"),
    "bribery": ("off", "on"),
    "starter": ("fate", "0", "1"),
}
TARGET_KIND = {
    "Sicarius": "character",
    "Gladiator": "character",
    "Velites": "character",
    "Nero": "building",
    "Onager": "building",
}
MOVES_KIND = {"Consiliarius": "character", "Machina": "building"}
LAYS_KIND = {"Senator": "character", "Architectus": "building"}


class Referee:
    """One table of Roma, from the deal to the end."""

    turns_per_seat = 200

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        """R13.default: what is not named is as the rulebook says; fate chooses the starter."""
        self.chosen = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in options.items():
            if value not in OPTIONS.get(name, ()):
                raise ValueError(f"no option {name} = {value}")
            self.chosen[name] = value
        self.order: list[str] = []
        self.kind: dict[str, str] = {}
        self.cost: dict[str, int] = {}
        self.defence: dict[str, int] = {}
        self.passive: list[str] = []
        self.deck: list[str] = []
        for row in components["cards"]:
            name = str(row["name"]).split()[0]
            self.order.append(name)
            self.kind[name] = row["type"]
            self.cost[name] = row["cost"]
            self.defence[name] = row["defence"]
            if row["dice"] == 0:
                self.passive.append(name)
            self.deck += [name] * row["copies"]
        self.size = 7 if self.chosen["bribery"] == "on" else 6
        self.starter: int | None = None
        self.turn_seat: int | None = None
        self.turn_number = 0
        self.fame = [10, 10]
        self.money = [0, 0]
        self.stockpile = 16
        self.spaces: list[list[str | None]] = [[None] * self.size for _ in range(2)]
        self.face_down = False
        self.hands: list[list[str]] = [[], []]
        self.known: list[list[str]] = [[], []]
        self.passed: list[list[str]] = [[], []]
        self.discard: list[str] = []
        self.dice: list[int] = []
        self.blocked: list[list[int]] = [[], []]
        self.essedum = 0
        self.drawn: list[str] = []
        self.drawn_early: list[str] = []
        self.to_draw = 0
        self.acting: dict[str, Any] | None = None
        self.lifted: list[str] = []
        self.lifted_from: list[int] = []
        self.seat: int | str | None = "fate"
        self.question = "starter"

    @classmethod
    def start(cls, seats: int, options: dict[str, str], components: dict[str, Any]) -> Referee:
        """R1.1, R1.6: two play; the table or fate chooses who begins."""
        if seats != 2:
            raise ValueError("Roma is for two")
        table = cls(options, components)
        if table.chosen["starter"] != "fate":
            table.begin_deal(int(table.chosen["starter"]))
        return table

    @classmethod
    def at(cls, position: dict[str, Any], components: dict[str, Any]) -> Referee:
        """The table as a full position of ``docs/positions.md`` describes it."""
        table = cls(position["options"], components)
        table.starter = position["starter"]
        table.turn_seat, table.turn_number = position["turn"]["seat"], position["turn"]["number"]
        table.seat, table.question = (position["decision"][k] for k in ("seat", "question"))
        for name in ("fame", "money", "discard", "deck", "dice", "drawn", "drawn_early"):
            setattr(table, name, list(position[name]))
        for name in ("spaces", "hands", "known", "passed", "blocked"):
            setattr(table, name, [list(part) for part in position[name]])
        for name in ("stockpile", "face_down", "essedum", "to_draw"):
            setattr(table, name, position[name])
        table.acting = None if position["acting"] is None else dict(position["acting"])
        table.lifted = list(position["lifted"])
        table.lifted_from = list(position.get("lifted_from", [0] * len(table.lifted)))
        return table

    def position(self) -> dict[str, Any]:
        """The full position of ``docs/positions.md``."""
        return {
            "game": "roma",
            "seats": 2,
            "options": dict(self.chosen),
            "decision": {"seat": self.seat, "question": self.question},
            "starter": self.starter,
            "turn": {"seat": self.turn_seat, "number": self.turn_number},
            "fame": list(self.fame),
            "money": list(self.money),
            "stockpile": self.stockpile,
            "spaces": [list(row) for row in self.spaces],
            "face_down": self.face_down,
            "hands": [self.in_order(hand) for hand in self.hands],
            "known": [self.in_order(cards) for cards in self.known],
            "passed": [self.in_order(cards) for cards in self.passed],
            "deck": self.in_order(self.deck),
            "discard": self.in_order(self.discard),
            "dice": sorted(self.dice),
            "blocked": [sorted(discs) for discs in self.blocked],
            "essedum": self.essedum,
            "drawn": self.in_order(self.drawn),
            "drawn_early": self.in_order(self.drawn_early),
            "hand_or_drawn": [],
            "to_draw": self.to_draw,
            "acting": None if self.acting is None else dict(self.acting),
            "lifted": list(self.lifted),
            "lifted_from": list(self.lifted_from),
        }

    def seen_by(self, viewer: int) -> dict[str, Any]:
        """R14: the fields of a seat's view in which the other's secrets could show."""
        other = 1 - viewer
        spaces = [list(row) for row in self.spaces]
        hidden = [card for card in spaces[other] if card] if self.face_down else []
        if hidden:
            spaces[other] = ["?" if card else None for card in spaces[other]]
        drawn = list(self.drawn) if other == self.turn_seat else []
        early = list(self.drawn_early) if drawn else []
        unknown = self.without(self.hands[other] + hidden, self.known[other])
        unseen = self.deck + self.passed[other] + self.without(drawn, early)
        pool = unknown + early if early else unknown + unseen
        sure = self.counted_out(pool, len(unknown))
        certain = self.in_order(self.known[other] + sure)
        hands, known, passed = list(self.hands), list(self.known), list(self.passed)
        named = [] if hidden else certain
        hands[other] = named + ["?"] * (len(self.hands[other]) - len(named))
        known[other] = certain
        passed[other] = ["?"] * len(self.passed[other])
        left = self.without(pool, sure)
        return {
            "spaces": spaces,
            "hands": [self.in_order(hand) for hand in hands],
            "known": [self.in_order(cards) for cards in known],
            "passed": [self.in_order(cards) for cards in passed],
            "drawn": ["?"] * len(drawn) if drawn else self.in_order(self.drawn),
            "drawn_early": ["?"] * len(early) if drawn else self.in_order(self.drawn_early),
            "hand_or_drawn": self.in_order(left) if early else [],
            "deck": self.in_order(unseen if early else left),
        }

    def counted_out(self, pool: list[str], in_hand: int) -> list[str]:
        """R14.14: cards of which more are in a pool than there are places outside the hand."""
        elsewhere = len(pool) - in_hand
        return [card for card in self.order for _ in range(max(0, pool.count(card) - elsewhere))]

    def without(self, cards: list[str], some: list[str]) -> list[str]:
        """A pile less some of its cards."""
        left = list(cards)
        for card in some:
            left.remove(card)
        return left

    def legal(self) -> dict[str, int]:
        """All answers to the open question, with their odds."""
        answers: dict[str, int] = getattr(self, f"legal_{self.question}")()
        return answers

    def apply(self, words: str) -> None:
        """One answer, and all that follows from it without a further question."""
        if words not in self.legal():
            raise ValueError(f"not legal: {words}")
        getattr(self, f"do_{self.question}")(words.split()[1:], words.split()[0])
        self.check_end()

    def outcome(self) -> dict[str, Any]:
        """R11.6, R11.7, R11.8, R16.2: most fame wins, equal fame is a draw."""
        if self.question != "over":
            raise ValueError("not over")
        ending = "turn_limit"
        if self.stockpile == 0:
            ending = "stockpile_empty"
        if 0 in self.fame:
            ending = "no_fame"
        best = max(self.fame)
        return {
            "ending": ending,
            "scores": list(self.fame),
            "parts": [{"fame": fame} for fame in self.fame],
            "ranks": [1 if fame == best else 2 for fame in self.fame],
            "winners": [seat for seat in (0, 1) if self.fame[seat] == best],
        }

    # ---- words of the table

    def in_order(self, cards: list[str]) -> list[str]:
        """Cards in the order of the printed table."""
        return sorted(cards, key=[*self.order, "?"].index)

    def kinds_of(self, cards: list[str]) -> list[str]:
        """Each card of a pile once, in the order of the printed table."""
        return [name for name in self.order if name in cards]

    def me(self) -> int:
        """The active seat."""
        assert self.turn_seat is not None
        return self.turn_seat

    def other(self) -> int:
        """The opponent of the active seat."""
        return 1 - self.me()

    def card_at(self, seat: int, disc: int) -> str | None:
        """The card of a seat on a disc."""
        return self.spaces[seat][disc - 1]

    def discs(self) -> list[int]:
        """R1.3, R13.bribery.on.1: the numbers of a seat's spaces."""
        return list(range(1, self.size + 1))

    def discs_with(self, seat: int, kind: str) -> list[int]:
        """The discs of a seat that hold a character, or a building."""
        return [d for d in self.discs() if self.kind.get(self.card_at(seat, d) or "") == kind]

    def empty_discs(self, seat: int) -> int:
        """How many discs of a seat hold no card."""
        return self.spaces[seat].count(None)

    def ask(self, seat: int | str | None, question: str) -> None:
        """Opens a question."""
        self.seat, self.question = seat, question

    # ---- R1 Set-up

    def legal_starter(self) -> dict[str, int]:
        """R1.6: even odds."""
        return {"start 0": 1, "start 1": 1}

    def do_starter(self, args: list[str], verb: str) -> None:
        """R1.6: fate has chosen who begins."""
        self.begin_deal(int(args[0]))

    def begin_deal(self, starter: int) -> None:
        """R1.7: the cards are dealt."""
        self.starter = starter
        self.ask("fate", "deal")

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

    def do_deal(self, args: list[str], verb: str) -> None:
        """R1.7: the starter gets his cards first."""
        starter = self.first()
        taker = starter if len(self.hands[starter]) < self.cards_dealt() else 1 - starter
        self.deck.remove(args[0])
        self.hands[taker].append(args[0])
        if len(self.hands[1 - starter]) == self.cards_dealt():
            self.ask(starter, "give")

    def legal_give(self) -> dict[str, int]:
        """R1.8: any card of the hand."""
        return {f"give {card}": 1 for card in self.kinds_of(self.hands[int(self.seat or 0)])}

    def do_give(self, args: list[str], verb: str) -> None:
        """R1.8: two cards each; both choose before either receives."""
        giver = int(self.seat or 0)
        self.hands[giver].remove(args[0])
        self.passed[giver].append(args[0])
        if len(self.passed[giver]) < self.cards_passed():
            return
        if giver == self.first():
            self.ask(1 - giver, "give")
        else:
            self.exchange()

    def exchange(self) -> None:
        """R1.8, R14.5: both receive; each knows what he passed."""
        for seat in (0, 1):
            self.hands[seat] += self.passed[1 - seat]
            self.known[seat] = list(self.passed[1 - seat])
        self.passed = [[], []]
        self.ask(self.first(), "layout")

    def legal_layout(self) -> dict[str, int]:
        """R1.9: any card of the hand on any own empty disc."""
        seat = int(self.seat or 0)
        return {
            f"lay {card} {disc}": 1
            for card in self.kinds_of(self.hands[seat])
            for disc in self.discs()
            if self.card_at(seat, disc) is None
        }

    def do_layout(self, args: list[str], verb: str) -> None:
        """R1.9, R1.10: the starter lays all, then the other, then both reveal."""
        seat = int(self.seat or 0)
        self.hands[seat].remove(args[0])
        self.spaces[seat][int(args[1]) - 1] = args[0]
        self.face_down = True
        if self.hands[seat]:
            return
        if seat == self.first():
            self.ask(1 - seat, "layout")
            return
        self.face_down = False
        self.known = [[], []]
        self.begin_turn(self.first())

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

    def legal_act(self) -> dict[str, int]:
        """R5.1, R5.4: the four actions, and the end of the turn."""
        words = [
            f"lay {card} {disc}"
            for card in self.kinds_of(self.hands[self.me()])
            if self.cost[card] <= self.money[self.me()]
            for disc in self.discs()
            if self.may_place(disc)
        ]
        for die in sorted(set(self.dice)):
            words.append(f"money {die}")
            if self.deck or self.discard:
                words.append(f"cards {die}")
            if self.may_activate(die, die, 0):
                words.append(f"activate {die}")
            if self.size == 7 and self.may_activate(7, die, self.bribe(die)):
                words.append(f"bribe {die}")
        return dict.fromkeys([*words, "end"], 1)

    def do_act(self, args: list[str], verb: str) -> None:
        """R5.1, R5.2: one action; a die used is gone."""
        if verb == "end":
            self.end_turn()
        elif verb == "lay":
            self.money[self.me()] -= self.cost[args[0]]
            self.lay(args[0], int(args[1]))
        else:
            die = int(args[0])
            self.dice.remove(die)
            if verb == "money":
                self.money[self.me()] += self.money_for(die)
            elif verb == "cards":
                self.to_draw = die
                self.next_draw()
            elif verb == "activate":
                self.perform(self.card_at(self.me(), die) or "", die)
            else:
                self.money[self.me()] -= self.bribe(die)
                self.perform(self.card_at(self.me(), 7) or "", 7)

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

    def finish(self) -> None:
        """The action is over; the turn goes on."""
        self.acting = None
        self.ask(self.me(), "act")

    def opposite(self, disc: int) -> int:
        """R12.legionarius: the opposing disc of the same number."""
        return disc

    # ---- R10 Battle

    def effective_defence(self, seat: int, disc: int) -> int:
        """R10.3, R10.4: printed, plus the Turres that protect it, less 2 per Essedum."""
        card = self.card_at(seat, disc)
        assert card is not None
        towers = [d for d in self.discs() if self.card_at(seat, d) == "Turris"]
        guards = [tower for tower in towers if self.protects(tower, disc)]
        weaker = 0 if seat == self.turn_seat else 2 * self.essedum
        return self.defence[card] + len(guards) - weaker

    def defences(self) -> list[list[int | None]]:
        """R10.3: of every card on the table, whether it is attacked or not."""
        return [
            [
                self.effective_defence(seat, d) if self.card_at(seat, d) else None
                for d in self.discs()
            ]
            for seat in (0, 1)
        ]

    def protects(self, tower: int, disc: int) -> bool:
        """R13.turris: by the rulebook every card of its owner, else every other one."""
        return self.chosen["turris"] == "rulebook" or tower != disc

    def hits(self, attack: int, defence: int) -> bool:
        """R10.2: at least the defence."""
        return attack >= defence

    def strike(self, attack: int) -> bool:
        """R10.2: the card under attack is discarded, or not."""
        assert self.acting is not None
        disc = self.acting["target"]
        hit = self.hits(attack, self.effective_defence(self.other(), disc))
        if hit:
            self.remove(self.other(), disc)
        return hit

    def legal_battle(self) -> dict[str, int]:
        """R10.1: one die."""
        return {f"battle {value}": 1 for value in range(1, 7)}

    def do_battle(self, args: list[str], verb: str) -> None:
        """R10.2, R12.centurio.2: a Centurio who missed may add a die."""
        assert self.acting is not None
        hit = self.strike(int(args[0]))
        if not hit and self.acting["card"] == "Centurio" and self.dice:
            self.acting["battle"] = int(args[0])
            self.ask(self.me(), "add_die")
        else:
            self.finish()

    def dice_to_spend(self) -> dict[str, int]:
        """R5.2: the unused dice."""
        return {f"spend {die}": 1 for die in sorted(set(self.dice))}

    def legal_add_die(self) -> dict[str, int]:
        """R12.centurio.2: any unused die, or none."""
        return self.dice_to_spend() | {"done": 1}

    def do_add_die(self, args: list[str], verb: str) -> None:
        """R12.centurio.2: the die is spent whatever comes of it."""
        assert self.acting is not None
        if verb == "spend":
            self.dice.remove(int(args[0]))
            self.strike(self.acting["battle"] + int(args[0]))
        self.finish()

    # ---- R11 Fame and the end

    def gain(self, points: int) -> None:
        """R11.3: from the stockpile, on credit when it is too small."""
        self.fame[self.me()] += points
        self.stockpile = max(0, self.stockpile - points)

    def take_fame(self, points: int) -> None:
        """From the opponent, at most what he has."""
        points = min(points, self.fame[self.other()])
        self.fame[self.other()] -= points
        self.fame[self.me()] += points

    def check_end(self) -> None:
        """R11.1, R11.2: nobody without fame, no empty stockpile."""
        if 0 in self.fame or self.stockpile == 0:
            self.ask(None, "over")

    def legal_over(self) -> dict[str, int]:
        """Nothing more can be done."""
        return {}

    # ---- R12 The cards

    def targets(self, card: str) -> list[int]:
        """R12.sicarius, nero, gladiator, velites, onager, praetorianus.1: what can be chosen."""
        if card == "Praetorianus":
            return [d for d in self.discs() if d not in self.blocked[self.other()]]
        return self.discs_with(self.other(), TARGET_KIND[card])

    def legal_target(self) -> dict[str, int]:
        """R12: any opposing disc that fits the card."""
        assert self.acting is not None
        return {f"target {disc}": 1 for disc in self.targets(self.acting["card"])}

    def do_target(self, args: list[str], verb: str) -> None:
        """R12: the chosen disc is fought, emptied or blocked."""
        assert self.acting is not None
        disc = int(args[0])
        card = self.acting["card"]
        if card in ("Velites", "Onager"):
            self.acting["target"] = disc
            self.ask("fate", "battle")
            return
        if card in ("Sicarius", "Nero"):
            self.assassinate(disc)
        elif card == "Gladiator":
            self.send_back(disc)
        else:
            self.blocked[self.other()].append(disc)
        self.finish()

    def assassinate(self, disc: int) -> None:
        """R12.sicarius, R12.nero, R12.scaenicus.4: victim and acting card are discarded."""
        assert self.acting is not None
        self.remove(self.other(), disc)
        self.remove(self.me(), self.acting["disc"])

    def send_back(self, disc: int) -> None:
        """R12.gladiator, R14.6: the card returns to its owner's hand, and is known there."""
        card = self.card_at(self.other(), disc)
        assert card is not None
        self.spaces[self.other()][disc - 1] = None
        self.hands[self.other()].append(card)
        self.known[self.other()].append(card)

    def free_lays(self, card: str) -> list[str]:
        """R12.architectus, R12.senator: fitting cards of the hand on own discs."""
        return [
            f"lay {name} {disc}"
            for name in self.kinds_of(self.hands[self.me()])
            if self.kind[name] == LAYS_KIND[card]
            for disc in self.discs()
            if self.may_place(disc)
        ]

    def legal_lay_free(self) -> dict[str, int]:
        """R12.architectus.1, R12.senator.1: any number, none included."""
        assert self.acting is not None
        return dict.fromkeys([*self.free_lays(self.acting["card"]), "done"], 1)

    def do_lay_free(self, args: list[str], verb: str) -> None:
        """R12.architectus.1, R12.senator.1: until done or nothing can be laid."""
        assert self.acting is not None
        if verb == "lay":
            self.lay(args[0], int(args[1]))
        if verb == "done" or not self.free_lays(self.acting["card"]):
            self.finish()

    def moves(self, card: str) -> list[tuple[int, int]]:
        """R13.relocate.rulebook: one card of the type, not onto one of the same type."""
        own = self.discs_with(self.me(), MOVES_KIND[card])
        free = [d for d in self.discs() if d not in own and self.may_place(d)]
        return list(product(own, free))

    def legal_move(self) -> dict[str, int]:
        """R13.relocate.rulebook.1: exactly one move."""
        assert self.acting is not None
        return {f"move {a} {b}": 1 for a, b in self.moves(self.acting["card"])}

    def do_move(self, args: list[str], verb: str) -> None:
        """R13.relocate.rulebook.2: a card of the other type is discarded."""
        card = self.card_at(self.me(), int(args[0]))
        assert card is not None
        self.spaces[self.me()][int(args[0]) - 1] = None
        self.place(card, int(args[1]))
        self.finish()

    def lift(self, card: str) -> None:
        """R13.relocate.publisher.1: all own cards of the type are picked up."""
        for disc in self.discs_with(self.me(), MOVES_KIND[card]):
            self.lifted.append(self.card_at(self.me(), disc) or "")
            self.lifted_from.append(disc)
            self.spaces[self.me()][disc - 1] = None
        self.ask(self.me(), "put")

    def may_put(self, disc: int, origin: int, taken: list[int]) -> bool:
        """R13.relocate.publisher.2, .3, R13.praetorianus.rulebook.2: where one card can go."""
        return disc not in taken and (disc == origin or self.may_place(disc))

    def fits(self, origins: list[int], taken: list[int]) -> bool:
        """R13.relocate.publisher.4: whether all these cards still find a space."""
        if not origins:
            return True
        return any(
            self.may_put(disc, origins[0], taken) and self.fits(origins[1:], [*taken, disc])
            for disc in self.discs()
        )

    def legal_put(self) -> dict[str, int]:
        """R13.relocate.publisher: the first card picked up is laid again."""
        assert self.acting is not None
        taken = self.discs_with(self.me(), MOVES_KIND[self.acting["card"]])
        first, rest = self.lifted_from[0], self.lifted_from[1:]
        return {
            f"put {disc}": 1
            for disc in self.discs()
            if self.may_put(disc, first, taken) and self.fits(rest, [*taken, disc])
        }

    def do_put(self, args: list[str], verb: str) -> None:
        """R13.relocate.publisher.3: a card of the other type is discarded."""
        self.lifted_from.pop(0)
        self.place(self.lifted.pop(0), int(args[0]))
        if not self.lifted:
            self.finish()

    def most_to_buy(self) -> int:
        """R12.mercator.1: as many as money and the opponent's fame allow."""
        return min(self.money[self.me()] // 2, self.fame[self.other()])

    def legal_buy(self) -> dict[str, int]:
        """R12.mercator.1: at least one."""
        return {f"buy {number}": 1 for number in range(1, self.most_to_buy() + 1)}

    def do_buy(self, args: list[str], verb: str) -> None:
        """R12.mercator.1, R12.mercator.2: two sestertii each, to the opponent."""
        number = int(args[0])
        self.money[self.me()] -= 2 * number
        self.money[self.other()] += 2 * number
        self.take_fame(number)
        self.finish()

    def legal_set_dice(self) -> dict[str, int]:
        """R12.consul.1, R13.consul: each die by 1, or exactly one die by 1."""
        results = []
        for steps in product((-1, 0, 1), repeat=len(self.dice)):
            changed = len(steps) - steps.count(0)
            dice = sorted(die + step for die, step in zip(self.dice, steps, strict=True))
            allowed = changed == 1 or (changed > 1 and self.chosen["consul"] == "rulebook")
            if allowed and dice[0] >= 1 and dice[-1] <= 6:
                results.append("set " + " ".join(map(str, dice)))
        return dict.fromkeys(sorted(results), 1)

    def do_set_dice(self, args: list[str], verb: str) -> None:
        """R12.consul.2, R12.consul.3: the new values count, and nothing is rolled again."""
        self.dice = [int(value) for value in args]
        self.finish()

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
