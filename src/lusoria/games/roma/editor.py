"""Tables from positions: any card anywhere, in any number, but nothing that the rules cannot mean.

Each refusal names the field and, where there is one, the rule. Fields left out get what fits the
question best.
"""

from collections.abc import Mapping
from typing import Any, Final

from lusoria.core.game import Components
from lusoria.core.layout import thaw
from lusoria.core.position import read_flag, read_list, read_number, read_seat, refuse_unknown
from lusoria.core.seats import FATE, NOBODY
from lusoria.games.roma.position import UNSEEN
from lusoria.games.roma.sense import check_question, refuse
from lusoria.games.roma.setup import PASSED
from lusoria.games.roma.state import (
    BRIBERY_DISC,
    DICE,
    MOST_CARDS,
    MOST_COPIES,
    MOST_FAME,
    MOST_MONEY,
    MOST_TURNS,
    NO_CARD,
    NO_DISC,
    NO_SEAT,
    PIPS,
    SEATS,
)
from lusoria.games.roma.words import FIRST_BUILDING, KINDS, Card, Edition, Question

FIELDS: Final = (
    "starter", "turn", "fame", "money", "stockpile", "spaces", "face_down", "hands", "known",
    "passed", "deck", "discard", "dice", "blocked", "essedum", "drawn", "drawn_known", "to_draw",
    "acting", "lifted", "lifted_from",
)  # fmt: skip
ALL_FAME: Final = 36
MOST_ESSEDA: Final = 99

_BY_FATE: Final = (Question.STARTER, Question.DEAL, Question.ROLL, Question.DRAW, Question.BATTLE)
_IN_SETUP: Final = (Question.STARTER, Question.DEAL, Question.GIVE, Question.LAYOUT)
_ACTING: Final = {
    Question.TARGET: (
        Card.SICARIUS, Card.NERO, Card.GLADIATOR, Card.VELITES, Card.ONAGER, Card.PRAETORIANUS,
    ),
    Question.BATTLE: (Card.LEGIONARIUS, Card.VELITES, Card.CENTURIO, Card.ONAGER),
    Question.ADD_DIE: (Card.CENTURIO,),
    Question.SECOND_DIE: (Card.FORUM,),
    Question.THIRD_DIE: (Card.FORUM,),
    Question.LAY_FREE: (Card.ARCHITECTUS, Card.SENATOR),
    Question.MOVE: (Card.CONSILIARIUS, Card.MACHINA),
    Question.PUT: (Card.CONSILIARIUS, Card.MACHINA),
    Question.SET_DICE: (Card.CONSUL,),
    Question.BUY: (Card.MERCATOR,),
    Question.TAKE: (Card.HARUSPEX, Card.AESCULAPINUM),
    Question.COPY: (Card.SCAENICUS,),
}  # fmt: skip
"""Whose action asks a question."""


def read_position(position: Mapping[str, Any], s: Any, components: Components) -> None:
    """Lay the table as a position says."""
    refuse_unknown(position, FIELDS)
    cards = Cards(components)
    _read_starter(position, s)
    _read_turn(position, s)
    _read_fame_and_money(position, s)
    _read_spaces(position, s, cards)
    _read_hands(position, s, cards)
    _read_dice(position, s)
    _read_blocked(position, s)
    _read_draw(position, s, cards)
    _read_acting(position, s, cards)
    _read_lifted(position, s, cards)
    _read_piles(position, s, cards, thaw(components.box[0]).copies)
    check_question(s, thaw(components.box[0]))


class Cards:
    """Reads card names and counts how many of each kind lie on the table."""

    def __init__(self, components: Components) -> None:
        self.names = components.names["card"]
        self.seen = [0] * KINDS

    def one(self, name: Any, field: str) -> int:
        """A card by its name."""
        if name == UNSEEN:
            refuse(
                f"{field}: a position to play from names every card, none is {UNSEEN!r}", "R14.2"
            )
        if name not in self.names:
            refuse(
                f"{field}: there is no card {name!r}; there are: {', '.join(self.names)}", "R1.2"
            )
        card = self.names.index(name)
        self.seen[card] += 1
        if self.seen[card] > MOST_COPIES:
            refuse(f"{field}: more than {MOST_COPIES} of {name} do not fit on the table")
        return card

    def pile(self, value: Any, most: int, field: str) -> list[int]:
        """A pile as copies per kind."""
        counts = [0] * KINDS
        for name in read_list(value, most, field):
            counts[self.one(name, field)] += 1
        return counts

    def some_of(
        self, value: Any, counts: list[int], field: str, whole: str, rule: str
    ) -> list[int]:
        """Cards that are among others, and so not counted again."""
        seen = list(self.seen)
        part = self.pile(value, MOST_CARDS, field)
        self.seen = seen
        for card in range(KINDS):
            if part[card] > counts[card]:
                refuse(
                    f"{field} has {part[card]} of {self.names[card]}, but {whole} {counts[card]}",
                    rule,
                )
        return part


