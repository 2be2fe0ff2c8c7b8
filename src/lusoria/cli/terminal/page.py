"""One page of the table: drawing, log, question, menu; as much as the window holds."""

from collections.abc import Sequence
from types import ModuleType
from typing import Final

from rich.console import Console
from rich.text import Text

from lusoria.cli.terminal import armorica, cambria, roma
from lusoria.cli.terminal.choices import Entry, Menu
from lusoria.cli.terminal.scene import Scene, fit
from lusoria.cli.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH, Screen
from lusoria.cli.terminal.tongue import COMMANDS, Tongue

DRAWERS: Final[dict[str, ModuleType]] = {"armorica": armorica, "roma": roma, "cambria": cambria}
LEAST_LOG: Final = 1
GLOSSED: Final = 4
"""Answers are explained beside their words while the menu stays within so many lines."""


def compose(
    screen: Screen,
    scene: Scene,
    log: Sequence[str],
    asked: Text,
    menu: Menu | None,
    notes: Sequence[str],
) -> list[Text]:
    """The page from top to bottom; the last line is left to the prompt."""
    answers = menu_lines(scene, menu, screen.height) if menu else []
    noted = [part for note in notes for part in _noted(screen, note)]
    foot = [footer(scene.tongue)] if menu else []
    below = [*screen.wrapped(asked), *answers, *noted]
    if screen.too_small:
        return [*screen.wrapped(too_small(screen, scene.tongue)), *below, *foot]
    room = screen.height - 2 - len(below) - len(foot)
    scene.rows = room - LEAST_LOG
    table: list[Text] = DRAWERS[scene.play.game.name].draw(scene)
    space = max(0, room - len(table)) if screen.live else len(log)
    told = [Text(f" {fit(line, scene.width - 2).rstrip()}", "dim") for line in log]
    recent = told[len(told) - min(space, len(told)) :]
    rule = [Text("─" * scene.width, "dim")]
    missing = len(table) - room if screen.live else 0
    if missing > 0:  # long notes need the lines of what is known anyway
        foot, missing = [], missing - len(foot)
    if missing > 0:
        rule, missing = [], missing - 1
    return [*table[max(0, missing) :], *rule, *recent, *below, *foot]


def _noted(screen: Screen, note: str) -> list[Text]:
    return screen.wrapped(Text(f"» {note}", "italic yellow"))


def too_small(screen: Screen, tongue: Tongue) -> str:
    """Why no table is drawn, and what helps."""
    return tongue(
        "too-small", width=screen.width, height=screen.height, columns=LEAST_WIDTH,
        lines=LEAST_HEIGHT,
    )  # fmt: skip


def footer(tongue: Tongue) -> Text:
    """The commands, shortly."""
    return Text(" · ".join(tongue(f"command-{name}") for name in COMMANDS), "dim")


def menu_lines(scene: Scene, menu: Menu, height: int) -> list[Text]:
    """The menu in columns; each answer with what stands behind it, where there is room."""
    glossed = [_entry(scene, menu, key, entry, True) for key, entry in enumerate(menu.entries, 1)]
    lines = _columns(glossed, scene.width)
    if len(lines) <= (GLOSSED if height < 2 * LEAST_HEIGHT - 12 else 2 * GLOSSED):
        return lines
    plain = [_entry(scene, menu, key, entry, False) for key, entry in enumerate(menu.entries, 1)]
    return _columns(plain, scene.width)


def _entry(scene: Scene, menu: Menu, key: int, entry: Entry, explained: bool) -> Text:
    line = Text().append(f"{key:>2} ", "bold cyan")
    line.append(menu.tongue.action(entry.head), "bold")
    if entry.tails:
        line.append(" … " + " ".join(entry.tails))
        return line
    gloss = DRAWERS[scene.play.game.name].gloss(scene, entry.head) if explained else ""
    if gloss:
        line.append(f" ({gloss})", "dim")
    return line


def _columns(entries: list[Text], width: int) -> list[Text]:
    """Entries in as many even columns as fit, read downwards."""
    widest = max(len(entry.plain) for entry in entries) + 2
    count = max(1, (width + 2) // widest)
    rows = -(-len(entries) // count)
    lines = []
    for row in range(rows):
        line = Text()
        for entry in entries[row::rows]:
            cell = entry.copy()
            cell.pad_right(max(0, widest - len(entry.plain)))
            line.append_text(cell)
        line.rstrip()
        lines += [line] if len(line.plain) <= width else list(line.wrap(_measure(), width))
    return lines


def _measure() -> Console:
    return Console()
