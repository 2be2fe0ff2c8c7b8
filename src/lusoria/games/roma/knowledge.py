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
    """While the deck is empty, what does not lie open must be in a hand or set aside in a draw."""
    for card in range(KINDS):
        s.drawn_known[card] = s.drawn[card]
    for seat in range(SEATS):
        see_through(s, seat)


@rule("R14.10")
def remember_the_kept(s: Table, card: int) -> None:
    """The other player knows the kept card when he knew all the drawn ones of its kind."""
    if s.drawn_known[card] == s.drawn[card]:
        s.known[s.active][card] += 1


@rule("R14.11")
def forget(s: Table, seat: int, card: int) -> None:
    """A known card that was seen to leave a hand is no longer known to be in it."""
    if s.known[seat][card] > 0:
        s.known[seat][card] -= 1
