"""Tables of every kind, stepped together and told into one set of tensors, without a copy.

Each kind (seats and options) is a batch of its own; all write into slices of the same memory, so
that a network sees one large batch whatever the kinds. Games may be played on the CPU's threads for
a network on a GPU; then what they tell is copied, which costs less than the network.
"""

from collections.abc import Mapping
from typing import Any, Final

import torch

from lusoria.core.game import Game
from lusoria.core.seats import MOST_SEATS
from lusoria.research.arrays import Arrays
from lusoria.research.batches import batch
from lusoria.research.workspace import described

Kind = tuple[int, Mapping[str, str]]
TOLD: Final = ("observations", "masks", "seats", "ended", "features", "rewards", "scores")


def kinds_of(game: Game) -> list[Kind]:
    """Every number of seats; with the fewest also every preset, or else every option."""
    plain: list[Kind] = [(seats, {}) for seats in range(game.fewest, game.most + 1)]
    if game.presets:
        return plain + [(game.fewest, {"preset": name}) for name in list(game.presets)[1:]]
    others = [(option.name, value) for option in game.options for value in option.values[1:]]
    return plain + [(game.fewest, {name: value}) for name, value in others]


def shares(kinds: list[Kind], n: int) -> list[int]:
    """Half the tables for the first kind, two players by the rules; the others share the rest."""
    rest = n // 2 // max(1, len(kinds) - 1) if len(kinds) > 1 else 0
    return [n - rest * (len(kinds) - 1), *[rest] * (len(kinds) - 1)]


class Tables:
    """So many tables; `told` tensors have a row for each."""

    def __init__(
        self, game: Game, kinds: list[Kind], sizes: list[int], device: str, seed: str,
        autoreset: bool = True, home: str = "", threads: int = 1,
    ) -> None:  # fmt: skip
        """`home` is where the games are played, the network's device unless told."""
        n, self.device, self.home = sum(sizes), device, home or device
        own = {"checked": False} if self.home == "cuda" else {"threads": threads}
        self.batches = [
            batch(game, size, seats=seats, options=options, device=self.home, autoreset=autoreset,
                  seed=f"{seed}/{k}", **own)
            for k, ((seats, options), size) in enumerate(zip(kinds, sizes, strict=True))
        ]  # fmt: skip
        first = self.batches[0]
        self.written = {
            "observations": self._blank(n, first.observation.length, dtype=torch.int16),
            "masks": self._blank(n, first.actions, dtype=torch.bool),
            "seats": self._blank(n, dtype=torch.int8),
            "ended": self._blank(n, dtype=torch.bool),
            "features": self._blank(*described(game, n), dtype=torch.float32),
            "rewards": self._blank(n, MOST_SEATS, dtype=torch.float32),
            "scores": self._blank(n, MOST_SEATS, dtype=torch.float32),
            "actions": self._blank(n, dtype=torch.int64),
        }
        """What the batches write, at home."""
        shown = {name: part.to(device) for name, part in self.written.items()}
        self.observations, self.masks, self.seats = (shown[name] for name in TOLD[:3])
        self.ended, self.features, self.rewards, self.scores = (shown[name] for name in TOLD[3:])
        self.actions = shown["actions"]
        self.shown = shown
        """The same for the network: where both are one device, the same memory."""
        self.many = torch.cat(
            [torch.full((each.n,), each.seats, dtype=torch.int64) for each in self.batches]
        ).to(device)
        """How many sit at each table."""
        self._share()

    def _blank(self, *shape: int, dtype: torch.dtype) -> torch.Tensor:
        blank = torch.zeros(shape, dtype=dtype, device=self.home)
        return blank.pin_memory() if self.device == "cuda" != self.home else blank

    def _show(self, *names: str) -> None:
        """Copy what was written at home, where the network is elsewhere."""
        if self.home != self.device:
            for name in names:
                self.shown[name].copy_(self.written[name], non_blocking=True)

    def _share(self) -> None:
        """Lend each batch its slice of the tensors."""
        self.slices, self.outs, self.results, start = [], [], [], 0
        for each in self.batches:
            some = slice(start, start + each.n)
            won = self._blank(each.n, each.seats, dtype=torch.float32)
            scored = self._blank(each.n, each.seats, dtype=torch.int16)
            at_home = {name: lent(part[some]) for name, part in self.written.items()}
            self.outs.append(
                Arrays(
                    observations=at_home["observations"],
                    masks=at_home["masks"],
                    seats=at_home["seats"],
                    rewards=lent(won),
                    scores=lent(scored),
                    ended=at_home["ended"],
                    odds=each.arrays().odds,  # no columns: fate answers inside
                )
            )
            self.results.append((won, scored))
            self.slices.append((at_home["actions"], at_home["features"], some))
            start += each.n

    def reset(self) -> None:
        """Lay all tables anew."""
        for each, out in zip(self.batches, self.outs, strict=True):
            each.reset(out)
        self._describe()

    def step(self) -> None:
        """Carry out `actions`; `rewards` and `scores` tell of games that have just ended."""
        if self.home != self.device:
            self.written["actions"].copy_(self.actions)
        for each, out, (actions, _, some), (won, scored) in zip(
            self.batches, self.outs, self.slices, self.results, strict=True
        ):
            each.step(actions, out)
            self.written["rewards"][some, : each.seats] = won
            self.written["scores"][some, : each.seats] = scored.float()
        self._describe()

    def choose(self) -> None:
        """Fill `actions` with random legal ones."""
        for each, (actions, _, _) in zip(self.batches, self.slices, strict=True):
            each.choose(actions)
        self._show("actions")

    def check(self) -> None:
        """Raise if an action was refused on the GPU since the last check."""
        if self.home == "cuda":
            for each, (actions, _, _) in zip(self.batches, self.slices, strict=True):
                each.check(actions)

    def _describe(self) -> None:
        for each, (_, features, _) in zip(self.batches, self.slices, strict=True):
            each.describe(features)
        self._show(*TOLD)

    def keep(self) -> list[Any]:
        """All games as they stand."""
        return [each.keep() for each in self.batches]

    def restore(self, kept: list[Any]) -> None:
        """Go on with games that were kept."""
        for each, out, games in zip(self.batches, self.outs, kept, strict=True):
            each.restore(games, out)
        self._describe()


def lent(tensor: torch.Tensor) -> Any:
    """The same memory as a batch takes it: numpy's array on a CPU, numba's on a GPU."""
    if tensor.device.type == "cpu":
        return tensor.numpy()
    from numba import cuda

    return cuda.as_cuda_array(tensor)
