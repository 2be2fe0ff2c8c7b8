"""Chapter 14: what a player learns of the other's hand. `secrets` hides all the rest."""

from lusoria.core.rule import rule
from lusoria.games.roma.state import SEATS, Table
from lusoria.games.roma.words import KINDS


@rule("R14.8")
def see_through(s: Table, seat: int) -> None:
    """All cards of a hand are known to the other player."""
    for card in range(KINDS):
        s.known[seat][card] = s.hand[seat][card]


@rule("R14.9")
def count_out_the_deck(s: Table) -> None:
    """While the deck is empty all unseen cards are a hand, or a hand and the cards set aside."""
    for card in range(KINDS):
        s.drawn_early[card] = s.drawn[card]
    s.drawn_early_size = s.drawn_size
    for seat in range(SEATS):
        if seat != s.active or s.drawn_size == 0:
            see_through(s, seat)


@rule("R14.10")
def count_out_the_draw(s: Table, kept: int) -> None:
    """Of hand and early cards together the other sees some discarded: all others are in hand."""
    if s.drawn_early_size > 0:
        see_through(s, s.active)
        if keeps_early(s, kept):
            s.known[s.active][kept] += 1


@rule("R14.10")
def keeps_early(s: Table, kept: int) -> bool:
    """Of two alike the one that was drawn later is kept."""
    return s.drawn_early[kept] == s.drawn[kept]


@rule("R14.11")
def forget(s: Table, seat: int, card: int) -> None:
    """A known card that was seen to leave a hand is no longer known to be in it."""
    if s.known[seat][card] > 0:
        s.known[seat][card] -= 1
