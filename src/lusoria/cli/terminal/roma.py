"""Roma drawn: both sides of the discs, and around them fame, money, hands, dice and piles."""

from collections import Counter
from typing import Final

from rich.text import Text

from lusoria.cli.terminal.columns import joined, packed, shortened
from lusoria.cli.terminal.discs import board, kind_of, style_of, values
from lusoria.cli.terminal.frame import Frame
from lusoria.cli.terminal.menu import Label
from lusoria.cli.terminal.styles import BAD, LIVE, QUIET
from lusoria.core.view import Choice

UNSEEN: Final = "?"
"""How a View names a card that its viewer cannot."""
ROOMY: Final = 6
"""Where so many lines are left to the log, some may be left blank."""
PILE_LINES: Final = 2
"""The least of a discard pile that is asked about."""
HAND_LINES: Final = 2
"""A hand that needs more is told without costs and defences."""
THREAT: Final = 6
"""So little fame in the stockpile is shown as a threat: the end may be near."""


def draw(frame: Frame) -> list[Text]:
    """The other side above, the discs, the own side below, then hand and dice."""
    own = max(frame.viewer, 0)
    other = 1 - own
    above = [purse(frame, other), *hand(frame, other)]
    middle = board(frame, other, own)
    below = [purse(frame, own), *hand(frame, own), *dice(frame)]
    spare = frame.rows - 1 - len(above) - len(middle) - len(below)
    if _asks_for_discards(frame):
        below += discards(frame, max(PILE_LINES, spare))
        return [heading(frame), *above, *middle, *below]
    pile = discards(frame, (spare + 1) // 2)
    gap = [Text("")] if spare - len(pile) >= ROOMY else []
    return [heading(frame), *pile, *above, *gap, *middle, *gap, *below]


def _asks_for_discards(frame: Frame) -> bool:
    """Whether somebody takes a card out of the discard pile, not out of the deck."""
    acting = frame.view.position["acting"]
    taking = frame.view.decision.question == "take"
    return bool(taking and acting and acting["card"] == "Aesculapinum")


def heading(frame: Frame) -> Text:
    """The turn, the stockpile, the piles."""
    view, t = frame.view, frame.t
    number, left = view.position["turn"]["number"], view.derived.stockpile_left
    line = Text().append("ROMA", "bold")
    line.append(f"  {t('turn', number=number) if number else t('set-up')}  ")
    line.append(t("stockpile", count=left), BAD if left <= THREAT else "")
    line.append(f"  {t('deck', count=view.derived.deck)}")
    line.append(f"  {t('discards', count=view.derived.discard)}")
    return line


def discards(frame: Frame, most: int) -> list[Text]:
    """The discard pile, which everybody may look through, as far as so many lines hold it."""
    found = list(Counter(frame.view.position["discard"]).items())
    cards = [Text(f"{count}× {name}" if count > 1 else name, QUIET) for name, count in found]

    def more(shown: int) -> Text:
        return Text(frame.t("more-cards", count=sum(n for _, n in found[shown:])), QUIET)

    label = f"  {frame.t('discard-pile')}: "
    return shortened(label, cards, frame.width, most, more) if cards else []


def purse(frame: Frame, seat: int) -> Text:
    """Name, fame and money."""
    position, t = frame.view.position, frame.t
    line = frame.seats.title(seat)
    if frame.is_you(seat):
        line.append(f" ({t('you')})", "bold")
    line.append(f"  {t('fame', count=position['fame'][seat])}", "bold")
    line.append(f"  {t('money', count=position['money'][seat])}")
    if seat == position["turn"]["seat"]:
        line.append(f"  ← {t('on-turn')}", "bold")
    return line


def hand(frame: Frame, seat: int) -> list[Text]:
    """The cards of a hand that the viewer may know, and how many others there are.

    While cards lie face down, a known one may be among those (R14.4): it is told by itself.
    """
    position, t = frame.view.position, frame.t
    counts = Counter(position["hands"][seat])
    hidden = counts.pop(UNSEEN, 0)
    rest = [Text(t("hidden-cards", count=hidden), QUIET)] if hidden else []
    if not counts and not hidden:
        rest = [Text("–", QUIET)]

    def told(printed: bool) -> list[Text]:
        cards = [_in_hand(frame, card, count, printed) for card, count in counts.items()]
        return packed(f"  {t('hand')}: ", [*cards, *rest], frame.width)

    lines = told(printed=True)
    lines = lines if len(lines) <= HAND_LINES else told(printed=False)
    return lines + _hand_or_face_down(frame, seat)


def _hand_or_face_down(frame: Frame, seat: int) -> list[Text]:
    position = frame.view.position
    if UNSEEN not in position["spaces"][seat]:
        return []
    known = Counter(position["known"][seat]).items()
    cards = [_in_hand(frame, card, count, printed=False) for card, count in known]
    label = f"  {frame.t('hand-or-face-down')}: "
    return packed(label, cards, frame.width) if cards else []


def _in_hand(frame: Frame, card: str, count: int, printed: bool) -> Text:
    style = f"bold {style_of(frame, card)}"
    text = Text().append(f"{count}× {card}" if count > 1 else card, style)
    kind = kind_of(frame, card)
    told = f" {kind.cost}$ {frame.t('def')} {kind.defence}"
    return text.append(told, QUIET) if printed else text


def dice(frame: Frame) -> list[Text]:
    """The unused dice, the card that acts, cards set aside, and those to be laid again."""
    position, t = frame.view.position, frame.t
    shown = " ".join(f"[{die}]" for die in position["dice"])
    parts = [Text(f"{t('dice')}: ").append(shown or "–", LIVE if shown else QUIET)]
    acting = position["acting"]
    if acting:
        target = f" → ({acting['target']})" if "target" in acting else ""
        parts.append(Text(f"{t('acts', card=acting['card'])}{target}", "bold"))
    lifted = list(position["lifted"])
    if lifted:
        lifted[0] = t("laid-next", card=lifted[0])
    lists = [(t("drawn"), [_named(frame, card) for card in position["drawn"]])]
    lists += [(t("hand-or-drawn"), position["hand_or_drawn"]), (t("picked-up"), lifted)]
    brief = [Text(f"{label}: ").append(", ".join(cards), "bold") for label, cards in lists if cards]
    line = Text("  ").append_text(joined([*parts, *brief]))
    if len(line.plain) <= frame.width:
        return [line]
    lines = packed("  ", parts, frame.width)
    for label, cards in lists:
        listed = [Text(name, "bold") for name in cards]
        lines += packed(f"  {label}: ", listed, frame.width) if cards else []
    return lines


def _named(frame: Frame, card: str) -> str:
    return "▒▒▒▒▒" if card == UNSEEN else card


def label(frame: Frame, choice: Choice) -> Label:
    """Dice and discs by their numbers, cards by their names."""
    arguments, verb = choice.arguments, choice.verb
    card = str(arguments.get("card", ""))
    if verb == "lay":
        disc = int(arguments["disc"])
        return Label(choice, head=f"{verb} {card}", sign=str(disc), number=disc)
    if verb == "move":
        start, to = int(arguments["disc"]), int(arguments["to"])
        moved = _lying(frame, _active(frame), start)
        return Label(choice, head=f"{verb} {start}", sign=str(to), number=to, group=moved)
    if card:
        return Label(choice, sign=card, about=_meaning(frame, card))
    if "dice" in arguments:
        return Label(choice, sign=str(arguments["dice"]))
    if not arguments:
        return Label(choice)
    ((_, value),) = arguments.items()
    kept = frame.t("keep-one-of") if verb == "cards" else ""
    name = _about_disc(frame, choice)
    return Label(choice, sign=str(value), number=int(value), name=name, group=kept)


def _meaning(frame: Frame, card: str) -> str:
    """What a Latin name means, if that is another word, and what is printed on the card."""
    meaning = frame.word(f"card-{card.lower()}")
    known = "" if meaning.lower() == card.lower() else f"{meaning}, "
    return known + values(frame, card, kind_of(frame, card).defence, wide=True)


def _about_disc(frame: Frame, choice: Choice) -> str:
    """What lies at the disc that an answer is about."""
    disc = choice.arguments.get("disc")
    if choice.verb == "bribe":
        disc = len(frame.view.position["spaces"][0])
    if disc is None or choice.verb == "put":
        return ""
    active = _active(frame)
    return _lying(frame, 1 - active if choice.verb == "target" else active, int(disc))


def _active(frame: Frame) -> int:
    return int(frame.view.position["turn"]["seat"] or 0)


def _lying(frame: Frame, seat: int, disc: int) -> str:
    spaces = frame.view.position["spaces"][seat]
    return spaces[disc - 1] or "·" if disc <= len(spaces) else ""
