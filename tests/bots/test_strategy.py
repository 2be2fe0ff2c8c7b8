"""docs/strategy.md shows what was counted, and everything that is shown."""

import argparse
import re
import shlex
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lusoria.bots.study.gathering import gather
from lusoria.bots.study.page import MARKED, draw, exhibits, filled
from lusoria.bots.study.plots.exhibits import Plot
from lusoria.bots.study.plots.style import DARK, LIGHT
from lusoria.bots.study.totals import path_of, write_study
from lusoria.cli import study
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import NAMES

DOCS = Path(__file__).resolve().parents[2] / "docs"
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
PAGE = (DOCS / "strategy.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", NAMES)
def test_the_page_shows_what_the_counts_say(game: str, tmp_path: Path) -> None:
    (tmp_path / "strategy").mkdir()
    shutil.copy(path_of(DOCS, game), path_of(tmp_path, game))
    shutil.copy(DOCS / "strategy.md", tmp_path)
    drawn = draw(tmp_path, [game])
    assert len(drawn) > 10
    for path in drawn:
        kept = DOCS / path.relative_to(tmp_path)
        stale = f"{kept.name} is stale: lusoria study {game} --draw"
        new, old = (each.read_text(encoding="utf-8") for each in (path, kept))
        if path.suffix == ".svg":
            ElementTree.fromstring(new)
            assert NUMBER.sub("#", new) == NUMBER.sub("#", old), stale
            # another machine may round another way
            assert numbers(new) == pytest.approx(numbers(old), abs=0.15), stale
        else:
            assert new == old, stale


def numbers(svg: str) -> list[float]:
    return [float(each) for each in NUMBER.findall(svg)]


def test_the_page_uses_every_exhibit_and_every_file_once() -> None:
    marks = [(game, name) for _, game, name, _ in MARKED.findall(PAGE)]
    shown = {game: exhibits(DOCS, game) for game in NAMES}
    assert sorted(marks) == sorted((game, name) for game in NAMES for name in shown[game])
    named = set(re.findall(r'(?:src|srcset)="strategy/([^"]+)"', PAGE))
    plots = {
        f"{game}-{name}{palette.suffix}.svg"
        for game in NAMES
        for name, exhibit in shown[game].items()
        if isinstance(exhibit, Plot)
        for palette in (LIGHT, DARK)
    }
    assert named == plots
    files = {path.name for path in (DOCS / "strategy").iterdir()}
    assert files == plots | {f"{game}.json" for game in NAMES}


def test_a_mark_that_nothing_fills_is_refused() -> None:
    with pytest.raises(Unreadable, match="roma luck; there are: order"):
        filled("<!-- study roma luck -->\n<!-- end -->", {"roma": {"order": ""}})


def test_the_commands_of_the_page_are_understood() -> None:
    commands = re.findall(r"^\$ lusoria study (.*)$", PAGE, re.M)
    assert len(commands) == 3
    parser = argparse.ArgumentParser()
    study.add(parser.add_subparsers())
    for command in commands:
        args = parser.parse_args(["study", *shlex.split(command)])
        assert set(args.games_wanted) <= set(NAMES)


@pytest.mark.parametrize(("palette", "ground"), [(LIGHT, "#ffffff"), (DARK, "#0d1117")])
def test_plots_can_be_read_on_either_ground(palette: object, ground: str) -> None:
    colours = vars(palette)
    for name in ("ink", "soft", "above", "below", "unsure"):
        assert contrast(colours[name], ground) >= 4.5, name
        assert contrast(colours[name], colours["land"]) >= 4.5, name


def contrast(one: str, other: str) -> float:
    """As the guidelines for accessible pages define it."""
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


def brightness(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_few_games_say_so_and_break_nothing(tmp_path: Path) -> None:
    for game in NAMES:
        write_study(gather(game, "greedy", 1, seed=1), tmp_path)
    (tmp_path / "strategy.md").write_text(PAGE, encoding="utf-8")
    draw(tmp_path, list(NAMES))
    page = (tmp_path / "strategy.md").read_text(encoding="utf-8")
    assert "too few games to tell" in page
