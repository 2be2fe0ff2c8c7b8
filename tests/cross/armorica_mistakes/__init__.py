"""Planted mistakes: referees of Armorica that each get one rule wrong.

A comparison that is worth its name tells every one of them from the rules. Where `seats` is set,
it is the number of players at which the mistake shows.
"""

from tests.cross.armorica_mistakes import immigration, scoring, setup, winter
from tests.cross.armorica_referee import Referee

MISTAKES: list[type[Referee]] = [
    *setup.MISTAKES,
    *immigration.MISTAKES,
    *winter.MISTAKES,
    *scoring.MISTAKES,
]
