"""Positions to and from text; the fields are described in docs/positions.md."""

from collections.abc import Mapping
from typing import Any, Final

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components
from lusoria.core.layout import thaw
from lusoria.core.position import read_list, read_number, read_seat, refuse_unknown
from lusoria.core.seats import FATE, NOBODY
from lusoria.games.armorica.components import CARDS, DECKS, FIRST_ROMAN, ROW_LENGTH, STARTS
from lusoria.games.armorica.state import NO_CARD
from lusoria.games.armorica.words import Icon, Nation, Phase, Question

_PHASES: Final = ("setup", "gaul", "roman", "winter", "end_of_round")
_FIELDS: Final = (
    "round", "start_player", "phase", "acted", "gaul_row", "roman_row", "gaul_deck", "roman_deck",
    "displays", "discards",
)  # fmt: skip


def write_position(s: Any, components: Components) -> dict[str, Any]:
    """The table as names of cards."""
    ids = components.names["card"]
    rows = [[ids[card] for card in reversed(s.row[n][: s.row_size[n]])] for n in Nation]
    decks = [[ids[card] for card in _nation(n) if s.in_deck[card]] for n in Nation]
    shown = [s.display[seat][: s.display_size[seat]] for seat in range(s.seats)]
    on_table = {card for cards in (*shown, *s.row) for card in cards}
    return {
        "round": s.round_number,
        "start_player": None if s.start_player < 0 else s.start_player,
        "phase": _phase_name(s),
        "acted": s.acted,
        "gaul_row": rows[Nation.GAUL],
        "roman_row": rows[Nation.ROMAN],
        "gaul_deck": decks[Nation.GAUL],
        "roman_deck": decks[Nation.ROMAN],
        "displays": [[ids[card] for card in display] for display in shown],
        "discards": _discards(s, ids, on_table),
    }


def _nation(nation: int) -> range:
    return range(STARTS, FIRST_ROMAN) if nation == Nation.GAUL else range(FIRST_ROMAN, CARDS)


def _phase_name(s: Any) -> str:
    if s.phase == Phase.IMMIGRATION:
        return _PHASES[1 + s.nation]
    return {Phase.SETUP: "setup", Phase.WINTER: "winter", Phase.END_OF_ROUND: "end_of_round"}[
        s.phase
    ]


def _discards(s: Any, ids: tuple[str, ...], on_table: set[int]) -> list[str]:
    """Whatever is neither on the table nor in a deck; start cards wait until fate has picked."""
    first = STARTS if s.start_player < 0 else 0
    return [ids[c] for c in range(first, CARDS) if c not in on_table and not s.in_deck[c]]


def read_position(position: Mapping[str, Any], s: Any, components: Components) -> None:
    """Lay the table as a position says; a card not named anywhere is out of the game."""
    refuse_unknown(position, _FIELDS)
    cards = _Cards(components)
    start = position.get("start_player")
    s.start_player = -1 if start is None else read_seat(start, s.seats, "start_player")
    s.round_number = read_number(position.get("round", 1), 0, 60, "round")
    for nation, name in enumerate(("gaul", "roman")):
        row = cards.read(position.get(f"{name}_row", []), f"{name}_row", ROW_LENGTH, nation)
        s.row[nation] = row[::-1] + [NO_CARD] * (ROW_LENGTH - len(row))
        s.row_size[nation] = len(row)
        _read_deck(
            s,
            components,
            nation,
            cards.read(position.get(f"{name}_deck", []), f"{name}_deck", 29, nation),
        )
    displays = read_list(position.get("displays", [[]] * s.seats), s.seats, "displays", s.seats)
    for seat, display in enumerate(displays):
        own = cards.read(display, f"displays[{seat}]", CARDS)
        s.display[seat] = own + [NO_CARD] * (CARDS - len(own))
        s.display_size[seat] = len(own)
        icons = thaw(components.box[0]).icons
        s.icons[seat] = [sum(icons[card][icon] for card in own) for icon in Icon]
    cards.read(position.get("discards", []), "discards", CARDS)
    _read_phase(position, s)


