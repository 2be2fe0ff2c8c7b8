"""Chapter 6: winter. Who must discard, what may go, and what goes unasked."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.armorica.actions import action
from lusoria.games.armorica.components import Box
from lusoria.games.armorica.state import Table
from lusoria.games.armorica.verbs import discard_from_display, place_in_display
from lusoria.games.armorica.words import Act, Event, Icon, Reason


@rule("A6.1")
def how_many_must_go(s: Table, seat: int) -> int:
    """A display with more cards than amphorae must lose the difference, no more."""
    return max(0, s.display_size[seat] - s.icons[seat][Icon.AMPHORAE])


@rule("A6.2", "A6.6")
def has_amphora(box: Box, card: int) -> bool:
    """A card with an amphora is never discarded; the start card has no other protection."""
    return box.icons[card][Icon.AMPHORAE] > 0


@rule("A6.4")
def how_many_may_go(s: Table, box: Box, seat: int) -> int:
    """The cards without amphorae."""
    count = 0
    for k in range(s.display_size[seat]):
        if not has_amphora(box, s.display[seat][k]):
            count += 1
    return count


@rule("A6.2", "A6.3")
def why_not_starve(s: Table, box: Box, seat: int, card: int) -> int:
    """Any card of the own display may go, wherever it lies, unless it has an amphora."""
    if place_in_display(s, seat, card) < 0:
        return Reason.NOT_IN_DISPLAY
    if has_amphora(box, card):
        return Reason.HAS_AMPHORA
    return Reason.ALLOWED


@rule("A6.3")
def starvelings(s: Table, box: Box, seat: int, menu: list[int]) -> int:
    """The cards among which the player chooses."""
    count = 0
    for k in range(s.display_size[seat]):
        if not has_amphora(box, s.display[seat][k]):
            menu[count] = action(Act.DISCARD, s.display[seat][k])
            count += 1
    return count


@rule("A6.1", "A4.7")
def starve(s: Table, box: Box, seat: int, card: int, journal: Journal) -> None:
    """One card leaves the display and the game."""
    discard_from_display(s, box, seat, card)
    note(journal, Event.STARVED, EVERYBODY, seat, card)


@rule("A6.4")
def starve_unasked(s: Table, box: Box, seat: int, journal: Journal) -> None:
    """When just as many cards without amphorae are left as must go, they go unasked."""
    k = 0
    while k < s.display_size[seat]:
        if has_amphora(box, s.display[seat][k]):
            k += 1
        else:
            starve(s, box, seat, s.display[seat][k], journal)
