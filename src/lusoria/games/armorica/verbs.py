"""The game's own verbs: what hands do with cards. Chapters are written in them."""

from lusoria.core.rule import rule
from lusoria.games.armorica.components import LAST_DECK, ROW_LENGTH, Box
from lusoria.games.armorica.state import NO_CARD, Table


@rule("A4.4", "A2.4")
def lay(s: Table, box: Box, seat: int, card: int) -> None:
    """A card is laid at the right end of a display; its icons count from now on."""
    s.display[seat][s.display_size[seat]] = card
    s.display_size[seat] += 1
    for icon in range(len(s.icons[seat])):
        s.icons[seat][icon] += box.icons[card][icon]


@rule("A6.5")
def discard_from_display(s: Table, box: Box, seat: int, card: int) -> None:
    """Cards to the right of the gap move left; the order stays the same."""
    place = place_in_display(s, seat, card)
    s.display_size[seat] -= 1
    for k in range(place, s.display_size[seat]):
        s.display[seat][k] = s.display[seat][k + 1]
    s.display[seat][s.display_size[seat]] = NO_CARD
    for icon in range(len(s.icons[seat])):
        s.icons[seat][icon] -= box.icons[card][icon]


@rule()
def place_in_display(s: Table, seat: int, card: int) -> int:
    """Where in a display a card lies, from the left; -1 if it does not."""
    for k in range(s.display_size[seat]):
        if s.display[seat][k] == card:
            return k
    return -1


@rule("A5.4")
def place_in_row(s: Table, nation: int, card: int) -> int:
    """How many cards of the row, of whatever suit, lie to the right of a card; -1 if not there."""
    place = -1
    for k in range(ROW_LENGTH):
        if s.row[nation][k] == card:
            place = k
    return place


@rule("A4.6")
def remove_from_row(s: Table, nation: int, place: int) -> None:
    """A card leaves the row, which closes up to the right."""
    for k in range(ROW_LENGTH - 1):
        s.row[nation][k] = s.row[nation][k + (k >= place)]
    s.row[nation][ROW_LENGTH - 1] = NO_CARD
    s.row_size[nation] -= 1


@rule("A4.6", "A2.8")
def add_to_row(s: Table, box: Box, nation: int, card: int) -> None:
    """A drawn card is added at the left end of its row; no row holds more than six."""
    s.in_deck[card] = False
    if s.row_size[nation] < ROW_LENGTH:
        s.row[nation][s.row_size[nation]] = card
        s.row_size[nation] += 1
    s.undrawn[nation] -= 1
    s.deck_left[nation] -= 1
    while s.deck_left[nation] == 0 and s.deck[nation] < LAST_DECK[nation]:
        s.deck[nation] += 1
        s.deck_left[nation] = how_many_undrawn(s, box, nation, s.deck[nation])


@rule("A2.5", "A2.6")
def how_many_undrawn(s: Table, box: Box, nation: int, deck: int) -> int:
    """The cards left of one deck letter."""
    first = box.deck_first[nation][deck]
    count = 0
    for card in range(first, first + box.deck_size[nation][deck]):
        count += s.in_deck[card]
    return count


@rule("A3.2")
def active_player(s: Table) -> int:
    """Players act one after the other, clockwise from the start player."""
    seat = s.start_player + s.acted
    return seat - s.seats if seat >= s.seats else seat
