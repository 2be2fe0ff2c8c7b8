"""Chapter 9, what the cards that choose a card of the opponent need and may choose."""

from lusoria.core.rule import rule
from lusoria.games.roma.state import NO_CARD, Table
from lusoria.games.roma.verbs import has_disc, is_building, is_character, opponent
from lusoria.games.roma.words import Reason


@rule("R9.6")
def why_not_any_character(s: Table) -> int:
    """The opponent must have a character on his discs."""
    for disc in range(1, s.discs + 1):
        if is_character(s.space[opponent(s.active)][disc]):
            return Reason.ALLOWED
    return Reason.NO_CHARACTER_TO_CHOOSE


@rule("R9.7")
def why_not_any_building(s: Table) -> int:
    """The opponent must have a building on his discs."""
    for disc in range(1, s.discs + 1):
        if is_building(s.space[opponent(s.active)][disc]):
            return Reason.ALLOWED
    return Reason.NO_BUILDING_TO_CHOOSE


@rule("R9.6")
def why_not_character_at(s: Table, disc: int) -> int:
    """A character of the opponent must lie there."""
    reason = why_not_anything_at(s, disc)
    if reason == Reason.ALLOWED and not is_character(s.space[opponent(s.active)][disc]):
        return Reason.NO_CHARACTER_THERE
    return reason


@rule("R9.7")
def why_not_building_at(s: Table, disc: int) -> int:
    """A building of the opponent must lie there."""
    reason = why_not_anything_at(s, disc)
    if reason == Reason.ALLOWED and not is_building(s.space[opponent(s.active)][disc]):
        return Reason.NO_BUILDING_THERE
    return reason


@rule("R9.4")
def why_not_anything_at(s: Table, disc: int) -> int:
    """A card of the opponent must lie there."""
    if not has_disc(s, disc):
        return Reason.NO_SUCH_DISC
    if s.space[opponent(s.active)][disc] == NO_CARD:
        return Reason.NO_CARD_TO_CHOOSE
    return Reason.ALLOWED
