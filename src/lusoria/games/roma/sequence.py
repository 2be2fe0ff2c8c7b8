"""The order of play: what follows each answer. Read it as a contents page."""

from lusoria.core.journal import Journal
from lusoria.core.rule import rule
from lusoria.games.roma.actions import FIRST, KIND, SECOND
from lusoria.games.roma.activation import activate, bribe, copy_character
from lusoria.games.roma.attackers import aim
from lusoria.games.roma.battle import add_die, fight
from lusoria.games.roma.builders import lay_free
from lusoria.games.roma.components import Box
from lusoria.games.roma.dice import call_for_cards, draw, keep, take_money
from lusoria.games.roma.ending import action_is_done
from lusoria.games.roma.forum import forum_pays, spend_second, spend_third
from lusoria.games.roma.laying import lay
from lusoria.games.roma.movers import move, put
from lusoria.games.roma.phases import end_turn, reroll, roll, stand
from lusoria.games.roma.politicians import buy, set_dice, take
from lusoria.games.roma.setup import choose_starter, deal, give, lay_out
from lusoria.games.roma.state import Table
from lusoria.games.roma.words import Act, Question


@rule()
def apply(s: Table, box: Box, number: int, journal: Journal) -> None:
    """Carry out a legal answer, up to the next question."""
    kind = KIND[number]
    first = FIRST[number]
    if kind <= Act.STAND:
        answer_in_order(s, box, kind, first, SECOND[number], journal)
    elif kind <= Act.KEEP:
        answer_in_turn(s, kind, first, journal)
    else:
        answer_in_action(s, box, kind, first, SECOND[number], journal)


@rule()
def answer_in_order(s: Table, box: Box, kind: int, first: int, disc: int, journal: Journal) -> None:
    """Set-up, the roll, and cards that are drawn or laid."""
    if kind == Act.DRAW:
        if s.question == Question.DEAL:
            deal(s, first, journal)
        else:
            draw(s, first, journal)
    elif kind == Act.LAY:
        any_lay(s, box, first, disc, journal)
    elif kind == Act.ROLL:
        roll(s, first, journal)
    elif kind == Act.REROLL:
        reroll(s, journal)
    elif kind == Act.STAND:
        stand(s, journal)
    elif kind == Act.GIVE:
        give(s, first, journal)
    else:
        choose_starter(s, first, journal)


@rule()
def any_lay(s: Table, box: Box, card: int, disc: int, journal: Journal) -> None:
    """A card is laid paid, without paying, or face down in set-up."""
    if s.question == Question.ACT:
        lay(s, box, card, disc, journal)
    elif s.question == Question.LAY_FREE:
        lay_free(s, card, disc, journal)
    else:
        lay_out(s, card, disc, journal)


@rule("R5.1", "R5.4")
def answer_in_turn(s: Table, kind: int, first: int, journal: Journal) -> None:
    """The actions with a die, and the end of the turn."""
    if kind == Act.MONEY:
        take_money(s, first, journal)
    elif kind == Act.CARDS:
        call_for_cards(s, first, journal)
    elif kind == Act.KEEP:
        keep(s, first, journal)
    elif kind == Act.ACTIVATE:
        activate(s, first, journal)
    elif kind == Act.BRIBE:
        bribe(s, first, journal)
    else:
        end_turn(s, journal)


@rule()
def answer_in_action(s: Table, box: Box, kind: int, first: int, to: int, journal: Journal) -> None:
    """What a card under way was still to be told."""
    if kind == Act.TARGET:
        aim(s, first, journal)
    elif kind == Act.BATTLE:
        fight(s, box, first, journal)
    elif kind == Act.SPEND:
        spend(s, box, first, journal)
    elif kind == Act.MOVE:
        move(s, first, to, journal)
    elif kind == Act.PUT:
        put(s, first, journal)
    elif kind == Act.SET:
        set_dice(s, first, journal)
    elif kind == Act.BUY:
        buy(s, first, journal)
    elif kind == Act.TAKE:
        take(s, first, journal)
    elif kind == Act.COPY:
        copy_character(s, first, journal)
    else:
        be_done(s, journal)


@rule()
def spend(s: Table, box: Box, die: int, journal: Journal) -> None:
    """A die is added to a battle, or spent on a Forum as its second or third."""
    if s.question == Question.ADD_DIE:
        add_die(s, box, die, journal)
    elif s.question == Question.SECOND_DIE:
        spend_second(s, die, journal)
    else:
        spend_third(s, die, journal)


@rule("R12.centurio.2", "R12.templum.1", "R12.architectus.1", "R12.senator.1")
def be_done(s: Table, journal: Journal) -> None:
    """Nothing more is added, spent or laid; a Forum pays without a third die."""
    if s.question == Question.THIRD_DIE:
        forum_pays(s, 0, journal)
    else:
        action_is_done(s, journal)
