"""One page of the table: drawing, log, question, menu; as much as the window holds."""

from collections.abc import Sequence
from types import ModuleType
from typing import Final

from rich.console import Console
from rich.text import Text

from lusoria.cli.terminal import armorica, cambria, roma
from lusoria.cli.terminal.choices import Key, Menu
from lusoria.cli.terminal.scene import Scene, fit
from lusoria.cli.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH, Screen
from lusoria.cli.terminal.styles import KEY, NOTE, QUIET
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
    """The page from top to bottom; the last line is left to the prompt.

    A stream of lines gets the log first, so that the table stands above its question.
    """
    answers = menu_lines(scene, menu, screen.height) if menu else []
    noted = [part for note in notes for part in _noted(screen, note)]
    foot = [footer(scene.tongue)] if menu else []
    below = [*screen.wrapped(asked), *answers, *noted]
    if screen.too_small:
        return [*screen.wrapped(too_small(screen, scene.tongue)), *below, *foot]
    room = screen.height - 2 - len(below) - len(foot)
    table = _drawn(scene, room - LEAST_LOG, len(noted))
    told = [Text(f" {fit(line, scene.width - 2).rstrip()}", QUIET) for line in log]
    rule = [Text("─" * scene.width, QUIET)]
    if not screen.live:
        return [*told, *rule, *table, *below, *foot]
    space = max(0, room - len(table))
    recent = told[len(told) - min(space, len(told)) :]
    missing = len(table) - room
    if missing > 0:  # long notes need the lines of what is known anyway
        foot, missing = [], missing - len(foot)
    if missing > 0:
        rule, missing = [], missing - 1
    return [*table[max(0, missing) :], *rule, *recent, *below, *foot]


def _drawn(scene: Scene, rows: int, noted: int) -> list[Text]:
    """The table as if nothing was noted, while notes only shorten the log: so it stands still."""
    draw = DRAWERS[scene.play.game.name].draw
    scene.rows = rows + noted
    table: list[Text] = draw(scene)
    if len(table) > rows and noted:
        scene.rows = rows
        table = draw(scene)
    return table


def _noted(screen: Screen, note: str) -> list[Text]:
    return screen.wrapped(Text(f"» {note}", NOTE))


def too_small(screen: Screen, tongue: Tongue) -> str:
    """Why no table is drawn, and what helps."""
    return tongue(
        "too-small", width=screen.width, height=screen.height, columns=LEAST_WIDTH,
        lines=LEAST_HEIGHT,
    )  # fmt: skip


def footer(tongue: Tongue) -> Text:
    """The commands, shortly; nothing needs saving, so that word is left to the help."""
    named = (name for name in COMMANDS if name != "save")
    return Text(" · ".join(tongue(f"command-{name}") for name in named), QUIET)


def menu_lines(scene: Scene, menu: Menu, height: int) -> list[Text]:
    """The menu in columns; each answer with what stands behind it, where there is room."""
    glossed = [_entry(scene, menu, number, key, True) for number, key in enumerate(menu.keys, 1)]
    lines = _columns(glossed, scene.width)
    if len(lines) <= (GLOSSED if height < 2 * LEAST_HEIGHT - 12 else 2 * GLOSSED):
        return lines
    plain = [_entry(scene, menu, number, key, False) for number, key in enumerate(menu.keys, 1)]
    return _columns(plain, scene.width)


def _entry(scene: Scene, menu: Menu, number: int, key: Key, explained: bool) -> Text:
    line = Text().append(f"{number:>2} ", KEY)
    line.append(menu.tongue.action(key.head), "bold")
    if key.tails:
        line.append(" … " + " ".join(key.tails))
        return line
    gloss = DRAWERS[scene.play.game.name].gloss(scene, key.head) if explained else ""
    if gloss:
        line.append(f" ({gloss})", QUIET)
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
