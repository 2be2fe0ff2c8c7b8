"""Legionarius and Centurio fight the card opposite; after a miss a Centurio may add a die."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.battle import begin_battle, effective_defence, fight, strike, tell_battle
from lusoria.games.roma.components import Box
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import ask, is_empty, opponent, use_up
from lusoria.games.roma.words import Act, Card, Event, Question, Reason


@rule("R9.5", "R13.bribery.on.3")
def why_not(s: Table, disc: int) -> int:
    """They need a card on the opponent's disc of the same number."""
    return Reason.NOTHING_OPPOSITE if is_empty(s, opponent(s.active), disc) else Reason.ALLOWED


@rule("R12.legionarius", "R12.centurio.1")
def fights_opposite(s: Table, disc: int) -> bool:
    """Whether one of them lies on a disc, and opposite it a card for it to fight."""
    card = s.space[s.active][disc]
    fights = card == Card.LEGIONARIUS or card == Card.CENTURIO
    return fights and not is_empty(s, opponent(s.active), disc)


@rule("R12.legionarius", "R12.centurio.1")
def begin(s: Table) -> None:
    """They fight the card directly opposite, of either type."""
    begin_battle(s, s.acting_disc)


@rule("R12.legionarius", "R12.centurio.1", "R12.centurio.2")
def go_on(s: Table, box: Box, kind: int, die: int, journal: Journal) -> None:
    """The battle die falls; a Centurio adds a die to it or lets the miss be."""
    if kind == Act.SPEND:
        add_die(s, box, die, journal)
    elif kind == Act.DONE:
        action_is_done(s, journal)
    elif may_add_die(s) and die < effective_defence(s, box, opponent(s.active), s.target):
        miss(s, box, die, journal)
    else:
        fight(s, box, die, journal)


@rule("R12.centurio.2")
def may_add_die(s: Table) -> bool:
    """Only a Centurio, and only while a die is unused."""
    return s.acting == Card.CENTURIO and s.dice_left > 0


@rule("R12.centurio.2")
def miss(s: Table, box: Box, die: int, journal: Journal) -> None:
    """After a miss the player may add an unused die."""
    tell_battle(s, box, die, journal)
    note(journal, Event.MISSED, EVERYBODY, s.active, s.target)
    s.battle = die
    ask(s, s.active, Question.ADD_DIE)


@rule("R12.centurio.2")
def add_die(s: Table, box: Box, die: int, journal: Journal) -> None:
    """The die is spent and added, even when the sum is still too small."""
    use_up(s, die)
    defence = effective_defence(s, box, opponent(s.active), s.target)
    strength = strength_with(s, die)
    note(journal, Event.DIE_ADDED, EVERYBODY, s.active, s.target, die, strength, defence)
    strike(s, strength, defence, journal)


@rule("R12.centurio.2")
def strength_with(s: Table, die: int) -> int:
    """The battle die and the one added to it."""
    return s.battle + die
