"""Armorica drawn: both rows with what is in reach, and the displays with their icon columns."""

from itertools import product
from typing import Final

from rich.text import Text

from lusoria.cli.terminal.scene import Scene, cells, fit, packed
from lusoria.cli.terminal.styles import BAD, QUIET, SUITS
from lusoria.games.armorica.components import ROW_LENGTH
from lusoria.games.armorica.words import Icon, Nation, Suit

LABEL: Final = 8
WIDE_CARD: Final = 16
ICON_LABEL: Final = 12
TOTALS: Final = 32
"""Six totals of two digits."""


def draw(scene: Scene) -> list[Text]:
    """The rows, then every display, the own one first and in full where there is room."""
    lines = [heading(scene), *row(scene, Nation.GAUL), *row(scene, Nation.ROMAN)]
    others = [seat for seat in range(scene.play.seats) if seat != max(scene.viewer, 0)]
    order = [max(scene.viewer, 0), *others]
    names = [name_lines(scene, seat) for seat in order]
    left = scene.rows - len(lines) - sum(len(name) + 1 for name in names)
    for seat, name in zip(order, names, strict=True):
        full = left >= len(Icon)
        lines += [*name, *display(scene, seat, full)]
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
    """Place and card, suit, icons, each in a line. Places count from the right."""
    table, t = scene.table, scene.tongue
    cards = list(enumerate(table.row[nation][: table.row_size[nation]], 1))[::-1]
    styles = ["bold" if _in_reach(scene, card, place) else QUIET for place, card in cards]
    names = scene.play.components.names["card"]
    heads = [
        f"[{place}] {names[card]}" if style == "bold" else f" {place}  {names[card]}"
        for (place, card), style in zip(cards, styles, strict=True)
    ]
    suits = [f" {_suit(scene, card)}" for _, card in cards]
    colours = [SUITS[scene.box.suit[card]] for _, card in cards]
    left = t("left", count=table.undrawn[nation])
    width = min(WIDE_CARD, (scene.width - LABEL) // ROW_LENGTH)
    icons = [(_indented(_icons(scene, card), width), "") for _, card in cards]
    widths = [width] * len(cards)
    return [
        *cells(t(nation.name.lower()), list(zip(heads, styles, strict=True)), LABEL, widths),
        *cells(left, list(zip(suits, colours, strict=True)), LABEL, widths),
        *cells("", icons, LABEL, widths),
    ]


def _indented(text: str, width: int) -> str:
    return text if len(text) == width - 1 else f" {text}"


def _in_reach(scene: Scene, card: int, place: int) -> bool:
    if scene.viewer < 0:
        return False
    have: int = scene.table.icons[scene.viewer][scene.box.needed[card]]
    return place <= have


def _suit(scene: Scene, card: int) -> str:
    return scene.word(f"suit-{Suit(scene.box.suit[card]).name.lower()}")


def _icons(scene: Scene, card: int) -> str:
    counts = scene.box.icons[card]
    shown = ((counts[icon], _short(_icon(scene, icon))) for icon in Icon if counts[icon])
    return " ".join(name if count == 1 else f"{count}{name}" for count, name in shown)


def _icon(scene: Scene, icon: Icon) -> str:
    return scene.word(f"icon-{icon.name.lower()}")


def display(scene: Scene, seat: int, full: bool) -> list[Text]:
    """A display: its sets; and, in full, a column of icons per card."""
    cards = scene.table.display[seat][: scene.table.display_size[seat]]
    starts = set_starts([scene.box.suit[card] for card in cards])
    shown = list(zip(cards, starts, strict=True))
    if not full:
        totals = (f"{_short(_icon(scene, icon))}{scene.table.icons[seat][icon]}" for icon in Icon)
        return [_suits(scene, fit(f"  {' '.join(totals)}", TOTALS), shown)]
    rows = [_icon_row(scene, seat, icon, shown) for icon in Icon]
    return [_suits(scene, " " * ICON_LABEL, shown), *rows]


def set_starts(suits: list[int]) -> list[bool]:
    """Where a new set begins: at the first card, and at each suit that the set already has (A9)."""
    seen: set[int] = set()
    starts = []
    for suit in suits:
        new = not seen or suit in seen
        seen = {suit} if new else seen | {suit}
        starts.append(new)
    return starts


def name_lines(scene: Scene, seat: int) -> list[Text]:
    """Name, points with their parts, and amphorae against cards, in the longest form that fits."""
    t, table = scene.tongue, scene.table
    line = scene.seats.title(seat)
    if seat == scene.viewer and len(scene.seats.people) == 1:
        line.append(f" ({t('you')})", "bold")
    line.append(f"  {t('points', count=scene.play.standing()['scores'][seat])}", "bold")
    amphorae, size = table.icons[seat][Icon.AMPHORAE], table.display_size[seat]
    feeding = f"{_icon(scene, Icon.AMPHORAE)} {amphorae}/{size}"
    hungry = max(0, size - amphorae)
    said = [t("must-go", count=hungry), t("must-go-briefly", count=hungry)] if hungry else [""]
    style = BAD if hungry else ""
    forms = [
        [line, Text(f"{feeding} {winter}".rstrip(), style), Text(parts, QUIET)]
        for winter, parts in product(said, _parts(scene, seat))
    ]
    packs = [packed("", form, scene.width) for form in forms]
    return min(packs, key=len)


def _parts(scene: Scene, seat: int) -> list[str]:
    """The parts of the points, from the longest form to the shortest."""
    found = scene.play.standing()["parts"][seat].items()
    named = [(scene.word(f"part-{part}"), points) for part, points in found if points]
    long = [f"{name} {points}" for name, points in named]
    return [" + ".join(long), " ".join(long), " ".join(f"{_short(n)}{p}" for n, p in named)]


def _short(name: str) -> str:
    return name[:2]


Shown = list[tuple[int, bool]]
"""Cards of a display, each with whether a set begins with it."""


def _columns(scene: Scene, label: str, shown: Shown, texts: list[tuple[str, str]]) -> Text:
    """Columns of two letters behind a label, a bar before each set.

    Where they do not fit they close up; the first ones go if even that is too little.
    """
    line = Text(label)
    room = scene.width - len(label)
    gap = " " if 3 * len(shown) <= room else ""
    left_out = 0
    while sum(2 + (len(gap) or new) for _, new in shown[left_out:]) > room - bool(left_out):
        left_out += 1
    line.append("…" if left_out else "", QUIET)
    for (_, new), (text, style) in list(zip(shown, texts, strict=True))[left_out:]:
        line.append("│" if new else gap, QUIET).append(text, style)
    return line


def _suits(scene: Scene, label: str, shown: Shown) -> Text:
    """The suits of a display from left to right."""
    texts = [(_short(_suit(scene, card)).title(), SUITS[scene.box.suit[card]]) for card, _ in shown]
    return _columns(scene, label, shown, texts)


def _icon_row(scene: Scene, seat: int, icon: Icon, shown: Shown) -> Text:
    """One kind of icon: its total, then its number on each card."""
    total = scene.table.icons[seat][icon]
    label = f"{fit(_icon(scene, icon), ICON_LABEL - 4)}{total:>3} "
    counts = [scene.box.icons[card][icon] for card, _ in shown]
    texts = [(f"{count or '·':>2}", "" if count else QUIET) for count in counts]
    line = _columns(scene, label, shown, texts)
    line.stylize("bold" if total else QUIET, 0, len(label))
    return line


def gloss(scene: Scene, words: str) -> str:
    """What a card of the own display is; the rows above tell of all others themselves."""
    verb, _, name = words.partition(" ")
    if verb != "discard":
        return ""
    card = scene.play.components.names["card"].index(name)
    return f"{_suit(scene, card)} {_icons(scene, card)}".rstrip()
