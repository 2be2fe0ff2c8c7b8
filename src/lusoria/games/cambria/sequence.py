"""The order of play: which question comes next. Read it as a contents page."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY, FATE, NOBODY
from lusoria.games.cambria.actions import FIRST, HIGH, KIND, LOW, SECOND, die_of, value_of
from lusoria.games.cambria.capture import ending_now, forts_fall, last_forts_fall
from lusoria.games.cambria.components import Box
from lusoria.games.cambria.legion import move_legion
from lusoria.games.cambria.neutral import has_neutral_colour
from lusoria.games.cambria.places import NOWHERE, ship_of
from lusoria.games.cambria.placing import clear
from lusoria.games.cambria.ships import spend_ship
from lusoria.games.cambria.state import NEUTRAL, NO_DIE, Table
from lusoria.games.cambria.supply import move, place, supply_is_empty
from lusoria.games.cambria.verbs import free_roads, free_ships, left_of, right_of
from lusoria.games.cambria.words import Act, Ending, Event, Question

# What follows what


@rule()
def ask_fate(s: Table, question: int) -> None:
    """Fate is asked."""
    s.seat = FATE
    s.question = question


@rule("C3.1")
def ask_active(s: Table, question: int) -> None:
    """The active player is asked."""
    s.seat = s.active
    s.question = question


@rule("C2.4", "C2.5")
def begin_setup(s: Table, start_player: int) -> None:
    """The start player rolls and places first."""
    s.start_player = start_player
    s.active = start_player
    ask_fate(s, Question.SETUP_ROLL)


@rule("C2.5", "C2.9", "C2.10")
def after_setup_place(s: Table, box: Box, journal: Journal) -> None:
    """No fort falls; the next seat counter-clockwise places, or the first turn begins."""
    s.active = right_of(s, s.active)
    s.low = NO_DIE
    if s.active == s.start_player:
        begin_turn(s, box, journal)
    else:
        ask_fate(s, Question.SETUP_ROLL)


@rule("C3.1", "C12.3", "C12.11")
def begin_turn(s: Table, box: Box, journal: Journal) -> None:
    """With two players a die for the neutral colour comes first, unless no road at all is free."""
    if not has_neutral_colour(s):
        ask_fate(s, Question.ROLL)
    elif free_roads(s, box) != 0:
        ask_fate(s, Question.NEUTRAL_ROLL)
    else:
        note(journal, Event.NEUTRAL_LEFT_OUT, EVERYBODY, s.active)
        ask_fate(s, Question.ROLL)


@rule("C12.8", "C3.1")
def after_neutral(s: Table) -> None:
    """No fort falls; the turn's two dice are rolled."""
    s.low = NO_DIE
    s.target = NOWHERE
    ask_fate(s, Question.ROLL)


@rule("C6.9")
def after_legion(s: Table, box: Box, journal: Journal) -> None:
    """Boarding is offered while a ship is free."""
    if free_ships(s) != 0:
        ask_active(s, Question.BOARD)
    else:
        end_turn(s, box, journal)


@rule("C3.4", "C10.1", "C14.1", "C2.10")
def end_turn(s: Table, box: Box, journal: Journal) -> None:
    """Forts fall; then the game ends, or the turn passes to the left."""
    s.low = NO_DIE
    s.high = NO_DIE
    s.ship_used = False
    s.target = NOWHERE
    s.turns += 1
    forts_fall(s, box, journal)
    s.ending = ending_now(s, box)
    if s.ending != Ending.GOES_ON:
        end_game(s, box, journal)
    else:
        s.active = left_of(s, s.active)
        begin_turn(s, box, journal)


@rule("C10.2", "C10.3")
def end_game(s: Table, box: Box, journal: Journal) -> None:
    """The last forts fall, and nobody is asked any more."""
    last_forts_fall(s, box, journal)
    s.seat = NOBODY
    s.question = Question.OVER
    note(journal, Event.GAME_OVER, EVERYBODY, s.ending)


# What an answer does


@rule("C2.8")
def place_in_setup(s: Table, box: Box, road: int, journal: Journal) -> None:
    """One warrior goes from the supply to the road."""
    place(s, s.active, road, journal)
    after_setup_place(s, box, journal)


