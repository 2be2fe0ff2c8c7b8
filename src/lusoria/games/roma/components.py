"""What is printed: 25 kinds of cards, 52 in all, each with a type, copies, a cost and a defence.

Costs and defences come from `cards.txt` or from an owner's own file; rules read them from the box.
Names, types, copies and dice are the rulebook's and cannot differ.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from lusoria.core.game import Components
from lusoria.core.layout import Block, fact, layout, layout_of
from lusoria.core.printed import Line, lines, misprint
from lusoria.games.roma.words import FIRST_BUILDING, KINDS, Card

MOST_PRINTED: Final = 20
"""No cost or defence of an owner's file may be higher."""

COPIES: Final = (1, 2, 2, 2, 2, 1, 2, 3, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 6, 2, 2, 2, 2)
"""Cards of each kind (R1.2)."""

_DICE: Final = {Card.FORUM: 2, Card.BASILICA: 0, Card.TEMPLUM: 0, Card.TURRIS: 0}
_NUMBERS: Final = {card.name.capitalize(): card for card in Card}
NAMES: Final = tuple(_NUMBERS)


@layout
class Box:
    """The printed cards as numbers."""

    copies: list[int] = fact(0, 6, "cards of each kind", KINDS)
    cost: list[int] = fact(0, MOST_PRINTED, "sestertii to lay it", KINDS)
    defence: list[int] = fact(0, MOST_PRINTED, "what a battle must reach", KINDS)


@lru_cache(maxsize=1)
def standard() -> Components:
    """The published values."""
    text = files("lusoria.games.roma").joinpath("cards.txt").read_text("utf-8")
    return Components("lusoria", text, _read(text), {"card": NAMES})


def read_cards(text: str, name: str) -> Components:
    """Cards from a file such as `cards.txt`; refused where the rulebook is broken."""
    box = _read(text)
    return Components(name, text, box, {"card": NAMES}, tuple(_warnings(box)))


def _read(text: str) -> Block:
    """The box that a file describes."""
    box = layout_of(Box).blank()
    found: dict[Card, Line] = {}
    for line in lines(text):
        card = _card(line)
        if card in found:
            line.refuse("second_card", "R1.2", card=line.words[0], first=found[card].number)
        found[card] = line
        box[0]["copies"][card] = COPIES[card]
        box[0]["cost"][card] = line.whole(3, "cost", 0, MOST_PRINTED, "R6.1")
        box[0]["defence"][card] = line.whole(4, "defence", 0, MOST_PRINTED, "R10.3")
    _check_all_there(found)
    return box


def _card(line: Line) -> Card:
    """The kind that a line describes, checked against what the rulebook fixes."""
    if len(line.words) != 6:
        line.refuse("card_form", "R1.2", words=len(line.words))
    name, type_, copies, _, _, dice = line.words
    if name not in _NUMBERS:
        line.refuse("no_such_card", "R1.2", card=name)
    card = _NUMBERS[name]
    wanted = "character" if card < FIRST_BUILDING else "building"
    if type_ != wanted:
        line.refuse("wrong_type", "R1.2", card=name, wanted=wanted, word=type_)
    if line.whole(2, "copies", 0, 99, "R1.2") != COPIES[card]:
        line.refuse("wrong_copies", "R1.2", card=name, wanted=COPIES[card], word=copies)
    printed = str(dice_of(card) or "-")
    if dice != printed:
        rule = "R12.forum" if card == Card.FORUM else "R9.3"
        line.refuse("wrong_dice", rule, card=name, wanted=printed, word=dice)
    return card


def dice_of(card: Card) -> int:
    """The dice that activate a card: one, two or, where it is never activated, none."""
    return _DICE.get(card, 1)


def _check_all_there(found: dict[Card, Line]) -> None:
    """R1.2: every kind has its line."""
    for name, card in _NUMBERS.items():
        if card not in found:
            last = max((line.number for line in found.values()), default=1)
            raise misprint(last, "missing_card", "R1.2", card=name)


def _warnings(box: Block) -> list[str]:
    """Where an owner's file differs from the published cards."""
    published = standard().box[0]
    return [
        f"{name} has {column} {box[0][column][card]}; we know {published[column][card]}"
        for name, card in _NUMBERS.items()
        for column in ("cost", "defence")
        if box[0][column][card] != published[column][card]
    ]
