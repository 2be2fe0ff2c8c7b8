"""Learn what the patterns of a game's positions are worth, by self-play.

    python -m lusoria.research.training.patterns cambria --seconds 600 --threads 8 --out FILE

Games are played on the processor's cores with the network so far, each action sampled by the value
of the position after it; meanwhile the network is fitted to the games before. FILE is what the bots
read: `patterns.npz` beside a game's patterns, or `patterns_many.npz` for more than two seats. In a
league half of the games are played among the bots of before, by whose small network all seats but
one decide: who only ever meets itself learns little about others.
"""

import argparse
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor, wait
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from lusoria.bots.cluster.self_play import Piece, Samples, tables
from lusoria.bots.networks import load_network
from lusoria.bots.search.layouts import LEARNED, PATTERNS
from lusoria.core.game import Game
from lusoria.games.catalogue import NAMES, load
from lusoria.research.training.pattern_network import PatternNetwork, save

SHARES: Final = {2: 2.0, 3: 1.0, 4: 2.5, 5: 2.5}
"""How many of the games have so many seats."""
RECENT: Final = 6
"""Generations whose samples are kept."""
BATCH: Final = 8_192
RATE: Final = 2e-3
LEAST_RATE: Final = 5e-5
HOTTEST: Final = 0.25
COOLEST: Final = 0.01
"""Temperatures at which actions are sampled, of the first games and of the last, at two seats: the
more there are, the less their chances differ.
"""
FIRST: Final = 4
"""Generations that are short, and learn from the ends of games alone."""
EXPERIENCED: Final = 8
"""The generation from which on a network of a file goes on."""
BOOTSTRAP: Final = 0.07
"""How much of each later evaluation goes into a return, once evaluations are worth something."""


class Course:
    """A network on its way: samples of the last generations, and Adam's memory."""

    def __init__(
        self, game: Game, device: str, threads: int, seed: int, league: bool = False
    ) -> None:
        torch.manual_seed(seed)
        self.game, self.device, self.threads, self.seed = game, device, threads, seed
        self.league = league
        patterns = import_module(f"lusoria.bots.{game.name}.patterns")
        self.network = PatternNetwork(patterns.PATTERNS).to(device)
        self.adam = torch.optim.Adam(self.network.parameters(), lr=RATE)
        self.recent: list[list[tuple[torch.Tensor, torch.Tensor]]] = []
        self.pool = ThreadPoolExecutor(threads)
        self.generation = 0

    def struct(self) -> Any:
        """The network as compiled code reads it, beside the small one of strangers."""
        struct = load_network(self.game.name).copy()
        for name, part in self.network.parts().items():
            struct[name][0][: len(part)] = part
        return struct

    def begin_with(self, path: Path) -> None:
        """With the network of a file, not at random."""
        self.generation = EXPERIENCED
        with np.load(path) as found, torch.no_grad():
            known = len(self.network.met) - 1
            self.network.wide.weight[1:] = torch.from_numpy(found["wide"][:known]).float()
            self.network.met.copy_(self.network.wide.weight.abs().amax(1, keepdim=True) > 0)
            self.network.narrow.weight.copy_(torch.from_numpy(found["narrow"].T.copy()))
            for name in ("wide_bias", "narrow_bias", "last"):
                getattr(self.network, name).copy_(torch.from_numpy(found[name]))

    def begin(self, games: int) -> list[Future[Samples]]:
        """Let all cores play; some games at each kind of table."""
        kinds, network = tables(self.game), self.struct()
        early = self.generation < FIRST
        whole = sum(SHARES[seats] for seats, _ in kinds) * (8 if early else 1)
        temperature = 2 * max(COOLEST, HOTTEST * 0.7**self.generation)
        return [
            self.pool.submit(
                Piece(
                    self.game.name, network, seats, options,
                    max(1, round(games * SHARES[seats] / whole / self.threads)),
                    f"{self.seed}/{self.generation}/{part}/{number}", temperature / seats,
                    0.0 if early else BOOTSTRAP, PATTERNS, LEARNED if self.league else None,
                ).play
            )
            for part in range(self.threads)
            for number, (seats, options) in reversed(list(enumerate(kinds)))
        ]  # fmt: skip

    def collect(self, played: list[Future[Samples]]) -> int:
        """Keep what was played, and forget what is old."""
        by_seats: dict[int, list[Samples]] = {}
        for future in played:
            samples = future.result()
            by_seats.setdefault(samples.returns.shape[1], []).append(samples)
        fresh = []
        for some in by_seats.values():
            patterns = np.concatenate([each.features for each in some])
            held = int((patterns[:: max(1, len(patterns) // 4096)] > 0).sum(2).max()) + 4
            returns = np.concatenate([each.returns for each in some])
            fresh.append(
                (
                    torch.from_numpy(patterns[:, :, :held].copy()).to(self.device),
                    torch.from_numpy(returns).to(self.device),
                )
            )
        for shown, _ in fresh:
            self.network.met[shown.unique().long()] = 1
        self.recent = [*self.recent, fresh][-RECENT:]
        return sum(len(returns) for _, returns in fresh)

    def learn(self, rate: float) -> float:
        """Once over the newest positions and a third of the older ones; the mean loss."""
        for group in self.adam.param_groups:
            group["lr"] = rate
        batches = []
        for age, fresh in enumerate(reversed(self.recent)):
            for patterns, returns in fresh:
                order = torch.randperm(len(returns), device=self.device)
                some = order if age == 0 else order[: len(order) // 3]
                batches += [(patterns, returns, rows) for rows in some.split(BATCH)]
        losses = []
        for k in torch.randperm(len(batches)).tolist():
            patterns, returns, rows = batches[k]
            losses.append(self.step(patterns[rows], returns[rows]))
        return float(torch.stack(losses).mean())

    def step(self, patterns: torch.Tensor, returns: torch.Tensor) -> torch.Tensor:
        """One step of the gradient; the loss before it."""
        loss = -(returns * self.network(patterns).log_softmax(1)).sum(1).mean()
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        self.adam.step()
        return loss.detach()


def train(course: Course, seconds: float, games: int, out: Path) -> None:
    """Play and learn side by side, keeping each generation and telling what happens."""
    began, playing = time.monotonic(), course.begin(games)
    while playing:
        wait(playing)
        spent, finished = time.monotonic() - began, playing
        course.generation += 1
        playing = course.begin(games) if spent < seconds else []
        fresh = course.collect(finished)
        loss = course.learn(max(LEAST_RATE, RATE * (1 - spent / seconds)))
        save(course.network, out)
        print(
            f"generation {course.generation}: {fresh} positions, loss {loss:.4f},"
            f" {spent:.0f} s, learned in {time.monotonic() - began - spent:.1f} s",
            file=sys.stderr, flush=True,
        )  # fmt: skip


def main() -> None:
    """Learn one game's patterns."""
    parser = argparse.ArgumentParser(prog="python -m lusoria.research.training.patterns")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--begin", type=Path, metavar="FILE", help="with this network")
    parser.add_argument(
        "--league", action="store_true", help="half of the games among bots of the small network"
    )
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--games", type=int, default=60_000, help="per generation")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    wish = parser.parse_args()
    course = Course(load(wish.game), wish.device, wish.threads, wish.seed, wish.league)
    if wish.begin:
        course.begin_with(wish.begin)
    train(course, wish.seconds, wish.games, wish.out)


if __name__ == "__main__":
    main()