def _per_seat(position: Mapping[str, Any], field: str, default: Any) -> list[Any]:
    return read_list(position.get(field, [default] * SEATS), SEATS, field, SEATS)


# Whose turn


def _read_starter(position: Mapping[str, Any], s: Any) -> None:
    agreed = s.starter
    early = s.question == Question.STARTER
    told = position.get("starter", NO_SEAT)
    if early:
        if told not in (NO_SEAT, None) or agreed != NO_SEAT:
            refuse("starter is null while fate is asked to pick one", "R1.6")
        return
    if told is None:
        refuse("starter is null only while fate is asked to pick one", "R1.6")
    if told == NO_SEAT:
        told = _starter_by_turn(position) if agreed == NO_SEAT else agreed
    s.starter = read_seat(told, SEATS, "starter")
    if agreed not in (NO_SEAT, s.starter):
        refuse(f"starter is {s.starter}, but the option says {agreed}", "R1.6")


def _starter_by_turn(position: Mapping[str, Any]) -> int:
    """Who must have begun, if the position tells whose turn this is; else seat 0."""
    turn = position.get("turn")
    if (
        isinstance(turn, Mapping)
        and turn.get("seat") in (0, 1)
        and isinstance(turn.get("number"), int)
    ):
        return int(turn["seat"]) if turn["number"] % 2 else 1 - int(turn["seat"])
    return 0


def _read_turn(position: Mapping[str, Any], s: Any) -> None:
    if (s.seat == FATE) != (s.question in _BY_FATE) and s.seat != NOBODY:
        asked = "fate" if s.question in _BY_FATE else "a seat"
        refuse(f"decision: the question {Question(s.question).name.lower()!r} is asked of {asked}")
    if s.question in _IN_SETUP:
        s.active, s.turn = NO_SEAT, 0
        if position.get("turn", {"seat": None, "number": 0}) != {"seat": None, "number": 0}:
            refuse('turn is {"seat": null, "number": 0} in set-up', "R2.1")
        return
    seat = s.seat if s.seat >= 0 else s.starter
    default = {"seat": seat, "number": 1 if seat == s.starter else 2}
    turn = position.get("turn", default)
    if not isinstance(turn, Mapping) or set(turn) != {"seat", "number"}:
        refuse('turn is an object such as {"seat": 0, "number": 1}')
    s.active = read_seat(turn["seat"], SEATS, "turn.seat")
    s.turn = read_number(turn["number"], 1, MOST_TURNS, "turn.number")
    if (s.active == s.starter) != (s.turn % 2 == 1):
        refuse(f"turn {s.turn} is not seat {s.active}'s when seat {s.starter} began", "R2.1")
    if s.seat >= 0 and s.seat != s.active:
        refuse(f"decision: seat {s.seat} is asked in the turn of seat {s.active}", "R2.1")


# Fame, money, dice


def _read_fame_and_money(position: Mapping[str, Any], s: Any) -> None:
    fame = _per_seat(position, "fame", s.fame[0])
    money = _per_seat(position, "money", 0)
    most = 2 * MOST_FAME if s.question == Question.OVER else MOST_FAME  # the last award is credited
    for seat in range(SEATS):
        s.fame[seat] = read_number(fame[seat], 0, most, f"fame[{seat}]")
        s.money[seat] = read_number(money[seat], 0, MOST_MONEY, f"money[{seat}]")
    left = max(0, ALL_FAME - sum(s.fame))
    s.stockpile = read_number(position.get("stockpile", left), 0, MOST_FAME, "stockpile")
    in_all = s.stockpile + sum(s.fame)
    if s.question != Question.OVER and in_all > MOST_FAME:
        refuse(f"fame and stockpile are {in_all} in all; the most that fits is {MOST_FAME}")
    decided = s.stockpile == 0 or 0 in s.fame
    if s.question == Question.OVER and not decided and s.turn < MOST_TURNS:
        refuse(
            "decision: the game is over only without fame, with an empty stockpile or at the limit",
            "R11.1",
        )
    if s.question != Question.OVER and s.stockpile == 0:
        refuse("stockpile is 0: the game is over then", "R11.2")
    if s.question != Question.OVER and decided:
        refuse(f"fame is {s.fame}: the game is over when a player has none", "R11.1")


