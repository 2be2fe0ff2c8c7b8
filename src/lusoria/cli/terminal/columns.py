"""Texts side by side: columns, cells, and lines that are filled one after the other."""

import re
from collections.abc import Callable, Sequence
from textwrap import wrap

from rich.text import Text

from lusoria.cli.terminal.styles import QUIET


def fit(text: str, width: int) -> str:
    """A text in exactly so many columns; what is cut off is marked."""
    return text.ljust(width) if len(text) <= width else text[: max(0, width - 1)] + "…"


def cells(
    label: str, texts: Sequence[tuple[str, str]], label_width: int, widths: Sequence[int]
) -> list[Text]:
    """Cells side by side behind a label, each a text and its style.

    Nothing is cut: what is too long for its cell goes on below.
    """
    broken = [_broken(text, width - 1) for (text, _), width in zip(texts, widths, strict=True)]
    lines = []
    for row in range(max([1, *map(len, broken)])):
        line = Text().append(fit(label if row == 0 else "", label_width), QUIET)
        for (_, style), width, parts in zip(texts, widths, broken, strict=True):
            line.append((parts[row] if row < len(parts) else "").ljust(width), style)
        line.rstrip()
        lines.append(line)
    return lines


def _broken(text: str, width: int) -> list[str]:
    """A text in lines of a width; a word that is longer is divided by a hyphen."""
    divided = re.sub(rf"\S{{{width - 1}}}(?=\S\S)", r"\g<0>- ", text) if len(text) > width else text
    return wrap(divided, width, break_long_words=False, break_on_hyphens=False)


def joined(parts: list[Text], gap: str = "  ") -> Text:
    """Texts side by side."""
    return Text(gap).join(parts)


def packed(label: str, parts: list[Text], width: int) -> list[Text]:
    """Texts one after the other behind a label, in as many lines as they need, none broken."""
    lines = [Text(label)]
    for part in parts:
        begun = len(lines[-1].plain) > len(label)
        if begun and len(lines[-1].plain) + 2 + len(part.plain) > width:
            lines.append(Text(" " * len(label)))
            begun = False
        lines[-1].append("  " if begun else "").append_text(part)
    return lines


def shortened(
    label: str, parts: list[Text], width: int, most: int, more: Callable[[int], Text]
) -> list[Text]:
    """As many of the texts as so many lines hold, and behind them a word about the others."""
    for shown in range(len(parts), -1, -1):
        rest = [more(shown)] if shown < len(parts) else []
        lines = packed(label, [*parts[:shown], *rest], width)
        if len(lines) <= most:
            return lines
    return []


def padded(line: Text, width: int) -> Text:
    """A line in at least so many columns."""
    wider = line.copy()
    wider.pad_right(max(0, width - len(line.plain)))
    return wider
