"""The cards and discs of a position: what lies on discs, in hands and in piles, and is blocked."""

from collections.abc import Mapping
from typing import Any

from lusoria.core.game import Components
from lusoria.core.position import read_flag, read_list, read_number, refuse
from lusoria.games.roma.position import UNSEEN
from lusoria.games.roma.sense import IN_SETUP
from lusoria.games.roma.setup import PASSED
from lusoria.games.roma.state import (
    BRIBERY_DISC,
    MOST_CARDS,
    MOST_COPIES,
    NO_CARD,
    SEATS,
)
from lusoria.games.roma.words import KINDS, Question


class Cards:
    """Reads card names and counts how many of each kind lie on the table."""

    def __init__(self, components: Components) -> None:
        self.names = components.names["card"]
        self.seen = [0] * KINDS

    def one(self, name: Any, field: str) -> int:
        """A card by its name."""
        if name == UNSEEN:
            refuse(
                f"{field}: a position to play from names every card, none is {UNSEEN!r}", "R14.2"
            )
        if name not in self.names:
            refuse(
                f"{field}: there is no card {name!r}; there are: {', '.join(self.names)}", "R1.2"
            )
        card = self.names.index(name)
        self.seen[card] += 1
        if self.seen[card] > MOST_COPIES:
            refuse(f"{field}: more than {MOST_COPIES} of {name} do not fit on the table")
        return card

    def pile(self, value: Any, most: int, field: str) -> list[int]:
        """A pile as copies per kind."""
        counts = [0] * KINDS
        for name in read_list(value, most, field):
            counts[self.one(name, field)] += 1
        return counts

    def some_of(
        self, value: Any, counts: list[int], field: str, whole: str, rule: str
    ) -> list[int]:
        """Cards that are among others, and so not counted again."""
        seen = list(self.seen)
        part = self.pile(value, MOST_CARDS, field)
        self.seen = seen
        for card in range(KINDS):
            if part[card] > counts[card]:
                refuse(
                    f"{field} has {part[card]} of {self.names[card]}, but {whole} {counts[card]}",
                    rule,
                )
        return part


def per_seat(position: Mapping[str, Any], field: str, default: Any) -> list[Any]:
    """A field with one entry per seat."""
    return read_list(position.get(field, [default] * SEATS), SEATS, field, SEATS)


def read_spaces(position: Mapping[str, Any], s: Any, cards: Cards) -> None:
    """The cards on discs, which lie face down exactly while they are laid out."""
    for seat, row in enumerate(per_seat(position, "spaces", [None] * s.discs)):
        for disc, name in enumerate(read_list(row, s.discs, f"spaces[{seat}]", s.discs), 1):
            s.space[seat][disc] = NO_CARD if name is None else cards.one(name, f"spaces[{seat}]")
    laid = any(card != NO_CARD for row in s.space for card in row)
    if s.question in IN_SETUP and s.question != Question.LAYOUT and laid:
        refuse("spaces: no card lies on a disc before the layout", "R1.9")
    hidden = s.question == Question.LAYOUT and laid
    if read_flag(position.get("face_down", hidden), "face_down") != hidden:
        refuse("face_down is true exactly while cards of the layout lie there", "R1.10")


def read_hands(position: Mapping[str, Any], s: Any, cards: Cards) -> None:
    """The hands, what is known of them, and the cards that are set aside to be passed."""
    hands, known = per_seat(position, "hands", []), per_seat(position, "known", [])
    passed = per_seat(position, "passed", [])
    for seat in range(SEATS):
        s.hand[seat] = cards.pile(hands[seat], MOST_CARDS, f"hands[{seat}]")
        s.hand_size[seat] = sum(s.hand[seat])
        s.passed[seat] = cards.pile(passed[seat], PASSED, f"passed[{seat}]")
        s.passed_size[seat] = sum(s.passed[seat])
        own = list(s.hand[seat])
        if s.question == Question.LAYOUT:
            for card in s.space[seat]:
                if card != NO_CARD:
                    own[card] += 1
        s.known[seat] = cards.some_of(known[seat], own, f"known[{seat}]", "there are", "R14.11")


def read_piles(position: Mapping[str, Any], s: Any, cards: Cards, copies: list[int]) -> None:
    """A deck that is left out holds what the 52 cards still lack."""
    s.discard = cards.pile(position.get("discard", []), MOST_CARDS, "discard")
    s.discard_size = sum(s.discard)
    if "deck" in position:
        s.deck = cards.pile(position["deck"], MOST_CARDS, "deck")
    else:
        s.deck = [max(0, copies[card] - cards.seen[card]) for card in range(KINDS)]
    s.deck_size = sum(s.deck)


def read_blocked(position: Mapping[str, Any], s: Any) -> None:
    """The discs that a Praetorianus blocks."""
    for seat, discs in enumerate(per_seat(position, "blocked", [])):
        for place, disc in enumerate(read_list(discs, BRIBERY_DISC, f"blocked[{seat}]")):
            number = read_number(disc, 1, s.discs, f"blocked[{seat}][{place}]")
            if s.blocked[seat][number]:
                refuse(f"blocked[{seat}]: disc {number} is named twice", "R12.praetorianus.1")
            s.blocked[seat][number] = 1
