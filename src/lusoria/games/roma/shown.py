"""The rules' numbers as what a board shows, and the cards as they are printed, with names."""

from functools import partial
from typing import Any, Final, Literal

from lusoria.core.actions import Names
from lusoria.core.game import Components
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
from lusoria.games.roma.view import (
    Activation,
    Battle,
    DefenceChange,
    DieUse,
    DiscNow,
    ForumNow,
    PrintedKind,
    RomaDerived,
    RomaPrinted,
    Side,
    Spending,
)
from lusoria.games.roma.words import FIRST_BUILDING, KINDS, Act, Card, Question, Reason


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
