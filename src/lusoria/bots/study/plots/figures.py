"""The kinds of plots: dots on lines, pairs of dots, bars, and a grid of shares."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import nan
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from matplotlib.ticker import FuncFormatter, MaxNLocator

from lusoria.bots.study.measures import Measure, Measures
from lusoria.bots.study.plots.style import WIDTH, Palette, quiet

ROW: Final = 0.2
HEAD: Final = 0.75
PER_CENT: Final = FuncFormatter(lambda x, _: f"{100 * x:.0f}")
PLAIN: Final = FuncFormatter(lambda x, _: f"{x:g}".replace("-", "−"))


@dataclass(frozen=True)
class Column:
    """Dots under one title; with a fair share, marks tell which side of it they certainly lie."""

    title: str
    measures: Measures
    fair: float | None = None
    percent: bool = True

    def side(self, label: str) -> int:
        """On which side of the fair share a label surely lies; 0 without one."""
        return 0 if self.fair is None else self.measures[label].against(self.fair)


def dots(palette: Palette, rows: Mapping[str, str], columns: Sequence[Column], axis: str) -> Figure:
    """A dot with its interval for every row (label: what is written) and column."""
    figure = Figure(figsize=(WIDTH, HEAD + ROW * max(3, len(rows))))
    panels = figure.subplots(1, len(columns), sharey=True, squeeze=False)[0]
    for panel, column in zip(panels, columns, strict=True):
        quiet(panel, palette, len(rows))
        panel.set_title(column.title, fontsize=8.5, color=palette.ink)
        panel.xaxis.set_major_locator(MaxNLocator(4, steps=[1, 2, 5, 10]))
        panel.xaxis.set_major_formatter(PER_CENT if column.percent else PLAIN)
        if column.fair is not None:
            panel.axvline(column.fair, color=palette.soft, linewidth=1, dashes=(3, 2))
        for side in (0, -1, 1):
            found = {
                place: column.measures[label]
                for place, label in enumerate(rows)
                if label in column.measures and column.side(label) == side
            }
            _dots(panel, palette, found, side, hollow=side == 0 and column.fair is not None)
        panel.margins(x=0.06)
    panels[0].set_yticks(range(len(rows)), list(rows.values()))
    panels[0].set_ylim(len(rows) - 0.4, -0.6)
    figure.supxlabel(axis, fontsize=8, color=palette.soft)
    return figure


def _dots(
    panel: Axes, palette: Palette, found: Mapping[int, Measure], side: int, hollow: bool
) -> None:
    """All dots of one look as one line with gaps: a fraction of the file."""
    colour = palette.sides[side]
    ends = [end for each in found.values() for end in (each.low, each.high, nan)]
    heights = [place for place in found for _ in range(3)]
    panel.plot(ends, heights, color=colour, linewidth=1.4, zorder=2)
    panel.plot(
        [each.value for each in found.values()], list(found), "o", markersize=4.6, color=colour,
        markerfacecolor=palette.paper if hollow else colour, zorder=3,
    )  # fmt: skip


@dataclass(frozen=True)
class Sides:
    """What winners and losers had, under one title."""

    title: str
    won: Measures
    lost: Measures


def pairs(palette: Palette, rows: Mapping[str, str], columns: Sequence[Sides], axis: str) -> Figure:
    """Means of winners beside those of losers, joined by a line."""
    figure = Figure(figsize=(WIDTH, HEAD + 0.25 + 0.26 * max(3, len(rows))))
    panels = figure.subplots(1, len(columns), sharey=True, squeeze=False)[0]
    for panel, column in zip(panels, columns, strict=True):
        quiet(panel, palette, len(rows))
        panel.set_title(column.title, fontsize=8.5, color=palette.ink)
        panel.xaxis.set_major_locator(MaxNLocator(4, steps=[1, 2, 5, 10]))
        for place, label in enumerate(rows):
            won, lost = column.won[label], column.lost[label]
            line = [won.value, lost.value], [place, place]
            panel.plot(*line, color=palette.line, linewidth=2.5, zorder=1, solid_capstyle="round")
            for each, colour, shape in (
                (lost, palette.below, "D"), (won, palette.above, "o")
            ):  # fmt: skip
                panel.plot([each.low, each.high], [place, place], color=colour, linewidth=1.4)
                panel.plot(each.value, place, shape, color=colour, markersize=4.4, zorder=3)
        panel.margins(x=0.08)
    panels[0].set_yticks(range(len(rows)), list(rows.values()))
    panels[0].set_ylim(len(rows) - 0.4, -0.6)
    figure.supxlabel(axis, fontsize=8, color=palette.soft)
    _legend(figure, palette)
    return figure


def _legend(figure: Figure, palette: Palette) -> None:
    won = Line2D([], [], color=palette.above, marker="o", markersize=4.4, label="winners")
    lost = Line2D([], [], color=palette.below, marker="D", markersize=4.4, label="the others")
    figure.legend(
        handles=[won, lost], loc="outside upper right", ncols=2, frameon=False, fontsize=8.5
    )


def bars(palette: Palette, columns: Mapping[str, Mapping[int, float]], axis: str) -> Figure:
    """How often each length came up, as shares."""
    figure = Figure(figsize=(WIDTH, 1.9))
    panels = figure.subplots(1, len(columns), sharey=True, squeeze=False)[0]
    for panel, (title, lengths) in zip(panels, columns.items(), strict=True):
        panel.bar(list(lengths), list(lengths.values()), width=0.86, color=palette.unsure)
        panel.set_title(title, fontsize=8.5, color=palette.ink)
        panel.xaxis.set_major_locator(MaxNLocator(5, integer=True))
        panel.yaxis.set_major_locator(MaxNLocator(4, steps=[1, 2, 5, 10]))
        panel.yaxis.set_major_formatter(PER_CENT)
        panel.tick_params(axis="both", length=0, labelcolor=palette.soft)
        panel.grid(axis="y", color=palette.line, linewidth=0.5)
        panel.set_axisbelow(True)
    figure.supxlabel(axis, fontsize=8, color=palette.soft)
    return figure


def grid(
    palette: Palette, rows: Sequence[str], columns: Sequence[str], cells: Measures, fair: float,
    axis: str,
) -> Figure:  # fmt: skip
    """A share in every cell (label: row, space, column); certain ones stand out."""
    figure = Figure(figsize=(WIDTH, HEAD + 0.23 * len(rows)))
    panel = figure.subplots()
    for y, row in enumerate(rows):
        for x, column in enumerate(columns):
            if f"{row} {column}" in cells:
                _cell(panel, palette, x, y, cells[f"{row} {column}"], fair)
    panel.set_xlim(-0.5, len(columns) - 0.5)
    panel.set_ylim(max(1, len(rows)) - 0.5, -0.5)
    panel.set_xticks(range(len(columns)), [f"disc {column}" for column in columns])
    panel.set_yticks(range(len(rows)), rows)
    panel.xaxis.tick_top()
    panel.tick_params(axis="both", length=0)
    panel.spines[:].set_visible(False)
    figure.supxlabel(axis, fontsize=8, color=palette.soft)
    return figure


def _cell(panel: Axes, palette: Palette, x: int, y: int, each: Measure, fair: float) -> None:
    side = each.against(fair)
    if side:
        strength = min(0.6, 0.15 + 2.5 * abs(each.value - fair))
        place, size = (x - 0.46, y - 0.44), (0.92, 0.88)
        panel.add_patch(
            Rectangle(place, *size, color=palette.sides[side], alpha=strength, linewidth=0)
        )
    panel.text(
        x, y, f"{100 * each.value:.0f}", ha="center", va="center",
        color=palette.ink if side else palette.unsure, fontweight="bold" if side else "normal",
    )  # fmt: skip
