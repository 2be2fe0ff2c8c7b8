"""The table in plain text, line by line, and that text as a picture for whoever wants pixels."""

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any, Final

import numpy as np

INK: Final = (32, 30, 28)
PAPER: Final = (250, 247, 240)
MARGIN: Final = 8
WIDTH: Final = 96


def written(position: Mapping[str, Any]) -> str:
    """A position (docs/positions.md) field by field; what is kept per seat, a line each."""
    return "\n".join(line for name, value in position.items() for line in _lines(name, value))


def _lines(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, list) and any(isinstance(each, list) for each in value):
        for seat, each in enumerate(value):
            yield from _lines(f"{name} {seat}", each)
    else:
        yield from wrap(f"{name}: {_said(value)}", WIDTH, subsequent_indent="  ")


def _said(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_said(each)}" for name, each in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(map(_said, value)) or "-"
    return "-" if value is None else str(value)


def drawn(text: str) -> Any:
    """A text as an array of pixels: height × width × red, green, blue."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default_imagefont()
    plain = text.encode("latin-1", "replace").decode("latin-1")
    pen = ImageDraw.Draw(Image.new("RGB", (1, 1)))
    _, _, width, height = pen.multiline_textbbox((0, 0), plain, font=font)
    picture = Image.new("RGB", (int(width) + 2 * MARGIN, int(height) + 2 * MARGIN), PAPER)
    ImageDraw.Draw(picture).multiline_text((MARGIN, MARGIN), plain, INK, font=font)
    return np.asarray(picture).copy()
