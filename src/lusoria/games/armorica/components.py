"""What is printed: 62 cards with a suit and icons, sorted start cards, Gauls, Romans, deck by deck.

The icon values come from `cards.txt` or from an owner's own file; rules read them from the box.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from lusoria.core.game import Components
from lusoria.core.layout import fact, layout, layout_of
from lusoria.core.printed import Line, Misprint, lines, misprint
from lusoria.core.rule import constants
from lusoria.games.armorica.words import Icon, Suit

STARTS: Final = 4
PER_NATION: Final = 29
CARDS: Final = STARTS + 2 * PER_NATION
FIRST_GAUL: Final = STARTS
FIRST_ROMAN: Final = STARTS + PER_NATION
DECKS: Final = (("A", "B", "C", "D", "E"), ("I", "II", "III", "IV"))
MOST_DECKS: Final = 5
LAST_DECK: Final[list[int]] = constants([len(decks) - 1 for decks in DECKS])
"""The letter at the bottom of each nation's stack."""
MOST_ICONS: Final = 9
ROW_LENGTH: Final = 6

SET_POINTS: Final[list[int]] = constants([0, 1, 3, 6, 10, 15, 21])
"""Points of a set by its number of suits (A9.3)."""

_DECK_SIZES: Final = {"A": 6, "B": 6, "C": 6, "D": 6, "E": 5, "I": 7, "II": 7, "III": 7, "IV": 8}
_CORNERS: Final = {
    Suit.MATRON: Icon.OLIVES, Suit.GENERAL: Icon.GRAPES, Suit.BUREAUCRAT: Icon.SHEEP,
}  # fmt: skip
"""The icon in the lower right corner of a Roman patrician (A5.3)."""

_SUITS: Final = {suit.name.lower(): suit for suit in Suit}


@layout
class Box:
    """The printed cards as numbers."""

    suit: list[int] = fact(0, 5, "suit of each card", CARDS)
    icons: list[list[int]] = fact(0, MOST_ICONS, "icons of each card", (CARDS, 6))
    needed: list[int] = fact(0, 5, "the icon that brings each card within reach", CARDS)
    deck_first: list[list[int]] = fact(0, CARDS, "first card of each deck", (2, MOST_DECKS))
    deck_size: list[list[int]] = fact(0, PER_NATION, "cards in each deck", (2, MOST_DECKS))


@lru_cache(maxsize=1)
def standard() -> Components:
    """The house's reconstruction."""
    text = files("lusoria.games.armorica").joinpath("cards.txt").read_text("utf-8")
    return read_cards(text, "lusoria")


def read_cards(text: str, name: str) -> Components:
    """Cards from a file such as `cards.txt`; refused where the rulebook is broken."""
    rows = sorted((_card(line) for line in lines(text)), key=lambda row: row[0])
    _check_counts(rows)
    box = layout_of(Box).blank()
    for card, (_, line, suit, icons) in enumerate(rows):
        if line.words[0] in (other[1].words[0] for other in rows[:card]):
            line.refuse("second_card", "A1.1", card=line.words[0])
        box[0]["suit"][card] = suit
        box[0]["icons"][card] = icons
        box[0]["needed"][card] = _needed(line.words[1], suit)
    for nation, decks in enumerate(DECKS):
        first = (FIRST_GAUL, FIRST_ROMAN)[nation]
        for k, deck in enumerate(decks):
            size = sum(1 for row in rows if row[1].words[1] == deck)
            box[0]["deck_first"][nation][k] = first
            box[0]["deck_size"][nation][k] = size
            first += size
    ids = tuple(row[1].words[0] for row in rows)
    return Components(name, text, box, {"card": ids}, tuple(_warnings(rows)))


Row = tuple[int, Line, int, list[int]]


def _card(line: Line) -> Row:
    """One card: its place in the order of decks, and what is printed on it."""
    if len(line.words) != 9:
        line.refuse("card_form", "A1.3", words=len(line.words))
    _, deck, suit, *_ = line.words
    order = ("start", *DECKS[0], *DECKS[1])
    if deck not in order:
        line.refuse("no_such_deck", "A1.1", deck=deck)
    if suit not in _SUITS:
        line.refuse("no_such_suit", "A1.2", suit=suit)
    icons = [line.whole(3 + icon, icon.name.lower(), 0, MOST_ICONS, "A1.3") for icon in Icon]
    if deck == "start" and icons[Icon.WHEAT] != 2:
        line.refuse("start_wheat", "A1.4", wheat=icons[Icon.WHEAT])
    return order.index(deck), line, _SUITS[suit], icons


def _needed(deck: str, suit: int) -> Icon:
    """Wheat for every Gaul and for plebeians (A4.2, A5.2); a Roman patrician shows its own icon."""
    return _CORNERS.get(Suit(suit), Icon.WHEAT) if deck in DECKS[1] else Icon.WHEAT


def _check_counts(rows: list[Row]) -> None:
    """A1.1: four start cards, 29 Gauls, 29 Romans."""
    groups = (
        ("start", ("start",), STARTS),
        ("gauls", DECKS[0], PER_NATION),
        ("romans", DECKS[1], PER_NATION),
    )
    for what, decks, wanted in groups:
        found = [row for row in rows if row[1].words[1] in decks]
        if len(found) > wanted:
            found[wanted][1].refuse("too_many", "A1.1", what=what, found=len(found), wanted=wanted)
        if len(found) < wanted:
            raise _ends(rows, "too_few", what=what, found=len(found), wanted=wanted)
        for deck in decks:
            if not any(row[1].words[1] == deck for row in rows):
                raise _ends(rows, "empty_deck", deck=deck)


def _ends(rows: list[Row], reason: str, **facts: str | int) -> Misprint:
    last = max((row[1].number for row in rows), default=1)
    return misprint(last, reason, "A1.1", **facts)


def _warnings(rows: list[Row]) -> list[str]:
    """What we inferred and an owner's file does not confirm."""
    found = []
    for _, line, suit, icons in rows:
        if line.words[1] in DECKS[0] and suit in _CORNERS:
            found.append(
                f"line {line.number}: a Gaul who is a {Suit(suit).name.lower()}; we expected"
                " plebeians, as the rulebooks speak of patricians among the Romans only"
            )
        for icon in Icon:
            if icons[icon] > 2:
                found.append(
                    f"line {line.number}: {icons[icon]} {icon.name.lower()}; we expected 0 to 2"
                )
    for deck, size in _DECK_SIZES.items():
        own = sum(1 for row in rows if row[1].words[1] == deck)
        if own != size:
            found.append(f"deck {deck} has {own} cards; we expected {size}")
    return found
