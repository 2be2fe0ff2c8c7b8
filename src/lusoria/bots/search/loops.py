"""The loops that Python enters: search from a question, or evaluate its actions one by one."""

from math import exp
from typing import Any

from lusoria.bots.search.evaluation import by_outcome, evaluate, play_out
from lusoria.bots.search.guidance import consult
from lusoria.bots.search.knowledge import appraise
from lusoria.bots.search.layouts import EVALUATED, GUIDED, NO_NODE, ROOT, RULES_ONLY
from lusoria.bots.search.tree import backpropagate, child_of, expand, select_puct, select_ucb
from lusoria.core.contract import apply, legal, redeal
from lusoria.core.loops import by_odds
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.streams import fast_number


def search(
    tables: Any, raws: Any, boxes: Any, viewer: int, first: int, playouts: int, key: int,
    tunings: Any, networks: Any, guides: Any, nodes: Any, workspaces: Any, journals: Any,
    results: Any,
) -> None:  # fmt: skip
    """Playouts number `first`… from the veiled table 0; tables 1 and 2 are for imagining.

    With a second tuning everybody else is expected to look one step ahead by it.
    """
    work = workspaces[0]
    for playout in range(first, first + playouts):
        stream = fast_number(key, playout)
        tables[1] = tables[0]
        redeal(tables[1], boxes[0], viewer, fast_number(stream, 0))
        depth = descend(
            tables, raws, boxes[0], stream, tunings, networks[0], guides[0], nodes, work,
            journals[0], results,
        )  # fmt: skip
        work.plies += depth
        backpropagate(nodes, work, depth)


def descend(
    tables: Any, raws: Any, box: Any, stream: int, tunings: Any, network: Any, guide: Any,
    nodes: Any, work: Any, journal: Any, results: Any,
) -> int:  # fmt: skip
    """Follow the tree to a position not yet met, find its value; return the path's length."""
    s = tables[1]
    node = ROOT
    depth = 0
    work.path[0] = ROOT
    while s.seat != NOBODY and depth + 1 < len(work.path):
        child = next_child(
            tables, raws, box, stream, node, depth + 1, tunings, network, guide, nodes, work,
            journal, results,
        )  # fmt: skip
        if child == EVALUATED:
            return depth
        if child == NO_NODE:
            break
        depth += 1
        node = child
        work.path[depth] = node
        apply(s, box, nodes[node].action, journal)
    evaluate_leaf(
        tables, raws, box, stream, depth + 1, tunings[0], network, guide, work, journal, results
    )
    return depth


def next_child(
    tables: Any, raws: Any, box: Any, stream: int, node: int, ply: int, tunings: Any, network: Any,
    guide: Any, nodes: Any, work: Any, journal: Any, results: Any,
) -> int:  # fmt: skip
    """The node of fate's next answer or of a seat's next try; NO_NODE where the tree ends."""
    s = tables[1]
    tuning = tunings[0]
    count = legal(s, box, work.menu)
    if s.seat == FATE:
        action = by_odds(s, box, work.menu, count, work.odds, stream, ply)
        child = child_of(nodes, node, action, NO_NODE)
        return child if child != NO_NODE else expand(nodes, work, node, action, NO_NODE)
    if tuning.knowledge == RULES_ONLY:
        if nodes[node].visits == 0 and node != ROOT:
            return NO_NODE
        return select_ucb(nodes, work, node, s.seat, count, tuning, stream, ply)
    if tuning.knowledge == GUIDED:
        if count == 1 and node != ROOT:
            return only_child(nodes, work, node)
        if not expand_by_guide(tables, raws, box, node, count, tuning, guide, nodes, work):
            return NO_NODE
        if nodes[node].visits == 0:
            return EVALUATED
        return select_puct(nodes, work, s.seat, count, tuning)
    if len(tunings) > 1 and s.seat != tables[0].seat:
        return expected_child(
            tables, box, node, count, tunings[1], network, nodes, work, journal, results
        )
    if not expand_all(tables, box, node, count, tuning, network, nodes, work, journal, results):
        return NO_NODE
    if nodes[node].visits == 0:
        for seat in range(work.seats):
            work.returns[seat] = work.best[seat]
        return EVALUATED
    return select_puct(nodes, work, s.seat, count, tuning)


def expected_child(
    tables: Any, box: Any, node: int, count: int, tuning: Any, network: Any, nodes: Any, work: Any,
    journal: Any, results: Any,
) -> int:  # fmt: skip
    """The node of what somebody chooses who looks one step ahead.

    What was found stays: where rivals are foreseen nothing is hidden, so the table is the same.
    """
    if nodes[node].child != NO_NODE:
        return nodes[node].child  # type: ignore[no-any-return]
    seat = tables[1].seat
    best = work.menu[0]
    highest = -1.0
    for k in range(count):
        look_ahead(tables, box, work.menu[k], tuning, network, work, journal, results)
        if work.returns[seat] > highest:
            highest = work.returns[seat]
            best = work.menu[k]
    return expand(nodes, work, node, best, NO_NODE)


