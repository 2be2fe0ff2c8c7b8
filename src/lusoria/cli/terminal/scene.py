"""What a drawing is made from: the veiled table, who looks at it, and how much room there is."""

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from lusoria.cli.terminal.seats import Seats
from lusoria.cli.terminal.tongue import Tongue
from lusoria.core.layout import thaw
from lusoria.core.play import Play
from lusoria.words import say


@dataclass
class Scene:
    """A table as the seats at the keyboard may know it. `rows` is the height there is for it."""

    play: Play
    viewer: int
    seats: Seats
    tongue: Tongue
    width: int
    rows: int

    def __post_init__(self) -> None:
        self.table: Any = self.play.state
        self.box: Any = thaw(self.play.components.box[0])

    def word(self, message: str) -> str:
        """A noun of the game, from its own catalogue."""
        return say(self.tongue.language, f"{self.play.game.name}-{message}")


def fit(text: str, width: int) -> str:
    """A text in exactly so many columns; what is cut off is marked."""
    return text.ljust(width) if len(text) <= width else text[: max(0, width - 1)] + "…"


def cells(label: str, texts: list[tuple[str, str]], label_width: int, width: int) -> Text:
    """A line of cells, each a text and its style, behind a label."""
    line = Text().append(fit(label, label_width), "dim")
    for text, style in texts:
        line.append(fit(text, width - 1) + " ", style)
    line.rstrip()
    return line


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
