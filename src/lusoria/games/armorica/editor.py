"""Tables from positions: any card anywhere, but nothing that the rules cannot mean.

Each refusal names the field and, where there is one, the rule. Fields left out get what fits the
question best.
"""

from collections.abc import Mapping
from typing import Any, Final

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components
from lusoria.core.layout import layout_of, thaw
from lusoria.core.position import (
    read_fact,
    read_list,
    read_number,
    read_seat,
    refuse,
    refuse_unknown,
)
from lusoria.games.armorica.components import CARDS, DECKS, PER_NATION, ROW_LENGTH
from lusoria.games.armorica.position import cards_of, phase_name
from lusoria.games.armorica.sense import check_asker
from lusoria.games.armorica.state import NO_CARD, Table
from lusoria.games.armorica.words import Icon, Nation, Phase, Question

FIELDS: Final = (
    "round", "start_player", "phase", "acted", "gaul_row", "roman_row", "gaul_deck", "roman_deck",
    "displays", "discards",
)  # fmt: skip
_DRAWING: Final = (Phase.SETUP, Phase.IMMIGRATION, Phase.END_OF_ROUND)
_PHASES: Final = {
    Question.START_PLAYER: (Phase.SETUP,),
    Question.DRAW_GAUL: _DRAWING,
    Question.DRAW_ROMAN: _DRAWING,
    Question.TAKE_GAUL: (Phase.IMMIGRATION,),
    Question.TAKE_ROMAN: (Phase.IMMIGRATION,),
    Question.STARVE: (Phase.WINTER,),
    Question.OVER: (Phase.END_OF_ROUND,),
}
"""When a question is asked."""
_OF_GAULS: Final = (Question.START_PLAYER, Question.DRAW_GAUL, Question.TAKE_GAUL)


def read_position(position: Mapping[str, Any], s: Any, components: Components) -> None:
    """Lay the table as a position says; a card not named anywhere is out of the game.

    Before the set-up the cards that are named nowhere lie in their decks.
    """
    refuse_unknown(position, FIELDS)
    cards, out = _Cards(components), position.get("discards", [])
    start = position.get("start_player")
    s.start_player = -1 if start is None else read_seat(start, s.seats, "start_player")
    for nation in Nation:
        _read_row(position, s, cards, nation)
        _read_deck(position, s, cards, nation, out)
    _read_displays(position, s, cards)
    cards.read(out, "discards", CARDS)
    check_asker(s)
    _read_phase(position, s)
    _read_round(position, s)
    _read_acted(position, s)


# Cards


class _Cards:
    """Reads card names and sees to it that no card lies in two places."""

    def __init__(self, components: Components) -> None:
        self.box = thaw(components.box[0])
        self.numbers = {name: card for card, name in enumerate(components.names["card"])}
        self.seen: dict[int, str] = {}

    def all_but(self, out: Any, nation: int) -> list[str]:
        """The cards of a nation but those out of the game; what is no list is refused later."""
        gone = out if isinstance(out, list) else []
        mine = (name for name, card in self.numbers.items() if card in cards_of(nation))
        return [name for name in mine if name not in gone]

    def read(self, value: Any, field: str, most: int, nation: Nation | None = None) -> list[int]:
        """A list of cards."""
        found = []
        for name in read_list(value, most, field):
            if not isinstance(name, str) or name not in self.numbers:
                refuse(f"{field}: there is no card {name!r}", "A1.1")
            card = self.numbers[name]
            if card in self.seen:
                raise Unreadable(
                    f"{name} is in {self.seen[card]} and in {field}: there is one of each",
                    rule="A1.1",
                )
            if nation is not None and card not in cards_of(nation):
                raise Unreadable(
                    f"{field}: {name} is not one of the {nation.name.title()}s", rule="A1.1"
                )
            self.seen[card] = field
            found.append(card)
        return found


def _read_row(position: Mapping[str, Any], s: Any, cards: _Cards, nation: Nation) -> None:
    field = f"{nation.name.lower()}_row"
    row = cards.read(position.get(field, []), field, ROW_LENGTH, nation)
    s.row[nation] = row[::-1] + [NO_CARD] * (ROW_LENGTH - len(row))
    s.row_size[nation] = len(row)


def _read_deck(
    position: Mapping[str, Any], s: Any, cards: _Cards, nation: Nation, out: Any
) -> None:
    field = f"{nation.name.lower()}_deck"
    rest = cards.all_but(out, nation) if s.question == Question.START_PLAYER else []
    deck = cards.read(position.get(field, rest), field, PER_NATION, nation)
    for card in cards_of(nation):
        s.in_deck[card] = int(card in deck)
    s.undrawn[nation] = len(deck)
    firsts, sizes = cards.box.deck_first[nation], cards.box.deck_size[nation]
    letters = [range(firsts[k], firsts[k] + sizes[k]) for k in range(len(DECKS[nation]))]
    counts = [sum(1 for card in deck if card in letter) for letter in letters]
    s.deck[nation] = next((k for k, count in enumerate(counts) if count), len(counts) - 1)
    s.deck_left[nation] = counts[s.deck[nation]]


def _read_displays(position: Mapping[str, Any], s: Any, cards: _Cards) -> None:
    displays = read_list(position.get("displays", [[]] * s.seats), s.seats, "displays", s.seats)
    icons = cards.box.icons
    for seat, display in enumerate(displays):
        own = cards.read(display, f"displays[{seat}]", CARDS)
        s.display[seat] = own + [NO_CARD] * (CARDS - len(own))
        s.display_size[seat] = len(own)
        s.icons[seat] = [sum(icons[card][icon] for card in own) for icon in Icon]


# Where in the round


def _read_phase(position: Mapping[str, Any], s: Any) -> None:
    """The phase can be left out where the question tells it."""
    question = Question(s.question)
    s.nation = Nation.GAUL if question in _OF_GAULS else Nation.ROMAN
    phases = _PHASES[question]
    names = [phase_name(phase, s.nation) for phase in phases]
    name = position.get("phase", names[0] if len(names) == 1 else None)
    if name not in names:
        raise Unreadable(
            f"with the question {question.name.lower()!r}, phase is {' or '.join(names)},"
            f" not {name!r}"
        )
    s.phase = phases[names.index(name)]


def _read_round(position: Mapping[str, Any], s: Any) -> None:
    setup = s.phase == Phase.SETUP
    told = position.get("round", int(not setup))
    s.round_number = read_fact(told, layout_of(Table), "round_number", "round")
    if (s.round_number == 0) != setup:
        wanted = "0 in set-up" if setup else "at least 1 after set-up"
        refuse(f"round is {s.round_number}, but {wanted}", "A3.1")


def _read_acted(position: Mapping[str, Any], s: Any) -> None:
    if s.seat >= 0:
        fewest = most = (s.seat - s.start_player) % s.seats
    elif s.phase == Phase.SETUP:
        fewest = most = 0
    else:
        fewest, most = (1 if s.phase == Phase.IMMIGRATION else s.seats), s.seats
    s.acted = read_number(position.get("acted", most), 0, s.seats, "acted")
    if not fewest <= s.acted <= most:
        refuse(f"acted is {s.acted}, but {fewest} to {most} can have acted now", "A3.2")
