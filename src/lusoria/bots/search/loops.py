"""The loops that Python enters: think about a question, or glance at it."""

from math import exp
from typing import Any

from lusoria.bots.search.desk import JUDGED, NO_NODE, ROOT, RULES_ONLY
from lusoria.bots.search.evaluation import by_outcome, evaluate, play_out
from lusoria.bots.search.knowledge import appraise
from lusoria.bots.search.tree import back_up, child_of, grow, try_by_counts, try_by_guesses
from lusoria.core.contract import apply, legal, redeal
from lusoria.core.loops import by_odds
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_number


def think(
    tables: Any, boxes: Any, viewer: int, first: int, playouts: int, key: int, manners: Any,
    minds: Any, nodes: Any, desks: Any, journals: Any, results: Any,
) -> None:  # fmt: skip
    """Playouts number `first`… from the veiled table 0; tables 1 and 2 are for imagining."""
    desk = desks[0]
    for playout in range(first, first + playouts):
        stream = fast_number(key, playout)
        tables[1] = tables[0]
        redeal(tables[1], boxes[0], viewer, fast_number(stream, 0))
        depth = descend(
            tables, boxes[0], stream, manners[0], minds[0], nodes, desk, journals[0], results
        )
        desk.plies += depth
        back_up(nodes, desk, depth)


def descend(
    tables: Any, box: Any, stream: int, manner: Any, mind: Any, nodes: Any, desk: Any,
    journal: Any, results: Any,
) -> int:  # fmt: skip
    """Follow the tree to a position not yet met, find its worth; return the path's length."""
    s = tables[1]
    node = ROOT
    depth = 0
    desk.path[0] = ROOT
    while s.seat != NOBODY and depth + 1 < len(desk.path):
        child = next_child(
            tables, box, stream, node, depth + 1, manner, mind, nodes, desk, journal, results
        )
        if child == JUDGED:
            return depth
        if child == NO_NODE:
            break
        depth += 1
        node = child
        desk.path[depth] = node
        apply(s, box, nodes[node].action, journal)
    judge(s, box, stream, depth + 1, manner, mind, desk, journal, results)
    return depth


def next_child(
    tables: Any, box: Any, stream: int, node: int, ply: int, manner: Any, mind: Any, nodes: Any,
    desk: Any, journal: Any, results: Any,
) -> int:  # fmt: skip
    """The node of fate's next answer or of a seat's next try; NO_NODE where the tree ends."""
    s = tables[1]
    count = legal(s, box, desk.menu)
    if s.seat == FATE:
        action = by_odds(s, box, desk.menu, count, desk.odds, stream, ply)
        child = child_of(nodes, node, action, NO_NODE)
        return child if child != NO_NODE else grow(nodes, desk, node, action, NO_NODE)
    if manner.knowledge == RULES_ONLY:
        if nodes[node].visits == 0 and node != ROOT:
            return NO_NODE
        return try_by_counts(nodes, desk, node, s.seat, count, manner, stream, ply)
    if not look_at_all(tables, box, node, count, manner, mind, nodes, desk, journal, results):
        return NO_NODE
    if nodes[node].visits == 0:
        for seat in range(desk.seats):
            desk.returns[seat] = desk.best[seat]
        return JUDGED
    return try_by_guesses(nodes, desk, s.seat, count, manner)


def judge(
    s: Any, box: Any, stream: int, ply: int, manner: Any, mind: Any, desk: Any, journal: Any,
    results: Any,
) -> None:  # fmt: skip
    """What the position at the end of the path is worth: at first sight, or played out."""
    if manner.knowledge != RULES_ONLY and s.seat != NOBODY:
        evaluate(s, box, manner, mind, desk)
    else:
        play_out(s, box, desk, journal, stream, ply)
        by_outcome(s, box, results, manner, desk)


def look_at_all(
    tables: Any, box: Any, node: int, count: int, manner: Any, mind: Any, nodes: Any, desk: Any,
    journal: Any, results: Any,
) -> bool:  # fmt: skip
    """Every listed action gets a child with a guess; the best new one stays on the desk.

    False when the tree is full.
    """
    seat = tables[1].seat
    highest = -1.0
    last = NO_NODE
    for k in range(count):
        hint = nodes[node].child if last == NO_NODE else nodes[last].sibling
        child = child_of(nodes, node, desk.menu[k], hint)
        if child == NO_NODE:
            child = grow(nodes, desk, node, desk.menu[k], last)
            if child == NO_NODE:
                return False
            foresee(tables, box, desk.menu[k], manner, mind, desk, journal, results)
            nodes[child].guess = desk.returns[seat]
            nodes[child].pull = exp(manner.urge * desk.returns[seat])
            if desk.returns[seat] > highest:
                highest = desk.returns[seat]
                for each in range(desk.seats):
                    desk.best[each] = desk.returns[each]
        desk.children[k] = child
        last = child
    return True


def foresee(
    tables: Any, box: Any, action: int, manner: Any, mind: Any, desk: Any, journal: Any,
    results: Any,
) -> None:  # fmt: skip
    """What the table is worth after an action."""
    tables[2] = tables[1]
    s = tables[2]
    apply(s, box, action, journal)
    if s.seat == NOBODY:
        by_outcome(s, box, results, manner, desk)
    else:
        evaluate(s, box, manner, mind, desk)


def glance(
    tables: Any, boxes: Any, viewer: int, key: int, worths: Any, desks: Any, journals: Any
) -> int:
    """What each legal action promises at first sight, in one imagined world; returns how many."""
    desk = desks[0]
    box = boxes[0]
    tables[1] = tables[0]
    redeal(tables[1], box, viewer, key)
    seat = tables[1].seat
    count = legal(tables[1], box, desk.menu)
    for k in range(count):
        tables[2] = tables[1]
        apply(tables[2], box, desk.menu[k], journals[0])
        worths[k] = appraise(tables[2], box, seat)
    return count
