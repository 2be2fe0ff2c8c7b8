"""How the bots learn: games against themselves, and a small network fitted to their results.

    python -m lusoria.bots.learning armorica --generations 12 --games 20000 --seed 1

Each generation plays against itself with the network so far, choosing by the evaluation of the next
position with a little chance, and then fits the network to what became of the positions.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from lusoria.bots.minds import blank, load_mind, save_mind
from lusoria.bots.search.desk import DESK, HIDDEN, LINE
from lusoria.bots.thinker import Manner, thinker
from lusoria.core.game import Game
from lusoria.core.streams import key
from lusoria.games.catalogue import NAMES, load

Array = np.ndarray[Any, np.dtype[Any]]
MOST_POSITIONS: Final = 400_000
BATCH: Final = 512
TRUST: Final = 0.07
"""How much of each later evaluation goes into what is learned, once it is worth something."""
RECENT: Final = 3
"""Generations that are remembered."""
PIECES: Final = 8
"""Into which the games at each kind of table are cut, so that all cores have work."""
LONGEST: Final = 4_000
"""Decisions of one game that are looked at."""


@dataclass
class Lesson:
    """Positions of tables with one number of seats: facts per seat, and returns."""

    facts: Array
    returns: Array


def practice(
    game: Game, mind: Any, seats: int, options: Mapping[str, str], games: int, seed: int | str,
    heat: float, trust: float,
) -> Lesson:  # fmt: skip
    """Games against oneself at one kind of table."""
    own = thinker(game)
    chosen = game.choose(options)
    most = min(MOST_POSITIONS, games * 60)
    facts = np.zeros((most, seats, own.facts), np.float32)
    returns = np.zeros((most, seats), np.float32)
    desks = np.zeros(1, DESK)
    desks[0]["seats"] = seats
    kept = own.practise(
        own.engine.tables(3), own.engine.boxes(game.room.standard(chosen)), seats,
        own.engine.numbers(game.option_numbers(chosen)), 0, games, np.uint64(key(seed)), heat,
        trust, Manner().record(), mind, facts, returns, np.zeros(LONGEST, LINE), desks,
        own.engine.journals(listening=False), own.engine.results(2),
    )  # fmt: skip
    return Lesson(facts[:kept], returns[:kept])


def practise_all(
    game: Game, mind: Any, games: int, seed: str, heat: float, trust: float
) -> list[Lesson]:
    """One generation's games at every kind of table, on all cores; most of them with two seats."""
    kinds = tables(game)
    shares = [4.0 if seats == 2 else 1.0 for seats, _ in kinds]

    def piece(number: int) -> Lesson:
        seats, options = kinds[number % len(kinds)]
        played = max(1, round(games / PIECES * shares[number % len(kinds)] / sum(shares)))
        return practice(game, mind, seats, options, played, f"{seed}/{number}", heat, trust)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(piece, range(PIECES * len(kinds))))


class Learner:
    """A network and Adam's memory of its slopes."""

    def __init__(self, mind: Any, facts: int, rate: float) -> None:
        record = mind[0]
        self.weights = [
            record["first"][:facts].copy(), record["bias"].copy(), record["second"].copy()
        ]  # fmt: skip
        self.slopes = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.rate = rate
        self.steps = 0

    def chances(self, facts: Array) -> tuple[Array, Array]:
        """Hidden units and chances of positions."""
        first, bias, second = self.weights
        hidden = np.maximum(facts @ first + bias, 0)
        logits = hidden @ second
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True)

    def learn(self, facts: Array, returns: Array) -> float:
        """One step towards the results; the loss before it."""
        hidden, chances = self.chances(facts)
        loss = -float((returns * np.log(chances + 1e-9)).sum(axis=1).mean())
        off = (chances - returns) / len(facts)
        back = off[..., None] * self.weights[2] * (hidden > 0)
        flat = facts.reshape(-1, facts.shape[-1])
        self._step(
            [
                flat.T @ back.reshape(-1, HIDDEN),
                back.sum(axis=(0, 1)),
                np.einsum("nsh,ns->h", hidden, off),
            ]
        )
        return loss

    def _step(self, slopes: list[Array]) -> None:
        self.steps += 1
        fade = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, slope, mean, square in zip(
            self.weights, slopes, self.slopes, self.squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= self.rate * fade * mean / (np.sqrt(square) + 1e-8)
            weight -= self.rate * 1e-3 * weight

    def mind(self, mind: Any) -> Any:
        """The network as compiled code reads it."""
        record = mind.copy()
        record[0]["first"][: len(self.weights[0])] = self.weights[0]
        record[0]["bias"], record[0]["second"] = self.weights[1:]
        return record


def batches(lessons: list[Lesson], chance: np.random.Generator) -> Iterator[Lesson]:
    """All positions once, in random order, each batch from tables of one number of seats."""
    picks = []
    for number, lesson in enumerate(lessons):
        order = chance.permutation(len(lesson.facts))
        picks += [(number, order[k : k + BATCH]) for k in range(0, len(order), BATCH)]
    for pick in chance.permutation(len(picks)):
        number, rows = picks[pick]
        yield Lesson(lessons[number].facts[rows], lessons[number].returns[rows])


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats, with every option in turn."""
    kinds: list[dict[str, str]] = [{}]
    kinds += [{"preset": name} for name in list(game.presets)[1:]]
    for option in game.options:
        if option.name != "starter":
            kinds += [{option.name: value} for value in option.values[1:]]
    return [(n, kind) for n in range(game.fewest, game.most + 1) for kind in kinds]


def train(game: Game, generations: int, games: int, seed: int, rate: float, fresh: bool) -> None:
    """Learn for some generations, keeping each and telling what happens."""
    chance = np.random.default_rng(seed)
    facts = thinker(game).facts
    mind = blank(facts, chance) if fresh else load_mind(game.name)
    lessons: list[Lesson] = []
    learner = Learner(mind, facts, rate)
    for generation in range(generations):
        began = time.monotonic()
        heat = max(0.04, 0.25 * 0.7**generation) if fresh else 0.04
        trust = 0.0 if fresh and generation < generations // 3 else TRUST
        new = practise_all(game, mind, games, f"{seed}/{generation}", heat, trust)
        lessons = (lessons + new)[-RECENT * len(new) :]
        played = time.monotonic() - began
        learner.rate = rate * (1.0 if generation < generations * 2 // 3 else 0.2)
        losses = [learner.learn(each.facts, each.returns) for each in batches(lessons, chance)]
        mind = learner.mind(mind)
        save_mind(game.name, mind)
        print(
            f"generation {generation + 1}: {sum(len(each.facts) for each in new)} positions in"
            f" {played:.0f} s, loss {np.mean(losses):.4f}, {time.monotonic() - began:.0f} s",
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
    args = parser.parse_args()
    game = load(args.game)
    train(game, args.generations, args.games, args.seed, args.rate, args.fresh)


if __name__ == "__main__":
    main()
