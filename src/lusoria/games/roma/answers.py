"""What may be answered to each question, with which odds, and why not.

The chapters say why not. Lists that are asked for at every ply are made directly, for speed; the
first law's test holds them equal to what nothing speaks against.
"""

from typing import Final

from lusoria.core.rule import constants, rule
from lusoria.games.roma.actions import BASE, COUNT, FIRST, KIND, SECOND, action
from lusoria.games.roma.activation import why_not_activate, why_not_bribe, why_not_go_on
from lusoria.games.roma.cards.architectus_senator import free_lays
from lusoria.games.roma.components import Box
from lusoria.games.roma.dice import can_draw, why_not_cards, why_not_keep, why_not_spend
from lusoria.games.roma.laying import lays, why_not_lay
from lusoria.games.roma.phases import THROWS, WAYS
from lusoria.games.roma.setup import layouts, why_not_give, why_not_lay_out
from lusoria.games.roma.state import BRIBERY_DISC, NO_CARD, PIPS, Table
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
    if s.question == Question.OVER:
        return Reason.GAME_IS_OVER
    if not answers(s.question, KIND[number]):
        return Reason.NOT_ASKED
    return why_not_answer(s, box, KIND[number], FIRST[number], SECOND[number])


@rule()
def why_not_answer(s: Table, box: Box, kind: int, first: int, second: int) -> int:
    """What speaks against an answer to the open question, in the order of play."""
    if s.question == Question.ACT:
        return why_not_act(s, box, kind, first, second)
    if s.acting != NO_CARD:
        return why_not_go_on(s, kind, first, second)
    if kind == Act.DRAW:
        return Reason.ALLOWED if s.deck[first] > 0 else Reason.NOT_IN_DECK
    if kind == Act.GIVE:
        return why_not_give(s, first)
    if kind == Act.LAY:
        return why_not_lay_out(s, first, second)
    return why_not_keep(s, first) if kind == Act.KEEP else Reason.ALLOWED


@rule("R5.1", "R5.4")
def why_not_act(s: Table, box: Box, kind: int, first: int, disc: int) -> int:
    """What speaks against an action of a turn, which may always be ended."""
    if kind == Act.LAY:
        return why_not_lay(s, box, first, disc)
    if kind == Act.MONEY:
        return why_not_spend(s, first)
    if kind == Act.CARDS:
        return why_not_cards(s, first)
    if kind == Act.ACTIVATE:
        return why_not_activate(s, first)
    return why_not_bribe(s, first) if kind == Act.BRIBE else Reason.ALLOWED


# What may be answered


@rule()
def legal(s: Table, box: Box, menu: list[int]) -> int:
    """The answers to the open question."""
    if s.question == Question.ACT:
        return actions_of_a_turn(s, box, menu)
    if s.question == Question.DRAW or s.question == Question.DEAL:
        return kinds_of(s.deck, Act.DRAW, menu)
    if s.question == Question.KEEP:
        return kinds_of(s.drawn, Act.KEEP, menu)
    if s.question == Question.ROLL:
        return whole_verb(Act.ROLL, menu)
    if s.question == Question.GIVE:
        return kinds_of(s.hand[s.seat], Act.GIVE, menu)
    if s.question == Question.LAY_FREE:
        return free_lays(s, menu)
    if s.question == Question.LAYOUT:
        return layouts(s, menu)
    if s.question == Question.OVER:
        return 0
    return other_answers(s, box, menu)


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


@rule("R1.7", "R1.8", "R8.1", "R8.2")
def kinds_of(pile: list[int], kind: int, menu: list[int]) -> int:
    """Any kind of card that a deck, a draw or a hand holds."""
    count = 0
    for card in range(KINDS):
        menu[count] = action(kind, card)
        if pile[card] > 0:
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
def other_answers(s: Table, box: Box, menu: list[int]) -> int:
    """Whatever nothing speaks against, of the verb that answers and of the one that ends it."""
    kind = ANSWER[s.question]
    count = 0
    for number in range(BASE[kind], BASE[kind] + COUNT[kind]):
        if why_not_answer(s, box, kind, FIRST[number], SECOND[number]) == Reason.ALLOWED:
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
