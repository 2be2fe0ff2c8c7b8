"""Planted mistakes: readings of Cambria that a careful person could have, and that are wrong.

Each is the slow referee with one rule misread; the docstring names the broken rule. A comparison
of the engine with the right referee is worth something only if it tells every one of these apart.
Where a mistake shows only at a certain number of seats, the class says so in ``seats``. C14 has
none: no random game lasts long enough to show one.
"""

from tests.cross.cambria_mistakes import forts, legion, ships, turns, two_players
from tests.cross.cambria_referee import Referee

MISTAKES: list[type[Referee]] = [
    *turns.MISTAKES,
    *legion.MISTAKES,
    *ships.MISTAKES,
    *forts.MISTAKES,
    *two_players.MISTAKES,
]
