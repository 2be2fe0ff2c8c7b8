"""Roma drawn: the discs with both sides, costs, effective defences and why; hand, dice, fame."""

from itertools import zip_longest
from typing import Final

from rich.console import Console
from rich.text import Text

from lusoria.cli.terminal.scene import Scene, cells, packed
from lusoria.games.roma.battle import ESSEDUM_WEAKENS
from lusoria.games.roma.state import FACE_DOWN, NO_CARD, SEATS
from lusoria.games.roma.words import FIRST_BUILDING, Card

LABEL: Final = 2
_MEASURE: Final = Console()
"""Only for breaking lines."""
HAND_LINES: Final = 2
"""A hand that needs more is told without costs and defences."""
THREAT: Final = 6
"""So little fame in the stockpile is shown as a threat: the end may be near."""


def draw(scene: Scene) -> list[Text]:
    """The other side above, the discs, the own side below, then hand and dice."""
    own = max(scene.viewer, 0)
    other = 1 - own
    roomy = scene.rows >= 18
    gap = [Text("")] if roomy else []
    return [
        heading(scene),
        *(discards(scene) if roomy else []),
        purse(scene, other),
        *hand(scene, other),
        *gap,
        *side(scene, other),
        discs(scene),
        *side(scene, own),
        *gap,
        purse(scene, own),
        *hand(scene, own),
        dice(scene),
    ]


def heading(scene: Scene) -> Text:
    """The turn, the stockpile, the piles."""
    table, t = scene.table, scene.tongue
    line = Text().append("ROMA", "bold")
    line.append(f"  {t('turn', number=table.turn) if table.turn else t('set-up')}  ")
    low = table.stockpile <= THREAT
    line.append(t("stockpile", count=table.stockpile), "bold red" if low else "")
    line.append(f"  {t('deck', count=table.deck_size)}")
    line.append(f"  {t('discards', count=table.discard_size)}")
    return line


def discards(scene: Scene) -> list[Text]:
    """The cards of the discard pile, which everybody may look through."""
    names = scene.play.components.names["card"]
    found = [(names[card], count) for card, count in enumerate(scene.table.discard) if count]
    listed = ", ".join(f"{count}× {name}" if count > 1 else name for name, count in found)
    line = Text(f"  {scene.tongue('discard-pile')}: {listed or '–'}", "dim")
    return list(line.wrap(_MEASURE, scene.width))[:2]


def purse(scene: Scene, seat: int) -> Text:
    """Name, fame and money."""
    table, t = scene.table, scene.tongue
    line = scene.seats.title(seat)
    if seat == scene.viewer and len(scene.seats.people) == 1:
        line.append(f" ({t('you')})", "bold")
    line.append(f"  {t('fame', count=table.fame[seat])}", "bold")
    line.append(f"  {t('money', count=table.money[seat])}")
    if seat == table.active:
        line.append(f"  ← {t('on-turn')}", "bold")
    return line


def _width(scene: Scene) -> int:
    discs: int = scene.table.discs
    return (scene.width - LABEL) // discs


def discs(scene: Scene) -> Text:
    """The numbers of the discs; those that an unused die shows stand out."""
    table, width = scene.table, _width(scene)
    texts = []
    for disc in range(1, table.discs + 1):
        ready = disc < len(table.dice) and table.dice[disc] > 0
        mark = f"({disc}) ◄" if ready else f"({disc})"
        texts.append((f"{mark} ".ljust(width - 1, "─"), "bold yellow" if ready else "dim"))
    return cells("", texts, LABEL, width)


def side(scene: Scene, seat: int) -> list[Text]:
    """The cards, their costs and defences, and below what changes or blocks them."""
    table, width = scene.table, _width(scene)
    names, facts, notes = [], [], []
    for disc in range(1, table.discs + 1):
        card = table.space[seat][disc]
        names.append((_name(scene, card), f"bold {_style(card)}"))
        facts.append((_values(scene, seat, disc), _style(card)))
        notes.append(_notes(scene, seat, disc))
    lines = [cells("", names, LABEL, width), cells("", facts, LABEL, width)]
    for row in zip_longest(*notes, fillvalue=""):
        styled = [(text, "green" if text.startswith("+") else "bold red") for text in row]
        lines.append(cells("", styled, LABEL, width))
    return lines


def _name(scene: Scene, card: int) -> str:
    if card == NO_CARD:
        return "·"
    return "▒▒▒▒▒" if card == FACE_DOWN else scene.play.components.names["card"][card]


def _style(card: int) -> str:
    if card < 0:
        return "dim"
    return "green" if card >= FIRST_BUILDING else "yellow"