def only_child(nodes: Any, work: Any, node: int) -> int:
    """The node of the only answer there is: nothing to choose, so nothing to think about."""
    child = child_of(nodes, node, work.menu[0], nodes[node].child)
    if child == NO_NODE:
        child = expand(nodes, work, node, work.menu[0], NO_NODE)
        if child != NO_NODE:  # in another world it may have to compete
            nodes[child].prior = 1.0
            nodes[child].value = 1.0 / work.seats
    return child


def evaluate_leaf(
    tables: Any, raws: Any, box: Any, stream: int, ply: int, tuning: Any, network: Any, guide: Any,
    work: Any, journal: Any, results: Any,
) -> None:  # fmt: skip
    """The value of the position at the end of the path: at first sight, or played out."""
    s = tables[1]
    if tuning.knowledge == GUIDED:
        ply = let_fate_answer(s, box, stream, ply, work, journal)
    if tuning.knowledge == RULES_ONLY or s.seat == NOBODY:
        play_out(s, box, work, journal, stream, ply)
        by_outcome(s, box, results, tuning, work)
    elif tuning.knowledge == GUIDED:
        consult(tables, raws, 1, box, guide, work, 0)
    else:
        evaluate(s, box, tuning, network, work)


def let_fate_answer(s: Any, box: Any, stream: int, ply: int, work: Any, journal: Any) -> int:
    """Up to the next question to a seat, which is all that a policy network has learned about."""
    while s.seat == FATE:
        count = legal(s, box, work.menu)
        apply(s, box, by_odds(s, box, work.menu, count, work.odds, stream, ply), journal)
        ply += 1
    return ply


def expand_by_guide(
    tables: Any, raws: Any, box: Any, node: int, count: int, tuning: Any, guide: Any, nodes: Any,
    work: Any,
) -> bool:  # fmt: skip
    """Every listed action gets a child with its prior; a new one is worth what the position is.

    The network is asked only where an action is new. False when the tree is full.
    """
    seat = tables[1].seat
    last = NO_NODE
    asked = False
    for k in range(count):
        likely = nodes[node].child if last == NO_NODE else nodes[last].sibling
        child = child_of(nodes, node, work.menu[k], likely)
        if child == NO_NODE:
            if not asked:
                consult(tables, raws, 1, box, guide, work, count)
                asked = True
            child = expand(nodes, work, node, work.menu[k], last)
            if child == NO_NODE:
                return False
            nodes[child].value = work.returns[seat]
            nodes[child].prior = work.priors[k] ** tuning.trust
        work.children[k] = child
        last = child
    return True


def expand_all(
    tables: Any, box: Any, node: int, count: int, tuning: Any, network: Any, nodes: Any, work: Any,
    journal: Any, results: Any,
) -> bool:  # fmt: skip
    """Every listed action gets a child with a value; the best new one stays in the workspace.

    False when the tree is full.
    """
    seat = tables[1].seat
    highest = -1.0
    last = NO_NODE
    for k in range(count):
        likely = nodes[node].child if last == NO_NODE else nodes[last].sibling
        child = child_of(nodes, node, work.menu[k], likely)
        if child == NO_NODE:
            child = expand(nodes, work, node, work.menu[k], last)
            if child == NO_NODE:
                return False
            look_ahead(tables, box, work.menu[k], tuning, network, work, journal, results)
            nodes[child].value = work.returns[seat]
            nodes[child].prior = exp(tuning.prior_sharpness * work.returns[seat])
            if work.returns[seat] > highest:
                highest = work.returns[seat]
                for each in range(work.seats):
                    work.best[each] = work.returns[each]
        work.children[k] = child
        last = child
    return True


def look_ahead(
    tables: Any, box: Any, action: int, tuning: Any, network: Any, work: Any, journal: Any,
    results: Any,
) -> None:  # fmt: skip
    """The value of the table after an action."""
    tables[2] = tables[1]
    s = tables[2]
    apply(s, box, action, journal)
    if s.seat == NOBODY:
        by_outcome(s, box, results, tuning, work)
    else:
        evaluate(s, box, tuning, network, work)


def evaluate_actions(
    tables: Any, boxes: Any, viewer: int, key: int, values: Any, workspaces: Any, journals: Any
) -> int:
    """What each legal action promises at first sight, in one imagined world; returns how many."""
    work = workspaces[0]
    box = boxes[0]
    tables[1] = tables[0]
    redeal(tables[1], box, viewer, key)
    seat = tables[1].seat
    count = legal(tables[1], box, work.menu)
    for k in range(count):
        tables[2] = tables[1]
        apply(tables[2], box, work.menu[k], journals[0])
        values[k] = appraise(tables[2], box, seat)
    return count
