"""Whether an open question makes sense at a table that was laid from a position.

Each refusal names the field and, where there is one, the rule. What a rule decides is asked of the
rules themselves.
"""

from typing import Any, Final

from lusoria.core.game import Components
from lusoria.core.position import Inquiry, refuse
from lusoria.games.roma.setup import DEALT, DEALT_WITH_BRIBERY, PASSED
from lusoria.games.roma.state import (
    BRIBERY_DISC,
    DICE,
    MOST_MONEY,
    NO_CARD,
    NO_DIE,
    NO_DISC,
    PIPS,
    SEATS,
)
from lusoria.games.roma.words import Card, Edition, Question

IN_SETUP: Final = (Question.STARTER, Question.DEAL, Question.GIVE, Question.LAYOUT)
BEFORE_THE_EXCHANGE: Final = (Question.STARTER, Question.DEAL, Question.GIVE)
BEFORE_ANY_DIE: Final = (*IN_SETUP, Question.ROLL, Question.REROLL)


def check_position(s: Any, components: Components, rules: Inquiry) -> None:
    """What the open question takes for granted."""
    _check_passed(s)
    _check_known(s)
    if s.question == Question.STARTER:
        _check_starter(s)
    elif s.question in (Question.DEAL, Question.GIVE):
        _check_deal(s)
    elif s.question == Question.LAYOUT:
        _check_layout(s)
    elif s.question in (Question.MOVE, Question.PUT):
        _check_relocation(s)
    elif s.question in (Question.BATTLE, Question.ADD_DIE):
        _check_battle(s, rules)
    elif s.question == Question.LAY_FREE:
        _check_lay_free(s, rules)
    _check_dice_left(s, rules)
    _check_money(s, rules)


def _check_known(s: Any) -> None:
    if s.question in BEFORE_THE_EXCHANGE and any(map(any, s.known)):
        refuse("known: before cards are exchanged nobody knows any of the other's", "R14.5")


def _check_starter(s: Any) -> None:
    if any(s.hand_size):
        refuse("hands: no card is dealt before it is known who begins", "R1.7")
    _check_supply(s, SEATS * _dealt(s))


def _check_passed(s: Any) -> None:
    wanted = [0, 0]
    if s.question == Question.GIVE:
        wanted[s.seat] = s.passed_size[s.seat]
        if s.seat != s.starter:
            wanted[s.starter] = PASSED
        if wanted[s.seat] == PASSED:
            refuse(f"passed[{s.seat}]: seat {s.seat} has chosen already", "R1.8")
    for seat in range(SEATS):
        if s.passed_size[seat] != wanted[seat]:
            refuse(
                f"passed[{seat}] has {s.passed_size[seat]} cards, but must have {wanted[seat]}",
                "R1.8",
            )


def _dealt(s: Any) -> int:
    return DEALT_WITH_BRIBERY if s.discs == BRIBERY_DISC else DEALT


def _check_supply(s: Any, wanted: int) -> None:
    """Nothing is discarded before the first turn, so no deck is rebuilt while cards are dealt."""
    if s.deck_size < wanted:
        refuse(f"deck: {wanted} cards are still dealt, and it has {s.deck_size}", "R1.7")


def _check_deal(s: Any) -> None:
    """Both hands are full when cards are passed; before, the starter's is filled first."""
    dealt = _dealt(s)
    other = 1 - s.starter
    sizes = [s.hand_size[seat] + s.passed_size[seat] for seat in range(SEATS)]
    if s.question == Question.GIVE and sizes != [dealt, dealt]:
        refuse(f"hands: {sizes} cards are dealt, but each player gets {dealt}", "R1.7")
    if s.question == Question.DEAL:
        if sizes[s.starter] > dealt or (sizes[s.starter] < dealt and sizes[other]):
            refuse(f"hands: the starter gets his {dealt} cards first", "R1.7")
        if sizes[other] >= dealt:
            refuse(f"hands: both have their {dealt} cards already", "R1.7")
        _check_supply(s, SEATS * dealt - sum(sizes))


