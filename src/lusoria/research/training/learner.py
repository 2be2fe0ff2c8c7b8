"""The network learns from a rollout: PPO's clipped gain, entropy, and the returns of every seat."""

from dataclasses import dataclass
from typing import Any, Final

import torch

from lusoria.research.training.network import Network, absent
from lusoria.research.training.rollouts import Rollout

CLIP: Final = 0.2
RATE: Final = 1e-3
LEAST_RATE: Final = 2e-5
ENTROPY: Final = 0.01
LEAST_ENTROPY: Final = 0.001
STEEPEST: Final = 0.5
"""A longer gradient is shortened to this."""


@dataclass(frozen=True)
class Lesson:
    """What one round of learning measured, on average."""

    value_loss: float
    entropy: float


class Learner:
    """A network with Adam's memory of it."""

    def __init__(self, network: Network, epochs: int, minibatch: int) -> None:
        self.network, self.epochs, self.minibatch = network, epochs, minibatch
        fused = next(network.parameters()).device.type == "cuda"
        self.adam = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5, fused=fused)

    def learn(self, rollout: Rollout, progress: float, chance: torch.Generator) -> Lesson:
        """Some epochs over a rollout; rate and entropy fall as training progresses from 0 to 1."""
        for group in self.adam.param_groups:
            group["lr"] = LEAST_RATE + (RATE - LEAST_RATE) * (1 - progress)
        bonus = LEAST_ENTROPY + (ENTROPY - LEAST_ENTROPY) * (1 - progress)
        n, device = len(rollout.actions), rollout.actions.device
        told = []
        for _ in range(self.epochs):
            order = torch.randperm(n, generator=chance, device=device)
            for rows in order.split(self.minibatch):
                told.append(self._step(rollout, rows, bonus))
        value_loss, entropy = torch.stack(told).mean(0).tolist()
        return Lesson(value_loss, entropy)

    def _step(self, rollout: Rollout, rows: torch.Tensor, bonus: float) -> torch.Tensor:
        """One step of the gradient over some decisions; the value's loss and the entropy."""
        masks, many = rollout.masks[rows], rollout.many[rows]
        logits, worth = self.network(rollout.observations[rows], rollout.features[rows])
        log_odds = logits.masked_fill(~masks, -1e9).log_softmax(1)
        entropy = -(log_odds.exp() * log_odds).sum(1).mean()
        chosen = log_odds.gather(1, rollout.actions[rows][:, None])[:, 0]
        gains = rollout.advantages[rows]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = (chosen - rollout.log_odds[rows]).exp()
        gain = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        chances = (worth + absent(worth, many)).log_softmax(1)
        value_loss = -(rollout.returns[rows] * chances).sum(1).mean()
        self.adam.zero_grad(set_to_none=True)
        loss: Any = value_loss - gain - bonus * entropy
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
        self.adam.step()
        return torch.stack((value_loss.detach(), entropy.detach()))
