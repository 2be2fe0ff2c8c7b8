"""Roma drawn: both sides of the discs, and around them fame, money, hands, dice and piles."""

from typing import Final

from rich.text import Text

from lusoria.cli.terminal.discs import board, name_of, style_of
from lusoria.cli.terminal.scene import Scene, joined, packed, shortened
from lusoria.cli.terminal.styles import BAD, LIVE, QUIET
from lusoria.games.roma.state import FACE_DOWN, NO_CARD, SEATS
from lusoria.games.roma.words import Card, Question

ROOMY: Final = 6
"""Where so many lines are left to the log, some may be left blank."""
PILE_LINES: Final = 2
"""The least of a discard pile that is asked about."""
HAND_LINES: Final = 2
"""A hand that needs more is told without costs and defences."""
THREAT: Final = 6
"""So little fame in the stockpile is shown as a threat: the end may be near."""


def draw(scene: Scene) -> list[Text]:
    """The other side above, the discs, the own side below, then hand and dice."""
    own = max(scene.viewer, 0)
    other = 1 - own
    above = [purse(scene, other), *hand(scene, other)]
    middle = board(scene, other, own)
    below = [purse(scene, own), *hand(scene, own), *dice(scene)]
    spare = scene.rows - 1 - len(above) - len(middle) - len(below)
    if _asks_for_discards(scene):
        below += discards(scene, max(PILE_LINES, spare))
        return [heading(scene), *above, *middle, *below]
    pile = discards(scene, (spare + 1) // 2)
    gap = [Text("")] if spare - len(pile) >= ROOMY else []
    return [heading(scene), *pile, *above, *gap, *middle, *gap, *below]


def _asks_for_discards(scene: Scene) -> bool:
    table = scene.table
    return bool(table.question == Question.TAKE and table.acting == Card.AESCULAPINUM)


def heading(scene: Scene) -> Text:
    """The turn, the stockpile, the piles."""
    table, t = scene.table, scene.tongue
    line = Text().append("ROMA", "bold")
    line.append(f"  {t('turn', number=table.turn) if table.turn else t('set-up')}  ")
    low = table.stockpile <= THREAT
    line.append(t("stockpile", count=table.stockpile), BAD if low else "")
    line.append(f"  {t('deck', count=table.deck_size)}")
    line.append(f"  {t('discards', count=table.discard_size)}")
    return line


def discards(scene: Scene, most: int) -> list[Text]:
    """The discard pile, which everybody may look through, as far as so many lines hold it."""
    t = scene.tongue
    names = scene.play.components.names["card"]
    found = [(names[card], count) for card, count in enumerate(scene.table.discard) if count]
    cards = [Text(f"{count}× {name}" if count > 1 else name, QUIET) for name, count in found]

    def more(shown: int) -> Text:
        return Text(t("more-cards", count=sum(count for _, count in found[shown:])), QUIET)

    label = f"  {t('discard-pile')}: "
    return shortened(label, cards, scene.width, most, more) if cards else []


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


def hand(scene: Scene, seat: int) -> list[Text]:
    """The cards of a hand that the viewer may know, and how many others there are.

    While cards lie face down, a known one may be among those (R14.4): it is told by itself.
    """
    table, t = scene.table, scene.tongue
    known = [(card, count) for card, count in enumerate(table.hand[seat]) if count]
    elsewhere = known if FACE_DOWN in table.space[seat] else []
    sure = [] if elsewhere else known
    hidden = table.hand_size[seat] - sum(count for _, count in sure)
    rest = [Text(t("hidden-cards", count=hidden), QUIET)] if hidden else []
    if not sure and not hidden:
        rest = [Text("–", QUIET)]

    def told(printed: bool) -> list[Text]:
        cards = [_in_hand(scene, card, count, printed) for card, count in sure]
        return packed(f"  {t('hand')}: ", [*cards, *rest], scene.width)

    lines = told(printed=True)
    lines = lines if len(lines) <= HAND_LINES else told(printed=False)
    either = [_in_hand(scene, card, count, printed=False) for card, count in elsewhere]
    label = f"  {t('hand-or-face-down')}: "
    return lines + (packed(label, either, scene.width) if either else [])


def _in_hand(scene: Scene, card: int, count: int, printed: bool) -> Text:
    name = scene.play.components.names["card"][card]
    text = Text().append(f"{count}× {name}" if count > 1 else name, f"bold {style_of(card)}")
    values = f" {scene.box.cost[card]}$ {scene.tongue('def')} {scene.box.defence[card]}"
    return text.append(values, QUIET) if printed else text


def dice(scene: Scene) -> list[Text]:
    """The unused dice, the card that acts, cards set aside, and those to be laid again."""
    table, t = scene.table, scene.tongue
    names = scene.play.components.names["card"]
    shown = " ".join(f"[{die}]" for die, count in enumerate(table.dice) for _ in range(count))
    parts = [Text(f"{t('dice')}: ").append(shown or "–", LIVE if shown else QUIET)]
    if table.acting != NO_CARD:
        target = f" → ({table.target})" if table.target else ""
        parts.append(Text(f"{t('acts', card=names[table.acting])}{target}", "bold"))
    drawn = [names[card] for card in range(len(names)) for _ in range(table.drawn[card])]
    lifted = [names[card] for card in table.lifted[: table.lifted_size]]
    if lifted:
        lifted[0] = t("laid-next", card=lifted[0])
    lists = [(t("drawn"), drawn), (t("picked-up"), lifted)]
    brief = [Text(f"{label}: ").append(", ".join(cards), "bold") for label, cards in lists if cards]
    line = Text("  ").append_text(joined([*parts, *brief]))
    if len(line.plain) <= scene.width:
        return [line]
    lines = packed("  ", parts, scene.width)
    for label, cards in lists:
        listed = [Text(name, "bold") for name in cards]
        lines += packed(f"  {label}: ", listed, scene.width) if cards else []
    return lines


def gloss(scene: Scene, words: str) -> str:
    """What stands behind an answer: what a die brings, or which card it is about."""
    table, t = scene.table, scene.tongue
    verb, *rest = words.split()
    if verb in ("money", "cards"):
        return t(f"brings-{verb}", count=int(rest[0]))
    if verb in ("activate", "copy", "target") and rest[0].isdigit():
        seat = table.active if verb != "target" else SEATS - 1 - table.active
        return name_of(scene, table.space[seat][int(rest[0])])
    if verb == "move":
        return name_of(scene, table.space[table.active][int(rest[0])])
    if verb == "bribe":
        return name_of(scene, table.space[table.active][-1])
    names = scene.play.components.names["card"]
    return _meaning(scene, names.index(rest[0])) if rest and rest[0] in names else ""


def _meaning(scene: Scene, card: int) -> str:
    """What a Latin name means, if that is another word, and what is printed on the card."""
    name = scene.play.components.names["card"][card]
    meaning = scene.word(f"card-{Card(card).name.lower()}")
    known = "" if meaning.lower() == name.lower() else f"{meaning}, "
    return f"{known}{scene.box.cost[card]}$ {scene.tongue('def')} {scene.box.defence[card]}"
