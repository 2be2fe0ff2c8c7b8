"""Planted mistakes: referees of Roma that each get one rule wrong.

A comparison that is worth its name tells every one of them from the rules. Where `options` is set,
the mistake shows only under these options.
"""

from tests.cross.roma_mistakes import (
    actions_and_battle,
    buildings,
    characters,
    knowledge,
    setup_and_turns,
    variants,
)
from tests.cross.roma_referee import Referee

MISTAKES: list[type[Referee]] = [
    *setup_and_turns.MISTAKES,
    *actions_and_battle.MISTAKES,
    *characters.MISTAKES,
    *buildings.MISTAKES,
    *variants.MISTAKES,
    *knowledge.MISTAKES,
]
