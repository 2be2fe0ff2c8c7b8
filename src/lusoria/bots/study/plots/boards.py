"""Cambria's board, with what each road was worth."""

from collections.abc import Mapping

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Polygon

from lusoria.bots.study.measures import Measures
from lusoria.bots.study.plots.style import WIDTH, Palette
from lusoria.games.cambria.components import Board, Fort


def boards(palette: Palette, board: Board, panels: Mapping[str, tuple[Measures, float]]) -> Figure:
    """One board per title, with the shares of its roads and the fair one."""
    rows = (len(panels) + 1) // 2
    figure = Figure(figsize=(WIDTH, 5.5 * rows))
    axes = figure.subplots(rows, 2, squeeze=False).flatten()
    for panel in axes[len(panels) :]:
        panel.set_visible(False)
    for panel, (title, (roads, fair)) in zip(axes, panels.items(), strict=False):
        panel.set_title(title, fontsize=8.5, color=palette.ink)
        _land(panel, palette, board)
        _roads(panel, palette, board, roads, fair)
        for fort in board.forts:
            _fort(panel, palette, fort)
    return figure


def _land(panel: Axes, palette: Palette, board: Board) -> None:
    for coast in board.coasts:
        panel.add_patch(Polygon(coast, facecolor=palette.land, edgecolor="none"))
    width, height = board.canvas or (1100, 1400)
    panel.set_xlim(200, width)
    panel.set_ylim(height, 60)
    panel.set_aspect("equal")
    panel.axis("off")


def _roads(panel: Axes, palette: Palette, board: Board, roads: Measures, fair: float) -> None:
    for road in board.roads:
        ends = [board.forts[end].spot or (0, 0) for end in road.ends]
        xs, ys = [end[0] for end in ends], [end[1] for end in ends]
        if road.id not in roads:
            panel.plot(xs, ys, color=palette.line, linewidth=1.2, zorder=1)
            continue
        each = roads[road.id]
        side = each.against(fair)
        colour = palette.sides[side]
        panel.plot(xs, ys, color=colour, linewidth=2.6 if side else 1.6, zorder=2)
        panel.text(
            sum(xs) / 2, sum(ys) / 2, f"{100 * each.value:.0f}", ha="center", va="center",
            fontsize=6.5, color=colour, zorder=4,
            bbox={"facecolor": palette.land, "edgecolor": "none", "pad": 0.8},
        )  # fmt: skip


def _fort(panel: Axes, palette: Palette, fort: Fort) -> None:
    x, y = fort.spot or (0, 0)
    panel.plot(x, y, "o", markersize=10, color=palette.ink, markerfacecolor=palette.paper, zorder=5)
    panel.text(x, y, str(fort.value), ha="center", va="center_baseline", fontsize=7, zorder=6)
    panel.text(
        x, y + 54, fort.name, ha="center", va="center", fontsize=6, zorder=3,
        bbox={"facecolor": palette.land, "edgecolor": "none", "pad": 0.4},
    )  # fmt: skip
