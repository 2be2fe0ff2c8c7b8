"""What may be answered to each question, with which odds, and why not.

The chapters say why not. Lists that are asked for at every ply are made directly, for speed; the
first law's test holds them equal to what nothing speaks against.
"""

from typing import Final

from lusoria.core.rule import constants, rule
from lusoria.games.roma.actions import BASE, COUNT, FIRST, KIND, SECOND, action
from lusoria.games.roma.activation import why_not_activate, why_not_bribe, why_not_copy
from lusoria.games.roma.attackers import why_not_target
from lusoria.games.roma.builders import free_lays, why_not_lay_free
from lusoria.games.roma.components import Box
from lusoria.games.roma.dice import can_draw, why_not_cards, why_not_keep, why_not_spend
from lusoria.games.roma.laying import lays, why_not_lay
from lusoria.games.roma.movers import moves_of_a_card, why_not_move, why_not_put
from lusoria.games.roma.phases import THROWS, WAYS
from lusoria.games.roma.politicians import why_not_buy, why_not_set, why_not_take
from lusoria.games.roma.setup import layouts, why_not_give, why_not_lay_out
from lusoria.games.roma.state import BRIBERY_DISC, PIPS, Table
from lusoria.games.roma.verbs import has_disc
from lusoria.games.roma.words import KINDS, Act, Question, Reason

NONE: Final = -1

_ANSWERS: Final = {
    Question.STARTER: (Act.START, NONE),
    Question.DEAL: (Act.DRAW, NONE),
    Question.GIVE: (Act.GIVE, NONE),
    Question.LAYOUT: (Act.LAY, NONE),
    Question.ROLL: (Act.ROLL, NONE),
    Question.REROLL: (Act.REROLL, Act.STAND),
    Question.ACT: (Act.LAY, Act.END),
    Question.DRAW: (Act.DRAW, NONE),
    Question.KEEP: (Act.KEEP, NONE),
    Question.TARGET: (Act.TARGET, NONE),
    Question.BATTLE: (Act.BATTLE, NONE),
    Question.ADD_DIE: (Act.SPEND, Act.DONE),
    Question.SECOND_DIE: (Act.SPEND, NONE),
    Question.THIRD_DIE: (Act.SPEND, Act.DONE),
    Question.LAY_FREE: (Act.LAY, Act.DONE),
    Question.MOVE: (Act.MOVE, NONE),
    Question.PUT: (Act.PUT, NONE),
    Question.SET_DICE: (Act.SET, NONE),
    Question.BUY: (Act.BUY, NONE),
    Question.TAKE: (Act.TAKE, NONE),
    Question.COPY: (Act.COPY, NONE),
}
ANSWER: Final = constants([_ANSWERS.get(question, (NONE, NONE))[0] for question in Question])
"""The verb that answers a question."""
REFUSAL: Final = constants([_ANSWERS.get(question, (NONE, NONE))[1] for question in Question])
"""The verb that ends it instead, where there is one."""


@rule("R5.1")
def answers(question: int, kind: int) -> bool:
    """Whether a verb answers a question; a turn's action has more verbs than any other."""
    if kind == ANSWER[question] or kind == REFUSAL[question]:
        return True
    return question == Question.ACT and Act.MONEY <= kind <= Act.BRIBE


# Why not


@rule()
def why_not(s: Table, box: Box, number: int) -> int:
    """The reason against an action, or ALLOWED."""
    kind = KIND[number]
    if s.question == Question.OVER:
        return Reason.GAME_IS_OVER
    if not answers(s.question, kind):
        return Reason.NOT_ASKED
    if kind == Act.LAY:
        return why_not_any_lay(s, box, FIRST[number], SECOND[number])
    if kind == Act.MOVE:
        return why_not_move(s, FIRST[number], SECOND[number])
    return why_not_one(s, kind, FIRST[number])


@rule()
def why_not_any_lay(s: Table, box: Box, card: int, disc: int) -> int:
    """A card is laid face down in set-up, paid in a turn, or without paying."""
    if s.question == Question.LAYOUT:
        return why_not_lay_out(s, card, disc)
    if s.question == Question.ACT:
        return why_not_lay(s, box, card, disc)
    return why_not_lay_free(s, card, disc)


@rule()
def why_not_one(s: Table, kind: int, die: int) -> int:
    """The answers with a die; the others stand below."""
    if kind == Act.MONEY or kind == Act.SPEND:
        return why_not_spend(s, die)
    if kind == Act.CARDS:
        return why_not_cards(s, die)
    if kind == Act.ACTIVATE:
        return why_not_activate(s, die)
    if kind == Act.BRIBE:
        return why_not_bribe(s, die)
    return why_not_card_or_disc(s, kind, die)


