"""Armorica drawn: both rows with what is in reach, and the displays with their icon columns."""

from typing import Final

from rich.text import Text

from lusoria.cli.terminal.scene import Scene, cells, fit
from lusoria.games.armorica.components import NEEDED, ROW_LENGTH
from lusoria.games.armorica.words import Icon, Nation, Suit

LABEL: Final = 8
WIDE_CARD: Final = 16
COLUMN: Final = 3
ICON_LABEL: Final = 12
SUIT_STYLES: Final = ("bright_yellow", "bright_blue", "color(137)", "green", "red", "bold white")
"""As printed (A1.2): yellow, blue, brown, green, red, white."""


def draw(scene: Scene) -> list[Text]:
    """The rows, then every display, the own one first and in full where there is room."""
    lines = [heading(scene), *row(scene, Nation.GAUL), *row(scene, Nation.ROMAN)]
    others = [seat for seat in range(scene.play.seats) if seat != max(scene.viewer, 0)]
    order = [max(scene.viewer, 0), *others]
    left = scene.rows - len(lines) - 2 * len(order)
    for seat in order:
        full = left >= len(Icon)
        lines += display(scene, seat, full)
        left -= len(Icon) * full
    return lines


def heading(scene: Scene) -> Text:
    """The round and who begins it."""
    table, t = scene.table, scene.tongue
    line = Text().append("ARMORICA", "bold")
    line.append(f"  {t('round', number=table.round_number)}")
    if table.start_player >= 0:
        line.append(f"  {t('begins')} ").append_text(scene.seats.tag(table.start_player))
    return line


def row(scene: Scene, nation: Nation) -> list[Text]:
    """Three lines: place and card, suit, icons. Places count from the right."""
    table, t = scene.table, scene.tongue
    cards = list(enumerate(table.row[nation][: table.row_size[nation]], 1))[::-1]
    styles = ["bold" if _in_reach(scene, card, place) else "dim" for place, card in cards]
    names = scene.play.components.names["card"]
    heads = [
        f"[{place}] {names[card]}" if style == "bold" else f" {place}  {names[card]}"
        for (place, card), style in zip(cards, styles, strict=True)
    ]
    suits = [f" {_suit(scene, card)}" for _, card in cards]
    icons = [_icons(scene, card) for _, card in cards]
    colours = [SUIT_STYLES[scene.box.suit[card]] for _, card in cards]
    left = t("left", count=table.undrawn[nation])
    width = min(WIDE_CARD, (scene.width - LABEL) // ROW_LENGTH)
    return [
        cells(t(nation.name.lower()), list(zip(heads, styles, strict=True)), LABEL, width),
        cells(left, list(zip(suits, colours, strict=True)), LABEL, width),
        cells("", [(f" {text}", "") for text in icons], LABEL, width),
    ]


def _in_reach(scene: Scene, card: int, place: int) -> bool:
    if scene.viewer < 0:
        return False
    have: int = scene.table.icons[scene.viewer][NEEDED[scene.box.suit[card]]]
    return place <= have


def _suit(scene: Scene, card: int) -> str:
    return scene.word(f"suit-{Suit(scene.box.suit[card]).name.lower()}")


def _icons(scene: Scene, card: int) -> str:
    counts = scene.box.icons[card]
    shown = ((counts[icon], _icon(scene, icon)[:2]) for icon in Icon if counts[icon])
    return " ".join(name if count == 1 else f"{count}{name}" for count, name in shown)


def _icon(scene: Scene, icon: Icon) -> str:
    return scene.word(f"icon-{icon.name.lower()}")


def display(scene: Scene, seat: int, full: bool) -> list[Text]:
    """A display: name, points and amphorae; its sets; and, in full, a column of icons per card."""
    cards = scene.table.display[seat][: scene.table.display_size[seat]]
    starts = set_starts([scene.box.suit[card] for card in cards])
    suits = _suits(scene, seat, cards, starts, full)
    if not full:
        return [_name_line(scene, seat), suits]
    rows = [_icon_row(scene, seat, icon, cards, starts) for icon in Icon]
    return [_name_line(scene, seat), suits, *rows]


def set_starts(suits: list[int]) -> list[bool]:
    """Where a new set begins: at the first card, and at each suit that the set already has (A9)."""
    seen: set[int] = set()
    starts = []
    for suit in suits:
        new = not seen or suit in seen
        seen = {suit} if new else seen | {suit}
        starts.append(new)
    return starts


def _name_line(scene: Scene, seat: int) -> Text:
    """Name, points, amphorae against cards, and the parts of the points as far as they fit."""
    table, t = scene.table, scene.tongue
    standing = scene.play.standing()
    line = scene.seats.title(seat)
    if seat == scene.viewer and len(scene.seats.people) == 1:
        line.append(f" ({t('you')})", "bold")
    line.append(f"  {t('points', count=standing['scores'][seat])}", "bold")
    amphorae, size = table.icons[seat][Icon.AMPHORAE], table.display_size[seat]
    hungry = max(0, size - amphorae)
    line.append(f"  {_icon(scene, Icon.AMPHORAE)} {amphorae}/{size}", "bold red" if hungry else "")
    if hungry:
        line.append(" " + t("must-go", count=hungry), "bold red")
    parts = [
        f"{scene.word(f'part-{part}')} {points}"
        for part, points in standing["parts"][seat].items()
        if points
    ]
    line.append(f"  {' + '.join(parts)}", "dim")
    line.truncate(scene.width, overflow="ellipsis")
    return line


def _suits(scene: Scene, seat: int, cards: list[int], starts: list[bool], full: bool) -> Text:
    """The suits from left to right, a bar before each set; without columns, the totals too."""
    totals = " ".join(f"{_icon(scene, icon)[:2]}{scene.table.icons[seat][icon]}" for icon in Icon)
    line = Text(" " * ICON_LABEL if full else fit(f"  {totals}", 29))
    room = (scene.width - len(line.plain)) // COLUMN
    for card, new in list(zip(cards, starts, strict=True))[-room:]:
        style = SUIT_STYLES[scene.box.suit[card]]
        line.append("│" if new else " ", "dim").append(_suit(scene, card)[:2].title(), style)
    return line


def _icon_row(scene: Scene, seat: int, icon: Icon, cards: list[int], starts: list[bool]) -> Text:
    """One kind of icon: its total, then its number on each card."""
    total = scene.table.icons[seat][icon]
    label = f"{fit(_icon(scene, icon), ICON_LABEL - 4)}{total:>3} "
    line = Text().append(label, "bold" if total else "dim")
    room = (scene.width - ICON_LABEL) // COLUMN
    for card, new in list(zip(cards, starts, strict=True))[-room:]:
        count = scene.box.icons[card][icon]
        line.append("│" if new else " ", "dim").append(f"{count or '·':>2}", "" if count else "dim")
    return line


def gloss(scene: Scene, words: str) -> str:
    """What a card of the own display is; the rows above tell of all others themselves."""
    verb, _, name = words.partition(" ")
    if verb != "discard":
        return ""
    card = scene.play.components.names["card"].index(name)
    return f"{_suit(scene, card)} {_icons(scene, card)}".rstrip()
