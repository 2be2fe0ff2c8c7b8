"""The table for people: what they may expect, what stands behind a no, and a drawing in text."""

from typing import Any, Final

from lusoria.core.game import Components, Facts
from lusoria.core.layout import thaw
from lusoria.games.armorica.actions import TABLE, action
from lusoria.games.armorica.components import DECKS
from lusoria.games.armorica.words import Act, Event, Icon, Nation, Question, Reason, Suit

REASON_RULES: Final = {
    Reason.GAME_IS_OVER: "A8.1",
    Reason.NOT_ASKED: "A3.1",
    Reason.NO_SUCH_SEAT: "A2.1",
    Reason.NOT_IN_DECK: "A2.5",
    (Reason.NOT_IN_DECK, Question.DRAW_ROMAN): "A2.6",
    Reason.DECK_NOT_ON_TOP: "A2.5",
    (Reason.DECK_NOT_ON_TOP, Question.DRAW_ROMAN): "A2.6",
    Reason.NOT_IN_ROW: "A4.1",
    (Reason.NOT_IN_ROW, Question.TAKE_ROMAN): "A5.1",
    Reason.TOO_FAR_FOR_WHEAT: "A4.2",
    (Reason.TOO_FAR_FOR_WHEAT, Question.TAKE_ROMAN): "A5.2",
    Reason.TOO_FAR_FOR_ICON: "A5.3",
    Reason.NOT_IN_DISPLAY: "A6.3",
    Reason.HAS_AMPHORA: "A6.2",
}


def expected(s: Any, components: Components) -> list[int]:
    """Every card of the row, or of the own display in winter."""
    if s.question in (Question.TAKE_GAUL, Question.TAKE_ROMAN):
        return [action(Act.TAKE, card) for card in s.row[s.nation][: s.row_size[s.nation]]]
    if s.question == Question.STARVE:
        return [action(Act.DISCARD, card) for card in s.display[s.seat][: s.display_size[s.seat]]]
    return []


def facts(s: Any, components: Components, number: int) -> Facts:
    """The card, its place from the right, the icon it needs and how many the seat has."""
    found: Facts = {"question": Question(s.question).name.lower(), "seats": s.seats}
    if TABLE.kind[number] not in (Act.DRAW, Act.TAKE, Act.DISCARD):
        return found
    card = int(TABLE.first[number])
    found["card"] = components.names["card"][card]
    if TABLE.kind[number] == Act.DRAW:
        found["deck"] = DECKS[s.nation][s.deck[s.nation]]
    elif TABLE.kind[number] == Act.DISCARD:
        found["amphorae"] = int(components.box[0]["icons"][card][Icon.AMPHORAE])
    elif s.seat >= 0:
        row = s.row[s.nation][: s.row_size[s.nation]]
        needed = Icon(int(components.box[0]["needed"][card]))
        found |= {"place": row.index(card) + 1 if card in row else 0, "icon": needed.name.lower()}
        found["have"] = s.icons[s.seat][needed]
    return found


def event_facts(kind: int, details: tuple[int, ...], components: Components) -> Facts:
    """Seats, nations and cards by name."""
    ids = components.names["card"]
    first, second, *_ = details
    if kind in (Event.TAKEN, Event.PASSED, Event.STARVED):
        return {"seat": first, "card": ids[second] if second >= 0 else "none"}
    if kind in (Event.DRAWN, Event.ROW_TRIMMED):
        return {"nation": Nation(first).name.lower(), "card": ids[second]}
    if kind in (Event.START_PLAYER, Event.START_CARD_PASSED):
        return {"seat": first}
    return {}


def show(s: Any, components: Components) -> str:
    """Both rows and all displays."""
    box = thaw(components.box[0])
    begins = f"start player {s.start_player}" if s.start_player >= 0 else "nobody begins yet"
    lines = [f"Armorica, round {s.round_number}, {begins}"]
    for nation in Nation:
        cards = [
            _card(card, box, components) for card in reversed(s.row[nation][: s.row_size[nation]])
        ]
        lines += ["", f"{nation.name.title()}s ({s.undrawn[nation]} left), left to right:"]
        lines += [f"  {len(cards) - k}. {card}" for k, card in enumerate(cards)]
    for seat in range(s.seats):
        totals = "  ".join(f"{icon.name.lower()} {s.icons[seat][icon]}" for icon in Icon)
        lines += ["", f"Seat {seat}: {totals}  ({s.display_size[seat]} cards)"]
        lines += [
            f"  {_card(card, box, components)}" for card in s.display[seat][: s.display_size[seat]]
        ]
    return "\n".join(lines)


def _card(card: int, box: Any, components: Components) -> str:
    icons = ", ".join(f"{box.icons[card][i]} {i.name.lower()}" for i in Icon if box.icons[card][i])
    return f"{components.names['card'][card]:7} {Suit(box.suit[card]).name.lower():11} {icons}"
