"""Consiliarius and Machina: own characters, or buildings, move as the option `relocate` says."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.cards.praetorianus import is_barred
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.laying import cover
from lusoria.games.roma.state import NO_CARD, NO_DISC, Table
from lusoria.games.roma.verbs import ask, has_disc, is_empty, same_type
from lusoria.games.roma.words import Card, Edition, Event, Question, Reason


@rule("R12.consiliarius", "R12.machina")
def moves(acting: int, card: int) -> bool:
    """A Consiliarius moves characters, a Machina buildings; each is of the type that it moves."""
    return same_type(acting, card)


@rule("R9.13", "R13.relocate.publisher.2")
def why_not(s: Table, acting: int) -> int:
    """By the rulebook some card must have a disc to go to; the publisher's cards may all return."""
    if s.relocate == Edition.PUBLISHER:
        return Reason.ALLOWED
    for disc in range(1, s.discs + 1):
        if moves(acting, s.space[s.active][disc]):
            for to in range(1, s.discs + 1):
                if why_not_arrive(s, acting, to) == Reason.ALLOWED:
                    return Reason.ALLOWED
            return Reason.NOTHING_CAN_MOVE
    return Reason.NOTHING_CAN_MOVE


@rule("R12.consiliarius", "R12.machina")
def begin(s: Table, journal: Journal) -> None:
    """By the rulebook one card is moved; by the publisher's rules all of the type are picked up."""
    if s.relocate == Edition.RULEBOOK:
        ask(s, s.active, Question.MOVE)
    else:
        pick_up(s, journal)
        ask(s, s.active, Question.PUT)


@rule("R12.consiliarius", "R12.machina")
def why_not_go_on(s: Table, disc: int, to: int) -> int:
    """What speaks against moving a card to a disc, or putting the next one there."""
    return why_not_move(s, disc, to) if s.relocate == Edition.RULEBOOK else why_not_put(s, disc)


@rule("R12.consiliarius", "R12.machina")
def go_on(s: Table, disc: int, to: int, journal: Journal) -> None:
    """The chosen card moves, or the next one is put down; with the last the action ends."""
    if s.relocate == Edition.RULEBOOK:
        move(s, disc, to, journal)
    else:
        put(s, disc, journal)
    if s.lifted_size == 0:
        action_is_done(s, journal)


# The rulebook


@rule("R13.relocate.rulebook.2", "R13.relocate.publisher.3", "R13.praetorianus.rulebook.1")
def why_not_arrive(s: Table, acting: int, disc: int) -> int:
    """A disc can be chosen unless it is barred or a card of the same type lies there."""
    if is_barred(s, s.active, disc):
        return Reason.DISC_BARRED
    return Reason.SAME_TYPE_THERE if moves(acting, s.space[s.active][disc]) else Reason.ALLOWED


@rule("R13.relocate.rulebook.1", "R13.praetorianus.rulebook.2")
def why_not_move(s: Table, disc: int, to: int) -> int:
    """Any own card of the type, the acting one or a blocked one too, may go to another disc."""
    if not has_disc(s, disc) or not has_disc(s, to):
        return Reason.NO_SUCH_DISC
    if is_empty(s, s.active, disc):
        return Reason.DISC_EMPTY
    if not moves(s.acting, s.space[s.active][disc]):
        if s.acting == Card.MACHINA:
            return Reason.MOVES_BUILDINGS_ONLY
        return Reason.MOVES_CHARACTERS_ONLY
    return Reason.SAME_DISC if disc == to else why_not_arrive(s, s.acting, to)


@rule("R13.relocate.rulebook.1", "R13.relocate.rulebook.2")
def move(s: Table, disc: int, to: int, journal: Journal) -> None:
    """The card moves, and a card of the other type lying there goes to the discard pile."""
    card = s.space[s.active][disc]
    s.space[s.active][disc] = NO_CARD
    cover(s, to, journal)
    s.space[s.active][to] = card
    note(journal, Event.MOVED, EVERYBODY, s.active, card, disc, to)


# The publisher's rules


@rule("R13.relocate.publisher.1")
def pick_up(s: Table, journal: Journal) -> None:
    """All own cards of the type are picked up, in the order of their discs."""
    for disc in range(1, s.discs + 1):
        card = s.space[s.active][disc]
        if moves(s.acting, card):
            s.lifted[s.lifted_size] = card
            s.lifted_from[s.lifted_size] = disc
            s.lifted_size += 1
            s.space[s.active][disc] = NO_CARD
            note(journal, Event.PICKED_UP, EVERYBODY, s.active, card, disc)


@rule("R13.relocate.publisher.2", "R13.relocate.publisher.3", "R13.praetorianus.rulebook.2")
def why_not_put(s: Table, disc: int) -> int:
    """The next card may return to the barred disc it came from, else it needs one open to it."""
    if not has_disc(s, disc):
        return Reason.NO_SUCH_DISC
    if disc == s.lifted_from[0] and is_barred(s, s.active, disc):
        return Reason.ALLOWED
    reason = why_not_arrive(s, s.lifted[0], disc)
    if reason == Reason.SAME_TYPE_THERE:
        return Reason.SAME_TYPE_LAID_AGAIN
    if reason == Reason.ALLOWED and not leaves_space(s):
        return Reason.LEAVES_NO_SPACE
    return reason


@rule("R13.relocate.publisher.4")
def leaves_space(s: Table) -> bool:
    """The cards after this one that cannot return to a barred disc still find an open disc each."""
    needed = 1
    for place in range(1, s.lifted_size):
        if not is_barred(s, s.active, s.lifted_from[place]):
            needed += 1
    open_discs = 0
    for disc in range(1, s.discs + 1):
        if why_not_arrive(s, s.lifted[0], disc) == Reason.ALLOWED:
            open_discs += 1
    return open_discs >= needed


@rule("R13.relocate.publisher.1", "R13.relocate.publisher.3")
def put(s: Table, disc: int, journal: Journal) -> None:
    """The next card is laid, covering one of the other type."""
    card = s.lifted[0]
    cover(s, disc, journal)
    s.space[s.active][disc] = card
    note(journal, Event.PUT_DOWN, EVERYBODY, s.active, card, disc)
    s.lifted_size -= 1
    for place in range(s.lifted_size):
        s.lifted[place] = s.lifted[place + 1]
        s.lifted_from[place] = s.lifted_from[place + 1]
    s.lifted[s.lifted_size] = NO_CARD
    s.lifted_from[s.lifted_size] = NO_DISC