def _type(scene: Scene, card: int) -> str:
    return scene.tongue("building" if card >= FIRST_BUILDING else "character")


def _values(scene: Scene, seat: int, disc: int) -> str:
    card = scene.table.space[seat][disc]
    if card < 0:
        return ""
    change = sum(amount for amount, _ in changes(scene, seat, disc))
    defence = scene.box.defence[card] + change
    return (
        f"{_type(scene, card)[0].upper()} {scene.box.cost[card]}$ {scene.tongue('def')} {defence}"
    )


def changes(scene: Scene, seat: int, disc: int) -> list[tuple[int, str]]:
    """What changes the printed defence of a card (R10.3), and by whom."""
    table = scene.table
    card = table.space[seat][disc]
    towers = table.space[seat].count(Card.TURRIS) - (card == Card.TURRIS)
    weaker = ESSEDUM_WEAKENS * table.essedum if seat != table.active else 0
    names = scene.play.components.names["card"]
    found = [(towers, names[Card.TURRIS]), (-weaker, names[Card.ESSEDUM])]
    return [(amount, name) for amount, name in found if amount]


def _notes(scene: Scene, seat: int, disc: int) -> list[str]:
    found = [f"× {scene.tongue('blocked')}"] if scene.table.blocked[seat][disc] else []
    if scene.table.space[seat][disc] < 0:
        return found
    signs = {True: "+", False: "−"}
    return found + [
        f"{signs[amount > 0]}{abs(amount)} {name}" for amount, name in changes(scene, seat, disc)
    ]


def hand(scene: Scene, seat: int) -> list[Text]:
    """The cards of a hand that the viewer may know, and how many others there are."""
    table, t = scene.table, scene.tongue
    known = [(card, count) for card, count in enumerate(table.hand[seat]) if count]
    hidden = table.hand_size[seat] - sum(count for _, count in known)
    rest = [Text(t("hidden-cards", count=hidden), "dim")] if hidden else []
    if not known and not hidden:
        rest = [Text("–", "dim")]
    label = f"  {t('hand')}: "

    def told(printed: bool) -> list[Text]:
        cards = [_in_hand(scene, card, count, printed) for card, count in known]
        return packed(label, [*cards, *rest], scene.width)

    lines = told(printed=True)
    return lines if len(lines) <= HAND_LINES else told(printed=False)


def _in_hand(scene: Scene, card: int, count: int, printed: bool) -> Text:
    name = scene.play.components.names["card"][card]
    text = Text().append(f"{count}× {name}" if count > 1 else name, f"bold {_style(card)}")
    values = f" {scene.box.cost[card]}$ {scene.tongue('def')} {scene.box.defence[card]}"
    return text.append(values, "dim") if printed else text


def dice(scene: Scene) -> Text:
    """The unused dice, cards set aside, and the card that acts."""
    table, t = scene.table, scene.tongue
    names = scene.play.components.names["card"]
    shown = [f"[{die}]" for die, count in enumerate(table.dice) for _ in range(count)]
    line = Text(f"  {t('dice')}: ").append(
        " ".join(shown) or "–", "bold yellow" if shown else "dim"
    )
    drawn = [names[card] for card in range(len(names)) for _ in range(table.drawn[card])]
    if drawn:
        line.append(f"   {t('drawn')}: ").append(", ".join(drawn), "bold")
    if table.acting != NO_CARD:
        line.append(f"   {t('acts', card=names[table.acting])}", "bold")
        if table.target:
            line.append(f" → ({table.target})", "bold")
    return line


def gloss(scene: Scene, words: str) -> str:
    """What stands behind an answer: what a die brings, or which card it is about."""
    table, t = scene.table, scene.tongue
    verb, *rest = words.split()
    if verb in ("money", "cards"):
        return t(f"brings-{verb}", count=int(rest[0]))
    if verb in ("activate", "copy", "target") and rest[0].isdigit():
        seat = table.active if verb != "target" else SEATS - 1 - table.active
        return _name(scene, table.space[seat][int(rest[0])])
    if verb == "move":
        return _name(scene, table.space[table.active][int(rest[0])])
    if verb == "bribe":
        return _name(scene, table.space[table.active][-1])
    names = scene.play.components.names["card"]
    return _meaning(scene, names.index(rest[0])) if rest and rest[0] in names else ""


def _meaning(scene: Scene, card: int) -> str:
    """What a Latin name means, if that is another word, and what is printed on the card."""
    name = scene.play.components.names["card"][card]
    meaning = scene.word(f"card-{Card(card).name.lower()}")
    known = "" if meaning.lower() == name.lower() else f"{meaning}, "
    return f"{known}{scene.box.cost[card]}$ {scene.tongue('def')} {scene.box.defence[card]}"
