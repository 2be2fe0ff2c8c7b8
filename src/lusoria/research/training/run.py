"""A training run: play, learn, measure, keep; and go on later as if it had never stopped."""

import csv
import io
import time
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import torch

from lusoria.core.errors import Refusal
from lusoria.core.game import Game
from lusoria.research.training.learner import Learner, Lesson
from lusoria.research.training.network import Network
from lusoria.research.training.rollouts import play
from lusoria.research.training.tables import Tables, kinds_of, shares
from lusoria.research.training.trials import Trials


@dataclass(frozen=True)
class Plan:
    """How much is played and learned; the same numbers give the same network on a CPU."""

    device: str = "cpu"
    home: str = ""
    """Where the games are played, if not on the network's device."""
    threads: int = 1
    """That play them on a CPU."""
    seed: int = 1
    tables: int = 512
    steps: int = 32
    epochs: int = 2
    minibatch: int = 2_048
    trial_games: int = 256


LARGE: Final = Plan("cuda", tables=16_384, minibatch=32_768, trial_games=2_048)
"""What a GPU is kept busy with."""

COLUMNS: Final = (
    "round", "seconds", "decisions", "value_loss", "entropy", "against_random", "against_previous"
)  # fmt: skip


class Run:
    """Everything that a checkpoint keeps."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game, self.plan = game, plan
        self.began = time.monotonic()
        torch.manual_seed(plan.seed)
        width = torch.bfloat16 if plan.device == "cuda" else torch.float32
        self.network = Network(game, width).to(plan.device)
        self.previous = Network(game, width).to(plan.device)
        self.previous.load_state_dict(self.network.state_dict())
        self.learner = Learner(self.network, plan.epochs, plan.minibatch)
        self.chance = torch.Generator(plan.device).manual_seed(plan.seed)
        kinds = kinds_of(game)
        self.tables = Tables(
            game, kinds, shares(kinds, plan.tables), plan.device, f"training/{plan.seed}",
            home=plan.home, threads=plan.threads,
        )  # fmt: skip
        self.tables.reset()
        self.trials = Trials(game, plan.trial_games, plan.device, plan.home, plan.threads)
        self.rounds, self.seconds = 0, 0.0

    def round(self, progress: float) -> Lesson:
        """Play some steps at every table and learn from them."""
        rollout = play(self.network, self.tables, self.plan.steps, self.chance)
        self.tables.check()
        lesson = self.learner.learn(rollout, progress, self.chance)
        self.rounds += 1
        return lesson

    def measure(self, lesson: Lesson) -> dict[str, Any]:
        """A line of the learning curve; the network is the previous one from now on."""
        line = {
            "round": self.rounds,
            "seconds": round(self.seconds, 1),
            "decisions": self.rounds * self.plan.steps * self.plan.tables,
            **asdict(lesson),
            "against_random": self.trials.share(self.network, None),
            "against_previous": self.trials.share(self.network, self.previous),
        }
        self.previous.load_state_dict(self.network.state_dict())
        return line

    def begin_with(self, path: Path) -> None:
        """Start from an exported network instead of from chance."""
        self.network.read(path)
        self.previous.load_state_dict(self.network.state_dict())

    # Checkpoints

    def save(self, path: Path) -> None:
        """Keep everything; a run that is killed meanwhile still has its last checkpoint."""
        games = io.BytesIO()
        torch.save(self.tables.keep(), games)
        kept = {
            "plan": asdict(self.plan), "rounds": self.rounds, "seconds": self.seconds,
            "network": self.network.state_dict(),
            "adam": self.learner.adam.state_dict(), "chance": self.chance.get_state(),
            "games": zlib.compress(games.getvalue(), 1),
        }  # fmt: skip
        fresh = path.with_suffix(".new")
        torch.save(kept, fresh)
        fresh.replace(path)

    def load(self, path: Path) -> None:
        """Go on from a checkpoint of the same plan."""
        kept = torch.load(path, map_location=self.plan.device, weights_only=False)
        if kept["plan"] != asdict(self.plan):
            raise Refusal(f"{path} was made by another plan: {kept['plan']}; begin without it")
        self.rounds, self.seconds = kept["rounds"], kept["seconds"]
        self.began -= self.seconds
        self.network.load_state_dict(kept["network"])
        self.previous.load_state_dict(kept["network"])
        self.learner.adam.load_state_dict(kept["adam"])
        self.chance.set_state(kept["chance"].cpu())
        games = io.BytesIO(zlib.decompress(kept["games"]))
        self.tables.restore(torch.load(games, weights_only=False))


def train(
    run: Run, folder: Path, progress: Callable[[Run], float], every: float,
    tell: Callable[[str], None] = print,
) -> None:  # fmt: skip
    """Learn until `progress` says 1; every so many seconds measure, export and keep."""
    name = run.game.name
    measured = run.seconds
    while (now := progress(run)) < 1:
        lesson = run.round(now)
        run.seconds = time.monotonic() - run.began
        if run.seconds - measured >= every or progress(run) >= 1:
            _write(folder / f"{name}.csv", run.measure(lesson), tell)
            run.network.export(folder / f"{name}.npz")
            run.seconds = measured = time.monotonic() - run.began
            run.save(folder / f"{name}.pt")


def _write(path: Path, line: dict[str, Any], tell: Callable[[str], None]) -> None:
    """One line more of a learning curve."""
    fresh = not path.exists()
    rounded = {k: f"{v:.4f}" if isinstance(v, float) else v for k, v in line.items()}
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        if fresh:
            writer.writeheader()
        writer.writerow(rounded)
    tell(" ".join(f"{k} {v}" for k, v in rounded.items()))
