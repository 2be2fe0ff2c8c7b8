"""Chapters 2 to 5: the turn and its three phases, as far as no action is done."""

from itertools import permutations
from typing import Final

from lusoria.core.journal import Journal, note
from lusoria.core.rule import constants, rule
from lusoria.core.seats import EVERYBODY, FATE
from lusoria.games.roma.actions import ROLLED
from lusoria.games.roma.cards import essedum, praetorianus
from lusoria.games.roma.ending import empties_opponent, end_game, ending
from lusoria.games.roma.state import DICE, MOST_TURNS, PIPS, Table
from lusoria.games.roma.verbs import ask, how_many_empty, opponent, take_dice_away
from lusoria.games.roma.words import Ending, Event, Question

LOW: Final = constants([low for low, _, _ in ROLLED])
MIDDLE: Final = constants([middle for _, middle, _ in ROLLED])
HIGH: Final = constants([high for _, _, high in ROLLED])
"""The three dice of each roll, by its number."""
WAYS: Final = constants([len(set(permutations(roll))) for roll in ROLLED])
"""How many throws of three dice look like each roll."""
THROWS: Final = PIPS**DICE

# Phase 1


@rule("R2.2", "R3.1")
def begin_turn(s: Table, seat: int, journal: Journal) -> None:
    """The player first returns fame for his empty discs, and then rolls."""
    s.turn += 1
    s.active = seat
    note(journal, Event.TURN_BEGUN, EVERYBODY, seat, s.turn)
    return_fame(s, seat, journal)
    if ending(s) != Ending.GOES_ON:
        end_game(s, journal)
    else:
        ask(s, FATE, Question.ROLL)


@rule("R3.1", "R3.2")
def fame_to_return(s: Table, seat: int) -> int:
    """One fame for each empty disc, or all that the player has."""
    return min(how_many_empty(s, seat), s.fame[seat])


@rule("R3.2", "R11.1", "R16.1")
def turn_ends_game(s: Table) -> bool:
    """No turn may follow, or the opponent's would begin with the loss of all his fame."""
    return s.turn == MOST_TURNS or empties_opponent(s, fame_to_return(s, opponent(s.active)))


@rule("R3.1", "R3.2")
def return_fame(s: Table, seat: int, journal: Journal) -> None:
    """The fame for empty discs goes to the stockpile."""
    returned = fame_to_return(s, seat)
    s.fame[seat] -= returned
    s.stockpile += returned
    empty = how_many_empty(s, seat)
    if empty > 0:
        note(journal, Event.FAME_RETURNED, EVERYBODY, seat, returned, empty)


# Phase 2


@rule("R4.1", "R4.2", "R4.3")
def roll(s: Table, number: int, journal: Journal) -> None:
    """Three dice are rolled; a triple may be rolled again."""
    low, middle, high = LOW[number], MIDDLE[number], HIGH[number]
    s.dice[low] += 1
    s.dice[middle] += 1
    s.dice[high] += 1
    s.dice_left = DICE
    note(journal, Event.ROLLED, EVERYBODY, s.active, low, middle, high)
    ask(s, s.active, Question.REROLL if low == high else Question.ACT)


@rule("R4.2")
def reroll(s: Table, journal: Journal) -> None:
    """All three dice are rolled again."""
    note(journal, Event.ROLLS_AGAIN, EVERYBODY, s.active)
    take_dice_away(s)
    ask(s, FATE, Question.ROLL)


@rule("R4.2")
def stand(s: Table, journal: Journal) -> None:
    """The triple stays as it is."""
    note(journal, Event.STANDS, EVERYBODY, s.active)
    ask(s, s.active, Question.ACT)


# The end of phase 3


@rule("R5.4", "R2.1", "R16.1")
def end_turn(s: Table, journal: Journal) -> None:
    """Unused dice are lost, what lasts for a turn ends, and the other begins, up to the limit."""
    note(journal, Event.TURN_ENDED, EVERYBODY, s.active, s.dice_left)
    take_dice_away(s)
    essedum.end(s)
    praetorianus.end(s, s.active, journal)
    if s.turn == MOST_TURNS:
        end_game(s, journal)
    else:
        begin_turn(s, opponent(s.active), journal)