def _read_dice(position: Mapping[str, Any], s: Any) -> None:
    for die in read_list(position.get("dice", []), DICE, "dice"):
        s.dice[read_number(die, 1, PIPS, "dice")] += 1
    s.dice_left = sum(s.dice)
    idle = s.question in _IN_SETUP or s.question == Question.ROLL
    if idle and s.dice_left:
        refuse(
            f"dice: none lie there while the question is {Question(s.question).name.lower()!r}",
            "R4.1",
        )
    if s.question == Question.REROLL and max(s.dice) < DICE:
        refuse("dice: only three equal dice may be rolled again", "R4.2")
    s.essedum = read_number(position.get("essedum", 0), 0, MOST_ESSEDA, "essedum")
    if idle and s.essedum:
        refuse("essedum: nothing was activated yet in this turn", "R12.essedum.1")


def _read_blocked(position: Mapping[str, Any], s: Any) -> None:
    for seat, discs in enumerate(_per_seat(position, "blocked", [])):
        for disc in read_list(discs, BRIBERY_DISC, f"blocked[{seat}]"):
            number = read_number(disc, 1, s.discs, f"blocked[{seat}]")
            if s.blocked[seat][number]:
                refuse(f"blocked[{seat}]: disc {number} is named twice", "R12.praetorianus.1")
            s.blocked[seat][number] = 1


# Cards


def _read_spaces(position: Mapping[str, Any], s: Any, cards: Cards) -> None:
    for seat, row in enumerate(_per_seat(position, "spaces", [None] * s.discs)):
        for disc, name in enumerate(read_list(row, s.discs, f"spaces[{seat}]", s.discs), 1):
            s.space[seat][disc] = NO_CARD if name is None else cards.one(name, f"spaces[{seat}]")
    laid = any(card != NO_CARD for row in s.space for card in row)
    if s.question in _IN_SETUP and s.question != Question.LAYOUT and laid:
        refuse("spaces: no card lies on a disc before the layout", "R1.9")
    hidden = s.question == Question.LAYOUT and laid
    if read_flag(position.get("face_down", hidden), "face_down") != hidden:
        refuse("face_down is true exactly while cards of the layout lie there", "R1.10")


def _read_hands(position: Mapping[str, Any], s: Any, cards: Cards) -> None:
    hands, known = _per_seat(position, "hands", []), _per_seat(position, "known", [])
    passed = _per_seat(position, "passed", [])
    for seat in range(SEATS):
        s.hand[seat] = cards.pile(hands[seat], MOST_CARDS, f"hands[{seat}]")
        s.hand_size[seat] = sum(s.hand[seat])
        s.passed[seat] = cards.pile(passed[seat], PASSED, f"passed[{seat}]")
        s.passed_size[seat] = sum(s.passed[seat])
        own = list(s.hand[seat])
        if s.question == Question.LAYOUT:
            for card in s.space[seat]:
                if card != NO_CARD:
                    own[card] += 1
        s.known[seat] = cards.some_of(known[seat], own, f"known[{seat}]", "there are", "R14.11")


def _read_draw(position: Mapping[str, Any], s: Any, cards: Cards) -> None:
    s.drawn = cards.pile(position.get("drawn", []), PIPS, "drawn")
    s.drawn_size = sum(s.drawn)
    betrayed = position.get("drawn_known", [])
    s.drawn_known = cards.some_of(betrayed, s.drawn, "drawn_known", "drawn has", "R14.9")
    due = int(s.question == Question.DRAW)
    s.to_draw = read_number(position.get("to_draw", due), 0, PIPS, "to_draw")
    if (s.to_draw > 0) != (s.question == Question.DRAW):
        refuse(
            f"to_draw is {s.to_draw}, but fate is asked to draw exactly while cards are due", "R8.1"
        )
    if s.to_draw + s.drawn_size > PIPS:
        refuse(f"to_draw: no die asks for {s.to_draw + s.drawn_size} cards", "R8.1")
    if s.drawn_size and s.question not in (Question.DRAW, Question.KEEP):
        refuse("drawn: cards are set aside only while a draw is made", "R8.2")


def _read_piles(position: Mapping[str, Any], s: Any, cards: Cards, copies: list[int]) -> None:
    """A deck that is left out holds what the 52 cards still lack."""
    s.discard = cards.pile(position.get("discard", []), MOST_CARDS, "discard")
    s.discard_size = sum(s.discard)
    if "deck" in position:
        s.deck = cards.pile(position["deck"], MOST_CARDS, "deck")
    else:
        s.deck = [max(0, copies[card] - cards.seen[card]) for card in range(KINDS)]
    s.deck_size = sum(s.deck)


