"""Chapter 12, the cards that act on one card or disc of the opponent."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.battle import begin_battle, destroy
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.state import NO_CARD, Table
from lusoria.games.roma.verbs import (
    has_building,
    has_character,
    has_disc,
    is_building,
    is_character,
    is_empty,
    opponent,
    take_in_hand,
)
from lusoria.games.roma.words import Card, Event, Reason

# Whether there is anything to act on


@rule("R9.5", "R12.legionarius", "R12.centurio.1", "R13.bribery.on.3")
def why_not_fight_opposite(s: Table, disc: int) -> int:
    """Legionarius and Centurio fight the card directly opposite, of either type."""
    return Reason.NOTHING_OPPOSITE if is_empty(s, opponent(s.active), disc) else Reason.ALLOWED


@rule("R9.6")
def why_not_attack_character(s: Table) -> int:
    """Sicarius, Gladiator and Velites need a character of the opponent."""
    if has_character(s, opponent(s.active)):
        return Reason.ALLOWED
    return Reason.NO_CHARACTER_TO_ATTACK


@rule("R9.7")
def why_not_attack_building(s: Table) -> int:
    """Nero and Onager need a building of the opponent."""
    return Reason.ALLOWED if has_building(s, opponent(s.active)) else Reason.NO_BUILDING_TO_ATTACK


@rule("R9.14")
def why_not_praetorianus(s: Table) -> int:
    """The Praetorianus needs a disc of the opponent that is not blocked."""
    for disc in range(1, s.discs + 1):
        if not s.blocked[opponent(s.active)][disc]:
            return Reason.ALLOWED
    return Reason.ALL_DISCS_BLOCKED


# Choosing


@rule(
    "R12.sicarius", "R12.nero", "R12.gladiator", "R12.velites", "R12.onager", "R12.praetorianus.1"
)
def why_not_target(s: Table, disc: int) -> int:
    """Each card chooses among what it can act on, wherever that lies."""
    if not has_disc(s, disc):
        return Reason.NO_SUCH_DISC
    if s.acting == Card.PRAETORIANUS:
        return why_not_block(s, disc)
    victim = s.space[opponent(s.active)][disc]
    if victim == NO_CARD:
        return Reason.NO_CARD_UNDER_ATTACK
    if s.acting == Card.NERO or s.acting == Card.ONAGER:
        return Reason.ALLOWED if is_building(victim) else Reason.NO_BUILDING_THERE
    return Reason.ALLOWED if is_character(victim) else Reason.NO_CHARACTER_THERE


@rule("R12.praetorianus.1", "R12.praetorianus.3")
def why_not_block(s: Table, disc: int) -> int:
    """Any disc, an empty one too, that is not yet blocked."""
    return Reason.ALREADY_BLOCKED if s.blocked[opponent(s.active)][disc] else Reason.ALLOWED


@rule("R12.velites", "R12.onager")
def aim(s: Table, disc: int, journal: Journal) -> None:
    """Velites and Onager fight the card chosen; the others act on it at once."""
    if s.acting == Card.VELITES or s.acting == Card.ONAGER:
        begin_battle(s, disc)
        return
    if s.acting == Card.PRAETORIANUS:
        block(s, disc, journal)
    elif s.acting == Card.GLADIATOR:
        send_back(s, disc, journal)
    else:
        die_together(s, disc, journal)
    action_is_done(s, journal)


# Acting


@rule("R12.sicarius", "R12.nero", "R12.scaenicus.4")
def die_together(s: Table, disc: int, journal: Journal) -> None:
    """The chosen card and the card that acted, a copying Scaenicus in its stead, are discarded."""
    destroy(s, opponent(s.active), disc, journal)
    destroy(s, s.active, s.acting_disc, journal)


@rule("R12.gladiator", "R14.6")
def send_back(s: Table, disc: int, journal: Journal) -> None:
    """The chosen character returns to its owner's hand, and the other player has seen it."""
    owner = opponent(s.active)
    card = s.space[owner][disc]
    s.space[owner][disc] = NO_CARD
    take_in_hand(s, owner, card)
    s.known[owner][card] += 1
    note(journal, Event.SENT_BACK, EVERYBODY, owner, card, disc)


@rule("R12.praetorianus.1", "R12.praetorianus.3")
def block(s: Table, disc: int, journal: Journal) -> None:
    """The chosen disc is blocked, beside any that are blocked already."""
    s.blocked[opponent(s.active)][disc] = 1
    note(journal, Event.BLOCKED, EVERYBODY, opponent(s.active), disc)
