"""Mercator: fame is bought from the opponent."""

from typing import Final

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.ending import action_is_done, empties_opponent
from lusoria.games.roma.state import Table
from lusoria.games.roma.verbs import ask, opponent, take_fame
from lusoria.games.roma.words import Event, Question, Reason

PRICE: Final = 2
LEAST: Final = 1


@rule("R9.10", "R13.bribery.on.8")
def why_not(money: int) -> int:
    """He needs the price of one fame."""
    return Reason.ALLOWED if money >= PRICE else Reason.NO_MONEY_FOR_FAME


@rule("R12.mercator.1")
def begin(s: Table) -> None:
    """The player says how many he buys."""
    ask(s, s.active, Question.BUY)


@rule("R12.mercator.1", "R12.mercator.2")
def why_not_buy(s: Table, amount: int) -> int:
    """As many as the player's money and the opponent's fame allow, his last one too."""
    if PRICE * amount > s.money[s.active]:
        return Reason.FAME_TOO_DEAR
    if amount > s.fame[opponent(s.active)]:
        return Reason.OPPONENT_HAS_LESS_FAME
    return Reason.ALLOWED


@rule("R12.mercator.1", "R12.mercator.2")
def buy(s: Table, amount: int, journal: Journal) -> None:
    """Two sestertii for each fame go to the opponent."""
    s.money[s.active] -= PRICE * amount
    s.money[opponent(s.active)] += PRICE * amount
    note(journal, Event.FAME_BOUGHT, EVERYBODY, s.active, amount, PRICE * amount)
    take_fame(s, amount, journal)
    action_is_done(s, journal)


@rule("R12.mercator.1", "R12.mercator.2")
def ends_game(s: Table) -> bool:
    """The opponent has no more than the one that must be bought."""
    return empties_opponent(s, LEAST)
