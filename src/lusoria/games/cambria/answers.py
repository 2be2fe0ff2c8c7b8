"""What can be answered to the open question, with what odds, and why not anything else."""

from lusoria.core.rule import rule
from lusoria.core.seats import FATE
from lusoria.games.cambria.actions import (
    FIRST,
    KIND,
    ODDS,
    ROLLS,
    SECOND,
    action,
    die_of,
    list_places,
    value_of,
)
from lusoria.games.cambria.components import MOST_VALUE, Box
from lusoria.games.cambria.legion import (
    roads_for_legion,
    why_not_board,
    why_not_legion,
)
from lusoria.games.cambria.neutral import (
    roads_for_neutral,
    why_no_neutral,
    why_not_before_turn,
)
from lusoria.games.cambria.places import FIRST_SHIP, ship_of
from lusoria.games.cambria.placing import roads_to_place, why_not_place
from lusoria.games.cambria.setup import (
    roads_in_setup,
    setup_rolls,
    why_not_setup_place,
    why_not_setup_roll,
)
from lusoria.games.cambria.ships import can_use_ship, ship_uses, why_not_use
from lusoria.games.cambria.state import NEUTRAL, Table
from lusoria.games.cambria.supply import warriors_to_move, why_not_choose, why_not_from
from lusoria.games.cambria.turn import may_pass
from lusoria.games.cambria.verbs import free_ships
from lusoria.games.cambria.words import Act, Question, Reason


@rule()
def legal(s: Table, box: Box, menu: list[int]) -> int:
    """The answers to the open question: places for the verb asked, and for `act` some more."""
    if s.seat < 0:
        return fates_answers(s, box, menu)
    count = list_places(places_asked(s, box), verb_asked(s), menu, 0)
    if s.question == Question.ACT:
        count = list_places(roads_for_legion(s, box), action(Act.LEGION), menu, count)
        if can_use_ship(s):
            count = ship_uses(s, menu, count)
    if may_pass(s):
        menu[count] = action(Act.PASS)
        count += 1
    return count


@rule()
def verb_asked(s: Table) -> int:
    """The verb that names a place when it answers the open question: its first action."""
    if s.question == Question.FROM:
        return action(Act.FROM)
    if s.question == Question.BOARD:
        return action(Act.BOARD) - FIRST_SHIP
    if s.question == Question.NEUTRAL_PLACE:
        return action(Act.NEUTRAL)
    if s.question == Question.NEUTRAL_FROM:
        return action(Act.NEUTRAL_FROM)
    return action(Act.PLACE)


@rule("C2.8", "C4.1", "C6.9", "C8.2", "C12.3", "C12.6")
def places_asked(s: Table, box: Box) -> int:
    """The places among which the active player chooses."""
    if s.question == Question.ACT:
        return roads_to_place(s, box)
    if s.question == Question.FROM:
        return warriors_to_move(s)
    if s.question == Question.BOARD:
        return free_ships(s)
    if s.question == Question.NEUTRAL_PLACE:
        return roads_for_neutral(s, box)
    if s.question == Question.NEUTRAL_FROM:
        return s.warriors[NEUTRAL]
    return roads_in_setup(s, box)


@rule("C2.4", "C2.6", "C3.1", "C12.3")
def fates_answers(s: Table, box: Box, menu: list[int]) -> int:
    """Two dice for the turn, one for the neutral colour or the set-up, or a start player."""
    if s.question == Question.ROLL:
        return rolls(Act.ROLL_TWO, len(ROLLS), menu)
    if s.question == Question.NEUTRAL_ROLL:
        return rolls(Act.ROLL_ONE, MOST_VALUE, menu)
    if s.question == Question.SETUP_ROLL:
        return setup_rolls(s, box, menu)
    if s.question == Question.START_PLAYER:
        return rolls(Act.START, s.seats, menu)
    return 0


@rule("C3.1", "C12.3", "C2.4")
def rolls(kind: int, ways: int, menu: list[int]) -> int:
    """Everything that fate can say in so many ways."""
    for way in range(ways):
        menu[way] = action(kind, way)
    return ways


