"""Roma's discs drawn: the cards of both sides, their effective defences and why."""

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from rich.text import Text

from lusoria.cli.terminal.columns import cells
from lusoria.cli.terminal.frame import Frame
from lusoria.cli.terminal.styles import BAD, BUILDING, CHARACTER, GOOD, LIVE, QUIET

if TYPE_CHECKING:
    from lusoria.games.roma.view import DiscNow, PrintedKind

LABEL: Final = 2
WIDE_CARD: Final = 13
"""A column that holds the longest name; in others costs and defences stand closer."""
SIGNS: Final = {True: "+", False: "−"}


def kind_of(frame: Frame, card: str) -> "PrintedKind":
    """A card as it is printed."""
    found: PrintedKind = next(kind for kind in frame.printed.cards if kind.card == card)
    return found


def discs_of(frame: Frame, seat: int) -> "list[DiscNow]":
    """One side of the discs."""
    side: list[DiscNow] = frame.view.derived.sides[seat].discs
    return side


def is_seen(disc: "DiscNow") -> bool:
    """Whether a card lies there that the viewer can name."""
    return disc.defence is not None


def style_of(frame: Frame, card: str) -> str:
    """The colour of a card, by its type."""
    return BUILDING if kind_of(frame, card).type == "building" else CHARACTER


def board(frame: Frame, above: int, below: int) -> list[Text]:
    """The discs between the cards of two seats."""
    widths = _widths(frame)
    return [*_side(frame, above, widths), *_discs(frame, widths), *_side(frame, below, widths)]


def _even(frame: Frame) -> int:
    return (frame.width - LABEL) // len(discs_of(frame, 0))


def _widths(frame: Frame) -> list[int]:
    """Even columns; where a text is too long for that, each disc gets what it needs, if it can."""
    sides = zip(discs_of(frame, 0), discs_of(frame, 1), strict=True)
    told = [[*_told(frame, one), *_told(frame, two), f"({one.disc}) ◄"] for one, two in sides]
    room, even = frame.width - LABEL, _even(frame)
    needed = [max(map(len, texts)) + 1 for texts in told]
    if max(needed) <= even:
        return [even] * len(needed)
    while sum(needed) > room:
        needed[needed.index(max(needed))] -= 1
    while sum(needed) < room:
        needed[needed.index(min(needed))] += 1
    return needed


def _told(frame: Frame, disc: "DiscNow") -> list[str]:
    """All that stands at one side of a disc."""
    return [name_of(disc), _values(frame, disc), *_notes(frame, disc)]


def _discs(frame: Frame, widths: list[int]) -> list[Text]:
    """The numbers of the discs; those that an unused die shows stand out."""
    texts = []
    for disc, width in enumerate(widths, 1):
        ready = disc in frame.view.position["dice"]
        mark = f"({disc}) ◄" if ready else f"({disc})"
        texts.append((f"{mark} ".ljust(width - 1, "─"), LIVE if ready else QUIET))
    return cells("", texts, LABEL, widths)


def _side(frame: Frame, seat: int, widths: list[int]) -> list[Text]:
    """The cards, their costs and defences, and below what changes or blocks them."""
    row = discs_of(frame, seat)
    styles = [style_of(frame, str(disc.card)) if is_seen(disc) else QUIET for disc in row]
    names, facts, *notes = zip_longest(*(_told(frame, disc) for disc in row), fillvalue="")
    bold = [f"bold {style}" for style in styles]
    lines = cells("", list(zip(names, bold, strict=True)), LABEL, widths)
    lines += cells("", list(zip(facts, styles, strict=True)), LABEL, widths)
    for note in notes:
        styled = [(text, GOOD if text.startswith("+") else BAD) for text in note]
        lines += cells("", styled, LABEL, widths)
    return lines


def name_of(disc: "DiscNow") -> str:
    """What lies there, as far as the viewer may know."""
    if disc.card is None:
        return "·"
    return disc.card if is_seen(disc) else "▒▒▒▒▒"


def _values(frame: Frame, disc: "DiscNow") -> str:
    if disc.card is None or disc.defence is None:
        return ""
    return values(frame, disc.card, disc.defence, wide=_even(frame) >= WIDE_CARD)


def values(frame: Frame, card: str, defence: int, *, wide: bool) -> str:
    """The type of a card by its first letter, its cost, and a defence."""
    kind = kind_of(frame, card)
    told = (frame.t(kind.type)[0].upper(), f"{kind.cost}$ {frame.t('def')}", f"{defence}")
    return (" " if wide else "").join(told)


def _notes(frame: Frame, disc: "DiscNow") -> list[str]:
    found = [f"× {frame.t('blocked')}"] if disc.blocked else []
    return found + [f"{SIGNS[each.by > 0]}{abs(each.by)} {each.cause}" for each in disc.changes]
