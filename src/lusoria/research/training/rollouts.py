"""Self-play: the network plays every seat of all tables for some steps, and what came of it.

A position is worth a vector, one return per seat, whoever is asked; so one recursion from the end
backwards gives every seat's advantage (GAE), and no seat's own line of decisions need be kept.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import torch

from lusoria.research.training.network import Network, turned, values
from lusoria.research.training.tables import Tables

TRACE: Final = 0.95
"""λ: how much of the later surprises counts, from one decision to the next."""
SCORE: Final = 0.1
SPAN: Final = 8.0
"""As in the bots' search: a tenth of a return looks at points; so many make a clear difference."""


@dataclass(frozen=True)
class Rollout:
    """Decisions, one row each."""

    observations: torch.Tensor
    features: torch.Tensor
    masks: torch.Tensor
    many: torch.Tensor
    actions: torch.Tensor
    log_odds: torch.Tensor
    """Of the action, by the network that chose it."""
    advantages: torch.Tensor
    returns: torch.Tensor
    """To be expected by each seat, the decider's own first."""


def returns_of(rewards: torch.Tensor, scores: torch.Tensor, many: torch.Tensor) -> torch.Tensor:
    """What a finished game brought each seat: 1 for victory, shared; a part looks at points."""
    there = torch.arange(rewards.shape[1], device=rewards.device) < many[:, None]
    rewards = rewards.masked_fill(~there, -2.0)
    won = (rewards == rewards.amax(1, keepdim=True)).float()
    victory = won / won.sum(1, keepdim=True)
    points = (scores / SPAN).masked_fill(~there, -1e9).softmax(1)
    return (1 - SCORE) * victory + SCORE * points


def drawn(logits: torch.Tensor, masks: torch.Tensor, chance: torch.Generator) -> torch.Tensor:
    """A legal action by its odds (Gumbel's trick); the first one where none is legal."""
    luck = torch.empty_like(logits).exponential_(generator=chance).log()
    return (logits - luck).masked_fill(~masks, -torch.inf).argmax(1)


def own_view(tables: Tables) -> torch.Tensor:
    """The features as the asked seat counts the seats."""
    return turned(tables.features, tables.seats.clamp(min=0), tables.many)


class Step(NamedTuple):
    """One decision at every table, and what was thought of it."""

    observations: torch.Tensor
    features: torch.Tensor
    masks: torch.Tensor
    seats: torch.Tensor
    actions: torch.Tensor
    log_odds: torch.Tensor
    expected: torch.Tensor
    """Each seat's return, by the network, before the decision."""
    ends: torch.Tensor
    """Each seat's return where the game ended by it."""
    ended: torch.Tensor


def expectation(worth: torch.Tensor, tables: Tables) -> torch.Tensor:
    """What each seat of the table may expect, from the logits of the asked seat's view."""
    return turned(values(worth, tables.many), -tables.seats, tables.many)


def decide(network: Network, tables: Tables, chance: torch.Generator) -> Step:
    """One decision at every table."""
    view = own_view(tables)
    logits, worth = network(tables.observations, view)
    chosen = drawn(logits, tables.masks, chance)
    log_odds = logits.masked_fill(~tables.masks, -torch.inf).log_softmax(1)
    before = (
        tables.observations.clone(), view.to(network.width), tables.masks.clone(),
        tables.seats.long(), chosen, log_odds.gather(1, chosen[:, None])[:, 0],
        expectation(worth, tables),
    )  # fmt: skip
    tables.actions.copy_(chosen)
    tables.step()
    ends = returns_of(tables.rewards, tables.scores, tables.many)
    return Step(*before, ends, tables.ended.clone())


def play(network: Network, tables: Tables, steps: int, chance: torch.Generator) -> Rollout:
    """Play on for so many steps at every table."""
    with torch.no_grad():
        taken = [decide(network, tables, chance) for _ in range(steps)]
        at_last = expectation(network(tables.observations, own_view(tables))[1], tables)
        return gathered(Step(*(torch.stack(part) for part in zip(*taken, strict=True))),
                        at_last, tables.many.expand(steps, -1).flatten())  # fmt: skip


def gathered(steps: Step, at_last: torch.Tensor, many: torch.Tensor) -> Rollout:
    """Decisions as rows, with what came of them."""
    expected = torch.cat((steps.expected, at_last[None]))
    gains = advantages(expected, steps.ends, steps.ended)
    returns = (steps.expected + gains).clamp(0, 1)
    return Rollout(
        observations=steps.observations.flatten(0, 1),
        features=steps.features.flatten(0, 1),
        masks=steps.masks.flatten(0, 1),
        many=many,
        actions=steps.actions.flatten(),
        log_odds=steps.log_odds.flatten(),
        advantages=gains.gather(2, steps.seats[..., None]).flatten(),
        returns=turned(returns.flatten(0, 1), steps.seats.flatten(), many),
    )


def advantages(expected: torch.Tensor, ends: torch.Tensor, ended: torch.Tensor) -> torch.Tensor:
    """How much better each seat fared after each decision than was expected before it."""
    gains = torch.zeros_like(ends)
    later = torch.zeros_like(ends[0])
    for t in reversed(range(len(ends))):
        over = ended[t][:, None]
        surprise = torch.where(over, ends[t], expected[t + 1]) - expected[t]
        later = surprise + torch.where(over, 0.0, TRACE * later)
        gains[t] = later
    return gains
