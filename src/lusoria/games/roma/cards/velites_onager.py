"""Velites and Onager fight any one character, or any one building, of the opponent."""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.battle import begin_battle, fight
from lusoria.games.roma.components import Box
from lusoria.games.roma.state import Table
from lusoria.games.roma.targets import (
    why_not_any_building,
    why_not_any_character,
    why_not_building_at,
    why_not_character_at,
)
from lusoria.games.roma.verbs import ask
from lusoria.games.roma.words import Card, Question


@rule("R9.6", "R9.7")
def why_not(s: Table, card: int) -> int:
    """Velites need a character of the opponent, an Onager a building."""
    return why_not_any_character(s) if card == Card.VELITES else why_not_any_building(s)


@rule("R12.velites", "R12.onager")
def begin(s: Table) -> None:
    """The player chooses."""
    ask(s, s.active, Question.TARGET)


@rule("R12.velites", "R12.onager")
def why_not_choose(s: Table, disc: int) -> int:
    """One character of the opponent, or one building, wherever it lies."""
    if s.acting == Card.VELITES:
        return why_not_character_at(s, disc)
    return why_not_building_at(s, disc)


@rule("R12.velites", "R12.onager")
def fights(s: Table) -> bool:
    """Whether the card that is being chosen will have to withstand a battle die."""
    return s.question == Question.TARGET and (s.acting == Card.VELITES or s.acting == Card.ONAGER)


@rule("R12.velites", "R12.onager")
def go_on(s: Table, box: Box, disc_or_die: int, journal: Journal) -> None:
    """Once a disc is chosen the battle die is rolled against the card on it."""
    if s.question == Question.TARGET:
        begin_battle(s, disc_or_die)
    else:
        fight(s, box, disc_or_die, journal)
