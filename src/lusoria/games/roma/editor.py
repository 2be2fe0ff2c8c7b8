"""Tables from positions: any card anywhere, in any number, but nothing that the rules cannot mean.

Each refusal names the field and, where there is one, the rule. Fields left out get what fits the
question best. `pieces` reads cards and discs, `underway` a draw or an action that has begun, and
this file all else.
"""

from collections.abc import Mapping
from typing import Any, Final

from lusoria.core.game import Components
from lusoria.core.layout import layout_of
from lusoria.core.position import (
    read_fact,
    read_list,
    read_number,
    read_seat,
    refuse,
    refuse_unknown,
)
from lusoria.core.seats import FATE, NOBODY
from lusoria.games.roma.pieces import (
    Cards,
    per_seat,
    read_blocked,
    read_hands,
    read_piles,
    read_spaces,
)
from lusoria.games.roma.sense import IN_SETUP
from lusoria.games.roma.state import (
    DICE,
    MOST_FAME,
    MOST_TURNS,
    NO_SEAT,
    PIPS,
    SEATS,
    Table,
)
from lusoria.games.roma.underway import read_acting, read_draw, read_lifted
from lusoria.games.roma.words import Question

FIELDS: Final = (
    "starter", "turn", "fame", "money", "stockpile", "spaces", "face_down", "hands", "known",
    "passed", "deck", "discard", "dice", "blocked", "essedum", "drawn", "drawn_early",
    "hand_or_drawn", "to_draw",
    "acting", "lifted", "lifted_from",
)  # fmt: skip
ALL_FAME: Final = 36

_BY_FATE: Final = (Question.STARTER, Question.DEAL, Question.ROLL, Question.DRAW, Question.BATTLE)


def read_position(position: Mapping[str, Any], s: Any, components: Components) -> None:
    """Lay the table as a position says."""
    refuse_unknown(position, FIELDS)
    cards = Cards(components)
    _read_starter(position, s)
    _read_turn(position, s)
    _read_fame_and_money(position, s)
    read_spaces(position, s, cards)
    read_hands(position, s, cards)
    _read_dice(position, s)
    read_blocked(position, s)
    read_draw(position, s, cards)
    read_acting(position, s, cards)
    read_lifted(position, s, cards)
    read_piles(position, s, cards, components.plain.copies)


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
    if s.question in IN_SETUP:
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
    fame = per_seat(position, "fame", s.fame[0])
    money = per_seat(position, "money", 0)
    table = layout_of(Table)
    for seat in range(SEATS):
        s.fame[seat] = read_fact(fame[seat], table, "fame", f"fame[{seat}]")
        s.money[seat] = read_fact(money[seat], table, "money", f"money[{seat}]")
    left = max(0, ALL_FAME - sum(s.fame))
    s.stockpile = read_fact(position.get("stockpile", left), table, "stockpile", "stockpile")
    in_all = s.stockpile + sum(s.fame)
    if s.question != Question.OVER and in_all > MOST_FAME:  # at the end the last award is credited
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
    for place, die in enumerate(read_list(position.get("dice", []), DICE, "dice")):
        s.dice[read_number(die, 1, PIPS, f"dice[{place}]")] += 1
    s.dice_left = sum(s.dice)
    if (s.question in IN_SETUP or s.question == Question.ROLL) and s.dice_left:
        refuse(
            f"dice: none lie there while the question is {Question(s.question).name.lower()!r}",
            "R4.1",
        )
    if s.question == Question.REROLL and max(s.dice) < DICE:
        refuse("dice: only three equal dice may be rolled again", "R4.2")
    s.essedum = read_fact(position.get("essedum", 0), layout_of(Table), "essedum", "essedum")
