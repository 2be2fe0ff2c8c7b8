"""The network of each game, kept as text beside its features."""

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np

from lusoria.bots.search.layouts import HIDDEN, NARROW, NETWORK, WIDE
from lusoria.core.errors import Unreadable

PARTS: Final = ("wide", "wide_bias", "narrow", "narrow_bias", "last")
"""Of a network over patterns."""


def blank(features: int, chance: np.random.Generator | None = None) -> Any:
    """A network of zeros; with a generator, one of random weights that can begin to learn."""
    network = np.zeros(1, NETWORK)
    network[0]["features"] = features
    network[0]["units"] = HIDDEN
    network[0]["wide_units"], network[0]["narrow_units"] = WIDE, NARROW
    if chance is not None:
        first = chance.normal(size=(features, HIDDEN)) / np.sqrt(features / 4)
        network[0]["first"][:features] = first
        network[0]["second"] = chance.normal(size=HIDDEN) * 0.1
    return network


@lru_cache(maxsize=16)
def load_network(game: str, seats: int = 2) -> Any:
    """What was learned about a game; where a file for more than two seats is there, they use it."""
    own = files(f"lusoria.bots.{game}")
    network = read_network(own.joinpath("network.txt").read_text("utf-8"))
    for name in ("patterns_many.npz", "patterns.npz")[seats == 2 :]:
        if (path := Path(str(own.joinpath(name)))).exists():
            return with_patterns(network, path)
    return network


def with_patterns(network: Any, path: Path) -> Any:
    """The same, with the larger network over patterns of a file."""
    with np.load(path) as found:
        parts = {name: found[name].astype(np.float32) for name in found.files}
    if set(parts) != set(PARTS) or parts["wide"].shape[1:] != (WIDE,):
        raise Unreadable(f"{path} holds another network than ours over patterns; train it anew")
    joined = network.copy()
    for name, part in parts.items():
        joined[name][0][: len(part)] = part
    return joined


def read_network(text: str) -> Any:
    """A network from its text."""
    rows = [
        _numbers(number, line)
        for number, line in enumerate(text.splitlines(), 1)
        if line and not line.startswith("#")
    ]
    table = np.array(rows, np.float32)
    network = blank(len(table) - 2)
    network[0]["second"], network[0]["bias"] = table[0], table[1]
    network[0]["first"][: len(table) - 2] = table[2:]
    return network


def _numbers(number: int, line: str) -> list[float]:
    try:
        numbers = [float(word) for word in line.split()]
    except ValueError:
        numbers = []
    if len(numbers) != HIDDEN:
        raise Unreadable(f"line {number}: a network has {HIDDEN} numbers in each row", line=number)
    return numbers


def save_network(game: str, network: Any, path: Path | None = None) -> None:
    """Write down what was learned; where the bots read it, unless told."""
    struct = network[0]
    table = np.vstack([struct["second"], struct["bias"], struct["first"][: struct["features"]]])
    lines = [
        "# A network from features to the logit of winning; made by lusoria.bots.learning.",
        "# Rows: the weights of the hidden units, their biases, then one row per feature.",
        *(" ".join(f"{value:.3f}" for value in row) for row in table),
    ]
    own = Path(str(files(f"lusoria.bots.{game}").joinpath("network.txt")))
    (path or own).write_text("\n".join(lines) + "\n", encoding="utf-8")
