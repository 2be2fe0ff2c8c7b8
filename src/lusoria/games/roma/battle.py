"""Chapter 10: battle."""

from typing import Final

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY, FATE
from lusoria.games.roma.components import Box
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import (
    ask,
    discard_from_disc,
    how_many_lie,
    opponent,
    use_up,
)
from lusoria.games.roma.words import Card, Event, Question

ESSEDUM_WEAKENS: Final = 2


@rule("R10.3", "R10.4", "R12.turris", "R12.essedum.1", "R12.praetorianus.5", "R13.bribery.on.5")
def effective_defence(s: Table, box: Box, seat: int, disc: int) -> int:
    """The printed defence, 1 more for each other own Turris, 2 less for each Essedum this turn."""
    card = s.space[seat][disc]
    towers = how_many_lie(s, seat, Card.TURRIS)
    if card == Card.TURRIS:
        towers -= 1
    return box.defence[card] + towers - ESSEDUM_WEAKENS * s.essedum


@rule("R10.1")
def begin_battle(s: Table, disc: int) -> None:
    """The battle die is rolled once, against the card on one disc of the opponent."""
    s.target = disc
    ask(s, FATE, Question.BATTLE)


@rule("R10.2")
def fight(s: Table, box: Box, die: int, journal: Journal) -> None:
    """The die hits or misses; after a Centurio's miss an unused die may still be added."""
    defence = effective_defence(s, box, opponent(s.active), s.target)
    note(journal, Event.BATTLE, EVERYBODY, s.active, s.target, die, defence)
    if die < defence and may_add_die(s):
        s.battle = die
        ask(s, s.active, Question.ADD_DIE)
    else:
        strike(s, die, defence, journal)


@rule("R10.2")
def strike(s: Table, strength: int, defence: int, journal: Journal) -> None:
    """What reaches the effective defence destroys the card, and otherwise nothing happens."""
    if strength >= defence:
        destroy(s, opponent(s.active), s.target, journal)
    action_is_done(s, journal)


@rule()
def destroy(s: Table, seat: int, disc: int, journal: Journal) -> None:
    """A card on a disc goes to the discard pile."""
    note(journal, Event.DESTROYED, EVERYBODY, seat, s.space[seat][disc], disc)
    discard_from_disc(s, seat, disc)


# The Centurio's second chance


@rule("R12.centurio.2")
def may_add_die(s: Table) -> bool:
    """A Centurio who missed may add an unused die."""
    return s.acting == Card.CENTURIO and s.dice_left > 0


@rule("R12.centurio.2")
def add_die(s: Table, box: Box, die: int, journal: Journal) -> None:
    """The die is spent and added, even when the sum is still too small."""
    use_up(s, die)
    defence = effective_defence(s, box, opponent(s.active), s.target)
    note(journal, Event.DIE_ADDED, EVERYBODY, s.active, s.target, die, s.battle + die, defence)
    strike(s, s.battle + die, defence, journal)
