"""Chapter 9: which card a die may activate, and how its action begins; Scaenicus and bribery."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.attackers import (
    why_not_attack_building,
    why_not_attack_character,
    why_not_fight_opposite,
    why_not_praetorianus,
)
from lusoria.games.roma.battle import begin_battle
from lusoria.games.roma.builders import why_not_begin_laying
from lusoria.games.roma.movers import begin_moving, why_not_begin_moving
from lusoria.games.roma.politicians import (
    essedum,
    haruspex,
    legatus,
    mercatus,
    tribunus,
    why_not_aesculapinum,
    why_not_haruspex,
    why_not_mercator,
    why_not_without_die,
)
from lusoria.games.roma.state import BRIBERY_DISC, NO_CARD, Table
from lusoria.games.roma.verbs import ask, has_disc, is_character, use_up
from lusoria.games.roma.words import Card, Event, Question, Reason

# Whether a card's action could do anything


@rule("R9.4", "R9.16")
def why_not_character(s: Table, card: int, disc: int, dice_left: int, money: int) -> int:
    """What any character but a Scaenicus needs, on a disc, with some dice and money left."""
    if card == Card.LEGIONARIUS or card == Card.CENTURIO:
        return why_not_fight_opposite(s, disc)
    if card == Card.SICARIUS or card == Card.GLADIATOR or card == Card.VELITES:
        return why_not_attack_character(s)
    if card == Card.NERO:
        return why_not_attack_building(s)
    if card == Card.CONSUL:
        return why_not_without_die(dice_left)
    if card == Card.MERCATOR:
        return why_not_mercator(money)
    if card == Card.ARCHITECTUS or card == Card.SENATOR:
        return why_not_begin_laying(s, card)
    if card == Card.HARUSPEX:
        return why_not_haruspex(s)
    if card == Card.CONSILIARIUS:
        return why_not_begin_moving(s, card)
    if card == Card.PRAETORIANUS:
        return why_not_praetorianus(s)
    return Reason.ALLOWED


@rule("R9.4", "R9.3", "R9.16")
def why_not_building(s: Table, card: int, dice_left: int) -> int:
    """What a building needs; Basilica, Templum and Turris are never activated."""
    if card == Card.FORUM:
        return why_not_without_die(dice_left)
    if card == Card.ONAGER:
        return why_not_attack_building(s)
    if card == Card.AESCULAPINUM:
        return why_not_aesculapinum(s)
    if card == Card.MACHINA:
        return why_not_begin_moving(s, card)
    return Reason.ALLOWED if card == Card.MERCATUS else Reason.NEVER_ACTIVATED


@rule("R12.scaenicus.1", "R12.scaenicus.2", "R12.scaenicus.3")
def why_not_copy(s: Table, disc: int, copied: int, dice_left: int, money: int) -> int:
    """A Scaenicus copies any other own character, a blocked one too, that could act on his disc."""
    if not has_disc(s, copied):
        return Reason.NO_SUCH_DISC
    card = s.space[s.active][copied]
    if card == NO_CARD:
        return Reason.DISC_EMPTY
    if not is_character(card):
        return Reason.COPIES_CHARACTERS_ONLY
    if card == Card.SCAENICUS:
        return Reason.NEVER_COPIED
    return why_not_character(s, card, disc, dice_left, money)


@rule("R9.15")
def why_not_scaenicus(s: Table, disc: int, dice_left: int, money: int) -> int:
    """A Scaenicus needs another own character whose action is legal now."""
    for copied in range(1, s.discs + 1):
        if why_not_copy(s, disc, copied, dice_left, money) == Reason.ALLOWED:
            return Reason.ALLOWED
    return Reason.NOBODY_TO_COPY


@rule("R9.4", "R12.praetorianus.4")
def why_not_use(s: Table, disc: int, dice_left: int, money: int) -> int:
    """An own card can be activated if its disc is not blocked and it could do something."""
    card = s.space[s.active][disc]
    if card == NO_CARD:
        return Reason.DISC_EMPTY
    if s.blocked[s.active][disc]:
        return Reason.DISC_BLOCKED
    if card == Card.SCAENICUS:
        return why_not_scaenicus(s, disc, dice_left, money)
    if is_character(card):
        return why_not_character(s, card, disc, dice_left, money)
    return why_not_building(s, card, dice_left)


# Activating


@rule("R9.1", "R5.2")
def why_not_activate(s: Table, die: int) -> int:
    """A die activates the own card on its disc, judged as if the die were used up already."""
    if s.dice[die] == 0:
        return Reason.NO_SUCH_DIE
    return why_not_use(s, die, s.dice_left - 1, s.money[s.active])


@rule("R9.1", "R9.2")
def activate(s: Table, die: int, journal: Journal) -> None:
    """The die is used up and the card acts, as often as there are dice of its number."""
    use_up(s, die)
    card = s.space[s.active][die]
    note(journal, Event.ACTIVATED, EVERYBODY, s.active, card, die, die)
    begin_action(s, card, die, journal)


@rule("R13.bribery.on.6", "R13.bribery.on.8")
def why_not_bribe(s: Table, die: int) -> int:
    """Any die and as many sestertii activate the seventh disc, judged after both are gone."""
    if not has_disc(s, BRIBERY_DISC):
        return Reason.NO_BRIBERY
    if s.dice[die] == 0:
        return Reason.NO_SUCH_DIE
    left = s.money[s.active] - die
    if left >= 0:
        return why_not_use(s, BRIBERY_DISC, s.dice_left - 1, left)
    reason = why_not_use(s, BRIBERY_DISC, s.dice_left - 1, s.money[s.active])
    return Reason.BRIBE_TOO_HIGH if reason == Reason.ALLOWED else reason


@rule("R13.bribery.on.6")
def bribe(s: Table, die: int, journal: Journal) -> None:
    """As many sestertii as the die shows go to the bank, and the card on the seventh disc acts."""
    use_up(s, die)
    s.money[s.active] -= die
    card = s.space[s.active][BRIBERY_DISC]
    note(journal, Event.BRIBED, EVERYBODY, s.active, die)
    note(journal, Event.ACTIVATED, EVERYBODY, s.active, card, BRIBERY_DISC, die)
    begin_action(s, card, BRIBERY_DISC, journal)


@rule("R12.scaenicus.1", "R12.scaenicus.3")
def copy_character(s: Table, copied: int, journal: Journal) -> None:
    """The copied card acts as if it stood on the disc of the Scaenicus."""
    card = s.space[s.active][copied]
    note(journal, Event.COPIED, EVERYBODY, s.active, card, copied, s.acting_disc)
    begin_action(s, card, s.acting_disc, journal)


# How an action begins


@rule("R9.1")
def begin_action(s: Table, card: int, disc: int, journal: Journal) -> None:
    """The card acts at once, or its player is asked what it shall do."""
    s.acting = card
    s.acting_disc = disc
    if card == Card.LEGIONARIUS or card == Card.CENTURIO:
        begin_battle(s, disc)
    elif card == Card.LEGATUS:
        legatus(s, journal)
    elif card == Card.TRIBUNUS:
        tribunus(s, journal)
    elif card == Card.MERCATUS:
        mercatus(s, journal)
    elif card == Card.ESSEDUM:
        essedum(s, journal)
    elif card == Card.HARUSPEX:
        haruspex(s, journal)
    elif card == Card.CONSILIARIUS or card == Card.MACHINA:
        begin_moving(s, journal)
    else:
        ask(s, s.active, what_to_ask(card))


@rule("R9.1")
def what_to_ask(card: int) -> int:
    """The question with which the other cards' actions begin."""
    if card == Card.FORUM:
        return Question.SECOND_DIE
    if card == Card.CONSUL:
        return Question.SET_DICE
    if card == Card.MERCATOR:
        return Question.BUY
    if card == Card.AESCULAPINUM:
        return Question.TAKE
    if card == Card.SCAENICUS:
        return Question.COPY
    if card == Card.ARCHITECTUS or card == Card.SENATOR:
        return Question.LAY_FREE
    return Question.TARGET
