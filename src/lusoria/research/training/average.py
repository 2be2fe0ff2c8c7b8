"""Make one network over patterns of several that came of the same beginning: the mean of each
weight. What single runs learned by chance evens out.

    python -m lusoria.research.training.average cambria ONE.npz OTHER.npz … --out patterns_many.npz
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from lusoria.bots.networks import PARTS, load_network, with_patterns
from lusoria.games.catalogue import NAMES


def average(game: str, paths: Sequence[Path]) -> dict[str, Any]:
    """The mean of the networks of some files."""
    networks = [with_patterns(load_network(game), path)[0] for path in paths]
    return {
        part: np.mean([network[part] for network in networks], axis=0, dtype=np.float32)
        for part in PARTS
    }


def main() -> None:
    """Read some files, write one."""
    parser = argparse.ArgumentParser(prog="python -m lusoria.research.training.average")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("networks", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    wish = parser.parse_args()
    mean = average(wish.game, wish.networks)
    np.savez_compressed(wish.out, **{k: v.astype(np.float16) for k, v in mean.items()})


if __name__ == "__main__":
    main()
