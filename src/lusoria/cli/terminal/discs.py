"""Roma's discs drawn: the cards of both sides, their effective defences and why."""

from itertools import zip_longest
from typing import Final

from rich.text import Text

from lusoria.cli.terminal.scene import Scene, cells
from lusoria.cli.terminal.styles import BAD, BUILDING, CHARACTER, GOOD, LIVE, QUIET
from lusoria.games.roma.state import FACE_DOWN, NO_CARD
from lusoria.games.roma.view import defence_changes
from lusoria.games.roma.words import FIRST_BUILDING, Card

LABEL: Final = 2
WIDE_CARD: Final = 13
"""A column that holds the longest name; in others costs and defences stand closer."""


def _even(scene: Scene) -> int:
    return int((scene.width - LABEL) // scene.table.discs)


def _widths(scene: Scene) -> list[int]:
    """Even columns; where a text is too long for that, each disc gets what it needs, if it can."""
    all_discs = range(1, scene.table.discs + 1)
    room, even = scene.width - LABEL, _even(scene)
    told = [[*_told(scene, 0, disc), *_told(scene, 1, disc), f"({disc}) ◄"] for disc in all_discs]
    needed = [max(map(len, texts)) + 1 for texts in told]
    if max(needed) <= even:
        return [even] * len(all_discs)
    while sum(needed) > room:
        needed[needed.index(max(needed))] -= 1
    while sum(needed) < room:
        needed[needed.index(min(needed))] += 1
    return needed


def _told(scene: Scene, seat: int, disc: int) -> list[str]:
    """All that stands at one side of a disc."""
    name = name_of(scene, scene.table.space[seat][disc])
    return [name, _values(scene, seat, disc), *_notes(scene, seat, disc)]


def board(scene: Scene, above: int, below: int) -> list[Text]:
    """The discs between the cards of two seats."""
    widths = _widths(scene)
    return [*_side(scene, above, widths), *_discs(scene, widths), *_side(scene, below, widths)]


def _discs(scene: Scene, widths: list[int]) -> list[Text]:
    """The numbers of the discs; those that an unused die shows stand out."""
    table = scene.table
    texts = []
    for disc, width in enumerate(widths, 1):
        ready = disc < len(table.dice) and table.dice[disc] > 0
        mark = f"({disc}) ◄" if ready else f"({disc})"
        texts.append((f"{mark} ".ljust(width - 1, "─"), LIVE if ready else QUIET))
    return cells("", texts, LABEL, widths)


def _side(scene: Scene, seat: int, widths: list[int]) -> list[Text]:
    """The cards, their costs and defences, and below what changes or blocks them."""
    row = scene.table.space[seat][1 : scene.table.discs + 1]
    styles = [style_of(card) for card in row]
    names, facts, *notes = zip_longest(
        *(_told(scene, seat, disc) for disc in range(1, len(row) + 1)), fillvalue=""
    )
    bold = [f"bold {style}" for style in styles]
    lines = cells("", list(zip(names, bold, strict=True)), LABEL, widths)
    lines += cells("", list(zip(facts, styles, strict=True)), LABEL, widths)
    for note in notes:
        styled = [(text, GOOD if text.startswith("+") else BAD) for text in note]
        lines += cells("", styled, LABEL, widths)
    return lines


def name_of(scene: Scene, card: int) -> str:
    """What lies there, as far as the viewer may know."""
    if card == NO_CARD:
        return "·"
    return "▒▒▒▒▒" if card == FACE_DOWN else scene.play.components.names["card"][card]


def style_of(card: int) -> str:
    """The colour of a card, by its type."""
    if card < 0:
        return QUIET
    return BUILDING if card >= FIRST_BUILDING else CHARACTER


def _type(scene: Scene, card: int) -> str:
    return scene.tongue("building" if card >= FIRST_BUILDING else "character")


def _values(scene: Scene, seat: int, disc: int) -> str:
    card = scene.table.space[seat][disc]
    if card < 0:
        return ""
    change = sum(amount for amount, _ in changes(scene, seat, disc))
    defence = scene.box.defence[card] + change
    told = (f"{_type(scene, card)[0].upper()}", f"{scene.box.cost[card]}$ {scene.tongue('def')}")
    return ("" if _even(scene) < WIDE_CARD else " ").join((*told, f"{defence}"))


def changes(scene: Scene, seat: int, disc: int) -> list[tuple[int, str]]:
    """What changes the printed defence of a card (R10.3), and by whom."""
    names = scene.play.components.names["card"]
    causes = (names[Card.TURRIS], names[Card.ESSEDUM])
    found = zip(defence_changes(scene.table, seat, disc), causes, strict=True)
    return [(amount, name) for amount, name in found if amount]


def _notes(scene: Scene, seat: int, disc: int) -> list[str]:
    found = [f"× {scene.tongue('blocked')}"] if scene.table.blocked[seat][disc] else []
    if scene.table.space[seat][disc] < 0:
        return found
    signs = {True: "+", False: "−"}
    return found + [
        f"{signs[amount > 0]}{abs(amount)} {name}" for amount, name in changes(scene, seat, disc)
    ]
