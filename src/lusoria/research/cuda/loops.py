"""What one thread of the GPU does, beside the functions of `research.loops` that it shares.

Everything comes as an array and an index, as everywhere where Python enters the rules: the
simulator runs these very functions on the CPU.
"""

from typing import Any

from lusoria.bots.search.knowledge import extract_features
from lusoria.core.contract import apply, legal, outcome, setup, veil
from lusoria.core.loops import count
from lusoria.core.seats import FATE, NOBODY
from lusoria.research.loops import begin_turn, choose_one, is_illegal, list_odds, settle

TURN, RENEW, ANEW, TELL = range(4)
"""What a step does: an action, the games listed as over, all tables anew, or only tell."""
REFUSED = -9
"""Instead of an action: it was not legal."""

SECRET: bool = False
"""Put in place for each game."""


# A ply


def question(tables: Any, t: int, there: bool, none: int) -> int:
    """What is asked at table `t`, 0 if its game is over; `none` where there is no game."""
    return tables[t].question if there else none


def fates_question(tables: Any, t: int, shared: Any, there: bool, none: int) -> int:
    """What fate is asked at table `t`, and answers by itself; `none` where it does not."""
    s = tables[t]
    asked = there and s.seat == FATE and shared[0].fate_inside
    return s.question if asked else none


def goes_on(tables: Any, t: int, asked: int) -> bool:
    """Whether fate is asked at table `t` what was asked before."""
    s = tables[t]
    return s.seat == FATE and s.question == asked  # type: ignore[no-any-return]


def choose(tables: Any, t: int, pads: Any, shared: Any, clocks: Any, i: int) -> int:
    """A random answer at table `t`, whose clock is number `i`."""
    return choose_one(tables[t], i, shared[0], pads[0], clocks)


def carry_out(tables: Any, t: int, shared: Any, clocks: Any, i: int, action: int) -> None:
    """Carry out an answer at table `t`, whose clock is number `i`."""
    w = shared[0]
    apply(tables[t], w.box, action, w.journal)
    clocks[i, 1] += 1


def lay(tables: Any, raws: Any, t: int, shared: Any) -> None:
    """Lay table `t` for a game; it is cleared word by word, which is quick to compile."""
    s, raw, w = tables[t], raws[t], shared[0]
    for k in range(len(raw.wide)):
        raw.wide[k] = 0
    setup(s, w.box, w.seats, w.options)


# Random play: a clock is a game's number, its plies and its decisions


def decides(tables: Any, t: int) -> bool:
    """Whether a seat is asked at table `t`."""
    return tables[t].seat != FATE  # type: ignore[no-any-return]


def note_down(tables: Any, t: int, pads: Any, shared: Any, tallies: Any, clocks: Any) -> None:
    """Add the finished game at table `t` to a tally."""
    d, w = pads[0], shared[0]
    for k in range(len(d.result_words)):
        d.result_words[k] = 0
    outcome(tables[t], w.box, d.result)
    count(tallies[0], d.result, w.seats, clocks[t, 2], clocks[t, 1])


# Batches


def may_act(
    tables: Any, t: int, shared: Any, i: int, actions: Any, rewards: Any, scores: Any, ended: Any
) -> int:
    """The action for game `i`, whose table lies at `t`; REFUSED, or NOBODY if the game is over."""
    s, w = tables[t], shared[0]
    begin_turn(i, w, rewards, scores, ended)
    if s.seat == NOBODY:
        return NOBODY
    return REFUSED if is_illegal(s, w, actions[i]) else actions[i]


def is_over(tables: Any, t: int) -> bool:
    """Whether the game at table `t` is over."""
    return tables[t].seat == NOBODY  # type: ignore[no-any-return]


def renew(
    tables: Any, raws: Any, t: int, pads: Any, shared: Any, i: int, over: bool, clocks: Any,
    rewards: Any, scores: Any, ended: Any,
) -> None:  # fmt: skip
    """Settle game `i`, which is over, and lay its table at `t` for the next; or only lay it."""
    s, d, w = tables[t], pads[0], shared[0]
    if over:
        settle(s, i, w, d, rewards, scores)
        ended[i] = True
        clocks[i, 0] += w.stride
    else:
        begin_turn(i, w, rewards, scores, ended)
    if w.autoreset or not over:
        clocks[i, 1] = 0
        lay(tables, raws, t, shared)


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
