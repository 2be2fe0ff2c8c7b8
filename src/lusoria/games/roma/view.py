"""The table for people: what a board shows, and what is printed. `shown` makes it."""

from dataclasses import dataclass
from typing import Literal

from lusoria.core.view import Printed

# What a board shows. Made anew for every View, and not frozen: that would cost four times as much.


@dataclass(slots=True)
class DefenceChange:
    """What changes the printed defence of a card, and by how much."""

    cause: str
    by: int


@dataclass(slots=True)
class DiscNow:
    """One side of a disc: the card there, what its printed defence has become and why.

    A blocked disc activates nothing; on a barred one nothing is laid either.
    """

    disc: int
    card: str | None
    printed: int | None
    defence: int | None
    changes: list[DefenceChange]
    blocked: bool
    barred: bool


@dataclass(slots=True)
class Side:
    """One seat's discs, how many are empty, and the fame that costs when its turn begins."""

    discs: list[DiscNow]
    empty: int
    fame_to_return: int


@dataclass(slots=True)
class Activation:
    """Whether a die could activate a card; unknown where that rests on a hand one cannot see.

    `against` is the card opposite, where it is the one to fight.
    """

    disc: int
    card: str | None
    against: str | None
    allowed: bool | None
    reason: str | None
    rule: str | None


@dataclass(slots=True)
class DieUse:
    """An unused die of the player whose turn it is, and all that it could do now."""

    die: int
    money: int
    cards: int
    activate: Activation
    bribe: Activation | None


@dataclass(slots=True)
class ForumNow:
    """A Forum of the player whose turn it is: its bonus, and whether a Templum allows a third die.

    A third die must then still be unused: `further_dice` are as many as it would now take at most
    beside the one that activates it.
    """

    disc: int
    bonus: int
    third_die: bool
    further_dice: int


@dataclass(slots=True)
class Battle:
    """The card under attack, the defence to reach, the die that missed and what it lacks."""

    disc: int
    card: str
    defence: int
    die: int | None
    missing: int | None


@dataclass(slots=True)
class Spending:
    """What an answer that spends a die, or no further one, makes of the sum so far.

    A Forum's fame, or the strength of a battle, which `hits` or not.
    """

    answer: str
    sum: int
    hits: bool | None


@dataclass(slots=True)
class RomaDerived:
    """What a board shows beyond the position.

    The game ends when a seat has no fame, when the stockpile is empty, or with the last of
    `turns_left` turns that may still begin. `last` are the answers, in words, that surely end it,
    `without_fame` is the seat that has ended it by having none left. `fame_price` is what a
    Mercator pays for each fame. While a card chooses its target, `fights` says that a battle die
    follows, `goes_too` that the card leaves the table with its victim. `takes_from` is the pile,
    `deck` or `discard`, of which a card is being taken. `unused_money` is what all unused dice
    would bring.
    """

    sides: list[Side]
    dice: list[DieUse]
    forums: list[ForumNow]
    battle: Battle | None
    fights: bool
    goes_too: bool
    takes_from: Literal["deck", "discard"] | None
    unused_money: int
    spending: list[Spending]
    deck: int
    discard: int
    stockpile_left: int
    fame_left: list[int]
    without_fame: int | None
    turns_left: int
    last: list[str]
    fame_price: int


# What is printed


@dataclass(frozen=True, slots=True)
class PrintedKind:
    """A kind of card: its type, how many there are, what it costs and its printed defence.

    `dice` is how many activate it; one that is never activated has none.
    """

    card: str
    type: str
    copies: int
    cost: int
    defence: int
    dice: int


@dataclass(frozen=True, slots=True)
class RomaPrinted(Printed):
    """The cards."""

    cards: list[PrintedKind]
