"""One page of the table: drawing, log, question, menu; as much as the window holds."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from types import ModuleType
from typing import Final

from rich.text import Text

from lusoria.cli.terminal import armorica, cambria, roma
from lusoria.cli.terminal.columns import fit
from lusoria.cli.terminal.frame import Frame
from lusoria.cli.terminal.log import Line
from lusoria.cli.terminal.menu import Entry, Label, Menu
from lusoria.cli.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH, Screen
from lusoria.cli.terminal.styles import KEY, NOTE, QUIET
from lusoria.cli.terminal.translator import COMMANDS, Translator
from lusoria.core.play import Play
from lusoria.core.view import Choice

DRAWERS: Final[dict[str, ModuleType]] = {"armorica": armorica, "roma": roma, "cambria": cambria}
LEAST_LOG: Final = 1
EXPLAINED: Final = (3, 8)
"""Answers are explained while the menu stays within so many lines: in a low window, in others."""
TALL: Final = 36
GAP: Final = "   "
SPARED: Final = 2
"""Lines that notes may take: the commands, and the rule above the log."""


def draw(frame: Frame) -> list[Text]:
    """The table of any game."""
    lines: list[Text] = DRAWERS[frame.game].draw(frame)
    return lines


def menu_of(frame: Frame, play: Play) -> Menu:
    """The answers of whoever looks at a table and is asked."""
    label = DRAWERS[frame.game].label

    def expected() -> list[Label]:
        refused = play.refused()
        return [label(frame, Choice(r.number, r.words, r.verb, r.arguments)) for r in refused]

    known = play.game.actions.choices(play.components.names)
    return Menu([label(frame, choice) for choice in frame.view.choices], expected, known, frame.t)


def compose(
    screen: Screen,
    frame: Frame,
    log: Sequence[Line],
    asked: Text,
    menu: Menu | None,
    notes: Sequence[str],
    commands: Text | None = None,
) -> list[Text]:
    """The page from top to bottom; the last line is left to the prompt.

    A stream of lines gets the log first, so that the table stands above its question.
    """
    answers = menu_lines(menu, frame.width, screen.height) if menu else []
    noted = [part for note in notes for part in _noted(screen, note)]
    foot = [commands] if commands else [footer(frame.t)] if menu else []
    below = [*screen.wrapped(asked), *answers, *noted]
    if screen.too_small:
        return [*screen.wrapped(too_small(screen, frame.t)), *below, *foot]
    room = screen.height - 2 - len(below) - len(foot)
    table = _drawn(frame, room - LEAST_LOG, len(noted))
    told = [log_line(line, frame.width) for line in log]
    rule = [Text("─" * frame.width, QUIET)]
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


def log_line(line: Line, width: int) -> Text:
    """A sentence of the log; the first one of a turn stands out."""
    text = fit(line.sentence, width - 3).rstrip()
    return Text(f"▸ {text}", "bold") if line.opens else Text(f"  {text}", QUIET)


def _drawn(frame: Frame, rows: int, noted: int) -> list[Text]:
    """The table as if nothing was noted, while notes cost only the log, the commands and the rule
    between them: so it stands still."""
    frame.rows = rows + noted
    table = draw(frame)
    if len(table) > rows + LEAST_LOG + SPARED and noted:
        frame.rows = rows
        table = draw(frame)
    return table


def _noted(screen: Screen, note: str) -> list[Text]:
    return screen.wrapped(Text(f"» {note}", NOTE))


def too_small(screen: Screen, t: Translator) -> str:
    """Why no table is drawn, and what helps."""
    return t(
        "too-small", width=screen.width, height=screen.height, columns=LEAST_WIDTH,
        lines=LEAST_HEIGHT,
    )  # fmt: skip


def footer(t: Translator) -> Text:
    """The commands, shortly; nothing needs saving, so that word is left to the help."""
    named = (name for name in COMMANDS if name != "save")
    return Text(" · ".join(t(f"command-{name}") for name in named), QUIET)


def menu_lines(menu: Menu, width: int, height: int) -> list[Text]:
    """The menu: what answers begin with, and what tells them apart, explained where it fits."""
    lines = _filled(menu, width, explained=True)
    if len(lines) <= EXPLAINED[height >= TALL]:
        return lines
    return _filled(menu, width, explained=False)


def _filled(menu: Menu, width: int, *, explained: bool) -> list[Text]:
    """Entries one after the other; no answer is broken, and what goes on stands further in."""
    lines = [Text(" ")]
    for entry in menu.entries:
        if entry.labels[0].group and lines[-1].plain.strip():
            lines.append(Text(" "))
        for place, (gap, piece) in enumerate(_pieces(menu, entry, explained)):
            begun = bool(lines[-1].plain.strip())
            if begun and len(lines[-1].plain) + len(gap) + len(piece.plain) > width:
                lines.append(Text("   " if place else " "))
                begun = False
            lines[-1].append(gap if begun else "").append_text(piece)
    return lines


def _pieces(menu: Menu, entry: Entry, explained: bool) -> Iterator[tuple[str, Text]]:
    """The words that answers share, with the first of them; then the others, each with the gap
    before it. A group stays together."""
    piece, gap = _head(menu, entry.head).append(" "), GAP
    for name, labels in groupby(entry.labels, key=lambda label: label.group):
        if name:
            signs = Text(" ").join(_sign(menu, label, explained) for label in labels)
            yield gap, piece.append(f"{name}: ", QUIET).append_text(signs)
            piece, gap = Text(), GAP
            continue
        for label in labels:
            piece.append_text(_sign(menu, label, explained))
            yield gap, piece
            wide = (explained and label.about) or label.name
            piece, gap = Text(), GAP if wide else " "


def _head(menu: Menu, words: str) -> Text:
    """The first words; the letters that are enough to type are underlined."""
    told = menu.t.action(words)
    first = told.split()[0]
    line = Text().append(told, "bold")
    line.stylize(f"underline {KEY}", 0, menu.shortest.get(first.lower(), len(first)))
    return line


def _sign(menu: Menu, label: Label, explained: bool) -> Text:
    line = Text().append(menu.t.action(label.sign), KEY)
    if label.name and label.name != label.sign:
        line.append(f" {label.name}")
    if explained and label.about:
        line.append(f" {label.about}", QUIET)
    return line
