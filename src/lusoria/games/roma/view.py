"""The table for people: what they may expect, what stands behind a no, and a drawing in text."""

from typing import Any, Final

from lusoria.core.game import Components, Facts
from lusoria.core.layout import thaw
from lusoria.games.roma.actions import BASE, CHANGED, COUNT, FIRST, KIND, SECOND
from lusoria.games.roma.cards import essedum
from lusoria.games.roma.position import write_position
from lusoria.games.roma.state import BRIBERY_DISC, NO_CARD, SEATS
from lusoria.games.roma.words import Act, Card, Ending, Event, Question, Reason

REASON_RULES: Final = {
    Reason.GAME_IS_OVER: "R11.1",
    Reason.NOT_ASKED: "R2.2",
    Reason.NO_SUCH_DISC: "R13.bribery.on.1",
    Reason.NOT_IN_DECK: "R8.1",
    (Reason.NOT_IN_DECK, Question.DEAL): "R1.7",
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
    Reason.NEVER_ACTIVATED: "R9.3",
    Reason.DISC_BLOCKED: "R12.praetorianus.4",
    Reason.NO_BRIBERY: "R13.bribery.on.1",
    Reason.BRIBE_TOO_HIGH: "R13.bribery.on.6",
    Reason.NOTHING_OPPOSITE: "R9.5",
    Reason.NO_CHARACTER_TO_ATTACK: "R9.6",
    Reason.NO_BUILDING_TO_ATTACK: "R9.7",
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
    Reason.NO_CARD_UNDER_ATTACK: "R9.4",
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
    box = thaw(components.box[0])
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
    if kind == Act.TARGET:
        found |= {"disc": first} | _card_there(s, 1 - s.active, first, names)
    if kind == Act.MOVE:
        found["to"] = second
    if kind == Act.PUT:
        found |= {"disc": first, "card": names[s.lifted[0]] if s.lifted_size else ""}
    return found


def _card_there(s: Any, seat: int, disc: int, names: tuple[str, ...]) -> Facts:
    return {"card": names[s.space[seat][disc]]} if s.space[seat][disc] >= 0 else {}


# Events

_NAMED: Final = {
    Event.STARTER: ("seat",),
    Event.DEALT: ("seat", "card"),
    Event.DEALT_HIDDEN: ("seat",),
    Event.GIVEN: ("seat", "card"),
    Event.GIVEN_HIDDEN: ("seat",),
    Event.RECEIVED: ("seat", "card"),
    Event.EXCHANGED: (),
    Event.LAID_FACE_DOWN: ("seat", "card", "disc"),
    Event.LAID_HIDDEN: ("seat", "disc"),
    Event.REVEALED: ("seat", "card", "disc"),
    Event.TURN_BEGUN: ("seat", "turn"),
    Event.FAME_RETURNED: ("seat", "fame", "empty"),
    Event.ROLLED: ("seat", "low", "middle", "high"),
    Event.ROLLS_AGAIN: ("seat",),
    Event.STANDS: ("seat",),
    Event.LAID: ("seat", "card", "disc", "cost"),
    Event.COVERED: ("seat", "card", "disc"),
    Event.MONEY_TAKEN: ("seat", "money"),
    Event.CARDS_CALLED: ("seat", "die"),
    Event.DECK_REBUILT: ("cards",),
    Event.DREW: ("seat", "card"),
    Event.DREW_HIDDEN: ("seat",),
    Event.KEPT: ("seat", "card"),
    Event.KEPT_HIDDEN: ("seat",),
    Event.DISCARDED: ("seat", "card"),
    Event.ACTIVATED: ("seat", "card", "disc", "die"),
    Event.BRIBED: ("seat", "money"),
    Event.COPIED: ("seat", "card", "disc", "on"),
    Event.DESTROYED: ("seat", "card", "disc"),
    Event.SENT_BACK: ("seat", "card", "disc"),
    Event.BLOCKED: ("seat", "disc"),
    Event.FREED: ("seat", "disc"),
    Event.BATTLE: ("seat", "disc", "die", "defence"),
    Event.DIE_ADDED: ("seat", "disc", "die", "sum", "defence"),
    Event.WEAKENED: ("seat", "esseda"),
    Event.FAME_GAINED: ("seat", "fame"),
    Event.FAME_TAKEN: ("seat", "fame"),
    Event.CREDITED: ("seat", "fame"),
    Event.FAME_BOUGHT: ("seat", "fame", "money"),
    Event.DICE_CHANGED: ("seat", "low", "high"),
    Event.DECK_SEARCHED: ("seat",),
    Event.TOOK: ("seat", "card"),
    Event.TOOK_HIDDEN: ("seat",),
    Event.TOOK_BACK: ("seat", "card"),
    Event.DIE_SPENT: ("seat", "die"),
    Event.MOVED: ("seat", "card", "disc", "to"),
    Event.PICKED_UP: ("seat", "card", "disc"),
    Event.PUT_DOWN: ("seat", "card", "disc"),
    Event.TURN_ENDED: ("seat", "unused"),
    Event.GAME_OVER: ("ending",),
}
"""What the numbers of each event mean, in order."""


def event_facts(kind: int, details: tuple[int, ...], components: Components) -> Facts:
    """The numbers of an event with their names."""
    found: Facts = dict(zip(_NAMED[Event(kind)], details, strict=False))
    if "card" in found:
        found["card"] = components.names["card"][int(found["card"])]
    if "ending" in found:
        found["ending"] = Ending(int(found["ending"])).name.lower()
    return found


# A drawing


def show(s: Any, components: Components) -> str:
    """Both rows of discs with the effective defences, the hands, the dice and the piles."""
    written = write_position(s, components)
    box = thaw(components.box[0])
    dice = " ".join(map(str, written["dice"])) or "none"
    lines = [
        f"Roma, turn {s.turn}, stockpile {s.stockpile}, dice {dice}, Essedum {s.essedum}",
        f"deck {s.deck_size}, discard pile {s.discard_size}: {', '.join(written['discard'])}",
    ]
    for seat in range(SEATS):
        mark = " <" if seat == s.active else ""
        lines += ["", f"Seat {seat}: fame {s.fame[seat]}, sestertii {s.money[seat]}{mark}"]
        for disc, name in enumerate(written["spaces"][seat], 1):
            blocked = " blocked" if s.blocked[seat][disc] else ""
            lines.append(f"  {disc} {name or '-'}{_defence(s, box, seat, disc)}{blocked}")
        lines.append(f"  hand: {', '.join(written['hands'][seat]) or '-'}")
    if s.acting != NO_CARD:
        lines += ["", f"acting: {written['acting']}"]
    return "\n".join(lines)


def _defence(s: Any, box: Any, seat: int, disc: int) -> str:
    card = s.space[seat][disc]
    if card < 0:
        return ""
    return f" ({box.defence[card] + sum(defence_changes(s, seat, disc))})"


def defence_changes(s: Any, seat: int, disc: int) -> tuple[int, int]:
    """What other Turres add to a card's printed defence, and what Esseda take from it (R10.3)."""
    towers = s.space[seat].count(Card.TURRIS) - (s.space[seat][disc] == Card.TURRIS)
    weaker = essedum.WEAKENS * s.essedum if seat != s.active else 0
    return towers, -weaker
