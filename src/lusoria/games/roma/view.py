"""The table for people: what a board shows, and what is printed."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

from lusoria.core.actions import Names
from lusoria.core.game import Components
from lusoria.core.view import Printed
from lusoria.games.roma.actions import ACTIONS, action
from lusoria.games.roma.cards import mercator
from lusoria.games.roma.components import dice_of
from lusoria.games.roma.derive import UNKNOWN
from lusoria.games.roma.position import UNSEEN
from lusoria.games.roma.reasons import REASON_RULES
from lusoria.games.roma.state import (
    BRIBERY_DISC,
    FACE_DOWN,
    NO_CARD,
    NO_DIE,
    NO_DISC,
    NO_SEAT,
    PIPS,
    SEATS,
)
from lusoria.games.roma.words import FIRST_BUILDING, KINDS, Act, Card, Question, Reason

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


def derived(found: Any, s: Any, components: Components) -> RomaDerived:
    """The rules' numbers with names."""
    names = components.names["card"]
    printed_defence = components.plain.defence
    dice = [die for die in range(1, PIPS + 1) for _ in range(s.dice[die])]
    return RomaDerived(
        sides=[_side(found, s, seat, names, printed_defence) for seat in range(SEATS)],
        dice=[_die_use(found, s, die, names) for die in dice],
        forums=_forums(found, s),
        battle=_battle(found, s, names),
        fights=bool(found.fights),
        goes_too=bool(found.goes_too),
        takes_from=_takes_from(found),
        unused_money=found.unused_money,
        spending=_spending(found, s, components.names),
        deck=s.deck_size,
        discard=s.discard_size,
        stockpile_left=s.stockpile,
        fame_left=s.fame,
        without_fame=found.without_fame if found.without_fame != NO_SEAT else None,
        turns_left=found.turns_left,
        last=[ACTIONS.write(found.last[k], components.names) for k in range(found.last_size)],
        fame_price=mercator.PRICE,
    )


def _side(found: Any, s: Any, seat: int, names: tuple[str, ...], printed: list[int]) -> Side:
    discs = []
    for disc in range(1, s.discs + 1):
        card = s.space[seat][disc]
        blocked, barred = bool(s.blocked[seat][disc]), bool(found.barred[seat][disc])
        if card < 0:
            name = UNSEEN if card == FACE_DOWN else None
            discs.append(DiscNow(disc, name, None, None, [], blocked, barred))
        else:
            changes = _changes(found.turres[seat][disc], found.weakening[seat], names)
            defence = found.defence[seat][disc]
            discs.append(
                DiscNow(disc, names[card], printed[card], defence, changes, blocked, barred)
            )
    return Side(discs, found.empty_discs[seat], found.fame_to_return[seat])


def _changes(turres: int, weakening: int, names: tuple[str, ...]) -> list[DefenceChange]:
    changes = [DefenceChange(names[Card.TURRIS], turres)] if turres else []
    return [*changes, DefenceChange(names[Card.ESSEDUM], -weakening)] if weakening else changes


def _die_use(found: Any, s: Any, die: int, names: tuple[str, ...]) -> DieUse:
    bribery = s.discs == BRIBERY_DISC
    return DieUse(
        die=die,
        money=die,
        cards=found.cards[die],
        activate=_activation(found.activate[die], found, s, die, names),
        bribe=_activation(found.bribe[die], found, s, BRIBERY_DISC, names) if bribery else None,
    )


def _activation(reason: int, found: Any, s: Any, disc: int, names: tuple[str, ...]) -> Activation:
    card = s.space[s.active][disc]
    name = names[card] if card != NO_CARD else None
    against = names[s.space[1 - s.active][disc]] if found.opposite[disc] else None
    if reason == Reason.ALLOWED:
        return Activation(disc, name, against, True, None, None)
    if reason == UNKNOWN:
        return Activation(disc, name, against, None, None, None)
    why = Reason(reason)
    return Activation(disc, name, against, False, why.name.lower(), REASON_RULES[why])


def _forums(found: Any, s: Any) -> list[ForumNow]:
    if s.active < 0:
        return []
    discs = [disc for disc in range(1, s.discs + 1) if s.space[s.active][disc] == Card.FORUM]
    return [
        ForumNow(disc, found.basilicae[disc], found.templa[disc] > 0, found.further_dice[disc])
        for disc in discs
    ]


def _battle(found: Any, s: Any, names: tuple[str, ...]) -> Battle | None:
    if s.target == NO_DISC:
        return None
    owner = 1 - s.active
    defence = found.defence[owner][s.target]
    missed = s.battle != NO_DIE
    return Battle(
        disc=s.target,
        card=names[s.space[owner][s.target]],
        defence=defence,
        die=s.battle if missed else None,
        missing=defence - s.battle if missed else None,
    )


def _takes_from(found: Any) -> Literal["deck", "discard"] | None:
    if found.takes_from_deck:
        return "deck"
    return "discard" if found.takes_from_discard else None


_SPENDING: Final = (Question.SECOND_DIE, Question.THIRD_DIE, Question.ADD_DIE)


def _spending(found: Any, s: Any, names: Names) -> list[Spending]:
    """One for each unused die while one is asked for, then for none where none may be spent."""
    if s.question not in _SPENDING:
        return []
    told = {action(Act.SPEND, die): die for die in range(1, PIPS + 1) if s.dice[die]}
    if s.question != Question.SECOND_DIE:
        told[action(Act.DONE)] = 0
    fights = s.question == Question.ADD_DIE
    words = partial(ACTIONS.write, names=names)
    return [
        Spending(words(n), found.sums[die], bool(found.hits[die]) if fights else None)
        for n, die in told.items()
    ]


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


def printed(components: Components) -> RomaPrinted:
    """The cards as data."""
    box = components.plain
    return RomaPrinted(
        components=components.name,
        warnings=list(components.warnings),
        cards=[
            PrintedKind(
                components.names["card"][card],
                "building" if card >= FIRST_BUILDING else "character",
                box.copies[card],
                box.cost[card],
                box.defence[card],
                dice_of(Card(card)),
            )
            for card in range(KINDS)
        ],
    )
