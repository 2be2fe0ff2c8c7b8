"""What stands behind a no: the rule of each reason, what a person might try, and the facts."""

from typing import Any, Final

from lusoria.core.game import Components
from lusoria.core.view import Facts
from lusoria.games.armorica.actions import ACTIONS, action
from lusoria.games.armorica.components import DECKS
from lusoria.games.armorica.words import Act, Icon, Question, Reason

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
    if ACTIONS.kind[number] not in (Act.DRAW, Act.TAKE, Act.DISCARD):
        return found
    card = int(ACTIONS.first[number])
    found["card"] = components.names["card"][card]
    if ACTIONS.kind[number] == Act.DRAW:
        found["deck"] = DECKS[s.nation][s.deck[s.nation]]
    elif ACTIONS.kind[number] == Act.DISCARD:
        found["amphorae"] = components.plain.icons[card][Icon.AMPHORAE]
    elif s.seat >= 0:
        row = s.row[s.nation][: s.row_size[s.nation]]
        needed = Icon(components.plain.needed[card])
        found |= {"place": row.index(card) + 1 if card in row else 0, "icon": needed.name.lower()}
        found["have"] = s.icons[s.seat][needed]
    return found
