"""What stands behind a no: the rule of each reason, what a person might try, and the facts."""

from typing import Any, Final

from lusoria.core.game import Components
from lusoria.core.view import Facts
from lusoria.games.roma.actions import BASE, CHANGED, COUNT, FIRST, KIND, SECOND
from lusoria.games.roma.state import BRIBERY_DISC, NO_CARD
from lusoria.games.roma.words import Act, Card, Question, Reason

REASON_RULES: Final = {
    Reason.GAME_IS_OVER: "R11.1",
    Reason.NOT_ASKED: "R2.2",
    Reason.NO_SUCH_DISC: "R13.bribery.on.1",
    Reason.NOT_IN_DECK: "R8.1",
    (Reason.NOT_IN_DECK, Question.DEAL): "R1.7",
    (Reason.NOT_IN_DECK, Question.TAKE): "R12.haruspex.1",
    Reason.NOT_IN_HAND: "R6.1",
    (Reason.NOT_IN_HAND, Question.GIVE): "R1.8",
    (Reason.NOT_IN_HAND, Question.LAYOUT): "R1.9",
    (Reason.NOT_IN_HAND, Question.LAY_FREE): "R9.11",
    Reason.DISC_TAKEN: "R1.9",
    Reason.TOO_EXPENSIVE: "R6.2",
    Reason.DISC_BARRED: "R13.praetorianus.rulebook.1",
    Reason.NO_SUCH_DIE: "R5.2",
    Reason.NOTHING_TO_DRAW: "R8.6",
    Reason.NOT_DRAWN: "R8.2",
    Reason.DISC_EMPTY: "R9.1",
    (Reason.DISC_EMPTY, Question.COPY): "R12.scaenicus.1",
    (Reason.DISC_EMPTY, Question.MOVE): "R13.relocate.rulebook.1",
    Reason.NEVER_ACTIVATED: "R9.3",
    Reason.DISC_BLOCKED: "R12.praetorianus.4",
    Reason.NO_BRIBERY: "R13.bribery.on.1",
    Reason.BRIBE_TOO_HIGH: "R13.bribery.on.6",
    Reason.NOTHING_OPPOSITE: "R9.5",
    (Reason.NOTHING_OPPOSITE, Question.COPY): "R12.scaenicus.3",
    Reason.NO_CHARACTER_TO_CHOOSE: "R9.6",
    Reason.NO_BUILDING_TO_CHOOSE: "R9.7",
    Reason.NO_CHARACTER_DISCARDED: "R9.8",
    Reason.NO_FURTHER_DIE: "R9.9",
    Reason.NO_MONEY_FOR_FAME: "R9.10",
    Reason.NO_BUILDING_IN_HAND: "R9.11",
    Reason.NO_CHARACTER_IN_HAND: "R9.11",
    Reason.ALL_DISCS_BARRED: "R9.11",
    Reason.NOTHING_TO_SEARCH: "R9.12",
    Reason.NOTHING_CAN_MOVE: "R9.13",
    Reason.ALL_DISCS_BLOCKED: "R9.14",
    Reason.NOBODY_TO_COPY: "R9.15",
    Reason.NO_CARD_TO_CHOOSE: "R9.4",
    Reason.NO_CHARACTER_THERE: "R9.6",
    Reason.NO_BUILDING_THERE: "R9.7",
    Reason.ALREADY_BLOCKED: "R12.praetorianus.1",
    Reason.LAYS_BUILDINGS_ONLY: "R12.architectus.1",
    Reason.LAYS_CHARACTERS_ONLY: "R12.senator.1",
    Reason.MOVES_CHARACTERS_ONLY: "R12.consiliarius",
    Reason.MOVES_BUILDINGS_ONLY: "R12.machina",
    Reason.SAME_DISC: "R13.relocate.rulebook.1",
    Reason.SAME_TYPE_THERE: "R13.relocate.rulebook.2",
    Reason.SAME_TYPE_LAID_AGAIN: "R13.relocate.publisher.3",
    Reason.LEAVES_NO_SPACE: "R13.relocate.publisher.4",
    Reason.OTHER_NUMBER_OF_DICE: "R12.consul.1",
    Reason.DICE_UNCHANGED: "R13.consul.rulebook",
    Reason.DICE_OUT_OF_REACH: "R13.consul.rulebook",
    Reason.ONE_DIE_BY_ONE: "R13.consul.publisher",
    Reason.FAME_TOO_DEAR: "R12.mercator.1",
    Reason.OPPONENT_HAS_LESS_FAME: "R12.mercator.1",
    Reason.NOT_DISCARDED: "R12.aesculapinum",
    Reason.TAKES_CHARACTERS_ONLY: "R12.aesculapinum",
    Reason.COPIES_CHARACTERS_ONLY: "R12.scaenicus.1",
    Reason.NEVER_COPIED: "R12.scaenicus.1",
}

