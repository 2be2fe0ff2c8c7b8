"""Battle, and what the cards do (R10, R12)."""

from __future__ import annotations

from itertools import product

from tests.cross.roma_table import LAYS_KIND, MOVES_KIND, TARGET_KIND
from tests.cross.roma_turns import Turns


class Cards(Turns):
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
