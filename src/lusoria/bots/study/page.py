"""docs/strategy.md: people write the prose, the study fills in what stands between its marks."""

import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from lusoria.bots.study.plots.exhibits import Exhibits, Plot
from lusoria.bots.study.plots.style import DARK, save
from lusoria.bots.study.totals import read_study
from lusoria.core.errors import Unreadable

MARKED: Final = re.compile(r"(<!-- study (\w+) ([\w-]+) -->\n).*?(<!-- end -->)", re.S)


def draw(folder: Path, games: list[str]) -> list[Path]:
    """Draw all plots of some games from their counts and fill the page; what was written."""
    shown = {game: exhibits(folder, game) for game in games}
    written = []
    for game, each in shown.items():
        for name, exhibit in each.items():
            if isinstance(exhibit, Plot):
                written += save(exhibit.draw, folder / "strategy", f"{game}-{name}")
    page = folder / "strategy.md"
    if page.exists():
        page.write_text(filled(page.read_text(encoding="utf-8"), shown), encoding="utf-8")
        written.append(page)
    return written


def exhibits(folder: Path, game: str) -> Exhibits:
    """All that a game shows."""
    found: Exhibits = import_module(f"lusoria.bots.study.plots.{game}").exhibits(
        read_study(folder, game)
    )
    return found


def filled(page: str, shown: Mapping[str, Exhibits]) -> str:
    """The page with every mark of these games filled in anew."""

    def fill(found: re.Match[str]) -> str:
        start, game, name, end = found.groups()
        if game not in shown:
            return found[0]
        if name not in shown[game]:
            known = ", ".join(shown[game])
            raise Unreadable(f"strategy.md asks for {game} {name}; there are: {known}")
        return start + markdown(game, name, shown[game][name]) + "\n" + end

    return MARKED.sub(fill, page)


def markdown(game: str, name: str, exhibit: Plot | str) -> str:
    """An exhibit as the page shows it."""
    if isinstance(exhibit, str):
        return exhibit
    source = f"strategy/{game}-{name}"
    return (
        "<picture>\n"
        f'<source media="(prefers-color-scheme: dark)" srcset="{source}{DARK.suffix}.svg">\n'
        f'<img src="{source}.svg" alt="{exhibit.says}">\n'
        "</picture>"
    )
