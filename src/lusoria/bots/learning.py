"""How the bots learn: self-play, and a small network fitted to their results.

    python -m lusoria.bots.learning armorica --generations 12 --games 20000 --seed 1

Each generation plays against itself with the network so far, sampling actions by the evaluation of
the next position at some temperature, and then fits the network to the returns. With `--ray HOST`
a cluster plays, and learns the same; with `--resume FOLDER` finished pieces of self-play are kept,
and the same command goes on from them.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

import numpy as np

from lusoria.bots.bound import bound_search
from lusoria.bots.cluster.cluster import Cluster, Spread
from lusoria.bots.cluster.self_play import Array, Samples, Shelf, cut, on_threads, played
from lusoria.bots.networks import blank, load_network, save_network
from lusoria.bots.search.layouts import HIDDEN
from lusoria.core.errors import Refusal
from lusoria.core.game import Game
from lusoria.games.catalogue import NAMES, load

BATCH: Final = 512
BOOTSTRAP: Final = 0.07
"""How much of each later evaluation goes into a return, once evaluations are worth something."""
RECENT: Final = 3
"""Generations whose samples are kept."""


class Learner:
    """A network, with Adam's running means of its gradients and of their squares."""

    def __init__(self, network: Any, features: int, rate: float) -> None:
        struct = network[0]
        self.weights = [
            struct["first"][:features].copy(), struct["bias"].copy(), struct["second"].copy()
        ]  # fmt: skip
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.rate = rate
        self.steps = 0

    def chances(self, features: Array) -> tuple[Array, Array]:
        """Hidden units and chances of positions."""
        first, bias, second = self.weights
        hidden = np.maximum(features @ first + bias, 0)
        logits = hidden @ second
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True)

    def learn(self, features: Array, returns: Array) -> float:
        """One step of the gradient towards the returns; the loss before it."""
        hidden, chances = self.chances(features)
        loss = -float((returns * np.log(chances + 1e-9)).sum(axis=1).mean())
        error = (chances - returns) / len(features)
        back = error[..., None] * self.weights[2] * (hidden > 0)
        flat = features.reshape(-1, features.shape[-1])
        self._step(
            [
                flat.T @ back.reshape(-1, HIDDEN),
                back.sum(axis=(0, 1)),
                np.einsum("nsh,ns->h", hidden, error),
            ]
        )
        return loss

    def _step(self, gradients: list[Array]) -> None:
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, gradient, mean, square in zip(
            self.weights, gradients, self.means, self.squares, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= self.rate * correction * mean / (np.sqrt(square) + 1e-8)
            weight -= self.rate * 1e-3 * weight

    def network(self, network: Any) -> Any:
        """The network as compiled code reads it."""
        struct = network.copy()
        struct[0]["first"][: len(self.weights[0])] = self.weights[0]
        struct[0]["bias"], struct[0]["second"] = self.weights[1:]
        return struct


def batches(samples: list[Samples], chance: np.random.Generator) -> Iterator[Samples]:
    """All positions once, in random order, each batch from tables of one number of seats."""
    picks = []
    for number, some in enumerate(samples):
        order = chance.permutation(len(some.features))
        picks += [(number, order[k : k + BATCH]) for k in range(0, len(order), BATCH)]
    for pick in chance.permutation(len(picks)):
        number, rows = picks[pick]
        yield Samples(samples[number].features[rows], samples[number].returns[rows])


def train(
    game: Game, generations: int, games: int, seed: int, rate: float, fresh: bool,
    spread: Spread, shelf: Shelf, out: Path | None,
) -> None:  # fmt: skip
    """Learn for some generations, keeping each and telling what happens."""
    chance = np.random.default_rng(seed)
    features = bound_search(game).features
    network = blank(features, chance) if fresh else load_network(game.name)
    samples: list[Samples] = []
    learner = Learner(network, features, rate)
    for generation in range(generations):
        began = time.monotonic()
        temperature = max(0.04, 0.25 * 0.7**generation) if fresh else 0.04
        bootstrap = 0.0 if fresh and generation < generations // 3 else BOOTSTRAP
        pieces = cut(game, network, games, f"{seed}/{generation}", temperature, bootstrap)
        new = played(pieces, spread, shelf)
        samples = (samples + new)[-RECENT * len(new) :]
        seconds = time.monotonic() - began
        learner.rate = rate * (1.0 if generation < generations * 2 // 3 else 0.2)
        losses = [learner.learn(each.features, each.returns) for each in batches(samples, chance)]
        network = learner.network(network)
        save_network(game.name, network, out)
        print(
            f"generation {generation + 1}: {sum(len(each.features) for each in new)} positions in"
            f" {seconds:.0f} s, loss {np.mean(losses):.4f}, {time.monotonic() - began:.0f} s",
            file=sys.stderr,
        )


def main() -> None:
    """Learn one game and write down what was learned."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--games", type=int, default=20_000, help="games per generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--fresh", action="store_true", help="forget what was learned before")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the bots' own unless told")
    parser.add_argument("--resume", type=Path, metavar="FOLDER", help="keep finished self-play")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (extra `ray`)")
    args = parser.parse_args()
    try:
        with Cluster(args.ray) if args.ray else nullcontext() as cluster:
            train(
                load(args.game), args.generations, args.games, args.seed, args.rate, args.fresh,
                cluster.spread if cluster else on_threads, Shelf(args.resume), args.out,
            )  # fmt: skip
    except Refusal as refusal:
        raise SystemExit(refusal.message) from None


if __name__ == "__main__":
    main()
