"""Train a policy and value network by self-play.

    python -m lusoria.research.training GAME --device cpu|cuda --minutes M --out FOLDER [--resume]

FOLDER gets the learning curve (GAME.csv), the network for the bots (GAME.npz) and a checkpoint
(GAME.pt). `LUSORIA_NETWORKS=FOLDER lusoria arena GAME --bots policy,legatus` lets it play.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from lusoria.core.errors import Refusal
from lusoria.games.catalogue import NAMES, load

WISHES = ("threads", "tables", "steps", "epochs", "minibatch", "trial_games", "seed")


def arguments() -> argparse.Namespace:
    """What was wished for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m lusoria.research.training")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--minutes", type=float, default=10.0, help="in all, resumed ones included")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--resume", action="store_true", help="go on from the last checkpoint")
    parser.add_argument("--every", type=float, default=30.0, help="seconds between checkpoints")
    parser.add_argument(
        "--home", choices=("cpu", "cuda"), help="where games are played, if not there"
    )
    parser.add_argument(
        "--begin", type=Path, metavar="FILE", help="with this network, not at random"
    )
    for name in WISHES:
        parser.add_argument(f"--{name.replace('_', '-')}", type=int)
    return parser.parse_args()


def main() -> None:
    """Train, and tell the curve."""
    try:
        import torch
    except ImportError:
        raise SystemExit("training needs the extra `train`: pip install 'lusoria[train]'") from None
    from lusoria.research.training.run import LARGE, Plan, Run, train

    wish = arguments()
    if wish.device == "cuda" and not torch.cuda.is_available():
        raise SystemExit("PyTorch finds no GPU here; --device cpu works as ever")
    chosen = {name: getattr(wish, name) for name in WISHES if getattr(wish, name) is not None}
    if wish.home:
        chosen["home"] = wish.home
    wish.out.mkdir(parents=True, exist_ok=True)
    try:
        run = Run(load(wish.game), replace(LARGE if wish.device == "cuda" else Plan(), **chosen))
        if wish.begin:
            run.begin_with(wish.begin)
        if wish.resume:
            run.load(wish.out / f"{wish.game}.pt")
        train(run, wish.out, lambda run: run.seconds / (60 * wish.minutes), wish.every)
    except (Refusal, FileNotFoundError) as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
