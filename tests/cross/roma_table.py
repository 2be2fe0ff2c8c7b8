"""The table of Roma, what each player may know of it, and the end (R11, R14)."""

from __future__ import annotations

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


class Table:
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