class _Cards:
    """Reads card names and sees to it that no card lies in two places."""

    def __init__(self, components: Components) -> None:
        self.numbers = {name: card for card, name in enumerate(components.names["card"])}
        self.seen: dict[int, str] = {}

    def read(self, value: Any, field: str, most: int, nation: int | None = None) -> list[int]:
        """A list of cards."""
        found = []
        for name in read_list(value, most, field):
            if not isinstance(name, str) or name not in self.numbers:
                raise Unreadable(f"{field}: there is no card {name!r} (rule A1.1)", rule="A1.1")
            card = self.numbers[name]
            if card in self.seen:
                raise Unreadable(
                    f"{name} is in {self.seen[card]} and in {field}: there is one of each",
                    rule="A1.1",
                )
            if nation is not None and card not in _nation(nation):
                raise Unreadable(
                    f"{field}: {name} is not one of the {Nation(nation).name.title()}s", rule="A1.1"
                )
            self.seen[card] = field
            found.append(card)
        return found


def _read_deck(s: Any, components: Components, nation: int, cards: list[int]) -> None:
    for card in _nation(nation):
        s.in_deck[card] = int(card in cards)
    s.undrawn[nation] = len(cards)
    box = thaw(components.box[0])
    letters = range(len(DECKS[nation]))
    firsts, sizes = box.deck_first[nation], box.deck_size[nation]
    tops = [range(firsts[k], firsts[k] + sizes[k]) for k in letters]
    counts = [sum(1 for card in cards if card in top) for top in tops]
    s.deck[nation] = next((k for k, count in enumerate(counts) if count), len(counts) - 1)
    s.deck_left[nation] = counts[s.deck[nation]]


def _read_phase(position: Mapping[str, Any], s: Any) -> None:
    """The phase must fit the question; it can be left out where the question tells it."""
    told = {
        Question.START_PLAYER: "setup", Question.TAKE_GAUL: "gaul", Question.TAKE_ROMAN: "roman",
        Question.STARVE: "winter", Question.OVER: "end_of_round",
    }.get(Question(s.question))  # fmt: skip
    name = position.get("phase", told)
    if name not in _PHASES or (told is not None and name != told):
        raise Unreadable(
            f"phase {name!r} does not fit the question {Question(s.question).name.lower()!r}"
        )
    drawing = s.question in (Question.DRAW_GAUL, Question.DRAW_ROMAN)
    if drawing != (s.seat == FATE) and s.question != Question.START_PLAYER:
        raise Unreadable("fate is asked to draw and to pick the start player, seats for all else")
    if (s.question == Question.START_PLAYER) != (s.start_player < 0):
        raise Unreadable(
            "start_player is null exactly while fate is asked to pick one (rule A2.2)", rule="A2.2"
        )
    s.phase = {"setup": 0, "winter": 2, "end_of_round": 3}.get(str(name), 1)
    s.nation = _drawn_nation(s, str(name)) if drawing else int(name != "gaul" and name != "setup")
    told_acted = (
        (s.seat - s.start_player) % s.seats if s.seat >= 0 else 0 if name == "setup" else s.seats
    )
    s.acted = read_number(position.get("acted", told_acted), 0, s.seats, "acted")
    if s.seat >= 0 and s.acted != told_acted:
        raise Unreadable(
            f"acted is {s.acted}, but seat {s.seat} acts after {told_acted} others (rule A3.2)",
            rule="A3.2",
        )
    if drawing and s.undrawn[s.nation] == 0:
        raise Unreadable("fate cannot draw from an empty deck (rule A8.2)", rule="A8.2")
    if drawing and s.row_size[s.nation] == ROW_LENGTH:
        raise Unreadable("fate cannot draw for a row that is full (rule A4.6)", rule="A4.6")
    if s.question == Question.STARVE and s.display_size[s.seat] <= s.icons[s.seat][Icon.AMPHORAE]:
        raise Unreadable(f"seat {s.seat} has no more cards than amphorae (rule A6.1)", rule="A6.1")
    if s.seat == NOBODY and min(s.undrawn) > 0:
        raise Unreadable("the game is over only when a deck is empty (rule A8.1)", rule="A8.1")


def _drawn_nation(s: Any, phase: str) -> int:
    nation = Nation.GAUL if s.question == Question.DRAW_GAUL else Nation.ROMAN
    if phase in ("gaul", "roman") and phase != nation.name.lower():
        raise Unreadable(
            f"{phase} immigration refills the {phase} row only (rule A4.6)", rule="A4.6"
        )
    if phase == "winter":
        raise Unreadable("nothing is drawn in winter (rule A6.1)", rule="A6.1")
    return nation
