"""What one thread of the GPU does, beside the functions of `research.loops` that it shares.

Everything comes as an array and an index, as everywhere where Python enters the rules: the
simulator runs these very functions on the CPU.
"""

from typing import Any

from numba import int32, uint32

from lusoria.bots.search.knowledge import extract_features
from lusoria.core.contract import apply, legal, outcome, setup, veil
from lusoria.core.loops import count
from lusoria.core.observation import SEATS, SET
from lusoria.core.seats import FATE, NOBODY
from lusoria.research.loops import begin_turn, choose_one, is_illegal, list_odds, pick, settle

TURN, RENEW, ANEW, TELL = range(4)
"""What a step does: an action, the games listed as over, all tables anew, or only tell."""
AT_ONCE = 4
"""Numbers of an observation that a lane cuts out before it writes them."""
REFUSED, TOLD = -9, -8
"""Instead of an action: it was not legal; a seat is to choose it."""

SECRET: bool = False
"""Put in place for each game."""


# A ply


def question(tables: Any, t: int, there: bool, none: int) -> int:
    """What is asked at table `t`, 0 if its game is over; `none` where there is no game."""
    return tables[t].question if there else none


def goes_on(tables: Any, t: int, asked: int) -> bool:
    """Whether fate is asked at table `t` what was asked before."""
    s = tables[t]
    return s.seat == FATE and s.question == asked  # type: ignore[no-any-return]


def choose(tables: Any, t: int, pads: Any, shared: Any, clocks: Any) -> int:
    """A random answer at table `t`."""
    return choose_one(tables[t], t, shared[0], pads[0], clocks)


def carry_out(tables: Any, t: int, shared: Any, clocks: Any, action: int) -> None:
    """Carry out an answer at table `t`."""
    w = shared[0]
    apply(tables[t], w.box, action, w.journal)
    clocks[t, 1] += 1


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


def begin(shared: Any, i: int, rewards: Any, scores: Any, ended: Any) -> None:
    """Nothing has been won in game `i` yet."""
    begin_turn(i, shared[0], rewards, scores, ended)


def may_act(tables: Any, t: int, shared: Any, action: int) -> int:
    """The action for the game at table `t`; REFUSED, or NOBODY if the game is over."""
    s = tables[t]
    if s.seat == NOBODY:
        return NOBODY
    return REFUSED if is_illegal(s, shared[0], action) else action


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
        clocks[t, 0] += w.stride
    if w.autoreset or not over:
        clocks[t, 1] = 0
        lay(tables, raws, t, shared)


def answer(
    tables: Any, t: int, pads: Any, shared: Any, clocks: Any, i: int, answers: Any, odds: Any,
    asked: Any, drawn: Any, observers: Any,
) -> int:  # fmt: skip
    """Fate's answer at table `t`, which is game `i`; TOLD if a seat is asked.

    Then it is told who is asked, what he may answer (a bit each, over a blank row of bits), and a
    random one of his answers. It is drawn here because to list them is what a choice costs.
    """
    s, d, w = tables[t], pads[0], shared[0]
    many = legal(s, w.box, d.menu)
    action = pick(s, t, w, d, many, clocks) if many > 0 else 0
    if s.seat == FATE and w.fate_inside:
        return action
    asked[i], drawn[i], observers[t] = s.seat, action, max(s.seat, 0)
    for k in range(many):
        action = d.menu[k]
        answers[t, action >> 5] |= 1 << (action & 31)
    if not w.fate_inside:
        list_odds(s, i, w, d, many, odds)
    return TOLD


def put_veil_on(tables: Any, t: int, shared: Any) -> None:
    """Take from table `t`, a copy, all that whoever is asked may not know."""
    if SECRET:
        s = tables[t]
        veil(s, shared[0].box, 1 << s.seat if s.seat >= 0 else 0)


def seen(quads: Any, first: int, line: int, observer: int, seats: int) -> int:
    """A number of an observation, cut out of the table from `first` by a line of the plan.

    Both what a seat and what a set would become are reckoned: a choice is cheaper than a branch.
    """
    value = int32(int32(quads[first + (line & 0xFF)] << (line >> 8 & 31)) >> (line >> 13 & 31))
    turned = int32(value - observer)
    turned = int32(turned + (seats if turned < 0 else 0))
    is_seat = line >> 18 == SEATS and uint32(value) < uint32(seats)  # and not below 0
    found: int = (turned if is_seat else value) & (1 if line >> 18 == SET else -1)
    return found


def describe(tables: Any, t: int, shared: Any, i: int, features: Any) -> None:
    """The features of game `i`, over a blank row; the table at `t` is a copy, free to be veiled."""
    s, w = tables[t], shared[0]
    seat = s.seat
    if seat >= 0:
        if SECRET:
            veil(s, w.box, 1 << seat)
        extract_features(s, w.box, features[i])
