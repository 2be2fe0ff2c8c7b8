"""Chapter 10: battle."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY, FATE
from lusoria.games.roma.cards import essedum, turris
from lusoria.games.roma.components import Box
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import ask, destroy, opponent
from lusoria.games.roma.words import Event, Question


@rule("R10.3", "R10.4", "R13.bribery.on.5")
def effective_defence(s: Table, box: Box, seat: int, disc: int) -> int:
    """The printed defence, more behind a Turris, less after an Essedum; it may fall below 0."""
    printed = box.defence[s.space[seat][disc]]
    return printed + turris.adds(s, seat, disc) - essedum.takes(s, seat)


@rule("R10.1")
def begin_battle(s: Table, disc: int) -> None:
    """The battle die is rolled once, against the card on one disc of the opponent."""
    s.target = disc
    ask(s, FATE, Question.BATTLE)


@rule("R10.1")
def tell_battle(s: Table, box: Box, die: int, journal: Journal) -> int:
    """The battle die has fallen; the effective defence that it must reach."""
    defence = effective_defence(s, box, opponent(s.active), s.target)
    note(journal, Event.BATTLE, EVERYBODY, s.active, s.target, die, defence)
    return defence


@rule("R10.2")
def fight(s: Table, box: Box, die: int, journal: Journal) -> None:
    """The die alone hits or misses."""
    strike(s, die, tell_battle(s, box, die, journal), journal)


@rule("R10.2")
def strike(s: Table, strength: int, defence: int, journal: Journal) -> None:
    """What reaches the effective defence destroys the card, and otherwise nothing happens."""
    if hits(strength, defence):
        destroy(s, opponent(s.active), s.target, journal)
    else:
        note(journal, Event.MISSED, EVERYBODY, s.active, s.target)
    action_is_done(s, journal)


@rule("R10.2")
def hits(strength: int, defence: int) -> bool:
    """A sum as high as the effective defence is enough."""
    return strength >= defence
