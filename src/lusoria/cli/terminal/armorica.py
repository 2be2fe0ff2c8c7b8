"""Armorica drawn: both rows with what is in reach, and the displays with their icon columns."""

from itertools import product
from typing import TYPE_CHECKING, Final

from rich.text import Text

from lusoria.cli.terminal.columns import cells, fit, packed
from lusoria.cli.terminal.frame import Frame
from lusoria.cli.terminal.menu import Label
from lusoria.cli.terminal.styles import BAD, KEY, QUIET, SUITS
from lusoria.core.view import Choice

if TYPE_CHECKING:
    from lusoria.games.armorica.view import Display, PrintedCard, Row

LABEL: Final = 8
ROW_LENGTH: Final = 6
WIDE_CARD: Final = 16
WORDS: Final = 28
"""A column that holds the icons of a card in whole words."""
ICON_LABEL: Final = 12
TOTALS: Final = 32
"""Six totals of two digits."""
SUIT_STYLES: Final = dict(
    zip(("farmer", "worker", "soldier", "matron", "general", "bureaucrat"), SUITS, strict=True)
)


def draw(frame: Frame) -> list[Text]:
    """The rows, then every display, the own one first and in full where there is room."""
    lines = [heading(frame), *row(frame, "gaul"), *row(frame, "roman")]
    own = max(frame.viewer, 0)
    order = [own, *(seat for seat in range(frame.count) if seat != own)]
    names = [name_lines(frame, seat) for seat in order]
    brief = sum(len(name) + 1 for name in names) + any(is_starving(frame, seat) for seat in order)
    left = frame.rows - len(lines) - brief
    for seat, name in zip(order, names, strict=True):
        full = left >= len(icons_of(frame, seat))
        lines += [*name, *display(frame, seat, full)]
        left = left - len(icons_of(frame, seat)) if full else 0
    return lines


def heading(frame: Frame) -> Text:
    """The round and who begins it."""
    position, t = frame.view.position, frame.t
    line = Text().append("ARMORICA", "bold")
    line.append(f"  {t('round', number=position['round'])}")
    if position["start_player"] is not None:
        line.append(f"  {t('begins')} ").append_text(frame.seats.tag(position["start_player"]))
    return line


def card_of(frame: Frame, name: str) -> "PrintedCard":
    """A card as it is printed."""
    found: PrintedCard = next(card for card in frame.printed.cards if card.card == name)
    return found


def row(frame: Frame, nation: str) -> list[Text]:
    """Place and card, suit, icons, each in a line. Places count from the right.

    What is in reach stands out; in brackets only where its number can be typed now.
    """
    offered: Row = getattr(frame.view.derived, nation)
    reached = [frame.viewer in card.within_reach for card in offered.cards]
    asked = frame.view.decision.question == f"take_{nation}"
    heads = [
        f"[{card.place}] {card.card}" if own and asked else f" {card.place}  {card.card}"
        for card, own in zip(offered.cards, reached, strict=True)
    ]
    styles = ["bold" if own else QUIET for own in reached]
    printed = [card_of(frame, card.card) for card in offered.cards]
    suits = [(f" {frame.word(f'suit-{card.suit}')}", SUIT_STYLES[card.suit]) for card in printed]
    room = (frame.width - LABEL) // ROW_LENGTH
    whole = room >= WORDS
    width = WORDS if whole else min(WIDE_CARD, room)
    icons = [(_indented(_icons(frame, card, whole=whole), width), "") for card in printed]
    widths = [width] * len(printed)
    left = frame.t("left", count=offered.left)
    return [
        *cells(frame.t(nation), list(zip(heads, styles, strict=True)), LABEL, widths),
        *cells(left, suits, LABEL, widths),
        *cells("", icons, LABEL, widths),
    ]


def _indented(text: str, width: int) -> str:
    return text if len(text) == width - 1 else f" {text}"


def _icons(frame: Frame, card: "PrintedCard", *, whole: bool = False) -> str:
    words = ((count, frame.word(f"icon-{icon}")) for icon, count in card.icons.items() if count)
    shown = ((count, word if whole else _short(word)) for count, word in words)
    gap = " " if whole else ""
    return " ".join(word if count == 1 else f"{count}{gap}{word}" for count, word in shown)


def icons_of(frame: Frame, seat: int) -> dict[str, int]:
    """A seat's totals."""
    shown: Display = frame.view.derived.displays[seat]
    return shown.icons


Shown = list[tuple[str, bool]]
"""Cards of a display, each with whether a set begins with it."""


def display(frame: Frame, seat: int, full: bool) -> list[Text]:
    """A display: its sets; and, in full, a column of icons per card.

    Its columns are numbered where one of the cards has to go.
    """
    sets = frame.view.derived.displays[seat].sets
    shown = [(card, place == 0) for each in sets for place, card in enumerate(each.cards)]
    totals = icons_of(frame, seat).items()
    told = " ".join(f"{_short(frame.word(f'icon-{icon}'))}{total}" for icon, total in totals)
    label = " " * ICON_LABEL if full else fit(f"  {told}", TOTALS)
    numbers = [_numbers(frame, " " * len(label), shown)] if is_starving(frame, seat) else []
    rows = [_icon_row(frame, seat, icon, shown) for icon, _ in totals] if full else []
    return [*numbers, _suits(frame, label, shown), *rows]


