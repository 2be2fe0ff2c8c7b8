"""Colours: each reads on a white ground and on a dark one, and no drawing uses any other."""

import pytest
from rich.color import Color
from rich.style import Style

from lusoria.cli.terminal import styles
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES
from tests.terminal.drawing import Window, page, positions

GROUNDS = {
    "white": (255, 255, 255),
    "paper": (253, 246, 227),
    "dark": (30, 30, 30),
    "black": (0, 0, 0),
}
LEAST_CONTRAST = 3.0
"""What accessibility asks of bold letters and of signs; no colour stands without its letter."""


def luminance(colour: tuple[int, int, int]) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def every_style() -> dict[str, str]:
    told = {name: value for name, value in vars(styles).items() if isinstance(value, str)}
    told = {name: value for name, value in told.items() if name.isupper()}
    for name in ("SEATS", "SUITS"):
        told |= {f"{name}[{k}]": each for k, each in enumerate(getattr(styles, name))}
    return told


def colour_of(style: str | Style) -> Color | None:
    return (Style.parse(style) if isinstance(style, str) else style).color


def rgb(colour: Color) -> tuple[int, int, int]:
    told = colour.get_truecolor()
    return told.red, told.green, told.blue


@pytest.mark.parametrize("ground", GROUNDS)
def test_every_colour_reads_on_every_ground(ground: str) -> None:
    for name, style in every_style().items():
        colour = colour_of(style)
        if colour is not None:
            assert contrast(rgb(colour), GROUNDS[ground]) >= LEAST_CONTRAST, name


def test_seats_and_suits_are_told_apart() -> None:
    for colours in (styles.SEATS, styles.SUITS):
        assert len({str(colour_of(style)) for style in colours}) == len(colours)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_pages_use_no_other_colour_and_dim_nothing(name: str, language: str) -> None:
    known = {str(colour_of(style)) for style in every_style().values()} | {"None"}
    for play in positions(name, 2):
        for line in page(play, language, Window(120, 40), "a note"):
            for span in [line.style, *(span.style for span in line.spans)]:
                style = Style.parse(span) if isinstance(span, str) else span
                assert str(style.color) in known, line.plain
                assert not style.dim, line.plain