@rule("C3.1", "C2.4")
def weights(s: Table, box: Box, menu: list[int], count: int, odds: list[int]) -> int:
    """Two different dice come up twice as often as a double; all else is equally likely."""
    if s.question != Question.ROLL:
        return count
    total = 0
    for k in range(count):
        odds[k] = ODDS[k]
        total += ODDS[k]
    return total


@rule()
def why_not(s: Table, box: Box, number: int) -> int:
    """The reason against an action, or ALLOWED."""
    kind = KIND[number]
    if s.question == Question.OVER:
        return Reason.GAME_IS_OVER
    if s.seat == FATE:
        return why_not_fate(s, box, kind, FIRST[number])
    if kind == Act.START or kind == Act.ROLL_ONE or kind == Act.ROLL_TWO:
        return Reason.FATE_IS_NOT_ASKED
    if kind == Act.PASS and may_pass(s):
        return Reason.ALLOWED
    if names_no_road(box, kind, FIRST[number]):
        return Reason.NO_SUCH_ROAD
    if s.question == Question.NEUTRAL_PLACE or s.question == Question.NEUTRAL_FROM:
        return why_not_before_turn(s, box, kind, FIRST[number])
    if kind == Act.NEUTRAL or kind == Act.NEUTRAL_FROM:
        return why_no_neutral(s)
    if s.question == Question.ACT:
        return why_not_act(s, box, kind, FIRST[number], SECOND[number])
    return why_not_else(s, box, kind, FIRST[number])


@rule("C2.4", "C2.6", "C3.1", "C12.3")
def why_not_fate(s: Table, box: Box, kind: int, argument: int) -> int:
    """Fate picks the start player once; then it rolls one die or two, as the question has it."""
    if kind != Act.START and kind != Act.ROLL_ONE and kind != Act.ROLL_TWO:
        return Reason.FATE_IS_ASKED
    if s.question == Question.START_PLAYER:
        if kind != Act.START:
            return Reason.START_PLAYER_FIRST
        return Reason.ALLOWED if argument < s.seats else Reason.NO_SUCH_SEAT
    if kind == Act.START:
        return Reason.START_PLAYER_IS_KNOWN
    if s.question == Question.ROLL:
        return Reason.ALLOWED if kind == Act.ROLL_TWO else Reason.TWO_DICE_ARE_ROLLED
    if kind == Act.ROLL_TWO:
        return Reason.ONE_DIE_IS_ROLLED
    if s.question == Question.SETUP_ROLL:
        return why_not_setup_roll(s, box, die_of(argument))
    return Reason.ALLOWED


@rule("C1.3")
def names_no_road(box: Box, kind: int, argument: int) -> bool:
    """The action table has room for more roads than the board has."""
    if kind == Act.SHIP or kind == Act.BOARD or kind == Act.PASS:
        return False
    return box.roads <= argument < FIRST_SHIP


@rule("C3.2")
def why_not_act(s: Table, box: Box, kind: int, argument: int, second: int) -> int:
    """The active player puts a warrior, moves the legion, uses a ship or passes."""
    if kind == Act.PLACE:
        return why_not_place(s, box, argument)
    if kind == Act.LEGION:
        return why_not_legion(s, box, argument)
    if kind == Act.SHIP:
        return why_not_use(s, value_of(argument), die_of(second))
    if kind == Act.PASS:
        return Reason.NO_PASS_ON_DOUBLE_ONE
    if kind == Act.BOARD:
        return Reason.LEGION_BEFORE_BOARDING
    return why_not_choose(s)


@rule("C2.8", "C6.9", "C8.2")
def why_not_else(s: Table, box: Box, kind: int, argument: int) -> int:
    """In the set-up a player places; after the legion, boards or passes; else says who moves."""
    if s.question == Question.SETUP_PLACE:
        return (
            why_not_setup_place(s, box, argument)
            if kind == Act.PLACE
            else Reason.ONLY_PLACING_IN_SETUP
        )
    if s.question == Question.FROM:
        return why_not_from(s, argument) if kind == Act.FROM else Reason.WARRIOR_FIRST
    if kind == Act.BOARD:
        return why_not_board(s, ship_of(value_of(argument)))
    return why_not_choose(s) if kind == Act.FROM else Reason.ONLY_BOARDING_IS_LEFT
