"""Whether an open question makes sense at a table that was laid from a position.

Each refusal names the rule. What a rule decides is asked of the rules themselves.
"""

from typing import Any

from lusoria.core.game import Components
from lusoria.core.position import Inquiry, refuse
from lusoria.core.seats import FATE, NOBODY
from lusoria.games.armorica.components import ROW_LENGTH
from lusoria.games.armorica.words import Nation, Phase, Question


def check_asker(s: Any) -> None:
    """Fate is asked what fate is asked, and picks the start player before all else."""
    fate = s.question in (Question.START_PLAYER, Question.DRAW_GAUL, Question.DRAW_ROMAN)
    if s.seat != NOBODY and fate != (s.seat == FATE):
        refuse("fate picks the start player and draws cards, and seats do all else", "A2.2")
    if (s.question == Question.START_PLAYER) != (s.start_player < 0):
        refuse("start_player is null exactly while fate is asked to pick one", "A2.2")
    if s.start_player < 0 and (any(s.display_size) or any(s.row_size)):
        refuse("rows and displays are empty before fate has picked a start player", "A2.3")


def check_position(s: Any, components: Components, rules: Inquiry) -> None:
    """What the open question takes for granted."""
    if s.question in (Question.DRAW_GAUL, Question.DRAW_ROMAN):
        _check_draw(s)
    if s.phase == Phase.SETUP:
        _check_supply(s)
    if s.question == Question.STARVE:
        _check_starving(s, rules)
    if s.question == Question.OVER and min(s.undrawn) > 0:
        refuse("the game is over only when a deck is empty", "A8.1")


def _check_draw(s: Any) -> None:
    """A card is drawn for a row with a gap, from a deck with cards, when the rules refill it."""
    if s.undrawn[s.nation] == 0:
        refuse("fate cannot draw from an empty deck", "A8.2")
    if s.row_size[s.nation] == ROW_LENGTH:
        refuse("fate cannot draw for a row that is full", "A4.6")
    if s.phase == Phase.END_OF_ROUND and s.seats > 2:
        refuse("only with two players is a card drawn at the end of a round", "A7.2")


def _check_supply(s: Any) -> None:
    for nation in Nation:
        if s.row_size[nation] + s.undrawn[nation] < ROW_LENGTH:
            refuse(f"there are too few {nation.name.title()}s to fill their row", "A2.7")


def _check_starving(s: Any, rules: Inquiry) -> None:
    """Whoever had his winter has nothing left that must go, and whoever is asked has a choice."""
    found = rules.derived(s)
    for before in range(s.acted):
        seat = (s.start_player + before) % s.seats
        if found.must_go[seat] > 0 and found.may_go[seat] > 0:
            refuse(f"seat {seat} has had its winter and still has cards that must go", "A6.1")
    must_go, may_go = found.must_go[s.seat], found.may_go[s.seat]
    if must_go == 0:
        refuse(f"seat {s.seat} has no more cards than amphorae", "A6.1")
    if must_go == may_go:
        refuse(f"seat {s.seat} has no choice: all {must_go} cards without amphorae must go", "A6.4")
