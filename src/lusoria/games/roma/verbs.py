"""The game's own verbs: what hands do with cards, dice and fame. Chapters are written in them."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.state import NO_CARD, PIPS, SEATS, Table
from lusoria.games.roma.words import FIRST_BUILDING, Event

# Asking


@rule()
def ask(s: Table, seat: int, question: int) -> None:
    """A seat, or fate, is asked a question."""
    s.seat = seat
    s.question = question


# Who and what


@rule("R1.1")
def opponent(seat: int) -> int:
    """The other of the two players."""
    return SEATS - 1 - seat


@rule("R1.2")
def is_character(card: int) -> bool:
    """A character lies there, not a building, and not nothing."""
    return 0 <= card < FIRST_BUILDING


@rule("R1.2")
def is_building(card: int) -> bool:
    """A building lies there, not a character, and not nothing."""
    return card >= FIRST_BUILDING


@rule("R1.2")
def same_type(card: int, other: int) -> bool:
    """Both are characters or both are buildings."""
    if is_character(card):
        return is_character(other)
    return is_building(card) and is_building(other)


@rule("R1.3", "R13.bribery.on.1")
def has_disc(s: Table, disc: int) -> bool:
    """Six discs belong to each player, and with bribery a seventh."""
    return 1 <= disc <= s.discs


@rule()
def is_empty(s: Table, seat: int, disc: int) -> bool:
    """No card lies there."""
    return s.space[seat][disc] == NO_CARD


@rule("R13.bribery.on.4")
def how_many_empty(s: Table, seat: int) -> int:
    """A player's empty discs, blocked ones and the bribery space among them."""
    count = 0
    for disc in range(1, s.discs + 1):
        if is_empty(s, seat, disc):
            count += 1
    return count


@rule()
def how_many_lie(s: Table, seat: int, card: int) -> int:
    """How many cards of one kind lie on a player's discs."""
    count = 0
    for disc in range(1, s.discs + 1):
        if s.space[seat][disc] == card:
            count += 1
    return count


# Cards


@rule()
def discard(s: Table, card: int) -> None:
    """A card goes to the discard pile."""
    s.discard[card] += 1
    s.discard_size += 1


@rule()
def discard_from_disc(s: Table, seat: int, disc: int) -> None:
    """The card on a disc goes to the discard pile."""
    discard(s, s.space[seat][disc])
    s.space[seat][disc] = NO_CARD


@rule()
def destroy(s: Table, seat: int, disc: int, journal: Journal) -> None:
    """The opponent's doing, or its own, sends a card on a disc to the discard pile."""
    note(journal, Event.DESTROYED, EVERYBODY, seat, s.space[seat][disc], disc)
    discard_from_disc(s, seat, disc)


@rule("R6.6")
def take_in_hand(s: Table, seat: int, card: int) -> None:
    """A card comes into a hand, which knows no limit."""
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1


@rule()
def leave_hand(s: Table, seat: int, card: int) -> None:
    """A card leaves a hand."""
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1


@rule()
def leave_deck(s: Table, card: int) -> None:
    """A card is drawn."""
    s.deck[card] -= 1
    s.deck_size -= 1


# Dice


@rule("R5.2", "R5.3")
def use_up(s: Table, die: int) -> None:
    """A die serves one action, with its whole value."""
    s.dice[die] -= 1
    s.dice_left -= 1


@rule("R4.1")
def lay_die(s: Table, die: int) -> None:
    """A die of that value lies before the player."""
    s.dice[die] += 1
    s.dice_left += 1


@rule("R5.4")
def take_dice_away(s: Table) -> None:
    """No dice lie before the player."""
    s.dice_left = 0
    for die in range(1, PIPS + 1):
        s.dice[die] = 0


# Fame


@rule()
def take_fame(s: Table, amount: int, journal: Journal) -> None:
    """Fame passes from the opponent to the player."""
    s.fame[opponent(s.active)] -= amount
    s.fame[s.active] += amount
    note(journal, Event.FAME_TAKEN, EVERYBODY, s.active, amount, s.acting)
