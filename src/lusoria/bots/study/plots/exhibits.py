"""What can be shown: plots and tables; first of all who wins, by anything that was counted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from lusoria.bots.study.measures import Measures, ranked, shares
from lusoria.bots.study.plots.figures import Column, dots
from lusoria.bots.study.plots.style import Draw
from lusoria.bots.study.totals import Study

PLACES: Final = {"1": "first", "2": "second", "3": "third", "4": "fourth", "5": "fifth"}
WIN_RATE: Final = (
    "share of victories, per cent; dashed: a fair share; filled: surely above or below it (95 %)"
)


@dataclass(frozen=True)
class Plot:
    """A drawing and what it says to those who cannot see it."""

    draw: Draw
    says: str


Table = str
"""A table or a sentence, in Markdown."""
Exhibits = Mapping[str, Plot | Table]


def players(seats: int) -> str:
    """A title."""
    return f"{seats} players"


def win_columns(study: Study, topic: str) -> list[Column]:
    """Win rates by number of players."""
    return [
        Column(players(seats), shares(totals, topic), 1 / seats)
        for seats, totals in study.tables.items()
    ]


def win_plot(
    study: Study, topic: str, names: Mapping[str, str], what: str, *,
    more: Sequence[Column] = (), as_listed: bool = False,
) -> Plot:  # fmt: skip
    """Win rates of a topic by number of players; the best on top, unless the list has an order."""
    columns = [*win_columns(study, topic), *more]
    met = in_order(columns)
    order = [label for label in names if label in met] if as_listed else met
    rows = {label: names[label] for label in order if label in names}
    return Plot(
        lambda palette: dots(palette, rows, columns, WIN_RATE),
        f"{what}: {told(columns[0].measures, names, 3)}",
    )


def order_plot(study: Study, what: str) -> Plot:
    """Win rates by place in the order of play."""
    return win_plot(study, "order", PLACES, what, as_listed=True)


def in_order(columns: Sequence[Column]) -> list[str]:
    """Labels by the first column, then those that only later columns have."""
    found: dict[str, None] = {}
    for column in columns:
        found |= dict.fromkeys(ranked(column.measures))
    return list(found)


def told(measures: Measures, names: Mapping[str, str], few: int) -> str:
    """The highest and the lowest in words."""
    order = [label for label in ranked(measures) if label in names]
    if not order:
        return "too few games to tell"
    if len(order) <= 2 * few:
        return ", ".join(f"{names[each]} {measures[each].percent}" for each in order)
    best = ", ".join(f"{names[each]} {measures[each].percent}" for each in order[:few])
    worst = ", ".join(f"{names[each]} {measures[each].percent}" for each in order[-few:])
    return f"highest {best}; lowest {worst}"


def rank_table(measures: Measures, names: Mapping[str, str], few: int, title: str) -> Table:
    """The highest and the lowest, side by side."""
    order = [label for label in ranked(measures) if label in names]
    if len(order) < 2 * few:
        return "Too few games to tell."
    lines = [f"| {title}: highest | | lowest | |", "|---|---|---|---|"]
    for best, worst in zip(order[:few], order[: -few - 1 : -1], strict=True):
        cells = [f"{names[label]} | {measures[label].percent}" for label in (best, worst)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def header(study: Study) -> Table:
    """How it was played."""
    games = " and ".join(sorted({f"{totals.games:,}" for totals in study.tables.values()}, key=len))
    low, high = min(study.tables), max(study.tables)
    tables = (
        "with two players" if low == high else f"with each number of players from {low} to {high}"
    )
    return (
        f"*{games} games {tables}; bot `{study.bot}` in every seat, seed {study.seed}, default"
        f" options, components `{study.components}`, rules version {study.rules}.*"
    )


def order_table(study: Study) -> Table:
    """Win rates by place in the order of play."""
    most = max(study.tables)
    lines = ["| players | " + " | ".join(list(PLACES.values())[:most]) + " |"]
    lines.append("|---" * (most + 1) + "|")
    for seats, totals in study.tables.items():
        found = shares(totals, "order", 1)
        cells = [found[place].percent if place in found else "" for place in list(PLACES)[:most]]
        lines.append(f"| {seats} (fair: {100 / seats:.1f} %) | " + " | ".join(cells) + " |")
    return "\n".join(lines)
