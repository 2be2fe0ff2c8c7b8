"""The tree of an information-set search: one node per line of actions, whatever the world.

Each playout deals the unseen anew, so the actions listed at a node may differ from visit to visit;
plain search therefore counts how often a node was available, beside how often it was chosen.
"""

from math import log, sqrt
from typing import Any

from lusoria.bots.search.layouts import NO_NODE
from lusoria.core.streams import fast_below


def child_of(nodes: Any, node: int, action: int, likely: int) -> int:
    """The child that an action leads to, or NO_NODE; mostly it is the likely one."""
    if likely != NO_NODE and nodes[likely].action == action:
        return likely
    child = nodes[node].child
    while child != NO_NODE and nodes[child].action != action:
        child = nodes[child].sibling
    return child  # type: ignore[no-any-return]


def expand(nodes: Any, work: Any, node: int, action: int, last: int) -> int:
    """A new child behind the last one met, or NO_NODE when the tree is full."""
    fresh = work.nodes
    if fresh >= len(nodes):
        return NO_NODE
    work.nodes = fresh + 1
    nodes[fresh].action = action
    if last == NO_NODE:
        nodes[fresh].sibling = nodes[node].child
        nodes[node].child = fresh
    else:
        nodes[fresh].sibling = nodes[last].sibling
        nodes[last].sibling = fresh
    return fresh  # type: ignore[no-any-return]


def select_ucb(
    nodes: Any, work: Any, node: int, seat: int, count: int, tuning: Any, stream: int, ply: int
) -> int:
    """UCB1 over the available actions; one that was never tried comes first. NO_NODE: tree full."""
    untried = 0
    best = NO_NODE
    highest = -1.0
    last = NO_NODE
    for k in range(count):
        likely = nodes[node].child if last == NO_NODE else nodes[last].sibling
        child = child_of(nodes, node, work.menu[k], likely)
        if child == NO_NODE:
            work.children[untried] = work.menu[k]
            untried += 1
            continue
        last = child
        each = nodes[child]
        each.available += 1
        score = each.total[seat] / each.visits
        score += tuning.exploration * sqrt(log(each.available) / each.visits)
        if score > highest:
            highest = score
            best = child
    if untried == 0:
        return best
    fresh = expand(nodes, work, node, work.children[fast_below(stream, ply, untried)], last)
    if fresh != NO_NODE:
        nodes[fresh].available = 1
    return fresh


def select_puct(nodes: Any, work: Any, seat: int, count: int, tuning: Any) -> int:
    """PUCT over the listed children: returns so far, the first value, the prior, and visits.

    A first value counts as one visit. The better it is beside the others, the higher its prior.
    """
    visits = 1.0
    priors = 0.0
    for k in range(count):
        each = nodes[work.children[k]]
        visits += each.visits
        priors += each.prior
    best = NO_NODE
    highest = -1.0
    exploration = tuning.exploration * sqrt(visits) / priors
    for k in range(count):
        each = nodes[work.children[k]]
        score = (each.value + each.total[seat]) / (1 + each.visits)
        score += exploration * each.prior / (1 + each.visits)
        if score > highest:
            highest = score
            best = work.children[k]
    return best


def backpropagate(nodes: Any, work: Any, depth: int) -> None:
    """Everybody on the path learns what the playout brought."""
    for k in range(depth + 1):
        node = nodes[work.path[k]]
        node.visits += 1
        for seat in range(work.seats):
            node.total[seat] += work.returns[seat]
