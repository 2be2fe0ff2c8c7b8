"""The order of play: set-up, the roll, the actions of a turn, and what they ask. A contents page.

Each chapter carries out its answers and asks the next question.
"""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.actions import FIRST, KIND, SECOND
from lusoria.games.roma.activation import activate, bribe, go_on
from lusoria.games.roma.components import Box
from lusoria.games.roma.dice import call_for_cards, draw, keep, take_money
from lusoria.games.roma.laying import lay
from lusoria.games.roma.phases import end_turn, reroll, roll, stand
from lusoria.games.roma.setup import choose_starter, deal, give, lay_out
from lusoria.games.roma.state import NO_SEAT, Table
from lusoria.games.roma.words import Act, Question


@rule("R2.2", "R5.1")
def apply(s: Table, box: Box, number: int, journal: Journal) -> None:
    """Carry out a legal answer, up to the next question."""
    kind, first, second = KIND[number], FIRST[number], SECOND[number]
    if s.active == NO_SEAT:
        set_up(s, kind, first, second, journal)
    elif s.question == Question.ROLL or s.question == Question.REROLL:
        roll_dice(s, kind, first, journal)
    elif s.question == Question.ACT:
        act(s, box, kind, first, second, journal)
    elif s.question == Question.DRAW or s.question == Question.KEEP:
        draw_and_keep(s, kind, first, journal)
    else:
        go_on(s, box, kind, first, second, journal)


@rule("R1.6", "R1.7", "R1.8", "R1.9")
def set_up(s: Table, kind: int, first: int, disc: int, journal: Journal) -> None:
    """The starter, cards for both, two of them passed on, and all laid out face down."""
    if kind == Act.START:
        choose_starter(s, first, journal)
    elif kind == Act.DRAW:
        deal(s, first, journal)
    elif kind == Act.GIVE:
        give(s, first, journal)
    else:
        lay_out(s, first, disc, journal)


@rule("R4.1", "R4.2")
def roll_dice(s: Table, kind: int, roll_number: int, journal: Journal) -> None:
    """The roll, and what becomes of a triple."""
    if kind == Act.ROLL:
        roll(s, roll_number, journal)
    elif kind == Act.REROLL:
        reroll(s, journal)
    else:
        stand(s, journal)


@rule("R5.1", "R5.4")
def act(s: Table, box: Box, kind: int, first: int, disc: int, journal: Journal) -> None:
    """A card is laid, a die brings money or cards or activates a card, or the turn ends."""
    if kind == Act.LAY:
        lay(s, box, first, disc, journal)
    elif kind == Act.MONEY:
        take_money(s, first, journal)
    elif kind == Act.CARDS:
        call_for_cards(s, first, journal)
    elif kind == Act.ACTIVATE:
        activate(s, first, journal)
    elif kind == Act.BRIBE:
        bribe(s, first, journal)
    else:
        end_turn(s, journal)


@rule("R8.1", "R8.2")
def draw_and_keep(s: Table, kind: int, card: int, journal: Journal) -> None:
    """Cards for a die come one by one, and then one of them is kept."""
    if kind == Act.DRAW:
        draw(s, card, journal)
    else:
        keep(s, card, journal)
