"""Positions to and from text; the fields are described in docs/positions.md."""

from collections.abc import Mapping
from typing import Any, Final, NoReturn

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components
from lusoria.core.layout import thaw
from lusoria.core.position import read_list, read_number, read_seat, refuse_unknown
from lusoria.core.seats import FATE, NOBODY
from lusoria.games.armorica.components import (
    CARDS,
    DECKS,
    FIRST_ROMAN,
    PER_NATION,
    ROW_LENGTH,
    STARTS,
)
from lusoria.games.armorica.state import NO_CARD
from lusoria.games.armorica.words import Icon, Nation, Phase, Question

_PHASES: Final = ("setup", "gaul", "roman", "winter", "end_of_round")
_TOLD: Final = {
    Question.START_PLAYER: "setup",
    Question.TAKE_GAUL: "gaul",
    Question.TAKE_ROMAN: "roman",
    Question.STARVE: "winter",
    Question.OVER: "end_of_round",
}
MOST_ROUNDS: Final = 50
"""An edited game may begin late; 29 cards of either deck leave at most as many rounds to play."""
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
    """Lay the table as a position says; a card not named anywhere is out of the game.

    Before the set-up the cards that are named nowhere lie in their decks.
    """
    refuse_unknown(position, _FIELDS)
    cards, out = _Cards(components), position.get("discards", [])
    start = position.get("start_player")
    s.start_player = -1 if start is None else read_seat(start, s.seats, "start_player")
    for nation, name in enumerate(("gaul", "roman")):
        row = cards.read(position.get(f"{name}_row", []), f"{name}_row", ROW_LENGTH, nation)
        s.row[nation] = row[::-1] + [NO_CARD] * (ROW_LENGTH - len(row))
        s.row_size[nation] = len(row)
        rest = cards.all_but(out, nation) if s.question == Question.START_PLAYER else []
        deck = cards.read(position.get(f"{name}_deck", rest), f"{name}_deck", PER_NATION, nation)
        _read_deck(s, components, nation, deck)
    displays = read_list(position.get("displays", [[]] * s.seats), s.seats, "displays", s.seats)
    icons = thaw(components.box[0]).icons
    for seat, display in enumerate(displays):
        own = cards.read(display, f"displays[{seat}]", CARDS)
        s.display[seat] = own + [NO_CARD] * (CARDS - len(own))
        s.display_size[seat] = len(own)
        s.icons[seat] = [sum(icons[card][icon] for card in own) for icon in Icon]
    cards.read(out, "discards", CARDS)
    _read_phase(position, s, components)


class _Cards:
    """Reads card names and sees to it that no card lies in two places."""

    def __init__(self, components: Components) -> None:
        self.numbers = {name: card for card, name in enumerate(components.names["card"])}
        self.seen: dict[int, str] = {}

    def all_but(self, out: Any, nation: int) -> list[str]:
        """The cards of a nation but those out of the game; what is no list is refused later."""
        gone = out if isinstance(out, list) else []
        mine = (name for name, card in self.numbers.items() if card in _nation(nation))
        return [name for name in mine if name not in gone]

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


def _read_phase(position: Mapping[str, Any], s: Any, components: Components) -> None:
    """Where in the round the table stands; it can be left out where the question tells it."""
    _check_asker(s)
    name = _phase_of(position, s)
    s.phase = {"setup": 0, "winter": 2, "end_of_round": 3}.get(name, 1)
    s.nation = int(s.question == Question.DRAW_ROMAN or name not in ("gaul", "setup"))
    if s.question == Question.DRAW_GAUL:
        s.nation = Nation.GAUL
    s.round_number = read_number(
        position.get("round", int(name != "setup")), 0, MOST_ROUNDS, "round"
    )
    if (s.round_number == 0) != (name == "setup"):
        wanted = "0 in set-up" if name == "setup" else "at least 1 after set-up"
        _refuse(f"round is {s.round_number}, but {wanted}", "A3.1")
    if s.round_number + min(s.undrawn) > MOST_ROUNDS:
        _refuse(
            f"round is {s.round_number}, and the decks may last for {min(s.undrawn)} more:"
            f" no game has more than {MOST_ROUNDS}", "A8.1",
        )  # fmt: skip
    _read_acted(position, s, name)
    if s.seat == FATE and s.question != Question.START_PLAYER:
        _check_draw(s, name)
    if name == "setup":
        _check_supply(s)
    if s.question == Question.STARVE:
        _check_starving(s, components)
    if s.seat == NOBODY and min(s.undrawn) > 0:
        _refuse("the game is over only when a deck is empty", "A8.1")