@rule()
def why_not_card_or_disc(s: Table, kind: int, argument: int) -> int:
    """The answers with a card, a disc or an amount; all that are left are always allowed."""
    if kind == Act.DRAW:
        return Reason.ALLOWED if s.deck[argument] > 0 else Reason.NOT_IN_DECK
    if kind == Act.KEEP:
        return why_not_keep(s, argument)
    if kind == Act.GIVE:
        return why_not_give(s, argument)
    if kind == Act.TARGET:
        return why_not_target(s, argument)
    if kind == Act.PUT:
        return why_not_put(s, argument)
    if kind == Act.SET:
        return why_not_set(s, argument)
    if kind == Act.BUY:
        return why_not_buy(s, argument)
    if kind == Act.TAKE:
        return why_not_take(s, argument)
    if kind == Act.COPY:
        return why_not_copy(s, s.acting_disc, argument, s.dice_left, s.money[s.active])
    return Reason.ALLOWED


# What may be answered


@rule()
def legal(s: Table, box: Box, menu: list[int]) -> int:
    """The answers to the open question."""
    if s.question == Question.ACT:
        return actions_of_a_turn(s, box, menu)
    if s.question == Question.DRAW or s.question == Question.DEAL:
        return draws(s, menu)
    if s.question == Question.KEEP:
        return keeps(s, menu)
    if s.question == Question.ROLL:
        return whole_verb(Act.ROLL, menu)
    if s.question == Question.GIVE:
        return gifts(s, menu)
    if s.question == Question.LAY_FREE:
        return free_lays(s, menu)
    if s.question == Question.LAYOUT:
        return layouts(s, menu)
    if s.question == Question.MOVE:
        return moves_of_a_card(s, menu)
    if s.question == Question.OVER:
        return 0
    return other_answers(s, menu)


@rule("R5.1", "R5.4")
def actions_of_a_turn(s: Table, box: Box, menu: list[int]) -> int:
    """Laying cards, money, cards, activations, bribery, and the end of the turn."""
    count = lays(s, box, menu)
    count = dice_for(s, Act.MONEY, menu, count)
    if can_draw(s):
        count = dice_for(s, Act.CARDS, menu, count)
    for die in range(1, PIPS + 1):
        if why_not_activate(s, die) == Reason.ALLOWED:
            menu[count] = action(Act.ACTIVATE, die)
            count += 1
    if has_disc(s, BRIBERY_DISC):
        count = bribes(s, menu, count)
    menu[count] = action(Act.END)
    return count + 1


@rule("R5.2", "R7.1", "R8.1")
def dice_for(s: Table, kind: int, menu: list[int], count: int) -> int:
    """Any unused die serves."""
    for die in range(1, PIPS + 1):
        menu[count] = action(kind, die)
        if s.dice[die] > 0:
            count += 1
    return count


@rule("R13.bribery.on.6")
def bribes(s: Table, menu: list[int], count: int) -> int:
    """Any unused die may activate the seventh disc, for as many sestertii."""
    for die in range(1, PIPS + 1):
        if why_not_bribe(s, die) == Reason.ALLOWED:
            menu[count] = action(Act.BRIBE, die)
            count += 1
    return count


@rule("R8.1", "R1.7")
def draws(s: Table, menu: list[int]) -> int:
    """Any kind of card that the deck still holds."""
    count = 0
    for card in range(KINDS):
        menu[count] = action(Act.DRAW, card)
        if s.deck[card] > 0:
            count += 1
    return count


@rule("R8.2")
def keeps(s: Table, menu: list[int]) -> int:
    """Any kind of card that was drawn."""
    count = 0
    for card in range(KINDS):
        menu[count] = action(Act.KEEP, card)
        if s.drawn[card] > 0:
            count += 1
    return count


@rule("R1.8")
def gifts(s: Table, menu: list[int]) -> int:
    """Any kind of card in the hand."""
    count = 0
    for card in range(KINDS):
        menu[count] = action(Act.GIVE, card)
        if s.hand[s.seat][card] > 0:
            count += 1
    return count


@rule()
def whole_verb(kind: int, menu: list[int]) -> int:
    """Every action of a verb."""
    for k in range(COUNT[kind]):
        menu[k] = BASE[kind] + k
    count: int = COUNT[kind]
    return count


@rule()
def other_answers(s: Table, menu: list[int]) -> int:
    """Whatever nothing speaks against, of the verb that answers and of the one that ends it."""
    kind = ANSWER[s.question]
    count = 0
    for number in range(BASE[kind], BASE[kind] + COUNT[kind]):
        if why_not_one(s, kind, FIRST[number]) == Reason.ALLOWED:
            menu[count] = number
            count += 1
    if REFUSAL[s.question] != NONE:
        menu[count] = action(REFUSAL[s.question])
        count += 1
    return count


@rule("R1.6", "R4.1", "R8.1", "R10.1")
def weights(s: Table, box: Box, menu: list[int], count: int, odds: list[int]) -> int:
    """Every card of the deck, every throw of the dice and either starter is equally likely."""
    if s.question == Question.DRAW or s.question == Question.DEAL:
        for k in range(count):
            odds[k] = s.deck[FIRST[menu[k]]]
        return s.deck_size
    if s.question == Question.ROLL:
        for k in range(count):
            odds[k] = WAYS[k]
        return THROWS
    return count
