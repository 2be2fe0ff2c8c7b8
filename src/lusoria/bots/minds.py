"""What was learned about each game, kept as text beside what the bots know about it."""

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from lusoria.bots.search.desk import HIDDEN, MIND
from lusoria.core.errors import Unreadable


def blank(facts: int, chance: np.random.Generator | None = None) -> Any:
    """A mind that has learned nothing; with chance, one that can begin to."""
    mind = np.zeros(1, MIND)
    mind[0]["facts"] = facts
    if chance is not None:
        mind[0]["first"][:facts] = chance.normal(size=(facts, HIDDEN)) / np.sqrt(facts / 4)
        mind[0]["second"] = chance.normal(size=HIDDEN) * 0.1
    return mind


@lru_cache(maxsize=8)
def load_mind(game: str) -> Any:
    """What was learned about a game."""
    return read_mind(files(f"lusoria.bots.{game}").joinpath("mind.txt").read_text("utf-8"))


def read_mind(text: str) -> Any:
    """A mind from its text."""
    rows = [
        _numbers(number, line)
        for number, line in enumerate(text.splitlines(), 1)
        if line and not line.startswith("#")
    ]
    table = np.array(rows, np.float32)
    mind = blank(len(table) - 2)
    mind[0]["second"], mind[0]["bias"] = table[0], table[1]
    mind[0]["first"][: len(table) - 2] = table[2:]
    return mind


def _numbers(number: int, line: str) -> list[float]:
    try:
        numbers = [float(word) for word in line.split()]
    except ValueError:
        numbers = []
    if len(numbers) != HIDDEN:
        raise Unreadable(f"line {number}: a mind has {HIDDEN} numbers in each row", line=number)
    return numbers


def save_mind(game: str, mind: Any) -> None:
    """Write down what was learned."""
    record = mind[0]
    table = np.vstack([record["second"], record["bias"], record["first"][: record["facts"]]])
    lines = [
        "# A network from facts to the logit of winning; made by lusoria.bots.learning.",
        "# Rows: the weights of the hidden units, their biases, then one row per fact.",
        *(" ".join(f"{value:.3f}" for value in row) for row in table),
    ]
    path = Path(str(files(f"lusoria.bots.{game}").joinpath("mind.txt")))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
