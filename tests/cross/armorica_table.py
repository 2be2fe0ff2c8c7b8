"""The table of Armorica: who may take which card, and what they score (A4 to A6, A9 to A12)."""

from typing import Any

from tests.cross.tied import Tied, tied

SEAT_COUNTS = (2, 3, 4)
ROW_LENGTH = 6
GAUL_DECKS = ["A", "B", "C", "D", "E"]
ROMAN_DECKS = ["I", "II", "III", "IV"]
PATRICIAN_ICONS = {"general": "grape", "matron": "olive", "bureaucrat": "sheep"}
SET_POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
MAJORITIES = {"grapes": "grape", "olives": "olive", "sheep": "sheep"}


class Table:
    def __init__(self, seats: int, options: dict[str, str], components: dict[str, Any]) -> None:
        """An empty table: nobody has a card and the decks are full (A1, A2.1)."""
        if seats not in SEAT_COUNTS:
            raise ValueError(f"Armorica is for 2, 3 or 4 players, not {seats}")
        self.seats = seats
        self.options = dict(options)
        self.cards: dict[str, dict[str, Any]] = {}
        for card in components["cards"]:
            self.cards[card["id"]] = card
        self.table_order = list(self.cards)
        self.round = 0
        self.start_player: int | None = None
        self.gaul_row: list[str] = []
        self.roman_row: list[str] = []
        self.gaul_deck = self.cards_of_group("gaul")
        self.roman_deck = self.cards_of_group("roman")
        self.displays: list[list[str]] = [[] for _ in range(seats)]
        self.discards: list[str] = []
        self.seat: int | str | None = "fate"
        self.question = "start_player"
        # What the open draw belongs to: "setup", the phase of a seat, or the "end" of the round.
        self.stage = "setup"
        self.active: int | None = None

    # ------------------------------------------------------------------ the five doors

    def outcome(self) -> dict[str, Any]:
        """Scores, their parts, ranks and winners of a finished game."""
        if self.question != "over":
            raise ValueError("the game is not over")
        parts = self.parts()
        scores = [sum(part.values()) for part in parts]
        ranks = self.ranks(scores)
        winners = [seat for seat in range(self.seats) if ranks[seat] == 1]
        return {
            "ending": "deck_empty",
            "scores": scores,
            "parts": parts,
            "ranks": ranks,
            "winners": winners,
        }

    def parts(self) -> list[dict[str, int]]:
        """What each seat scores as it lies now."""
        parts: list[dict[str, int]] = []
        for seat in range(self.seats):
            part = {"sets": self.set_points(seat), "gold": self.gold_points(seat)}
            for name, icon in MAJORITIES.items():
                part[name] = self.majority_points(icon)[seat]
            parts.append(part)
        return parts

    # ------------------------------------------------------------------ small words

    def asked(self) -> int:
        """The seat that must answer."""
        assert isinstance(self.seat, int)
        return self.seat

    def ask(self, seat: int | str | None, question: str) -> None:
        """Open a question."""
        self.seat = seat
        self.question = question

    def cards_of_group(self, group: str) -> list[str]:
        """All cards of a group, in table order (A1.1)."""
        return [card for card in self.table_order if self.cards[card]["group"] == group]

    def in_table_order(self, pile: list[str]) -> list[str]:
        """A pile without an order of its own."""
        return sorted(pile, key=self.table_order.index)

    def row_of(self, phase: str) -> list[str]:
        """The row that belongs to a phase."""
        return self.gaul_row if phase == "gaul" else self.roman_row

    def deck_of(self, phase: str) -> list[str]:
        """The deck that belongs to a phase."""
        return self.gaul_deck if phase == "gaul" else self.roman_deck

    def suit(self, card: str) -> str:
        """The suit of a card (A1.2)."""
        return str(self.cards[card]["suit"])

    def icons_on(self, card: str, icon: str) -> int:
        """The icons of one kind on one card; the corner icon is none of them (A1.3, A5.5)."""
        return int(self.cards[card]["icons"][icon])

    def icons(self, seat: int, icon: str) -> int:
        """The icons of one kind in a whole display (A4.3)."""
        return sum(self.icons_on(card, icon) for card in self.displays[seat])

    # ------------------------------------------------------------------ A4, A5 immigration

    def place_from_right(self, row: list[str], card: str) -> int:
        """1 for the rightmost card, counting all cards of the row (A4.2, A5.4)."""
        return len(row) - row.index(card)

    def can_take_gaul(self, seat: int, card: str) -> bool:
        """Is the card among the w rightmost Gauls (A4.2)?"""
        return self.place_from_right(self.gaul_row, card) <= self.icons(seat, "wheat")

    def can_take_roman(self, seat: int, card: str) -> bool:
        """Has the seat enough of the icon that reaches this Roman (A5.2, A5.3)?"""
        needed = self.place_from_right(self.roman_row, card)
        return needed <= self.icons(seat, self.icon_needed(card))

    def icon_needed(self, card: str) -> str:
        """Wheat for plebeians, the own icon of each kind of patrician (A5.2, A5.3)."""
        return PATRICIAN_ICONS.get(self.suit(card), "wheat")

    # ------------------------------------------------------------------ A6 winter

    def must_go(self, seat: int) -> int:
        """How many cards are too many for the amphorae (A6.1)."""
        return max(0, len(self.displays[seat]) - self.icons(seat, "amphora"))

    def starvable(self, seat: int) -> list[str]:
        """The cards that may be discarded: those without amphorae (A6.2, A6.3, A6.6)."""
        return [card for card in self.displays[seat] if self.icons_on(card, "amphora") == 0]

    def no_choice(self, seat: int, hungry: int) -> bool:
        """Must all cards without amphorae go (A6.4)?"""
        return len(self.starvable(seat)) <= hungry

    # ------------------------------------------------------------------ A9 to A12 scoring

    def sets(self, seat: int) -> list[list[str]]:
        """The display cut before each card that repeats a suit of its set (A9.1, A9.2)."""
        found: list[list[str]] = []
        for card in self.displays[seat]:
            suit = self.suit(card)
            if not found or suit in found[-1]:
                found.append([])
            found[-1].append(suit)
        return found

    def set_points(self, seat: int) -> int:
        """1, 3, 6, 10, 15, 21 points for the sets (A9.3)."""
        return sum(SET_POINTS[len(one_set)] for one_set in self.sets(seat))

    def gold_points(self, seat: int) -> int:
        """A point for each gold icon (A10.1)."""
        return self.icons(seat, "gold")

    def majority_points(self, icon: str) -> list[int]:
        """4 for the most, 2 for two or three who tie, nothing else (A11.1 to A11.4)."""
        counts = [self.icons(seat, icon) for seat in range(self.seats)]
        most = max(counts)
        prize = self.majority_prize(most, counts.count(most))
        return [prize if count == most else 0 for count in counts]

    def majority_prize(self, most: int, sharing: int) -> int:
        """What each of those with most gets (A11.1 to A11.4)."""
        if most == 0 or sharing == 4:
            return 0
        return 4 if sharing == 1 else 2

    def ranks(self, scores: list[int]) -> list[int]:
        """Points, then gold, then a shared place (A12.1, A12.2, A12.3)."""
        standing = self.standings(scores)
        return [1 + sum(other > mine for other in standing) for mine in standing]

    def standings(self, scores: list[int]) -> list[tuple[int, int]]:
        """What ranks each seat, most important first (A12.1, A12.2)."""
        return [(scores[seat], self.icons(seat, "gold")) for seat in range(self.seats)]

    def ties(self) -> Tied:
        """Who has as many points as another, and what decides among them (A12.2, A12.3)."""
        scores = [sum(part.values()) for part in self.parts()]
        return tied(self.standings(scores), ["gold"])
