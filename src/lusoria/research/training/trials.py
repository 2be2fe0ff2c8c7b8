"""How strong is the network? It takes one seat at many tables, somebody else the others."""

from typing import Final

import torch

from lusoria.core.game import Game
from lusoria.core.seats import NOBODY
from lusoria.research.training.network import Network
from lusoria.research.training.rollouts import own_view
from lusoria.research.training.tables import Tables

LONGEST: Final = 4_000
"""Steps after which a game that is still on counts as lost."""


class Trials:
    """Tables of the fewest seats, two in all three games, at which networks meet."""

    def __init__(
        self, game: Game, games: int, device: str, home: str = "", threads: int = 1
    ) -> None:
        self.tables = Tables(
            game, [(game.fewest, {})], [games], device, "trial", False, home, threads
        )
        self.seats = game.fewest
        self.own = torch.arange(games, device=device) % game.fewest

    def share(self, network: Network, rival: Network | None) -> float:
        """The network's share of victories against a rival, or against random play."""
        tables = self.tables
        tables.reset()
        won = torch.zeros(len(self.own), device=self.own.device)
        with torch.no_grad():
            for step in range(1, LONGEST):
                self._answer(network, rival)
                tables.step()
                won += torch.where(tables.ended, self._victory(), 0.0)
                if step % 16 == 0 and bool((tables.seats == NOBODY).all()):
                    break
        tables.check()
        return float(won.mean())

    def _answer(self, network: Network, rival: Network | None) -> None:
        """Fill in the actions of both sides."""
        tables = self.tables
        tables.choose()
        if rival is not None:
            tables.actions.copy_(best(rival, tables))
        mine = tables.seats == self.own
        tables.actions.copy_(torch.where(mine, best(network, tables), tables.actions))

    def _victory(self) -> torch.Tensor:
        """The network's share of each victory, where a game has just ended."""
        rewards = self.tables.rewards[:, : self.seats]
        winners = (rewards == rewards.amax(1, keepdim=True)).float()
        return (winners / winners.sum(1, keepdim=True)).gather(1, self.own[:, None])[:, 0]


def best(network: Network, tables: Tables) -> torch.Tensor:
    """The likeliest legal action at each table; action 0 where the game is over."""
    logits, _ = network(tables.observations, own_view(tables))
    return logits.masked_fill(~tables.masks, -torch.inf).argmax(1)
