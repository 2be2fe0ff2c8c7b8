"""What one thread of the GPU does, beside the functions of `research.loops` that it shares.

Everything comes as an array and an index, as everywhere where Python enters the rules: the
simulator runs these very functions on the CPU.
"""

from typing import Any

from lusoria.bots.search.knowledge import extract_features
from lusoria.core.contract import apply, legal, outcome, setup, veil
from lusoria.core.loops import answer, count
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_number
from lusoria.research.loops import (
    act,
    begin_turn,
    choose_one,
    close,
    is_illegal,
    lay_anew,
    list_odds,
)

GOES_ON, OVER, REFUSED = range(3)
"""What came of an action."""

SECRET: bool = False
"""Put in place for each game."""


def play_games(
    tables: Any, raws: Any, t: int, pads: Any, shared: Any, tallies: Any, first: int, last: int,
    stride: int, stretch: int,
) -> None:  # fmt: skip
    """Random games number first, first + stride, … below `last`, added to a tally.

    The threads of a warp wait for each other at the end of a loop. What ends a game and begins the
    next is long, so they should do it together; yet games are of unequal length, so they should not
    wait for the longest. They meet after every stretch of plies; those whose game is over go on to
    the next one, the others play on.
    """
    s, raw, d, w, tally = tables[t], raws[t], pads[0], shared[0], tallies[0]
    box, journal, menu, odds, keys = w.box, w.journal, d.menu, d.odds, d.keys
    seats = w.seats
    number = first
    ply = 0
    decisions = 0
    s.seat = NOBODY
    while True:
        if s.seat == NOBODY:
            if ply > 0:
                for k in range(len(d.result_words)):
                    d.result_words[k] = 0
                outcome(s, box, d.result)
                count(tally, d.result, seats, decisions, ply)
                number += stride
            if number >= last:
                return
            for k in range(len(raw.wide)):
                raw.wide[k] = 0
            setup(s, box, seats, w.options)
            for label in range(seats + 1):
                keys[label] = fast_number(w.roots[label], number)
            ply = 0
            decisions = 0
        left = stretch
        while left > 0 and s.seat != NOBODY:
            if s.seat != FATE:
                decisions += 1
            apply(s, box, answer(s, box, keys, ply, menu, odds), journal)
            ply += 1
            left -= 1


def turn(
    tables: Any, t: int, pads: Any, shared: Any, i: int, actions: Any, clocks: Any, rewards: Any,
    scores: Any, ended: Any,
) -> int:  # fmt: skip
    """Carry out an action at game `i`, whose table lies at `t`: REFUSED, OVER or neither?"""
    s, d, w = tables[t], pads[0], shared[0]
    begin_turn(i, w, rewards, scores, ended)
    if is_illegal(s, w, actions[i]):
        return REFUSED
    if s.seat != NOBODY and act(s, i, w, d, actions[i], clocks):
        return OVER
    return GOES_ON


def renew(
    tables: Any, raws: Any, pads: Any, shared: Any, i: int, laid: bool, clocks: Any, rewards: Any,
    scores: Any, ended: Any,
) -> None:  # fmt: skip
    """Settle a game that is over and lay the table for the next; or only lay it."""
    s, raw, d, w = tables[0], raws[0], pads[0], shared[0]
    if laid:
        begin_turn(i, w, rewards, scores, ended)
        lay_anew(s, raw, i, w, d, clocks)
    else:
        close(s, raw, i, w, d, clocks, rewards, scores, ended)


def tell(
    tables: Any, t: int, pads: Any, shared: Any, i: int, masks: Any, odds: Any, asked: Any
) -> int:
    """Who is asked at game `i` and what he may answer, over a blank row of the mask.

    The table at `t` is a copy, from which all is taken that he may not know. Returns the observer.
    """
    s, d, w = tables[t], pads[0], shared[0]
    seat = s.seat
    asked[i] = seat
    many = legal(s, w.box, d.menu)
    for k in range(many):
        masks[i, d.menu[k]] = 1
    if not w.fate_inside:
        list_odds(s, i, w, d, many, odds)
    if SECRET:
        veil(s, w.box, 1 << seat if seat >= 0 else 0)
    return max(seat, 0)  # type: ignore[no-any-return]


def describe(tables: Any, t: int, shared: Any, i: int, features: Any) -> None:
    """The features of game `i`, over a blank row; the table at `t` is a copy, free to be veiled."""
    s, w = tables[t], shared[0]
    seat = s.seat
    if seat >= 0:
        if SECRET:
            veil(s, w.box, 1 << seat)
        extract_features(s, w.box, features[i])


def pick(tables: Any, t: int, pads: Any, shared: Any, i: int, clocks: Any, actions: Any) -> None:
    """A random answer at game `i`, whose table lies at `t`."""
    actions[i] = choose_one(tables[t], i, shared[0], pads[0], clocks)
