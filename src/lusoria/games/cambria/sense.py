"""Whether an open question makes sense at a table that was laid from a position.

Each refusal names the field and the rule. What a rule decides is asked of the rules themselves.
"""

from typing import Any, Final

from lusoria.core.game import Components
from lusoria.core.position import Inquiry, refuse
from lusoria.games.cambria.components import LEAST_VALUE, MOST_VALUE
from lusoria.games.cambria.places import EAGLE, FIRST_SHIP, NOWHERE
from lusoria.games.cambria.state import NEUTRAL, NO_COLOUR
from lusoria.games.cambria.words import Question

_NEUTRAL: Final = (Question.NEUTRAL_ROLL, Question.NEUTRAL_PLACE, Question.NEUTRAL_FROM)
_SETUP: Final = (Question.START_PLAYER, Question.SETUP_ROLL, Question.SETUP_PLACE)


def check_position(s: Any, components: Components, rules: Inquiry) -> None:
    """What the open question takes for granted."""
    question = Question(s.question)
    if question in _NEUTRAL:
        _check_neutral(s, components, rules)
    elif question in _SETUP:
        _check_setup(s, rules)
    elif question == Question.BOARD:
        _check_boarding(s, components, rules)
    elif question == Question.FROM:
        _check_from(s, components, rules)
    elif question == Question.OVER:
        _check_last_forts(s, components, rules)
    if s.ship_used:
        _check_ship(s, rules)


def _check_neutral(s: Any, components: Components, rules: Inquiry) -> None:
    if s.seats != 2:
        refuse("decision.question: there is a neutral colour only when two play", "C12.1")
    if rules.derived(s).free == 0:
        refuse("decision.question: no road is free for the neutral warrior", "C12.11")
    if s.question != Question.NEUTRAL_FROM:
        return
    if s.supply[NEUTRAL]:
        refuse("decision.question: the neutral warrior comes from its supply", "C12.5")
    if s.target >= FIRST_SHIP or not _allows(
        s, rules, f"neutral {_target(s, components)}", Question.NEUTRAL_PLACE
    ):
        refuse("target is not a road on which this die puts the neutral warrior", "C12.3")


def _target(s: Any, components: Components) -> str:
    return str(components.names["place"][s.target])


def _allows(s: Any, rules: Inquiry, words: str, question: Question, **changed: Any) -> bool:
    """Whether the player could have answered so to the question before this one."""
    return rules.allows(s, words, question=question, target=NOWHERE, **changed)


def _check_setup(s: Any, rules: Inquiry) -> None:
    """Whoever has not placed yet needs a warrior and a road for it."""
    to_place = s.seats if s.start_player < 0 else s.seats - (s.start_player - s.active) % s.seats
    for k in range(to_place):
        seat = (s.active - k) % s.seats
        if s.supply[seat] == 0:
            refuse(f"supply[{seat}] is 0, but the seat has yet to place in the set-up", "C2.8")
    free = rules.derived(s).free.bit_count()
    if free < to_place:
        refuse(
            f"roads: {to_place} warriors are yet to be placed, and {free} roads are free", "C2.8"
        )


def _check_ship(s: Any, rules: Inquiry) -> None:
    """The ship gave its warrior to the hand and its value to a die."""
    ships = [die for die in (s.low, s.high) if die >= LEAST_VALUE]
    if not any(_is_free(s, rules, ship) for ship in ships):
        refuse("ship_used: no ship of a die's value has lost its warrior", "C7.1")
    if s.question in (Question.ACT, Question.BOARD) and s.supply[s.active] == 0:
        refuse(
            f"ship_used: the warrior taken off it is in the supply, but supply[{s.active}] is 0",
            "C8.4",
        )


def _is_free(s: Any, rules: Inquiry, ship: int) -> bool:
    return _allows(s, rules, f"board {ship}", Question.BOARD)


def _check_last_forts(s: Any, components: Components, rules: Inquiry) -> None:
    """At the end every fort with strictly the most warriors of one colour has fallen."""
    first = rules.derived(s).first
    for fort, name in enumerate(components.names["fort"]):
        if first[fort] != NO_COLOUR:
            refuse(f"forts: {name} falls at the end to the most warriors there", "C10.3")


def _check_boarding(s: Any, components: Components, rules: Inquiry) -> None:
    """As if the legion still stood on the eagle: these dice move it to where it stands."""
    if s.low != 1:
        refuse("dice: a ship is boarded only after a 1 has moved the legion", "C6.9")
    if s.legion >= FIRST_SHIP or not _allows(
        s, rules, f"legion {components.names['place'][s.legion]}", Question.ACT, legion=EAGLE
    ):
        refuse("legion: it has not been moved to a road by these dice", "C6.9")
    if not any(_is_free(s, rules, ship) for ship in range(LEAST_VALUE, MOST_VALUE + 1)):
        refuse("ships: none is free for boarding", "C6.9")


def _check_from(s: Any, components: Components, rules: Inquiry) -> None:
    if s.supply[s.active]:
        refuse(f"supply[{s.active}] is not empty, so the warrior comes from there", "C8.1")
    if s.ship_used:
        refuse("ship_used: the warrior taken off the ship is the one that is placed", "C8.4")
    if s.target >= FIRST_SHIP:
        _check_boarding(s, components, rules)
        if not _is_free(s, rules, s.target - FIRST_SHIP + LEAST_VALUE):
            refuse("target: that ship is taken", "C8.3")
    elif not _allows(s, rules, f"place {_target(s, components)}", Question.ACT):
        refuse("target is not a road on which these dice put a warrior", "C8.3")