def is_starving(frame: Frame, seat: int) -> bool:
    """Whether a seat is asked which of its cards goes: then its columns are numbered."""
    return frame.view.decision.question == "starve" and frame.view.decision.seat == seat


def _numbers(frame: Frame, label: str, shown: Shown) -> Text:
    """The number of each column; those that may go stand out."""
    going = {choice.arguments["card"] for choice in frame.view.choices if choice.arguments}
    texts = [
        (f"{number:>2}", KEY if card in going else QUIET)
        for number, (card, _) in enumerate(shown, 1)
    ]
    return _columns(frame, label, shown, texts)


def name_lines(frame: Frame, seat: int) -> list[Text]:
    """Name, points with their parts, and amphorae against cards, in the longest form that fits."""
    t = frame.t
    line = frame.seats.title(seat)
    if frame.is_you(seat):
        line.append(f" ({t('you')})", "bold")
    line.append(f"  {t('points', count=frame.view.standing.scores[seat])}", "bold")
    winter = frame.view.derived.displays[seat].winter
    feeding = f"{frame.word('icon-amphorae')} {winter.amphorae}/{winter.cards}"
    must_go = winter.must_go
    said = [t("must-go", count=must_go), t("must-go-briefly", count=must_go)] if must_go else [""]
    style = BAD if must_go else ""
    forms = [
        [line, Text(f"{feeding} {going}".rstrip(), style), Text(parts, QUIET)]
        for going, parts in product(said, _parts(frame, seat))
    ]
    packs = [packed("", form, frame.width) for form in forms]
    return min(packs, key=len)


def _parts(frame: Frame, seat: int) -> list[str]:
    """The parts of the points, from the longest form to the shortest."""
    found = frame.view.standing.parts[seat].items()
    named = [(frame.word(f"part-{part}"), points) for part, points in found if points]
    long = [f"{name} {points}" for name, points in named]
    return [" + ".join(long), " ".join(long), " ".join(f"{_short(n)}{p}" for n, p in named)]


def _short(name: str) -> str:
    return name[:2]


def _columns(frame: Frame, label: str, shown: Shown, texts: list[tuple[str, str]]) -> Text:
    """Columns of two letters behind a label, a bar before each set.

    Where they do not fit they close up; the first ones go if even that is too little.
    """
    line = Text(label)
    room = frame.width - len(label)
    gap = " " if 3 * len(shown) <= room else ""
    left_out = 0
    while sum(2 + (len(gap) or new) for _, new in shown[left_out:]) > room - bool(left_out):
        left_out += 1
    line.append("…" if left_out else "", QUIET)
    for (_, new), (text, style) in list(zip(shown, texts, strict=True))[left_out:]:
        line.append("│" if new else gap, QUIET).append(text, style)
    return line


def _suits(frame: Frame, label: str, shown: Shown) -> Text:
    """The suits of a display from left to right."""
    suits = [card_of(frame, card).suit for card, _ in shown]
    texts = [(_short(frame.word(f"suit-{suit}")).title(), SUIT_STYLES[suit]) for suit in suits]
    return _columns(frame, label, shown, texts)


def _icon_row(frame: Frame, seat: int, icon: str, shown: Shown) -> Text:
    """One kind of icon: its total, then its number on each card."""
    total = icons_of(frame, seat)[icon]
    label = f"{fit(frame.word(f'icon-{icon}'), ICON_LABEL - 4)}{total:>3} "
    counts = [card_of(frame, card).icons[icon] for card, _ in shown]
    texts = [(f"{count or '·':>2}", "" if count else QUIET) for count in counts]
    line = _columns(frame, label, shown, texts)
    line.stylize("bold" if total else QUIET, 0, len(label))
    return line


def label(frame: Frame, choice: Choice) -> Label:
    """A card by its place in the row, or by its column in the display; with suit and icons."""
    name = choice.arguments.get("card")
    if name is None:
        return Label(choice)
    card = card_of(frame, str(name))
    about = f"{frame.word(f'suit-{card.suit}')} {_icons(frame, card)}".rstrip()
    number = _number(frame, choice)
    sign = card.card if number is None else str(number)
    return Label(choice, sign=sign, number=number, name=card.card, about=about)


def _number(frame: Frame, choice: Choice) -> int | None:
    name = choice.arguments["card"]
    derived = frame.view.derived
    places = {card.card: card.place for card in (*derived.gaul.cards, *derived.roman.cards)}
    if name in places:
        return int(places[str(name)])
    asked = frame.view.decision.seat
    own = frame.view.position["displays"][asked] if isinstance(asked, int) else []
    return own.index(name) + 1 if name in own else None
