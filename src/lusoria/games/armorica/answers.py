"""What may be answered to each question, with which odds, and why not."""

from lusoria.core.rule import rule
from lusoria.games.armorica.actions import ARGUMENT, KIND, action
from lusoria.games.armorica.components import FIRST_ROMAN, STARTS, Box
from lusoria.games.armorica.immigration import takes_and_pass, why_not_take
from lusoria.games.armorica.state import Table
from lusoria.games.armorica.winter import starvelings, why_not_starve
from lusoria.games.armorica.words import Act, Nation, Question, Reason


@rule()
def legal(s: Table, box: Box, menu: list[int]) -> int:
    """The answers to the open question."""
    if s.question == Question.TAKE_GAUL or s.question == Question.TAKE_ROMAN:
        return takes_and_pass(s, box, s.seat, menu)
    if s.question == Question.DRAW_GAUL or s.question == Question.DRAW_ROMAN:
        return draws(s, box, menu)
    if s.question == Question.STARVE:
        return starvelings(s, box, s.seat, menu)
    if s.question == Question.START_PLAYER:
        for seat in range(s.seats):
            menu[seat] = action(Act.START, seat)
        return s.seats
    return 0


@rule("A2.5", "A2.6")
def draws(s: Table, box: Box, menu: list[int]) -> int:
    """Any card left of the letter on top."""
    count = 0
    first = box.deck_first[s.nation][s.deck[s.nation]]
    for card in range(first, first + box.deck_size[s.nation][s.deck[s.nation]]):
        menu[count] = action(Act.DRAW, card)
        count += s.in_deck[card]
    return count


@rule("A2.2", "A2.5")
def weights(s: Table, box: Box, menu: list[int], count: int, odds: list[int]) -> int:
    """Every seat and every card left of the letter on top is equally likely."""
    return count


@rule("A2.5", "A2.6")
def why_not_draw(s: Table, box: Box, card: int) -> int:
    """The next card comes from the first letter that has cards left."""
    first = FIRST_ROMAN if s.nation == Nation.ROMAN else STARTS
    end = FIRST_ROMAN if s.nation == Nation.GAUL else len(s.in_deck)
    if not first <= card < end or not s.in_deck[card]:
        return Reason.NOT_IN_DECK
    top = box.deck_first[s.nation][s.deck[s.nation]]
    if not top <= card < top + box.deck_size[s.nation][s.deck[s.nation]]:
        return Reason.DECK_NOT_ON_TOP
    return Reason.ALLOWED


@rule()
def why_not(s: Table, box: Box, number: int) -> int:
    """The reason against an action, or ALLOWED."""
    kind = KIND[number]
    card = ARGUMENT[number]
    if s.question == Question.OVER:
        return Reason.GAME_IS_OVER
    if s.question == Question.START_PLAYER and kind == Act.START:
        return Reason.ALLOWED if card < s.seats else Reason.NO_SUCH_SEAT
    if s.question == Question.DRAW_GAUL or s.question == Question.DRAW_ROMAN:
        return why_not_draw(s, box, card) if kind == Act.DRAW else Reason.NOT_ASKED
    if s.question == Question.STARVE and kind == Act.DISCARD:
        return why_not_starve(s, box, s.seat, card)
    if s.question == Question.TAKE_GAUL or s.question == Question.TAKE_ROMAN:
        if kind == Act.PASS:
            return Reason.ALLOWED
        if kind == Act.TAKE:
            return why_not_take(s, box, s.seat, card)
    return Reason.NOT_ASKED
