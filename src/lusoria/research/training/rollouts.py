"""Self-play: the network plays every seat of all tables for some steps, and what came of it.

A position is worth a vector, one return per seat, whoever is asked; so one recursion from the end
backwards gives every seat's advantage (GAE), and no seat's own line of decisions need be kept.
"""

from dataclasses import dataclass
from typing import Final

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


@torch.no_grad()
def play(network: Network, tables: Tables, steps: int, chance: torch.Generator) -> Rollout:
    """Play on for so many steps at every table."""
    n, device = len(tables.many), tables.observations.device

    def blank(like: torch.Tensor, dtype: torch.dtype | None = None) -> torch.Tensor:
        return torch.empty((steps, *like.shape), dtype=dtype or like.dtype, device=device)

    observations, masks = blank(tables.observations), blank(tables.masks)
    features = blank(tables.features, network.width)
    actions, seats = blank(tables.actions), blank(tables.seats)
    log_odds = torch.empty((steps, n), device=device)
    expected = torch.empty((steps + 1, n, tables.rewards.shape[1]), device=device)
    ends, ended = blank(tables.rewards), blank(tables.ended)
    for t in range(steps):
        view = own_view(tables)
        observations[t], masks[t], seats[t] = tables.observations, tables.masks, tables.seats
        features[t] = view
        logits, worth = network(tables.observations, view)
        expected[t] = turned(values(worth, tables.many), -tables.seats, tables.many)
        chosen = drawn(logits, tables.masks, chance)
        odds = logits.masked_fill(~tables.masks, -torch.inf).log_softmax(1)
        log_odds[t] = odds.gather(1, chosen[:, None])[:, 0]
        actions[t] = chosen
        tables.actions.copy_(chosen)
        tables.step()
        ends[t] = returns_of(tables.rewards, tables.scores, tables.many)
        ended[t] = tables.ended
    worth = network(tables.observations, own_view(tables))[1]
    expected[steps] = turned(values(worth, tables.many), -tables.seats, tables.many)
    gains = advantages(expected, ends, ended)
    own = gains.gather(2, seats[..., None].long())[..., 0]
    many = tables.many.expand(steps, -1)
    targets = turned(
        (expected[:-1] + gains).flatten(0, 1).clamp(0, 1), seats.flatten(), many.flatten()
    )
    return Rollout(
        observations.flatten(0, 1), features.flatten(0, 1), masks.flatten(0, 1), many.flatten(),
        actions.flatten(), log_odds.flatten(), own.flatten(), targets,
    )  # fmt: skip


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
