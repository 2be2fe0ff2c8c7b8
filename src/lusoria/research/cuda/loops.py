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
from lusoria.research.cuda.warps import LANES, how_many, meet
from lusoria.research.loops import (
    act,
    begin_turn,
    choose_one,
    close,
    is_illegal,
    lay_anew,
    list_odds,
)

TURN, RENEW, ANEW, TELL = range(4)
"""What a step does: an action, the games listed as over, all tables anew, or only tell."""
GOES_ON, OVER, REFUSED = range(3)
"""What came of an action."""

SECRET: bool = False
"""Put in place for each game."""


def play_games(
    tables: Any, raws: Any, t: int, pads: Any, shared: Any, tallies: Any, first: int, last: int,
    stride: int, patience: int,
) -> None:  # fmt: skip
    """Random games number first, first + stride, … below `last`, added to a tally.

    The threads of a warp meet before each ply and before each answer is carried out: left alone
    they drift apart, and a warp then does one thread's work after another's. What ends a game and
    begins the next is long, so they should do it together; yet games are of unequal length, so they
    should not wait for the longest: as many as `patience` says wait before they go on.
    """
    s, raw, d, w, tally = tables[t], raws[t], pads[0], shared[0], tallies[0]
    number = first
    ply = 0
    decisions = 0
    s.seat = NOBODY
    while True:
        if how_many(s.seat == NOBODY) >= patience:
            if s.seat == NOBODY and ply > 0:
                note_down(s, d, w, tally, decisions, ply)
                number += stride
                ply = 0
                decisions = 0
            if s.seat == NOBODY and number < last:
                begin(s, raw, d, w, number)
            if how_many(s.seat == NOBODY) == LANES:
                return
        playing = s.seat != NOBODY
        action = 0
        if playing:
            if s.seat != FATE:
                decisions += 1
            action = answer(s, w.box, d.keys, ply, d.menu, d.odds)
        meet()
        if playing:
            apply(s, w.box, action, w.journal)
            ply += 1


def note_down(s: Any, d: Any, w: Any, tally: Any, decisions: int, plies: int) -> None:
    """Add a finished game to a tally."""
    for k in range(len(d.result_words)):
        d.result_words[k] = 0
    outcome(s, w.box, d.result)
    count(tally, d.result, w.seats, decisions, plies)


def begin(s: Any, raw: Any, d: Any, w: Any, number: int) -> None:
    """Lay the table for a game, and find the keys of its streams."""
    for k in range(len(raw.wide)):
        raw.wide[k] = 0
    setup(s, w.box, w.seats, w.options)
    for label in range(w.seats + 1):
        d.keys[label] = fast_number(w.roots[label], number)


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
    tables: Any, raws: Any, t: int, pads: Any, shared: Any, i: int, over: bool, clocks: Any,
    rewards: Any, scores: Any, ended: Any,
) -> None:  # fmt: skip
    """Settle game `i`, which is over, and lay its table at `t` for the next; or only lay it."""
    s, raw, d, w = tables[t], raws[t], pads[0], shared[0]
    if over:
        close(s, raw, i, w, d, clocks, rewards, scores, ended)
    else:
        begin_turn(i, w, rewards, scores, ended)
        lay_anew(s, raw, i, w, d, clocks)


def tell(
    tables: Any, t: int, pads: Any, shared: Any, i: int, answers: Any, odds: Any, asked: Any
) -> int:
    """Who is asked at game `i` and what he may answer: a bit each, over a blank row of bits.

    The table at `t` is a copy, from which all is taken that he may not know. Returns the observer.
    """
    s, d, w = tables[t], pads[0], shared[0]
    seat = s.seat
    asked[i] = seat
    many = legal(s, w.box, d.menu)
    for k in range(many):
        action = d.menu[k]
        answers[t, action >> 5] |= 1 << (action & 31)
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
