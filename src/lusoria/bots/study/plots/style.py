"""The look of the plots: two palettes, quiet axes, and SVG that is the same at every drawing."""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from io import StringIO
from math import nan
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure


@dataclass(frozen=True)
class Palette:
    """The table by daylight or by lamp light."""

    suffix: str
    ink: str
    soft: str
    line: str
    above: str
    below: str
    unsure: str
    paper: str
    """Inside hollow marks: near the page's own ground."""
    land: str

    @property
    def sides(self) -> dict[int, str]:
        """Surely above, surely below, neither."""
        return {1: self.above, -1: self.below, 0: self.unsure}


LIGHT: Final = Palette(
    "", "#2b2118", "#6b5a4a", "#d8ccbb", "#2f6b5f", "#a8452f", "#7a6a56", "#ffffff", "#f3efe9"
)
DARK: Final = Palette(
    "-dark", "#f4ebdd", "#bfb2a1", "#4a4138", "#7cc4b2", "#e88f77", "#a3937f", "#14171c", "#20242b"
)
PALETTES: Final = (LIGHT, DARK)
WIDTH: Final = 7.6
"""Inches: a page of the documentation."""

Draw = Callable[[Palette], Figure]


def _settings(palette: Palette) -> dict[Any, Any]:
    return {
        "svg.fonttype": "none", "svg.hashsalt": "lusoria", "font.family": "sans-serif",
        "font.sans-serif": ["DejaVu Sans"], "font.size": 8.5, "text.color": palette.ink,
        "axes.edgecolor": palette.line, "axes.labelcolor": palette.soft, "axes.linewidth": 0.8,
        "xtick.color": palette.line, "xtick.labelcolor": palette.soft, "ytick.color": palette.line,
        "ytick.labelcolor": palette.ink, "figure.constrained_layout.use": True,
        "axes.spines.top": False, "axes.spines.right": False, "axes.spines.left": False,
        "path.simplify": False,
    }  # fmt: skip


def save(draw: Draw, folder: Path, name: str) -> list[Path]:
    """Draw a plot by daylight, and colour it again for lamp light."""
    with mpl.rc_context():
        mpl.rcdefaults()  # whatever settings of their own people have
        mpl.rcParams.update(_settings(LIGHT))
        text = StringIO()
        draw(LIGHT).savefig(text, format="svg", transparent=True, metadata={"Date": None})
    svg = _tidy(text.getvalue())
    paths = []
    for palette in PALETTES:
        path = folder / f"{name}{palette.suffix}.svg"
        path.write_text(_recoloured(svg, palette), encoding="utf-8")
        paths.append(path)
    return paths


def _recoloured(svg: str, palette: Palette) -> str:
    new = {getattr(LIGHT, each.name): getattr(palette, each.name) for each in fields(palette)}
    return re.sub(r"#[0-9a-f]{6}\b", lambda found: new.get(found[0], found[0]), svg)


def _tidy(svg: str) -> str:
    """Smaller, and the same everywhere: no remarks, ids in their order, tenths of a point."""
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.S)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.S)
    svg = re.sub(r"<\?xml.*?\?>\s*|<!DOCTYPE.*?>\s*", "", svg, flags=re.S)
    svg = svg.replace("'DejaVu Sans'", "system-ui, 'DejaVu Sans'")
    svg = re.sub(r' transform="rotate\(-0 [^"]*"', "", svg)
    svg = re.sub(r'<g id="[^"]*"', "<g", svg)
    for number, name in enumerate(dict.fromkeys(re.findall(r'id="([mp][0-9a-f]{10})"', svg))):
        svg = svg.replace(name, f"i{number}")
    svg = re.sub(
        r"-?\d+\.\d\d+", lambda found: f"{float(found[0]):.1f}".replace("-0.0", "0.0"), svg
    )
    return re.sub(r"\n\s*", "\n", svg)


def quiet(axes: Axes, palette: Palette, rows: int) -> None:
    """Light lines under the numbers, and lighter ones that lead from a name to its dots."""
    axes.grid(axis="x", color=palette.line, linewidth=0.5)
    guides = [place for place in range(rows) for _ in range(3)]
    axes.plot(
        [0, 1, nan] * rows, guides, transform=axes.get_yaxis_transform(), color=palette.line,
        linewidth=0.4, dashes=(1, 2), zorder=1,
    )  # fmt: skip
    axes.set_axisbelow(True)
    axes.tick_params(axis="both", length=0)
