"""The network over patterns as PyTorch learns it; bots/search/patterns.py computes the same."""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from lusoria.bots.search.layouts import NARROW, WIDE


class PatternNetwork(nn.Module):
    """As compiled code computes it (bots/search/patterns.py)."""

    def __init__(self, patterns: int) -> None:
        super().__init__()
        self.wide = nn.EmbeddingBag(patterns + 1, WIDE, mode="sum", padding_idx=0)
        nn.init.normal_(self.wide.weight, std=0.1)
        self.wide_bias = nn.Parameter(torch.zeros(WIDE))
        self.narrow = nn.Linear(WIDE, 2 * NARROW, bias=False)
        self.narrow_bias = nn.Parameter(torch.zeros(NARROW))
        self.last = nn.Parameter(torch.randn(NARROW) * 0.1)
        self.register_buffer("met", torch.zeros(patterns + 1, 1))

    def forward(self, patterns: torch.Tensor) -> torch.Tensor:
        """The logit of each seat's victory."""
        n, seats, held = patterns.shape
        wide = self.wide(patterns.reshape(n * seats, held).int()) + self.wide_bias
        told = self.narrow(wide.relu()).view(n, seats, -1)
        own, rivals = told[..., :NARROW], told[..., NARROW:]
        rivals = (rivals.sum(1, keepdim=True) - rivals) / (seats - 1)
        logits: torch.Tensor = (own + rivals + self.narrow_bias).relu() @ self.last
        return logits

    def parts(self) -> dict[str, Any]:
        """The weights as the bots read them; a pattern that was never met weighs nothing."""
        found = {
            "wide": (self.wide.weight * self.met)[1:], "wide_bias": self.wide_bias,
            "narrow": self.narrow.weight.T, "narrow_bias": self.narrow_bias, "last": self.last,
        }  # fmt: skip
        return {name: part.detach().cpu().float().numpy() for name, part in found.items()}


def save(network: PatternNetwork, out: Path) -> None:
    """Write a network down in half the width that it was learned in."""
    parts: Any = {name: part.astype(np.float16) for name, part in network.parts().items()}
    fresh = out.with_suffix(".new")
    with fresh.open("wb") as file:
        np.savez_compressed(file, **parts)
    fresh.replace(out)