# The card under way


def _read_acting(position: Mapping[str, Any], s: Any, cards: Cards) -> None:
    acting = position.get("acting")
    wanted = _ACTING.get(Question(s.question), ())
    question = Question(s.question).name.lower()
    if acting is None:
        if wanted:
            refuse(f"acting is null, but a card's action asks the question {question!r}", "R9.1")
        return
    if not isinstance(acting, Mapping) or not {"card", "disc"} <= set(acting) <= set(
        _ACTING_FIELDS
    ):
        refuse('acting is null or an object such as {"card": "Centurio", "disc": 3}')
    seen = list(cards.seen)
    s.acting = cards.one(acting["card"], "acting.card")
    cards.seen = seen
    if s.acting not in wanted:
        refuse(f"acting.card: {acting['card']} does not ask the question {question!r}", "R9.1")
    s.acting_disc = read_number(acting["disc"], 1, s.discs, "acting.disc")
    s.target = _settled(
        acting, "target", s.discs, s.question in (Question.BATTLE, Question.ADD_DIE)
    )
    s.battle = _settled(acting, "battle", PIPS, s.question == Question.ADD_DIE)
    s.second = _settled(acting, "second", PIPS, s.question == Question.THIRD_DIE)
    _check_acting_card(s, str(acting["card"]))


_ACTING_FIELDS: Final = ("card", "disc", "target", "battle", "second")


def _settled(acting: Mapping[str, Any], field: str, most: int, wanted: bool) -> int:
    """A number that an action has settled exactly at some of its questions."""
    if (field in acting) != wanted:
        refuse(f"acting.{field} is {'missing' if wanted else 'not settled'} at this question")
    return read_number(acting[field], 1, most, f"acting.{field}") if wanted else 0


def _check_acting_card(s: Any, name: str) -> None:
    """The acting card, or a Scaenicus who copies it, lies on its disc unless it may be covered."""
    if s.question in (Question.LAY_FREE, Question.PUT):
        return
    there = s.space[s.active][s.acting_disc]
    copying = there == Card.SCAENICUS and s.acting < FIRST_BUILDING
    if there != s.acting and not copying:
        refuse(f"acting: neither {name} nor a Scaenicus lies on disc {s.acting_disc}", "R9.1")
    opposite = s.acting in (Card.LEGIONARIUS, Card.CENTURIO)
    if s.target != NO_DISC and opposite and s.target != s.acting_disc:
        refuse(
            f"acting.target: {name} on disc {s.acting_disc} fights disc {s.acting_disc}",
            "R12.legionarius",
        )


def _read_lifted(position: Mapping[str, Any], s: Any, cards: Cards) -> None:
    lifted = read_list(position.get("lifted", []), s.discs, "lifted")
    if bool(lifted) != (s.question == Question.PUT):
        refuse(
            "lifted: cards are picked up exactly while one is to be put down",
            "R13.relocate.publisher.1",
        )
    for place, name in enumerate(lifted):
        s.lifted[place] = cards.one(name, "lifted")
        if (s.lifted[place] < FIRST_BUILDING) != (s.acting < FIRST_BUILDING):
            refuse(f"lifted: {name} is not of the type that moves", "R13.relocate.publisher.1")
    s.lifted_size = len(lifted)
    _read_lifted_from(position, s)


def _read_lifted_from(position: Mapping[str, Any], s: Any) -> None:
    """Where picked-up cards came from; by default, from the first discs that are not blocked."""
    free = [disc for disc in range(1, s.discs + 1) if not s.blocked[s.active][disc]]
    size = s.lifted_size
    default = sorted(list(dict.fromkeys([*free, *range(1, s.discs + 1)]))[:size])
    origins = read_list(position.get("lifted_from", default), s.discs, "lifted_from", size)
    for place, disc in enumerate(origins):
        s.lifted_from[place] = read_number(disc, 1, s.discs, "lifted_from")
        barred = s.praetorianus == Edition.RULEBOOK and s.blocked[s.active][disc]
        if barred and s.space[s.active][disc] != NO_CARD:
            refuse(f"lifted_from: nothing can lie on disc {disc}", "R13.praetorianus.rulebook.1")
    if sorted(set(origins)) != origins:
        refuse("lifted_from: the discs are named in order, each once", "R13.relocate.publisher.1")