def _check_layout(s: Any) -> None:
    """The starter lays all of his cards, then the other all of his, each on a disc of its own."""
    other = 1 - s.starter
    if s.seat == other and s.hand_size[s.starter]:
        refuse(f"hands[{s.starter}]: the starter lays all his cards first", "R1.9")
    if s.seat == s.starter and any(card != NO_CARD for card in s.space[other]):
        refuse(f"spaces[{other}]: the starter lays all his cards first", "R1.9")
    if s.hand_size[s.seat] == 0:
        refuse(f"hands[{s.seat}]: there is no card to lay", "R1.9")
    for seat in range(SEATS):
        free = sum(1 for disc in range(1, s.discs + 1) if s.space[seat][disc] == NO_CARD)
        if s.hand_size[seat] > free:
            refuse(f"hands[{seat}]: {s.hand_size[seat]} cards do not fit on {free} discs", "R1.9")


def _check_relocation(s: Any) -> None:
    rulebook = s.relocate == Edition.RULEBOOK
    if rulebook != (s.question == Question.MOVE):
        name = "rulebook" if rulebook else "publisher"
        asked = "move" if rulebook else "put"
        refuse(
            f"decision: with relocate = {name} the question is {asked!r}", f"R13.relocate.{name}.1"
        )


def _check_battle(s: Any, rules: Inquiry) -> None:
    """A card of the right type is under attack, and a Centurio adds dice to misses only."""
    owner = 1 - s.active
    if s.space[owner][s.target] == NO_CARD:
        refuse(f"acting.target: no card lies on disc {s.target}", "R10.1")
    chosen = {"question": Question.TARGET, "target": NO_DISC, "battle": NO_DIE, "seat": s.active}
    if s.acting == Card.VELITES and not rules.allows(s, f"target {s.target}", **chosen):
        refuse(f"acting.target: no character lies on disc {s.target}", "R12.velites")
    if s.acting == Card.ONAGER and not rules.allows(s, f"target {s.target}", **chosen):
        refuse(f"acting.target: no building lies on disc {s.target}", "R12.onager")
    if s.question == Question.ADD_DIE and s.battle >= rules.derived(s).defence[owner][s.target]:
        refuse(f"acting.battle: {s.battle} was no miss", "R12.centurio.2")


def _check_lay_free(s: Any, rules: Inquiry) -> None:
    if rules.legal(s) == ["done"]:
        refuse(
            f"hands[{s.active}]: there is nothing to lay without paying, or no disc for it", "R9.11"
        )


def _check_dice_left(s: Any, rules: Inquiry) -> None:
    """Every question in the middle of an action was asked by at least one die."""
    asks_for_die = (Question.ADD_DIE, Question.SECOND_DIE, Question.THIRD_DIE, Question.SET_DICE)
    if s.question in asks_for_die and s.dice_left == 0:
        refuse("dice: one must be left unused", "R9.9")
    used = 1 if s.acting != NO_CARD or s.question in (Question.DRAW, Question.KEEP) else 0
    if s.question == Question.THIRD_DIE:
        used = 2
        if rules.derived(s).templa[s.acting_disc] == 0:
            refuse(
                f"spaces[{s.active}]: no Templum lies beside disc {s.acting_disc}", "R12.templum.1"
            )
    if s.dice_left > DICE - used:
        refuse(f"dice: {used} of the three must have been used", "R5.2")
    spent = 0 if s.question in BEFORE_ANY_DIE else DICE - s.dice_left
    if s.essedum > spent:
        refuse(f"essedum is {s.essedum}, but {spent} dice were used in this turn", "R12.essedum.1")
    if s.question == Question.KEEP and s.drawn_size == 0:
        refuse("drawn: there is no card to keep", "R8.2")
    if s.question == Question.DRAW and s.deck_size == 0:
        refuse("deck: there is no card to draw", "R8.3")


def _check_money(s: Any, rules: Inquiry) -> None:
    """All that the dice can still bring must find room on the table."""
    if s.question == Question.OVER:
        return
    dice = DICE if s.question in (*IN_SETUP, Question.ROLL) else s.dice_left
    still = PIPS * (dice + DICE * rules.derived(s).turns_left)
    if sum(s.money) + still > MOST_MONEY:
        refuse(
            f"money: {sum(s.money)} sestertii, and dice may bring {still} more;"
            f" the most that fits is {MOST_MONEY}"
        )
