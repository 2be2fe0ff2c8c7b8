"""Chapter 12, the cards that deal in fame, dice and cards rather than in blows."""

from typing import Final

from lusoria.core.journal import Journal, note
from lusoria.core.rule import constants, rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.actions import CHANGED
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.phases import take_dice_away
from lusoria.games.roma.state import PIPS, Table
from lusoria.games.roma.verbs import (
    ask,
    gain_fame,
    how_many_empty,
    how_many_lie,
    is_character,
    lay_die,
    leave_deck,
    opponent,
    rebuild_deck,
    take_fame,
    take_in_hand,
)
from lusoria.games.roma.words import FIRST_BUILDING, KINDS, Card, Edition, Event, Question, Reason

PRICE_OF_FAME: Final = 2
LOWER: Final = constants([low for low, _ in CHANGED])
HIGHER: Final = constants([high for _, high in CHANGED])
"""What the unused dice become, by number; a missing second die is 0."""

# Fame


@rule("R12.legatus", "R9.16")
def legatus(s: Table, journal: Journal) -> None:
    """One fame from the stockpile for each empty disc of the opponent, even for none."""
    gain_fame(s, how_many_empty(s, opponent(s.active)), journal)
    action_is_done(s, journal)


@rule("R12.tribunus")
def tribunus(s: Table, journal: Journal) -> None:
    """One fame from the opponent."""
    take_fame(s, 1, journal)
    action_is_done(s, journal)


@rule("R12.mercatus", "R9.16", "R13.mercatus.rulebook", "R13.mercatus.publisher")
def mercatus(s: Table, journal: Journal) -> None:
    """One fame for each Forum of the opponent, from the stockpile or, as far as he has it, him."""
    forums = how_many_lie(s, opponent(s.active), Card.FORUM)
    if s.mercatus == Edition.RULEBOOK:
        gain_fame(s, forums, journal)
    else:
        take_fame(s, min(forums, s.fame[opponent(s.active)]), journal)
    action_is_done(s, journal)


@rule("R9.10", "R13.bribery.on.8")
def why_not_mercator(money: int) -> int:
    """The Mercator needs the price of one fame."""
    return Reason.ALLOWED if money >= PRICE_OF_FAME else Reason.NO_MONEY_FOR_FAME


@rule("R12.mercator.1", "R12.mercator.2")
def why_not_buy(s: Table, amount: int) -> int:
    """As many as the player's money and the opponent's fame allow, his last one too."""
    if PRICE_OF_FAME * amount > s.money[s.active]:
        return Reason.FAME_TOO_DEAR
    if amount > s.fame[opponent(s.active)]:
        return Reason.OPPONENT_HAS_LESS_FAME
    return Reason.ALLOWED


@rule("R12.mercator.1", "R12.mercator.2")
def buy(s: Table, amount: int, journal: Journal) -> None:
    """Two sestertii for each fame go to the opponent."""
    s.money[s.active] -= PRICE_OF_FAME * amount
    s.money[opponent(s.active)] += PRICE_OF_FAME * amount
    note(journal, Event.FAME_BOUGHT, EVERYBODY, s.active, amount, PRICE_OF_FAME * amount)
    take_fame(s, amount, journal)
    action_is_done(s, journal)


# Defences


@rule("R12.essedum.1", "R12.essedum.2")
def essedum(s: Table, journal: Journal) -> None:
    """The opponent's defences are lower by 2 for this turn, whatever becomes of the Essedum."""
    s.essedum += 1
    note(journal, Event.WEAKENED, EVERYBODY, s.active, s.essedum)
    action_is_done(s, journal)


# Dice


@rule("R9.9")
def why_not_without_die(dice_left: int) -> int:
    """Consul and Forum need a further unused die."""
    return Reason.ALLOWED if dice_left > 0 else Reason.NO_FURTHER_DIE


@rule()
def lowest_die(s: Table) -> int:
    """The lowest unused die."""
    die = 1
    while s.dice[die] == 0:
        die += 1
    return die


@rule()
def highest_die(s: Table) -> int:
    """The highest unused die."""
    die = PIPS
    while s.dice[die] == 0:
        die -= 1
    return die