def _refuse(message: str, rule: str) -> NoReturn:
    raise Unreadable(f"{message} (rule {rule})", rule=rule)


def _check_asker(s: Any) -> None:
    fate = s.question in (Question.START_PLAYER, Question.DRAW_GAUL, Question.DRAW_ROMAN)
    if s.seat != NOBODY and fate != (s.seat == FATE):
        _refuse("fate picks the start player and draws cards, and seats do all else", "A2.2")
    if (s.question == Question.START_PLAYER) != (s.start_player < 0):
        _refuse("start_player is null exactly while fate is asked to pick one", "A2.2")
    if s.start_player < 0 and (any(s.display_size) or any(s.row_size)):
        _refuse("rows and displays are empty before fate has picked a start player", "A2.3")


def _phase_of(position: Mapping[str, Any], s: Any) -> str:
    told = _TOLD.get(Question(s.question))
    name = position.get("phase", told)
    possible = (told,) if told else ("setup", Question(s.question).name[5:].lower(), "end_of_round")
    if name not in possible:
        asked = Question(s.question).name.lower()
        raise Unreadable(
            f"with the question {asked!r}, phase is {' or '.join(possible)}, not {name!r}"
        )
    return str(name)


def _read_acted(position: Mapping[str, Any], s: Any, phase: str) -> None:
    if s.seat >= 0:
        fewest = most = (s.seat - s.start_player) % s.seats
    elif phase == "setup":
        fewest = most = 0
    else:
        fewest, most = (1 if s.phase == Phase.IMMIGRATION else s.seats), s.seats
    s.acted = read_number(position.get("acted", most), 0, s.seats, "acted")
    if not fewest <= s.acted <= most:
        _refuse(f"acted is {s.acted}, but {fewest} to {most} can have acted now", "A3.2")


def _check_draw(s: Any, phase: str) -> None:
    """A card is drawn for a row with a gap, from a deck with cards, when the rules refill it."""
    if s.undrawn[s.nation] == 0:
        _refuse("fate cannot draw from an empty deck", "A8.2")
    if s.row_size[s.nation] == ROW_LENGTH:
        _refuse("fate cannot draw for a row that is full", "A4.6")
    if phase == "end_of_round" and s.seats > 2:
        _refuse("only with two players is a card drawn at the end of a round", "A7.2")


def _check_supply(s: Any) -> None:
    for nation in Nation:
        if s.row_size[nation] + s.undrawn[nation] < ROW_LENGTH:
            _refuse(f"there are too few {nation.name.title()}s to fill their row", "A2.7")


def _going(s: Any, components: Components, seat: int) -> tuple[int, int]:
    """How many cards of a display must go in winter, and how many can."""
    icons = thaw(components.box[0]).icons
    own = s.display[seat][: s.display_size[seat]]
    can_go = sum(1 for card in own if not icons[card][Icon.AMPHORAE])
    return len(own) - s.icons[seat][Icon.AMPHORAE], can_go


def _check_starving(s: Any, components: Components) -> None:
    for before in range(s.acted):
        seat = (s.start_player + before) % s.seats
        must_go, can_go = _going(s, components, seat)
        if must_go > 0 and can_go > 0:
            _refuse(f"seat {seat} has had its winter and still has cards that must go", "A6.1")
    must_go, may_go = _going(s, components, s.seat)
    if must_go <= 0:
        _refuse(f"seat {s.seat} has no more cards than amphorae", "A6.1")
    if must_go == may_go:
        _refuse(
            f"seat {s.seat} has no choice: all {must_go} cards without amphorae must go", "A6.4"
        )
