"""Roma played slowly and by the book: a second opinion that shares nothing with the engine.

Every method is one rule of ``docs/rules/roma.md``; the table is kept in plain lists and dicts.
"""

from __future__ import annotations

from typing import Any

from tests.cross.roma_activation import Activation


class Referee(Activation):
    """One table of Roma, from the deal to the end."""

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
