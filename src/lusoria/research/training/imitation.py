"""A network learns to say at first sight what a search found out.

    python -m lusoria.research.training.imitation GAME --teachers wise:400,guided:200 --out FOLDER

Searching bots play for a while, then the network is fitted to what they found (`teaching.py`): how
often they tried each action, and a mean of what they expected and of how the game ended. FOLDER
gets the notes and GAME.npz. Called again with the same folder it keeps the notes and learns from
all; with `LUSORIA_NETWORKS=FOLDER` and `guided` as a teacher, the pupil teaches the next one.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from lusoria.bots.bot import Budget
from lusoria.bots.names import maker
from lusoria.bots.searchers import SearchBot
from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.game import Game
from lusoria.games.catalogue import NAMES, load
from lusoria.research.training.network import Network, absent
from lusoria.research.training.tables import kinds_of
from lusoria.research.training.teaching import ILLEGAL, PARTS, Kind, Teacher, gather

RATE: Final = 1e-3
DECAY: Final = 1e-2
TRUST: Final = 0.5
"""How much of a position's value is what the search expected; the rest is how the game ended."""
HELD_BACK: Final = 20
"""Of so many decisions of each file, in a row, one is not learned from, but only asked about."""


@dataclass(frozen=True)
class Lessons:
    """Decisions of searches, on the device of the network."""

    observations: Any
    features: Any
    many: Any
    visits: Any
    returns: Any
    held: Any
    """Whether it is held back, to ask how well the others were learned."""

    @classmethod
    def read(cls, paths: list[Path], device: str) -> "Lessons":
        """All that was written down."""
        found = [np.load(path) for path in paths]
        parts = {name: np.concatenate([each[name] for each in found]) for name in PARTS}
        returns = TRUST * parts.pop("searched") + (1 - TRUST) * parts.pop("ended")
        files = [np.arange(len(each["many"])) for each in found]
        held = np.concatenate([rows < len(rows) // HELD_BACK for rows in files])
        parts |= {"returns": returns, "held": held}
        return cls(**{name: torch.from_numpy(part).to(device) for name, part in parts.items()})

    def some(self, rows: Any) -> "Lessons":
        return Lessons(**{name: part[rows] for name, part in vars(self).items()})


def losses(network: Network, lessons: Lessons) -> Any:
    """How far the network is from the search: in its actions, and in its values."""
    logits, worth = network(lessons.observations, lessons.features.float())
    legal = lessons.visits != ILLEGAL
    log_odds = logits.masked_fill(~legal, -1e9).log_softmax(1)
    policy = -(lessons.visits.float().clamp(min=0) * log_odds).sum(1).mean()
    chances = (worth + absent(worth, lessons.many.long())).log_softmax(1)
    return torch.stack((policy, -(lessons.returns * chances).sum(1).mean()))


def fit(network: Network, lessons: Lessons, epochs: int, minibatch: int, rate: float) -> Any:
    """Learn for some epochs at a falling rate; the losses on what was held back, before and after.

    The network at its best there is the one that stays.
    """
    device = lessons.returns.device
    held, learned = (torch.nonzero(each)[:, 0] for each in (lessons.held, ~lessons.held))
    adam = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=DECAY)
    told = [_asked(network, lessons, held, minibatch)]
    best, kept = sum(told[0]), {k: v.clone() for k, v in network.state_dict().items()}
    steps = epochs * -(-len(learned) // minibatch)
    falling = torch.optim.lr_scheduler.CosineAnnealingLR(adam, steps)
    for _ in range(epochs):
        order = learned[torch.randperm(len(learned), device=device)]
        for some in order.split(minibatch):
            adam.zero_grad(set_to_none=True)
            losses(network, lessons.some(some)).sum().backward()
            adam.step()
            falling.step()
        told.append(_asked(network, lessons, held, minibatch))
        if sum(told[-1]) < best:
            best, kept = sum(told[-1]), {k: v.clone() for k, v in network.state_dict().items()}
    network.load_state_dict(kept)
    return told


def _asked(network: Network, lessons: Lessons, rows: Any, minibatch: int) -> tuple[float, float]:
    """The losses on some decisions."""
    with torch.no_grad():
        parts = [losses(network, lessons.some(some)) * len(some) for some in rows.split(minibatch)]
    policy, value = (torch.stack(parts).sum(0) / len(rows)).tolist()
    return policy, value


def teacher(game: str, name: str) -> Teacher:
    """A bot by name, as a teacher."""
    bot = maker(game, name)()
    if not isinstance(bot, SearchBot) or bot.own == Budget() or not bot.own.playouts:
        raise Unreadable(f"{name!r} does not search; teachers are such as wise:400")
    return Teacher(bot.tuning, bot.own.playouts, bot.folder)


def tables_of(game: Game) -> list[Kind]:
    """Kinds of tables to be taught at: half of them by the rules for two, the others alike."""
    first, *rest = [(seats, dict(options)) for seats, options in kinds_of(game)]
    return [first] * max(1, len(rest)) + rest


def arguments() -> argparse.Namespace:
    """What was wished for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m lusoria.research.training.imitation")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--teachers", default="wise:400", metavar="A,B,…")
    parser.add_argument("--seconds", type=float, default=60.0, help="of teaching")
    parser.add_argument("--processes", type=int, default=2, help="that teach")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--minibatch", type=int, default=1_024)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--begin", type=Path, metavar="FILE", help="with this network")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    return parser.parse_args()


def main() -> None:
    """Teach, learn, and keep what was learned."""
    wish = arguments()
    game, began = load(wish.game), time.monotonic()
    wish.out.mkdir(parents=True, exist_ok=True)
    try:
        teachers = [teacher(wish.game, name) for name in wish.teachers.split(",")]
        many = gather(
            game, tables_of(game), teachers, wish.seed, wish.seconds, wish.processes, wish.out
        )
        print(f"{many} decisions taught in {time.monotonic() - began:.0f} s", flush=True)
        network = Network(game).to(wish.device)
        if wish.begin:
            network.read(wish.begin)
        lessons = Lessons.read(sorted(wish.out.glob(f"{wish.game}-*.npz")), wish.device)
        told = fit(network, lessons, wish.epochs, wish.minibatch, wish.rate)
    except (Refusal, FileNotFoundError) as error:
        raise SystemExit(str(error)) from None
    for epoch, (policy, value) in enumerate(told):
        print(f"epoch {epoch}: policy {policy:.4f} value {value:.4f}")
    print(f"{len(lessons.returns)} decisions learned, {time.monotonic() - began:.0f} s in all")
    network.export(wish.out / f"{wish.game}.npz")


if __name__ == "__main__":
    main()