@rule("R12.consul.1")
def why_not_set(s: Table, number: int) -> int:
    """The unused dice, as many as they are, become others by one step each or of one alone."""
    low, high = LOWER[number], HIGHER[number]
    if s.dice_left != (2 if high else 1):
        return Reason.OTHER_NUMBER_OF_DICE
    first = lowest_die(s)
    if not high:
        return why_not_step(s, abs(low - first), 0)
    second = highest_die(s)
    straight = why_not_step(s, abs(low - first), abs(high - second))
    if straight == Reason.ALLOWED:
        return straight
    crossed = why_not_step(s, abs(high - first), abs(low - second))
    return crossed if crossed == Reason.ALLOWED else straight


@rule("R13.consul.rulebook", "R13.consul.publisher")
def why_not_step(s: Table, step: int, other_step: int) -> int:
    """At least one die changes by 1 and none by more; by the publisher's rules exactly one does."""
    if step + other_step == 0:
        return Reason.DICE_UNCHANGED
    if s.consul == Edition.PUBLISHER:
        return Reason.ALLOWED if step + other_step == 1 else Reason.ONE_DIE_BY_ONE
    return Reason.ALLOWED if max(step, other_step) == 1 else Reason.DICE_OUT_OF_REACH


@rule("R12.consul.1", "R12.consul.2", "R12.consul.3")
def set_dice(s: Table, number: int, journal: Journal) -> None:
    """The new values count from now on, and no triple of them is rolled again."""
    take_dice_away(s)
    lay_die(s, LOWER[number])
    if HIGHER[number]:
        lay_die(s, HIGHER[number])
    note(journal, Event.DICE_CHANGED, EVERYBODY, s.active, LOWER[number], HIGHER[number])
    action_is_done(s, journal)


# Cards


@rule("R9.12", "R12.haruspex.2")
def why_not_haruspex(s: Table) -> int:
    """There must be a card in the deck or in the discard pile."""
    if s.deck_size + s.discard_size > 0:
        return Reason.ALLOWED
    return Reason.NOTHING_TO_SEARCH


@rule("R12.haruspex.1", "R12.haruspex.2", "R14.8")
def haruspex(s: Table, journal: Journal) -> None:
    """The player looks through the deck, a new one if it is empty, and so knows the other hand."""
    if s.deck_size == 0:
        rebuild_deck(s, journal)
    note(journal, Event.DECK_SEARCHED, EVERYBODY, s.active)
    for card in range(KINDS):
        s.known[opponent(s.active)][card] = s.hand[opponent(s.active)][card]
    ask(s, s.active, Question.TAKE)


@rule("R9.8")
def why_not_aesculapinum(s: Table) -> int:
    """A character must lie in the discard pile."""
    for card in range(FIRST_BUILDING):
        if s.discard[card] > 0:
            return Reason.ALLOWED
    return Reason.NO_CHARACTER_DISCARDED


@rule("R12.haruspex.1", "R12.aesculapinum")
def why_not_take(s: Table, card: int) -> int:
    """A Haruspex takes any card of the deck, an Aesculapinum any character of the discard pile."""
    if s.acting == Card.HARUSPEX:
        return Reason.ALLOWED if s.deck[card] > 0 else Reason.NOT_IN_DECK
    if not is_character(card):
        return Reason.TAKES_CHARACTERS_ONLY
    return Reason.ALLOWED if s.discard[card] > 0 else Reason.NOT_DISCARDED


@rule("R12.haruspex.1", "R12.aesculapinum")
def take(s: Table, card: int, journal: Journal) -> None:
    """The card comes into the hand."""
    take_in_hand(s, s.active, card)
    if s.acting == Card.HARUSPEX:
        take_from_deck(s, card, journal)
    else:
        take_back(s, card, journal)
    action_is_done(s, journal)


@rule("R12.haruspex.1", "R14.2")
def take_from_deck(s: Table, card: int, journal: Journal) -> None:
    """Nobody else learns which card it was."""
    leave_deck(s, card)
    note(journal, Event.TOOK, 1 << s.active, s.active, card)
    note(journal, Event.TOOK_HIDDEN, EVERYBODY, s.active)


@rule("R12.aesculapinum", "R14.7")
def take_back(s: Table, card: int, journal: Journal) -> None:
    """The other player has seen which card was taken from the discard pile."""
    s.discard[card] -= 1
    s.discard_size -= 1
    s.known[s.active][card] += 1
    note(journal, Event.TOOK_BACK, EVERYBODY, s.active, card)
