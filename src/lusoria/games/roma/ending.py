"""Chapters 11 and 16: when the game ends, also in the middle of an action, and the last gain."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY, NOBODY
from lusoria.games.roma.state import NO_CARD, NO_DIE, NO_DISC, NO_SEAT, SEATS, Table
from lusoria.games.roma.verbs import ask, opponent
from lusoria.games.roma.words import Ending, Event, Question


@rule("R11.1")
def without_fame(s: Table) -> int:
    """The player who has no fame left, if one has none: both never lose their last at once."""
    for seat in range(SEATS):
        if s.fame[seat] == 0:
            return seat
    return NO_SEAT


@rule("R11.1", "R11.2", "R11.8", "R16.2")
def ending(s: Table) -> int:
    """A player without fame ends the game, then an empty stockpile, then the limit of turns."""
    if without_fame(s) != NO_SEAT:
        return Ending.NO_FAME
    if s.stockpile == 0:
        return Ending.STOCKPILE_EMPTY
    return Ending.TURN_LIMIT if s.question == Question.OVER else Ending.GOES_ON


@rule("R11.1")
def end_game(s: Table, journal: Journal) -> None:
    """Nobody is asked any more."""
    ask(s, NOBODY, Question.OVER)
    note(journal, Event.GAME_OVER, EVERYBODY, ending(s), without_fame(s))


@rule("R11.1", "R5.1")
def action_is_done(s: Table, journal: Journal) -> None:
    """After an action the player is asked for the next one, unless the game ended with it."""
    s.acting = NO_CARD
    s.acting_disc = NO_DISC
    s.target = NO_DISC
    s.battle = NO_DIE
    s.second = NO_DIE
    if ending(s) != Ending.GOES_ON:
        end_game(s, journal)
    else:
        ask(s, s.active, Question.ACT)


@rule("R11.3", "R11.4")
def gain_fame(s: Table, amount: int, journal: Journal) -> None:
    """The player gets the whole gain, on credit where the stockpile is too small and stops at 0."""
    paid = min(amount, s.stockpile)
    s.stockpile -= paid
    s.fame[s.active] += amount
    note(journal, Event.FAME_GAINED, EVERYBODY, s.active, amount, s.acting)
    if amount > paid:
        note(journal, Event.CREDITED, EVERYBODY, s.active, amount - paid)


@rule("R11.2", "R11.3")
def empties_stockpile(s: Table, amount: int) -> bool:
    """A gain takes all the fame that lies there, or would take more."""
    return amount >= s.stockpile


@rule("R11.1")
def empties_opponent(s: Table, amount: int) -> bool:
    """A loss takes all the fame that the opponent has."""
    return amount >= s.fame[opponent(s.active)]
