"""Positions to text; the fields are described in docs/positions.md. `editor` reads them back."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final, NotRequired, TypedDict

from lusoria.core.game import Components
from lusoria.core.view import Position
from lusoria.games.roma.state import FACE_DOWN, NO_CARD, NO_SEAT, PIPS, SEATS
from lusoria.games.roma.words import Question

UNSEEN: Final = "?"
"""A card that the viewer of a veiled table cannot name."""


class Turn(TypedDict):
    """Whose turn it is, and how many have begun."""

    seat: int | None
    number: int


class Acting(TypedDict):
    """The card whose action is under way, and what of it is settled."""

    card: str
    disc: int
    target: NotRequired[int]
    battle: NotRequired[int]
    second: NotRequired[int]


class RomaPosition(Position):
    """The table as text; every field is told in docs/positions.md."""

    starter: int | None
    turn: Turn
    fame: list[int]
    money: list[int]
    stockpile: int
    spaces: list[list[str | None]]
    face_down: bool
    hands: list[list[str]]
    known: list[list[str]]
    passed: list[list[str]]
    deck: list[str]
    discard: list[str]
    dice: list[int]
    blocked: list[list[int]]
    essedum: int
    drawn: list[str]
    drawn_early: list[str]
    hand_or_drawn: list[str]
    to_draw: int
    acting: Acting | None
    lifted: list[str]
    lifted_from: list[int]


def write_position(s: Any, components: Components) -> dict[str, Any]:
    """The table as names of cards; of a veiled one, `deck` lists all cards that are not seen."""
    names = components.names["card"]

    def pile(counts: list[int], size: int | None = None) -> list[str]:
        seen = [names[card] for card, count in enumerate(counts) if count for _ in range(count)]
        return seen + [UNSEEN] * (0 if size is None else size - len(seen))

    s = _counted_out(s)
    return {
        "starter": None if s.starter == NO_SEAT else s.starter,
        "turn": {"seat": None if s.active == NO_SEAT else s.active, "number": s.turn},
        "fame": list(s.fame),
        "money": list(s.money),
        "stockpile": s.stockpile,
        "spaces": [
            [_space(card, names) for card in s.space[seat][1 : s.discs + 1]]
            for seat in range(SEATS)
        ],
        "face_down": s.question == Question.LAYOUT and _is_anything_laid(s),
        "hands": [_hand(s, seat, pile) for seat in range(SEATS)],
        "known": [pile(s.known[seat]) for seat in range(SEATS)],
        "passed": [pile(s.passed[seat], s.passed_size[seat]) for seat in range(SEATS)],
        "deck": pile(s.deck),
        "discard": pile(s.discard),
        "dice": [die for die in range(1, PIPS + 1) for _ in range(s.dice[die])],
        "blocked": [
            [d for d in range(1, s.discs + 1) if s.blocked[seat][d]] for seat in range(SEATS)
        ],
        "essedum": s.essedum,
        "drawn": pile(s.drawn, s.drawn_size),
        "drawn_early": pile(s.drawn_early, s.drawn_early_size),
        "hand_or_drawn": pile(s.hand_or_drawn),
        "to_draw": s.to_draw,
        "acting": _acting(s, names),
        "lifted": [names[card] for card in s.lifted[: s.lifted_size]],
        "lifted_from": list(s.lifted_from[: s.lifted_size]),
    }


def _counted_out(s: Any) -> Any:
    """A veiled table with cards in the hand that are known to be there by counting alone (R14.14);
    the veil leaves them among the unseen ones."""
    sure = all(held >= known for pair in zip(s.hand, s.known) for held, known in zip(*pair))
    if sure or s.active == NO_SEAT:  # in set-up known cards may lie face down, and none is counted
        return s
    told = SimpleNamespace(**vars(s))
    told.hand, told.deck, told.hand_or_drawn = (
        [row[:] for row in s.hand],
        s.deck[:],
        s.hand_or_drawn[:],
    )
    for seat in range(SEATS):
        early = seat == s.active and s.drawn_early_size > 0
        unseen = told.hand_or_drawn if early else told.deck
        for card, sure in enumerate(s.known[seat]):
            counted = max(0, sure - s.hand[seat][card])
            told.hand[seat][card] += counted
            unseen[card] -= counted
    return told


def _hand(s: Any, seat: int, pile: Callable[..., list[str]]) -> list[str]:
    """A hand; none of it can be named while a known card may be one that lies face down."""
    if FACE_DOWN in s.space[seat]:
        return [UNSEEN] * int(s.hand_size[seat])
    return pile(s.hand[seat], s.hand_size[seat])


def _space(card: int, names: tuple[str, ...]) -> str | None:
    if card == FACE_DOWN:
        return UNSEEN
    return None if card == NO_CARD else names[card]


def _is_anything_laid(s: Any) -> bool:
    return any(card != NO_CARD for row in s.space for card in row)


def _acting(s: Any, names: tuple[str, ...]) -> dict[str, Any] | None:
    """The card under way, with whatever of it is settled."""
    if s.acting == NO_CARD:
        return None
    settled = {"target": s.target, "battle": s.battle, "second": s.second}
    return {"card": names[s.acting], "disc": s.acting_disc} | {
        k: v for k, v in settled.items() if v
    }
