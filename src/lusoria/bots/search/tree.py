"""The tree of an information-set search: one node per line of actions, whatever the world.

Each playout deals the unseen anew, so the actions listed at a node may differ from visit to visit;
plain search therefore counts how often a node was available, beside how often it was chosen.
"""

from math import log, sqrt
from typing import Any

from lusoria.bots.search.desk import NO_NODE
from lusoria.core.streams import fast_below


def child_of(nodes: Any, node: int, action: int, hint: int) -> int:
    """The child that an action leads to, or NO_NODE; the right place is mostly the hint's."""
    if hint != NO_NODE and nodes[hint].action == action:
        return hint
    child = nodes[node].child
    while child != NO_NODE and nodes[child].action != action:
        child = nodes[child].sibling
    return child  # type: ignore[no-any-return]


def grow(nodes: Any, desk: Any, node: int, action: int, last: int) -> int:
    """A new child behind the last one met, or NO_NODE when the tree is full."""
    fresh = desk.nodes
    if fresh >= len(nodes):
        return NO_NODE
    desk.nodes = fresh + 1
    nodes[fresh].action = action
    if last == NO_NODE:
        nodes[fresh].sibling = nodes[node].child
        nodes[node].child = fresh
    else:
        nodes[fresh].sibling = nodes[last].sibling
        nodes[last].sibling = fresh
    return fresh  # type: ignore[no-any-return]


def try_by_counts(
    nodes: Any, desk: Any, node: int, seat: int, count: int, manner: Any, stream: int, ply: int
) -> int:
    """UCB1 over the available actions; one that was never tried comes first. NO_NODE: tree full."""
    untried = 0
    best = NO_NODE
    highest = -1.0
    last = NO_NODE
    for k in range(count):
        hint = nodes[node].child if last == NO_NODE else nodes[last].sibling
        child = child_of(nodes, node, desk.menu[k], hint)
        if child == NO_NODE:
            desk.children[untried] = desk.menu[k]
            untried += 1
            continue
        last = child
        each = nodes[child]
        each.available += 1
        worth = each.total[seat] / each.visits
        worth += manner.exploration * sqrt(log(each.available) / each.visits)
        if worth > highest:
            highest = worth
            best = child
    if untried == 0:
        return best
    fresh = grow(nodes, desk, node, desk.children[fast_below(stream, ply, untried)], last)
    if fresh != NO_NODE:
        nodes[fresh].available = 1
    return fresh


def try_by_guesses(nodes: Any, desk: Any, seat: int, count: int, manner: Any) -> int:
    """The listed children by what they brought so far, what was guessed, and how rarely tried.

    A guess counts as one visit. The better a guess beside the others, the more tries it gets.
    """
    tries = 1.0
    pulls = 0.0
    for k in range(count):
        each = nodes[desk.children[k]]
        tries += each.visits
        pulls += each.pull
    best = NO_NODE
    highest = -1.0
    curiosity = manner.exploration * sqrt(tries) / pulls
    for k in range(count):
        each = nodes[desk.children[k]]
        worth = (each.guess + each.total[seat]) / (1 + each.visits)
        worth += curiosity * each.pull / (1 + each.visits)
        if worth > highest:
            highest = worth
            best = desk.children[k]
    return best


def back_up(nodes: Any, desk: Any, depth: int) -> None:
    """Everybody on the path learns what the playout brought."""
    for k in range(depth + 1):
        node = nodes[desk.path[k]]
        node.visits += 1
        for seat in range(desk.seats):
            node.total[seat] += desk.returns[seat]
