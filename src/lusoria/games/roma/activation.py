"""Chapter 9: which card a die may activate, and its action from there on; bribery."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.cards import index, scaenicus
from lusoria.games.roma.cards.praetorianus import bars_activation
from lusoria.games.roma.components import Box
from lusoria.games.roma.dice import why_not_spend
from lusoria.games.roma.state import BRIBERY_DISC, NO_CARD, Table
from lusoria.games.roma.verbs import has_disc, use_up
from lusoria.games.roma.words import Act, Card, Event, Reason

# Activating


@rule("R9.4")
def why_not_use(s: Table, disc: int, dice_left: int, money: int) -> int:
    """An own card can be activated if its disc is not blocked and it could do something."""
    card = s.space[s.active][disc]
    if card == NO_CARD:
        return Reason.DISC_EMPTY
    if bars_activation(s, disc):
        return Reason.DISC_BLOCKED
    if card == Card.SCAENICUS:
        return scaenicus.why_not(s, disc, dice_left, money)
    return index.why_not(s, card, disc, dice_left, money)


@rule("R9.1", "R5.2")
def why_not_activate(s: Table, die: int) -> int:
    """A die activates the own card on its disc, judged as if the die were used up already."""
    if s.dice[die] == 0:
        return why_no_die(s, die)
    return why_not_use(s, die, s.dice_left - 1, s.money[s.active])


@rule("R5.2")
def why_no_die(s: Table, disc: int) -> int:
    """A die that lies there unused is asked for, unless the card is blocked: none would help it."""
    blocked = s.space[s.active][disc] != NO_CARD and bars_activation(s, disc)
    return Reason.DISC_BLOCKED if blocked else Reason.NO_SUCH_DIE


@rule("R9.1", "R9.2")
def activate(s: Table, die: int, journal: Journal) -> None:
    """The die is used up and the card acts, as often as there are dice of its number."""
    use_up(s, die)
    begin_action(s, die, die, journal)


# Bribery


@rule("R13.bribery.on.6", "R13.bribery.on.8")
def why_not_bribe(s: Table, die: int) -> int:
    """Any die and as many sestertii activate the seventh disc, judged after both are gone."""
    if not has_disc(s, BRIBERY_DISC):
        return Reason.NO_BRIBERY
    if s.dice[die] == 0:
        return why_no_die(s, BRIBERY_DISC)
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
    note(journal, Event.BRIBED, EVERYBODY, s.active, die)
    begin_action(s, BRIBERY_DISC, die, journal)


# The action


@rule("R9.1")
def begin_action(s: Table, disc: int, die: int, journal: Journal) -> None:
    """The card on the disc acts; a Scaenicus first chooses as whom."""
    s.acting = s.space[s.active][disc]
    s.acting_disc = disc
    note(journal, Event.ACTIVATED, EVERYBODY, s.active, s.acting, disc, die)
    if s.acting == Card.SCAENICUS:
        scaenicus.begin(s)
    else:
        index.begin(s, journal)


@rule("R9.1", "R5.2")
def why_not_go_on(s: Table, kind: int, first: int, second: int) -> int:
    """The card that acts takes its answer; any unused die serves, and none may be refused."""
    if kind == Act.SPEND:
        return why_not_spend(s, first)
    if kind == Act.BATTLE or kind == Act.DONE:
        return Reason.ALLOWED
    if s.acting == Card.SCAENICUS:
        return scaenicus.why_not_copy(s, s.acting_disc, first, s.dice_left, s.money[s.active])
    return index.why_not_go_on(s, first, second)


@rule("R9.1")
def go_on(s: Table, box: Box, kind: int, first: int, second: int, journal: Journal) -> None:
    """The card that acts goes on; a Scaenicus begins with the action that he copies."""
    if s.acting == Card.SCAENICUS:
        scaenicus.copy_character(s, first, journal)
    else:
        index.go_on(s, box, kind, first, second, journal)
