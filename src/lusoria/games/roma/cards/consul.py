"""Consul: unused dice are changed by one step, as the option `consul` says."""

from typing import Final

from lusoria.core.journal import Journal, note
from lusoria.core.rule import constants, rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.actions import CHANGED
from lusoria.games.roma.dice import why_not_without_die
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import PIPS, Table
from lusoria.games.roma.verbs import ask, lay_die, take_dice_away
from lusoria.games.roma.words import Edition, Event, Question, Reason

LOWER: Final = constants([low for low, _ in CHANGED])
HIGHER: Final = constants([high for _, high in CHANGED])
"""What the unused dice become, by number; a missing second die is 0."""


@rule("R9.9")
def why_not(dice_left: int) -> int:
    """He needs a further unused die."""
    return why_not_without_die(dice_left)


@rule("R12.consul.1")
def begin(s: Table) -> None:
    """The player says what the unused dice become."""
    ask(s, s.active, Question.SET_DICE)


@rule("R12.consul.1")
def why_not_set(s: Table, number: int) -> int:
    """The unused dice, as many as they are, become others by one step each or of one alone."""
    low, high = LOWER[number], HIGHER[number]
    if s.dice_left != (2 if high else 1):
        return Reason.OTHER_NUMBER_OF_DICE
    first = lowest_die(s)
    if not high:
        return why_not_step(s, abs(low - first), 0)
    second = highest_die(s)
    straight = why_not_step(s, abs(low - first), abs(high - second))
    if straight == Reason.ALLOWED:
        return straight
    crossed = why_not_step(s, abs(high - first), abs(low - second))
    return crossed if crossed == Reason.ALLOWED else straight


@rule("R13.consul.rulebook", "R13.consul.publisher")
def why_not_step(s: Table, step: int, other_step: int) -> int:
    """At least one die changes by 1 and none by more; by the publisher's rules exactly one does."""
    if s.consul == Edition.PUBLISHER:
        return Reason.ALLOWED if step + other_step == 1 else Reason.ONE_DIE_BY_ONE
    if step + other_step == 0:
        return Reason.DICE_UNCHANGED
    return Reason.ALLOWED if max(step, other_step) == 1 else Reason.DICE_OUT_OF_REACH


@rule()
def lowest_die(s: Table) -> int:
    """The lowest unused die."""
    die = 1
    while s.dice[die] == 0:
        die += 1
    return die


@rule()
def highest_die(s: Table) -> int:
    """The highest unused die."""
    die = PIPS
    while s.dice[die] == 0:
        die -= 1
    return die


@rule("R12.consul.1", "R12.consul.2", "R12.consul.3")
def set_dice(s: Table, number: int, journal: Journal) -> None:
    """The new values count from now on, and no triple of them is rolled again."""
    take_dice_away(s)
    lay_die(s, LOWER[number])
    if HIGHER[number]:
        lay_die(s, HIGHER[number])
    note(journal, Event.DICE_CHANGED, EVERYBODY, s.active, LOWER[number], HIGHER[number])
    action_is_done(s, journal)