_WITH_CARD: Final = (Act.DRAW, Act.GIVE, Act.LAY, Act.KEEP, Act.TAKE)
_WITH_DIE: Final = (Act.MONEY, Act.CARDS, Act.ACTIVATE, Act.BRIBE, Act.SPEND)
_ON_OWN_DISC: Final = (Act.ACTIVATE, Act.COPY, Act.MOVE)
_VERBS: Final = {
    Question.ACT: (Act.LAY, Act.MONEY, Act.CARDS, Act.ACTIVATE, Act.BRIBE),
    Question.LAYOUT: (Act.LAY,),
    Question.LAY_FREE: (Act.LAY,),
    Question.TARGET: (Act.TARGET,),
    Question.MOVE: (Act.MOVE,),
    Question.PUT: (Act.PUT,),
    Question.SET_DICE: (Act.SET,),
    Question.TAKE: (Act.TAKE,),
    Question.COPY: (Act.COPY,),
}
"""The verbs with which a person might try to answer."""


def expected(s: Any, components: Components) -> list[int]:
    """All answers about cards of the own hand, dice that lie there, and discs of this table."""
    found = []
    for kind in _VERBS.get(Question(s.question), ()):
        for number in range(int(BASE[kind]), int(BASE[kind] + COUNT[kind])):
            if _might_be_tried(s, kind, int(FIRST[number]), int(SECOND[number])):
                found.append(number)
    return found


def _might_be_tried(s: Any, kind: int, first: int, second: int) -> bool:
    if kind == Act.LAY:
        return bool(s.hand[s.seat][first] > 0 and second <= s.discs)
    if kind in (Act.MONEY, Act.CARDS, Act.ACTIVATE):
        return bool(s.dice[first] > 0)
    if kind == Act.BRIBE:
        return bool(s.dice[first] > 0 and s.discs == BRIBERY_DISC)
    if kind == Act.MOVE:
        return bool(s.space[s.active][first] != NO_CARD and second <= s.discs and first != second)
    if kind == Act.TAKE:
        pile = s.deck if s.acting == Card.HARUSPEX else s.discard
        return bool(pile[first] > 0)
    if kind == Act.SET:
        return bool((2 if CHANGED[first][1] else 1) == s.dice_left)
    return bool(first <= s.discs)


def facts(s: Any, components: Components, number: int) -> Facts:
    """The question, the cards, dice and discs that an action names, and what stands against it."""
    names = components.names["card"]
    box = components.plain
    kind, first, second = int(KIND[number]), int(FIRST[number]), int(SECOND[number])
    found: Facts = {"question": Question(s.question).name.lower()}
    if s.acting != NO_CARD:
        found["acting"] = names[s.acting]
    if kind in _WITH_CARD:
        found |= {"card": names[first], "cost": box.cost[first]}
    if kind == Act.LAY:
        found["disc"] = second
    if kind in _WITH_DIE:
        found["die"] = first
    if s.active < 0:
        return found
    found |= {"money": s.money[s.active], "opponent_fame": s.fame[1 - s.active]}
    if kind == Act.BUY:
        found["price"] = 2 * first
    if kind in _ON_OWN_DISC or kind == Act.BRIBE:
        disc = BRIBERY_DISC if kind == Act.BRIBE else first
        found |= {"disc": disc} | _card_there(s, s.active, disc, names)
        found["on"] = s.acting_disc if kind == Act.COPY else disc
    if kind == Act.TARGET:
        found |= {"disc": first} | _card_there(s, 1 - s.active, first, names)
    if kind == Act.MOVE:
        found["to"] = second
    if kind == Act.PUT:
        found |= {"disc": first, "card": names[s.lifted[0]] if s.lifted_size else ""}
    return found


def _card_there(s: Any, seat: int, disc: int, names: tuple[str, ...]) -> Facts:
    return {"card": names[s.space[seat][disc]]} if s.space[seat][disc] >= 0 else {}