@rule("C4.1", "C5.2", "C5.3", "C6.9", "C8.1", "C8.2")
def bring_warrior(s: Table, box: Box, goal: int, journal: Journal) -> None:
    """The place is cleared for a warrior of the supply; without one the player says who moves."""
    if supply_is_empty(s, s.active):
        s.target = goal
        ask_active(s, Question.FROM)
    else:
        clear(s, goal, journal)
        place(s, s.active, goal, journal)
        end_turn(s, box, journal)


@rule("C8.2", "C8.3", "C5.2", "C5.3")
def move_to_target(s: Table, box: Box, start: int, journal: Journal) -> None:
    """The chosen warrior moves to the place that was free, or is cleared for it."""
    clear(s, s.target, journal)
    move(s, s.active, start, s.target, journal)
    end_turn(s, box, journal)


@rule("C12.3", "C12.5", "C12.6")
def place_neutral(s: Table, road: int, journal: Journal) -> None:
    """A neutral warrior comes from its supply; without one the player first says who moves."""
    if supply_is_empty(s, NEUTRAL):
        s.target = road
        ask_active(s, Question.NEUTRAL_FROM)
    else:
        place(s, NEUTRAL, road, journal)
        after_neutral(s)


@rule("C3.3", "C6.9")
def pass_by(s: Table, box: Box, journal: Journal) -> None:
    """The player does nothing more; the turn ends all the same."""
    if s.question == Question.BOARD:
        note(journal, Event.BOARDING_DECLINED, EVERYBODY, s.active)
    else:
        note(journal, Event.PASSED, EVERYBODY, s.active)
    end_turn(s, box, journal)


@rule("C2.6", "C12.3")
def roll_one(s: Table, die: int, journal: Journal) -> None:
    """One die for the set-up or for the neutral colour; the active player places by it."""
    s.low = die
    if s.question == Question.SETUP_ROLL:
        note(journal, Event.SETUP_ROLLED, EVERYBODY, s.active, die)
        ask_active(s, Question.SETUP_PLACE)
    else:
        note(journal, Event.NEUTRAL_ROLLED, EVERYBODY, s.active, die)
        ask_active(s, Question.NEUTRAL_PLACE)


@rule("C3.1", "C3.2")
def roll_two(s: Table, low: int, high: int, journal: Journal) -> None:
    """Two dice for the turn; the active player acts by them."""
    s.low = low
    s.high = high
    note(journal, Event.ROLLED, EVERYBODY, s.active, low, high)
    ask_active(s, Question.ACT)


# The contract


@rule()
def apply(s: Table, box: Box, number: int, journal: Journal) -> None:
    """Carry out a legal answer, up to the next question."""
    kind = KIND[number]
    argument = FIRST[number]
    if kind == Act.ROLL_TWO:
        roll_two(s, LOW[argument], HIGH[argument], journal)
    elif kind == Act.PLACE:
        if s.question == Question.SETUP_PLACE:
            place_in_setup(s, box, argument, journal)
        else:
            bring_warrior(s, box, argument, journal)
    elif kind == Act.FROM:
        move_to_target(s, box, argument, journal)
    elif kind == Act.PASS:
        pass_by(s, box, journal)
    elif kind == Act.LEGION:
        move_legion(s, argument, journal)
        after_legion(s, box, journal)
    elif kind == Act.BOARD:
        bring_warrior(s, box, ship_of(value_of(argument)), journal)
    elif kind == Act.SHIP:
        spend_ship(s, value_of(argument), die_of(SECOND[number]), journal)
    elif kind == Act.ROLL_ONE:
        roll_one(s, die_of(argument), journal)
    elif kind == Act.NEUTRAL:
        place_neutral(s, argument, journal)
    elif kind == Act.NEUTRAL_FROM:
        move(s, NEUTRAL, argument, s.target, journal)
        after_neutral(s)
    else:
        note(journal, Event.START_PLAYER, EVERYBODY, argument)
        begin_setup(s, argument)


@rule()
def veil(s: Table, box: Box, viewer: int) -> None:
    """Cambria has no secrets."""


@rule()
def redeal(s: Table, box: Box, viewer: int, key: int) -> None:
    """Nothing is hidden, so there is nothing to imagine."""
