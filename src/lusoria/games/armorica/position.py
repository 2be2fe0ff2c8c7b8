"""Positions to text; the fields are described in docs/positions.md. `editor` reads them back."""

from typing import Any, Final

from lusoria.core.game import Components
from lusoria.core.view import Position
from lusoria.games.armorica.components import CARDS, FIRST_GAUL, FIRST_ROMAN, STARTS
from lusoria.games.armorica.words import Nation, Phase

_SLICES: Final = (slice(FIRST_GAUL, FIRST_ROMAN), slice(FIRST_ROMAN, CARDS))
"""The Gauls and the Romans among all cards."""


class ArmoricaPosition(Position):
    """The table as text; every field is told in docs/positions.md."""

    round: int
    start_player: int | None
    phase: str
    acted: int
    gaul_row: list[str]
    roman_row: list[str]
    gaul_deck: list[str]
    roman_deck: list[str]
    displays: list[list[str]]
    discards: list[str]


def write_position(s: Any, components: Components) -> dict[str, Any]:
    """The table as names of cards."""
    ids = components.names["card"]
    rows = [[ids[card] for card in reversed(row[:size])] for row, size in zip(s.row, s.row_size)]
    decks = [_undrawn(s, ids, n) for n in (Nation.GAUL, Nation.ROMAN)]
    shown = [s.display[seat][: s.display_size[seat]] for seat in range(s.seats)]
    on_table = {card for cards in (*shown, *s.row) for card in cards}
    return {
        "round": s.round_number,
        "start_player": None if s.start_player < 0 else s.start_player,
        "phase": phase_name(s.phase, s.nation),
        "acted": s.acted,
        "gaul_row": rows[Nation.GAUL],
        "roman_row": rows[Nation.ROMAN],
        "gaul_deck": decks[Nation.GAUL],
        "roman_deck": decks[Nation.ROMAN],
        "displays": [[ids[card] for card in display] for display in shown],
        "discards": _discards(s, ids, on_table),
    }


def _undrawn(s: Any, ids: tuple[str, ...], nation: Nation) -> list[str]:
    mine = _SLICES[nation]
    return [name for name, there in zip(ids[mine], s.in_deck[mine]) if there]


def cards_of(nation: int) -> range:
    """All Gauls or all Romans."""
    return range(FIRST_GAUL, FIRST_ROMAN) if nation == Nation.GAUL else range(FIRST_ROMAN, CARDS)


def phase_name(phase: int, nation: int) -> str:
    """A phase by its name, and immigration by the nation whose it is."""
    return (Nation(nation) if phase == Phase.IMMIGRATION else Phase(phase)).name.lower()


def _discards(s: Any, ids: tuple[str, ...], on_table: set[int]) -> list[str]:
    """Whatever is neither on the table nor in a deck; start cards wait until fate has picked."""
    first = STARTS if s.start_player < 0 else 0
    lying = enumerate(zip(ids[first:], s.in_deck[first:]), first)
    return [name for card, (name, there) in lying if not there and card not in on_table]
