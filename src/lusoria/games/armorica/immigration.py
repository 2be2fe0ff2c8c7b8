"""Chapters 4 and 5: Gaul and Roman immigration. Which cards are within reach, what taking does."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.armorica.actions import action
from lusoria.games.armorica.components import Box
from lusoria.games.armorica.state import NO_CARD, Table
from lusoria.games.armorica.verbs import lay, place_in_row, remove_from_row
from lusoria.games.armorica.words import Act, Event, Icon, Reason


@rule("A4.2", "A4.3", "A5.2", "A5.3", "A5.5")
def reach(s: Table, seat: int, icon: int) -> int:
    """One place from the right for each icon of the whole display."""
    return s.icons[seat][icon]


@rule("A4.2", "A5.2", "A5.3")
def within_reach(s: Table, box: Box, seat: int, card: int, place: int) -> bool:
    """Wheat reaches Gauls and plebeians, and their own icon Roman patricians."""
    return place < reach(s, seat, box.needed[card])


@rule("A4.2", "A5.2", "A5.3", "A5.4")
def why_not_take(s: Table, box: Box, seat: int, card: int) -> int:
    """A card of the row can be taken if the icons of the whole display reach its place."""
    place = place_in_row(s, s.nation, card)
    if place < 0:
        return Reason.NOT_IN_ROW
    if within_reach(s, box, seat, card, place):
        return Reason.ALLOWED
    if box.needed[card] != Icon.WHEAT:
        return Reason.TOO_FAR_FOR_ICON
    return Reason.TOO_FAR_FOR_WHEAT


@rule("A4.1", "A5.1", "A5.6")
def takes_and_pass(s: Table, box: Box, seat: int, menu: list[int]) -> int:
    """The active player takes a card within reach or passes; passing is always allowed."""
    count = 0
    row = s.row[s.nation]
    for place in range(s.row_size[s.nation]):
        card = row[place]
        menu[count] = action(Act.TAKE, card)
        count += within_reach(s, box, seat, card, place)
    menu[count] = action(Act.PASS)
    return count + 1


@rule("A4.1", "A4.4")
def take(s: Table, box: Box, seat: int, card: int, journal: Journal) -> None:
    """The card moves from the row to the right end of the taker's display."""
    remove_from_row(s, s.nation, place_in_row(s, s.nation, card))
    lay(s, box, seat, card)
    note(journal, Event.TAKEN, EVERYBODY, seat, card, s.nation)


@rule("A4.5", "A4.7")
def pass_by(s: Table, seat: int, journal: Journal) -> None:
    """Whoever passes discards the rightmost card of the row; it never comes back."""
    card = NO_CARD
    if s.row_size[s.nation] > 0:
        card = s.row[s.nation][0]
        remove_from_row(s, s.nation, 0)
    note(journal, Event.PASSED, EVERYBODY, seat, card, s.nation)
