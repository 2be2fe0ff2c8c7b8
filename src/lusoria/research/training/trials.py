"""How strong is the network? It takes one seat at many tables, somebody else the others."""

import torch

from lusoria.core.game import Game
from lusoria.research.training.network import Network
from lusoria.research.training.rollouts import own_view
from lusoria.research.training.tables import Tables

LONGEST = 4_000
"""Steps after which a game that is still on counts as lost by nobody and won by nobody."""


class Trials:
    """Two-player tables (or of the fewest seats) on which networks meet."""

    def __init__(self, game: Game, games: int, device: str) -> None:
        self.tables = Tables(game, [(game.fewest, {})], [games], device, "trial", autoreset=False)
        self.own = torch.arange(games, device=device) % game.fewest

    @torch.no_grad()
    def share(self, network: Network, rival: Network | None) -> float:
        """The network's share of victories against a rival, or against random play."""
        tables, own = self.tables, self.own
        tables.reset()
        won = torch.zeros(len(own), device=own.device)
        for step in range(LONGEST):
            tables.choose()
            if rival is not None:
                tables.actions.copy_(best(rival, tables))
            mine = tables.seats == own
            tables.actions.copy_(torch.where(mine, best(network, tables), tables.actions))
            tables.step()
            highest = tables.rewards.amax(1, keepdim=True)
            winners = (tables.rewards == highest) & (tables.rewards >= 0)
            seat = torch.arange(winners.shape[1], device=own.device) < tables.many[:, None]
            winners &= seat
            victory = winners.gather(1, own[:, None])[:, 0] / winners.sum(1).clamp(min=1)
            won += torch.where(tables.ended, victory, 0.0)
            if step % 16 == 15 and bool((tables.seats == -2).all()):
                break
        tables.check()
        return float(won.mean())


def best(network: Network, tables: Tables) -> torch.Tensor:
    """The likeliest legal action at each table; action 0 where the game is over."""
    logits, _ = network(tables.observations, own_view(tables))
    return logits.masked_fill(~tables.masks, -torch.inf).argmax(1)
