"""Counts from many games, and the small file that keeps them."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from lusoria.core.errors import Unreadable

VERSION: Final = 1
VICTORY: Final = 60
"""A victory in parts: whole numbers for two, three, four or five who share it."""

Lists = dict[str, dict[str, list[int]]]
"""Topic, label, and the numbers that are added up."""


@dataclass
class Totals:
    """What was counted at tables of one number of seats."""

    games: int = 0
    rates: Lists = field(default_factory=dict)
    """How often, and how many sixtieths of a victory (or of a yes) came of it."""
    means: Lists = field(default_factory=dict)
    """How often, the sum, and the sum of squares."""
    counts: Lists = field(default_factory=dict)
    """How often."""

    def rate(self, topic: str, label: str, share: int) -> None:
        """Once more, and what came of it."""
        _add(self.rates, topic, label, [1, share])

    def mean(self, topic: str, label: str, value: int) -> None:
        """One value more."""
        _add(self.means, topic, label, [1, value, value * value])

    def count(self, topic: str, label: str) -> None:
        """Once more."""
        _add(self.counts, topic, label, [1])

    def add(self, other: "Totals") -> None:
        """Everything that other totals have counted."""
        self.games += other.games
        for mine, theirs in (
            (self.rates, other.rates), (self.means, other.means), (self.counts, other.counts)
        ):  # fmt: skip
            for topic, labels in theirs.items():
                for label, numbers in labels.items():
                    _add(mine, topic, label, numbers)


def _add(lists: Lists, topic: str, label: str, numbers: list[int]) -> None:
    labels = lists.setdefault(topic, {})
    found = labels.setdefault(label, [0] * len(numbers))
    for place, number in enumerate(numbers):
        found[place] += number


@dataclass
class Study:
    """All that was counted about one game, and how it was played."""

    game: str
    rules: int
    components: str
    bot: str
    seed: int
    tables: dict[int, Totals] = field(default_factory=dict)
    """By number of seats."""


def path_of(folder: Path, game: str) -> Path:
    """Where the counts of a game lie."""
    return folder / "strategy" / f"{game}.json"


def write_study(study: Study, folder: Path) -> Path:
    """Keep a study; an older one stays until the new one is whole."""
    path = path_of(folder, study.game)
    new = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(_text(study), encoding="utf-8")
        new.replace(path)
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}") from error
    return path


def _text(study: Study) -> str:
    """One topic per line: small, and a change shows where it is."""
    header = {"study": VERSION, "victory": VICTORY, **asdict(study)}
    tables = header.pop("tables")
    lines = [f"{_json(name)}: {_json(value)}," for name, value in header.items()]
    blocks = ",\n".join(f'"{seats}": {_table(table)}' for seats, table in tables.items())
    return "{\n" + "\n".join(lines) + '\n"tables": {\n' + blocks + "\n}\n}\n"


def _table(table: dict[str, Any]) -> str:
    games = table.pop("games")
    families = []
    for name, topics in table.items():
        lines = [
            f"{_json(topic)}: {_json(dict(sorted(topics[topic].items())))}"
            for topic in sorted(topics)
        ]
        families.append(f'"{name}": {{\n' + ",\n".join(lines) + "\n}")
    return f'{{"games": {games},\n' + ",\n".join(families) + "\n}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read_study(folder: Path, game: str) -> Study:
    """A study that was kept."""
    path = path_of(folder, game)
    again = f"gather it anew: lusoria study {game} --out {folder}"
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}; {again}") from error
    except ValueError as error:
        raise Unreadable(f"{path} is no JSON ({error}); {again}") from error
    try:
        if found.pop("study") != VERSION or found.pop("victory") != VICTORY:
            raise Unreadable(f"{path} was written by another version of the study; {again}")
        tables = {int(seats): Totals(**table) for seats, table in found.pop("tables").items()}
        return Study(**found, tables=tables)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise Unreadable(f"{path} is no study ({error!r}); {again}") from error
