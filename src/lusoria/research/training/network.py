"""The policy and value network in PyTorch; `export` writes it for the bots' compiled code."""

from pathlib import Path
from typing import Any, Final

import torch
from torch import nn

from lusoria.bots.guides import read_weights, save_weights
from lusoria.bots.inputs import UNIT, inputs_of
from lusoria.bots.search.layouts import FIRST, SECOND
from lusoria.core.game import Game
from lusoria.core.seats import MOST_SEATS

ALIGNED: Final = 64


class Network(nn.Module):
    """Two hidden layers over features and the observation; logits of actions and of seats."""

    def __init__(self, game: Game, width: torch.dtype = torch.float32) -> None:
        super().__init__()
        inputs = inputs_of(game)
        self.game, self.inputs, self.width = game, inputs, width
        # one column more, where a number at its lowest points to; then what a GPU likes to multiply
        self.columns = -(-(inputs.count + 1) // ALIGNED) * ALIGNED
        self.first = nn.Linear(self.columns, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.policy = nn.Linear(SECOND, game.actions.size)
        self.value = nn.Linear(SECOND, MOST_SEATS)
        with torch.no_grad():
            self.first.weight.normal_(0, 0.1)
            self.policy.weight.mul_(0.1)
            self.value.weight.mul_(0.1)
        for name in ("low", "first", "levels", "wide"):
            column = torch.from_numpy(getattr(inputs, name)).long()
            self.register_buffer(f"number_{name}", column, persistent=False)
        wide = torch.from_numpy(inputs.wide).long()
        self.register_buffer("wide_numbers", torch.nonzero(wide >= 0)[:, 0], persistent=False)

    def encode(self, observations: torch.Tensor, features: torch.Tensor) -> torch.Tensor:
        """All inputs, most of them 0; see bots/inputs.py. Features come observer first."""
        numbers: Any = observations - self.number_low.to(torch.int16)
        n, front = len(numbers), features[0].numel()
        inputs = torch.zeros(n, self.columns, dtype=self.width, device=numbers.device)
        place = self.number_first + torch.minimum(numbers.long(), self.number_levels) - 1
        place = torch.where(numbers > 0, place, self.inputs.count)
        inputs.scatter_(1, place, 1.0)
        inputs[:, self.inputs.count] = 0
        inputs[:, :front] = features.reshape(n, front)
        sizes = (numbers[:, self.wide_numbers].clamp(min=0) / UNIT).to(self.width)
        inputs[:, self.number_wide[self.wide_numbers]] = sizes
        return inputs

    def forward(
        self, observations: torch.Tensor, features: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of all actions, and of all seats from the observer's."""
        inputs = self.encode(observations, features)
        with torch.autocast(inputs.device.type, self.width, enabled=self.width != torch.float32):
            hidden = torch.relu(self.second(torch.relu(self.first(inputs)))).float()
        return self.policy(hidden), self.value(hidden)

    def export(self, path: Path) -> None:
        """A small file that the bots' compiled code reads."""
        parts: dict[str, Any] = {}
        for name in ("first", "second", "policy", "value"):
            layer = getattr(self, name)
            weight = layer.weight.detach().cpu().float()
            parts[name] = (weight.T if name in ("first", "second") else weight).numpy()
            parts[f"{name}_bias"] = layer.bias.detach().cpu().float().numpy()
        parts["first"] = parts["first"][: self.inputs.count]
        save_weights(path, parts)

    def read(self, path: Path) -> None:
        """Take over an exported network."""
        with torch.no_grad():
            for name, part in read_weights(self.game, path).items():
                layer, _, bias = name.partition("_")
                own = getattr(getattr(self, layer), bias or "weight")
                found = torch.from_numpy(part)
                found = found.T if name in ("first", "second") else found
                own.zero_()
                own[tuple(slice(size) for size in found.shape)] = found.to(own)


def turned(rows: torch.Tensor, seats: torch.Tensor, many: torch.Tensor) -> torch.Tensor:
    """What is kept by seat, turned so that each row begins with the given seat.

    Places of seats that are not at the table stay where they are. Negative seats turn it back.
    """
    place = torch.arange(rows.shape[1], device=rows.device).expand(len(rows), -1)
    many = many[:, None]
    place = torch.where(place < many, (place + seats[:, None].long()) % many, place)
    shape = [*place.shape, *rows.shape[2:]]
    index = place.reshape(*place.shape, *[1] * (rows.dim() - 2)).expand(shape)
    return rows.gather(1, index)


def values(logits: torch.Tensor, many: torch.Tensor) -> torch.Tensor:
    """Each seat's expected return, from the observer's; 0 for seats that are not at the table."""
    return (logits + absent(logits, many)).softmax(1)


def absent(logits: torch.Tensor, many: torch.Tensor) -> torch.Tensor:
    """So much less for the seats that are not at the table."""
    seats = torch.arange(logits.shape[1], device=logits.device)
    return torch.where(seats < many[:, None], 0.0, -1e9)
