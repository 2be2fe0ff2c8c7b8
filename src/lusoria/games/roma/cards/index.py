"""Which file a card is found in: its needs, its beginning and its course, card by card.

The Scaenicus stands above the others, since he does what any character does: see `activation`.
"""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.cards import (
    aesculapinum,
    architectus_senator,
    consiliarius_machina,
    consul,
    essedum,
    forum_basilica_templum,
    gladiator,
    haruspex,
    legatus,
    legionarius_centurio,
    mercator,
    mercatus,
    praetorianus,
    sicarius_nero,
    tribunus,
    velites_onager,
)
from lusoria.games.roma.components import Box
from lusoria.games.roma.state import Table
from lusoria.games.roma.words import Card, Reason


@rule("R9.3", "R9.4")
def why_not(s: Table, card: int, disc: int, dice_left: int, money: int) -> int:
    """What a card would need on a disc, with some dice and money left; some need nothing."""
    if card == Card.SICARIUS or card == Card.NERO:
        return sicarius_nero.why_not(s, card)
    if card == Card.GLADIATOR:
        return gladiator.why_not(s)
    if card == Card.VELITES or card == Card.ONAGER:
        return velites_onager.why_not(s, card)
    if card == Card.LEGIONARIUS or card == Card.CENTURIO:
        return legionarius_centurio.why_not(s, disc)
    if card == Card.PRAETORIANUS:
        return praetorianus.why_not(s)
    if card == Card.ARCHITECTUS or card == Card.SENATOR:
        return architectus_senator.why_not(s, card)
    if card == Card.CONSILIARIUS or card == Card.MACHINA:
        return consiliarius_machina.why_not(s, card)
    if card == Card.CONSUL:
        return consul.why_not(dice_left)
    if card == Card.FORUM:
        return forum_basilica_templum.why_not(dice_left)
    if card == Card.MERCATOR:
        return mercator.why_not(money)
    if card == Card.HARUSPEX:
        return haruspex.why_not(s)
    if card == Card.AESCULAPINUM:
        return aesculapinum.why_not(s)
    if card == Card.BASILICA or card == Card.TEMPLUM or card == Card.TURRIS:
        return Reason.NEVER_ACTIVATED
    return Reason.ALLOWED


@rule("R9.1")
def begin(s: Table, journal: Journal) -> None:
    """The card acts at once, or its player is asked what it shall do."""
    card = s.acting
    if card == Card.LEGATUS:
        legatus.begin(s, journal)
    elif card == Card.TRIBUNUS:
        tribunus.begin(s, journal)
    elif card == Card.MERCATUS:
        mercatus.begin(s, journal)
    elif card == Card.ESSEDUM:
        essedum.begin(s, journal)
    elif card == Card.SICARIUS or card == Card.NERO:
        sicarius_nero.begin(s)
    elif card == Card.GLADIATOR:
        gladiator.begin(s)
    elif card == Card.VELITES or card == Card.ONAGER:
        velites_onager.begin(s)
    elif card == Card.LEGIONARIUS or card == Card.CENTURIO:
        legionarius_centurio.begin(s)
    elif card == Card.PRAETORIANUS:
        praetorianus.begin(s)
    elif card == Card.ARCHITECTUS or card == Card.SENATOR:
        architectus_senator.begin(s)
    elif card == Card.CONSILIARIUS or card == Card.MACHINA:
        consiliarius_machina.begin(s, journal)
    elif card == Card.CONSUL:
        consul.begin(s)
    elif card == Card.FORUM:
        forum_basilica_templum.begin(s)
    elif card == Card.MERCATOR:
        mercator.begin(s)
    elif card == Card.HARUSPEX:
        haruspex.begin(s, journal)
    else:
        aesculapinum.begin(s)


@rule("R9.1")
def why_not_go_on(s: Table, first: int, second: int) -> int:
    """What speaks against an answer to the card that acts, wherever it asks for more than a die."""
    card = s.acting
    if card == Card.SICARIUS or card == Card.NERO:
        return sicarius_nero.why_not_choose(s, first)
    if card == Card.GLADIATOR:
        return gladiator.why_not_choose(s, first)
    if card == Card.VELITES or card == Card.ONAGER:
        return velites_onager.why_not_choose(s, first)
    if card == Card.PRAETORIANUS:
        return praetorianus.why_not_choose(s, first)
    if card == Card.ARCHITECTUS or card == Card.SENATOR:
        return architectus_senator.why_not_lay(s, first, second)
    if card == Card.CONSILIARIUS or card == Card.MACHINA:
        return consiliarius_machina.why_not_go_on(s, first, second)
    if card == Card.CONSUL:
        return consul.why_not_set(s, first)
    if card == Card.MERCATOR:
        return mercator.why_not_buy(s, first)
    if card == Card.HARUSPEX:
        return haruspex.why_not_take(s, first)
    return aesculapinum.why_not_take(s, first)


@rule("R9.1")
def go_on(s: Table, box: Box, kind: int, first: int, second: int, journal: Journal) -> None:
    """The card that acts takes its answer, the battle die's included."""
    card = s.acting
    if card == Card.SICARIUS or card == Card.NERO:
        sicarius_nero.choose(s, first, journal)
    elif card == Card.GLADIATOR:
        gladiator.choose(s, first, journal)
    elif card == Card.VELITES or card == Card.ONAGER:
        velites_onager.go_on(s, box, first, journal)
    elif card == Card.LEGIONARIUS or card == Card.CENTURIO:
        legionarius_centurio.go_on(s, box, kind, first, journal)
    elif card == Card.PRAETORIANUS:
        praetorianus.choose(s, first, journal)
    elif card == Card.ARCHITECTUS or card == Card.SENATOR:
        architectus_senator.go_on(s, kind, first, second, journal)
    elif card == Card.CONSILIARIUS or card == Card.MACHINA:
        consiliarius_machina.go_on(s, first, second, journal)
    elif card == Card.CONSUL:
        consul.set_dice(s, first, journal)
    elif card == Card.FORUM:
        forum_basilica_templum.go_on(s, kind, first, journal)
    elif card == Card.MERCATOR:
        mercator.buy(s, first, journal)
    elif card == Card.HARUSPEX:
        haruspex.take(s, first, journal)
    else:
        aesculapinum.take(s, first, journal)


@rule("R11.1", "R11.2")
def ends_game(s: Table, card: int, disc: int, die: int) -> bool:
    """A card on a disc, activated with a die, moves all the fame there is, however it goes on."""
    if card == Card.LEGATUS:
        return legatus.ends_game(s)
    if card == Card.TRIBUNUS:
        return tribunus.ends_game(s)
    if card == Card.MERCATUS:
        return mercatus.ends_game(s)
    if card == Card.MERCATOR:
        return mercator.ends_game(s)
    return card == Card.FORUM and forum_basilica_templum.ends_game(s, disc, die)
