"""Sicarius and Nero: a character, or a building, of the opponent goes, and the doer with it."""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import Table
from lusoria.games.roma.targets import (
    why_not_any_building,
    why_not_any_character,
    why_not_building_at,
    why_not_character_at,
)
from lusoria.games.roma.verbs import ask, destroy, opponent
from lusoria.games.roma.words import Card, Question


@rule("R9.6", "R9.7")
def why_not(s: Table, card: int) -> int:
    """A Sicarius needs a character of the opponent, a Nero a building."""
    return why_not_any_character(s) if card == Card.SICARIUS else why_not_any_building(s)


@rule("R12.sicarius", "R12.nero")
def begin(s: Table) -> None:
    """The player chooses."""
    ask(s, s.active, Question.TARGET)


@rule("R12.sicarius", "R12.nero")
def why_not_choose(s: Table, disc: int) -> int:
    """One character of the opponent, or one building, wherever it lies."""
    if s.acting == Card.SICARIUS:
        return why_not_character_at(s, disc)
    return why_not_building_at(s, disc)


@rule("R12.sicarius", "R12.nero")
def goes_too(s: Table) -> bool:
    """Whether the doer will leave the table with the card that is being chosen."""
    return s.question == Question.TARGET and (s.acting == Card.SICARIUS or s.acting == Card.NERO)


@rule("R12.sicarius", "R12.nero")
def choose(s: Table, disc: int, journal: Journal) -> None:
    """The chosen card and the one on the disc of the doer are discarded."""
    destroy(s, opponent(s.active), disc, journal)
    destroy(s, s.active, s.acting_disc, journal)
    action_is_done(s, journal)
