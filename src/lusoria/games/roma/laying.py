"""Chapter 6: laying a card from hand, paid."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.actions import action_of_two
from lusoria.games.roma.cards.praetorianus import is_barred
from lusoria.games.roma.components import Box
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.knowledge import forget
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import (
    discard_from_disc,
    has_disc,
    is_empty,
    leave_hand,
)
from lusoria.games.roma.words import KINDS, Act, Event, Reason


@rule("R6.3", "R13.praetorianus.rulebook.1")
def why_not_place(s: Table, card: int, disc: int) -> int:
    """A card of the hand can be laid on any own disc that is not barred."""
    if not has_disc(s, disc):
        return Reason.NO_SUCH_DISC
    if s.hand[s.active][card] == 0:
        return Reason.NOT_IN_HAND
    return Reason.DISC_BARRED if is_barred(s, s.active, disc) else Reason.ALLOWED


@rule("R6.1", "R6.2")
def why_not_lay(s: Table, box: Box, card: int, disc: int) -> int:
    """The player must have the printed cost."""
    reason = why_not_place(s, card, disc)
    if reason == Reason.ALLOWED and box.cost[card] > s.money[s.active]:
        return Reason.TOO_EXPENSIVE
    return reason


@rule("R5.1", "R6.2", "R6.3")
def lays(s: Table, box: Box, menu: list[int]) -> int:
    """Every card of the hand that the player can pay, on every own disc that is not barred."""
    seat = s.active
    left = s.hand_size[seat]  # no need to look further than the last card
    count = 0
    for card in range(KINDS):
        if s.hand[seat][card] > 0:
            if box.cost[card] <= s.money[seat]:
                count = placings(s, card, menu, count)
            left -= s.hand[seat][card]
            if left == 0:
                break
    return count


@rule("R6.3", "R13.praetorianus.rulebook.1")
def placings(s: Table, card: int, menu: list[int], count: int) -> int:
    """A card on every own disc that is not barred."""
    for disc in range(1, s.discs + 1):
        if not is_barred(s, s.active, disc):
            menu[count] = action_of_two(Act.LAY, card, disc)
            count += 1
    return count


@rule("R6.1", "R6.5")
def lay(s: Table, box: Box, card: int, disc: int, journal: Journal) -> None:
    """The cost goes to the bank and the card to the disc, where it can be activated at once."""
    s.money[s.active] -= box.cost[card]
    place(s, card, disc, box.cost[card], journal)
    action_is_done(s, journal)


@rule("R6.3", "R6.4", "R14.11")
def place(s: Table, card: int, disc: int, cost: int, journal: Journal) -> None:
    """The card is laid face up, and a card already lying there goes to the discard pile."""
    leave_hand(s, s.active, card)
    forget(s, s.active, card)
    cover(s, disc, journal)
    s.space[s.active][disc] = card
    note(journal, Event.LAID, EVERYBODY, s.active, card, disc, cost)


@rule("R6.4")
def cover(s: Table, disc: int, journal: Journal) -> None:
    """A covered card goes to the discard pile, and nothing is refunded."""
    if not is_empty(s, s.active, disc):
        note(journal, Event.COVERED, EVERYBODY, s.active, s.space[s.active][disc], disc)
        discard_from_disc(s, s.active, disc)
